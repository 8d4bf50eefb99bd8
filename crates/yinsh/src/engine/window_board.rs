//! The board that YINSH is searched on: a position with incrementally updated patterns of its windows of five.

use plyground_rules::{MoveList, Position, Side};
use plyground_search::{Board, EngineProfile, Evaluator, Searchable, Terms};

use super::{
    evaluation,
    mobility::RingRays,
    order, terms,
    weights::{BLITZ, TABLES},
    windows::{MARKER, RING, WINDOWS, through},
};
use crate::{Move, Phase, Point, Ruleset, Yinsh, bits};

/// The board that YINSH is searched on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WindowBoard {
    pub(super) position: Yinsh,
    /// The pattern in each window of five.
    pub(super) patterns: [u16; WINDOWS],
    /// By side: what the patterns are worth to it, with what is at stake for it.
    pub(super) worth: [i32; 2],
}

impl WindowBoard {
    /// What is at stake for a side: which weights count for it.
    pub(super) fn stake(&self, side: usize) -> usize {
        match self.position.ruleset {
            Ruleset::Standard => usize::from(self.position.taken[side].min(2)),
            Ruleset::Blitz => BLITZ,
        }
    }

    /// The features of the evaluation, as indices below [`FEATURES`](super::FEATURES) and amounts, from the side to move.
    pub fn features(&self) -> Vec<(usize, i32)> {
        evaluation::features(self)
    }

    /// In how many ways a side's rings can make a row at once if it were to move: jumps that do, and rings that need
    /// only leave.
    pub fn fives(&self, side: Side) -> u32 {
        RingRays::new(&self.position).mobility(self.position.rings[side.index()], side.index()).fives
    }

    /// Adds to the state of a point.
    #[inline]
    fn shift(&mut self, at: Point, by: i32) {
        let [white, black] = [0, 1].map(|side| &TABLES[self.stake(side)]);
        for digit in through(at) {
            let pattern = &mut self.patterns[usize::from(digit.window)];
            let (old, new) =
                (usize::from(*pattern), (i32::from(*pattern) + by * i32::from(digit.power)) as usize);
            *pattern = new as u16;
            self.worth[0] += i32::from(white[new][0]) - i32::from(white[old][0]);
            self.worth[1] += i32::from(black[new][1]) - i32::from(black[old][1]);
        }
    }

    /// Sums the patterns up again: what a pattern is worth depends on what is at stake.
    fn refresh_worth(&mut self) {
        let stakes = [0, 1].map(|side| self.stake(side));
        self.worth = [0, 1].map(|side| {
            let table = &TABLES[stakes[side]];
            self.patterns.iter().map(|&pattern| i32::from(table[usize::from(pattern)][side])).sum()
        });
    }
}

impl Searchable for Yinsh {
    type Board = WindowBoard;
    const ENGINE: &'static EngineProfile = &crate::engine_profile::ENGINE;
}

impl Board for WindowBoard {
    type Rules = Yinsh;
    type ProofMemory = ();
    const CODES: usize = 1 << 15;

    fn of(position: &Yinsh) -> Self {
        let mut grid = WindowBoard { position: *position, patterns: [0; WINDOWS], worth: [0; 2] };
        for side in 0..2 {
            for (set, state) in [(position.markers[side], MARKER[side]), (position.rings[side], RING[side])] {
                for at in bits::points(set) {
                    for digit in through(at) {
                        grid.patterns[usize::from(digit.window)] += state as u16 * digit.power;
                    }
                }
            }
        }
        grid.refresh_worth();
        grid
    }

    fn rules(&self) -> &Yinsh {
        &self.position
    }

    fn make(&mut self, mv: Move) {
        let me = self.position.actor.index();
        match mv {
            Move::Place(at) => self.shift(at, RING[me]),
            Move::Ring { from, to } => {
                self.shift(from, MARKER[me] - RING[me]);
                self.shift(to, RING[me]);
                let between = bits::between(from, to);
                let [white, black] = self.position.markers;
                bits::points(between & white).for_each(|at| self.shift(at, MARKER[1] - MARKER[0]));
                bits::points(between & black).for_each(|at| self.shift(at, MARKER[0] - MARKER[1]));
            }
            Move::Row { from, axis } => {
                bits::points(bits::row(from, axis)).for_each(|at| self.shift(at, -MARKER[me]));
            }
            Move::TakeRing(at) => self.shift(at, -RING[me]),
            Move::Pass => {}
        }
        self.position.play_unchecked(mv);
        if matches!(mv, Move::TakeRing(_)) {
            self.refresh_worth();
        }
    }

    fn code(mv: Move) -> u16 {
        // Ring moves below 2^14, the other decisions above.
        let above = |kind: u16, index: usize| 1 << 14 | kind << 10 | index as u16;
        match mv {
            Move::Ring { from, to } => (from.index() * 128 + to.index()) as u16,
            Move::Place(at) => above(0, at.index()),
            Move::TakeRing(at) => above(1, at.index()),
            Move::Row { from, axis } => above(2 + axis as u16, from.index()),
            Move::Pass => above(5, 0),
        }
    }

    fn terms(&self, side: Side) -> Terms {
        terms::terms(&self.position, side)
    }

    fn evaluate(&self, evaluator: &Evaluator) -> i32 {
        if evaluator.is_plain() {
            return evaluation::evaluate(self);
        }
        let side = self.position.to_move();
        evaluator.weigh(side, &self.terms(side)) - evaluator.weigh(!side, &self.terms(!side))
    }

    /// While a row or a ring is to be taken, what is on the board is about to change.
    fn settled(&self) -> bool {
        !matches!(self.position.phase, Phase::Row | Phase::Ring)
    }

    fn ordering_score(&self, mv: Move) -> i32 {
        order::ordering_score(self, mv)
    }

    fn moves_left(&self) -> Option<u32> {
        self.position.longest_game().map(|n| n as u32)
    }

    /// Moves that make a row at once. Each chain of them ends, for every row costs a ring.
    fn quiescence_moves(&self, out: &mut MoveList<Move>) {
        if self.position.phase == Phase::Move {
            let me = self.position.actor.index();
            RingRays::new(&self.position).for_each_five(self.position.rings[me], me, |mv| out.push(mv));
        }
    }

    fn reduction(&self, mv: Move, index: usize, depth: u32) -> u32 {
        order::reduction(mv, index, depth)
    }

    /// Hardly ever is a side worse off for having to move: it could nearly always have moved a ring that matters to nobody.
    fn null_move(&self) -> Option<Self> {
        (self.position.phase == Phase::Move).then(|| self.after(Move::Pass))
    }
}
