//! What a position is worth.

use plyground_rules::Side;

use super::{
    BeamBoard,
    weights::{FACINGS, PIECES, WEIGHTS},
};
use crate::{
    Piece, Square,
    cell::{Cell, Kind},
    square::{BOARD, FIELD, FRAMED, around},
};

/// Weights are in this part of a hundredth of a pyramid.
pub(super) const PARTS: i32 = 16;

/// Having the move.
const TURN: usize = 0;
/// The beam of the side to move hits a piece of the other side, by kind as in [`victim_class`].
const TAKES: usize = 1;
/// It hits one of its own.
const OWN_GOAL: usize = 4;
/// The other side's beam hits a piece of the side to move.
const LOSES: usize = 7;
/// It hits one of its own.
const THEIR_GOAL: usize = 10;
/// Squares on the own beam's path.
pub(super) const REACH: usize = 13;
/// Empty ones among them that an own mirror can step on.
pub(super) const BENDS: usize = 14;
/// Empty squares on the other beam's path that an own mirror can step on.
const SPOILS: usize = 15;
/// Squares over which a beam can come to the own pharaoh.
const OPEN: usize = 16;
/// Empty squares around the own pharaoh that the other beam does not pass.
const ESCAPES: usize = 17;
/// Own pieces around the own pharaoh.
const GUARDS: usize = 18;
/// Pieces of the other side around the own pharaoh.
const BESIEGED: usize = 19;
/// Sides of the own pharaoh that are at the board's edge.
const EDGE: usize = 20;
/// Where the own beam crosses the approaches to the other pharaoh, for the side to move; five kinds of squares.
pub(super) const CROSSES: usize = 21;
/// The same for the other side.
const CROSSED: usize = 26;
/// Squares on the own beam's path next to the other pharaoh, two steps from it, and three.
pub(super) const AIMS: usize = 31;
/// Own pieces that close to the other pharaoh.
pub(super) const PRESSES: usize = 34;
/// A beam that ends within so many squares: its side can hardly hit anything. A mirror of the other side in front of
/// the sphinx is not destroyed, only a scarab gets it away.
pub(super) const MUZZLED: usize = 37;
const SHORT: [u32; 3] = [3, 6, 10];
/// Where the other side's pieces muzzle the own beam: steps from them to the nearest own scarab, which alone can get them away.
pub(super) const RELEASE: usize = 40;
const FAR: i32 = 7;
/// One more than the last.
pub(super) const COUNTS: usize = 41;

/// By cell and square: what a piece is worth there, blue's minus red's.
pub(super) static SQUARES: [[i32; FRAMED]; Cell::COUNT] = {
    let mut table = [[0; FRAMED]; Cell::COUNT];
    let mut i = 0;
    // 4 kinds, 4 facings and 2 sides on 110 squares.
    while i < 32 * FRAMED {
        let (at, facing, kind) = (i % FRAMED, i / FRAMED % 4, Kind::ALL[i / FRAMED / 8]);
        let (side, sign) = if (i / FRAMED) & 4 == 0 { (Side::First, 1) } else { (Side::Second, -1) };
        if BOARD >> at & 1 == 1 {
            let piece = Piece::new(kind, side, facing as u8);
            if let Some([place, facing]) = stands(piece, Square::from_index(at)) {
                table[piece.cell().index()][at] = sign * (WEIGHTS[place] as i32 + WEIGHTS[facing] as i32);
            }
        }
        i += 1;
    }
    table
};

/// The weights of a piece that moves: for its place, and for its facing. Both as blue would see them.
const fn stands(piece: Piece, at: Square) -> Option<[usize; 2]> {
    let (at, facing) = match piece.side() {
        Side::First => (at, piece.facing()),
        Side::Second => (at.opposite(), (piece.facing() + 2) & 3),
    };
    let kind = match piece.kind() {
        Kind::Pharaoh => 0,
        Kind::Scarab => 1,
        Kind::Pyramid => 2,
        Kind::Anubis => 3,
        Kind::Sphinx => return None,
    };
    Some([PIECES + 80 * kind + at.point() as usize, FACINGS + 4 * kind + facing as usize])
}

/// Which kind of victim.
fn victim_class(cell: Cell) -> usize {
    match () {
        () if cell.is(Kind::Pharaoh) => 2,
        () if cell.is(Kind::Anubis) => 1,
        () => 0,
    }
}

/// Steps from one set of squares to another, at most [`FAR`].
fn steps(from: u128, to: u128) -> i32 {
    let (mut reached, mut steps) = (from, 0);
    while steps < FAR && reached & to == 0 {
        reached = around(reached) & BOARD;
        steps += 1;
    }
    steps
}

impl BeamBoard {
    /// The judgement from the side to move.
    #[inline]
    pub(super) fn fitted_evaluation(&self) -> i32 {
        let mut sum = match self.us() {
            Side::First => self.pieces,
            Side::Second => -self.pieces,
        };
        self.count(|feature, times| sum += i32::from(WEIGHTS[feature]) * times);
        sum / PARTS
    }

