//! The points of the board.

use std::fmt;

use plyground_rules::{PointId, grid::Grid};

/// The board's length and height.
pub(crate) const SIZE: usize = 15;
/// How many points the board has.
pub(crate) const POINTS: usize = SIZE * SIZE;
/// The board as a grid: what it looks like and how it is turned.
pub(crate) const GRID: Grid = Grid { columns: SIZE, rows: SIZE, first_row_on_top: false };

/// A point of the board, and the move that puts a stone there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

impl Point {
    /// The point in this column and row, both counted from 0, from the lower left.
    pub const fn new(column: usize, row: usize) -> Option<Point> {
        if column < SIZE && row < SIZE { Some(Point((row * SIZE + column) as u8)) } else { None }
    }

    /// The point with this name, in lower case: `h8`.
    pub fn from_name(name: &str) -> Option<Point> {
        let (column, row) = match *name.as_bytes() {
            [column, row @ b'1'..=b'9'] => (column, row - b'1'),
            [column, b'1', row @ b'0'..=b'5'] => (column, row - b'0' + 9),
            _ => return None,
        };
        Point::new(usize::from(column.checked_sub(b'a')?), usize::from(row))
    }

    /// All points: a1, b1, … o15.
    pub fn all() -> impl Iterator<Item = Point> {
        (0..POINTS as u8).map(Point)
    }

    /// Its number in the order of [`all`](Self::all), and its [`PointId`] on the table.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The point with this number, which must be below 225.
    pub(crate) const fn of_index(index: usize) -> Point {
        debug_assert!(index < POINTS);
        Point(index as u8)
    }

    /// Its column from the left, from 0.
    pub const fn column(self) -> usize {
        self.0 as usize % SIZE
    }

    /// Its row from the bottom, from 0.
    pub const fn row(self) -> usize {
        self.0 as usize / SIZE
    }

    pub(crate) const fn id(self) -> PointId {
        self.0 as PointId
    }

    /// The point where it goes under one of the eight symmetries of the board.
    pub(crate) fn under(self, symmetry: usize) -> Point {
        Point(GRID.under(symmetry, self.index()) as u8)
    }

    /// Its name: `h8`.
    pub(crate) fn name(self) -> String {
        let mut name = String::with_capacity(3);
        let row = self.row() as u8 + 1;
        name.push(char::from(b'a' + self.column() as u8));
        if row > 9 {
            name.push('1');
        }
        name.push(char::from(b'0' + row % 10));
        name
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.name())
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
