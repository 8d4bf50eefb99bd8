//! How to play, step by step.

use plyground_rules::Lesson;
use plyground_words::key;

/// In the order in which a newcomer needs them.
pub(crate) const LESSONS: &[Lesson] = &[
    Lesson {
        title: key!("lesson-1"),
        text: &[key!("lesson-1-text-1"), key!("lesson-1-text-2")],
        task: key!("lesson-1-task"),
        variant: "gomoku",
        position: "15/15/15/15/15/15/15/4ooox7/6x1o6/5x9/4x10/15/15/15/15 b",
        goal: &["d4", "i9"],
        then: None,
    },
    Lesson {
        title: key!("lesson-2"),
        text: &[key!("lesson-2-text-1"), key!("lesson-2-text-2")],
        task: key!("lesson-2-task"),
        variant: "gomoku",
        position: "15/15/15/15/15/15/6x8/3xoooo7/6x8/7x7/15/15/15/15/15 b",
        goal: &["i8"],
        then: None,
    },
    Lesson {
        title: key!("lesson-3"),
        text: &[key!("lesson-3-text-1"), key!("lesson-3-text-2")],
        task: key!("lesson-3-task"),
        variant: "gomoku",
        position: "15/15/15/15/15/15/6oo7/5xxx7/7o7/15/15/15/15/15/15 b",
        goal: &["e8", "i8"],
        then: None,
    },
    Lesson {
        title: key!("lesson-4"),
        text: &[key!("lesson-4-text-1"), key!("lesson-4-text-2")],
        task: key!("lesson-4-task"),
        variant: "gomoku-standard",
        position: "15/15/15/15/15/15/4ooo1o6/3xxxx1x6/5o9/15/15/15/15/15/15 b",
        goal: &["c8"],
        then: None,
    },
    Lesson {
        title: key!("lesson-5"),
        text: &[key!("lesson-5-text-1"), key!("lesson-5-text-2"), key!("lesson-5-text-3")],
        task: key!("lesson-5-task"),
        variant: "renju",
        position: "15/15/15/15/15/8x6/7x7/15/6x8/6x8/2oxxx9/15/15/15/15 b",
        goal: &["g5"],
        then: None,
    },
    Lesson {
        title: key!("lesson-6"),
        text: &[key!("lesson-6-text-1"), key!("lesson-6-text-2")],
        task: key!("lesson-6-task"),
        variant: "renju",
        position: "15/15/15/15/15/15/15/4xxx8/7x7/7x7/7x7/15/15/15/15 b",
        goal: &["d8", "h4"],
        then: None,
    },
    Lesson {
        title: key!("lesson-7"),
        text: &[key!("lesson-7-text-1"), key!("lesson-7-text-2")],
        task: key!("lesson-7-task"),
        variant: "renju",
        position: "15/15/15/3o11/3x11/3x11/3x11/3xxx1xx6/15/15/15/15/15/15/15 b",
        goal: &["d7"],
        then: None,
    },
    Lesson {
        title: key!("lesson-8"),
        text: &[key!("lesson-8-text-1"), key!("lesson-8-text-2")],
        task: key!("lesson-8-task"),
        variant: "renju",
        position: "15/15/15/15/15/7x7/7x7/4oo2oo5/8x6/9x5/15/15/15/15/15 w",
        goal: &["g8"],
        then: None,
    },
];
