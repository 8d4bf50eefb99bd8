//! Connect Four on 7x6 and 6x5 cells: the rules, the texts, how it looks, and an engine that solves it.
//!
//! The key decision: **a position is two words of seven bits a column, one of them a guard** (`bits`), for both sizes. A
//! line of four is then three shifts in each direction, the cell where a disc lands is a sum, and disc words plus
//! heights make a number that is unique to a position, which is all that the solver's table needs.

mod bits;
mod coach;
mod course;
mod description;
mod engine;
mod engine_profile;
mod info;
mod lessons;
mod moves_text;
mod notation;
mod players;
mod position;
mod presentation;
mod size;
mod solver;
mod strategy;
mod symmetry;

use plyground_words::{Catalogue, catalogue};

pub use bits::has_four;
pub use info::{FOUR, FULL_BOARD};
pub use position::{Column, ConnectFour, Setup};
pub use size::Size;
pub use solver::{Solved, Solver};

/// The game's sentences.
pub static WORDS: Catalogue = catalogue!("connect-four");
