//! What a stone would make: rows of five, overlines, fours and open threes along one line, for many places at once.
//!
//! A word is a set of places that are looked at together, one bit each: the points of four rows in one direction, or
//! one point in all four directions. The formulas are the same.

use crate::rows::{REACH, SEEN};

/// What is seen from the places: at index `k + REACH`, those with such a neighbour `k` steps on. What stands on the
/// place itself is never looked at.
pub(crate) type NeighbourMasks = [u64; SEEN];

/// How long a row of one's own a stone would make.
#[derive(Clone, Copy)]
pub(crate) struct Runs {
    /// Exactly five.
    pub(crate) five: u64,
    /// Six or more.
    pub(crate) over: u64,
}

/// See [`Runs`].
#[inline(always)]
pub(crate) fn runs(own: &NeighbourMasks) -> Runs {
    let [b5, b4, b3, b2, b1, _, a1, a2, a3, a4, a5] = *own;
    let (b2, a2) = (b1 & b2, a1 & a2);
    let (b3, a3) = (b2 & b3, a2 & a3);
    let (b4, a4) = (b3 & b4, a3 & a4);
    let over = (b4 & b5) | (b4 & a1) | (b3 & a2) | (b2 & a3) | (b1 & a4) | (a4 & a5);
    let five = (b4 | (b3 & a1) | (b2 & a2) | (b1 & a3) | a4) & !over;
    Runs { five, over }
}

/// What else a stone would make, by the line alone.
#[derive(Clone, Copy)]
pub(crate) struct Threats {
    /// A four: one more stone makes exactly five.
    pub(crate) four: u64,
    /// Two fours on this one line.
    pub(crate) two_fours: u64,
    /// The shape of an open three: one more stone makes a straight four. There is never more than one on a line,
    /// and never beside a four.
    pub(crate) three: u64,
}

/// See [`Threats`]: for the side whose stones are `own`, which must make exactly five.
#[inline(always)]
pub(crate) fn threats(own: &NeighbourMasks, empty: &NeighbourMasks) -> Threats {
    // Five cells from i on, the place among them: three own stones, one empty point, and no sixth stone at an end.
    let four_in = |i: usize| {
        let [a, b, c, d] = others(i, REACH);
        let (ab, cd) = (own[a] & own[b], own[c] & own[d]);
        let one_of_ab = (own[a] & empty[b]) | (empty[a] & own[b]);
        let one_of_cd = (own[c] & empty[d]) | (empty[c] & own[d]);
        ((ab & one_of_cd) | (cd & one_of_ab)) & !own[i - 1] & !own[i + 5]
    };
    let fours = [four_in(1), four_in(2), four_in(3), four_in(4), four_in(5)];
    let mut four = fours[0];
    let mut two_fours = 0;
    for i in 1..5 {
        // Neighbouring fives share four stones only where these are a straight four: that is one four.
        let another = fours[i] & !fours[i - 1];
        two_fours |= four & another;
        four |= another;
    }

    // Four cells from i on, the place among them: two own stones, one empty point, then empty cells at both ends
    // and no own stone behind those.
    let three_in = |i: usize| {
        let [a, b, c] = others(i, REACH);
        let two = (own[a] & own[b] & empty[c]) | (own[a] & empty[b] & own[c]) | (empty[a] & own[b] & own[c]);
        two & empty[i - 1] & empty[i + 4] & !own[i - 2] & !own[i + 5]
    };
    let three = three_in(2) | three_in(3) | three_in(4) | three_in(5);
    Threats { four, two_fours, three }
}

/// The indices from `first` on, without `left_out`.
#[inline(always)]
fn others<const N: usize>(first: usize, left_out: usize) -> [usize; N] {
    std::array::from_fn(|n| if first + n < left_out { first + n } else { first + n + 1 })
}
