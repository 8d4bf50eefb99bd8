//! Which games are looked for, in which order.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// Among which games is looked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Games in which one of these holders has or had a seat, and those that are over of the people whom they carry.
    Own(Vec<Vec<u8>>),
    /// All games that were played here, but for those of matches between computers.
    Played,
    /// The games of one collection.
    Collection(i64),
}

/// Nobody's games.
impl Default for Scope {
    fn default() -> Scope {
        Scope::Own(Vec::new())
    }
}

impl Scope {
    /// The holders as JSON, in hexadecimal digits.
    pub(crate) fn holders(&self) -> String {
        let Scope::Own(holders) = self else { return "[]".to_owned() };
        let hex = |holder: &Vec<u8>| holder.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        serde_json::to_string(&holders.iter().map(hex).collect::<Vec<_>>()).expect("texts are plain data")
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FoundResult {
    /// The first side won.
    First,
    /// The second side won.
    Second,
    /// A draw.
    Draw,
    /// It is not over.
    Unfinished,
    /// The holder whose games are looked for won; never in a game against oneself.
    Won,
    /// That holder lost.
    Lost,
}

/// The order of what is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sort {
    /// The latest first.
    #[default]
    Newest,
    /// The earliest first.
    Oldest,
    /// The longest first.
    Longest,
    /// The shortest first.
    Shortest,
    /// By accuracy, the best first; only reviewed games.
    Best,
    /// By accuracy, the worst first; only reviewed games.
    Worst,
    /// Won, drawn, lost, without a result; in games of others won by the first side first. The latest first in each.
    Result,
    /// By the game's id, the latest first in each.
    Game,
}

/// What the games that are looked for have in common. Everything can be combined.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Filter {
    /// Among which games. Who asks does not say this: it is a matter of rights.
    #[serde(skip)]
    pub scope: Scope,
    /// The game's id.
    pub game: Option<String>,
    /// The variant's id.
    pub variant: Option<String>,
    /// A part of a player's name.
    pub player: Option<String>,
    /// The id of a computer player that took part.
    pub opponent: Option<String>,
    /// The opponent's rating at least; in games of others either side's.
    pub rating_from: Option<i32>,
    /// The opponent's rating at most.
    pub rating_to: Option<i32>,
    /// The result.
    pub result: Option<FoundResult>,
    /// The reason's code.
    pub reason: Option<String>,
    /// The opening's name in English, or how it begins.
    pub opening: Option<String>,
    /// A year, a month or a day: not played before.
    pub from: Option<String>,
    /// A year, a month or a day: not played after.
    pub to: Option<String>,
    /// So many moves at least.
    pub length_from: Option<u32>,
    /// So many moves at most.
    pub length_to: Option<u32>,
    /// Accuracy at least, in percent; in games of others either side's.
    pub accuracy_from: Option<f64>,
    /// Accuracy at most.
    pub accuracy_to: Option<f64>,
    /// Whether it was reviewed.
    pub reviewed: Option<bool>,
    /// A tag.
    pub tag: Option<String>,
    /// The canonical stable hash of a position that was on the board.
    pub position: Option<u64>,
    /// The order.
    pub sort: Sort,
}

/// A place in what is found: after this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cursor {
    /// What it is sorted by.
    pub key: i64,
    /// The game's number.
    pub number: i64,
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.key, self.number)
    }
}

/// The text is not a cursor's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("that is no place in a list of games")]
pub struct BadCursor;

impl FromStr for Cursor {
    type Err = BadCursor;

    fn from_str(text: &str) -> Result<Cursor, BadCursor> {
        let (key, number) = text.split_once('.').ok_or(BadCursor)?;
        Ok(Cursor {
            key: key.parse().map_err(|_| BadCursor)?,
            number: number.parse().map_err(|_| BadCursor)?,
        })
    }
}

/// Some of the games that were found.
#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    /// In order.
    pub games: Vec<crate::ArchivedGame>,
    /// Where it goes on; `None` at the end.
    pub next: Option<Cursor>,
}
