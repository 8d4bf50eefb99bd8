//! Gomoku and Renju for the search: which points are worth a look, what a position is worth, what is certain.

mod candidates;
mod terms;

use plyground_rules::{MoveList, Position, Side};
use plyground_search::{
    Board, EngineProfile, Evaluator, Proof, ProofQuery, SearchControl, Searchable, Terms, WIN,
};

use crate::{
    Gomoku, Point, ThreatBoard, ThreatTable,
    point::POINTS,
    threats::{self, ThreatBudget},
};

/// How many positions a forced win may take at the root of a search.
const ROOT_BUDGET: ThreatBudget = ThreatBudget { fours: 2000, threes: 2000 };
/// The same elsewhere, by fours alone, for each move that is left before the horizon.
const FOURS_PER_DEPTH: u64 = 12;
/// With fewer points that make a four there is hardly ever a win by fours.
const FOURS_TO_TRY: u32 = 3;

impl Searchable for Gomoku {
    type Board = ThreatBoard;
    const ENGINE: &'static EngineProfile = &crate::engine_profile::ENGINE;
}

impl Board for ThreatBoard {
    type Rules = Gomoku;
    type ProofMemory = ThreatTable;
    const CODES: usize = POINTS;
    const UNIT: i32 = 200;
    const MEAN_OF_TWO_PLIES: bool = true;

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

    fn evaluate(&self, evaluator: &Evaluator) -> i32 {
        if evaluator.is_plain() {
            self.fitted_evaluation()
        } else {
            self.position().evaluate_terms(evaluator)
        }
    }

    fn candidates(&self, width: usize, out: &mut MoveList<Point>) {
        if width == 0 || self.position().outcome().is_some() {
            self.position().legal_moves(out);
        } else {
            self.promising_moves(width, out);
        }
    }

    fn ordering_score(&self, mv: Point) -> i32 {
        16 * self.likelihood(mv)
    }

    fn moves_left(&self) -> Option<u32> {
        Some(self.position().empty_points() as u32)
    }

    fn reduction(&self, _mv: Point, index: usize, depth: u32) -> u32 {
        if depth < 2 || index < 1 {
            return 0;
        }
        // A product of logarithms, as far as whole numbers go. Threats are no exception: those that count are first
        // in order anyway, and where one must be answered there are few moves.
        (2 * depth.ilog2() + (depth & 3)) * (index as u32 + 1).ilog2() / 6 + 1
    }

    fn move_limit(&self, depth: u32) -> usize {
        3 + depth as usize
    }

    fn null_move(&self) -> Option<Self> {
        let theirs = self.threat_points(!self.position().to_move());
        (theirs.five.is_empty() && theirs.double.is_empty()).then(|| self.with_other_to_move())
    }

    fn proof(
        &self,
        query: &ProofQuery,
        memory: &mut ThreatTable,
        control: &mut SearchControl,
    ) -> Option<Proof<Point>> {
        if !query.selective {
            return None;
        }
        let own = self.threat_points(self.position().to_move());
        let budget = if query.ply == 0 {
            ROOT_BUDGET
        } else if own.four.len() >= FOURS_TO_TRY || own.fours_and_more > 0 || !own.five.is_empty() {
            ThreatBudget { fours: FOURS_PER_DEPTH * u64::from(query.depth.max(1)), threes: 0 }
        } else {
            return None;
        };
        let (found, kind) = threats::search(self, budget, memory, control)?;
        let wanted = query.ply == 0 || query.beta - query.alpha > 1;
        let line = if wanted { threats::line_of(self, kind, found, memory, control) } else { vec![found.1] };
        Some(Proof { score: WIN - (2 * found.0 as i32 - 1), line })
    }
}
