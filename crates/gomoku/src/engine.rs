//! Gomoku and Renju for the search: which points are worth a look, what a position is worth, what is certain.

mod candidates;
mod terms;

use plyground_rules::{MoveList, Position, Side};
use plyground_search::{Ask, Board, Judge, Proof, Searchable, Terms, WIN, Watch};

use crate::{
    Gomoku, Memory, Point, ThreatBoard,
    board::{FOUR, THREE},
    point::POINTS,
    threats::{self, Effort},
};

/// How many positions a forced win may take at the root of a search.
const ROOT_EFFORT: Effort = Effort { fours: 60_000, threes: 40_000 };
/// The same elsewhere, by fours only: so many for each move that is left before the horizon.
const EFFORT_PER_DEPTH: u64 = 40;

impl Searchable for Gomoku {
    type Board = ThreatBoard;
}

impl Board for ThreatBoard {
    type Rules = Gomoku;
    type Memory = Memory;
    const CODES: usize = POINTS;
    const UNIT: i32 = 200;

    fn of(position: &Gomoku) -> Self {
        ThreatBoard::new(position)
    }

    #[inline]
    fn rules(&self) -> &Gomoku {
        self.position()
    }

    #[inline]
    fn make(&mut self, mv: Point) {
        self.play(mv);
    }

    fn code(mv: Point) -> u16 {
        mv.index() as u16
    }

    fn terms(&self, side: Side) -> Terms {
        self.position().terms_of(side)
    }

    fn evaluate(&self, judge: &Judge) -> i32 {
        if judge.is_plain() { self.judgement() } else { self.position().judged_by_terms(judge) }
    }

    fn candidates(&self, width: usize, out: &mut MoveList<Point>) {
        if width == 0 || self.position().outcome().is_some() {
            self.position().legal_moves(out);
        } else {
            self.worth_a_look(width, out);
        }
    }

    fn hint(&self, mv: Point) -> i32 {
        64 * self.urgency(mv)
    }

    fn moves_left(&self) -> Option<u32> {
        Some(self.position().empty_points() as u32)
    }

    fn reduction(&self, mv: Point, index: usize, depth: u32) -> u32 {
        let side = self.position().to_move();
        let busy = self.flags(side, mv) & (FOUR | THREE) != 0 || self.flags(!side, mv) & (FOUR | THREE) != 0;
        if depth < 3 || index < 3 || busy && index < 8 {
            return 0;
        }
        1 + u32::from(index >= 8) + u32::from(depth >= 8)
    }

    fn passed(&self) -> Option<Self> {
        let theirs = self.prospects(!self.position().to_move());
        (theirs.five.is_empty() && theirs.double.is_empty()).then(|| self.with_other_to_move())
    }

    fn proof(&self, ask: &Ask, memory: &mut Memory, watch: &mut Watch) -> Option<Proof<Point>> {
        if !ask.selective {
            return None;
        }
        let effort = match ask.ply {
            0 => ROOT_EFFORT,
            _ => Effort { fours: EFFORT_PER_DEPTH * u64::from(ask.depth.max(1)), threes: 0 },
        };
        let side = self.position().to_move();
        let own = self.prospects(side);
        if own.four.is_empty() && own.five.is_empty() && effort.threes == 0 {
            return None;
        }
        let ((moves, first), kind) = threats::search(self, effort, memory, watch)?;
        let wanted = ask.ply == 0 || ask.beta - ask.alpha > 1;
        let line = if wanted { threats::line_of(self, kind, moves, memory) } else { vec![first] };
        Some(Proof { score: WIN - (2 * moves as i32 - 1), line })
    }
}
