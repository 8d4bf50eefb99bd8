//! Game-independent search.
//!
//! A game makes a [`Board`] of its positions, which says what they are worth; [`think`] looks ahead and finds the best
//! move. The key decision: **the sign of a score follows the side to move, not the depth.** A side may move twice
//! running (YINSH), so a score is negated only where the side has changed, and nothing here counts plies to know
//! whose turn it is.
//!
//! The clock is in `watch`, the threads are in `mind`, and nowhere else. With one thread and no limit of time a search
//! is the same to the node on every machine.

mod board;
mod mind;
mod order;
mod orders;
mod room;
mod score;
mod search;
mod table;
mod watch;

pub use board::{Ask, Board, Forecast, Judge, Memory, MoveOf, Proof, Searchable, TERMS, Terms};
pub use mind::{Mind, Thought, think};
pub use orders::{Orders, Taste};
pub use room::{Place, Rows};
pub use score::{EXACT, Score, WIN};
pub use watch::{Watch, watching};
