//! How to play well: positions to try, checked by the engine in `crates/games/tests/strategy.rs`.

use plyground_rules::{FollowUp, Lesson};
use plyground_words::key;

/// From the plainest idea to the finest.
pub(crate) const STRATEGY: &[Lesson] = &[
    Lesson {
        title: key!("strategy-1"),
        text: &[key!("strategy-1-text-1"), key!("strategy-1-text-2")],
        task: key!("strategy-1-task"),
        variant: "connect-four",
        position: "7/7/2rr3/2yy3/2yr2r/1ryry1y r",
        goal: &["d"],
        then: Some(FollowUp { why: key!("strategy-1-why"), lines: &["e e e"] }),
    },
    Lesson {
        title: key!("strategy-2"),
        text: &[key!("strategy-2-text-1")],
        task: key!("strategy-2-task"),
        variant: "connect-four",
        position: "7/7/7/7/7/2rr2y y",
        goal: &["b", "e"],
        then: Some(FollowUp { why: key!("strategy-2-why"), lines: &["d", "c"] }),
    },
    Lesson {
        title: key!("strategy-3"),
        text: &[key!("strategy-3-text-1"), key!("strategy-3-text-2")],
        task: key!("strategy-3-task"),
        variant: "connect-four",
        position: "3y3/3y3/2rr3/yyyr1yr/yyrr1ry/rryy1rr r",
        goal: &["e"],
        then: Some(FollowUp { why: key!("strategy-3-why"), lines: &["e e"] }),
    },
    Lesson {
        title: key!("strategy-4"),
        text: &[key!("strategy-4-text-1"), key!("strategy-4-text-2")],
        task: key!("strategy-4-task"),
        variant: "connect-four",
        position: "1ry1ry1/1yr1yy1/1ry1rr1/1rryyr1/1yrrryr/yryyyry r",
        goal: &["d"],
        then: Some(FollowUp { why: key!("strategy-4-why"), lines: &["d d a a"] }),
    },
    Lesson {
        title: key!("strategy-5"),
        text: &[key!("strategy-5-text-1"), key!("strategy-5-text-2")],
        task: key!("strategy-5-task"),
        variant: "connect-four",
        position: "2ryy1y/r1yrr1r/y1yyy1y/r1yrr1y/r1rryrr/r1yryyr y",
        goal: &["a"],
        then: Some(FollowUp { why: key!("strategy-5-why"), lines: &["b b b b"] }),
    },
];
