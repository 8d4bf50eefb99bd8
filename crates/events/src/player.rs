//! Who takes part.

use serde::{Deserialize, Serialize};

/// Somebody in an event: a number, from 0 in the order in which they were added; never used again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub u32);

impl PlayerId {
    /// Its place in lists of all players.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// How somebody plays.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// A person with a device of their own.
    #[default]
    Device,
    /// A person without one: results are entered by hand.
    ByHand,
    /// A computer player, by the id that the server knows it by.
    Computer(String),
}

/// Somebody in an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Player {
    /// Its number.
    pub id: PlayerId,
    /// Unique among those who are not removed, whatever its case.
    pub name: String,
    /// How they play.
    pub who: Who,
    /// Given by the host: 1 is the strongest.
    pub seed: Option<u32>,
    /// A measured rating.
    pub rating: Option<i32>,
    /// Team mates meet only when it cannot be avoided.
    pub team: Option<String>,
    /// The number of rounds that had begun when they came.
    pub came: u32,
    /// Whether they are let out: not paired until they are brought back.
    pub is_out: bool,
    /// Taken off the list before their first round; kept for the numbers of the others.
    pub is_removed: bool,
}

impl Player {
    /// Whether the next round is for them, too.
    pub const fn is_active(&self) -> bool {
        !self.is_out && !self.is_removed
    }
}

/// Names that differ only in case and in space around them are one name.
pub(crate) fn folded(name: &str) -> String {
    name.trim().to_lowercase()
}
