//! How a game ends, and why.

use serde::Serialize;

use plyground_words::{Arg, Key, Message, key};

use crate::Side;

/// Why a game ended: a stable code for files and a phrase for people ("five in a row").
///
/// Open on purpose: each game names its own reasons as constants, so that a new game needs no change here.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Reason {
    /// Stable, lower case, with hyphens; written to files.
    pub code: &'static str,
    /// Completes "White wins: …" or "Draw: …". It gets `$who`: `named` if the loser is named by `$loser`, `you` if the loser
    /// reads it, `other` if the loser is "the other side".
    #[serde(skip)]
    pub phrase: Key,
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
    pub const REPETITION: Reason = Reason { code: "repetition", phrase: key!("reason-repetition") };
    /// A player gave up.
    pub const RESIGNATION: Reason = Reason { code: "resignation", phrase: key!("reason-resignation") };
    /// A clock ran out.
    pub const TIME: Reason = Reason { code: "time", phrase: key!("reason-time") };
    /// Both players agreed.
    pub const AGREEMENT: Reason = Reason { code: "agreement", phrase: key!("reason-agreement") };
    /// A player left for good.
    pub const ABANDONMENT: Reason = Reason { code: "abandonment", phrase: key!("reason-abandonment") };
    /// A player ended the game before both had made a move: it has no result, which is not a draw.
    pub const ABORTED: Reason = Reason { code: "aborted", phrase: key!("reason-aborted") };
    /// The game has [`LONGEST_GAME`] moves: a draw, found by the table or match that runs the game, never by a position.
    pub const LENGTH: Reason = Reason { code: "length", phrase: key!("reason-length") };
    /// A file gives a result that its moves do not explain and does not say why.
    pub const UNRECORDED: Reason = Reason { code: "unrecorded", phrase: key!("reason-unrecorded") };

    /// An external engine's program cannot be started.
    pub const ENGINE_START: Reason = Reason { code: "engine-start", phrase: key!("reason-engine-start") };
    /// An external engine's program ended in the middle of a game.
    pub const ENGINE_CRASH: Reason = Reason { code: "engine-crash", phrase: key!("reason-engine-crash") };
    /// An external engine did not answer.
    pub const ENGINE_SILENCE: Reason =
        Reason { code: "engine-silence", phrase: key!("reason-engine-silence") };
    /// An external engine sent more than it may.
    pub const ENGINE_FLOOD: Reason = Reason { code: "engine-flood", phrase: key!("reason-engine-flood") };
    /// An external engine said that it cannot play.
    pub const ENGINE_REFUSAL: Reason =
        Reason { code: "engine-refusal", phrase: key!("reason-engine-refusal") };
    /// An external engine's move was not legal.
    pub const ENGINE_ILLEGAL: Reason =
        Reason { code: "engine-illegal", phrase: key!("reason-engine-illegal") };

    /// The reasons that come from outside the board: from people, their clocks, their engines and the bound on a game's length.
    pub const BY_PEOPLE: [Reason; 13] = [
        Self::RESIGNATION,
        Self::TIME,
        Self::AGREEMENT,
        Self::ABANDONMENT,
        Self::ABORTED,
        Self::LENGTH,
        Self::UNRECORDED,
        Self::ENGINE_START,
        Self::ENGINE_CRASH,
        Self::ENGINE_SILENCE,
        Self::ENGINE_FLOOD,
        Self::ENGINE_REFUSAL,
        Self::ENGINE_ILLEGAL,
    ];

    /// The reason in words. `loser` is what the loser is called.
    pub fn message(self, loser: Option<Arg>) -> Message {
        let who = if loser.is_some() { "named" } else { "other" };
        self.phrase.with("who", who).with("loser", loser.unwrap_or_else(|| "".into()))
    }
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
