//! How to play, step by step.

use plyground_rules::Lesson;
use plyground_words::key;

/// In the order in which a newcomer needs them.
pub(crate) const LESSONS: &[Lesson] = &[
    Lesson {
        title: key!("lesson-1"),
        text: &[key!("lesson-1-text-1"), key!("lesson-1-text-2")],
        task: key!("lesson-1-task"),
        variant: "yinsh",
        position: "4/7/8/9/10/9/10/9/8/7/4 w 0-0",
        goal: &[],
        then: None,
    },
    Lesson {
        title: key!("lesson-2"),
        text: &[key!("lesson-2-text-1"), key!("lesson-2-text-2")],
        task: key!("lesson-2-task"),
        variant: "yinsh",
        position: "WWWW/7/8/9/10/4W4/10/9/8/6B/BBBB w 0-0",
        goal: &[
            "f6-b2", "f6-b6", "f6-c3", "f6-c6", "f6-d4", "f6-d6", "f6-e5", "f6-e6", "f6-f10", "f6-f2",
            "f6-f3", "f6-f4", "f6-f5", "f6-f7", "f6-f8", "f6-f9", "f6-g6", "f6-g7", "f6-h6", "f6-h8",
            "f6-i6", "f6-i9", "f6-j10", "f6-j6",
        ],
        then: None,
    },
    Lesson {
        title: key!("lesson-3"),
        text: &[key!("lesson-3-text-1"), key!("lesson-3-text-2")],
        task: key!("lesson-3-task"),
        variant: "yinsh",
        position: "WWWW/7/8/9/10/4W1bb1/10/9/8/6B/BBBB w 0-0",
        goal: &["f6-f10"],
        then: None,
    },
    Lesson {
        title: key!("lesson-4"),
        text: &[key!("lesson-4-text-1"), key!("lesson-4-text-2")],
        task: key!("lesson-4-task"),
        variant: "yinsh",
        position: "WWWW/7/8/9/10/4W4/1wwwbw4/9/8/6B/BBBB w 0-0",
        goal: &["f6-h6"],
        then: None,
    },
    Lesson {
        title: key!("lesson-5"),
        text: &[key!("lesson-5-text-1"), key!("lesson-5-text-2")],
        task: key!("lesson-5-task"),
        variant: "yinsh",
        position: "WWWW/7/8/9/10/wwwww4/5W4/9/8/6B/BBBB w 0-0 row w",
        goal: &["xf2-f6"],
        then: None,
    },
    Lesson {
        title: key!("lesson-6"),
        text: &[key!("lesson-6-text-1"), key!("lesson-6-text-2"), key!("lesson-6-text-3")],
        task: key!("lesson-6-task"),
        variant: "yinsh",
        position: "WW2/7/8/9/10/9/5W4/9/8/6B/BBBB w 2-0 ring w",
        goal: &["xa2", "xa3", "xg7"],
        then: None,
    },
    Lesson {
        title: key!("lesson-7"),
        text: &[key!("lesson-7-text-1"), key!("lesson-7-text-2")],
        task: key!("lesson-7-task"),
        variant: "yinsh",
        position: "WWWW/5w1/5w2/5w3/5w4/wwwww4/5W4/9/8/6B/BBBB w 0-0 row w",
        goal: &["xb6-f6", "xf2-f6"],
        then: None,
    },
    Lesson {
        title: key!("lesson-8"),
        text: &[key!("lesson-8-text-1"), key!("lesson-8-text-2")],
        task: key!("lesson-8-task"),
        variant: "yinsh-blitz",
        position: "WWWW/7/8/9/10/9/5W4/9/8/6B/BBBB w 0-0 ring w",
        goal: &["xa2", "xa3", "xa4", "xa5", "xg7"],
        then: None,
    },
];