    /// Everything that is counted but for the pieces where they stand, from the side to move.
    #[inline]
    fn count(&self, mut add: impl FnMut(usize, i32)) {
        let us = self.us();
        add(TURN, 1);
        for (side, theirs, own) in [(us, TAKES, OWN_GOAL), (!us, LOSES, THEIR_GOAL)] {
            if let Some(at) = self.paths[side.index()].victim() {
                let cell = self.rules.board[at.index()];
                add(victim_class(cell) + if cell.side() == side { own } else { theirs }, 1);
            }
        }
        let sides = self.rules.sides;
        let empty = FIELD & !(sides[0] | sides[1]);
        // Every piece but the pharaohs and the anubis is a mirror; anubis near a beam are counted with them.
        let near = [around(sides[0] & !self.rules.pharaohs), around(sides[1] & !self.rules.pharaohs)];
        let scarabs = [self.rules.scarabs & sides[0], self.rules.scarabs & sides[1]];
        for (side, sign, crosses) in [(us, 1, CROSSES), (!us, -1, CROSSED)] {
            let (own, other) = (side.index(), 1 - side.index());
            let path = self.paths[own].squares;
            let mut put = |feature: usize, set: u128| add(feature, sign * set.count_ones() as i32);
            put(REACH, path);
            for (nth, short) in SHORT.into_iter().enumerate() {
                put(MUZZLED + nth, u128::from(path.count_ones() <= short));
            }
            let muzzle = path & sides[other];
            if path.count_ones() <= SHORT[1] && muzzle != 0 && path & scarabs[own] == 0 {
                add(RELEASE, sign * steps(muzzle, scarabs[own]));
            }
            let mut put = |feature: usize, set: u128| add(feature, sign * set.count_ones() as i32);
            put(BENDS, path & empty & near[own]);
            put(SPOILS, self.paths[other].squares & empty & near[own]);
            put(OPEN, self.approaches[own]);
            let pharaoh = self.rules.pharaohs & sides[own];
            let ring = around(pharaoh) & !pharaoh;
            put(ESCAPES, ring & empty & !self.paths[other].squares);
            put(GUARDS, ring & sides[own]);
            put(BESIEGED, ring & sides[other]);
            put(EDGE, ring & !FIELD);
            let mut within = self.rules.pharaohs & sides[other];
            for steps in 0..3 {
                let closer = within;
                within = around(within) & BOARD;
                put(AIMS + steps, path & within & !closer);
                put(PRESSES + steps, sides[own] & within & !closer);
            }
            let crossing = path & self.approaches[other];
            put(crosses, crossing & empty & near[own]);
            put(crosses + 1, crossing & empty & !near[own]);
            put(crosses + 2, crossing & sides[own]);
            put(crosses + 3, crossing & sides[other]);
            put(crosses + 4, path & self.approaches[own] & near[other]);
        }
    }

    /// The weights of everything that is counted.
    pub const WEIGHTS: &'static [i16] = &WEIGHTS;

    /// Everything that is counted, from the side to move, for fitting the weights: which weight, and how often.
    pub fn features(&self) -> Vec<(usize, i32)> {
        let mut all = Vec::new();
        self.count(|feature, times| all.push((feature, times)));
        for (at, piece) in self.rules.pieces() {
            let sign = if piece.side() == self.us() { 1 } else { -1 };
            all.extend(stands(piece, at).into_iter().flatten().map(|feature| (feature, sign)));
        }
        all.retain(|&(_, times)| times != 0);
        all
    }
}

#[cfg(test)]
mod tests {
    use plyground_rules::{Game, Notation};

    use super::*;
    use crate::Laser;

    /// How often something is counted in a position.
    fn counted(feature: usize, position: &str) -> i32 {
        let position = Laser::read_position(&Laser::INFO.variants[0], position).expect("a position");
        BeamBoard::new(&position)
            .features()
            .iter()
            .filter(|(at, _)| *at == feature)
            .map(|(_, times)| times)
            .sum()
    }

    #[test]
    fn a_beam_is_freed_by_the_nearest_own_scarab_l7() {
        let board = |scarab: &str, muzzle: &str| format!("sc8fc/10/10/10/10/{scarab}/{muzzle}/4Fa4Sa b");
        // The pyramid on j2 sends blue's beam off the board.
        assert_eq!(counted(RELEASE, &board("1Ra8", "9pb")), 7);
        assert_eq!(counted(RELEASE, &board("5Ra4", "9pb")), 4);
        assert_eq!(counted(RELEASE, &board("8Ra1", "9pb")), 1);
        // Red's scarabs are of no use for that, and an own piece can go away by itself.
        assert_eq!(counted(RELEASE, &board("8ra1", "9pb")), 7);
        assert_eq!(counted(RELEASE, &board("1Ra8", "9Pb")), 0);
    }
}
