//! The 123 windows of five in line. What stands in one of them is a number, its pattern, so that its worth is looked up
//! instead of worked out.

use crate::{
    Axis, Point,
    bits::{BOARD, row_starts},
};

/// How many windows of five there are.
pub(super) const WINDOWS: usize = 123;
/// How many ways there are to fill one: five points in five states.
pub(super) const PATTERNS: usize = 3125;
/// The same, with a pattern and its mirror image taken for one.
pub(super) const SHAPES: usize = 1625;

/// What a marker of a side adds to a pattern, before it is multiplied by its point's power of five; nothing is for empty.
pub(super) const MARKER: [i32; 2] = [1, 2];
/// The same for a ring.
pub(super) const RING: [i32; 2] = [3, 4];

/// A window that goes through a point, and the power of five that the point has in it.
#[derive(Clone, Copy)]
pub(super) struct WindowDigit {
    pub(super) window: u8,
    pub(super) power: u16,
}

/// The windows of five through each point, by the point's bit; only so many of them count.
static WINDOW_DIGITS: [([WindowDigit; 15], u8); 128] = {
    let mut digits = [([WindowDigit { window: 0, power: 0 }; 15], 0u8); 128];
    let (mut window, mut axis) = (0, 0);
    while axis < 3 {
        let mut starts = row_starts(BOARD, Axis::ALL[axis]);
        while starts != 0 {
            let (mut power, mut k) = (1, 0);
            while k < 5 {
                let at = starts.trailing_zeros() as usize + k * Axis::ALL[axis].stride() as usize;
                let (through, n) = &mut digits[at];
                through[*n as usize] = WindowDigit { window, power };
                *n += 1;
                power *= 5;
                k += 1;
            }
            window += 1;
            starts &= starts - 1;
        }
        axis += 1;
    }
    assert!(window as usize == WINDOWS);
    digits
};

/// The windows of five through a point.
#[inline]
pub(super) fn through(at: Point) -> &'static [WindowDigit] {
    let (digits, n) = &WINDOW_DIGITS[at.index()];
    &digits[..usize::from(*n)]
}

/// The five states of a pattern.
const fn states(pattern: usize) -> [usize; 5] {
    [pattern % 5, pattern / 5 % 5, pattern / 25 % 5, pattern / 125 % 5, pattern / 625]
}

const fn pattern(states: [usize; 5]) -> usize {
    states[0] + 5 * (states[1] + 5 * (states[2] + 5 * (states[3] + 5 * states[4])))
}

const fn mirrored(of: usize) -> usize {
    let [a, b, c, d, e] = states(of);
    pattern([e, d, c, b, a])
}

/// The pattern with the colours exchanged.
pub(super) const fn exchanged(of: usize) -> usize {
    const OTHER: [usize; 5] = [0, 2, 1, 4, 3];
    let [a, b, c, d, e] = states(of);
    pattern([OTHER[a], OTHER[b], OTHER[c], OTHER[d], OTHER[e]])
}

/// The shape of each pattern.
pub(super) static SHAPE: [u16; PATTERNS] = SHAPES_OF;

pub(super) const SHAPES_OF: [u16; PATTERNS] = {
    let mut shape = [0; PATTERNS];
    let (mut n, mut of) = (0, 0);
    while of < PATTERNS {
        let mirror = mirrored(of);
        if mirror < of {
            shape[of] = shape[mirror];
        } else {
            shape[of] = n;
            n += 1;
        }
        of += 1;
    }
    assert!(n as usize == SHAPES);
    shape
};

/// How many own and other markers and rings each shape has, from white's side: shapes with the same contents are
/// worth much the same, which helps a fit that has seen few of one.
pub fn groups() -> Vec<[usize; 4]> {
    let mut groups = vec![[0; 4]; SHAPES];
    for (of, &shape) in SHAPE.iter().enumerate() {
        groups[usize::from(shape)] =
            [1, 2, 3, 4].map(|state| states(of).iter().filter(|&&s| s == state).count());
    }
    groups
}
