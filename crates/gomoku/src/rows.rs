//! Sets of points as rows of bits, and looking along the lines in them.
//!
//! Everything is looked at through words of four times sixteen bits, called lanes.

use std::array;

use crate::{Point, point::SIZE};

/// How far a stone sees along a line: to the cell behind a row of five that starts with it.
pub(crate) const REACH: usize = 5;
/// Looking along a line, the indices of what is seen: `k` steps on is `k + REACH`.
pub(crate) const SEEN: usize = 2 * REACH + 1;
/// How many rows a word holds.
const LANES: usize = 4;
/// The lowest bit of each lane.
pub(crate) const LOWEST: u64 = 0x0001_0001_0001_0001;

/// The four directions of lines, as steps of column and row. Opposite steps are the same line.
pub(crate) const DIRECTIONS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

/// The columns of the board. Bit 15 is never set in a row of the board: together with the empty rows above and
/// below it is the edge, neither stone nor empty point.
const COLUMNS: u16 = (1 << SIZE) - 1;
/// Five rows that stay empty on either side, and one more to make the last word of four rows complete.
const PADDED: usize = SIZE + 2 * REACH + 1;

/// A set of points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rows([u16; PADDED]);

impl Rows {
    pub(crate) const EMPTY: Rows = Rows([0; PADDED]);

    /// The points in neither set.
    pub(crate) fn empties(black: &Rows, white: &Rows) -> Rows {
        let mut out = Rows::EMPTY;
        for i in REACH..REACH + SIZE {
            out.0[i] = COLUMNS & !(black.0[i] | white.0[i]);
        }
        out
    }

    /// The row with this number, from 0.
    pub(crate) const fn row(&self, row: usize) -> u16 {
        self.0[row + REACH]
    }

    pub(crate) const fn contains(&self, point: Point) -> bool {
        self.row(point.row()) >> point.column() & 1 != 0
    }

    pub(crate) fn insert(&mut self, point: Point) {
        self.0[point.row() + REACH] |= 1 << point.column();
    }

    pub(crate) fn remove(&mut self, point: Point) {
        self.0[point.row() + REACH] &= !(1 << point.column());
    }

    pub(crate) fn len(&self) -> usize {
        self.0.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// Whether a neighbour of this point in any direction is in the set.
    #[inline(always)]
    pub(crate) fn touches(&self, point: Point) -> bool {
        let row = point.row() + REACH;
        let rows = self.0[row - 1] | self.0[row + 1];
        let sides = self.0[row];
        let all = rows | (rows | sides) << 1 | (rows | sides) >> 1;
        all >> point.column() & 1 != 0
    }

    /// The points, in order.
    pub(crate) fn points(self) -> impl Iterator<Item = Point> {
        (0..SIZE).flat_map(move |row| points_of_row(row, self.row(row)))
    }

    /// The set that `f` gives four rows at a time, from the number of the first.
    #[inline(always)]
    pub(crate) fn by_fours(mut f: impl FnMut(usize) -> u64) -> Rows {
        let mut out = Rows::EMPTY;
        for first in (0..SIZE).step_by(LANES) {
            let lanes = f(first);
            for lane in 0..LANES.min(SIZE - first) {
                out.0[first + lane + REACH] = (lanes >> (16 * lane)) as u16 & COLUMNS;
            }
        }
        out
    }

    /// Four rows from a number on.
    #[inline(always)]
    pub(crate) fn four_rows(&self, first: usize) -> u64 {
        self.word(first + REACH)
    }

    /// What the points of four rows see in the direction with this number: at index `k + REACH`, those whose
    /// neighbour `k` steps on is in this set. The number is a constant so that every shift is one too.
    #[inline(always)]
    pub(crate) fn seen_from<const DIRECTION: usize>(&self, first: usize) -> [u64; SEEN] {
        let (dx, dy) = DIRECTIONS[DIRECTION];
        array::from_fn(|i| {
            let k = i as i32 - REACH as i32;
            let rows = self.word((first as i32 + REACH as i32 + k * dy) as usize);
            // What a shift carries from one lane into the next has to go.
            if k * dx >= 0 {
                (rows >> (k * dx)) & (LOWEST * (0xFFFF >> (k * dx)))
            } else {
                (rows << -(k * dx)) & (LOWEST * ((0xFFFF << -(k * dx)) & 0xFFFF))
            }
        })
    }

    /// The four lines through a point, one in each lane, in the order of [`DIRECTIONS`]: bit `k + REACH` is what
    /// stands `k` steps on.
    #[inline(always)]
    pub(crate) fn lines_through(&self, point: Point) -> u64 {
        let (column, row) = (point.column() as u32, point.row());
        let (mut up, mut right, mut left) = (0, 0, 0);
        for group in 0..SEEN.div_ceil(LANES) {
            let rows = self.word(row + LANES * group);
            let first = (LANES * group) as u32;
            // The bits wanted are 16, 17 or 15 apart. Turned to the bottom, a multiplication brings them side by
            // side into the top four bits: none of its other products reaches these or carries into them.
            let columns = rows >> column & LOWEST;
            let rights = rows.rotate_right(column.wrapping_sub(REACH as u32).wrapping_add(first))
                & 0x0008_0004_0002_0001;
            let lefts =
                rows.rotate_right((column + REACH as u32).wrapping_sub(first)) & 0x0000_2000_4000_8001;
            up |= columns.wrapping_mul(1 << 60 | 1 << 45 | 1 << 30 | 1 << 15) >> 60 << first;
            right |= rights.wrapping_mul(1 << 60 | 1 << 44 | 1 << 28 | 1 << 12) >> 60 << first;
            left |= lefts.wrapping_mul(1 << 60 | 1 << 46 | 1 << 32 | 1 << 18) >> 60 << first;
        }
        let all = (1 << SEEN) - 1;
        let across = (u64::from(self.row(row)) << REACH) >> column & all;
        // Where a diagonal has left the board, the bit found belongs to another row.
        let right_on_board = (u64::from(COLUMNS) << REACH) >> column;
        let left_on_board = (u64::from(COLUMNS) << REACH) >> (SIZE as u32 - 1 - column);
        across | (up & all) << 16 | (right & right_on_board & all) << 32 | (left & left_on_board & all) << 48
    }

    /// Four rows from an index into the padded rows on.
    #[inline(always)]
    fn word(&self, first: usize) -> u64 {
        let rows: &[u16; LANES] = self.0[first..].first_chunk().expect("no row looks past the padding");
        rows.iter().rev().fold(0, |word, &row| word << 16 | u64::from(row))
    }
}

/// The points of a row that are in the set.
pub(crate) fn points_of_row(row: usize, mut set: u16) -> impl Iterator<Item = Point> {
    std::iter::from_fn(move || {
        let column = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        // The edge ends the row, and 16 is what an empty set gives.
        Point::new(column, row)
    })
}

/// What is seen along the lines that [`Rows::lines_through`] gives, in the lowest bits of the lanes. The other
/// bits mean nothing.
#[inline(always)]
pub(crate) fn seen_along(lines: u64) -> [u64; SEEN] {
    array::from_fn(|i| lines >> i)
}
