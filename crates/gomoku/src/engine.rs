//! What a position is worth, and which points are worth a look.
//!
//! Everything is counted four rows at a time, as in `shapes`: a word holds one bit for each place.

use plyground_rules::{MoveList, Position, Side};
use plyground_search::{Board, Judge, Searchable, TERMS, Terms};

use crate::{
    Gomoku, Point,
    point::SIZE,
    rows::{REACH, Rows, points_of_row},
    shapes::{runs, threats},
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

impl Searchable for Gomoku {
    type Board = Self;
}

impl Board for Gomoku {
    type Rules = Self;
    type Memory = ();
    const CODES: usize = 225;

    fn of(position: &Self) -> Self {
        position.clone()
    }

    fn rules(&self) -> &Self {
        self
    }

    fn make(&mut self, mv: Point) {
        self.play_unchecked(mv);
    }

    fn code(mv: Point) -> u16 {
        mv.index() as u16
    }

    fn terms(&self, side: Side) -> Terms {
        self.shapes(side).terms()
    }

    fn evaluate(&self, judge: &Judge) -> i32 {
        let side = self.to_move();
        let (own, other) = (self.shapes(side), self.shapes(!side));
        let (mut terms, tempo) = (own.terms(), own.tempo(&other));
        terms[TEMPO] = tempo;
        judge.weigh(side, &terms) - judge.weigh(!side, &other.terms())
    }

    /// The points within two steps of a stone, by what a stone of either side would make there. Where five can be
    /// made or must be stopped, nothing else.
    fn candidates(&self, width: usize, out: &mut MoveList<Point>) {
        if width == 0 || self.outcome().is_some() {
            return self.legal_moves(out);
        }
        let mut rated = self.rated();
        rated.sort_by_key(|&(rate, point)| (-rate, point.index()));
        let urgent = rated.first().map_or(0, |&(rate, _)| rate / MUST);
        for &(rate, point) in &rated {
            if out.len() == width || rate / MUST < urgent && !out.is_empty() {
                break;
            }
            // Asked only of the few that are chosen: for black in Renju it is the dearest question of all.
            if self.is_legal(point) {
                out.push(point);
            }
        }
        if out.is_empty() {
            self.legal_moves(out);
            out.truncate(width.max(1));
        }
    }

    fn moves_left(&self) -> Option<u32> {
        Some(self.empty_points() as u32)
    }
}

/// From here on a point cannot be left alone: twice this for making five, once for stopping it.
const MUST: i32 = 1 << 16;

/// What a stone of one side would make, in four rows of points.
#[derive(Clone, Copy, Default)]
struct Made {
    five: u64,
    four: u64,
    three: u64,
    /// More than one four or open three.
    several: u64,
}

/// What a stone would make, by side, and which points are within two steps of a stone.
#[derive(Default)]
struct Makes {
    by: [Made; 2],
    near: u64,
}

impl Makes {
    /// Adds what is made along one direction.
    #[inline(always)]
    fn look<const DIRECTION: usize>(&mut self, position: &Gomoku, empties: &Rows, first: usize) {
        let empty = empties.seen_from::<DIRECTION>(first);
        for side in Side::BOTH {
            let seen = position.stones(side).seen_from::<DIRECTION>(first);
            let (row, threat) = (runs(&seen), threats(&seen, &empty));
            let made = &mut self.by[side.index()];
            made.five |= row.five | if position.rule().overline_wins(side) { row.over } else { 0 };
            made.several |= (threat.four | threat.three) & (made.four | made.three) | threat.two_fours;
            made.four |= threat.four;
            made.three |= threat.three;
            self.near |= seen[REACH - 1] | seen[REACH + 1] | seen[REACH - 2] | seen[REACH + 2];
        }
    }
}

impl Gomoku {
    /// The empty points near stones with how urgent they look; the centre of an empty board.
    fn rated(&self) -> MoveList<(i32, Point)> {
        let me = self.to_move();
        let empties = Rows::empties(self.stones(Side::First), self.stones(Side::Second));
        let mut rated = MoveList::new();
        for first in (0..SIZE).step_by(4) {
            let place = empties.four_rows(first);
            let mut makes = Makes::default();
            makes.look::<0>(self, &empties, first);
            makes.look::<1>(self, &empties, first);
            makes.look::<2>(self, &empties, first);
            makes.look::<3>(self, &empties, first);
            for lane in 0..4.min(SIZE - first) {
                let row = first + lane;
                let here = (place & makes.near) >> (16 * lane);
                for point in points_of_row(row, here as u16) {
                    let bit = 16 * lane + point.column();
                    let has = |set: u64| (set >> bit & 1) as i32;
                    let middle = 7 - (point.column().abs_diff(7).max(point.row().abs_diff(7))) as i32;
                    let [own, other] = [me, !me].map(|side| {
                        let made = &makes.by[side.index()];
                        (has(made.five), has(made.several), has(made.four), has(made.three))
                    });
                    let rate = own.0 * 2 * MUST
                        + other.0 * MUST
                        + own.1 * 6000
                        + other.1 * 5000
                        + own.2 * 1500
                        + other.2 * 1200
                        + own.3 * 1400
                        + other.3 * 1100
                        + self.crowd(point) * 20
                        + middle;
                    rated.push((rate, point));
                }
            }
        }
        if rated.is_empty() {
            rated.extend(
                Point::new(SIZE / 2, SIZE / 2).filter(|&centre| self.stone(centre).is_none()).map(|p| (0, p)),
            );
        }
        rated
    }

    /// How many stones share a line with a point within four steps, with neither side's in the way of the other:
    /// what tells apart the many quiet points.
    fn crowd(&self, point: Point) -> i32 {
        let lines = Side::BOTH.map(|side| self.stones(side).lines_through(point));
        let mut crowd = 0;
        for line in 0..4 {
            let [a, b] = lines.map(|all| (all >> (16 * line) & 0x3DE).count_ones() as i32);
            crowd += (a - b).abs();
        }
        crowd
    }
}
