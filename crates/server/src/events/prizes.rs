//! Prizes for how was played: they need reviews of all games, which are made when the host asks for them, and kept.

use plyground_events::{Outcome, PlayerId};
use plyground_rules::{BySide, Side};
use serde::Serialize;

use super::{EventHandle, Events, LiveEvent, Place};
use crate::{session::Browser, study::Reviews};

/// A game with fewer moves says little about how well somebody plays.
const LEAST_MOVES: usize = 8;

/// How far the prizes have been found.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub(crate) struct Prizes {
    /// Games that were looked at.
    pub(crate) done: usize,
    /// Games that there are.
    pub(crate) all: usize,
    /// The game in which both played best.
    pub(crate) best_game: Option<(Place, f64)>,
    /// Who played most accurately, over all games.
    pub(crate) most_accurate: Option<(PlayerId, f64)>,
}

/// A game as it was reviewed.
struct Judged {
    place: Place,
    players: BySide<PlayerId>,
    accuracy: BySide<Option<f64>>,
    moves: usize,
}

impl Prizes {
    fn of(judged: &[Judged], all: usize) -> Self {
        let long = judged.iter().filter(|game| game.moves >= LEAST_MOVES);
        // Both have to have played well: the worse of the two counts.
        let best_game = long
            .clone()
            .filter_map(|game| Some((game.place, game.accuracy.first?.min(game.accuracy.second?))))
            .reduce(|best, next| if next.1 > best.1 { next } else { best });
        let mut sums: std::collections::BTreeMap<PlayerId, (f64, f64)> = Default::default();
        for game in long {
            for side in Side::BOTH {
                let Some(accuracy) = game.accuracy[side] else { continue };
                let sum = sums.entry(game.players[side]).or_default();
                *sum = (sum.0 + accuracy, sum.1 + 1.0);
            }
        }
        // One good game is luck: whoever has at least half as many games as the busiest is compared.
        let most = sums.values().map(|sum| sum.1).fold(0.0, f64::max);
        let means = sums.iter().filter(|(_, sum)| 2.0 * sum.1 >= most).map(|(id, sum)| (*id, sum.0 / sum.1));
        let most_accurate = means.reduce(|best, next| if next.1 > best.1 { next } else { best });
        Prizes { done: judged.len(), all, best_game, most_accurate }
    }
}

impl Events {
    /// Reviews all games of an event, one after the other, and says how far that has come.
    pub(crate) async fn judge(
        &self,
        handle: &std::sync::Arc<EventHandle>,
        reviews: &Reviews,
        host: &Browser,
    ) {
        let live = handle.now();
        let games: Vec<(Place, String)> = live
            .games
            .iter()
            .filter(|(at, _)| {
                live.state().game(at.0, at.1).and_then(|game| game.outcome).is_some_and(Outcome::is_played)
            })
            .map(|(at, id)| (*at, id.clone()))
            .collect();
        let mut judged = Vec::new();
        let mut all = games.len();
        for (place, id) in games {
            // What has no moves, or cannot be reviewed, wins no prize.
            let report = reviews.complete(&id, host.key()).await;
            let players = live
                .state()
                .game(place.0, place.1)
                .map(|game| BySide::from_fn(|side| game.at(live.seat(side))));
            match report.ok().zip(players) {
                Some((report, players)) => judged.push(Judged {
                    place,
                    players,
                    accuracy: report.summary.as_ref().map(|s| s.accuracy).unwrap_or_default(),
                    moves: report.moves.len(),
                }),
                None => all -= 1,
            }
            let prizes = Prizes::of(&judged, all);
            if self.change(handle, move |live| Ok(live.with_prizes(prizes))).await.is_err() {
                return;
            }
        }
    }
}

impl LiveEvent {
    pub(crate) fn with_prizes(&self, prizes: Prizes) -> super::Change {
        let mut change = self.unchanged();
        change.next.passing.prizes = Some(prizes);
        change
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a16_both_have_to_play_well_for_the_best_game_and_often_for_the_most_accurate() {
        let game = |board, players: [u32; 2], accuracy: [f64; 2], moves| Judged {
            place: (1, board),
            players: BySide { first: PlayerId(players[0]), second: PlayerId(players[1]) },
            accuracy: BySide { first: Some(accuracy[0]), second: Some(accuracy[1]) },
            moves,
        };
        let judged = [
            game(1, [0, 1], [99.0, 40.0], 30),
            game(2, [2, 3], [88.0, 90.0], 30),
            game(3, [0, 2], [95.0, 70.0], 30),
            game(4, [1, 2], [60.0, 86.0], 30),
            game(5, [4, 1], [100.0, 100.0], 3),
        ];
        let prizes = Prizes::of(&judged, 5);
        assert_eq!(prizes.best_game, Some(((1, 2), 88.0)), "three moves are no game");
        assert_eq!(prizes.most_accurate, Some((PlayerId(0), 97.0)));
        // One game of three is too few.
        let once = [
            game(1, [3, 0], [99.5, 95.0], 30),
            game(2, [0, 1], [95.0, 1.0], 30),
            game(3, [0, 2], [95.0, 1.0], 30),
        ];
        assert_eq!(Prizes::of(&once, 3).most_accurate, Some((PlayerId(0), 95.0)));
        assert_eq!(Prizes::of(&[], 0), Prizes::default());
    }
}
