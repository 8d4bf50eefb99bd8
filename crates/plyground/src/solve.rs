//! The command that finds the exact result of a position, in games that have a solver.

use std::{
    sync::{atomic::AtomicBool, mpsc},
    thread,
    time::{Duration, Instant},
};

use clap::Args;
use plyground_games::{Analysis, AnyPlay, rules::Side, variants};
use plyground_players::{named, words::words};
use plyground_search::{Score, SearchParams, Searcher, Style};
use plyground_words::{Message, key, message};

use crate::{
    CommandResult,
    analyse::{AnalysisReport, refuse_finished},
    args::PositionArg,
    jobs,
    lang::lang,
    out,
    positions::begin,
};

/// A position to solve.
#[derive(Args)]
pub(crate) struct Solve {
    #[command(flatten)]
    at: PositionArg,
    /// How many threads look
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = jobs::parser())]
    threads: usize,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(how: &Solve) -> CommandResult {
    let (game, play) = begin(&how.at.game, how.at.position.as_deref())?;
    let Some(moves) = game.engine().solve else {
        let ids: Vec<&str> =
            variants().filter(|(g, _)| g.engine().solve.is_some()).map(|(_, v)| v.id).collect();
        return Err(message!("cannot-be-solved", variant = play.variant().id, solvable = ids.join(", ")));
    };
    let info = game.info();
    refuse_finished(info, &*play)?;
    let full = named::full_strength(info);
    let params = SearchParams {
        solve: moves,
        threads: how.threads,
        selective: false,
        width: 0,
        style: Style::PLAIN,
        ..full
    };
    let (begun, side) = (Instant::now(), play.to_move());
    let mut found = solve(&*play, &params);
    if let Score::Heuristic(_) = found.score {
        return Err(key!("not-solved").into());
    }
    let last = finish(&*play, &params, &mut found.pv);
    if how.json {
        let report = AnalysisReport { game, side, begun, several: false };
        let mut object = report.object(&found);
        if let Some((counter, values)) = last {
            object[counter] = values.to_vec().into();
        }
        return Ok(format!("{object}\n"));
    }
    let seconds = begun.elapsed().as_secs_f64();
    let score = match (found.score, last) {
        (Score::Exact(margin), Some((_, values))) => in_words(side, margin, values),
        (score, _) => words(game, side, score),
    };
    let effort = message!("effort", nodes = found.nodes, seconds = format!("{seconds:.2}"));
    let (score, line) = (score.in_lang(lang()), found.pv.join(" "));
    Ok(format!("{score}\n{line}\n{}\n", effort.in_lang(lang())))
}

/// Searches to the end, with the time shown on a terminal.
fn solve(play: &dyn AnyPlay, params: &SearchParams) -> Analysis {
    let (done, waiting) = mpsc::channel::<()>();
    thread::scope(|scope| {
        scope.spawn(move || {
            let (begun, mut status) = (Instant::now(), out::Status::new());
            while waiting.recv_timeout(Duration::from_millis(500)) == Err(mpsc::RecvTimeoutError::Timeout) {
                status.show(|| message!("solving", time = out::in_words(begun.elapsed())));
            }
        });
        let found = play.search(&mut Searcher::new(), params, &AtomicBool::new(false), &mut |_| {});
        drop(done);
        found.expect("a game that is not over has a best move")
    })
}

/// The line to the very end, with what both sides then have of what the game counts first for each. A search may stop
/// telling its line where the rest is known to it; then it is asked again from there.
fn finish(
    play: &dyn AnyPlay,
    params: &SearchParams,
    line: &mut Vec<String>,
) -> Option<(&'static str, [u16; 2])> {
    let mut play = play.boxed_clone();
    let mut told = 0;
    loop {
        for text in &line[told..] {
            play.play(text).expect("a line of legal moves");
        }
        told = line.len();
        if play.outcome().is_some() {
            let counters = play.view_at(play.ply()).expect("the present is there").contents.counters;
            let counter = counters.iter().find(|counter| counter.side.is_some())?.id;
            let of = |side| counters.iter().find(|c| c.id == counter && c.side == Some(side));
            return Some((counter, Side::BOTH.map(|side| of(side).map_or(0, |c| c.value))));
        }
        line.extend(solve(&*play, params).pv);
    }
}

/// "+38 for dark, 51-13".
fn in_words(to_move: Side, margin: i32, discs: [u16; 2]) -> Message {
    let winner = if margin > 0 { to_move } else { !to_move };
    let [more, less] = [discs[0].max(discs[1]), discs[0].min(discs[1])];
    match margin.abs() {
        0 => message!("solved-draw", more = more, less = less),
        margin => message!("solved", margin = margin, side = winner, more = more, less = less),
    }
}
