//! Deep searches, with a zero or a full window: hash moves, enhanced transposition cutoff, ProbCut, and move ordering by
//! fastest first and shallow searches.

use super::{
    EndgameSearch,
    abdada::ABDADA_EMPTIES,
    kernel::Kernel,
    order::{MoveOrdering, ScoredMoves},
    selective,
    shallow::MOBILITY_EMPTIES,
    solver_table::{self, NO_SELECTIVITY, NOWHERE, SearchResult},
};

/// Up to this many empty squares the moves are ordered fastest first, by counting alone.
pub(super) const FASTEST_FIRST_EMPTIES: u32 = 12;
/// Enhanced transposition cutoff (ETC) from this many on: what is known of the positions after each move is looked up
/// before any of them is searched.
const ETC_EMPTIES: u32 = 10;

/// More than [`MOBILITY_EMPTIES`] and at most [`FASTEST_FIRST_EMPTIES`] empty squares.
#[inline(always)]
pub(super) fn fastest_first_order<K: Kernel>(
    search: &mut EndgameSearch<K>,
    own: u64,
    other: u64,
    alpha: i32,
    odd: u32,
) -> i32 {
    zero_window::<K, { FASTEST_FIRST_EMPTIES as usize + 2 }>(search, own, other, alpha, odd)
}

/// More than [`FASTEST_FIRST_EMPTIES`] empty squares.
#[inline(always)]
pub(super) fn evaluated_order<K: Kernel>(
    search: &mut EndgameSearch<K>,
    own: u64,
    other: u64,
    alpha: i32,
    odd: u32,
) -> i32 {
    zero_window::<K, 64>(search, own, other, alpha, odd)
}

#[inline(always)]
fn zero_window<K: Kernel, const N: usize>(
    search: &mut EndgameSearch<K>,
    own: u64,
    other: u64,
    alpha: i32,
    odd: u32,
) -> i32 {
    if search.tick() {
        return 0;
    }
    let empties = search.geometry.area & !(own | other);
    let left = empties.count_ones();
    let selectivity = search.selectivity(left);
    let key = solver_table::key(own, other, search.tag);
    search.table(left).prefetch(key);
    if let Some(bound) = search.stability_cutoff(own, other, alpha, left) {
        return bound;
    }
    let moves = search.kernel.moves(own, other) & empties;
    let known = search.table(left).get(key);
    if let Some(known) = known {
        if let Some(bound) = known.bound(alpha, selectivity) {
            return bound;
        }
    }
    if moves == 0 {
        if search.kernel.moves(other, own) & empties == 0 {
            return search.end(own, other);
        }
        return -search.zero_window(other, own, -alpha - 1, odd, left);
    }
    if selectivity < NO_SELECTIVITY {
        if let Some(bound) = selective::prob_cut(search, own, other, alpha, left) {
            return bound;
        }
        if search.stopped {
            return 0;
        }
    }
    let mut list = ScoredMoves::<N>::new(search.kernel, own, other, moves);
    if left >= ETC_EMPTIES {
        for item in list.rest_mut() {
            item.key = solver_table::key(other ^ item.flips, own | item.flips | 1 << item.square, search.tag);
            search.table(left - 1).prefetch(item.key);
        }
        for item in list.rest() {
            if let Some(known) = search.table(left - 1).get(item.key) {
                let bound = -i32::from(known.upper);
                if bound > alpha && known.selectivity >= selectivity {
                    return bound;
                }
            }
        }
    }
    list.score_moves(search, (own, other), odd, known, ordering(left, alpha));
    let (mut best, mut square) = (-i32::MAX, NOWHERE);
    let (currently_searching, mut deferred) =
        (search.currently_searching.filter(|_| left >= ABDADA_EMPTIES), 0);
    while let Some(item) = list.take_or_defer(currently_searching, &mut deferred) {
        let bit = 1 << item.square;
        let odd = odd ^ u32::from(search.geometry.quadrants[usize::from(item.square) & 63]);
        let score =
            -search.zero_window(other ^ item.flips, own | item.flips | bit, -alpha - 1, odd, left - 1);
        if let Some(currently_searching) = currently_searching {
            currently_searching.finish(item.key);
            // Another thread may have answered the whole question meanwhile.
            let known = search.table(left).get(key).and_then(|known| known.bound(alpha, selectivity));
            if let (Some(bound), false) = (known, search.stopped) {
                return bound;
            }
        }
        if search.stopped {
            return 0;
        }
        if score > best {
            best = score;
            if score > alpha {
                square = item.square;
                break;
            }
        }
    }
    let found = SearchResult { best, square, alpha, beta: alpha + 1, left, selectivity };
    search.table(left).keep(key, known, found, search.date);
    best
}

