//! Who deserves a prize besides the winner. What needs the games themselves, best game and accuracy, is the server's.

use serde::Serialize;

use crate::{Outcome, PlayerId, State};

/// A win over somebody who was thought to be stronger.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Upset {
    /// From 1.
    pub round: u32,
    /// From 1.
    pub board: u32,
    /// Who won.
    pub winner: PlayerId,
    /// Who lost.
    pub loser: PlayerId,
    /// By how much the loser was thought to be stronger.
    pub by: Stronger,
}

/// How much stronger somebody was thought to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", content = "by", rename_all = "kebab-case")]
pub enum Stronger {
    /// By this many points of rating.
    Rating(u32),
    /// By this many seeds.
    Seeds(u32),
}

/// The biggest upset among the games played at the board: by ratings, or by seeds where not both have ratings. Ratings, being measured, come first; of equals the
/// earliest.
pub fn biggest_upset(state: &State) -> Option<Upset> {
    let mut best: Option<(bool, Upset)> = None;
    for (round, games) in (1..).zip(state.rounds().iter().map(|round| &round.games)) {
        for (board, game) in (1..).zip(games) {
            let Some(seat) = game.outcome.filter(|outcome| outcome.is_played()).and_then(Outcome::winner)
            else {
                continue;
            };
            let (winner, loser) = (game.at(seat), game.at(seat.other()));
            let Some(by) = stronger(state, loser, winner) else { continue };
            let found = (matches!(by, Stronger::Rating(_)), Upset { round, board, winner, loser, by });
            let size = |&(is_rating, upset): &(bool, Upset)| match upset.by {
                Stronger::Rating(by) | Stronger::Seeds(by) => (is_rating, by),
            };
            if best.as_ref().is_none_or(|best| size(&found) > size(best)) {
                best = Some(found);
            }
        }
    }
    best.map(|(_, upset)| upset)
}

fn stronger(state: &State, one: PlayerId, other: PlayerId) -> Option<Stronger> {
    let (one, other) = (&state.players()[one.index()], &state.players()[other.index()]);
    if let (Some(one), Some(other)) = (one.rating, other.rating) {
        return (one > other).then(|| Stronger::Rating(one.abs_diff(other)));
    }
    let (one, other) = (one.seed?, other.seed?);
    (one < other).then(|| Stronger::Seeds(other - one))
}
