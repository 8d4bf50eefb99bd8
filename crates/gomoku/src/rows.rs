//! Sets of points as rows of bits.

use std::array;

use crate::{Point, point::SIZE};

/// How far a stone sees along a line: the cell behind a row of five that starts with it.
pub(crate) const REACH: usize = 5;
/// The rows that a stone in the middle one sees.
pub(crate) type Window = [u16; 2 * REACH + 1];

/// The columns of the board. Bit 15 is never set in a row of the board: together with the empty rows above and
/// below it is the edge, neither stone nor empty point.
const COLUMNS: u16 = (1 << SIZE) - 1;

/// A set of points. Row 1 is preceded, row 15 followed by rows that stay empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rows([u16; SIZE + 2 * REACH]);

impl Rows {
    pub(crate) const EMPTY: Rows = Rows([0; SIZE + 2 * REACH]);

    /// The row with this number, from 0.
    pub(crate) const fn row(&self, row: usize) -> u16 {
        self.0[row + REACH]
    }

    /// The row with this number and its neighbours.
    pub(crate) fn window(&self, row: usize) -> &Window {
        self.0[row..].first_chunk().expect("a row of the board has neighbours")
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

    /// The points in neither set.
    pub(crate) fn empties(black: &Rows, white: &Rows) -> Rows {
        let mut out = Rows::EMPTY;
        for (i, out) in out.0[REACH..REACH + SIZE].iter_mut().enumerate() {
            *out = COLUMNS & !(black.row(i) | white.row(i));
        }
        out
    }

    pub(crate) fn from_rows(rows: [u16; SIZE]) -> Rows {
        let mut out = Rows::EMPTY;
        out.0[REACH..REACH + SIZE].copy_from_slice(&rows);
        out
    }

    /// The points, in order.
    pub(crate) fn points(self) -> impl Iterator<Item = Point> {
        (0..SIZE).flat_map(move |row| bits(self.row(row)).filter_map(move |column| Point::new(column, row)))
    }

    pub(crate) fn len(&self) -> usize {
        self.0.iter().map(|row| row.count_ones() as usize).sum()
    }
}

/// The places of the set bits, from the lowest.
pub(crate) fn bits(mut set: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(place)
    })
}

/// The four directions of lines, as steps of column and row. Opposite steps are the same line.
pub(crate) const DIRECTIONS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// For one direction, the set of a row's points whose neighbour `k` steps on is in the set: at index `k + REACH`.
#[inline(always)]
pub(crate) fn seen_from_row(window: &Window, (dx, dy): (i32, i32)) -> [u16; 2 * REACH + 1] {
    array::from_fn(|i| {
        let k = i as i32 - REACH as i32;
        let row = window[(REACH as i32 + k * dy) as usize];
        if k * dx >= 0 { row >> (k * dx) } else { row << -(k * dx) }
    })
}

/// The four lines through a point, one in each 16 bits in the order of [`DIRECTIONS`]: what stands `k` steps on is
/// bit `k + REACH` of each.
#[inline(always)]
pub(crate) fn lines_through(window: &Window, column: usize) -> u64 {
    let (mut along, mut up, mut down) = (0, 0, 0);
    for (i, &row) in window.iter().enumerate() {
        // The cells around the point: column REACH is its own.
        let cells = (u64::from(row) << REACH) >> column;
        along |= (cells >> REACH & 1) << i;
        up |= cells & 1 << i;
        down |= cells & 1 << (2 * REACH - i);
    }
    let across = (u64::from(window[REACH]) << REACH) >> column & 0x7FF;
    across | along << 16 | up << 32 | down << 48
}

/// What stands `k` steps on along each of the lines, at index `k + REACH`: bit 0 of each 16. The other bits mean
/// nothing.
#[inline(always)]
pub(crate) fn seen_along(lines: u64) -> [u64; 2 * REACH + 1] {
    array::from_fn(|i| lines >> i)
}

/// The lowest bit of each 16.
pub(crate) const LANES: u64 = 0x0001_0001_0001_0001;
