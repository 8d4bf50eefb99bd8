//! The eight symmetries of the square, each with or without exchanging the colours.

use plyground_rules::{BySide, Position, laws::Symmetric};

use crate::{Move, Reversi, Size, lines::squares, stable};

fn moved(size: Size, square: u8, symmetry: usize) -> u8 {
    size.square(size.grid().under(symmetry % 8, size.point(square)))
}

impl Symmetric for Reversi {
    const SYMMETRIES: usize = 16;

    fn swaps_sides(symmetry: usize) -> bool {
        symmetry >= 8
    }

    fn transformed(&self, symmetry: usize) -> Self {
        let swap = Self::swaps_sides(symmetry);
        let discs = BySide::from_fn(|side| {
            let discs = self.discs(if swap { !side } else { side });
            squares(discs).fold(0, |sum, square| sum | 1 << moved(self.size(), square, symmetry))
        });
        let to_move = if swap { !self.to_move() } else { self.to_move() };
        Reversi::from_discs(self.size(), discs, to_move)
            .expect("a symmetry keeps squares apart and on the board")
    }

    fn transformed_move(&self, mv: Move, symmetry: usize) -> Move {
        mv.square().and_then(|square| Move::on(moved(self.size(), square, symmetry))).unwrap_or(Move::PASS)
    }

    fn canonical_hash(&self) -> u64 {
        stable::canonical_hash(self)
    }
}
