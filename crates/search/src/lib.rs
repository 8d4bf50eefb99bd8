//! Game-independent search.
//!
//! A game makes a [`Board`] of its positions, which says what they are worth; [`search()`] looks ahead and finds the best
//! move. The key decision: **the sign of a score follows the side to move, not the depth.** A side may move twice
//! running (YINSH), so a score is negated only where the side has changed, and nothing here counts plies to know
//! whose turn it is.
//!
//! The clock is in `control`, the threads are in `searcher`, and nowhere else. With one thread and no limit of time a search
//! is the same to the node on every machine.

mod board;
mod control;
mod engine_profile;
mod hash_buckets;
mod history;
mod move_picker;
mod params;
pub mod player;
mod rating;
mod score;
mod search;
mod searcher;
mod transposition_table;

use plyground_words::{Catalogue, catalogue};

/// The sentences about players.
pub static WORDS: Catalogue = catalogue!("search");

pub use board::{
    Board, Evaluator, Foretold, MoveOf, ProbCut, Proof, ProofMemory, ProofQuery, Searchable, TERMS, Terms,
};
pub use control::{SearchControl, thread_time, with_control};
pub use engine_profile::{BenchPosition, EngineProfile, Openings, Settings};
pub use hash_buckets::{Buckets, Slot};
pub use params::{Limit, SearchParams, Style};
pub use player::{Player, Strategy, Strength};
pub use rating::Rating;
pub use score::{EXACT, Score, WIN};
pub use searcher::{SearchInfo, Searcher, search};
