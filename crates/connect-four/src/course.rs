//! Everything that is taught about the game.

use plyground_rules::{Course, FirstHint};
use plyground_words::key;

use crate::{lessons::LESSONS, strategy::STRATEGY};

pub(crate) const COURSE: Course =
    Course { rules: LESSONS, strategy: STRATEGY, challenges: include_str!("../challenges.txt") };

/// How moves are made on this board.
pub(crate) const FIRST_HINTS: &[FirstHint] =
    &[FirstHint { says: key!("first-hint-1"), at: None }, FirstHint { says: key!("first-hint-2"), at: None }];
