//! Files of other programs that hold games of Gomoku and Renju.

pub(crate) mod legacy;
mod psq;
mod renlib;
mod sgf;

use plyground_rules::{FileLayout, Format, Variant};
use plyground_words::{Message, key, message};

use crate::{Gomoku, Point, Rule, point::SIZE};

/// What is read and written.
pub(crate) const FORMATS: &[Format] = &[
    Format {
        id: "sgf",
        name: key!("format-sgf"),
        extensions: &["sgf"],
        companions: &[],
        layout: FileLayout::Trees,
        says_variant: false,
        recognises: sgf::recognises,
        read: sgf::read,
        write: Some(sgf::write),
    },
    Format {
        id: "psq",
        name: key!("format-psq"),
        extensions: &["psq"],
        companions: &[],
        layout: FileLayout::Whole,
        says_variant: false,
        recognises: psq::recognises,
        read: psq::read,
        write: Some(psq::write),
    },
    Format {
        id: "renlib",
        name: key!("format-renlib"),
        extensions: &["lib"],
        companions: &[],
        layout: FileLayout::Whole,
        says_variant: false,
        recognises: renlib::recognises,
        read: renlib::read,
        write: Some(renlib::write),
    },
];

/// The variant of a file that does not say.
fn variant(known: Option<&'static Variant>) -> &'static Variant {
    known.unwrap_or_else(|| Rule::Freestyle.variant())
}

/// The point in a column and a row from the top, both from 0.
fn from_top(column: usize, row: usize) -> Option<Point> {
    Point::new(column, (SIZE - 1).checked_sub(row)?)
}

/// A point's column and its row from the top, both from 0.
const fn to_top(point: Point) -> (usize, usize) {
    (point.column(), SIZE - 1 - point.row())
}

/// What is wrong with a board of another size.
fn wrong_size(columns: usize, rows: usize) -> Message {
    message!("file-board-size", columns = columns, rows = rows, size = SIZE)
}

/// Whether a record begins on the empty board.
fn begins_empty(start: Option<&str>) -> bool {
    use plyground_rules::Game as _;
    start.is_none_or(|start| Gomoku::INFO.variants.iter().any(|variant| variant.starts[0].position == start))
}
