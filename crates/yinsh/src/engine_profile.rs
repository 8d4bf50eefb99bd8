//! What YINSH says about its computers.

use plyground_search::{BenchPosition, EngineProfile, Openings};

use crate::players::players;

pub(crate) static ENGINE: EngineProfile = EngineProfile {
    players,
    first_opponents: Some(["easy", "row-breaker", "hard"]),
    // A row that can be made at once is worth 250 to 400 while three rings are needed.
    advantage: [100, 250, 500, 1000],
    // All rings.
    openings: |_| Openings { random: 10..=10, ..Openings::DEFAULT },
    bench: &BENCH,
    ..EngineProfile::DEFAULT
};

static BENCH: [BenchPosition; 2] = [
    BenchPosition::new("yinsh", 6, "e5 f6 g7 d4 f3 h8 e8 g4 c5 i7"),
    BenchPosition::new(
        "yinsh",
        8,
        "c3 i6 f7 h6 h9 i7 d6 h5 g10 g5 g10-g6 h6-h7 c3-j10 h7-h8 g6-f5 h8-g8 h9-g9 g5-g7 f5-i8 g7-f6",
    ),
];
