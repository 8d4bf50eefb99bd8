//! The rules of Reversi on 8x8, 6x6 and 4x4 squares: positions, texts, and how it looks on a table.
//!
//! The key decision: **every size lives in the bits of an 8x8 board**, its a1 in bit 0 and its rows eight bits
//! apart, and a position keeps the discs of the side to move and those of the other side, not dark and light.
//! So [`moves_mask`] and [`flips`] are one piece of branch-free code for all sizes and both sides: squares beyond
//! a small board are empty for ever, no line of discs can be closed there, and one mask takes them out of the
//! moves. The alternative, a layout for each size, would make the small boards no faster and the code three
//! times as long.

mod coach;
mod course;
mod description;
mod engine;
mod engine_profile;
mod files;
mod info;
mod lessons;
mod lines;
mod notation;
pub mod patterns;
mod players;
mod position;
mod presentation;
mod size;
mod solver;
mod stable;
mod strategy;
mod symmetry;
mod transcript;

use plyground_words::{Catalogue, catalogue};

/// The game's sentences.
pub static WORDS: Catalogue = catalogue!("reversi");

pub use files::ggf;
pub use info::{EQUAL_DISCS, MOST_DISCS};
pub use lines::{flips, moves_mask};
pub use position::{Move, Reversi, Setup};
pub use size::Size;
pub use solver::{Empties, Solved, Solver, Stage};
