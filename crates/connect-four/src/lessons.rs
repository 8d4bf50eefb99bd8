//! How to play, step by step.

use plyground_rules::Lesson;
use plyground_words::key;

/// In the order in which a newcomer needs them.
pub(crate) const LESSONS: &[Lesson] = &[
    Lesson {
        title: key!("lesson-1"),
        text: &[key!("lesson-1-text-1"), key!("lesson-1-text-2")],
        task: key!("lesson-1-task"),
        variant: "connect-four",
        position: "7/7/7/7/7/3ry2 r",
        goal: &["e"],
        then: None,
    },
    Lesson {
        title: key!("lesson-2"),
        text: &[key!("lesson-2-text-1"), key!("lesson-2-text-2")],
        task: key!("lesson-2-task"),
        variant: "connect-four",
        position: "7/7/7/7/1yy4/1rrr2y r",
        goal: &["a", "e"],
        then: None,
    },
    Lesson {
        title: key!("lesson-3"),
        text: &[key!("lesson-3-text-1"), key!("lesson-3-text-2")],
        task: key!("lesson-3-task"),
        variant: "connect-four",
        position: "7/7/7/3r3/3ry2/2yry2 r",
        goal: &["d"],
        then: None,
    },
    Lesson {
        title: key!("lesson-4"),
        text: &[key!("lesson-4-text-1"), key!("lesson-4-text-2")],
        task: key!("lesson-4-task"),
        variant: "connect-four",
        position: "7/7/7/2ry3/1rry3/ryyr2y r",
        goal: &["d"],
        then: None,
    },
    Lesson {
        title: key!("lesson-5"),
        text: &[key!("lesson-5-text-1"), key!("lesson-5-text-2")],
        task: key!("lesson-5-task"),
        variant: "connect-four",
        position: "7/7/7/7/1rr4/ryyy3 r",
        goal: &["e"],
        then: None,
    },
    Lesson {
        title: key!("lesson-6"),
        text: &[key!("lesson-6-text-1"), key!("lesson-6-text-2")],
        task: key!("lesson-6-task"),
        variant: "connect-four",
        position: "7/7/7/7/2yy3/2rr3 r",
        goal: &["b", "e"],
        then: None,
    },
    Lesson {
        title: key!("lesson-7"),
        text: &[key!("lesson-7-text-1"), key!("lesson-7-text-2")],
        task: key!("lesson-7-task"),
        variant: "connect-four",
        position: "7/7/7/1r5/ryyy3/yrry2r r",
        goal: &["a", "b", "c", "d", "f", "g"],
        then: None,
    },
    Lesson {
        title: key!("lesson-8"),
        text: &[key!("lesson-8-text-1"), key!("lesson-8-text-2"), key!("lesson-8-text-3")],
        task: key!("lesson-8-task"),
        variant: "connect-four",
        position: "yyryy2/rryrry1/yrryyr1/ryyrrr1/yryryy1/yryryrr r",
        goal: &["f"],
        then: None,
    },
];
