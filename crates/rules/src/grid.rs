//! Boards that are rectangles of columns `a`, `b`, … and rows 1, 2, …: names, geometry and symmetries.
//!
//! A point's index is `(row - 1) * columns + column`, whichever row is drawn on top.

use crate::{BoardSpec, Button, Label, Line, PointShape, PointSpec};

/// A rectangular board.
#[derive(Clone, Copy, Debug)]
pub struct Grid {
    /// How many columns, at most 26.
    pub columns: usize,
    /// How many rows, at most 99.
    pub rows: usize,
    /// Whether row 1 is drawn on top.
    pub first_row_on_top: bool,
}

impl Grid {
    /// The name of a point: "e5".
    pub fn name(self, index: usize) -> String {
        let (column, row) = (index % self.columns, index / self.columns);
        format!("{}{}", char::from(b'a' + column as u8), row + 1)
    }

    /// The point with this name, in lower case.
    pub fn find(self, name: &str) -> Option<usize> {
        let column = usize::from(name.bytes().next()?.checked_sub(b'a')?);
        let digits = name.get(1..)?;
        // `parse` alone would take "+5" and "05".
        if digits.is_empty() || digits.starts_with('0') || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        let row: usize = digits.parse().ok()?;
        (column < self.columns && row <= self.rows).then(|| (row - 1) * self.columns + column)
    }

    /// The drawing of this board, without buttons' or a variant's extras.
    pub fn board(self, shape: PointShape, dots: &[usize], buttons: Vec<Button>) -> BoardSpec {
        let (w, h) = (self.columns as f32, self.rows as f32);
        let y = |row: usize| if self.first_row_on_top { row } else { self.rows - 1 - row } as f32;
        let at = |index: usize| [(index % self.columns) as f32, y(index / self.columns)];
        let points = (0..self.columns * self.rows)
            .map(|i| PointSpec { name: self.name(i), x: at(i)[0], y: at(i)[1], reserved: None })
            .collect();
        // Squares are framed by their lines, crossings are where the lines meet, holes have none. The rim is as wide as its
        // labels need: the field is what is looked at.
        let (low, extra, rim, label) = match shape {
            PointShape::Square | PointShape::Hole => (-0.5, 1, 0.98, 0.76),
            PointShape::Crossing => (0.0, 0, 1.1, 0.8),
        };
        let (right, bottom) = (w - 1.0 - low, h - 1.0 - low);
        let line = |from, to| Line { from, to };
        let across = (0..self.rows + extra).map(|r| line([low, r as f32 + low], [right, r as f32 + low]));
        let down = (0..self.columns + extra).map(|c| line([c as f32 + low, low], [c as f32 + low, bottom]));
        let letters = (0..self.columns).map(|c| Label {
            text: char::from(b'a' + c as u8).to_string(),
            x: c as f32,
            y: if self.first_row_on_top { -label } else { h - 1.0 + label },
        });
        let numbers = (0..self.rows).map(|r| Label { text: (r + 1).to_string(), x: -label, y: y(r) });
        BoardSpec {
            bounds: [-rim, -rim, w - 1.0 + 2.0 * rim, h - 1.0 + 2.0 * rim],
            points,
            shape,
            lines: across.chain(down).filter(|_| shape != PointShape::Hole).collect(),
            dots: dots.iter().map(|&i| at(i)).collect(),
            labels: letters.chain(numbers).collect(),
            buttons,
            restricted_placements: false,
            own_edge: false,
            far_reaching: false,
        }
    }

    /// Where a point goes under one of the eight symmetries of a square board; 0 is the identity, 1 to 3 are
    /// quarter turns, 4 to 7 the same after a reflection.
    pub fn under(self, symmetry: usize, index: usize) -> usize {
        debug_assert_eq!(self.columns, self.rows, "only a square has all eight symmetries");
        let last = self.columns - 1;
        let (mut x, mut y) = (index % self.columns, index / self.columns);
        if symmetry & 4 != 0 {
            x = last - x;
        }
        for _ in 0..symmetry % 4 {
            (x, y) = (last - y, x);
        }
        y * self.columns + x
    }
}
