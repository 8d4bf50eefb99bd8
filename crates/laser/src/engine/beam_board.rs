//! The board that Laser Chess is searched on: a position with the paths of both beams.

use plyground_rules::{Position, Side};

use super::{
    beam_path::{BeamPath, approaches},
    evaluation::SQUARES,
};
use crate::{Action, Laser, Move, Shot, Square};

/// A position with the paths of both beams.
#[derive(Clone, Debug)]
pub struct BeamBoard {
    pub(super) rules: Laser,
    /// By side: the path of its beam.
    pub(super) paths: [BeamPath; 2],
    /// By side: the squares over which a beam can come to its pharaoh. Empty if that is gone.
    pub(super) approaches: [u128; 2],
    /// What the pieces are worth where they stand, blue's minus red's.
    pub(super) pieces: i32,
}

impl BeamBoard {
    pub(super) fn new(position: &Laser) -> Self {
        let paths = Side::BOTH.map(|side| BeamPath::of(&position.board, side));
        let worth = |(at, piece): (Square, crate::Piece)| SQUARES[piece.cell().index()][at.index()];
        let mut board = BeamBoard {
            rules: position.clone(),
            paths,
            approaches: [0; 2],
            pieces: position.pieces().map(worth).sum(),
        };
        Side::BOTH.into_iter().for_each(|side| board.update_approaches(side));
        board
    }

    /// How the beam of `side` would end now.
    pub fn shot(&self, side: Side) -> Shot {
        self.paths[side.index()].end
    }

    /// Whether the beam of `side` passes or reaches a square.
    pub fn lights(&self, side: Side, at: Square) -> bool {
        self.paths[side.index()].squares & at.bit() != 0
    }

    /// Whose turn it is.
    #[inline]
    pub(super) fn us(&self) -> Side {
        self.rules.to_move()
    }

    fn update_approaches(&mut self, side: Side) {
        let pharaoh = self.rules.pharaoh(side);
        self.approaches[side.index()] = pharaoh.map_or(0, |at| approaches(&self.rules.board, at));
    }

    /// What stands on the squares of a move, as it changes.
    fn worth_on(&self, mv: Move) -> i32 {
        let worth = |at: Square| SQUARES[self.rules.board[at.index()].index()][at.index()];
        worth(mv.from())
            + match mv.action() {
                Action::Turn { .. } => 0,
                Action::Go(to) => worth(to),
            }
    }

    /// Plays a legal move.
    #[inline]
    pub(super) fn play(&mut self, mv: Move) {
        let us = self.us();
        let mut changed = touched(mv);
        self.pieces -= self.worth_on(mv);
        self.rules.move_piece(mv);
        self.pieces += self.worth_on(mv);
        let path = &mut self.paths[us.index()];
        if path.squares & changed != 0 {
            *path = BeamPath::of(&self.rules.board, us);
        }
        let end = path.end;
        if let Shot::Destroys(at) = end {
            self.pieces -= SQUARES[self.rules.board[at.index()].index()][at.index()];
            changed |= at.bit();
        }
        self.rules.fire(end);
        if let Shot::Destroys(_) = end {
            self.paths[us.index()] = BeamPath::of(&self.rules.board, us);
        }
        if self.paths[(!us).index()].squares & changed != 0 {
            self.paths[(!us).index()] = BeamPath::of(&self.rules.board, !us);
        }
        for side in Side::BOTH {
            if self.approaches[side.index()] & changed != 0 {
                self.update_approaches(side);
            }
        }
    }
}

/// The squares that a move changes, its shot aside.
#[inline]
pub(super) fn touched(mv: Move) -> u128 {
    mv.from().bit()
        | match mv.action() {
            Action::Turn { .. } => 0,
            Action::Go(to) => to.bit(),
        }
}
