//! The last four empty squares: most of all positions, so each number has its own function without anything
//! general.
//!
//! Every function asks whether the side to move gets more than `alpha`, and answers with a bound on the right
//! side of it.

use super::{EndgameSearch, geometry::NEIGHBOURS, kernel::Kernel};

/// Worse than every result.
const NONE: i32 = -128;

/// How many discs a disc placed on one square of a line flips along it, given the mover's discs on the line;
/// all other squares are the other side's.
static RUNS: [[u8; 256]; 8] = {
    let mut runs = [[0; 256]; 8];
    let mut square = 0;
    while square < 8 {
        let mut own = 0;
        while own < 256 {
            let above = (own >> square) >> 1;
            if above != 0 {
                runs[square][own] += above.trailing_zeros() as u8;
            }
            let below = own & ((1 << square) - 1);
            if below != 0 {
                runs[square][own] += (square as u32 - 1 - below.ilog2()) as u8;
            }
            own += 1;
        }
        square += 1;
    }
    runs
};

/// The two slanted lines through each square.
static SLANTED: [[u64; 2]; 64] = {
    let mut lines = [[0; 2]; 64];
    let mut square = 0;
    while square < 64 {
        let mut other = 0;
        while other < 64 {
            let (down, right) = (other / 8 - square / 8, other % 8 - square % 8);
            if down == right {
                lines[square as usize][0] |= 1 << other;
            }
            if down == -right {
                lines[square as usize][1] |= 1 << other;
            }
            other += 1;
        }
        square += 1i32;
    }
    lines
};

/// How many discs the last disc flips when `own` places it. Beyond a small board are no own discs, so nothing
/// is enclosed there.
#[inline(always)]
fn last_flips(square: u32, own: u64) -> i32 {
    const COLUMN: u64 = 0x0101_0101_0101_0101;
    let (row, column) = (square as usize >> 3 & 7, square as usize & 7);
    let slanted = &SLANTED[square as usize & 63];
    let upright = ((own >> column & COLUMN).wrapping_mul(0x0102_0408_1020_4080) >> 56) as usize;
    let falling = ((own & slanted[0]).wrapping_mul(COLUMN) >> 56) as usize;
    let rising = ((own & slanted[1]).wrapping_mul(COLUMN) >> 56) as usize;
    let level = (own >> (8 * row)) as usize & 255;
    let across = &RUNS[column];
    i32::from(across[level])
        + i32::from(RUNS[row][upright])
        + i32::from(across[falling])
        + i32::from(across[rising])
}

/// The result with one empty square.
#[inline(always)]
pub(super) fn one<K: Kernel>(search: &mut EndgameSearch<K>, own: u64, square: u32) -> i32 {
    search.nodes += 1;
    let squares = search.geometry.squares;
    let twice = 2 * own.count_ones() as i32 - squares;
    let flips = last_flips(square, own);
    if flips != 0 {
        return twice + 2 * flips + 2;
    }
    let other = search.geometry.area & !own & !(1 << square);
    let flips = last_flips(square, other);
    if flips != 0 {
        return twice - 2 * flips;
    }
    search.end(own, other)
}

/// Two empty squares.
#[inline(always)]
fn two<K: Kernel>(search: &mut EndgameSearch<K>, own: u64, other: u64, alpha: i32, a: u32, b: u32) -> i32 {
    search.nodes += 1;
    let mut best = NONE;
    if NEIGHBOURS[a as usize & 63] & other != 0 {
        let flips = search.kernel.flips(a, own, other);
        if flips != 0 {
            best = -one(search, other ^ flips, b);
            if best > alpha {
                return best;
            }
        }
    }
    if NEIGHBOURS[b as usize & 63] & other != 0 {
        let flips = search.kernel.flips(b, own, other);
        if flips != 0 {
            return best.max(-one(search, other ^ flips, a));
        }
    }
    if best != NONE {
        return best;
    }
    // The other side's turn again; the sign stays that of `own`.
    let mut worst = -NONE;
    if NEIGHBOURS[a as usize & 63] & own != 0 {
        let flips = search.kernel.flips(a, other, own);
        if flips != 0 {
            worst = one(search, own ^ flips, b);
            if worst <= alpha {
                return worst;
            }
        }
    }
    if NEIGHBOURS[b as usize & 63] & own != 0 {
        let flips = search.kernel.flips(b, other, own);
        if flips != 0 {
            return worst.min(one(search, own ^ flips, a));
        }
    }
    if worst != -NONE { worst } else { search.end(own, other) }
}

