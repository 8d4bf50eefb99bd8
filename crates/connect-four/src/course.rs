//! Everything that is taught about the game.

use plyground_rules::Course;
use plyground_words::{Key, key};

use crate::{lessons::LESSONS, strategy::STRATEGY};

pub(crate) const COURSE: Course =
    Course { rules: LESSONS, strategy: STRATEGY, challenges: include_str!("../challenges.txt") };

/// How moves are made on this board.
pub(crate) const FIRST_HINTS: &[Key] = &[key!("first-hint-1"), key!("first-hint-2")];
