//! A few empty squares: too many to write out, too few for anything that costs more than looking.

use super::{Search, kernel::Kernel};

/// Up to this many empty squares.
pub(super) const FEW: u32 = 7;

/// Five to [`FEW`] empty squares. Squares in quadrants with an odd number of empty squares come first.
#[inline(always)]
pub(super) fn few<K: Kernel>(search: &mut Search<K>, own: u64, other: u64, alpha: i32, odd: u32) -> i32 {
    search.nodes += 1;
    let empties = search.field.area & !(own | other);
    let left = empties.count_ones();
    if let Some(bound) = search.bounded(own, other, alpha, left) {
        return bound;
    }
    let moves = K::moves(own, other) & empties;
    if moves == 0 {
        if K::moves(other, own) & empties == 0 {
            return search.end(own, other);
        }
        return -K::few(search, other, own, -alpha - 1, odd);
    }
    let first = moves & search.field.parts[odd as usize & 15];
    let mut best = i32::MIN;
    for mut squares in [first, moves & !first] {
        while squares != 0 {
            let square = squares.trailing_zeros();
            squares &= squares - 1;
            let flips = K::flips(square, own, other);
            let bit = 1 << square;
            let (next, after) = (other ^ flips, own | flips | bit);
            let odd = odd ^ u32::from(search.field.quadrants[square as usize & 63]);
            let score = if left == 5 {
                -K::four(search, next, after, -alpha - 1, empties & !bit, odd)
            } else {
                -K::few(search, next, after, -alpha - 1, odd)
            };
            if score > alpha {
                return score;
            }
            best = best.max(score);
        }
    }
    best
}
