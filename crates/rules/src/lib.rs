//! What a two-player game is.
//!
//! A game's crate implements [`Position`] (the rules), [`Notation`] (texts), [`Presentation`] (what a person sees)
//! and [`Game`] (its names and variants); everything else in the product is written against these traits.
//! The key decision: **a move is one decision, not one turn.** In YINSH, moving a ring, taking a row and taking
//! a ring are three moves, and the same side may be to move twice running; a Reversi pass is a move; what the
//! laser destroys is a consequence. So nothing outside a game's crate may assume that sides alternate.
//!
//! [`laws`] holds what every game must obey, as one generic function for tests and fuzzers.

mod challenge;
mod course;
mod description;
mod forced;
pub mod format;
mod game;
pub mod grid;
mod guidance;
pub mod laws;
pub mod move_tree;
mod notation;
mod outcome;
mod perft;
mod play;
mod position;
mod presentation;
pub mod record;
pub mod rows;
mod side;
mod stable_hash;
#[cfg(feature = "suite")]
pub mod suite;
pub mod zobrist;

use plyground_words::{Catalogue, catalogue};

/// The sentences of all games.
pub static WORDS: Catalogue = catalogue!("rules");

pub use challenge::{Challenge, ChallengeKind, challenges};
pub use course::{Course, FollowUp, Lesson};
pub use description::{Description, Piece, Placed, Problem};
pub use forced::{is_forced_win, move_forces_win};
pub use format::{Companions, FileLayout, Format, Source};
pub use game::{
    Extra, ExtraChoice, FirstHint, Game, GameInfo, Look, LookSet, PieceKind, ScoreUnit, Showcase, SideInfo,
    Start, Variant,
};
pub use guidance::{Goal, NextPrompt, Preview, Slots, preview, steps};
pub use move_tree::{MoveTree, NodeId};
pub use notation::{MAX_MOVE_TEXT, MAX_POSITION_TEXT, Notation, PositionError, TextError, brief};
pub use outcome::{LONGEST_GAME, Outcome, Reason};
pub use perft::perft;
pub use play::{Play, PlayError};
pub use position::{IllegalMove, MoveList, Position};
pub use presentation::{
    BeamEnd, BeamStep, BoardContents, BoardSpec, Button, Counter, Event, Label, Line, Mark, PointId,
    PointShape, PointSpec, Presentation, Tap, View,
};
pub use record::Record;
pub use side::{BySide, Side};
pub use stable_hash::stable_hash;
