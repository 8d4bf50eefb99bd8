//! How to play well: positions to try, checked by the engine in `crates/games/tests/strategy.rs`.

use plyground_rules::Lesson;

/// From the plainest idea to the finest.
pub(crate) const STRATEGY: &[Lesson] = &[];
