//! The command that finds the exact result of a Reversi position.

use std::{
    sync::{atomic::AtomicBool, mpsc},
    thread,
    time::{Duration, Instant},
};

use clap::Args;
use plyground_games::{
    Analysis, AnyPlay,
    rules::{GameInfo, Side},
    variants,
};
use plyground_players::named;
use plyground_search::{Score, SearchParams, Searcher, Style};
use plyground_words::{Message, key, message};

use crate::{
    Answer,
    analyse::{AnalysisReport, refuse_finished},
    args::At,
    jobs,
    lang::lang,
    out,
    positions::begin,
};

/// A position to solve.
#[derive(Args)]
pub(crate) struct Solve {
    #[command(flatten)]
    at: At,
    /// How many threads look
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = jobs::parser())]
    threads: usize,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(how: &Solve) -> Answer {
    let (game, play) = begin(&how.at.game, how.at.position.as_deref())?;
    let info = game.info();
    if info.id != "reversi" {
        let ids: Vec<&str> =
            variants().filter(|(g, _)| g.info().id == "reversi").map(|(_, v)| v.id).collect();
        return Err(message!("cannot-be-solved", variant = play.variant().id, solvable = ids.join(", ")));
    }
    refuse_finished(info, &*play)?;
    let begun = Instant::now();
    let mut found = solve(&*play, info, how.threads);
    let Score::Exact(margin) = found.score else { return Err(key!("not-solved").into()) };
    let discs = finish(&*play, info, how.threads, &mut found.pv);
    if how.json {
        let report = AnalysisReport { info, side: play.to_move(), begun, several: false };
        let mut object = report.object(&found);
        object["discs"] = discs.to_vec().into();
        return Ok(format!("{object}\n"));
    }
    let seconds = begun.elapsed().as_secs_f64();
    let (score, line) = (in_words(play.to_move(), margin, discs), found.pv.join(" "));
    let effort = message!("effort", nodes = found.nodes, seconds = format!("{seconds:.2}"));
    Ok(format!("{}\n{line}\n{}\n", score.in_lang(lang()), effort.in_lang(lang())))
}

/// Searches to the end, telling somebody who watches how long it has been at it.
fn solve(play: &dyn AnyPlay, info: &GameInfo, threads: usize) -> Analysis {
    let full = named::full_strength(info);
    let params = SearchParams { solve: 64, threads, selective: false, width: 0, style: Style::PLAIN, ..full };
    let (done, waiting) = mpsc::channel::<()>();
    thread::scope(|scope| {
        scope.spawn(move || {
            let (begun, mut status) = (Instant::now(), out::Status::new());
            while waiting.recv_timeout(Duration::from_millis(500)) == Err(mpsc::RecvTimeoutError::Timeout) {
                status.show(|| message!("solving", time = out::in_words(begun.elapsed())));
            }
        });
        let found = play.search(&mut Searcher::new(), &params, &AtomicBool::new(false), &mut |_| {});
        drop(done);
        found.expect("a game that is not over has a best move")
    })
}

/// The line to the very end, with the discs that dark and light then have. A search may stop telling its line where the rest
/// is known to it; then it is asked again from there.
fn finish(play: &dyn AnyPlay, info: &GameInfo, threads: usize, line: &mut Vec<String>) -> [u16; 2] {
    let mut play = play.boxed_clone();
    let mut told = 0;
    loop {
        for text in &line[told..] {
            play.play(text).expect("a line of legal moves");
        }
        told = line.len();
        if play.outcome().is_some() {
            let view = play.view_at(play.ply()).expect("the present is there");
            let of =
                |side| view.standing.counters.iter().find(|c| c.side == Some(side)).map_or(0, |c| c.value);
            return Side::BOTH.map(of);
        }
        line.extend(solve(&*play, info, threads).pv);
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
