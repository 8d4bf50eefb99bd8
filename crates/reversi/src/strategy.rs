//! How to play well: positions to try, checked by the engine in `crates/games/tests/strategy.rs`.

use plyground_rules::{FollowUp, Lesson};
use plyground_words::key;

/// From the plainest idea to the finest.
pub(crate) const STRATEGY: &[Lesson] = &[
    Lesson {
        title: key!("strategy-1"),
        text: &[key!("strategy-1-text-1"), key!("strategy-1-text-2")],
        task: key!("strategy-1-task"),
        variant: "reversi",
        position: "---X-----OOOOO-OXXOXXOOXXXOOXOXXXXXXOXXXXXXXXO-XX-XXXO----XXX--- X",
        goal: &["h1"],
        then: Some(FollowUp { why: key!("strategy-1-why"), lines: &["g6"] }),
    },
    Lesson {
        title: key!("strategy-2"),
        text: &[key!("strategy-2-text-1"), key!("strategy-2-text-2")],
        task: key!("strategy-2-task"),
        variant: "reversi",
        position: "---X-O--X--XXXO--XOOOOOXOOXXOOOXOOXOOOOXOOOOXXOX-OOOOO---OOOOO-- X",
        goal: &["c2"],
        then: Some(FollowUp { why: key!("strategy-2-why"), lines: &["c1"] }),
    },
    Lesson {
        title: key!("strategy-3"),
        text: &[key!("strategy-3-text-1"), key!("strategy-3-text-2")],
        task: key!("strategy-3-task"),
        variant: "reversi",
        position: "-----O----OOOO--OX-OOOOXXXXXXXXX-XOXOXXX-XXXXX-O--XXXX---------- O",
        goal: &["h2"],
        then: Some(FollowUp { why: key!("strategy-3-why"), lines: &["b1"] }),
    },
    Lesson {
        title: key!("strategy-4"),
        text: &[key!("strategy-4-text-1"), key!("strategy-4-text-2")],
        task: key!("strategy-4-task"),
        variant: "reversi",
        position: "--OOOOO---OOOO--XXXXOOO--XXOXOO-OXXXOX-O-XXXOXX----------------- O",
        goal: &["g5"],
        then: Some(FollowUp { why: key!("strategy-4-why"), lines: &["h3"] }),
    },
    Lesson {
        title: key!("strategy-5"),
        text: &[key!("strategy-5-text-1"), key!("strategy-5-text-2")],
        task: key!("strategy-5-task"),
        variant: "reversi",
        position: "--OOOX--OOOOXX--OOOXXXX-OXOOOX--OXXOXOX-OOOXOXXXOOOXXX----XXXX-- X",
        goal: &["g4"],
        then: Some(FollowUp { why: key!("strategy-5-why"), lines: &["g2"] }),
    },
    Lesson {
        title: key!("strategy-6"),
        text: &[key!("strategy-6-text-1"), key!("strategy-6-text-2")],
        task: key!("strategy-6-task"),
        variant: "reversi",
        position: "OOOXXXXXOOOOXOO-OOOXXOO-OOXXXXO-OOOOXOOOOOOOOXXXOOOOXXXXXXO-XX-- X",
        goal: &["d8"],
        then: Some(FollowUp { why: key!("strategy-6-why"), lines: &["h8 g8 -- h2 h3 h4"] }),
    },
];
