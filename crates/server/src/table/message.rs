//! What browsers and tables say to each other, as JSON.

use plyground_games::Choice;
use plyground_rules::{BySide, Event, PointId, Side, View};
use serde::{Deserialize, Serialize};

/// From a browser. Braces even where nothing follows: serde refuses unknown fields only there.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum Request {
    /// Make a move; `ply` says after how many moves, so that a late or repeated message does nothing.
    Move {
        ply: usize,
        #[serde(rename = "move")]
        text: String,
    },
    /// Give up.
    Resign {
        #[serde(default)]
        side: Option<Side>,
    },
    /// Offer a draw, or answer an offer.
    Draw { say: Say },
    /// Take back a turn, or ask for it.
    Takeback {
        #[serde(default)]
        say: Option<Say>,
    },
    /// Play a turn again that was taken back.
    Redo {},
    /// Play again with colours changed.
    Rematch {},
    /// The computer should play what it has.
    Stop {},
    /// Send everything.
    Sync {},
}

/// An offer or the answer to one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Say {
    Offer,
    Accept,
    Decline,
}

/// To a browser.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum Message<'a> {
    Table {
        state: &'a State,
        you: &'a [Side],
        choices: &'a [Choice],
    },
    Moved {
        #[serde(flatten)]
        moved: &'a Moved,
        state: &'a State,
        you: &'a [Side],
        choices: &'a [Choice],
    },
    Thinking {
        side: Side,
        depth: u32,
        nodes: u64,
        share: f32,
        /// How long the whole thinking will take, if that is known; said when it begins.
        #[serde(skip_serializing_if = "Option::is_none")]
        ms: Option<u64>,
    },
    Refused {
        why: &'a str,
    },
    Notice {
        text: &'a str,
    },
}

/// One decision that was made.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Moved {
    pub(crate) ply: usize,
    #[serde(rename = "move")]
    pub(crate) text: String,
    pub(crate) side: Side,
    pub(crate) ms: u64,
    pub(crate) events: Vec<Event>,
}

/// Everything anybody may know of a table.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct State {
    pub(crate) id: String,
    pub(crate) game: &'static str,
    pub(crate) variant: &'static str,
    pub(crate) ply: usize,
    pub(crate) to_move: Side,
    pub(crate) players: BySide<Person>,
    pub(crate) history: Vec<Entry>,
    pub(crate) view: View,
    pub(crate) last: Vec<PointId>,
    pub(crate) status: String,
    pub(crate) clock: Option<ClockState>,
    pub(crate) turn_ms: u64,
    pub(crate) outcome: Option<End>,
    pub(crate) offers: Offers,
    pub(crate) can: Can,
    pub(crate) thinking: bool,
    pub(crate) position: String,
    pub(crate) next: Option<String>,
}

/// Who plays a side.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Person {
    pub(crate) name: String,
    /// `here`, `remote` or `computer`.
    pub(crate) kind: &'static str,
    pub(crate) about: Option<&'static str>,
    pub(crate) rating: Option<Rated>,
    pub(crate) taken: bool,
    pub(crate) online: bool,
}

/// How strong a computer player has been measured to be.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Rated {
    pub(crate) elo: i32,
    pub(crate) error: i32,
}

/// A move in the list.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Entry {
    #[serde(rename = "move")]
    pub(crate) text: String,
    pub(crate) side: Side,
    pub(crate) ms: u64,
    /// Turns are numbered from 0.
    pub(crate) turn: usize,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct ClockState {
    pub(crate) first_ms: u64,
    pub(crate) second_ms: u64,
    pub(crate) running: Option<Side>,
    pub(crate) increment_ms: u64,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct End {
    pub(crate) winner: Option<Side>,
    pub(crate) reason: String,
    pub(crate) text: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub(crate) struct Offers {
    pub(crate) draw: Option<Side>,
    pub(crate) takeback: Option<Side>,
}

/// What may be done at all; who may do it is checked when it is.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Can {
    pub(crate) takeback: bool,
    pub(crate) redo: bool,
    pub(crate) draw: bool,
    pub(crate) resign: bool,
    pub(crate) rematch: bool,
}

/// The board after some move, for looking back.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Past {
    pub(crate) ply: usize,
    pub(crate) view: View,
    pub(crate) last: Vec<PointId>,
    pub(crate) events: Vec<Event>,
}
