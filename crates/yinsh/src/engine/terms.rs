//! What a side has, in few and simple terms: players are made by weighing them differently.

use plyground_rules::Side;
use plyground_search::{TERMS, Terms};

use crate::{
    Axis, Yinsh,
    bits::{BOARD, row_starts},
};

/// Rings taken off.
const TAKEN: usize = 0;
/// Places for five with four own markers.
const FOURS: usize = 1;
/// The same with three.
const THREES: usize = 2;
/// The same with two.
const TWOS: usize = 3;
/// Own markers.
const MARKERS: usize = 4;
/// Ways to move a ring.
const MOBILITY: usize = 5;
/// Rings near the middle, from where they reach everything.
const CENTRE: usize = 6;

/// Where a row of five can start, by axis.
const STARTS: [u128; 3] =
    [row_starts(BOARD, Axis::Up), row_starts(BOARD, Axis::Across), row_starts(BOARD, Axis::Diagonal)];

/// Rings of points around the middle: within two steps, within four.
pub(crate) const MIDDLE: [u128; 2] = [around(2), around(4)];

/// The points within so many steps of the middle.
pub(super) const fn around(steps: i32) -> u128 {
    let mut set = 0;
    let mut bit: i32 = 0;
    while bit < 121 {
        // f6 is the middle; on this grid a step changes the column, the number, or both alike.
        let (column, number) = (bit / 11 - 5, bit % 11 - 5);
        let apart = if column * number > 0 {
            if column.abs() > number.abs() { column.abs() } else { number.abs() }
        } else {
            column.abs() + number.abs()
        };
        if apart <= steps {
            set |= 1 << bit;
        }
        bit += 1;
    }
    set & BOARD
}

fn count(set: u128) -> i32 {
    set.count_ones() as i32
}

/// How many windows of five have four, three and two of these markers, and otherwise nothing that stays.
fn places(markers: u128, free: u128) -> [i32; 3] {
    let mut found = [0; 3];
    for axis in Axis::ALL {
        let x = |k: u8| markers >> (k * axis.stride());
        let open = STARTS[axis as usize] & row_starts(markers | free, axis);
        let (sum, carry) = (x(0) ^ x(1) ^ x(2), (x(0) & x(1)) | (x(2) & (x(0) ^ x(1))));
        let (ones, carry2) = (sum ^ x(3) ^ x(4), (sum & x(3)) | (x(4) & (sum ^ x(3))));
        let (twos, fours) = (carry ^ carry2, carry & carry2);
        found[0] += count(open & fours & !ones);
        found[1] += count(open & ones & twos);
        found[2] += count(open & !ones & twos);
    }
    found
}

/// What `side` has.
pub(super) fn terms(position: &Yinsh, side: Side) -> Terms {
    let (me, other) = (side.index(), (!side).index());
    // Own rings leave a marker where they stood; the opponent's markers may be flipped, but not soon.
    let free = BOARD & !(position.markers[other] | position.rings[other]);
    let [fours, threes, twos] = places(position.markers[me], free);
    let tempo = if position.turn == side { 2 } else { 1 };
    let mut terms = [0; TERMS];
    // The last ring before the win is worth no more than the first: the win itself is seen by the search.
    terms[TAKEN] = 1000 * i32::from(position.taken[me]);
    terms[FOURS] = 90 * fours * tempo;
    terms[THREES] = 24 * threes;
    terms[TWOS] = 5 * twos;
    terms[MARKERS] = 12 * count(position.markers[me]);
    terms[MOBILITY] = 2 * position.occupancy().count(position.rings[me]) as i32;
    terms[CENTRE] = 8 * count(position.rings[me] & MIDDLE[0]) + 6 * count(position.rings[me] & MIDDLE[1]);
    terms
}
