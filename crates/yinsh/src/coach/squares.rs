//! Rows, fours and moves as sets of points, as words and as marks.

use plyground_coach::{BoardMark, Shape};
use plyground_rules::{Notation, Side};
use plyground_words::Key;

use crate::{
    Axis, INFO, Move, Point, Yinsh,
    bits::{self, BOARD, between, has_row, points, row, row_starts},
};

/// All fives in line.
pub(super) fn rows_of(markers: u128) -> Vec<u128> {
    let on = |axis| points(row_starts(markers, axis)).map(move |from| row(from, axis));
    Axis::ALL.into_iter().flat_map(on).collect()
}

/// All places for five in line, with their axes.
pub(super) fn windows() -> impl Iterator<Item = (Axis, u128)> {
    let on = |axis| points(row_starts(BOARD, axis)).map(move |from| (axis, row(from, axis)));
    Axis::ALL.into_iter().flat_map(on)
}

/// The places for five that hold four markers of a side and no ring of the other: one more marker, put or flipped, makes a row.
pub(super) fn fours(position: &Yinsh, side: Side) -> impl Iterator<Item = u128> + '_ {
    let (own, rings) = (position.markers[side.index()], position.rings[(!side).index()]);
    windows().map(|(_, five)| five).filter(move |five| (five & own).count_ones() == 4 && five & rings == 0)
}

/// What a ring move would flip, by either side.
pub(super) fn flipped(position: &Yinsh, mv: Move) -> u128 {
    match mv {
        Move::Ring { from, to } => between(from, to) & (position.markers[0] | position.markers[1]),
        _ => 0,
    }
}

/// The ring moves of a side that make it a row, if it were its turn, with the first of the rows.
pub(super) fn row_moves(position: &Yinsh, side: Side) -> Vec<(Move, u128)> {
    let own = position.markers[side.index()];
    let occupancy = position.occupancy();
    let mut all = Vec::new();
    for from in points(position.rings[side.index()]) {
        occupancy.for_each_target(from, |to| {
            let mv = Move::Ring { from, to };
            let after = (own ^ flipped(position, mv)) | from.bit();
            if has_row(after) {
                all.extend(rows_of(after).into_iter().find(|five| five & !own != 0).map(|five| (mv, five)));
            }
        });
    }
    all
}

/// What a side is called.
pub(super) fn name(side: Side) -> Key {
    INFO.sides[side].name
}

/// The ends of points in line, in their order.
pub(super) fn ends(line: u128) -> (String, String) {
    let high = points(line).last().unwrap_or_else(|| Point::lowest(line));
    (Point::lowest(line).to_string(), high.to_string())
}

/// The names of points, apart by commas.
pub(super) fn names(set: u128) -> String {
    points(set).map(|point| point.to_string()).collect::<Vec<_>>().join(", ")
}

/// A move as it is written.
pub(super) fn text(position: &Yinsh, mv: Move) -> String {
    position.move_text(mv)
}

fn mark(shape: Shape, kind: &'static str, set: u128) -> BoardMark {
    BoardMark::new(shape, kind, points(set).map(Point::id))
}

/// A line through points.
pub(super) fn line_mark(kind: &'static str, line: u128) -> BoardMark {
    mark(Shape::Line, kind, line)
}

/// A ring around each point.
pub(super) fn ring_mark(kind: &'static str, set: u128) -> BoardMark {
    mark(Shape::Ring, kind, set)
}

/// Where a move goes: an arrow, or rings around what is put or taken.
pub(super) fn move_mark(kind: &'static str, mv: Move) -> Option<BoardMark> {
    match mv {
        Move::Ring { from, to } => Some(BoardMark::new(Shape::Arrow, kind, [from.id(), to.id()])),
        Move::Place(at) | Move::TakeRing(at) => Some(ring_mark(kind, at.bit())),
        Move::Row { from, axis } => Some(line_mark(kind, bits::row(from, axis))),
        Move::Pass => None,
    }
}
