//! Laser Chess: the rules, the texts, and how it looks on a table.
//!
//! A turn moves a piece one square or turns it by 90 degrees; then that side's sphinx fires, and what its beam
//! destroys is gone, own pieces too. A destroyed pharaoh loses. Two rulesets: [`Ruleset`].
//!
//! # Facings
//! Quarter turns clockwise, written a to d. Sphinx and anubis: `a` faces up (towards rank 8). Pyramid: `a` has its
//! mirror towards up and right. Scarab: `a` and `c` are a `/`, `b` and `d` a `\`. The pharaoh's means nothing. All of
//! them are part of the position, for its text and for repetition alike, even where turning changes nothing for
//! the beam: what is written differently is different. The alternative, taking a scarab's two equal facings for one,
//! would make positions equal whose texts are not.
//!
//! # Representation
//! A board of bytes for the beam, which meets a piece every second square and needs to know what it is, and sets
//! of squares as 128 bits for moves, which are then found and counted without looking at squares. Both share
//! one index with a frame around the board, so that neither ever tests for the edge. The alternative for the
//! beam, bit scans along precomputed rays, was measured and is slower: its rays are short.

mod beam;
mod cell;
mod coach;
mod course;
mod description;
mod engine;
mod engine_profile;
mod info;
mod lessons;
mod moves;
mod moves_text;
mod notation;
mod players;
mod position;
mod presentation;
mod square;
mod strategy;
mod symmetry;
mod why_not;

use plyground_words::{Catalogue, catalogue};

/// The game's sentences.
pub static WORDS: Catalogue = catalogue!("laser");

pub use beam::{Beam, BeamSquare, Shot};
pub use cell::{Kind, Piece};
pub use engine::BeamBoard;
pub use moves::{Action, Move};
pub use position::{Laser, PHARAOH_DESTROYED, Ruleset, Setup};
pub use square::Square;
