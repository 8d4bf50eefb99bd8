//! The command that looks for the best move.

use std::{
    cell::Cell,
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

use clap::Args;
use plyground_engines::External;
use plyground_games::{
    Analysis, AnyGame, AnyPlay,
    rules::{GameInfo, Side},
};
use plyground_players::{Limit, named, words::words};
use plyground_protocols::client::EngineInfo;
use plyground_search::{Score, SearchParams, Searcher};
use plyground_words::{Message, message};
use serde_json::{Value, json};

use crate::{
    CommandResult,
    args::PositionArg,
    entrants::{EnginesFolderArg, Entrants},
    jobs,
    lang::lang,
    limits::LimitArgs,
    out,
    positions::{begin, make},
};

/// How long to look if nothing is said.
const USUAL: Limit = Limit::Time(Duration::from_secs(1));

/// A position, and how to look at it.
#[derive(Args)]
pub(crate) struct Analyse {
    #[command(flatten)]
    at: PositionArg,
    /// The moves made from there on: without them no repetition is known
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    moves: Option<String>,
    #[command(flatten)]
    limits: LimitArgs,
    #[command(flatten)]
    data: EnginesFolderArg,
    /// How many threads look; only with one is the answer the same every time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = jobs::parser())]
    threads: usize,
    /// The player whose search to use, by id or name [default: full strength]
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// How many best moves to find
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = jobs::parser())]
    lines: usize,
    /// One JSON object for each new line; the last one is the answer
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(how: &Analyse) -> CommandResult {
    let (game, mut play) = begin(&how.at.game, how.at.position.as_deref())?;
    if let Some(text) = &how.moves {
        let moves = game.split_moves(text).map_err(|e| message!("moves-unreadable", why = e.message()))?;
        make(&mut *play, &moves)?;
    }
    let info = game.info();
    refuse_finished(info, &*play)?;
    if let Some(name) = &how.player {
        let entrants = Entrants::of(&how.at.game, &how.data)?;
        if let Some(external) = entrants.external(name, how.limits.given()) {
            return analyse_externally(&external, &*play, how.json);
        }
        entrants.player(name)?;
    }
    let params = SearchParams { threads: how.threads, lines: how.lines, ..params(how, info)? };
    let (begun, stop, failed) = (Instant::now(), AtomicBool::new(false), Cell::new(None));
    let report = AnalysisReport { game, side: play.to_move(), begun, several: how.lines > 1 };
    let mut found: Vec<Analysis> = Vec::new();
    let best = play.search(&mut Searcher::new(), &params, &stop, &mut |analysis| {
        keep(&mut found, analysis);
        let text = if how.json { report.object(analysis).to_string() } else { report.line(analysis) };
        match out::line(&text) {
            Ok(true) => {}
            other => {
                failed.set(Some(other));
                stop.store(true, Ordering::Relaxed);
            }
        }
    });
    if let Some(end) = failed.take() {
        return end.map(|_| String::new());
    }
    let best = best.expect("a game that is not over has a best move");
    let lines = best_first(&best, found, how.lines);
    Ok(if how.json {
        format!("{}\n", report.whole(&best, &lines, how.lines > 1))
    } else {
        report.answer(&best)
    })
}

/// What an external engine says.
fn analyse_externally(external: &External, play: &dyn AnyPlay, as_json: bool) -> CommandResult {
    let begun = Instant::now();
    let answer = external.request_move(play, 0, &AtomicBool::new(false));
    let answer = answer.map_err(|e| external.fault(&e))?;
    let EngineInfo { depth, nodes, score, pv } = answer.info.unwrap_or_default();
    let best = answer.mv;
    if as_json {
        let ms = begun.elapsed().as_millis() as u64;
        let said =
            json!({"best": best, "depth": depth, "nodes": nodes, "said": score, "pv": pv, "time_ms": ms});
        return Ok(format!("{said}\n"));
    }
    let score = score.map(|score| message!("system-says", text = score.to_string()));
    Ok(format!("{}\n{}\n", best_line(&best, score, depth, nodes, begun), pv.join(" ")))
}

/// "best f5: Black has a small advantage (+230), depth 9, 20000 nodes in 0.12 s".
fn best_line(best: &str, score: Option<Message>, depth: u32, nodes: u64, begun: Instant) -> String {
    let best = match score {
        Some(score) => message!("best-and-score", best = best.to_owned(), score = score),
        None => message!("best-alone", best = best.to_owned()),
    };
    let seconds = format!("{:.2}", begun.elapsed().as_secs_f64());
    message!("best-line", best = best, depth = depth, nodes = nodes, seconds = seconds).in_lang(lang())
}

