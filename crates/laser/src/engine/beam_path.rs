//! The beam's path as a set of squares.

use plyground_rules::Side;

use crate::{
    Laser, Shot, Square,
    cell::{Cell, DESTROYS, LEFT, MEETS},
    square::{BOARD, FRAMED, STEP},
};

/// By direction and square: the squares of the board that lie straight ahead.
static AHEAD: [[u128; FRAMED]; 4] = {
    let mut table = [[0; FRAMED]; 4];
    let mut i = 0;
    while i < 4 * FRAMED {
        let (direction, from) = (i / FRAMED, i % FRAMED);
        let mut at = from;
        // From the frame nothing lies ahead, so that a beam that has left takes nothing off its last stretch.
        while BOARD >> at & 1 == 1 {
            at = at.wrapping_add(STEP[direction]);
            table[direction][from] |= 1 << at & BOARD;
        }
        i += 1;
    }
    table
};

/// Where a beam goes on a board, and how it ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct BeamPath {
    /// Every square it passes, the sphinx's own and the one it ends on among them. What changes on none of them
    /// does not change the path.
    pub(super) squares: u128,
    pub(super) end: Shot,
}

impl BeamPath {
    /// The path of a side's beam.
    pub(super) fn of(board: &[Cell; FRAMED], side: Side) -> Self {
        let corner = Square::corner(side);
        let mut path = follow(board, corner.index(), board[corner.index()].facing());
        path.squares |= corner.bit();
        path
    }

    /// The square of the piece it would destroy.
    #[inline]
    pub(super) fn victim(&self) -> Option<Square> {
        match self.end {
            Shot::Destroys(at) => Some(at),
            _ => None,
        }
    }
}

/// A beam that leaves `at` in a direction.
#[inline]
fn follow(board: &[Cell; FRAMED], mut at: usize, mut goes: u8) -> BeamPath {
    let mut squares = 0;
    while goes < LEFT {
        let direction = usize::from(goes);
        let from = at;
        loop {
            at = at.wrapping_add(STEP[direction]);
            if board[at] != Cell::EMPTY {
                break;
            }
        }
        squares |= AHEAD[direction][from] & !AHEAD[direction][at];
        goes = MEETS[board[at].index()][direction];
    }
    let end = match goes {
        LEFT => Shot::LeavesTheBoard,
        DESTROYS => Shot::Destroys(Square::from_index(at)),
        _ => Shot::IsStopped(Square::from_index(at)),
    };
    BeamPath { squares, end }
}

/// Where a beam would have to come along to hit the piece on `at`: mirrors work both ways, so these are the squares a
/// light on `at` would shine over in all four directions, with the pieces that it ends on and `at` itself.
///
/// A beam that hits `at` after a move, and did not before, was turned on a square of its old path that the move
/// changed, and came onto one of these squares that the move changed.
pub(super) fn approaches(board: &[Cell; FRAMED], at: Square) -> u128 {
    (0..4).fold(at.bit(), |set, direction| set | follow(board, at.index(), direction).squares)
}

impl Laser {
    /// How the beam of `side` would end after a move, the move's own shot aside.
    #[inline]
    pub(super) fn shot_after(&self, mv: crate::Move, side: Side) -> Shot {
        let mut board = self.board;
        let from = mv.from().index();
        match mv.action() {
            crate::Action::Turn { clockwise } => {
                board[from] = board[from].turned(if clockwise { 1 } else { 3 });
            }
            crate::Action::Go(to) => board.swap(from, to.index()),
        }
        crate::beam::shot(&board, side)
    }
}
