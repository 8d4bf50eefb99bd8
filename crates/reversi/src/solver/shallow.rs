//! Shallow zero-window searches: too many empty squares to write out, too few for an ordering that costs much.

use super::{
    EndgameSearch,
    kernel::Kernel,
    order::ScoredMoves,
    solver_table::{self, NO_SELECTIVITY, NOWHERE, SearchResult},
};

/// Up to this many empty squares moves are ordered by parity.
pub(super) const PARITY_EMPTIES: u32 = 5;

/// Up to this many they are ordered fastest first: by the mobility they leave.
pub(super) const MOBILITY_EMPTIES: u32 = 8;

/// Five to [`PARITY_EMPTIES`] empty squares. By parity: squares in quadrants with an odd number of empty squares come first.
#[inline(always)]
pub(super) fn parity_order<K: Kernel>(
    search: &mut EndgameSearch<K>,
    own: u64,
    other: u64,
    alpha: i32,
    odd: u32,
) -> i32 {
    search.nodes += 1;
    let empties = search.geometry.area & !(own | other);
    let left = empties.count_ones();
    if let Some(bound) = search.stability_cutoff(own, other, alpha, left) {
        return bound;
    }
    let moves = search.kernel.moves(own, other) & empties;
    if moves == 0 {
        if search.kernel.moves(other, own) & empties == 0 {
            return search.end(own, other);
        }
        return -K::parity_order(search, other, own, -alpha - 1, odd);
    }
    let first = moves & search.geometry.parts[odd as usize & 15];
    let mut best = i32::MIN;
    for mut squares in [first, moves & !first] {
        while squares != 0 {
            let square = squares.trailing_zeros();
            squares &= squares - 1;
            let flips = search.kernel.flips(square, own, other);
            let bit = 1 << square;
            let (next, after) = (other ^ flips, own | flips | bit);
            let odd = odd ^ u32::from(search.geometry.quadrants[square as usize & 63]);
            let score = if left == 5 {
                -K::four(search, next, after, -alpha - 1, empties & !bit, odd)
            } else {
                -K::parity_order(search, next, after, -alpha - 1, odd)
            };
            if score > alpha {
                return score;
            }
            best = best.max(score);
        }
    }
    best
}

/// More than [`PARITY_EMPTIES`] and up to [`MOBILITY_EMPTIES`] empty squares. Fastest first: moves that leave the other side little mobility come first.
#[inline(always)]
pub(super) fn mobility_order<K: Kernel>(
    search: &mut EndgameSearch<K>,
    own: u64,
    other: u64,
    alpha: i32,
    odd: u32,
) -> i32 {
    search.nodes += 1;
    let empties = search.geometry.area & !(own | other);
    let left = empties.count_ones();
    if let Some(bound) = search.stability_cutoff(own, other, alpha, left) {
        return bound;
    }
    let key = solver_table::key(own, other, search.tag);
    let known = search.near.get(key);
    if let Some(known) = known {
        if let Some(bound) = known.bound(alpha, NO_SELECTIVITY) {
            return bound;
        }
    }
    let moves = search.kernel.moves(own, other) & empties;
    if moves == 0 {
        if search.kernel.moves(other, own) & empties == 0 {
            return search.end(own, other);
        }
        return -K::mobility_order(search, other, own, -alpha - 1, odd);
    }
    let mut list = ScoredMoves::<{ MOBILITY_EMPTIES as usize }>::new(search.kernel, own, other, moves);
    list.score_moves_by_mobility(search, (own, other), odd, known);
    let (mut best, mut square) = (-i32::MAX, NOWHERE);
    while let Some(item) = list.take() {
        let (next, after) = (other ^ item.flips, own | item.flips | 1 << item.square);
        let odd = odd ^ u32::from(search.geometry.quadrants[usize::from(item.square) & 63]);
        let score = if left > PARITY_EMPTIES + 1 {
            -K::mobility_order(search, next, after, -alpha - 1, odd)
        } else {
            -K::parity_order(search, next, after, -alpha - 1, odd)
        };
        if score > best {
            best = score;
            if score > alpha {
                square = item.square;
                break;
            }
        }
    }
    let found = SearchResult { best, square, alpha, beta: alpha + 1, left, selectivity: NO_SELECTIVITY };
    search.near.keep(key, known, found, search.date);
    best
}
