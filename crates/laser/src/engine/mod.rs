//! What the search needs to know of Laser Chess.
//!
//! The key decision: **the ways of both beams, and the ways by which a beam could come to each pharaoh, are kept with the
//! board as sets of squares.** A move that changes none of a set's squares leaves it as it is, which most moves do. What
//! is tactical is then a matter of a few bits: only a move on the own beam's way can destroy what is not destroyed
//! already, and only one that also touches a pharaoh's approaches can hit it.
//!
//! There is always a move that changes nothing: turning the pharaoh. So nobody is ever forced to spoil a position, and
//! whoever is to move may count on the shot as it stands. A line is cut short where even that is good enough, unless the
//! other beam hits something: then waiting is what loses.

mod lit;
mod order;
mod tactics;
mod terms;
mod value;
mod way;
mod weights;

pub use lit::Lit;
use plyground_rules::{MoveList, Side};
use plyground_search::{
    Board, EngineProfile, Evaluator, Proof, ProofQuery, SearchControl, Searchable, Terms, WIN,
};

use crate::{Action, Laser, Move};

impl Searchable for Laser {
    type Board = Lit;
    const ENGINE: &'static EngineProfile = &crate::engine_profile::ENGINE;
}

impl Board for Lit {
    type Rules = Laser;
    type ProofMemory = ();
    const CODES: usize = 1 << 14;

    fn of(position: &Laser) -> Self {
        Lit::new(position)
    }

    fn rules(&self) -> &Laser {
        &self.rules
    }

    fn make(&mut self, mv: Move) {
        self.play(mv);
    }

    fn code(mv: Move) -> u16 {
        let to = match mv.action() {
            // Nobody goes to the first two: they are beyond the board's rim.
            Action::Turn { clockwise } => usize::from(clockwise),
            Action::Go(to) => to.index(),
        };
        (mv.from().index() * 128 + to) as u16
    }

    fn terms(&self, side: Side) -> Terms {
        self.rules.terms(side)
    }

    fn evaluate(&self, evaluator: &Evaluator) -> i32 {
        if evaluator.is_plain() {
            return self.worth();
        }
        let side = self.us();
        evaluator.weigh(side, &self.terms(side)) - evaluator.weigh(!side, &self.terms(!side))
    }

    fn ordering_score(&self, mv: Move) -> i32 {
        self.promise(mv)
    }

    fn quiescence_moves(&self, out: &mut MoveList<Move>) {
        self.destroying(out);
    }

    fn reduction(&self, mv: Move, index: usize, depth: u32) -> u32 {
        self.less_far(mv, index, depth)
    }

    fn null_move(&self) -> Option<Self> {
        self.waited()
    }

    /// A pharaoh that can be hit at once. Everything further away is left to the search.
    fn proof(&self, query: &ProofQuery, (): &mut (), _: &mut SearchControl) -> Option<Proof<Move>> {
        let mv = self.winning().filter(|_| query.selective)?;
        Some(Proof { score: WIN - 1, line: vec![mv] })
    }
}
