//! A few empty squares: too many to write out, too few for anything that costs more than a glance.

use super::{
    Search,
    kernel::Kernel,
    order::List,
    table::{self, CERTAIN, Found, NOWHERE},
};

/// Up to this many empty squares moves are tried by parity.
pub(super) const FEW: u32 = 5;

/// Up to this many they are put in order by the replies they leave.
pub(super) const SEVERAL: u32 = 8;

/// Five to [`FEW`] empty squares. Squares in quadrants with an odd number of empty squares come first.
#[inline(always)]
pub(super) fn few<K: Kernel>(search: &mut Search<K>, own: u64, other: u64, alpha: i32, odd: u32) -> i32 {
    search.nodes += 1;
    let empties = search.field.area & !(own | other);
    let left = empties.count_ones();
    if let Some(bound) = search.bounded(own, other, alpha, left) {
        return bound;
    }
    let moves = search.kernel.moves(own, other) & empties;
    if moves == 0 {
        if search.kernel.moves(other, own) & empties == 0 {
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
            let flips = search.kernel.flips(square, own, other);
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

/// More than [`FEW`] and up to [`SEVERAL`] empty squares. Moves that leave the other side few come first.
#[inline(always)]
pub(super) fn several<K: Kernel>(search: &mut Search<K>, own: u64, other: u64, alpha: i32, odd: u32) -> i32 {
    search.nodes += 1;
    let empties = search.field.area & !(own | other);
    let left = empties.count_ones();
    if let Some(bound) = search.bounded(own, other, alpha, left) {
        return bound;
    }
    let key = table::key(own, other, search.tag);
    let known = search.near.get(key);
    if let Some(known) = known {
        if let Some(bound) = known.bound(alpha, CERTAIN) {
            return bound;
        }
    }
    let moves = search.kernel.moves(own, other) & empties;
    if moves == 0 {
        if search.kernel.moves(other, own) & empties == 0 {
            return search.end(own, other);
        }
        return -K::several(search, other, own, -alpha - 1, odd);
    }
    let mut list = List::<{ SEVERAL as usize }>::new(search.kernel, own, other, moves);
    list.weigh_quickly(search, (own, other), odd, known);
    let (mut best, mut square) = (-i32::MAX, NOWHERE);
    while let Some(item) = list.take() {
        let (next, after) = (other ^ item.flips, own | item.flips | 1 << item.square);
        let odd = odd ^ u32::from(search.field.quadrants[usize::from(item.square) & 63]);
        let score = if left > FEW + 1 {
            -K::several(search, next, after, -alpha - 1, odd)
        } else {
            -K::few(search, next, after, -alpha - 1, odd)
        };
        if score > best {
            best = score;
            if score > alpha {
                square = item.square;
                break;
            }
        }
    }
    let found = Found { best, square, alpha, beta: alpha + 1, left, trust: CERTAIN };
    search.near.keep(key, known, found, search.date);
    best
}
