//! Evaluation and move ordering.

mod evaluation;
mod mobility;
mod order;
mod terms;
mod weights;
mod window_board;
mod windows;

pub use evaluation::FEATURES;
pub(crate) use evaluation::{Aspect, by_aspect};
pub(crate) use terms::MIDDLE;
pub use window_board::WindowBoard;
pub use windows::groups;
