//! What a computer thinks of its game: whether it takes a draw that it is offered, and whether it gives up.

use plyground_engines::AnyPlayer;
use plyground_games::coach::Phase;
use plyground_players::drawn;
use plyground_rules::{Reason, Side};
use plyground_search::Score;
use plyground_store::Seat;
use plyground_words::message;

use super::{
    apply::changed,
    live::{LiveTable, Now, Transition},
    message::Update,
};
use crate::pool::{Job, JobEvent, JobKind, Ticket};

/// How long a computer thinks about an offer: a person waits.
const OFFER_MS: u64 = 200;
/// With no better chance than this a game is lost, if the next decision sees none either.
const HOPELESS: f64 = 0.02;

impl LiveTable {
    /// The computer's side, where a draw is offered to one.
    fn offered_to(&self) -> Option<Side> {
        self.offers.draw.map(|by| !by).filter(|side| self.is_computer(*side) && !self.is_over())
    }

    /// A person offers a computer a draw. In the opening, and without looking ahead, nobody can tell: then it declines, and so it does when asked
    /// again in the same position.
    pub(super) fn offer_to_computer(&self, by: Side, now: Now) -> Transition {
        let is_new = self.declined != Some(self.version);
        let begun = self.phase().is_none() && self.play.phase() != Phase::Opening;
        if is_new && begun && self.judge(!by).is_some() {
            let mut next = self.clone();
            next.offers.draw = Some(by);
            return changed(next, Vec::new(), now);
        }
        self.declines(!by, now)
    }

    fn declines(&self, side: Side, now: Now) -> Transition {
        let mut next = self.clone();
        (next.offers.draw, next.declined) = (None, Some(self.version));
        let text = message!("declines-draw", name = self.name(side));
        let updates = vec![next.changed(now), Update::Notice { text }];
        Transition { next, writes: Vec::new(), updates }
    }

    /// The id of the player whose search judges for a side's computer; `None` if it does not look ahead.
    fn judge(&self, side: Side) -> Option<String> {
        let Seat::Computer(id) = &self.row.seats[side] else { return None };
        match self.computer(id)? {
            AnyPlayer::BuiltIn(player) => {
                let player = drawn(&player, self.game.info().id, self.seed());
                player.params().map(|_| player.id.to_string())
            }
            AnyPlayer::External(engine) => Some(engine.id.clone()),
        }
    }

    /// The version of the table in which a computer has to answer an offer.
    pub(crate) fn has_to_answer(&self) -> Option<u64> {
        self.offered_to().filter(|_| self.saved).map(|_| self.version)
    }

    /// The search that answers it, and who waits for it.
    pub(crate) fn judgement(&self) -> Option<(Job, Ticket)> {
        let player = Some(self.judge(self.offered_to()?)?);
        let kind = JobKind::Analyse { player, lines: 1, time_ms: OFFER_MS };
        Some((Job { kind, line: self.line() }, self.ticket()?))
    }

    /// The answer to an offer, when the search has come to its end; what cannot be judged is declined.
    pub(crate) fn judged(&self, event: &JobEvent, now: Now) -> Option<Transition> {
        let side = self.offered_to()?;
        let score = match event {
            JobEvent::Started { .. } | JobEvent::Suspended | JobEvent::Progress(_) | JobEvent::Lines(_) => {
                return None;
            }
            JobEvent::Analysed(lines) => lines.first().map(|line| line.score),
            _ => None,
        };
        let chance = score.map(|score| self.play.win_chance(score));
        let own = chance.map(|chance| if self.play.to_move() == side { chance } else { 1.0 - chance });
        if own.is_none_or(|own| own > 0.5) {
            return Some(self.declines(side, now));
        }
        let mut next = self.clone();
        let writes = vec![next.finish(None, Reason::AGREEMENT, now)];
        Some(changed(next, writes, now))
    }

    /// Notes how this (future) table's computer, which has decided, sees its game. True if it gives up: the loss is certain, or there was hardly a
    /// chance twice running.
    pub(super) fn gives_up(&mut self, side: Side) -> bool {
        let Some(score) = self.outlook.take().filter(|_| self.row.resigns) else { return false };
        let seen = &mut self.hopeless[side];
        *seen = if self.play.win_chance(score) <= HOPELESS { *seen + 1 } else { 0 };
        matches!(score, Score::Loss(_)) || *seen > 1
    }
}
