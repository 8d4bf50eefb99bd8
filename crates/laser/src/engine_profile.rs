//! What Laser Chess says about its computers.

use plyground_search::{BenchPosition, EngineProfile};

use crate::players::players;

pub(crate) static ENGINE: EngineProfile = EngineProfile {
    players,
    first_opponents: Some(["newcomer", "hothead", "sentinel"]),
    // A pyramid is 100.
    advantage: [40, 100, 200, 400],
    bench: &BENCH,
    ..EngineProfile::DEFAULT
};

static BENCH: [BenchPosition; 3] = [
    BenchPosition::new("laser", 6, ""),
    BenchPosition::new("laser", 8, "c4+ e5f6 c4c3 g3g4 c3d2 h4+ h2g3 g4f3 j5j6 h4i4"),
    BenchPosition::new("laser-khet", 7, "c4+ g3g4"),
];
