//! What the archive holds: games that were played here and are over, and collections of imported ones.

use plyground_rules::{BySide, Side, record::Clock};
use serde::{Deserialize, Serialize};

use crate::{GameRow, MoveRow};

/// A game to import.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ImportedGame {
    /// The game's id.
    pub game: String,
    /// The variant's id.
    pub variant: String,
    /// The start position's text; `None` for the usual one.
    pub start: Option<String>,
    /// Both names.
    pub names: BySide<String>,
    /// Ids of the computer players, where a computer played.
    pub computers: BySide<Option<String>>,
    /// How strong both sides were, as far as it is known.
    pub ratings: BySide<Option<i32>>,
    /// Both clocks, if there were any.
    pub clock: Option<BySide<Clock>>,
    /// A year, a month, a day, or a day and a time in UTC: `1987`, `1987-03`, `1987-03-14`, `1987-03-14T18:30:00Z`.
    pub date: Option<String>,
    /// The tournament, or what else it was played at.
    pub event: Option<String>,
    /// The winner, `Some(None)` for a draw; `None` if it was not finished.
    pub winner: Option<Option<Side>>,
    /// Why it ended, as a reason's code; `None` if that is not known.
    pub reason: Option<String>,
    /// The moves' texts, without blanks in them.
    pub moves: Vec<String>,
    /// Milliseconds spent on each of them, where they are known; empty if none is.
    pub times: Vec<Option<u64>>,
    /// The opening's name in English.
    pub opening: Option<String>,
    /// The canonical stable hashes of the position before each move and of the final one.
    pub positions: Vec<u64>,
    /// A comment on the whole game.
    pub note: Option<String>,
    /// The game with its variations and comments, as a file in our own form; `None` if there are none.
    pub tree: Option<String>,
}

/// What became of a batch of imported games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ImportedCount {
    /// Games that are new.
    pub added: u64,
    /// Games that were there already.
    pub known: u64,
}

/// Where imported games came from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Collection {
    /// Its id.
    pub id: i64,
    /// Its name.
    pub name: String,
    /// A file's name, or what else it was read from.
    pub source: String,
    /// When it was imported, in unix milliseconds.
    pub imported: i64,
    /// How many games were added.
    pub games: u64,
    /// How many were not, because they were there already.
    pub known: u64,
    /// What was said at the end of the import; `None` while it is under way, or if it was broken off.
    pub summary: Option<String>,
}

/// What the archive finds out about a finished game, for later searches.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Facts {
    /// The opening's name in English.
    pub opening: Option<String>,
    /// How strong both sides are, as far as it is known.
    pub ratings: BySide<Option<i32>>,
    /// The canonical stable hashes of the position before each move and of the final one.
    pub positions: Vec<u64>,
}

/// A game with everything the archive knows about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ArchivedGame {
    /// The game. The seats of an imported one are held by nobody, and a computer of it need not be known here.
    pub row: GameRow,
    /// Its moves.
    pub moves: Vec<MoveRow>,
    /// The collection it was imported with; `None` if it was played here.
    pub collection: Option<i64>,
    /// An imported game's date, as it was given.
    pub date: Option<String>,
    /// When it was played, in unix milliseconds; of an imported game what its date says.
    pub played: Option<i64>,
    /// When it was last played on, in unix milliseconds.
    pub updated: i64,
    /// The tournament, or what else it was played at.
    pub event: Option<String>,
    /// The opening's name in English.
    pub opening: Option<String>,
    /// How strong both sides were, as far as it is known.
    pub ratings: BySide<Option<i32>>,
    /// Accuracy by the review, in tenths of a percent.
    pub accuracy: BySide<Option<i32>>,
    /// The summary of its review, JSON.
    pub review: Option<String>,
    /// Each side's own note on it; of a game of a collection and of both hands, the first side's.
    pub note: BySide<Option<String>>,
    /// Each side's tags, sorted.
    pub tags: BySide<Vec<String>>,
}
