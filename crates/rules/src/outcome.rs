//! How a game ends, and why.

use serde::Serialize;

use crate::Side;

/// Why a game ended: a stable code for files and a phrase for people ("five in a row").
///
/// Open on purpose: each game names its own reasons as constants, so that a new game needs no change here.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Reason {
    /// Stable, lower case, with hyphens; written to files.
    pub code: &'static str,
    /// Completes "White wins: …" or "Draw: …".
    pub phrase: &'static str,
}

/// Two reasons are the same if their codes are: the phrase may be reworded at any time.
impl PartialEq for Reason {
    fn eq(&self, other: &Self) -> bool {
        self.code == other.code
    }
}

impl Eq for Reason {}

impl Reason {
    /// The same position a given number of times; found by [`Play`](crate::Play), not by a position alone.
    pub const REPETITION: Reason = Reason { code: "repetition", phrase: "the position came up three times" };
    /// A player gave up.
    pub const RESIGNATION: Reason = Reason { code: "resignation", phrase: "the other side resigned" };
    /// A clock ran out.
    pub const TIME: Reason = Reason { code: "time", phrase: "the other side ran out of time" };
    /// Both players agreed.
    pub const AGREEMENT: Reason = Reason { code: "agreement", phrase: "agreed" };
    /// A player left for good.
    pub const ABANDONMENT: Reason = Reason { code: "abandonment", phrase: "the other side left" };
    /// The game has [`LONGEST_GAME`] moves: a draw, found by whoever runs the game, never by a position.
    pub const LENGTH: Reason = Reason { code: "length", phrase: "the game reached 2,000 moves" };
    /// A file gives a result that its moves do not explain and does not say why.
    pub const UNRECORDED: Reason = Reason { code: "unrecorded", phrase: "the reason was not recorded" };

    /// The reasons that come from outside the board: from people, their clocks and the bound on a game's length.
    pub const BY_PEOPLE: [Reason; 6] =
        [Self::RESIGNATION, Self::TIME, Self::AGREEMENT, Self::ABANDONMENT, Self::LENGTH, Self::UNRECORDED];
}

/// The most moves of a game that is played here, live or in a match: after that many it is a draw by
/// [`Reason::LENGTH`]. Positions know nothing of it. Far more than a game takes in which anything happens: where
/// both beams of Laser Chess are shut in, the better side may need hundreds of moves.
pub const LONGEST_GAME: usize = 2_000;

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// The winner, or nobody: a draw.
    pub winner: Option<Side>,
    /// Why.
    pub reason: Reason,
}

impl Outcome {
    /// A win.
    pub const fn win(winner: Side, reason: Reason) -> Self {
        Outcome { winner: Some(winner), reason }
    }

    /// A draw.
    pub const fn draw(reason: Reason) -> Self {
        Outcome { winner: None, reason }
    }
}
