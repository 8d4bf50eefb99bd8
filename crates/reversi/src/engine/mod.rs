//! The board that is searched.

pub(crate) mod terms;

use std::ops::RangeInclusive;

use plyground_rules::{Position, Side};
use plyground_search::{
    Board, EXACT, EngineProfile, Evaluator, Foretold, ProbCut, Proof, ProofQuery, SearchControl, Searchable,
    Terms,
};

use crate::{
    Move, Reversi, Size, Solver, moves_mask,
    patterns::{self, Features, Weights},
};

/// What the evaluation of a disc is.
const DISC: i32 = 100;
/// The numbers of empty squares with which games are solved in stages. With fewer they are solved at once.
const FORETOLD: RangeInclusive<u32> = 13..=30;

/// How far to look before solving a position with so many empty squares: as far as costs about as much as the first stage.
fn before_solving(left: u32) -> u32 {
    (left - 12).max(8)
}

/// A position, and on the usual board what stands in every place that the evaluation looks at.
#[derive(Clone, Debug)]
pub struct PatternBoard {
    position: Reversi,
    features: Option<Features>,
}

impl Searchable for Reversi {
    type Board = PatternBoard;
    const ENGINE: &'static EngineProfile = &crate::engine_profile::ENGINE;
}

impl Board for PatternBoard {
    type Rules = Reversi;
    type ProofMemory = Solver;
    const CODES: usize = 65;
    const UNIT: i32 = 300;

    fn of(position: &Reversi) -> Self {
        let usual = position.size() == Size::Eight;
        let features = usual.then(|| Features::new(position.own(), position.opponent()));
        PatternBoard { position: *position, features }
    }

    #[inline]
    fn rules(&self) -> &Reversi {
        &self.position
    }

    #[inline]
    fn make(&mut self, mv: Move) {
        let before = self.position;
        self.position.play_unchecked(mv);
        if let Some(features) = &mut self.features {
            match mv.square() {
                // What was the other side's and now is the mover's.
                Some(square) => features.play(square, before.opponent() & self.position.opponent()),
                None => features.pass(),
            }
        }
    }

    fn terms(&self, side: Side) -> Terms {
        terms::terms(&self.position, side)
    }

    /// By patterns, where they are known and the player's style is plain.
    #[inline]
    fn evaluate(&self, evaluator: &Evaluator) -> i32 {
        match &self.features {
            Some(features) if evaluator.is_plain() => Weights::fitted().score(features, 64 - self.left()),
            _ => {
                let side = self.position.to_move();
                evaluator.weigh(side, &self.terms(side)) - evaluator.weigh(!side, &self.terms(!side))
            }
        }
    }

    #[inline]
    fn code(mv: Move) -> u16 {
        mv.square().map_or(64, u16::from)
    }

    /// Good squares first, and what leaves the other side little choice.
    #[inline]
    fn ordering_score(&self, mv: Move) -> i32 {
        let Some(square) = mv.square() else { return 0 };
        let mut next = self.position;
        next.play_unchecked(mv);
        let choice = moves_mask(next.own(), next.opponent()) & next.size().area();
        terms::square_value(&self.position, square) * (1 << 13) - (choice.count_ones() as i32) * (1 << 14)
    }

    fn margin(&self) -> Option<i32> {
        Some(self.position.own().count_ones() as i32 - self.position.opponent().count_ones() as i32)
    }

    #[inline]
    fn moves_left(&self) -> Option<u32> {
        Some(self.left())
    }

    /// Instead of late move reductions: ProbCut foretells what late moves are worth better than their being late does.
    fn prob_cut(&self, depth: u32) -> Option<ProbCut> {
        self.features.as_ref().and_then(|_| patterns::prob_cut(depth, 64 - self.left()))
    }

    /// The exact result, where the search would get to the end of the game anyway.
    fn proof(
        &self,
        query: &ProofQuery,
        solver: &mut Solver,
        control: &mut SearchControl,
    ) -> Option<Proof<Move>> {
        if !query.solve && (query.ply == 0 || self.left() > query.depth) {
            return None;
        }
        let solved = solver.solve(&self.position, above(query.alpha), reaching(query.beta), control)?;
        Some(Proof { score: score_of(solved.margin), line: solved.line })
    }

    fn solving_stages(&self, depth: u32) -> u32 {
        match (&self.features, self.left()) {
            (Some(_), left) if FORETOLD.contains(&left) && depth >= before_solving(left) => Solver::STAGES,
            _ => 0,
        }
    }

    fn foretell(
        &self,
        stage: u32,
        (guess, line): (i32, &[Move]),
        solver: &mut Solver,
        control: &mut SearchControl,
    ) -> Option<Foretold<Move>> {
        let guess = if guess.abs() < EXACT { guess / DISC } else { guess - guess.signum() * EXACT };
        let told = solver.foretell(&self.position, stage, (guess, line), control)?;
        let certain = told.finished && stage + 1 == Solver::STAGES;
        let score = if certain { score_of(told.margin) } else { DISC * told.margin };
        Some(Foretold { score, line: told.line, finished: told.finished })
    }
}

impl PatternBoard {
    #[inline]
    const fn left(&self) -> u32 {
        self.position.empty().count_ones()
    }
}

/// The search's number for a margin that is certain.
const fn score_of(margin: i32) -> i32 {
    margin.signum() * EXACT + margin
}

/// The margin that must be exceeded for a score of more than `alpha`.
const fn above(alpha: i32) -> i32 {
    match alpha {
        EXACT.. => alpha - EXACT,
        0.. => 0,
        _ if alpha > -EXACT => -1,
        _ => alpha + EXACT,
    }
}

/// The margin that must be reached for a score of at least `beta`.
const fn reaching(beta: i32) -> i32 {
    match beta {
        EXACT.. => beta - EXACT,
        1.. => 1,
        _ if beta > -EXACT => 0,
        _ => beta + EXACT,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_of_margins_mean_the_same_as_windows_of_scores() {
        let scores =
            [-EXACT - 64, -EXACT - 3, -EXACT - 2, -900, -1, 0, 1, 900, EXACT + 1, EXACT + 2, EXACT + 64];
        for margin in -64..=64 {
            for &bound in &scores {
                assert_eq!(score_of(margin) > bound, margin > above(bound), "{margin} above {bound}");
                assert_eq!(score_of(margin) >= bound, margin >= reaching(bound), "{margin} reaching {bound}");
            }
        }
    }
}
