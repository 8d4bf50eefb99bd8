//! The twelve symmetries of the board, each with and without exchanging the colours.

use plyground_rules::{Position, Side, laws::Symmetric};

use crate::{
    Axis, Move, Phase, Point, Yinsh,
    bits::{self, row},
};

/// Where a point goes: reflected for an odd symmetry, then turned by sixths of a circle around f6.
fn image(point: Point, symmetry: usize) -> Point {
    let (mut x, mut y) = (point.column() as i8 - 5, point.number() as i8 - 6);
    if symmetry % 2 == 1 {
        (x, y) = (y, x);
    }
    for _ in 0..symmetry / 2 % 6 {
        (x, y) = (y, y - x);
    }
    Point::new((x + 5) as u8, (y + 6) as u8).expect("a symmetry of the board stays on it")
}

fn image_of_set(set: u128, symmetry: usize) -> u128 {
    bits::points(set).fold(0, |all, point| all | image(point, symmetry).bit())
}

impl Symmetric for Yinsh {
    const SYMMETRIES: usize = 24;

    fn swaps_sides(symmetry: usize) -> bool {
        symmetry >= 12
    }

    /// White places first, so with exchanged colours a placement is none that can come about.
    fn has_symmetry(&self, symmetry: usize) -> bool {
        !Self::swaps_sides(symmetry) || self.phase != Phase::Place
    }

    fn transformed(&self, symmetry: usize) -> Self {
        let mut new = *self;
        let swap = Self::swaps_sides(symmetry);
        let side = |side: Side| if swap { !side } else { side };
        for from in Side::BOTH {
            let (from, to) = (from.index(), side(from).index());
            new.rings[to] = image_of_set(self.rings[from], symmetry);
            new.markers[to] = image_of_set(self.markers[from], symmetry);
            new.taken[to] = self.taken[from];
        }
        (new.actor, new.turn) = (side(self.actor), side(self.turn));
        new.key = new.key_from_scratch();
        new
    }

    fn transformed_move(&self, mv: Move, symmetry: usize) -> Move {
        let to = |point| image(point, symmetry);
        match mv {
            Move::Place(at) => Move::Place(to(at)),
            Move::Ring { from, to: target } => Move::Ring { from: to(from), to: to(target) },
            Move::Row { from, axis } => {
                let five: Vec<Point> = bits::points(image_of_set(row(from, axis), symmetry)).collect();
                let axis = Axis::through(five[0], five[1]).expect("a line stays a line");
                Move::Row { from: five[0], axis }
            }
            Move::TakeRing(at) => Move::TakeRing(to(at)),
            Move::Pass => Move::Pass,
        }
    }
}
