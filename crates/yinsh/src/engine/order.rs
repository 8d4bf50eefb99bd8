//! Which moves are looked at first, and which less far.

use plyground_search::Board;

use super::{terms::MIDDLE, window_board::WindowBoard};
use crate::{Move, bits, bits::has_row};

/// What a row at once gains in order; one for the other side loses as much.
const ROW: i32 = 1 << 22;
/// What a flipped marker gains.
const FLIP: i32 = 1000;

fn count(set: u128) -> i32 {
    set.count_ones() as i32
}

/// How promising a move looks. To look up what a ring move does to the patterns is no better an order than to count what it
/// flips, and takes half the time of a search.
pub(super) fn ordering_score(grid: &WindowBoard, mv: Move) -> i32 {
    let position = &grid.position;
    let me = position.actor.index();
    match mv {
        Move::Ring { from, to } => {
            let [own, theirs] = [position.markers[me], position.markers[1 - me]];
            let run = bits::between(from, to) & (own | theirs);
            let (won, lost) = (run & theirs, run & own);
            let row = if has_row((own ^ run) | from.bit()) {
                ROW
            } else if lost != 0 && has_row(theirs ^ run) {
                -ROW
            } else {
                0
            };
            row + FLIP * (count(won) - count(lost))
        }
        Move::Place(at) => count(at.bit() & MIDDLE[0]) + count(at.bit() & MIDDLE[1]),
        // What is left should be worth most.
        Move::Row { .. } | Move::TakeRing(_) => {
            let next = grid.after(mv);
            (next.worth[me] - next.worth[1 - me]).clamp(-ROW, ROW)
        }
        Move::Pass => 0,
    }
}

/// Late move reductions: how many plies less deep a move is searched first.
pub(super) fn reduction(mv: Move, index: usize, depth: u32) -> u32 {
    match mv {
        Move::Ring { .. } if depth >= 2 => {
            let late = |at, enough| u32::from(index >= at && depth >= enough);
            late(4, 2) + late(12, 4) + late(30, 5)
        }
        // Which ring is taken off hardly ever matters as much as where the others are.
        Move::TakeRing(_) => u32::from(index >= 2 && depth >= 2),
        _ => 0,
    }
}
