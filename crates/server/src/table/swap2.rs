//! The swap2 opening: one player places three stones; the other takes a colour, or adds two stones and lets the first one choose. The
//! stones are moves of the game. Only who plays which side is decided here: a player who takes the other colour changes places with
//! all that is theirs, and from then on it is a game like any other. A computer places stones of an opening that is known to be even,
//! takes the side that a search prefers, and never adds stones.

use plyground_players::openings;
use plyground_rules::{BySide, Side};
use plyground_search::Score;
use plyground_store::{OpeningRule, Swap2, Swap2Choice, Write};
use plyground_words::{Message, key, message};

use super::{
    apply::{OVER, PAUSED, refuse},
    engine::EngineState,
    live::{Applied, LiveTable, Now, Transition},
    message::{Offers, Swap2Step, Take, Update},
};
use crate::pool::JobKind;

/// How many positions a computer looks at before it takes a colour.
const NODES: u64 = 50_000;

/// What the opening asks for next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Swap2Phase {
    /// So many more stones.
    Place { by: Side, left: usize },
    /// A colour.
    Choose { by: Side, may_add: bool },
}

impl Swap2Phase {
    pub(super) const fn by(self) -> Side {
        match self {
            Swap2Phase::Place { by, .. } | Swap2Phase::Choose { by, .. } => by,
        }
    }
}

impl LiveTable {
    /// What the opening asks for; `None` when there is none, or it is over.
    pub(super) fn phase(&self) -> Option<Swap2Phase> {
        let OpeningRule::Swap2(step) = self.row.opening else { return None };
        let by = match step {
            Swap2::Offered => Side::First,
            Swap2::Extended => Side::Second,
            Swap2::TakenAtThree | Swap2::TakenAtFive => return None,
        };
        if self.is_over() {
            return None;
        }
        Some(match step.stones().checked_sub(self.play.ply()) {
            Some(left @ 1..) => Swap2Phase::Place { by, left },
            _ => Swap2Phase::Choose { by: !by, may_add: step == Swap2::Offered },
        })
    }

    /// How many moves of the opening nobody can take back.
    pub(super) fn settled_stones(&self) -> usize {
        match (self.row.opening, self.phase()) {
            (OpeningRule::Swap2(Swap2::Offered), Some(Swap2Phase::Place { .. })) => 0,
            (OpeningRule::Swap2(Swap2::Extended), Some(Swap2Phase::Place { .. })) => Swap2::Offered.stones(),
            (rule, _) => rule.moves().min(self.play.ply()),
        }
    }

    /// The same for browsers.
    pub(super) fn swap2_step(&self) -> Option<Swap2Step> {
        Some(match self.phase()? {
            Swap2Phase::Place { left, .. } => Swap2Step::Place { left, colour: self.play.to_move() },
            Swap2Phase::Choose { may_add, .. } => Swap2Step::Choose { more: may_add },
        })
    }

    /// What the status line says meanwhile.
    pub(super) fn swap2_status(&self) -> Option<Message> {
        Some(match self.phase()? {
            Swap2Phase::Place { by, left } => message!("swap2-places", name = self.name(by), left = left),
            Swap2Phase::Choose { by, .. } => message!("swap2-chooses", name = self.name(by)),
        })
    }

    /// A person takes a colour, or wants to add two stones.
    pub(super) fn take(&self, sides: &[Side], take: Take, now: Now) -> Applied {
        if self.is_over() {
            return refuse(OVER);
        }
        if self.row.paused {
            return refuse(PAUSED);
        }
        let Some(Swap2Phase::Choose { by, may_add }) = self.phase() else {
            return refuse(key!("nothing-to-choose"));
        };
        if !sides.contains(&by) {
            return refuse(key!("not-your-choice"));
        }
        if self.clocks.flag(by).is_some_and(|flag| flag <= now.ms) {
            return refuse(key!("time-is-up"));
        }
        if take == Take::More && !may_add {
            return refuse(key!("no-more-stones"));
        }
        Ok(self.taken(by, take, now))
    }

