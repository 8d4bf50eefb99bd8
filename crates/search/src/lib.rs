//! Game-independent search.
//!
//! A game says what a position is worth ([`Evaluate`]); [`think`] looks ahead and finds the best move. The key
//! decision: **the sign of a score follows the side to move, not the depth.** A side may move twice running (YINSH),
//! so a score is negated only where the side has changed, and nothing here counts plies to know whose turn it is.
//!
//! There is no clock and no thread in here: a search ends by depth, by nodes or by its stop flag, and with the first
//! two it is the same to the node on every machine.

mod evaluate;
mod orders;
mod score;
mod search;
mod table;

pub use evaluate::{Evaluate, Judge, TERMS, Terms};
pub use orders::{Orders, Taste};
pub use score::{EXACT, Score, WIN};
pub use search::{Thought, think};
