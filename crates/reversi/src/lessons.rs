//! How to play, step by step.

use plyground_rules::Lesson;

/// In the order in which a newcomer needs them.
pub(crate) const LESSONS: &[Lesson] = &[
    Lesson {
        title: "Enclose and turn",
        text: &[
            "Reversi is played with discs that are dark on one side and light on the other. Dark begins, \
             then you take turns. Each turn you put one disc on an empty square.",
            "Your disc must enclose the other colour: a light disc stands between your new disc and one you \
             already have. The enclosed disc turns over and becomes yours.",
        ],
        task: "Put down a dark disc that encloses a light one.",
        variant: "reversi-6x6",
        position: "--------------OX----XO-------------- X",
        goal: &["b3", "c2", "d5", "e4"],
    },
    Lesson {
        title: "A whole line at once",
        text: &[
            "You may enclose more than one disc. If a straight line of light discs has a dark disc at each \
             end, the whole line turns over.",
            "Lines run across, up and down, and slantwise. There must be no gap in the line.",
        ],
        task: "Turn three light discs over with one move.",
        variant: "reversi-6x6",
        position: "------------XOOO---------XO--------- X",
        goal: &["e3"],
    },
    Lesson {
        title: "Many directions",
        text: &[
            "One disc can enclose lines in several directions at the same time. All of them turn over: you \
             cannot leave one out.",
            "Only lines that end at your new disc count. A disc that has just been turned over turns nothing \
             else.",
        ],
        task: "Turn discs over in three directions with one move.",
        variant: "reversi-6x6",
        position: "---------------OX---OO---OX-X------- X",
        goal: &["c3"],
    },
    Lesson {
        title: "No move: pass",
        text: &[
            "Every move must turn at least one disc. Sometimes no square does that. Then you pass, and the \
             other side moves again. In the list of moves a pass is written as two dashes.",
            "You may only pass when you have no move. Here dark cannot enclose anything.",
        ],
        task: "Pass, because dark has no move.",
        variant: "reversi-6x6",
        position: "OXX---OX---------------------------- X",
        goal: &["--"],
    },
    Lesson {
        title: "Corners stay",
        text: &[
            "A disc in a corner can never be turned over. Nobody can put a disc behind it, so nobody can \
             enclose it.",
            "Your discs next to it along the edge become safe as well. That is why good players try to get \
             the corners.",
        ],
        task: "Take the corner.",
        variant: "reversi-6x6",
        position: "-OOX----OX-------------------------- X",
        goal: &["a1"],
    },
    Lesson {
        title: "The end",
        text: &[
            "The game is over when neither side can move. Mostly that is when the board is full.",
            "Now count: the side with more discs wins. If both have the same number, it is a draw. Being \
             behind until the last move does not matter at all.",
        ],
        task: "Fill the last square and win.",
        variant: "reversi-4x4",
        position: "XXXXXXOOXOOOOOO- X",
        goal: &["d4"],
    },
];
