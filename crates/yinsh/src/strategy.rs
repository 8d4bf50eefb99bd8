//! How to play well: positions to try, checked by the engine in `crates/games/tests/strategy.rs`.

use plyground_rules::{FollowUp, Lesson};
use plyground_words::key;

/// From the plainest idea to the finest.
pub(crate) const STRATEGY: &[Lesson] = &[
    Lesson {
        title: key!("strategy-1"),
        text: &[key!("strategy-1-text-1"), key!("strategy-1-text-2")],
        task: key!("strategy-1-task"),
        variant: "yinsh-blitz",
        position: "4/7/1W6/2B4W1/3W2B3/2bbbbB2/2W2B4/3B1W3/8/7/4 w 0-0",
        goal: &["e4-g6"],
        then: Some(FollowUp { why: key!("strategy-1-why"), lines: &["e7-e6"] }),
    },
    Lesson {
        title: key!("strategy-2"),
        text: &[key!("strategy-2-text-1"), key!("strategy-2-text-2")],
        task: key!("strategy-2-task"),
        variant: "yinsh-blitz",
        position: "4/B6/W5b1/3bB1b1b/3Wb1B2b/2BwWBw2/3bwW4/2w1wb3/4W2w/7/4 w 0-0",
        goal: &["i8-i5"],
        then: Some(FollowUp { why: key!("strategy-2-why"), lines: &["e7-g9 e4-e6 xe4-i8 xf6"] }),
    },
    Lesson {
        title: key!("strategy-3"),
        text: &[key!("strategy-3-text-1"), key!("strategy-3-text-2")],
        task: key!("strategy-3-task"),
        variant: "yinsh",
        position: "2ww/7/5w2/2bBBW1bb/2bb1b2w1/2W1w3w/4wWb2w/b1B1w4/4b3/wwwbw2/1bWw w 1-2",
        goal: &["f4-f5"],
        then: Some(FollowUp { why: key!("strategy-3-why"), lines: &["h5-h8 k9-i7 xj5-j9 xg7"] }),
    },
    Lesson {
        title: key!("strategy-4"),
        text: &[key!("strategy-4-text-1"), key!("strategy-4-text-2")],
        task: key!("strategy-4-task"),
        variant: "yinsh",
        position: "3w/1Bw2w1/8/3W5/4wB4/1WwBb4/bbbwbw4/bbbbW4/bwbw4/wBwwW2/1bw1 b 1-1",
        goal: &["b2-b4"],
        then: Some(FollowUp { why: key!("strategy-4-why"), lines: &["j9-j10 b4-b5 d4-a4"] }),
    },
    Lesson {
        title: key!("strategy-5"),
        text: &[key!("strategy-5-text-1"), key!("strategy-5-text-2")],
        task: key!("strategy-5-task"),
        variant: "yinsh-blitz",
        position: "4/B1W3B/8/9/4WW4/5W3/10/3B5/7W/7/B3 b 0-0",
        goal: &["f6"],
        then: Some(FollowUp { why: key!("strategy-5-why"), lines: &["b3-d5 b1-g6"] }),
    },
];
