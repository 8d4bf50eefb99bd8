//! What can be drawn over the board: rows in the making, where rings can go, and rows that could be made next.

use plyground_coach::{BoardMark, Layer, Shape};
use plyground_rules::Side;
use plyground_words::key;

use super::squares::{flipped, line_mark, row_moves, rows_of, windows};
use crate::{Move, Point, Yinsh, bits::points};

const MAKING: &str = "rows";
const REACH: &str = "reach";
const NEXT: &str = "next-rows";

pub(super) const LAYERS: &[Layer] = &[
    Layer {
        id: MAKING,
        name: key!("layer-rows"),
        foreseen: false,
        kinds: &[("four", key!("layer-rows-four")), ("three", key!("layer-rows-three"))],
    },
    Layer {
        id: NEXT,
        name: key!("layer-next-rows"),
        foreseen: false,
        kinds: &[("next-row", key!("layer-next-rows-row")), ("next-flip", key!("layer-next-rows-flip"))],
    },
    Layer {
        id: REACH,
        name: key!("layer-reach"),
        foreseen: false,
        kinds: &[("reach", key!("layer-reach-one")), ("reach-both", key!("layer-reach-both"))],
    },
];

pub(super) fn marks(position: &Yinsh, id: &str) -> Vec<BoardMark> {
    match id {
        MAKING => Side::BOTH.into_iter().flat_map(|side| in_the_making(position, side)).collect(),
        NEXT => Side::BOTH.into_iter().flat_map(|side| next_rows(position, side)).collect(),
        REACH => reach(position),
        _ => Vec::new(),
    }
}

/// Three or four markers of a side with room for five in line: the rest of the five is empty or its own ring, and in a four it may also be the
/// opponent's marker, which one jump can flip. Markers that also belong to more in the same line are shown once, there.
fn in_the_making(position: &Yinsh, side: Side) -> Vec<BoardMark> {
    let [own, theirs] = [side, !side].map(|side| position.markers[side.index()]);
    let rings = position.rings[(!side).index()];
    let has_room = |five: u128| match (five & own).count_ones() {
        3 => five & (theirs | rings) == 0,
        4 => five & rings == 0,
        _ => false,
    };
    let mut found: Vec<_> =
        windows().filter(|&(_, five)| has_room(five)).map(|(axis, five)| (axis, five & own)).collect();
    found.sort_unstable();
    found.dedup();
    let fives = windows().filter(|&(_, five)| five & own == five);
    let all: Vec<_> = found.iter().copied().chain(fives).collect();
    let within = |&(axis, line): &_| {
        all.iter().any(|&(other_axis, other): &(_, u128)| {
            axis == other_axis && other != line && other & line == line
        })
    };
    found.retain(|one| !within(one));
    let kind = |line: u128| if line.count_ones() == 4 { "four" } else { "three" };
    found.into_iter().map(|(_, line)| line_mark(kind(line), line).of(side)).collect()
}

/// The rows that a side could make if it moved next, and the markers that would be flipped into one.
fn next_rows(position: &Yinsh, side: Side) -> Vec<BoardMark> {
    let own = position.markers[side.index()];
    let (mut rows, mut flips) = (Vec::new(), 0);
    for (mv, _) in row_moves(position, side) {
        let turned = flipped(position, mv);
        let Move::Ring { from, .. } = mv else { continue };
        let after = (own ^ turned) | from.bit();
        for five in rows_of(after).into_iter().filter(|five| five & !own != 0) {
            flips |= turned & five;
            if !rows.contains(&five) {
                rows.push(five);
            }
        }
    }
    rows.sort_unstable();
    let mut marks: Vec<_> = rows.into_iter().map(|five| line_mark("next-row", five).of(side)).collect();
    if flips != 0 {
        marks.push(BoardMark::new(Shape::Dot, "next-flip", points(flips).map(Point::id)).of(side));
    }
    marks
}

/// The points that rings of one side or of both can go to.
fn reach(position: &Yinsh) -> Vec<BoardMark> {
    let occupancy = position.occupancy();
    let [first, second] = Side::BOTH.map(|side| {
        let mut all = 0;
        position.rings(side).for_each(|ring| occupancy.for_each_target(ring, |to| all |= to.bit()));
        all
    });
    let dots = |kind, set: u128| BoardMark::new(Shape::Dot, kind, points(set).map(Point::id));
    let marks = [
        dots("reach", first & !second).of(Side::First),
        dots("reach", second & !first).of(Side::Second),
        dots("reach-both", first & second),
    ];
    marks.into_iter().filter(|mark| !mark.points.is_empty()).collect()
}
