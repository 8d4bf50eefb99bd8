//! Gomoku and Renju on 15x15 points: the rules, the texts, and how it looks on a table.
//!
//! The key decision: **a position is rows of bits, with empty rows around them, and nothing else.** Looking along a
//! column or a diagonal is then loading the rows above and below and shifting them, so one formula on words of
//! bits (`shapes`) answers "what would a stone make here?" for four rows at once, or for one point in all four
//! directions. The alternative, a mask per line in each direction kept up to date with every move, was not
//! taken: it makes the position, which every search copies at every node, three times as large.
//!
//! What Renju forbids to black is exact: see [`Gomoku::forbidden_at`].

mod board;
mod coach;
mod course;
mod description;
mod engine;
mod engine_profile;
mod files;
mod forbidden;
mod info;
mod lessons;
mod notation;
mod players;
mod point;
mod position;
mod presentation;
mod rows;
mod rule;
mod shapes;
mod strategy;
mod symmetry;
mod threats;

use plyground_words::{Catalogue, catalogue};

/// The game's sentences.
pub static WORDS: Catalogue = catalogue!("gomoku");

pub use board::{
    COMBINATIONS, Class, Role, THREATS, ThreatBoard, View, Weights, combination, may_be_forbidden,
};
pub use forbidden::Forbidden;
pub use info::{FIVE, FULL_BOARD, NO_LEGAL_POINT};
pub use point::Point;
pub use position::Gomoku;
pub use rule::{Rule, Setup};
pub use threats::{ThreatBudget, ThreatTable, Win, find_win};
