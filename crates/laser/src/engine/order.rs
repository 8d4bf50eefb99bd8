//! Which moves to try first, and which to look at less closely.

use super::{BeamBoard, beam_board::touched};
use crate::{
    Action, Move, Square,
    cell::{Cell, Kind},
};

/// What hitting a piece adds to a move's score, or takes from it: more than having refuted siblings does.
const HIT: i32 = 1 << 21;
/// What leaving a piece in the other side's beam takes from a move's score.
const HANGS: i32 = 1 << 19;
/// What touching a beam or a pharaoh's approaches adds.
const TOUCHES: i32 = 1 << 8;

impl BeamBoard {
    /// Shots that hit the other side's pieces, what saves an own one from the other beam, what touches a beam; own goals
    /// last.
    pub(super) fn move_score(&self, mv: Move) -> i32 {
        let us = self.us();
        let size = |cell: Cell| if cell.is(Kind::Pharaoh) { 8 } else { 2 };
        let mut score = match self.victim(mv) {
            Some(cell) if cell.side() == us => -HIT * size(cell),
            Some(cell) => HIT * size(cell),
            None => 0,
        };
        // Where the other beam hits nothing of ours, it is not asked whether a move changes that: following it for every
        // move costs more than the few moves that walk into it.
        let hit = |at: Square| self.rules.board[at.index()].side() == us;
        if self.paths[(!us).index()].victim().is_some_and(hit) {
            if let Some(cell) = self.victim_of(mv, !us).filter(|cell| cell.side() == us) {
                score -= HANGS * size(cell);
            }
        }
        let squares = touched(mv);
        for side in 0..2 {
            score += i32::from(self.paths[side].squares & squares != 0) * TOUCHES;
            score += i32::from(self.approaches[side] & squares != 0) * TOUCHES;
        }
        let piece = self.rules.board[mv.from().index()];
        score
            - match mv.action() {
                Action::Turn { .. } if piece.is(Kind::Pharaoh) => 2 * TOUCHES,
                Action::Go(_) if piece.is(Kind::Pharaoh) => TOUCHES,
                _ => 0,
            }
    }

    /// Late move reductions: how many plies less deep a late move is searched.
    pub(super) fn late_move_reduction(&self, mv: Move, index: usize, depth: u32) -> u32 {
        if depth < 3 || index < 3 {
            return 0;
        }
        let squares = touched(mv);
        let us = self.us().index();
        let lit = self.paths[us].squares | self.paths[1 - us].squares;
        let near = self.approaches[0] | self.approaches[1];
        let late = (index.ilog2() * (depth.ilog2() + 1)) / 4;
        match (lit & squares != 0, near & squares != 0) {
            (true, true) => late / 2,
            (true, false) | (false, true) => late,
            (false, false) => late + 1,
        }
    }
}
