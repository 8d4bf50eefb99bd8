//! Counting move sequences: the standard proof that move generation is right, and the measure of its speed.

use crate::{MoveList, Position};

/// The number of move sequences of exactly `depth` moves from `position`. Games that end earlier do not count,
/// repetition does not end a game. The last level is counted, not played.
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_legal() as u64,
        _ => {
            let mut moves = MoveList::new();
            position.legal_moves(&mut moves);
            moves.iter().map(|&mv| perft(&position.child(mv), depth - 1)).sum()
        }
    }
}
