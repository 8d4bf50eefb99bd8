//! A game as a file says it was: names, moves and result, not yet checked against the rules.
//!
//! The form is documented in `docs/records.md`; `games` replays it.

use serde::{Deserialize, Serialize};

use crate::{BySide, MoveTree, Side};

/// The latest version of the JSON form. Reading refuses later ones. It can name computers and an event, and a date may be a year or a month.
pub const VERSION: u32 = 3;
/// The version of a game with comments, glyphs or variations and nothing later.
pub const ANNOTATED_VERSION: u32 = 2;
/// The version of a game without comments, glyphs and variations, so that older programs can read it.
pub const PLAIN_VERSION: u32 = 1;

/// A recorded game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Record {
    /// The version of this form.
    pub plyground: u32,
    /// The game's id.
    pub game: String,
    /// The variant's id.
    pub variant: String,
    /// The start position's text; the variant's usual one if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// Both names; empty where unknown.
    pub players: BySide<String>,
    /// Ids of the computer players, where a computer played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub computers: Option<BySide<Option<String>>>,
    /// The tournament it belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// When it began: `2026-05-01` or `2026-05-01T18:30:00Z`; of an old game perhaps only `1997` or `1997-05`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// Both clocks, if the game had any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<BySide<Clock>>,
    /// The moves; the main line is the game. Forced passes may be missing.
    pub moves: MoveTree,
    /// How it ended; absent while it goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<RecordedResult>,
}

/// A side's time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// At the start, in milliseconds.
    pub initial_ms: u64,
    /// Added after each turn, in milliseconds.
    #[serde(default)]
    pub increment_ms: u64,
}

/// A move in a record.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RecordedMove {
    /// Its text.
    #[serde(rename = "move")]
    pub text: String,
    /// The time spent on it, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub ms: Option<u64>,
    /// One of [`GLYPHS`], or empty.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<String>"))]
    pub glyph: String,
    /// A comment on it.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<String>"))]
    pub comment: String,
}

/// What a move may be called in one sign.
pub const GLYPHS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

impl RecordedMove {
    /// A move without anything said about it.
    pub fn new(text: impl Into<String>, ms: Option<u64>) -> Self {
        RecordedMove { text: text.into(), ms, ..RecordedMove::default() }
    }
}

/// A result in a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RecordedResult {
    /// The winner; null for a draw.
    pub winner: Option<Side>,
    /// A [`Reason`](crate::Reason)'s code.
    pub reason: String,
}

impl Record {
    /// A record of moves and nothing else.
    pub fn of_moves(game: &str, variant: &str, moves: impl IntoIterator<Item = String>) -> Self {
        Record {
            plyground: PLAIN_VERSION,
            game: game.to_owned(),
            variant: variant.to_owned(),
            start: None,
            players: BySide::default(),
            computers: None,
            event: None,
            date: None,
            clock: None,
            moves: moves.into_iter().map(|text| RecordedMove::new(text, None)).collect(),
            result: None,
        }
    }
}
