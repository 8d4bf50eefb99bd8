//! How to play well: positions to try, checked by the engine in `crates/games/tests/strategy.rs`.

use plyground_rules::{FollowUp, Lesson};
use plyground_words::key;

/// From the plainest idea to the finest.
pub(crate) const STRATEGY: &[Lesson] = &[
    Lesson {
        title: key!("strategy-1"),
        text: &[key!("strategy-1-text-1"), key!("strategy-1-text-2")],
        task: key!("strategy-1-task"),
        variant: "laser",
        position: "sc9/3Fa6/10/5fc1pc2/8Pc1/5Pb4/10/9Sa b",
        goal: &["i4j5"],
        then: Some(FollowUp { why: key!("strategy-1-why"), lines: &["f5e4 j5j4"] }),
    },
    Lesson {
        title: key!("strategy-2"),
        text: &[key!("strategy-2-text-1"), key!("strategy-2-text-2")],
        task: key!("strategy-2-task"),
        variant: "laser",
        position: "sc9/10/10/10/4Fa2fcPd1/3pb6/10/9Sa b",
        goal: &["i4-"],
        then: Some(FollowUp { why: key!("strategy-2-why"), lines: &["d3e2 i4j4"] }),
    },
    Lesson {
        title: key!("strategy-3"),
        text: &[key!("strategy-3-text-1"), key!("strategy-3-text-2")],
        task: key!("strategy-3-task"),
        variant: "laser",
        position: "sc6fc2/10/10/10/10/10/3NdNaPa4/pa3Fa4Sa b",
        goal: &["d2d1", "d2c1", "e2d1"],
        then: Some(FollowUp { why: key!("strategy-3-why"), lines: &["a1a2", "a1a2", "h8g8"] }),
    },
    Lesson {
        title: key!("strategy-4"),
        text: &[key!("strategy-4-text-1"), key!("strategy-4-text-2")],
        task: key!("strategy-4-task"),
        variant: "laser",
        position: "sc7fc1/Fa2Ra6/10/10/10/6Pb3/10/4na4Sa b",
        goal: &["a7b6", "a7b7", "a7b8"],
        then: Some(FollowUp { why: key!("strategy-4-why"), lines: &["i8h8", "i8h8", "i8h8"] }),
    },
];
