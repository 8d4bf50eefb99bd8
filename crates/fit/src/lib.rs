//! What the fits of all games share: games of an engine against itself, their positions as samples, and regressions of results on
//! what a game counts in its positions. A game gives its features; see `crates/GAME/examples/fit`.
//!
//! For development only: nothing that is shipped depends on it. Everything gives the same for the same seed, to the last bit.

mod adam;
mod calibration;
mod least_squares;
mod logistic;
pub mod parallel;
mod real;
mod samples;
mod self_play;

pub use adam::{Adam, Moments};
pub use calibration::{Calibration, Pair, area_under_curve, calibrate, calibrate_by, reliability};
pub use least_squares::LeastSquares;
pub use logistic::{log_loss, logistic};
pub use real::Real;
pub use samples::{Samples, is_held_out};
pub use self_play::{SelfPlayGame, SelfPlayMove, game_seed, play};