fn params(how: &Analyse, info: &GameInfo) -> Result<SearchParams, Message> {
    let Some(name) = &how.player else {
        return Ok(how.limits.given().unwrap_or(USUAL).as_only_limit(&named::full_strength(info)));
    };
    let player = named::named(info, name).map_err(|e| e.message())?;
    let Some(params) = player.params() else {
        return Err(message!("looks-not-ahead", player = player.name));
    };
    Ok(how.limits.given().map_or_else(|| params.clone(), |limit| limit.as_only_limit(params)))
}

/// One sentence if there is nothing left to look at.
pub(crate) fn refuse_finished(info: &GameInfo, play: &dyn AnyPlay) -> Result<(), Message> {
    let Some(end) = play.outcome() else { return Ok(()) };
    Err(message!("game-over", ending = info.ending(end.winner, end.reason)))
}

/// The latest line of each rank (multi-PV), once all of a depth are there.
fn keep(found: &mut Vec<Analysis>, analysis: &Analysis) {
    found.truncate(found.iter().position(|known| known.multi_pv == analysis.multi_pv).unwrap_or(found.len()));
    found.push(analysis.clone());
}

/// The answer's line first, and others that begin with other moves.
fn best_first(best: &Analysis, found: Vec<Analysis>, lines: usize) -> Vec<Analysis> {
    let others = found.into_iter().filter(|other| other.pv.first() != best.pv.first());
    std::iter::once(best.clone()).chain(others).take(lines).collect()
}

/// How analyses are reported.
pub(crate) struct AnalysisReport {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) side: Side,
    pub(crate) begun: Instant,
    pub(crate) several: bool,
}

impl AnalysisReport {
    /// A new line, for people.
    fn line(&self, analysis: &Analysis) -> String {
        let place = if self.several { format!("{:>2}. ", analysis.multi_pv + 1) } else { String::new() };
        let line = message!(
            "analysis-line",
            depth = format!("{:>2}", analysis.depth),
            place = place,
            score = self.score(analysis.score),
            nodes = analysis.nodes,
            rate = self.rate(analysis.nodes),
            line = analysis.pv.join(" ")
        );
        line.in_lang(lang())
    }

    fn answer(&self, best: &Analysis) -> String {
        let score = Some(self.score(best.score));
        let line = best_line(&best.pv[0], score, best.depth, best.nodes, self.begun);
        format!("{line}\n{}\n", best.pv.join(" "))
    }

    /// "Black has a small advantage (+230)".
    fn score(&self, score: Score) -> Message {
        let said = words(self.game, self.side, score);
        match score {
            Score::Heuristic(value) | Score::Exact(value) => {
                message!("score-and-number", score = said, number = format!("{value:+}"))
            }
            Score::Win(_) | Score::Loss(_) => said,
        }
    }

    fn rate(&self, nodes: u64) -> u64 {
        (nodes as f64 / self.begun.elapsed().as_secs_f64().max(1e-6)) as u64
    }

    /// A new line, for programs.
    pub(crate) fn object(&self, analysis: &Analysis) -> Value {
        let mut object = line_object(analysis);
        object["nodes"] = analysis.nodes.into();
        object["nodes_per_s"] = self.rate(analysis.nodes).into();
        object["time_ms"] = (self.begun.elapsed().as_millis() as u64).into();
        if self.several {
            object["place"] = (analysis.multi_pv + 1).into();
        }
        object
    }

    fn whole(&self, best: &Analysis, lines: &[Analysis], several: bool) -> Value {
        let mut object = self.object(best);
        if several {
            object["lines"] = lines.iter().map(line_object).collect();
        }
        object
    }
}

/// A line by itself.
fn line_object(analysis: &Analysis) -> Value {
    let (kind, value) = match analysis.score {
        Score::Heuristic(value) => ("heuristic", i64::from(value)),
        Score::Exact(margin) => ("exact", i64::from(margin)),
        Score::Win(turns) => ("win", i64::from(turns)),
        Score::Loss(turns) => ("loss", i64::from(turns)),
    };
    json!({
        "best": analysis.pv[0],
        "score": {"kind": kind, "value": value},
        "depth": analysis.depth,
        "pv": analysis.pv,
    })
}
