//! What can be drawn over a rack: cells that would complete four.

use plyground_coach::{BoardMark, Layer, Shape};
use plyground_rules::Side;
use plyground_words::key;

use super::lines::{points, threats_of};
use crate::ConnectFour;

const THREATS: &str = "threats";

pub(super) const LAYERS: &[Layer] = &[Layer {
    id: THREATS,
    name: key!("layer-threats"),
    foreseen: false,
    kinds: &[("now", key!("layer-threats-now")), ("later", key!("layer-threats-later"))],
}];

pub(super) fn layer(position: &ConnectFour, id: &str) -> Vec<BoardMark> {
    if id != THREATS {
        return Vec::new();
    }
    let of = |side: Side| {
        let (threats, playable) = (threats_of(position, side), position.playable());
        [("now", threats & playable), ("later", threats & !playable)].map(|(kind, set)| (kind, side, set))
    };
    let drawn = Side::BOTH.into_iter().flat_map(of).filter(|(.., set)| *set != 0);
    let mark = |(kind, side, set)| BoardMark::new(Shape::Ring, kind, points(position.size(), set)).of(side);
    drawn.map(mark).collect()
}
