//! How to play, step by step.

use plyground_rules::Lesson;
use plyground_words::key;

/// In the order in which a newcomer needs them.
pub(crate) const LESSONS: &[Lesson] = &[
    Lesson {
        title: key!("lesson-1"),
        text: &[key!("lesson-1-text-1"), key!("lesson-1-text-2")],
        task: key!("lesson-1-task"),
        variant: "laser",
        position: "sc3fc5/10/10/10/4Pa5/10/10/4Fa4Sa b",
        goal: &["e4d3", "e4d4", "e4d5", "e4e3", "e4e5", "e4f3", "e4f4", "e4f5"],
        then: None,
    },
    Lesson {
        title: key!("lesson-2"),
        text: &[key!("lesson-2-text-1"), key!("lesson-2-text-2")],
        task: key!("lesson-2-task"),
        variant: "laser",
        position: "sc3fc5/10/10/10/9Pb/10/10/4Fa4Sa b",
        goal: &["j4+"],
        then: None,
    },
    Lesson {
        title: key!("lesson-3"),
        text: &[key!("lesson-3-text-1"), key!("lesson-3-text-2")],
        task: key!("lesson-3-task"),
        variant: "laser",
        position: "sc3fc5/10/10/10/2pd5Pc1/10/10/4Fa4Sa b",
        goal: &["i4j4"],
        then: None,
    },
    Lesson {
        title: key!("lesson-4"),
        text: &[key!("lesson-4-text-1"), key!("lesson-4-text-2")],
        task: key!("lesson-4-task"),
        variant: "laser",
        position: "sc5fc3/10/10/3nb5Pc/3Pa6/10/10/6Fa2Sa b",
        goal: &["j5j4"],
        then: None,
    },
    Lesson {
        title: key!("lesson-5"),
        text: &[key!("lesson-5-text-1"), key!("lesson-5-text-2"), key!("lesson-5-text-3")],
        task: key!("lesson-5-task"),
        variant: "laser",
        position: "sc3fc5/10/10/8Rbnc/10/10/10/4Fa4Sa b",
        goal: &["i5j5"],
        then: None,
    },
    Lesson {
        title: key!("lesson-6"),
        text: &[key!("lesson-6-text-1"), key!("lesson-6-text-2")],
        task: key!("lesson-6-task"),
        variant: "laser",
        position: "sc3fc5/10/10/10/9Pa/10/10/4Fa4Sa b",
        goal: &["j4+", "j4i3", "j4i4", "j4i5"],
        then: None,
    },
    Lesson {
        title: key!("lesson-7"),
        text: &[key!("lesson-7-text-1"), key!("lesson-7-text-2"), key!("lesson-7-text-3")],
        task: key!("lesson-7-task"),
        variant: "laser",
        position: "sc9/4fc5/10/10/10/4Pb4Pc/10/6Fa2Sa b",
        goal: &["e3-"],
        then: None,
    },
    Lesson {
        title: key!("lesson-8"),
        text: &[key!("lesson-8-text-1"), key!("lesson-8-text-2")],
        task: key!("lesson-8-task"),
        variant: "laser-khet",
        position: "sc9/3fc6/10/10/10/10/5Fa4/3Pa5Sa b",
        goal: &["j1-"],
        then: None,
    },
];
