//! The rearrangements of the board under which the rules do not change.

use plyground_rules::{BySide, Position, Side, laws::Symmetric};

use crate::{Gomoku, Point, Rule, rows::Rows};

/// The turns and reflections of a square.
const OF_THE_SQUARE: usize = 8;

/// The eight of the square, then the same with the sides exchanged, which Renju's rules do not allow.
impl Symmetric for Gomoku {
    const SYMMETRIES: usize = 2 * OF_THE_SQUARE;

    fn swaps_sides(symmetry: usize) -> bool {
        symmetry >= OF_THE_SQUARE
    }

    fn has_symmetry(&self, symmetry: usize) -> bool {
        self.rule() != Rule::Renju || !Self::swaps_sides(symmetry)
    }

    fn transformed(&self, symmetry: usize) -> Self {
        let image = |side: Side| if Self::swaps_sides(symmetry) { !side } else { side };
        let stones = BySide::from_fn(|side| {
            let mut stones = Rows::EMPTY;
            for point in self.stones(image(side)).points() {
                stones.insert(self.transformed_move(point, symmetry));
            }
            stones
        });
        Gomoku::of_stones(self.rule(), stones, image(self.to_move()))
    }

    fn transformed_move(&self, point: Point, symmetry: usize) -> Point {
        point.under(symmetry % OF_THE_SQUARE)
    }
}
