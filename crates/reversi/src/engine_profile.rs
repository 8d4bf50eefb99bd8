//! What Reversi says about its computers.

use plyground_search::{BenchPosition, EngineProfile, Openings, Settings};
use plyground_words::key;

use crate::players::{NODES, players};

pub(crate) static ENGINE: EngineProfile = EngineProfile {
    players,
    first_opponents: Some(["newcomer", "squeeze", "strategist"]),
    settings: Some(Settings {
        depth: 1..=16,
        perfect: 0..=20,
        counts: key!("settings-empty-squares"),
        nodes: NODES,
    }),
    // A disc is 100.
    advantage: [200, 500, 1000, 2000],
    openings,
    bench: &BENCH,
    solve: Some(64),
};

/// A small board has a short game.
fn openings(variant: &str) -> Openings {
    let random = match variant {
        "reversi-4x4" => 2..=2,
        "reversi-6x6" => 3..=5,
        _ => 6..=8,
    };
    Openings { random, ..Openings::DEFAULT }
}

static BENCH: [BenchPosition; 3] = [
    BenchPosition::new("reversi", 12, "f5 d6 c3 d3 c4 f4 f6"),
    BenchPosition::new("reversi", 11, "f5 d6 c7 g5 e6 f7 f6 e7 c6 d7 c5 c4 e3 b6 d8 e8"),
    BenchPosition::new(
        "reversi",
        11,
        "d3 c5 e6 e3 c3 d2 f3 f5 f6 c2 f4 b4 d1 f7 e7 g6 c4 b5 g5 d6 c6 e8 d7 e1 f1 e2 d8 f8",
    ),
];
