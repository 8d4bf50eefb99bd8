//! The evaluation's terms, which styles weigh: shapes on the board, counted anew (G5).
//!
//! Everything is counted four rows at a time, as in `shapes`: a word holds one bit for each place.

use plyground_rules::{Position, Side};
use plyground_search::{Evaluator, TERMS, Terms};

use crate::{
    Gomoku,
    point::SIZE,
    rows::{REACH, Rows},
};

/// Four in a row with both ends open.
const STRAIGHT_FOURS: usize = 0;
/// Threes that one stone turns into a straight four.
const OPEN_THREES: usize = 1;
/// Other fours: one stone makes five.
const FOURS: usize = 2;
/// Places where five could still come about, with three stones there.
const THREES: usize = 3;
/// The same with two stones.
const TWOS: usize = 4;
/// The same with one stone.
const ONES: usize = 5;
/// What having the move makes of fours and open threes.
const TEMPO: usize = 6;

/// What one side has on the board.
#[derive(Default)]
struct Shapes {
    straight_fours: i32,
    fours: i32,
    open_threes: i32,
    /// Places for five without an opponent's stone, by the number of own stones there.
    places: [i32; 4],
}

fn count(set: u64) -> i32 {
    set.count_ones() as i32
}

impl Gomoku {
    fn shapes(&self, side: Side) -> Shapes {
        let own = self.stones(side);
        let empties = Rows::empties(self.stones(Side::First), self.stones(Side::Second));
        let mut found = Shapes::default();
        for first in (0..SIZE).step_by(4) {
            found.add(&own.seen_from::<0>(first), &empties.seen_from::<0>(first));
            found.add(&own.seen_from::<1>(first), &empties.seen_from::<1>(first));
            found.add(&own.seen_from::<2>(first), &empties.seen_from::<2>(first));
            found.add(&own.seen_from::<3>(first), &empties.seen_from::<3>(first));
        }
        found
    }
}

impl Shapes {
    /// Adds what starts in these four rows: cell 0 of each pattern is the place itself.
    #[inline(always)]
    fn add(&mut self, own: &[u64; 2 * REACH + 1], empty: &[u64; 2 * REACH + 1]) {
        let x = |k: usize| own[REACH + k];
        let e = |k: usize| empty[REACH + k];
        let free = |k: usize| own[REACH + k] | empty[REACH + k];
        let (before, after) = (empty[REACH - 1], e(5));

        // Stones in five cells, none of them the opponent's: added bit by bit.
        let open = free(0) & free(1) & free(2) & free(3) & free(4);
        let (sum, carry) = (x(0) ^ x(1) ^ x(2), (x(0) & x(1)) | (x(2) & (x(0) ^ x(1))));
        let (ones, carry2) = (sum ^ x(3) ^ x(4), (sum & x(3)) | (x(4) & (sum ^ x(3))));
        let (twos, fours) = (carry ^ carry2, carry & carry2);
        self.places[1] += count(open & ones & !twos & !fours);
        self.places[2] += count(open & !ones & twos & !fours);
        self.places[3] += count(open & ones & twos);

        // Four stones and a hole among five cells; four side by side are seen by their ends.
        let holed = open & fours & !ones & (e(1) | e(2) | e(3));
        let row_of_four = x(0) & x(1) & x(2) & x(3);
        self.straight_fours += count(row_of_four & before & e(4));
        self.fours += count(holed) + count(row_of_four & (before ^ e(4)));

        let solid = x(1) & x(2) & x(3) & e(0) & e(4) & (before | after);
        let split = e(0) & x(1) & x(4) & e(5) & ((x(2) & e(3)) | (e(2) & x(3)));
        self.open_threes += count(solid) + count(split);
    }

    fn terms(&self) -> Terms {
        let mut terms = [0; TERMS];
        terms[STRAIGHT_FOURS] = 2000 * self.straight_fours;
        terms[OPEN_THREES] = 750 * self.open_threes;
        terms[FOURS] = 250 * self.fours;
        // A closed three has one or two places, an open two has four, a lone stone up to twenty.
        terms[THREES] = 40 * self.places[3];
        terms[TWOS] = 5 * self.places[2];
        terms[ONES] = self.places[1] / 2;
        terms
    }

    /// What the side to move with these shapes can be sure of, against those of the other side.
    fn tempo(&self, other: &Shapes) -> i32 {
        if self.fours + self.straight_fours > 0 {
            9000
        } else if other.straight_fours > 0 || other.fours > 1 {
            -8000
        } else if self.open_threes > 0 && other.fours == 0 {
            4000
        } else if other.open_threes > 1 && self.places[3] == 0 {
            -2500
        } else {
            0
        }
    }
}

impl Gomoku {
    /// What `side` has, term by term.
    pub(super) fn terms_of(&self, side: Side) -> Terms {
        self.shapes(side).terms()
    }

    /// The evaluation by terms, from the side to move.
    pub(super) fn evaluate_terms(&self, evaluator: &Evaluator) -> i32 {
        let side = self.to_move();
        let (own, other) = (self.shapes(side), self.shapes(!side));
        let mut terms = own.terms();
        terms[TEMPO] = own.tempo(&other);
        evaluator.weigh(side, &terms) - evaluator.weigh(!side, &other.terms())
    }
}
