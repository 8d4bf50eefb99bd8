//! What a side has, in terms that people use: players are made by weighing them differently.

use plyground_rules::Side;
use plyground_search::{TERMS, Terms};

use crate::{
    ConnectFour, Size,
    bits::{DIRECTIONS, completing},
};

/// Discs where many lines cross.
pub(crate) const CENTRE: usize = 0;
/// Lines with two own discs and two empty cells.
pub(crate) const TWOS: usize = 1;
/// Empty cells that complete a line: open threes.
const THREATS: usize = 2;
/// Those in rows of the side's own parity: odd ones for the side that began, even ones for the other. It gets them if both
/// only fill up columns.
const PARITY: usize = 3;
/// Those that are the lowest threat of their column, so that nothing is decided there before.
const LOWEST: usize = 4;
/// Threats above each other: the second wins when the first is stopped.
const STACKED: usize = 5;

/// Cells by how many lines of four go through them: sets with at least 5, 7, 10 and 13.
static CROSSINGS: [[u64; 4]; 2] = [crossings(Size::SevenBySix), crossings(Size::SixByFive)];

const fn crossings(size: Size) -> [u64; 4] {
    const STEPS: [u32; 4] = [5, 7, 10, 13];
    let mut sets = [0; 4];
    let mut cell = 0;
    while cell < 49 {
        let mut lines = 0;
        let mut direction = 0;
        while direction < 4 {
            let by = DIRECTIONS[direction];
            let mut start = 0;
            while start < 49 {
                let line = 1u64 << start | 1 << (start + by) | 1 << (start + 2 * by) | 1 << (start + 3 * by);
                if line & !size.area() == 0 && line >> cell & 1 != 0 {
                    lines += 1;
                }
                start += 1;
                // No line begins so far to the right that its last cell has no bit.
                if start + 3 * by > 60 {
                    break;
                }
            }
            direction += 1;
        }
        let mut step = 0;
        while step < 4 {
            if lines >= STEPS[step] {
                sets[step] |= 1 << cell;
            }
            step += 1;
        }
        cell += 1;
    }
    sets
}

fn count(set: u64) -> i32 {
    set.count_ones() as i32
}

/// How many lines have exactly two of the discs and otherwise empty cells.
fn twos(own: u64, empty: u64) -> i32 {
    let mut found = 0;
    for by in DIRECTIONS {
        let at = |set: u64, step: usize| set >> (by * step);
        let [a, b, c, d] = [own, at(own, 1), at(own, 2), at(own, 3)];
        let [e, f, g, h] = [empty, at(empty, 1), at(empty, 2), at(empty, 3)];
        found += count(a & b & g & h) + count(a & f & c & h) + count(a & f & g & d);
        found += count(e & b & c & h) + count(e & b & g & d) + count(e & f & c & d);
    }
    found
}

/// How many lines have exactly two discs of a side and otherwise empty cells.
pub(crate) fn open_twos(position: &ConnectFour, side: Side) -> u32 {
    twos(position.discs(side), position.size().area() & !position.all()).unsigned_abs()
}

/// The rows that a side gets if both only fill up columns.
const fn good_rows(size: Size, began: bool) -> u64 {
    const EVERY_OTHER: u64 = 0b1_0101;
    // On an odd number of rows the parity changes from column to column; there rows count as on the usual board.
    let odd = size.bottom() * EVERY_OTHER;
    (if began { odd } else { odd << 1 }) & size.area()
}

/// What `side` has.
pub(crate) fn terms(position: &ConnectFour, side: Side) -> Terms {
    let (size, own, other) = (position.size(), position.discs(side), position.discs(!side));
    let empty = size.area() & !position.all();
    let threats = completing(own) & empty;
    let theirs = completing(other) & empty;
    // Each bit flows upwards within its column: the guard stops it.
    let all = threats | theirs;
    let mut above = all << 1;
    for _ in 0..4 {
        above |= above << 1 & size.area();
    }
    let good = threats & good_rows(size, side == position.beginner());

    let mut terms = [0; TERMS];
    terms[CENTRE] = CROSSINGS[size as usize].iter().map(|&cells| 4 * count(own & cells)).sum();
    terms[TWOS] = 5 * twos(own, empty);
    terms[THREATS] = 25 * count(threats);
    terms[PARITY] = 40 * count(good);
    terms[LOWEST] = 60 * count(good & !above);
    terms[STACKED] = 90 * count(threats & threats << 1);
    terms
}
