//! What somebody has been through: the facts that pairings go by.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{PlayerId, Seat, State, settings::Format};

/// Having played against somebody with other points, or not at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Drift {
    /// Against more points.
    Up,
    /// Against fewer points, or a point without a game.
    Down,
}

/// What somebody has been through before a round.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct History {
    /// In half points; a point for a round without an opponent in a Swiss event.
    pub half_points: u32,
    /// The sides of the games that were played, in order.
    pub seats: Vec<Seat>,
    /// How often each opponent was played.
    pub met: BTreeMap<PlayerId, u32>,
    /// The last opponent who was played.
    pub last_opponent: Option<PlayerId>,
    /// Rounds with a point and without a game: no opponent, or one who did not come.
    pub free_points: u32,
    /// In the last round.
    pub drift: Option<Drift>,
    /// In an arena: how many pairings have passed them by since their last game.
    pub passed_by: u32,
    /// The number of the result that set them free.
    pub free_since: u32,
}

impl History {
    /// How much more often they have begun than not.
    pub fn balance(&self) -> i64 {
        let begun = self.seats.iter().filter(|seat| **seat == Seat::First).count() as i64;
        2 * begun - self.seats.len() as i64
    }

    /// Of everybody, as the rounds before this one (from 0) left them.
    pub fn of_all(state: &State, round: usize) -> Vec<History> {
        let mut all = vec![History::default(); state.players().len()];
        let is_swiss = matches!(state.format(), Some(Format::Swiss { .. }));
        for played in state.rounds().iter().take(round) {
            let before: Vec<u32> = all.iter().map(|history| history.half_points).collect();
            for history in &mut all {
                history.drift = None;
                history.passed_by += 1;
            }
            for &player in &played.pausing {
                let history = &mut all[player.index()];
                if is_swiss {
                    history.half_points += 2;
                    history.free_points += 1;
                    history.drift = Some(Drift::Down);
                }
            }
            for game in &played.games {
                for seat in [Seat::First, Seat::Second] {
                    let (player, opponent) = (game.at(seat), game.at(seat.other()));
                    let history = &mut all[player.index()];
                    history.passed_by = 0;
                    let Some(outcome) = game.outcome else { continue };
                    let got = outcome.half_points(seat);
                    history.half_points += got;
                    history.free_since = game.finished;
                    if outcome.is_played() {
                        history.seats.push(seat);
                        *history.met.entry(opponent).or_default() += 1;
                        history.last_opponent = Some(opponent);
                        history.drift = match before[player.index()].cmp(&before[opponent.index()]) {
                            std::cmp::Ordering::Less => Some(Drift::Up),
                            std::cmp::Ordering::Equal => None,
                            std::cmp::Ordering::Greater => Some(Drift::Down),
                        };
                    } else if got > 0 {
                        history.free_points += 1;
                        history.drift = Some(Drift::Down);
                    }
                }
            }
        }
        all
    }
}
