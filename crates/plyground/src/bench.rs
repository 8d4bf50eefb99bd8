//! The command that searches fixed positions: how many positions that takes is a checksum of how every engine behaves, and
//! how fast they are searched is what the machine can do.

use std::{
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use plyground_games::{AnyGame, AnyPlay, GAMES};
use plyground_players::named;
use plyground_search::{SearchParams, Searcher};

use plyground_words::{Message, message};

use crate::{Answer, formats::bench_line, positions::begin};

/// A variant, how far to look, and moves from its start.
type Case = (&'static str, u32, &'static str);

/// Openings and positions from the middle of games between players, each searched in a fraction of a second.
const CASES: &[Case] = &[
    ("reversi", 12, "f5 d6 c3 d3 c4 f4 f6"),
    ("reversi", 11, "f5 d6 c7 g5 e6 f7 f6 e7 c6 d7 c5 c4 e3 b6 d8 e8"),
    ("reversi", 11, "d3 c5 e6 e3 c3 d2 f3 f5 f6 c2 f4 b4 d1 f7 e7 g6 c4 b5 g5 d6 c6 e8 d7 e1 f1 e2 d8 f8"),
    ("gomoku", 9, "h8 h9 i9"),
    ("gomoku", 8, "i7 f8 e5 j6 g7 f6 f5 g5 h7 f7"),
    ("renju", 9, "h8 i9 g9 g7 i7"),
    ("yinsh", 6, "e5 f6 g7 d4 f3 h8 e8 g4 c5 i7"),
    (
        "yinsh",
        8,
        "c3 i6 f7 h6 h9 i7 d6 h5 g10 g5 g10-g6 h6-h7 c3-j10 h7-h8 g6-f5 h8-g8 h9-g9 g5-g7 f5-i8 g7-f6",
    ),
    ("laser", 6, ""),
    ("laser", 8, "c4+ e5f6 c4c3 g3g4 c3d2 h4+ h2g3 g4f3 j5j6 h4i4"),
    ("laser-khet", 7, "c4+ g3g4"),
    ("connect-four", 13, "d d d d"),
    ("connect-four", 14, "d c d d c c e e e f"),
];

/// No position may take more than this, whatever an engine comes to.
const MOST: u64 = 2_000_000;

pub(crate) fn run() -> Answer {
    let mut text = String::new();
    let (mut nodes, mut time) = (0, Duration::ZERO);
    for &game in GAMES {
        let (counted, took) = measure(game)?;
        text.push_str(&bench_line(game.info().id, counted, took));
        nodes += counted;
        time += took;
    }
    text.push_str(&bench_line("total", nodes, time));
    text.push_str(&format!("nodes {nodes}\n"));
    Ok(text)
}

fn measure(game: &dyn AnyGame) -> Result<(u64, Duration), Message> {
    let (mut nodes, mut time) = (0, Duration::ZERO);
    let full = named::full_strength(game.info());
    for &(variant, depth, moves) in CASES {
        if !game.info().variants.iter().any(|known| known.id == variant) {
            continue;
        }
        let play = after(variant, moves)?;
        let params = SearchParams { depth, nodes: MOST, solve: 0, table_bits: 18, ..full.clone() };
        let begun = Instant::now();
        let found = play.search(&mut Searcher::new(), &params, &AtomicBool::new(false), &mut |_| {});
        time += begun.elapsed();
        nodes += found.map_or(0, |found| found.nodes);
    }
    Ok((nodes, time))
}

fn after(variant: &str, moves: &str) -> Result<Box<dyn AnyPlay>, Message> {
    let (_, mut play) = begin(variant, None)?;
    for text in moves.split_whitespace() {
        play.play(text)
            .map_err(|e| message!("in-file", file = format!("{variant}, {text}"), what = e.message()))?;
    }
    Ok(play)
}
