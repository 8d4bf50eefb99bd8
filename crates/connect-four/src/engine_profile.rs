//! What Connect Four says about its computers.

use plyground_search::{BenchPosition, EngineProfile};

use crate::players::players;

pub(crate) static ENGINE: EngineProfile = EngineProfile {
    players,
    first_opponents: Some(["stacker", "casual", "expert"]),
    bench: &BENCH,
    // The larger board has 42 cells.
    solve: Some(42),
    ..EngineProfile::DEFAULT
};

static BENCH: [BenchPosition; 2] = [
    BenchPosition::new("connect-four", 13, "d d d d"),
    BenchPosition::new("connect-four", 14, "d c d d c c e e e f"),
];
