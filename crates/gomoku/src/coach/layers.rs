//! What can be drawn over a board.

use plyground_coach::{BoardMark, Layer, Shape};
use plyground_rules::Side;
use plyground_words::key;

use super::patterns::{PatternKind, patterns};
use crate::{Forbidden, Gomoku};

pub(super) const LAYERS: &[Layer] = &[
    Layer {
        id: "threats",
        name: key!("layer-threats"),
        foreseen: true,
        kinds: &[
            (PatternKind::Five.code(), key!("layer-five")),
            (PatternKind::StraightFour.code(), key!("layer-straight-four")),
            (PatternKind::Four.code(), key!("layer-four")),
            (PatternKind::OpenThree.code(), key!("layer-open-three")),
            (PatternKind::Three.code(), key!("layer-three")),
            (PatternKind::OpenTwo.code(), key!("layer-open-two")),
        ],
    },
    Layer {
        id: "forbidden",
        name: key!("layer-forbidden"),
        foreseen: false,
        kinds: &[
            (kind(Forbidden::ThreeThree), key!("layer-three-three")),
            (kind(Forbidden::FourFour), key!("layer-four-four")),
            (kind(Forbidden::Overline), key!("layer-overline")),
        ],
    },
];

/// A line through each row, and a dot where the next stone makes five.
pub(super) fn threats(position: &Gomoku) -> Vec<BoardMark> {
    let mut marks = Vec::new();
    for side in Side::BOTH {
        for row in patterns(position, side) {
            let kind = row.kind.code();
            let stones = row.stones.iter().map(|point| point.id());
            marks.push(BoardMark::new(Shape::Line, kind, stones).of(side));
            if matches!(row.kind, PatternKind::Four | PatternKind::StraightFour) {
                let next = row.next.iter().map(|point| point.id());
                marks.push(BoardMark::new(Shape::Dot, kind, next).of(side));
            }
        }
    }
    marks
}

/// A ring around each point that Renju forbids to black, also with white to move.
pub(super) fn forbidden(position: &Gomoku) -> Vec<BoardMark> {
    let points = position.forbidden_points().into_iter();
    let ring = |(point, why): (crate::Point, Forbidden)| {
        BoardMark::new(Shape::Ring, kind(why), [point.id()]).of(Side::First).text(text(why))
    };
    points.map(ring).collect()
}

/// The kind of a mark: a name that a style sheet can use.
const fn kind(why: Forbidden) -> &'static str {
    match why {
        Forbidden::ThreeThree => "three-three",
        Forbidden::FourFour => "four-four",
        Forbidden::Overline => "overline",
    }
}

/// What stands beside it: what black would make there.
const fn text(why: Forbidden) -> &'static str {
    match why {
        Forbidden::ThreeThree => "3×3",
        Forbidden::FourFour => "4×4",
        Forbidden::Overline => "6+",
    }
}
