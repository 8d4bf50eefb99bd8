//! What a position is worth, and which moves deserve a look first.

mod grid;
mod order;
mod reach;
mod terms;
mod weigh;
mod weights;
mod windows;

pub use grid::Grid;
pub use weigh::FEATURES;
pub use windows::groups;
