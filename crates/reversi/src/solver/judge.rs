//! A quick judgement of a position, only to order moves by.

use super::field::{Field, around};
use crate::moves_mask;

/// What a position is worth in hundredths of a disc, for the side to move.
pub(super) type Judge = fn(u64, u64, &Field) -> i32;

/// By hand: moves, squares that may become moves, corners, and what gives corners away.
pub(super) fn by_hand(own: u64, other: u64, field: &Field) -> i32 {
    let empties = field.area & !(own | other);
    let count = |set: u64| set.count_ones() as i32;
    let mobility = count(moves_mask(own, other) & empties) - count(moves_mask(other, own) & empties);
    let frontier = count(around(other) & empties) - count(around(own) & empties);
    let corners = count(own & field.corners) - count(other & field.corners);
    // Diagonally beside an empty corner.
    let open = around(field.corners & empties) & field.central;
    let risky = count(own & open) - count(other & open);
    130 * mobility + 60 * frontier + 700 * corners - 400 * risky
}

/// By patterns fitted to games, on the usual board.
pub(super) fn by_patterns(own: u64, other: u64, _: &Field) -> i32 {
    crate::patterns::evaluate(own, other)
}
