//! What a match looks like at one moment: its scores, how strong that makes its players, how far it has come, and the board to watch.

use std::collections::HashMap;

use plyground_players::{
    elo::{Difference, MatchTally},
    ladder::{LadderRating, Pairing, Results, fit},
};
use plyground_rules::{BySide, Event, View};
use plyground_store::ContestState;
use plyground_words::Message;

use super::{live::LiveMatch, plan::Plan};
use crate::table::Now;

/// A match at one moment.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    pub(crate) state: ContestState,
    pub(crate) done: u64,
    pub(crate) total: u64,
    /// About how long it will take, in milliseconds; `None` while that is not known.
    pub(crate) left_ms: Option<u64>,
    pub(crate) saved: bool,
    pub(crate) trouble: Option<Message>,
    /// In the order of the plan.
    pub(crate) players: Vec<PlayerShown>,
    pub(crate) pairings: Vec<PairingShown>,
    pub(crate) board: Option<BoardShown>,
}

/// A player's results.
#[derive(Clone, Debug, Default)]
pub(crate) struct PlayerShown {
    pub(crate) wins: u64,
    pub(crate) draws: u64,
    pub(crate) losses: u64,
    /// How strong the results show it to be among these players, whose mean is 0; `None` before the first game.
    pub(crate) elo: Option<LadderRating>,
}

impl PlayerShown {
    /// Two for a win, one for a draw.
    pub(crate) const fn half_points(&self) -> u64 {
        2 * self.wins + self.draws
    }

    pub(crate) const fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }
}

/// What two players did against each other, from the first one's side.
#[derive(Clone, Debug)]
pub(crate) struct PairingShown {
    pub(crate) a: usize,
    pub(crate) b: usize,
    pub(crate) tally: MatchTally,
    pub(crate) difference: Difference,
}

/// The board of a game under way.
#[derive(Clone, Debug)]
pub(crate) struct BoardShown {
    /// Which game, from 0.
    pub(crate) game: u64,
    /// The players' places.
    pub(crate) players: BySide<usize>,
    pub(crate) ply: usize,
    pub(crate) view: View,
    /// What was seen in the last move.
    pub(crate) events: Vec<Event>,
}

impl Shown {
    pub(crate) fn of(live: &LiveMatch, now: Now) -> Self {
        let pairings = live.plan.pairings().into_iter().zip(&live.tallies);
        let pairings: Vec<PairingShown> = pairings
            .map(|((a, b), tally)| PairingShown {
                a,
                b,
                tally: tally.clone(),
                difference: tally.difference(),
            })
            .collect();
        Shown {
            state: live.row.state,
            done: live.done(),
            total: live.plan.total(),
            left_ms: live.left_ms(now).filter(|_| live.row.state == ContestState::Running),
            saved: live.saved,
            trouble: live.trouble.clone(),
            players: players(&live.plan, &pairings, &live.row.results),
            pairings,
            board: live.watched().map(|(game, fixture, play)| BoardShown {
                game,
                players: fixture.players,
                ply: play.ply(),
                view: play.view_at(play.ply()).expect("the position on the board"),
                events: play.events_to(play.ply()).unwrap_or_default(),
            }),
        }
    }

    /// Whether nothing has happened since.
    pub(crate) fn is_current(&self, live: &LiveMatch) -> bool {
        let board = self.board.as_ref().map(|board| (board.game, board.ply));
        let watched = live.watched().map(|(game, _, play)| (game, play.ply()));
        self.state == live.row.state
            && self.done == live.done()
            && self.saved == live.saved
            && self.trouble == live.trouble
            && board == watched
    }
}

/// The results of every player. More than two are rated together, by all that happened between them.
fn players(plan: &Plan, pairings: &[PairingShown], results: &[u8]) -> Vec<PlayerShown> {
    let mut players = vec![PlayerShown::default(); plan.players.len()];
    for PairingShown { a, b, tally, .. } in pairings {
        for (player, wins, losses) in [(*a, tally.wins, tally.losses), (*b, tally.losses, tally.wins)] {
            let shown = &mut players[player];
            (shown.wins, shown.draws, shown.losses) =
                (shown.wins + wins, shown.draws + tally.draws, shown.losses + losses);
        }
    }
    if players.len() > 2 && !results.is_empty() {
        let mut numbers: HashMap<usize, u64> = HashMap::new();
        let mut all = Results::new();
        for (game, halves) in results.iter().enumerate() {
            let pairing = plan.fixture(game as u64).pairing;
            let number = numbers.entry(pairing).or_default();
            let PairingShown { a, b, .. } = pairings[pairing];
            all.insert(Pairing { a, b, number: *number }, usize::from(*halves));
            *number += 1;
        }
        for (shown, rating) in players.iter_mut().zip(fit(plan.players.len(), &all)) {
            shown.elo = Some(LadderRating { elo: rating.elo - 1500.0, ..rating });
        }
    }
    players
}
