//! A move, in two bytes.

use crate::Square;

/// A step, a swap or a turn of one piece; the shot that follows is a consequence and no part of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    from: Square,
    /// Where to, or one of two squares of the frame that no piece can go to: a turn.
    to: Square,
}

/// What a [`Move`] does with its piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// It goes to a neighbouring square, or changes places with the piece there.
    Go(Square),
    /// It turns by 90 degrees.
    Turn {
        /// Or else anticlockwise.
        clockwise: bool,
    },
}

const CLOCKWISE: Square = Square::from_index(0);
const ANTICLOCKWISE: Square = Square::from_index(1);

impl Move {
    /// The piece on `from` goes to `to`.
    pub const fn go(from: Square, to: Square) -> Self {
        Move { from, to }
    }

    /// The piece on `at` turns.
    pub const fn turn(at: Square, clockwise: bool) -> Self {
        Move { from: at, to: if clockwise { CLOCKWISE } else { ANTICLOCKWISE } }
    }

    /// The square of the piece that goes or turns.
    pub const fn from(self) -> Square {
        self.from
    }

    /// What it does.
    pub fn action(self) -> Action {
        match self.to {
            CLOCKWISE => Action::Turn { clockwise: true },
            ANTICLOCKWISE => Action::Turn { clockwise: false },
            to => Action::Go(to),
        }
    }
}
