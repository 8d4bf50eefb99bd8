//! What can be switched on over a board.

use plyground_words::Key;
use serde::Serialize;

/// A layer that a game can draw over its boards.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Layer {
    /// Stable, lower case; unique in its game.
    pub id: &'static str,
    /// What it is called: "Stable discs".
    pub name: Key,
    /// Whether what a move would add to it is worth seeing before the move is made.
    pub foreseen: bool,
    /// The kinds of its marks with their meaning, for the legend.
    pub kinds: &'static [(&'static str, Key)],
}