    /// The transition that carries a choice of the player at `by` out.
    pub(super) fn taken(&self, by: Side, take: Take, now: Now) -> Transition {
        let from = if self.play.ply() < Swap2::Extended.stones() { Swap2::Offered } else { Swap2::Extended };
        let (to, colour) = match (take, from) {
            (Take::More, _) => (Swap2::Extended, None),
            (Take::First, Swap2::Offered) => (Swap2::TakenAtThree, Some(Side::First)),
            (Take::Second, Swap2::Offered) => (Swap2::TakenAtThree, Some(Side::Second)),
            (Take::First, _) => (Swap2::TakenAtFive, Some(Side::First)),
            (Take::Second, _) => (Swap2::TakenAtFive, Some(Side::Second)),
        };
        let exchange = colour.is_some_and(|colour| colour != by);
        let mut next = self.clone();
        next.row.opening = OpeningRule::Swap2(to);
        // Who chooses and goes on has not finished the turn.
        if next.to_move() == if exchange { !by } else { by } {
            next.clocks.stop(by, now.ms);
        } else {
            next.clocks.decided(by, true, now.ms);
        }
        if exchange {
            next.exchange_players();
        }
        next.redo.clear();
        next.offers = Offers::default();
        next.engine = EngineState::Idle;
        next.stepping = false;
        next.failures = 0;
        next.version += 1;
        next.moved_at = now.ms;
        next.go_on(now);
        next.row.left = next.clocks.left(next.to_move(), now.ms);
        let choice = Swap2Choice { from, to, exchange, left: next.row.left, at: now.unix_ms };
        let writes = vec![Write::Swap2 { game: self.row.id.clone(), choice }];
        let name = self.name(by);
        let text = match colour {
            Some(side) => message!("swap2-took", name = name, side = self.game.info().sides[side].name),
            None => message!("swap2-adds", name = name),
        };
        let updates = vec![next.whole(now), Update::Notice { text }];
        Transition { next, writes, updates }
    }

    /// The players change sides.
    fn exchange_players(&mut self) {
        let row = &mut self.row;
        row.names = BySide::from_fn(|s| row.names[!s].clone());
        row.seats = BySide::from_fn(|s| row.seats[!s].clone());
        row.holders = BySide::from_fn(|s| row.holders[!s].clone());
        row.persons = BySide::from_fn(|s| row.persons[!s].clone());
        row.clock = row.clock.map(|clock| BySide::from_fn(|s| clock[!s]));
        self.clocks.exchange();
    }

    /// The next stone of a computer that places stones: it needs no search.
    pub(super) fn known_stone(&self) -> Option<String> {
        let Some(Swap2Phase::Place { .. }) = self.phase() else { return None };
        let ply = self.play.ply();
        let offer = openings::offer(self.game, self.play.variant().id, self.seed())?;
        let begun = self.moves.iter().map(|mv| mv.text.as_str()).eq(offer.iter().take(ply).copied());
        offer.get(ply).filter(|_| begun).map(|text| (*text).to_owned())
    }

    /// What a computer that chooses has to know: what the position is worth.
    pub(super) fn colour_job(&self) -> Option<JobKind> {
        let Some(Swap2Phase::Choose { .. }) = self.phase() else { return None };
        Some(JobKind::Evaluate { effort: plyground_review::Effort::Normal, nodes: NODES })
    }

    /// The colour for a computer that finds the position worth so much for the side to move; without a clear answer its seed decides.
    pub(super) fn preferred(&self, score: Option<Score>) -> Take {
        let even = self.game.engine().advantage[0];
        let side = match score {
            Some(Score::Heuristic(value)) if value.unsigned_abs() < even => None,
            Some(Score::Heuristic(value) | Score::Exact(value)) if value != 0 => Some(value > 0),
            Some(Score::Win(_)) => Some(true),
            Some(Score::Loss(_)) => Some(false),
            _ => None,
        };
        let to_move = self.play.to_move();
        match side.map_or(self.seed() & 1 == 0, |better| better == (to_move == Side::First)) {
            true => Take::First,
            false => Take::Second,
        }
    }
}
