//! The lines of the board: which goes through a point, and where on it the point is.

use crate::{
    Point,
    point::{POINTS, SIZE},
    rows::{DIRECTIONS, REACH},
};

/// Rows, columns and both kinds of diagonals, those too short for five included.
pub(crate) const LINES: usize = 2 * SIZE + 2 * (2 * SIZE - 1);

/// How the number of a point grows from one place of a line to the next, by direction.
pub(crate) const STRIDES: [isize; 4] = {
    let mut strides = [0; 4];
    let mut direction = 0;
    while direction < 4 {
        let (dx, dy) = DIRECTIONS[direction];
        strides[direction] = dx as isize + SIZE as isize * dy as isize;
        direction += 1;
    }
    strides
};

/// Where on a line a point is.
#[derive(Clone, Copy)]
pub(crate) struct LinePoint {
    pub(crate) line: u8,
    /// From 0 at the line's start.
    pub(crate) place: u8,
    /// How many places the line has.
    length: u8,
}

impl LinePoint {
    /// A bit for each place of the line.
    #[inline(always)]
    pub(crate) const fn mask(self) -> u32 {
        (1 << self.length) - 1
    }
}

/// By direction, in the order of [`DIRECTIONS`], and point.
pub(crate) static LINE_POINTS: [[LinePoint; POINTS]; 4] = {
    let mut line_points = [[LinePoint { line: 0, place: 0, length: 0 }; POINTS]; 4];
    let mut index = 0;
    while index < POINTS {
        let point = Point::of_index(index);
        let (column, row, last) = (point.column(), point.row(), SIZE - 1);
        let rising = if column < row { column } else { row };
        let falling = if last - column < row { last - column } else { row };
        let diagonals = 2 * SIZE - 1;
        line_points[0][index] = on_line(row, column, SIZE);
        line_points[1][index] = on_line(SIZE + column, row, SIZE);
        line_points[2][index] = on_line(2 * SIZE + column + last - row, rising, SIZE - column.abs_diff(row));
        let length = SIZE - (column + row).abs_diff(last);
        line_points[3][index] = on_line(2 * SIZE + diagonals + column + row, falling, length);
        index += 1;
    }
    line_points
};

const fn on_line(line: usize, place: usize, length: usize) -> LinePoint {
    LinePoint { line: line as u8, place: place as u8, length: length as u8 }
}

/// What can be seen from a place of a line: its own cells and those of nobody, up to the first that is blocked. As bits
/// of the line, without the place itself.
#[inline(always)]
pub(crate) fn in_sight(blocked: u32, place: u32, reach: u32) -> u32 {
    let before = blocked & ((1 << place) - 1);
    let from = (u32::BITS - before.leading_zeros()).max(place.saturating_sub(reach));
    // The edge is blocked, so there is always something after.
    let after = (blocked >> (place + 1)).trailing_zeros().min(reach);
    let cells = (1 << (place + 1 + after)) - 1;
    (cells >> from << from) & !(1 << place)
}

/// A line as a view is cut from it: shifted so that the view from place `p` begins at bit `p`.
#[inline(always)]
pub(crate) const fn padded(line: u32) -> u32 {
    line << REACH
}

/// The same for what is blocked: so is everything before the start.
#[inline(always)]
pub(crate) const fn padded_blocked(line: u32) -> u32 {
    line << REACH | ((1 << REACH) - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_points_agree() {
        for (direction, (dx, dy)) in DIRECTIONS.into_iter().enumerate() {
            for point in Point::all() {
                let on_line = LINE_POINTS[direction][point.index()];
                let (column, row) = (point.column() as i32 + dx, point.row() as i32 + dy);
                let next = Point::new(column as usize, row as usize);
                assert_eq!(next.is_some(), on_line.place + 1 < on_line.length, "{point}");
                if let Some(next) = next {
                    let after = LINE_POINTS[direction][next.index()];
                    assert_eq!((after.line, after.place), (on_line.line, on_line.place + 1), "{point}");
                    assert_eq!(point.index().checked_add_signed(STRIDES[direction]), Some(next.index()));
                }
            }
        }
        let lines: std::collections::BTreeSet<u8> =
            LINE_POINTS.iter().flatten().map(|on_line| on_line.line).collect();
        assert_eq!(lines, (0..LINES as u8).collect());
    }

    #[test]
    fn sight_ends_at_what_is_in_the_way() {
        let edge = !0b111_1111_1111_1111;
        assert_eq!(in_sight(edge, 0, 5), 0b11_1110);
        assert_eq!(in_sight(edge, 14, 5), 0b011_1110_0000_0000);
        assert_eq!(in_sight(edge | 0b10_0000_0001, 4, 5), 0b1_1110_1110);
        assert_eq!(in_sight(edge | 0b101, 1, 4), 0);
    }
}