/// How to order moves with so many empty squares.
fn ordering(left: u32, alpha: i32) -> MoveOrdering {
    let ahead = match left {
        0..13 => None,
        13..16 => Some(0),
        16..22 => Some(1),
        _ => Some(2),
    };
    const { assert!(FASTEST_FIRST_EMPTIES == 12) };
    MoveOrdering { ahead, enough: 100 * (alpha + 8) }
}

/// The result if it is between `alpha` and `beta`, else a bound beyond them; and the square of a move that
/// achieves it, unless it is at most `alpha`.
pub(super) fn full_window<K: Kernel>(
    search: &mut EndgameSearch<K>,
    own: u64,
    other: u64,
    mut alpha: i32,
    beta: i32,
) -> (i32, u8) {
    let empties = search.geometry.area & !(own | other);
    let left = empties.count_ones();
    let odd = search.geometry.odd_quadrants(empties);
    if search.tick() {
        return (0, NOWHERE);
    }
    let moves = search.kernel.moves(own, other) & empties;
    if moves == 0 {
        if search.kernel.moves(other, own) & empties == 0 {
            return (search.end(own, other), NOWHERE);
        }
        return (-full_window(search, other, own, -beta, -alpha).0, NOWHERE);
    }
    let key = solver_table::key(own, other, search.tag);
    let known = if left > MOBILITY_EMPTIES { search.table(left).get(key) } else { None };
    let mut list = ScoredMoves::<64>::new(search.kernel, own, other, moves);
    list.score_moves(search, (own, other), odd, known, ordering(left, alpha));
    let (first_alpha, mut best, mut square) = (alpha, -i32::MAX, NOWHERE);
    let (currently_searching, mut deferred) =
        (search.currently_searching.filter(|_| left >= ABDADA_EMPTIES), 0);
    if currently_searching.is_some() {
        for item in list.rest_mut() {
            item.key = solver_table::key(other ^ item.flips, own | item.flips | 1 << item.square, search.tag);
        }
    }
    while let Some(item) = list.take_or_defer(currently_searching, &mut deferred) {
        let (next, after) = (other ^ item.flips, own | item.flips | 1 << item.square);
        let odd = odd ^ u32::from(search.geometry.quadrants[usize::from(item.square) & 63]);
        let mut score = i32::MAX;
        if best != -i32::MAX {
            score = -search.zero_window(next, after, -alpha - 1, odd, left - 1);
        }
        if score > alpha && (best == -i32::MAX || score < beta) {
            score = -full_window(search, next, after, -beta, -alpha).0;
        }
        if let Some(currently_searching) = currently_searching {
            currently_searching.finish(item.key);
        }
        if search.stopped {
            return (0, NOWHERE);
        }
        if score > best {
            best = score;
            if score > alpha {
                alpha = score;
                square = item.square;
                if (own, other) == search.root {
                    search.root_best = Some((score, square));
                }
                if score >= beta {
                    break;
                }
            }
        }
    }
    if left > MOBILITY_EMPTIES {
        let found = SearchResult {
            best,
            square,
            alpha: first_alpha,
            beta,
            left,
            selectivity: search.selectivity(left),
        };
        search.table(left).keep(key, known, found, search.date);
    }
    (best, square)
}
