//! What can be drawn over the board: the beams as they would fire now, what they end at, and the squares they pass.

use plyground_coach::{BoardMark, Layer, Shape};
use plyground_rules::Side;
use plyground_words::key;

use crate::{Laser, Shot, coach::replay::Firing};

const BEAMS: &str = "beams";
const HITS: &str = "hits";
const LIT: &str = "lit";

pub(super) const LAYERS: &[Layer] = &[
    Layer {
        id: BEAMS,
        name: key!("layer-beams"),
        foreseen: false,
        kinds: &[("fires", key!("layer-beams-fires"))],
    },
    Layer {
        id: HITS,
        name: key!("layer-hits"),
        foreseen: false,
        kinds: &[
            ("destroys", key!("layer-hits-destroys")),
            ("own-goal", key!("layer-hits-own-goal")),
            ("stopped", key!("layer-hits-stopped")),
        ],
    },
    Layer {
        id: LIT,
        name: key!("layer-lit"),
        foreseen: false,
        kinds: &[("lit", key!("layer-lit-lit")), ("lit-twice", key!("layer-lit-twice"))],
    },
];

pub(super) fn marks(position: &Laser, id: &str) -> Vec<BoardMark> {
    let firings = Side::BOTH.map(|side| Firing::on(position, side));
    match id {
        BEAMS => firings.iter().map(beam).collect(),
        HITS => firings.iter().filter_map(hit).collect(),
        LIT => lit(&firings),
        _ => Vec::new(),
    }
}

fn beam(firing: &Firing) -> BoardMark {
    BoardMark::new(Shape::Beam, "fires", firing.path.iter().map(|at| at.point())).of(firing.side)
}

fn hit(firing: &Firing) -> Option<BoardMark> {
    let (kind, at) = match firing.end {
        Shot::LeavesTheBoard => return None,
        Shot::IsStopped(at) => ("stopped", at),
        Shot::Destroys(at) if firing.hit_of(firing.side).is_some() => ("own-goal", at),
        Shot::Destroys(at) => ("destroys", at),
    };
    Some(BoardMark::new(Shape::Ring, kind, [at.point()]).of(firing.side))
}

/// Each side's squares, and those of both as a third kind, so that no square is filled twice.
fn lit([first, second]: &[Firing; 2]) -> Vec<BoardMark> {
    let only = |firing: &Firing, other: &Firing| {
        let mut points: Vec<_> =
            firing.path.iter().filter(|at| !other.path.contains(at)).map(|at| at.point()).collect();
        points.sort_unstable();
        points.dedup();
        BoardMark::new(Shape::Area, "lit", points).of(firing.side)
    };
    let mut both: Vec<_> =
        first.path.iter().filter(|at| second.path.contains(at)).map(|at| at.point()).collect();
    both.sort_unstable();
    both.dedup();
    let marks = [only(first, second), only(second, first), BoardMark::new(Shape::Area, "lit-twice", both)];
    marks.into_iter().filter(|mark| !mark.points.is_empty()).collect()
}
