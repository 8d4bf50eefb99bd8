//! Game files: recognising and reading any form, replaying it through the rules, writing each form.

mod cut;
mod own;
mod read;
mod reader;
mod recognise;
mod replay;
mod text;
mod write;

use std::{error, fmt};

use plyground_rules::Record;
pub use plyground_rules::move_tree::{MAX_COMMENT, MAX_DEPTH, MAX_VARIED};
use plyground_words::Message;
pub use read::{read, read_as};
pub use reader::{ReadOptions, Reader, UnreadableGame};
pub use recognise::FileForm;
pub use replay::replay;
pub use write::{Form, forms, json, write};

use crate::{AnyGame, AnyPlay};

/// The largest file that is looked at. A game of [`MAX_MOVES`] moves with times takes about half of it.
pub const MAX_BYTES: usize = 1 << 20;
/// The most moves a recorded game may have. Only Laser Chess could come anywhere near.
pub const MAX_MOVES: usize = 10_000;
/// The longest name of a player, in characters.
pub const MAX_NAME: usize = 100;

/// A game that was read and replayed: everything in it agrees with the rules.
pub struct Replayed {
    /// Its game.
    pub game: &'static dyn AnyGame,
    /// The record, complete: canonical texts, forced passes put in, the result filled in where the rules give one.
    pub record: Record,
    /// The game itself, at its end.
    pub play: Box<dyn AnyPlay>,
}

/// Why a file gives no game: one sentence without its full stop, saying what and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileError(Message);

impl FileError {
    fn new(what: impl Into<Message>) -> Self {
        FileError(what.into())
    }

    /// The sentence.
    pub fn message(&self) -> Message {
        self.0.clone()
    }
}

/// In English, for logs and tests.
impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl error::Error for FileError {}
