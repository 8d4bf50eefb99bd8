//! Positions of which the result is known.

use plyground_fit::is_held_out;

use crate::board::Board;

/// A position, and how the game ended for its side to move, or would have with perfect play from some point on.
#[derive(Clone, Copy)]
pub(crate) struct Sample {
    pub(crate) board: Board,
    pub(crate) lead: i8,
}

/// The positions of one game. Games, not positions, are held out: those of one game resemble each other.
pub(crate) type Game = Vec<Sample>;

/// Whether the weights are not fitted to this game, but tested on it: one in twenty.
pub(crate) fn held_out(game: usize) -> bool {
    is_held_out(game, 20, 7)
}
