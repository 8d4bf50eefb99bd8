//! What the search needs to know of Laser Chess.
//!
//! The key decision: **the paths of both beams, and the paths by which a beam could come to each pharaoh, are kept with the
//! board as sets of squares.** A move that changes none of a set's squares leaves it as it is, which most moves do. What
//! is tactical is then a matter of a few bits: only a move on the own beam's path can destroy what is not destroyed
//! already, and only one that also touches a pharaoh's approaches can hit it.
//!
//! Null moves: turning the pharaoh is always possible and changes nothing, so there is no zugzwang, and the side to move may
//! count on the shot as it stands. A line is cut where even that is good enough, unless the other beam hits something:
//! then waiting loses.

mod beam_board;
mod beam_path;
mod evaluation;
mod order;
mod tactics;
mod terms;
mod themes;
mod weights;

pub use beam_board::BeamBoard;
use plyground_rules::{MoveList, Side};
use plyground_search::{
    Board, EngineProfile, Evaluator, Proof, ProofQuery, SearchControl, Searchable, Terms, WIN,
};
pub(crate) use themes::Theme;

use crate::{Action, Laser, Move};

impl Searchable for Laser {
    type Board = BeamBoard;
    const ENGINE: &'static EngineProfile = &crate::engine_profile::ENGINE;
}

impl Board for BeamBoard {
    type Rules = Laser;
    type ProofMemory = ();
    const CODES: usize = 1 << 14;

    fn of(position: &Laser) -> Self {
        BeamBoard::new(position)
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
            return self.fitted_evaluation();
        }
        let side = self.us();
        evaluator.weigh(side, &self.terms(side)) - evaluator.weigh(!side, &self.terms(!side))
    }

    fn ordering_score(&self, mv: Move) -> i32 {
        self.move_score(mv)
    }

    fn quiescence_moves(&self, out: &mut MoveList<Move>) {
        self.captures(out);
    }

    fn reduction(&self, mv: Move, index: usize, depth: u32) -> u32 {
        self.late_move_reduction(mv, index, depth)
    }

    fn null_move(&self) -> Option<Self> {
        self.after_waiting_move()
    }

    /// A pharaoh that can be hit at once. Everything further away is left to the search.
    fn proof(&self, query: &ProofQuery, (): &mut (), _: &mut SearchControl) -> Option<Proof<Move>> {
        let mv = self.winning_move().filter(|_| query.selective)?;
        Some(Proof { score: WIN - 1, line: vec![mv] })
    }
}
