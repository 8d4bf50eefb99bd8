//! What can be drawn over a board: safe discs, open discs, and where each side can play.

use plyground_coach::{BoardMark, Layer, Shape};
use plyground_rules::{PointId, Side};
use plyground_words::key;

use super::lines::open_to;
use crate::{
    Reversi,
    lines::{around, squares},
    solver::stable_discs,
};

const STABLE: &str = "stable";
const FRONTIER: &str = "frontier";
const MOBILITY: &str = "mobility";

pub(super) const LAYERS: &[Layer] = &[
    Layer {
        id: STABLE,
        name: key!("layer-stable"),
        foreseen: false,
        kinds: &[("stable", key!("layer-stable-disc"))],
    },
    Layer {
        id: FRONTIER,
        name: key!("layer-frontier"),
        foreseen: false,
        kinds: &[("frontier", key!("layer-frontier-disc"))],
    },
    Layer {
        id: MOBILITY,
        name: key!("layer-mobility"),
        foreseen: false,
        kinds: &[("move", key!("layer-mobility-move")), ("potential", key!("layer-mobility-potential"))],
    },
];

pub(super) fn layer(position: &Reversi, id: &str) -> Vec<BoardMark> {
    let each = |shape, kind, set: fn(&Reversi, Side) -> u64| {
        Side::BOTH.into_iter().map(move |side| (shape, kind, side, set(position, side)))
    };
    let marks: Vec<_> = match id {
        STABLE => each(Shape::Dot, "stable", stable_discs).collect(),
        FRONTIER => each(Shape::Ring, "frontier", frontier).collect(),
        MOBILITY => {
            each(Shape::Dot, "move", open_to).chain(each(Shape::Dot, "potential", potential)).collect()
        }
        _ => Vec::new(),
    };
    let point = |square| position.size().point(square) as PointId;
    let drawn = marks.into_iter().filter(|(.., set)| *set != 0);
    drawn
        .map(|(shape, kind, side, set)| BoardMark::new(shape, kind, squares(set).map(point)).of(side))
        .collect()
}

/// A side's discs next to an empty square: the other side's moves begin with them.
fn frontier(position: &Reversi, side: Side) -> u64 {
    position.discs(side) & around(position.empty())
}

/// Empty squares next to the other side's discs on which a side cannot play yet.
fn potential(position: &Reversi, side: Side) -> u64 {
    position.empty() & around(position.discs(!side)) & !open_to(position, side)
}
