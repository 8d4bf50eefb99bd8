//! Parts of a game.

use serde::{Deserialize, Serialize};

/// A part of a game. Games go through them in this order and may skip one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// The beginning.
    Opening,
    /// Between the others.
    Middle,
    /// The end.
    End,
}

impl Phase {
    /// All of them, in order.
    pub const ALL: [Phase; 3] = [Phase::Opening, Phase::Middle, Phase::End];

    /// For a game that does not say: ten moves of opening, and no end.
    pub const fn by_ply(ply: usize) -> Phase {
        if ply < 10 { Phase::Opening } else { Phase::Middle }
    }

    /// Stable, lower case.
    pub const fn code(self) -> &'static str {
        match self {
            Phase::Opening => "opening",
            Phase::Middle => "middle",
            Phase::End => "end",
        }
    }
}
