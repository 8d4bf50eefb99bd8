//! What a position on the usual board is worth: the expected lead at the end, read off the patterns on it.
//!
//! A *pattern* is what stands on a few squares that matter together, such as an edge or a corner. Every pattern of
//! every shape has a weight for each phase of the game; a position is worth the sum of the weights of all its patterns.
//! The weights are fitted to games by `examples/fit` (see `weights/README.md`).

mod features;
mod prob_cut;
mod shapes;
mod weights;

pub use features::Features;
pub use prob_cut::{BANDS, band, prob_cut, shallower};
pub use weights::{Numbering, PHASES, Weights, phase};

/// The expected lead at the end of the game in hundredths of a disc, for the side to move.
pub fn evaluate(own: u64, opponent: u64) -> i32 {
    Weights::fitted().score(&Features::new(own, opponent), (own | opponent).count_ones())
}
