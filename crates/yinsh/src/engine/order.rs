//! Which moves are looked at first, and which less far.

use plyground_rules::Position;

use super::{grid::Grid, terms::around};
use crate::{Move, bits, bits::has_row};

/// A row at once.
const FIVE: i32 = 1 << 22;
/// A row for the other side.
const THEIR_FIVE: i32 = -(1 << 22);

fn count(set: u128) -> i32 {
    set.count_ones() as i32
}

/// How promising a move looks.
pub(super) fn hint(grid: &Grid, mv: Move) -> i32 {
    let position = &grid.position;
    let me = position.actor.index();
    let [own, theirs] = [position.markers[me], position.markers[1 - me]];
    match mv {
        Move::Ring { from, to } => {
            let run = bits::between(from, to) & (own | theirs);
            let (won, lost) = (run & theirs, run & own);
            let row = if has_row((own ^ run) | from.bit()) {
                FIVE
            } else if lost != 0 && has_row(theirs ^ run) {
                THEIR_FIVE
            } else {
                0
            };
            row + 1000 * (count(won) - count(lost))
        }
        Move::Place(at) => count(at.bit() & around(2)) + count(at.bit() & around(4)),
        // What is left should be worth most.
        Move::Row { .. } | Move::TakeRing(_) => {
            let after = grid.after_worth(mv);
            after.clamp(-FIVE, FIVE)
        }
        Move::Pass => 0,
    }
}

/// How many moves less far to look.
pub(super) fn reduction(mv: Move, index: usize, depth: u32) -> u32 {
    if depth < 3 || index < 4 || !matches!(mv, Move::Ring { .. }) {
        return 0;
    }
    1 + u32::from(index >= 12 && depth >= 4) + u32::from(index >= 30 && depth >= 5)
}

impl Grid {
    /// What the patterns are worth after a move, from the side to move now.
    fn after_worth(&self, mv: Move) -> i32 {
        use plyground_search::Board;
        let me = self.position.to_move().index();
        let next = self.after(mv);
        next.worth[me] - next.worth[1 - me]
    }
}
