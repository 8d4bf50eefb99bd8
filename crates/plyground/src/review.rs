//! The command that reviews a game: where it turned, and why.

use std::{
    path::{Path, PathBuf},
    sync::atomic::AtomicBool,
    time::Duration,
};

use clap::Args;
use plyground_games::{
    AnyPlay, find,
    rules::{BySide, Side},
};
use plyground_review::{
    DEFAULT_NODES, Evaluations, MoveReport, Report, Review, Subject, Summary, Verdict, evaluate, params,
    score_parts,
};
use plyground_search::Searcher;
use plyground_server::store_message;
use plyground_words::{Message, key, message};
use serde_json::{Value, json};

use crate::{
    CommandResult, archive::system_says, convert::read_file, formats::code_and_args, jobs, lang::lang,
    limits, out::Status, serve::data_folder,
};

/// A game, and how thoroughly to look at it.
#[derive(Args)]
pub(crate) struct ReviewArgs {
    /// A game file, or the id of a stored game; `-` reads standard input
    game: PathBuf,
    /// How many positions to look at for each position of the game
    #[arg(long, value_name = "N", conflicts_with = "time", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// How long to look at each position of the game: 500ms, 1s
    #[arg(long, value_name = "TIME", value_parser = limits::time)]
    time: Option<Duration>,
    /// How many threads look; only with one is the review the same every time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = jobs::parser())]
    threads: usize,
    /// The folder of stored games [default: the system's place for a user's data]
    #[arg(long, value_name = "DIR", env = "PLYGROUND_DATA")]
    data: Option<PathBuf>,
    /// One JSON object for each move; the last one is about the whole game
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(how: &ReviewArgs) -> CommandResult {
    let (play, given) = game(how)?;
    let subject = Subject::new(&*play).with_given(given);
    let moves = subject.len();
    let mut review = Review::new(subject, Evaluations::new());
    let (mut searcher, stop, mut status) = (Searcher::new(), AtomicBool::new(false), Status::new());
    while let Some(task) = review.task() {
        let play = task.play(review.subject());
        let mut params = params(&*play, how.nodes.unwrap_or(DEFAULT_NODES), task.effort);
        params.threads = how.threads;
        if let Some(time) = how.time {
            params.nodes = u64::MAX;
            params.time = Some(time * task.effort.factor() as u32);
        }
        let Some(evaluation) = evaluate(&mut searcher, &*play, task.effort, &params, &stop) else { break };
        review.insert(play.evaluation_hash(), task.effort, evaluation);
        let done = (review.share() * moves as f64) as usize;
        status.show(|| message!("review-progress", done = done, all = moves));
    }
    status.clear();
    let report = review.report();
    Ok(if how.json { objects(report) } else { table(&*play, report) })
}

/// A game, and how many of its moves an opening rule gave.
type Found = (Box<dyn AnyPlay>, usize);

/// The game in a file, or the stored one with this id.
fn game(how: &ReviewArgs) -> Result<Found, Message> {
    let is_id = !how.game.exists() && how.game != Path::new("-");
    let id = how.game.to_str().filter(|text| is_id && text.bytes().all(|b| b.is_ascii_alphanumeric()));
    match id {
        Some(id) => match stored(how, id)? {
            Some(found) => Ok(found),
            None => Err(message!("no-such-game", game = plyground_games::brief(id))),
        },
        None => Ok((read_file(&how.game)?.play, 0)),
    }
}

fn stored(how: &ReviewArgs, id: &str) -> Result<Option<Found>, Message> {
    let Some(folder) = how.data.clone().or_else(|| data_folder().ok()) else { return Ok(None) };
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(|e| system_says(&e))?;
    let found = runtime.block_on(plyground_store::read_game(&folder, id)).map_err(|e| store_message(&e))?;
    let Some((row, moves)) = found else { return Ok(None) };
    let (game, variant) = find(&row.variant).map_err(|e| e.message())?;
    let mut play = game.start(variant, row.start.as_deref()).map_err(|e| e.message())?;
    for mv in moves {
        play.play(&mv.text).map_err(|e| e.message())?;
    }
    Ok(Some((play, row.opening.moves())))
}

/// The review as a table.
fn table(play: &dyn AnyPlay, report: &Report) -> String {
    let Ok((game, _)) = find(play.variant().id) else { return String::new() };
    let sides = &game.info().sides;
    let mut text = String::new();
    for mv in report.moves.iter().flatten() {
        let side = sides[mv.side].name.in_lang(lang());
        let verdict = verdict(mv).in_lang(lang());
        let (chance, score) = (format!("{:.0} %", 100.0 * mv.win), short_score(mv));
        text.push_str(&format!(
            "{:>3} {side:<6} {:<10} {score:>8} {chance:>6}  {verdict}\n",
            mv.ply, mv.text
        ));
        if mv.best != mv.text && mv.verdict != Verdict::Book {
            let better = message!(
                "review-better",
                best = &mv.best,
                line = mv.line.iter().take(6).cloned().collect::<Vec<_>>().join(" ")
            );
            text.push_str(&format!("      {}\n", better.in_lang(lang())));
        }
        for why in &mv.why {
            text.push_str(&format!("      {}\n", why.message.in_lang(lang())));
        }
    }
    if let Some(Summary { accuracy, phases, opening }) = &report.summary {
        let percent =
            |value: Option<f64>| value.map_or_else(|| "–".to_owned(), |value| format!("{value:.1} %"));
        let both = |what: Message, accuracy: &BySide<Option<f64>>| {
            let line = message!(
                "review-accuracy",
                what = what,
                first = sides.first.name,
                first_accuracy = percent(accuracy.first),
                second = sides.second.name,
                second_accuracy = percent(accuracy.second)
            );
            format!("{}\n", line.in_lang(lang()))
        };
        if let Some(opening) = opening {
            text.push_str(&format!("{}\n", message!("review-opening", name = *opening).in_lang(lang())));
        }
        text.push_str(&both(key!("review-whole").into(), accuracy));
        for phase in phases {
            let name = message!("review-phase", phase = phase.phase.code(), from = phase.from, to = phase.to);
            text.push_str(&both(name, &phase.accuracy));
        }
    }
    text
}

/// "book: Tiger", "blunder, loses 34 points".
fn verdict(mv: &MoveReport) -> Message {
    match mv.opening {
        Some(name) => message!("review-book", name = name),
        None if mv.only => key!("review-only").into(),
        None => message!("review-verdict", verdict = mv.verdict.code(), loss = mv.loss.round() as i64),
    }
}

fn short_score(mv: &MoveReport) -> String {
    match score_parts(mv.score) {
        ("win", turns) => format!("#{turns}"),
        ("loss", turns) => format!("#-{turns}"),
        (_, value) => format!("{value:+}"),
    }
}

/// One object for each move, in order, and one for the whole game.
fn objects(report: &Report) -> String {
    let mut text: String = report.moves.iter().flatten().map(|mv| format!("{}\n", object(mv))).collect();
    if let Some(summary) = &report.summary {
        let phases: Vec<Value> = summary
            .phases
            .iter()
            .map(|phase| {
                json!({"name": phase.phase.code(), "from": phase.from, "to": phase.to, "accuracy": accuracy(&phase.accuracy)})
            })
            .collect();
        let whole =
            json!({"accuracy": accuracy(&summary.accuracy), "phases": phases, "opening": summary.opening});
        text.push_str(&format!("{whole}\n"));
    }
    text
}

fn accuracy(accuracy: &BySide<Option<f64>>) -> Value {
    let of = |value: Option<f64>| value.map(|value| rounded(value, 2));
    json!({"first": of(accuracy.first), "second": of(accuracy.second)})
}

fn object(mv: &MoveReport) -> Value {
    let side = if mv.side == Side::First { "first" } else { "second" };
    let (kind, value) = score_parts(mv.score);
    let why: Vec<Value> = mv
        .why
        .iter()
        .map(|why| {
            let (_, args) = code_and_args(&why.message);
            json!({"code": why.code, "args": args, "text": why.message.in_lang(lang())})
        })
        .collect();
    json!({
        "ply": mv.ply,
        "side": side,
        "move": mv.text,
        "score": {"kind": kind, "value": value},
        "win": rounded(mv.win, 4),
        "best": mv.best,
        "best_win": rounded(mv.best_win, 4),
        "loss": rounded(mv.loss, 2),
        "verdict": mv.verdict.code(),
        "opening": mv.opening,
        "why": why,
        "line": mv.line,
    })
}

/// So many decimals, so that the text does not depend on the last bit.
fn rounded(value: f64, decimals: i32) -> f64 {
    let scale = 10_f64.powi(decimals);
    (value * scale).round() / scale
}

#[cfg(test)]
mod tests {
    use super::rounded;

    #[test]
    fn numbers_are_short() {
        assert_eq!((rounded(0.123_456, 4), rounded(99.999, 2)), (0.1235, 100.0));
    }
}
