//! What a match is: who meets whom, how often, from which openings. Every pair of players plays the match that
//! `plyground match` plays with the same seed, so all pairs have the same openings.

use plyground_players::{contest::game_seed, openings::side_of_first};
use plyground_rules::{BySide, Side};
use serde::{Deserialize, Serialize};

/// The most players of a match.
pub(crate) const MAX_PLAYERS: usize = 8;
/// The most games of two players.
pub(crate) const MAX_GAMES: u64 = 1_000;
/// The most games of a match.
pub(crate) const MAX_TOTAL: u64 = 10_000;

/// A match as the form asks for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Plan {
    /// The variant's id.
    pub(crate) variant: String,
    /// The players' ids; the same one may stand there twice.
    pub(crate) players: Vec<String>,
    /// How many games every two of them play.
    pub(crate) games: u64,
    /// Another seed makes other openings and other games.
    pub(crate) seed: u64,
    /// The moves that all games begin with; `None` for balanced openings, another one for each pair of games.
    pub(crate) opening: Option<Vec<String>>,
    /// Whether games count for the ratings.
    pub(crate) rated: bool,
}

/// A game of a match: who plays it, and as which of their games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fixture {
    /// Which two players: the place in [`Plan::pairings`].
    pub(crate) pairing: usize,
    /// Which of their games, from 0.
    pub(crate) number: u64,
    /// The players' places in the list.
    pub(crate) players: BySide<usize>,
}

impl Plan {
    /// All pairs of players, the one that stands first in the list first.
    pub(crate) fn pairings(&self) -> Vec<(usize, usize)> {
        let players = self.players.len();
        (0..players).flat_map(|a| (a + 1..players).map(move |b| (a, b))).collect()
    }

    /// How many games there are in all.
    pub(crate) fn total(&self) -> u64 {
        self.games.saturating_mul(self.pairings().len() as u64)
    }

    /// The game with this number, from 0. All pairs have played equally often, or one of them once more.
    pub(crate) fn fixture(&self, game: u64) -> Fixture {
        let pairings = self.pairings();
        let count = pairings.len().max(1) as u64;
        let (pairing, number) = ((game % count) as usize, game / count);
        let (a, b) = pairings.get(pairing).copied().unwrap_or_default();
        let players = match side_of_first(number) {
            Side::First => BySide { first: a, second: b },
            Side::Second => BySide { first: b, second: a },
        };
        Fixture { pairing, number, players }
    }
}

impl Fixture {
    /// The seed of its players.
    pub(crate) const fn seed(&self, plan: &Plan) -> u64 {
        game_seed(plan.seed, self.number)
    }

    /// What the pair's first player got, in half points.
    pub(crate) fn half_points(&self, winner: Option<Side>) -> u8 {
        match winner {
            None => 1,
            Some(side) if side == side_of_first(self.number) => 2,
            Some(_) => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn plan(players: usize, games: u64) -> Plan {
        let players = (0..players).map(|n| n.to_string()).collect();
        Plan { variant: "reversi".to_owned(), players, games, seed: 7, opening: None, rated: true }
    }

    #[test]
    fn a13_everybody_meets_everybody_equally_often_with_both_sides() {
        for (players, games) in [(2, 4), (3, 2), (5, 6), (MAX_PLAYERS, 2)] {
            let plan = plan(players, games);
            let mut met: BTreeMap<(usize, usize), u64> = BTreeMap::new();
            for game in 0..plan.total() {
                let Fixture { players, .. } = plan.fixture(game);
                *met.entry((players.first, players.second)).or_default() += 1;
            }
            assert_eq!(met.len(), players * (players - 1), "each order of two");
            assert!(met.values().all(|times| *times == games / 2), "{met:?}");
        }
        assert_eq!(plan(2, 5).total(), 5);
    }

    #[test]
    fn a13_points_are_those_of_the_first_of_the_two() {
        let plan = plan(2, 2);
        let points = |game, winner| plan.fixture(game).half_points(winner);
        assert_eq!([points(0, Some(Side::First)), points(0, None), points(0, Some(Side::Second))], [2, 1, 0]);
        assert_eq!([points(1, Some(Side::First)), points(1, None), points(1, Some(Side::Second))], [0, 1, 2]);
    }
}
