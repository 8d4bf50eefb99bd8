//! The game at a table: the rules' game, who sits where, and what people can do beside moving. No clock, no
//! network, no disk: the actor brings those.

use plyground_games::{AnyGame, AnyPlay, find};
use plyground_players::Player;
use plyground_rules::{BySide, Outcome, Reason, Side};
use plyground_store::{Ending, GameRow, MoveRow, Seat, StoreError};

use super::message::Offers;
use crate::session::Browser;

/// A game with its people.
pub(crate) struct TableGame {
    pub(crate) row: GameRow,
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) play: Box<dyn AnyPlay>,
    /// One per move of `play`.
    pub(crate) moves: Vec<MoveRow>,
    /// What was taken back, the next to be redone last.
    pub(crate) redo: Vec<MoveRow>,
    pub(crate) offers: Offers,
}

impl TableGame {
    /// The game as stored, replayed.
    pub(crate) fn load(row: GameRow, moves: Vec<MoveRow>) -> Result<TableGame, StoreError> {
        let damaged = |what: String| StoreError::Damaged { game: row.id.clone(), what };
        let (game, variant) = find(&row.variant).map_err(|e| damaged(e.to_string()))?;
        let mut play = game.start(variant, row.start.as_deref()).map_err(|e| damaged(e.to_string()))?;
        for (i, mv) in moves.iter().enumerate() {
            play.play(&mv.text).map_err(|e| damaged(format!("move {}: {e}", i + 1)))?;
        }
        Ok(TableGame { row, game, play, moves, redo: Vec::new(), offers: Offers::default() })
    }

    /// The sides a browser plays.
    pub(crate) fn sides_of(&self, browser: &Browser) -> Vec<Side> {
        let holds = |s: &Side| {
            !matches!(self.row.seats[*s], Seat::Computer(_))
                && self.row.holders[*s].as_deref() == Some(browser.hash())
        };
        Side::BOTH.into_iter().filter(holds).collect()
    }

    /// Whether nobody but computers plays.
    pub(crate) fn only_computers(&self) -> bool {
        Side::BOTH.iter().all(|side| matches!(self.row.seats[*side], Seat::Computer(_)))
    }

    /// Whether two different people play each other (or one of them is still to come).
    pub(crate) fn between_people(&self) -> bool {
        let person = |s: Side| !matches!(self.row.seats[s], Seat::Computer(_));
        person(Side::First) && person(Side::Second) && self.row.holders.first != self.row.holders.second
    }

    /// The computer player whose decision is next.
    pub(crate) fn thinker(&self) -> Option<Player> {
        if self.is_over() {
            return None;
        }
        match &self.row.seats[self.play.to_move()] {
            Seat::Computer(id) => plyground_players::find(self.game.info().id, id),
            _ => None,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.row.ending.is_some()
    }

    /// How the board ended the game, if it did.
    pub(crate) fn ending_by_rules(&self) -> Option<Ending> {
        let Outcome { winner, reason } = self.play.outcome()?;
        Some(Ending { winner, reason: reason.code.to_owned() })
    }

    /// "White wins: three rings taken off".
    pub(crate) fn ending_text(&self) -> Option<String> {
        let ending = self.row.ending.as_ref()?;
        let by_rules = self.play.outcome().map(|o| o.reason).filter(|r| r.code == ending.reason);
        let reason = by_rules.or_else(|| Reason::BY_PEOPLE.into_iter().find(|r| r.code == ending.reason));
        let phrase = reason.map_or("", |r| r.phrase);
        Some(self.game.info().ending(ending.winner, phrase))
    }

    /// How many moves stay when a turn of one of these sides is taken back; `None` if there is none.
    /// In the middle of a turn, one decision is taken back.
    pub(crate) fn take_back_to(&self, sides: &[Side]) -> Option<usize> {
        let made_by: Vec<Side> = self.play.history().into_iter().map(|(side, _)| side).collect();
        let last = made_by.iter().rposition(|side| sides.contains(side))?;
        let in_turn = last + 1 == made_by.len() && made_by[last] == self.play.to_move() && !self.is_over();
        if in_turn {
            return Some(last);
        }
        Some((0..=last).rev().take_while(|&i| made_by[i] == made_by[last]).last().unwrap_or(last))
    }

    /// Takes moves back until `ply` are left.
    pub(crate) fn take_back(&mut self, ply: usize) {
        while self.moves.len() > ply {
            self.play.take_back();
            self.redo.extend(self.moves.pop());
        }
        self.row.ending = None;
        self.offers = Offers::default();
    }

    /// What is left on the clocks after the last move.
    pub(crate) fn clocks_left(&self) -> Option<BySide<u64>> {
        match self.moves.last() {
            Some(mv) => mv.left,
            None => self.row.clock.map(|c| BySide::from_fn(|s| c[s].initial_ms)),
        }
    }
}
