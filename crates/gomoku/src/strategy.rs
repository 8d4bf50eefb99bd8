//! How to play well: positions to try, checked by the engine in `crates/games/tests/strategy.rs`.

use plyground_rules::{FollowUp, Lesson};
use plyground_words::key;

/// From the plainest idea to the finest.
pub(crate) const STRATEGY: &[Lesson] = &[
    Lesson {
        title: key!("strategy-1"),
        text: &[key!("strategy-1-text-1"), key!("strategy-1-text-2")],
        task: key!("strategy-1-task"),
        variant: "gomoku",
        position: "15/15/15/15/15/15/6oox6/7xo6/6x8/7x7/15/15/15/15/15 w",
        goal: &["f6", "j10"],
        then: Some(FollowUp { why: key!("strategy-1-why"), lines: &["j7", "j7"] }),
    },
    Lesson {
        title: key!("strategy-2"),
        text: &[key!("strategy-2-text-1"), key!("strategy-2-text-2")],
        task: key!("strategy-2-task"),
        variant: "gomoku",
        position: "15/15/15/15/15/7ox6/15/5oxo7/5x2x6/15/15/15/15/15/15 w",
        goal: &["h9"],
        then: Some(FollowUp { why: key!("strategy-2-why"), lines: &["h7"] }),
    },
    Lesson {
        title: key!("strategy-3"),
        text: &[key!("strategy-3-text-1"), key!("strategy-3-text-2")],
        task: key!("strategy-3-task"),
        variant: "gomoku",
        position: "15/15/15/15/9o5/6ox1o5/6ox1o5/3oxxx8/9x5/15/15/15/15/15/15 b",
        goal: &["h8"],
        then: Some(FollowUp { why: key!("strategy-3-why"), lines: &["i8 h7 h6 h11"] }),
    },
    Lesson {
        title: key!("strategy-4"),
        text: &[key!("strategy-4-text-1"), key!("strategy-4-text-2")],
        task: key!("strategy-4-task"),
        variant: "renju",
        position: "15/15/15/15/6o8/7x7/7x2o4/8xx5/15/5o5o3/4o10/3o8x2/2x12/15/15 w",
        goal: &["g7"],
        then: Some(FollowUp { why: key!("strategy-4-why"), lines: &["g10 h8"] }),
    },
    Lesson {
        title: key!("strategy-5"),
        text: &[key!("strategy-5-text-1"), key!("strategy-5-text-2")],
        task: key!("strategy-5-task"),
        variant: "renju",
        position: "15/15/15/13x1/6o8/3o6o4/1o13/4xxx1xx5/15/5o5o3/4o10/3o8x2/2x12/15/15 w",
        goal: &["g7"],
        then: Some(FollowUp { why: key!("strategy-5-why"), lines: &["d8 h8"] }),
    },
];
