//! Wins that nothing can stop, found by the rules alone: every move is tried, nothing is estimated.

use crate::{Position, Side};

/// Whether `side` wins within so many of its own turns, whatever the other side does. The turn under way counts. Repetition is not seen here.
pub fn is_forced_win<P: Position>(position: &P, side: Side, turns: usize) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner == Some(side);
    }
    if turns == 0 {
        return false;
    }
    let mut moves = position.moves().into_iter();
    if position.to_move() == side {
        moves.any(|mv| move_forces_win(position, mv, turns))
    } else {
        moves.all(|mv| is_forced_win(&position.child(mv), side, turns))
    }
}

/// Whether the side to move wins with `mv` within so many turns, this one included.
pub fn move_forces_win<P: Position>(position: &P, mv: P::Move, turns: usize) -> bool {
    let side = position.to_move();
    let next = position.child(mv);
    // The turn goes on where the same side decides once more.
    let left = if next.to_move() == side { turns } else { turns - 1 };
    is_forced_win(&next, side, left)
}
