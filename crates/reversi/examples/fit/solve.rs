//! The exact result of a position near the end: plain alpha-beta, good for a dozen empty squares.

use crate::board::{Board, squares};

/// With fewer empty squares than this, ordering the moves costs more than it saves.
const ORDERED: u32 = 5;

/// The lead of the side to move at the end if both sides play perfectly.
pub(crate) fn solve(board: Board) -> i32 {
    search(board, -64, 64, false)
}

fn search(board: Board, mut alpha: i32, beta: i32, passed: bool) -> i32 {
    let moves = board.moves();
    if moves == 0 {
        return if passed { board.lead() } else { -search(board.passed(), -beta, -alpha, true) };
    }
    let mut best = -65;
    let mut look = |square| {
        let child = board.child(square);
        let score = -search(child, -beta, -alpha, false);
        best = best.max(score);
        alpha = alpha.max(score);
        alpha >= beta
    };
    if board.empties() < ORDERED {
        let _ = squares(moves).any(look);
    } else {
        let _ = ordered(board).any(&mut look);
    }
    best
}

/// The moves, first those that leave the other side the fewest, corners counted twice.
fn ordered(board: Board) -> impl Iterator<Item = u8> {
    const CORNERS: u64 = 0x8100_0000_0000_0081;
    let mut list = [(u32::MAX, 0); 64];
    let mut count = 0;
    for square in squares(board.moves()) {
        let replies = board.child(square).moves();
        list[count] = (replies.count_ones() + (replies & CORNERS).count_ones(), square);
        count += 1;
    }
    list[..count].sort_unstable();
    list.into_iter().take(count).map(|(_, square)| square)
}
