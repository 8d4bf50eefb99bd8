//! What the host sets up.

use plyground_words::{Key, Message, key, message};
use serde::{Deserialize, Serialize};

use crate::{LONGEST_NAME, MOST_ROUNDS};

/// How an event is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Format {
    /// A number of rounds, always against people with similar points.
    Swiss {
        /// At most [`MOST_ROUNDS`](crate::MOST_ROUNDS).
        rounds: u32,
    },
    /// Everybody against everybody, by Berger's tables.
    RoundRobin {
        /// Twice, with both sides.
        double: bool,
    },
    /// Game after game until the time is over.
    Arena {
        /// In milliseconds from the first pairing.
        duration: u64,
    },
    /// Who loses is out, or plays on for the lower places.
    Knockout {
        /// Whether all places are played out.
        places: bool,
    },
}

/// What decides between people with the same points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TieBreak {
    /// The sum of the opponents' points.
    Buchholz,
    /// The same without the best and the worst opponent.
    MedianBuchholz,
    /// The points of those beaten, and half of those drawn with.
    SonnebornBerger,
    /// Points in the games among those who are still level.
    DirectEncounter,
    /// Games won at the board.
    Wins,
}

impl TieBreak {
    /// All of them.
    pub const ALL: [TieBreak; 5] = [
        TieBreak::Buchholz,
        TieBreak::MedianBuchholz,
        TieBreak::SonnebornBerger,
        TieBreak::DirectEncounter,
        TieBreak::Wins,
    ];

    /// Its name.
    pub const fn name(self) -> Key {
        match self {
            TieBreak::Buchholz => key!("tie-break-buchholz"),
            TieBreak::MedianBuchholz => key!("tie-break-median"),
            TieBreak::SonnebornBerger => key!("tie-break-sonneborn"),
            TieBreak::DirectEncounter => key!("tie-break-direct"),
            TieBreak::Wins => key!("tie-break-wins"),
        }
    }

    /// A sentence that says what it counts.
    pub const fn about(self) -> Key {
        match self {
            TieBreak::Buchholz => key!("tie-break-buchholz-about"),
            TieBreak::MedianBuchholz => key!("tie-break-median-about"),
            TieBreak::SonnebornBerger => key!("tie-break-sonneborn-about"),
            TieBreak::DirectEncounter => key!("tie-break-direct-about"),
            TieBreak::Wins => key!("tie-break-wins-about"),
        }
    }
}

/// What the host sets up, once for all boards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The event's name.
    pub name: String,
    /// The game's variant, by its id; the server knows it.
    pub variant: String,
    /// Start position, clocks and whatever else the server wants: opaque here.
    #[serde(default)]
    pub rules: String,
    /// How it is played.
    pub format: Format,
    /// Whether games count for ratings.
    #[serde(default)]
    pub rated: bool,
    /// In this order; empty for the usual ones of the format.
    #[serde(default)]
    pub tie_breaks: Vec<TieBreak>,
}

/// The longest text of rules.
const LONGEST_RULES: usize = 20_000;
/// A week.
const LONGEST_ARENA: u64 = 7 * 24 * 60 * 60_000;

impl Settings {
    /// The tie-breaks in force.
    pub fn tie_breaks(&self) -> &[TieBreak] {
        use TieBreak::{Buchholz, DirectEncounter, MedianBuchholz, SonnebornBerger, Wins};
        match self.format {
            _ if !self.tie_breaks.is_empty() => &self.tie_breaks,
            Format::Swiss { .. } => &[Buchholz, MedianBuchholz, SonnebornBerger, DirectEncounter, Wins],
            Format::RoundRobin { .. } => &[DirectEncounter, Wins, SonnebornBerger],
            // People play different numbers of games: sums over opponents would reward the quick.
            Format::Arena { .. } => &[Wins, DirectEncounter],
            Format::Knockout { .. } => &[],
        }
    }

    pub(crate) fn check(&self) -> Result<(), Message> {
        name(&self.name)?;
        if self.variant.len() > LONGEST_RULES || self.rules.len() > LONGEST_RULES {
            return Err(key!("rules-long").into());
        }
        match self.format {
            Format::Swiss { rounds } if rounds == 0 || rounds > MOST_ROUNDS => {
                Err(message!("rounds-range", most = MOST_ROUNDS))
            }
            Format::Arena { duration } if duration == 0 || duration > LONGEST_ARENA => {
                Err(key!("duration-range").into())
            }
            _ => Ok(()),
        }
    }
}

/// A name of a person, a team or an event: trimmed, with something to see, not too long.
pub(crate) fn name(text: &str) -> Result<String, Message> {
    let name = text.trim();
    if !name.chars().any(char::is_alphanumeric) || name.chars().any(char::is_control) {
        return Err(key!("name-empty").into());
    }
    if name.chars().count() > LONGEST_NAME {
        return Err(message!("name-long", most = LONGEST_NAME));
    }
    Ok(name.to_owned())
}
