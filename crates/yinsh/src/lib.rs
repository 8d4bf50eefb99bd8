//! YINSH: rings move over 85 crossings, leave markers behind and flip those they jump; five in a row cost their
//! owner a ring, and the first side to remove three rings wins.
//!
//! A turn can be several decisions (move a ring, take a row, take a ring, the opponent's rows), and each is a move
//! of its own here: see [`Move`].
//!
//! The key decision is the bit layout: eleven columns of eleven bits, of which 85 are points. The alternative, the
//! 85 points without gaps, would need less room but tables for everything. With the gaps all lines run along fixed
//! strides (1, 11 and 12) and none wraps onto the board again, so five in a row is three shifts, half a turn of the
//! board is a reversal of its bits, and rays are needed in one sense only.

mod bits;
mod coach;
mod course;
mod description;
pub mod engine;
mod engine_profile;
mod info;
mod legacy;
mod lessons;
mod notation;
mod outcome;
mod players;
mod point;
mod position;
mod presentation;
mod strategy;
mod symmetry;
mod transcript;

use plyground_words::{Catalogue, catalogue};

/// The game's sentences.
pub static WORDS: Catalogue = catalogue!("yinsh");

pub use info::{INFO, Ruleset};
pub use outcome::{MARKERS_OUT, NO_RING_MOVES, ONE_RING, THREE_RINGS};
pub use point::{Axis, Point};
pub use position::{Move, Phase, Setup, Yinsh};
