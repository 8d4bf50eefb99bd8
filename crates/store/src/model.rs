//! What is stored.

use plyground_rules::{BySide, Reason, Side, record::Clock};
use serde::{Deserialize, Serialize};

use crate::{Counts, OpeningRule, Pace};

/// Who plays a side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Seat {
    /// A person at the screen the game was started from.
    Here,
    /// A person on another device.
    Remote,
    /// A computer player, by id.
    Computer(String),
}

impl Seat {
    pub(crate) fn to_text(&self) -> String {
        match self {
            Seat::Here => "here".to_owned(),
            Seat::Remote => "remote".to_owned(),
            Seat::Computer(id) => format!("computer:{id}"),
        }
    }

    pub(crate) fn from_text(text: &str) -> Option<Seat> {
        match text {
            "here" => Some(Seat::Here),
            "remote" => Some(Seat::Remote),
            _ => text.strip_prefix("computer:").map(|id| Seat::Computer(id.to_owned())),
        }
    }
}

/// A stored game, without its moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameRow {
    /// Its id, as in its address.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The variant's id.
    pub variant: String,
    /// The start position's text; `None` for the usual one.
    pub start: Option<String>,
    /// Both names.
    pub names: BySide<String>,
    /// Who plays.
    pub seats: BySide<Seat>,
    /// The people who play, by id, where they are known.
    pub persons: BySide<Option<String>>,
    /// Whether it counts for the ratings.
    pub counts: Counts,
    /// Hashes of the tokens that hold the seats.
    pub holders: BySide<Option<Vec<u8>>>,
    /// Both clocks.
    pub clock: Option<BySide<Clock>>,
    /// When it began, in unix milliseconds.
    pub created: i64,
    /// How it ended.
    pub ending: Option<Ending>,
    /// The rematch.
    pub next: Option<String>,
    /// Milliseconds on both clocks, where they are not those after the last move: a move was taken back, the game was
    /// paused or ended between two moves.
    pub left: Option<BySide<u64>>,
    /// Whether the game is paused.
    pub paused: bool,
    /// Whether what a move would do may be shown although the game is rated and between people.
    pub previews: bool,
    /// Whether computers give a lost game up.
    pub resigns: bool,
    /// How fast it goes on where only computers play.
    pub pace: Pace,
    /// How it begins.
    pub opening: OpeningRule,
    /// Whether it was imported with a collection. Then nobody plays on in it, no computer either, and no clock runs.
    pub imported: bool,
}

/// How a stored game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ending {
    /// The winner; `None` for a draw, or without a result.
    pub winner: Option<Side>,
    /// A reason's code.
    pub reason: String,
}

impl Ending {
    /// Whether it is a result: a game that was aborted has none.
    pub fn is_result(&self) -> bool {
        self.reason != Reason::ABORTED.code
    }
}

/// A stored move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MoveRow {
    /// Its text.
    pub text: String,
    /// Milliseconds spent on it; `None` in an imported game that does not say.
    pub ms: Option<u64>,
    /// Milliseconds left on both clocks after it.
    pub left: Option<BySide<u64>>,
}

/// A game in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// The game, without its moves.
    pub game: GameRow,
    /// How many moves it has.
    pub moves: u32,
    /// When it was last played on, in unix milliseconds.
    pub updated: i64,
}
