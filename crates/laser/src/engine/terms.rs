//! The evaluation's terms, which styles weigh: plain counts of what each side has.

use plyground_rules::{Position, Side};
use plyground_search::{TERMS, Terms};

use crate::{
    Laser, Shot, Square,
    cell::Kind,
    square::{FIELD, squares},
};

/// Pieces that can be destroyed.
const MATERIAL: usize = 0;
/// What the beam would destroy if nothing moved.
const THREAT: usize = 1;
/// How close the beam comes to the other side's pharaoh.
const AIM: usize = 2;
/// Pieces that stand around the own pharaoh.
const SHELTER: usize = 3;
/// How far the beam reaches over the board.
const REACH: usize = 4;
/// Mirrors near the other side's pharaoh.
const FORWARD: usize = 5;

fn worth(kind: Kind) -> i32 {
    match kind {
        Kind::Pyramid => 100,
        Kind::Anubis => 110,
        // A certain end is found by the search; here it is a threat of it.
        Kind::Pharaoh => 400,
        Kind::Scarab | Kind::Sphinx => 0,
    }
}

/// Steps between two squares.
fn apart(a: Square, b: Square) -> usize {
    let ((af, ar), (bf, br)) = (a.file_and_rank(), b.file_and_rank());
    af.abs_diff(bf).max(ar.abs_diff(br))
}

impl Laser {
    pub(crate) fn pharaoh(&self, side: Side) -> Option<Square> {
        squares(self.pharaohs & self.sides[side.index()]).next()
    }

    /// What the pieces of a side are worth, and how close they are to the other side's pharaoh: mirrors there are
    /// what a beam needs to get at it.
    fn army(&self, side: Side, target: Option<Square>) -> (i32, i32) {
        let (mut material, mut forward) = (0, 0);
        for at in squares(self.sides[side.index()] & !self.pharaohs) {
            let piece = self.board[at.index()];
            let (worth, mirrors) = if piece.is(Kind::Pyramid) {
                (100, 2)
            } else if piece.is(Kind::Scarab) {
                (0, 3)
            } else {
                (110, 0)
            };
            material += worth;
            let close = target.map_or(0, |target| 7_usize.saturating_sub(apart(at, target)));
            forward += mirrors * close as i32;
        }
        (material, forward)
    }

    /// What `side` has.
    pub(crate) fn terms(&self, side: Side) -> Terms {
        let mut terms = [0; TERMS];
        let target = self.pharaoh(!side);
        let (material, forward) = self.army(side, target);
        terms[MATERIAL] = material;
        terms[FORWARD] = forward;
        if let Shot::Destroys(at) = self.shot(side) {
            if let Some(hit) = self.piece(at) {
                // The side to move fires first; what the other threatens can still be answered.
                let percent = if side == self.to_move() { 60 } else { 25 };
                let sign = if hit.side() == side { -1 } else { 1 };
                terms[THREAT] = sign * worth(hit.kind()) * percent / 100;
            }
        }
        let (mut length, mut nearest, mut close) = (0, 9, 0);
        for passed in self.beam(side) {
            length += 1;
            let distance = target.map_or(9, |target| apart(target, passed.at));
            nearest = nearest.min(distance);
            close += i32::from(distance <= 2);
        }
        terms[REACH] = length;
        terms[AIM] = [40, 30, 16, 8, 3].get(nearest).copied().unwrap_or(0) + 4 * close;
        if let Some(home) = self.pharaoh(side) {
            let around = home.count_around(self.sides[side.index()]) as i32;
            let edge = 8 - home.count_around(FIELD) as i32;
            terms[SHELTER] = 7 * around + 5 * edge;
        }
        terms
    }
}