/// What placing a disc on `a` leads to, with `b` and `c` still empty; [`NONE`] if that is no move.
#[inline(always)]
fn then_two<K: Kernel>(
    search: &mut EndgameSearch<K>,
    (own, other): (u64, u64),
    alpha: i32,
    [a, b, c]: [u32; 3],
) -> i32 {
    if NEIGHBOURS[a as usize & 63] & other == 0 {
        return NONE;
    }
    let flips = search.kernel.flips(a, own, other);
    if flips == 0 {
        return NONE;
    }
    -two(search, other ^ flips, own | flips | 1 << a, -alpha - 1, b, c)
}

/// Three empty squares, given in the order in which to try them.
#[inline(always)]
fn three<K: Kernel>(
    search: &mut EndgameSearch<K>,
    own: u64,
    other: u64,
    alpha: i32,
    squares: [u32; 3],
) -> i32 {
    search.nodes += 1;
    let [a, b, c] = squares;
    let (mut own, mut other, mut alpha, mut sign) = (own, other, alpha, 1);
    // Once for each side.
    loop {
        let mut best = then_two(search, (own, other), alpha, [a, b, c]);
        if best > alpha {
            return sign * best;
        }
        best = best.max(then_two(search, (own, other), alpha, [b, a, c]));
        if best > alpha {
            return sign * best;
        }
        best = best.max(then_two(search, (own, other), alpha, [c, a, b]));
        if best != NONE {
            return sign * best;
        }
        if sign < 0 {
            return search.end(other, own);
        }
        (own, other) = (other, own);
        alpha = -alpha - 1;
        sign = -1;
    }
}

/// Three empty squares as a set, the one that is alone in its quadrant first (parity): the side that takes it moves last
/// there.
#[inline(always)]
pub(super) fn three_of<K: Kernel>(
    search: &mut EndgameSearch<K>,
    own: u64,
    other: u64,
    alpha: i32,
    empties: u64,
    odd: u32,
) -> i32 {
    let first = (empties & search.geometry.parts[odd as usize & 15]).trailing_zeros();
    let rest = empties & !(1 << first);
    let second = rest.trailing_zeros();
    let third = 63 - rest.leading_zeros();
    three(search, own, other, alpha, [first, second, third])
}

/// Two empty squares as a set.
pub(super) fn two_of<K: Kernel>(
    search: &mut EndgameSearch<K>,
    own: u64,
    other: u64,
    alpha: i32,
    empties: u64,
) -> i32 {
    two(search, own, other, alpha, empties.trailing_zeros(), 63 - empties.leading_zeros())
}

/// Four empty squares; `odd` are the quadrants with an odd number of them, which are tried first.
#[inline(always)]
pub(super) fn four<K: Kernel>(
    search: &mut EndgameSearch<K>,
    own: u64,
    other: u64,
    alpha: i32,
    empties: u64,
    odd: u32,
) -> i32 {
    search.nodes += 1;
    if let Some(bound) = search.stability_cutoff(own, other, alpha, 4) {
        return bound;
    }
    let first = empties & search.geometry.parts[odd as usize & 15];
    let mut best = NONE;
    for mut squares in [first, empties & !first] {
        while squares != 0 {
            let square = squares.trailing_zeros();
            squares &= squares - 1;
            if NEIGHBOURS[square as usize & 63] & other == 0 {
                continue;
            }
            let flips = search.kernel.flips(square, own, other);
            if flips == 0 {
                continue;
            }
            let bit = 1 << square;
            let odd = odd ^ u32::from(search.geometry.quadrants[square as usize & 63]);
            let score = -three_of(search, other ^ flips, own | flips | bit, -alpha - 1, empties & !bit, odd);
            if score > alpha {
                return score;
            }
            best = best.max(score);
        }
    }
    if best != NONE {
        return best;
    }
    if search.kernel.moves(other, own) & empties == 0 {
        return search.end(own, other);
    }
    -K::four(search, other, own, -alpha - 1, empties, odd)
}
