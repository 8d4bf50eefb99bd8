//! Rounds, boards and results.

use serde::{Deserialize, Serialize};

use crate::PlayerId;

/// Who begins a game. Games call the two sides differently, so do their sentences.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Seat {
    /// Has the first move.
    First,
    /// Has not.
    Second,
}

impl Seat {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Seat {
        match self {
            Seat::First => Seat::Second,
            Seat::Second => Seat::First,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// The first player won.
    First,
    /// Nobody did.
    Draw,
    /// The second player won.
    Second,
    /// The second player did not come.
    FirstByForfeit,
    /// The first player did not come.
    SecondByForfeit,
    /// Neither came.
    NeitherCame,
}

impl Outcome {
    /// All of them.
    pub const ALL: [Outcome; 6] = [
        Outcome::First,
        Outcome::Draw,
        Outcome::Second,
        Outcome::FirstByForfeit,
        Outcome::SecondByForfeit,
        Outcome::NeitherCame,
    ];

    /// What a player gets, in half points.
    pub const fn half_points(self, seat: Seat) -> u32 {
        match (self, seat) {
            (Outcome::First | Outcome::FirstByForfeit, Seat::First)
            | (Outcome::Second | Outcome::SecondByForfeit, Seat::Second) => 2,
            (Outcome::Draw, _) => 1,
            _ => 0,
        }
    }

    /// Who won.
    pub const fn winner(self) -> Option<Seat> {
        match self {
            Outcome::First | Outcome::FirstByForfeit => Some(Seat::First),
            Outcome::Second | Outcome::SecondByForfeit => Some(Seat::Second),
            Outcome::Draw | Outcome::NeitherCame => None,
        }
    }

    /// Whether moves were made: what was not played is no meeting, and nobody has had a side in it.
    pub const fn is_played(self) -> bool {
        matches!(self, Outcome::First | Outcome::Draw | Outcome::Second)
    }

    /// The result where these did not come.
    pub(crate) const fn absent(first: bool, second: bool) -> Option<Outcome> {
        match (first, second) {
            (false, false) => None,
            (false, true) => Some(Outcome::FirstByForfeit),
            (true, false) => Some(Outcome::SecondByForfeit),
            (true, true) => Some(Outcome::NeitherCame),
        }
    }
}

/// Where a result comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The game was played here.
    #[default]
    Board,
    /// The host entered it.
    Hand,
    /// Somebody was not there.
    Absence,
}

/// A result that was changed, visible to everybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Correction {
    /// What stood there before.
    pub before: Outcome,
    /// Why it was changed.
    pub note: String,
}

/// A board of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Game {
    /// Who begins.
    pub first: PlayerId,
    /// Who does not.
    pub second: PlayerId,
    /// `None` while it is played.
    pub outcome: Option<Outcome>,
    /// Where the result comes from.
    pub source: Source,
    /// All corrections, the oldest first.
    pub corrections: Vec<Correction>,
    /// The how-manieth result of the event this was: in an arena, who is free first is paired first.
    pub finished: u32,
}

impl Game {
    /// Where somebody sits.
    pub fn seat(&self, player: PlayerId) -> Option<Seat> {
        [(self.first, Seat::First), (self.second, Seat::Second)]
            .into_iter()
            .find_map(|(at, seat)| (at == player).then_some(seat))
    }

    /// Who sits there.
    pub const fn at(&self, seat: Seat) -> PlayerId {
        match seat {
            Seat::First => self.first,
            Seat::Second => self.second,
        }
    }
}

/// A round, or in an arena those who were paired at the same time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Round {
    /// Of the server's clock, in milliseconds.
    pub at: u64,
    /// The boards; the number of a board is one more than its place here.
    pub games: Vec<Game>,
    /// Who has no opponent in this round: a point in a Swiss event, the next round in a knockout, nothing else where.
    pub pausing: Vec<PlayerId>,
}

impl Round {
    /// The board of somebody, from 0, and the seat.
    pub fn board_of(&self, player: PlayerId) -> Option<(usize, Seat)> {
        self.games.iter().enumerate().find_map(|(board, game)| Some((board, game.seat(player)?)))
    }

    /// How many games are still played.
    pub fn open(&self) -> usize {
        self.games.iter().filter(|game| game.outcome.is_none()).count()
    }
}
