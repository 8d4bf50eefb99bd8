//! The one symmetry of the rules: half a turn of the board, with the colours exchanged.

use plyground_rules::{Position, laws::Symmetric};

use crate::{Action, Laser, Move, Piece};

impl Symmetric for Laser {
    const SYMMETRIES: usize = 2;

    fn swaps_sides(symmetry: usize) -> bool {
        symmetry == 1
    }

    fn transformed(&self, symmetry: usize) -> Self {
        if symmetry == 0 {
            return self.clone();
        }
        let turned = |p: Piece| Piece::new(p.kind(), !p.side(), p.facing() + 2);
        let pieces = self.pieces().map(|(at, piece)| (at.opposite(), turned(piece)));
        Laser::assemble(self.ruleset(), !self.to_move(), pieces)
    }

    fn transformed_move(&self, mv: Move, symmetry: usize) -> Move {
        match (symmetry, mv.action()) {
            (0, _) => mv,
            (_, Action::Go(to)) => Move::go(mv.from().opposite(), to.opposite()),
            (_, Action::Turn { clockwise }) => Move::turn(mv.from().opposite(), clockwise),
        }
    }
}
