//! How to play, step by step.

use plyground_rules::Lesson;
use plyground_words::key;

/// In the order in which a newcomer needs them.
pub(crate) const LESSONS: &[Lesson] = &[
    Lesson {
        title: key!("lesson-1"),
        text: &[key!("lesson-1-text-1"), key!("lesson-1-text-2")],
        task: key!("lesson-1-task"),
        variant: "reversi-6x6",
        position: "--------------OX----XO-------------- X",
        goal: &["b3", "c2", "d5", "e4"],
        then: None,
    },
    Lesson {
        title: key!("lesson-2"),
        text: &[key!("lesson-2-text-1"), key!("lesson-2-text-2")],
        task: key!("lesson-2-task"),
        variant: "reversi-6x6",
        position: "------------XOOO---------XO--------- X",
        goal: &["e3"],
        then: None,
    },
    Lesson {
        title: key!("lesson-3"),
        text: &[key!("lesson-3-text-1"), key!("lesson-3-text-2")],
        task: key!("lesson-3-task"),
        variant: "reversi-6x6",
        position: "---------------OX---OO---OX-X------- X",
        goal: &["c3"],
        then: None,
    },
    Lesson {
        title: key!("lesson-4"),
        text: &[key!("lesson-4-text-1"), key!("lesson-4-text-2")],
        task: key!("lesson-4-task"),
        variant: "reversi-6x6",
        position: "OXX---OX---------------------------- X",
        goal: &["--"],
        then: None,
    },
    Lesson {
        title: key!("lesson-5"),
        text: &[key!("lesson-5-text-1"), key!("lesson-5-text-2")],
        task: key!("lesson-5-task"),
        variant: "reversi-6x6",
        position: "-OOX----OX-------------------------- X",
        goal: &["a1"],
        then: None,
    },
    Lesson {
        title: key!("lesson-6"),
        text: &[key!("lesson-6-text-1"), key!("lesson-6-text-2")],
        task: key!("lesson-6-task"),
        variant: "reversi-4x4",
        position: "XXXXXXOOXOOOOOO- X",
        goal: &["d4"],
        then: None,
    },
];
