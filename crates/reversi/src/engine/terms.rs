//! The evaluation's terms, in which people think too. Players with a style of their own weigh them.

use plyground_rules::Side;
use plyground_search::Terms;

use crate::{Reversi, Size, lines::around, moves_mask};

/// Corners held.
const CORNERS: usize = 0;
/// Discs diagonally beside an empty corner: they give it away.
pub(crate) const X_SQUARES: usize = 1;
/// Discs on the edge beside an empty corner: they often do.
const C_SQUARES: usize = 2;
/// Squares to place a disc on.
pub(crate) const MOBILITY: usize = 3;
/// Own discs next to empty squares: every one of them may become a move for the other side.
pub(crate) const FRONTIER: usize = 4;
/// Discs, which count for next to nothing early and for everything at the end.
pub(crate) const DISCS: usize = 5;
/// Other edge discs.
pub(crate) const EDGES: usize = 6;
/// Discs on the edge that can never be flipped: in an unbroken run from a held corner.
const ANCHORED: usize = 7;

/// The special squares of a board.
pub(crate) struct SpecialSquares {
    pub(crate) corners: u64,
    pub(crate) edges: u64,
    /// The board's corner regions: each corner, its X square and its two C squares.
    pub(crate) regions: [(u64, u64, u64); 4],
}

impl SpecialSquares {
    pub(crate) fn of(size: Size) -> &'static SpecialSquares {
        &SPECIAL_SQUARES[size as usize]
    }
}

static SPECIAL_SQUARES: [SpecialSquares; 3] = [special_squares(8), special_squares(6), special_squares(4)];

const fn bit(row: u32, column: u32) -> u64 {
    1 << (8 * row + column)
}

const fn special_squares(n: u32) -> SpecialSquares {
    let last = n - 1;
    let mut edges = 0;
    let mut i = 0;
    while i < n {
        edges |= bit(0, i) | bit(last, i) | bit(i, 0) | bit(i, last);
        i += 1;
    }
    let regions = [
        (bit(0, 0), bit(1, 1), bit(0, 1) | bit(1, 0)),
        (bit(0, last), bit(1, last - 1), bit(0, last - 1) | bit(1, last)),
        (bit(last, 0), bit(last - 1, 1), bit(last, 1) | bit(last - 1, 0)),
        (bit(last, last), bit(last - 1, last - 1), bit(last, last - 1) | bit(last - 1, last)),
    ];
    let corners = regions[0].0 | regions[1].0 | regions[2].0 | regions[3].0;
    SpecialSquares { corners, edges, regions }
}

fn count(set: u64) -> i32 {
    set.count_ones() as i32
}

/// Edge discs reached from held corners along the edge without a gap.
fn anchored(own: u64, map: &SpecialSquares) -> u64 {
    let on_edge = own & map.edges;
    let mut held = own & map.corners;
    while held != 0 {
        // Neighbours on the edge are straight neighbours: a step around a corner goes through the corner.
        let next = held | on_edge & (held << 1 | held >> 1 | held << 8 | held >> 8);
        if next == held {
            break;
        }
        held = next;
    }
    held
}

/// What `side` has.
pub(crate) fn terms(position: &Reversi, side: Side) -> Terms {
    let (own, other) = (position.discs(side), position.discs(!side));
    let map = SpecialSquares::of(position.size());
    let empty = position.empty();
    let left = count(empty);
    let (mut x, mut c) = (0, 0);
    for (corner, x_square, c_squares) in &map.regions {
        if empty & corner != 0 {
            x |= own & x_square;
            c |= own & c_squares;
        }
    }
    let mut terms = [0; plyground_search::TERMS];
    terms[CORNERS] = 250 * count(own & map.corners);
    terms[X_SQUARES] = -120 * count(x);
    terms[C_SQUARES] = -45 * count(c);
    terms[MOBILITY] = 20 * count(moves_mask(own, other) & position.size().area());
    terms[FRONTIER] = -9 * count(own & around(empty));
    // Early on they mean nothing, and are counted only for those who like them; near the end they are the score.
    terms[DISCS] = if left > 16 { 1 } else { 30 - left } * count(own);
    terms[EDGES] = 8 * count(own & map.edges & !map.corners);
    terms[ANCHORED] = 40 * count(anchored(own, map));
    terms
}

/// How good a square is before anything is known of the position: corners, and what gives one away.
pub(super) fn square_value(position: &Reversi, square: u8) -> i32 {
    let map = SpecialSquares::of(position.size());
    let (bit, empty) = (1u64 << square, position.empty());
    if map.corners & bit != 0 {
        return 8;
    }
    let gives = |(corner, x, c): &(u64, u64, u64)| match empty & corner != 0 {
        true if x & bit != 0 => -8,
        true if c & bit != 0 => -2,
        _ => 0,
    };
    map.regions.iter().map(gives).sum()
}

const _: () = assert!(Size::ALL.len() == SPECIAL_SQUARES.len());
