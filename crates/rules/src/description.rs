//! What an editor holds: anything that can be described, whether or not it can be played.

use std::{borrow::Cow, collections::BTreeMap, fmt};

use serde::{Deserialize, Serialize};

use plyground_words::{Message, message};

use crate::Side;

/// A piece, as seen from outside a game: one of the game's kinds, a colour, and where it faces.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Piece {
    /// One of the ids in [`GameInfo::pieces`](crate::GameInfo::pieces).
    pub kind: Cow<'static, str>,
    /// Whose it is.
    pub side: Side,
    /// Quarter turns clockwise from facing up; 0 for pieces that look the same from everywhere.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<u8>"))]
    pub facing: u8,
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

impl Piece {
    /// A piece without a facing.
    pub const fn new(kind: &'static str, side: Side) -> Self {
        Piece { kind: Cow::Borrowed(kind), side, facing: 0 }
    }

    /// The same piece facing elsewhere.
    #[must_use]
    pub fn facing(self, facing: u8) -> Self {
        Piece { facing, ..self }
    }
}

/// A piece and the name of the point it stands on.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Placed {
    /// A point's name. It may be off the board: then that is one of the problems.
    pub at: String,
    /// What stands there.
    #[serde(flatten)]
    pub piece: Piece,
}

/// A position as described in an editor or a text, legal or not. [`Notation::from_description`] makes it a
/// position, or lists everything that is wrong with it.
///
/// [`Notation::from_description`]: crate::Notation::from_description
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Description {
    /// The pieces, in no particular order.
    pub pieces: Vec<Placed>,
    /// Whose decision is next.
    pub to_move: Side,
    /// What else a game needs to know, by name (YINSH: rings taken off, the pending removal).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub extras: BTreeMap<String, String>,
}

impl Description {
    /// An empty board.
    pub fn empty(to_move: Side) -> Self {
        Description { pieces: Vec::new(), to_move, extras: BTreeMap::new() }
    }

    /// Adds a piece.
    pub fn put(&mut self, at: impl Into<String>, piece: Piece) {
        self.pieces.push(Placed { at: at.into(), piece });
    }
}

/// One thing that is wrong with a description.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Problem {
    /// The point it concerns, where it concerns one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// A sentence without its full stop ("blue has two pharaohs").
    pub what: Message,
}

impl Problem {
    /// A problem of the whole position.
    pub fn new(what: impl Into<Message>) -> Self {
        Problem { at: None, what: what.into() }
    }

    /// A problem at one point.
    pub fn at(point: impl Into<String>, what: impl Into<Message>) -> Self {
        Problem { at: Some(point.into()), what: what.into() }
    }
}

impl Problem {
    /// The sentence, with the place.
    pub fn message(&self) -> Message {
        match &self.at {
            // Names come from outside: empty or strange ones are quoted so that the sentence stays one.
            Some(at) if at.is_empty() || !at.bytes().all(|b| b.is_ascii_graphic()) => {
                message!("at-point", point = format!("{at:?}"), what = &self.what)
            }
            Some(at) => message!("at-point", point = at, what = &self.what),
            None => self.what.clone(),
        }
    }
}

/// In English, for logs and tests.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}
