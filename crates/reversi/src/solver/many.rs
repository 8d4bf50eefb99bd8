//! Many empty squares: the moves are put in order, and what is found out is kept.

use super::{
    Search,
    busy::SHARED,
    few::SEVERAL,
    guess,
    kernel::Kernel,
    order::{List, Manner},
    table::{self, CERTAIN, Found, NOWHERE},
};

/// Up to this many empty squares the moves are ordered by counting alone.
pub(super) const SOME: u32 = 12;
/// From this many on, what is known of the positions after each move is looked up before any of them is
/// searched.
const LOOK_UP: u32 = 10;

/// More than [`SEVERAL`] and at most [`SOME`] empty squares.
#[inline(always)]
pub(super) fn some<K: Kernel>(search: &mut Search<K>, own: u64, other: u64, alpha: i32, odd: u32) -> i32 {
    zero_window::<K, { SOME as usize + 2 }>(search, own, other, alpha, odd)
}

/// More than [`SOME`] empty squares.
#[inline(always)]
pub(super) fn many<K: Kernel>(search: &mut Search<K>, own: u64, other: u64, alpha: i32, odd: u32) -> i32 {
    zero_window::<K, 64>(search, own, other, alpha, odd)
}

#[inline(always)]
fn zero_window<K: Kernel, const N: usize>(
    search: &mut Search<K>,
    own: u64,
    other: u64,
    alpha: i32,
    odd: u32,
) -> i32 {
    if search.tick() {
        return 0;
    }
    let empties = search.field.area & !(own | other);
    let left = empties.count_ones();
    let trust = search.trust(left);
    let key = table::key(own, other, search.tag);
    search.table(left).fetch(key);
    if let Some(bound) = search.bounded(own, other, alpha, left) {
        return bound;
    }
    let moves = search.kernel.moves(own, other) & empties;
    let known = search.table(left).get(key);
    if let Some(known) = known {
        if let Some(bound) = known.bound(alpha, trust) {
            return bound;
        }
    }
    if moves == 0 {
        if search.kernel.moves(other, own) & empties == 0 {
            return search.end(own, other);
        }
        return -search.zero_window(other, own, -alpha - 1, odd, left);
    }
    if trust < CERTAIN {
        if let Some(guess) = guess::beyond(search, own, other, alpha, left) {
            return guess;
        }
    }
    let mut list = List::<N>::new(search.kernel, own, other, moves);
    if left >= LOOK_UP {
        for item in list.rest_mut() {
            item.key = table::key(other ^ item.flips, own | item.flips | 1 << item.square, search.tag);
            search.table(left - 1).fetch(item.key);
        }
        for item in list.rest() {
            if let Some(known) = search.table(left - 1).get(item.key) {
                let bound = -i32::from(known.upper);
                if bound > alpha && known.trust >= trust {
                    return bound;
                }
            }
        }
    }
    list.weigh(search, (own, other), odd, known, manner(left, alpha));
    let (mut best, mut square) = (-i32::MAX, NOWHERE);
    let (busy, mut put_off) = (search.busy.filter(|_| left >= SHARED), 0);
    while let Some(item) = list.take_beside(busy, &mut put_off) {
        let bit = 1 << item.square;
        let odd = odd ^ u32::from(search.field.quadrants[usize::from(item.square) & 63]);
        let score =
            -search.zero_window(other ^ item.flips, own | item.flips | bit, -alpha - 1, odd, left - 1);
        if let Some(busy) = busy {
            busy.end(item.key);
            // Somebody else may have answered the whole question meanwhile.
            let known = search.table(left).get(key).and_then(|known| known.bound(alpha, trust));
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
    let found = Found { best, square, alpha, beta: alpha + 1, left, trust };
    search.table(left).keep(key, known, found, search.date);
    best
}

/// How to order moves with so many empty squares.
fn manner(left: u32, alpha: i32) -> Manner {
    let ahead = match left {
        0..13 => None,
        13..16 => Some(0),
        16..22 => Some(1),
        _ => Some(2),
    };
    const { assert!(SOME == 12) };
    Manner { ahead, enough: 100 * (alpha + 8) }
}

/// The result if it is between `alpha` and `beta`, else a bound beyond them; and the square of a move that
/// achieves it, unless it is at most `alpha`.
pub(super) fn wide_window<K: Kernel>(
    search: &mut Search<K>,
    own: u64,
    other: u64,
    mut alpha: i32,
    beta: i32,
) -> (i32, u8) {
    let empties = search.field.area & !(own | other);
    let left = empties.count_ones();
    let odd = search.field.odd_quadrants(empties);
    if search.tick() {
        return (0, NOWHERE);
    }
    let moves = search.kernel.moves(own, other) & empties;
    if moves == 0 {
        if search.kernel.moves(other, own) & empties == 0 {
            return (search.end(own, other), NOWHERE);
        }
        return (-wide_window(search, other, own, -beta, -alpha).0, NOWHERE);
    }
    let key = table::key(own, other, search.tag);
    let known = if left > SEVERAL { search.table(left).get(key) } else { None };
    let mut list = List::<64>::new(search.kernel, own, other, moves);
    list.weigh(search, (own, other), odd, known, manner(left, alpha));
    let (first_alpha, mut best, mut square) = (alpha, -i32::MAX, NOWHERE);
    let (busy, mut put_off) = (search.busy.filter(|_| left >= SHARED), 0);
    if busy.is_some() {
        for item in list.rest_mut() {
            item.key = table::key(other ^ item.flips, own | item.flips | 1 << item.square, search.tag);
        }
    }
    while let Some(item) = list.take_beside(busy, &mut put_off) {
        let (next, after) = (other ^ item.flips, own | item.flips | 1 << item.square);
        let odd = odd ^ u32::from(search.field.quadrants[usize::from(item.square) & 63]);
        let mut score = i32::MAX;
        if best != -i32::MAX {
            score = -search.zero_window(next, after, -alpha - 1, odd, left - 1);
        }
        if score > alpha && (best == -i32::MAX || score < beta) {
            score = -wide_window(search, next, after, -beta, -alpha).0;
        }
        if let Some(busy) = busy {
            busy.end(item.key);
        }
        if search.stopped {
            return (0, NOWHERE);
        }
        if score > best {
            best = score;
            if score > alpha {
                alpha = score;
                square = item.square;
                if score >= beta {
                    break;
                }
            }
        }
    }
    if left > SEVERAL {
        let found = Found { best, square, alpha: first_alpha, beta, left, trust: search.trust(left) };
        search.table(left).keep(key, known, found, search.date);
    }
    (best, square)
}
