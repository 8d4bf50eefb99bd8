//! The command that looks for the best move.

use std::{
    cell::Cell,
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

use clap::Args;
use plyground_games::{
    AnyPlay, Thought,
    rules::{GameInfo, Side},
};
use plyground_players::{contest::Limit, words::words};
use plyground_search::{Mind, Orders, Score};
use serde_json::{Value, json};

use crate::{Answer, args::At, jobs, limits::Limits, out, positions::begin, who};

/// How long to look if nothing is said.
const USUAL: Limit = Limit::Time(Duration::from_secs(1));

/// A position, and how to look at it.
#[derive(Args)]
#[command(after_help = "Without a limit it looks for a second, or as far as the player does.")]
pub(crate) struct Analyse {
    #[command(flatten)]
    at: At,
    #[command(flatten)]
    limits: Limits,
    /// How many threads look; only with one is the answer the same every time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = jobs::parser())]
    threads: usize,
    /// Whose eyes to see it with: a player's id or name [default: full strength]
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// How many best moves to find
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = jobs::parser())]
    lines: usize,
    /// One JSON object for each new line; the last one is the answer
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(how: &Analyse) -> Answer {
    let (game, play) = begin(&how.at.game, how.at.position.as_deref())?;
    let info = game.info();
    refuse_finished(info, &*play)?;
    let orders = Orders { threads: how.threads, lines: how.lines, ..orders(how, info)? };
    let (begun, stop, failed) = (Instant::now(), AtomicBool::new(false), Cell::new(None));
    let say = Say { info, side: play.to_move(), begun, several: how.lines > 1 };
    let mut found: Vec<Thought> = Vec::new();
    let best = play.think(&mut Mind::new(), &orders, &stop, &mut |thought| {
        keep(&mut found, thought);
        let text = if how.json { say.object(thought).to_string() } else { say.line(thought) };
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
    Ok(if how.json { format!("{}\n", say.whole(&best, &lines, how.lines > 1)) } else { say.answer(&best) })
}

fn orders(how: &Analyse, info: &GameInfo) -> Result<Orders, String> {
    let Some(name) = &how.player else {
        return Ok(how.limits.given().unwrap_or(USUAL).alone(&who::full_strength(info)));
    };
    let player = who::named(info, name)?;
    let Some(orders) = player.orders() else { return Err(format!("{} does not look ahead", player.name)) };
    Ok(how.limits.given().map_or_else(|| orders.clone(), |limit| limit.alone(orders)))
}

/// One sentence if there is nothing left to look at.
pub(crate) fn refuse_finished(info: &GameInfo, play: &dyn AnyPlay) -> Result<(), String> {
    let Some(end) = play.outcome() else { return Ok(()) };
    Err(format!("the game is over: {}", info.ending(end.winner, end.reason)))
}

/// The latest thought of each place, once all of a depth are there.
fn keep(found: &mut Vec<Thought>, thought: &Thought) {
    found.truncate(found.iter().position(|known| known.place == thought.place).unwrap_or(found.len()));
    found.push(thought.clone());
}

/// The answer's line first, and others that begin with other moves.
fn best_first(best: &Thought, found: Vec<Thought>, lines: usize) -> Vec<Thought> {
    let others = found.into_iter().filter(|other| other.line.first() != best.line.first());
    std::iter::once(best.clone()).chain(others).take(lines).collect()
}

/// How thoughts are told.
pub(crate) struct Say {
    pub(crate) info: &'static GameInfo,
    pub(crate) side: Side,
    pub(crate) begun: Instant,
    pub(crate) several: bool,
}

impl Say {
    /// A new line, for people.
    fn line(&self, thought: &Thought) -> String {
        let place = if self.several { format!("{:>2}. ", thought.place + 1) } else { String::new() };
        let (score, line) = (self.score(thought.score), thought.line.join(" "));
        let rate = self.rate(thought.nodes);
        format!("depth {:>2}  {place}{score}  {} nodes  {rate} nodes/s  {line}", thought.depth, thought.nodes)
    }

    fn answer(&self, best: &Thought) -> String {
        let seconds = self.begun.elapsed().as_secs_f64();
        let (score, line) = (self.score(best.score), best.line.join(" "));
        let Thought { depth, nodes, .. } = best;
        format!("best {}: {score}, depth {depth}, {nodes} nodes in {seconds:.2} s\n{line}\n", best.line[0])
    }

    /// "Black has a small advantage (+230)".
    fn score(&self, score: Score) -> String {
        let number = match score {
            Score::Heuristic(value) | Score::Exact(value) => format!(" ({value:+})"),
            Score::Win(_) | Score::Loss(_) => String::new(),
        };
        format!("{}{number}", words(self.info, self.side, score))
    }

    fn rate(&self, nodes: u64) -> u64 {
        (nodes as f64 / self.begun.elapsed().as_secs_f64().max(1e-6)) as u64
    }

    /// A new line, for programs.
    pub(crate) fn object(&self, thought: &Thought) -> Value {
        let mut object = line_object(thought);
        object["nodes"] = thought.nodes.into();
        object["nodes_per_s"] = self.rate(thought.nodes).into();
        object["time_ms"] = (self.begun.elapsed().as_millis() as u64).into();
        object["words"] = words(self.info, self.side, thought.score).into();
        if self.several {
            object["place"] = (thought.place + 1).into();
        }
        object
    }

    fn whole(&self, best: &Thought, lines: &[Thought], several: bool) -> Value {
        let mut object = self.object(best);
        if several {
            object["lines"] = lines.iter().map(line_object).collect();
        }
        object
    }
}

/// A line by itself.
fn line_object(thought: &Thought) -> Value {
    let (kind, value) = match thought.score {
        Score::Heuristic(value) => ("heuristic", i64::from(value)),
        Score::Exact(margin) => ("exact", i64::from(margin)),
        Score::Win(turns) => ("win", i64::from(turns)),
        Score::Loss(turns) => ("loss", i64::from(turns)),
    };
    json!({
        "best": thought.line[0],
        "score": {"kind": kind, "value": value},
        "depth": thought.depth,
        "pv": thought.line,
    })
}
