//! How to play, step by step.

use plyground_rules::Lesson;

/// In the order in which a newcomer needs them.
pub(crate) const LESSONS: &[Lesson] = &[
    Lesson {
        title: "Place the rings",
        text: &[
            "Each side has five rings. You begin with an empty board and put them down in turn, white first. \
             Any free crossing will do.",
            "The game goes on when all ten rings are down. It is good to spread them out.",
        ],
        task: "Place a white ring on any crossing.",
        variant: "yinsh",
        position: "4/7/8/9/10/9/10/9/8/7/4 w 0-0",
        goal: &[],
    },
    Lesson {
        title: "Move a ring",
        text: &[
            "Now each turn you move one of your rings. It goes along a line, as far as you like over empty \
             crossings. It never passes over another ring.",
            "Where the ring stood, it leaves a marker of your colour. Markers are flat pieces, white on one \
             side and black on the other.",
        ],
        task: "Move the white ring on f6 and see the marker it leaves.",
        variant: "yinsh",
        position: "WWWW/7/8/9/10/4W4/10/9/8/6B/BBBB w 0-0",
        goal: &[
            "f6-b2", "f6-b6", "f6-c3", "f6-c6", "f6-d4", "f6-d6", "f6-e5", "f6-e6", "f6-f10", "f6-f2",
            "f6-f3", "f6-f4", "f6-f5", "f6-f7", "f6-f8", "f6-f9", "f6-g6", "f6-g7", "f6-h6", "f6-h8",
            "f6-i6", "f6-i9", "f6-j10", "f6-j6",
        ],
    },
    Lesson {
        title: "Jump and flip",
        text: &[
            "A ring can jump over markers that stand side by side, of both colours. It must land on the \
             first empty crossing behind them.",
            "Every marker you jump over is flipped: black becomes white, and white becomes black.",
        ],
        task: "Jump over both black markers and turn them white.",
        variant: "yinsh",
        position: "WWWW/7/8/9/10/4W1bb1/10/9/8/6B/BBBB w 0-0",
        goal: &["f6-f10"],
    },
    Lesson {
        title: "Make a row",
        text: &[
            "You want five markers of your colour side by side on one line. That is a row. Rings do not \
             count.",
            "A row can be finished by the marker your ring leaves, or by flipping. Take care: if you make a \
             row of the other colour, it belongs to the other side.",
        ],
        task: "Flip the black marker and make a row of five white ones.",
        variant: "yinsh",
        position: "WWWW/7/8/9/10/4W4/1wwwbw4/9/8/6B/BBBB w 0-0",
        goal: &["f6-h6"],
    },
    Lesson {
        title: "Take the row",
        text: &[
            "When you have a row, you take its five markers off the board. They can be used again.",
            "The row is taken right away, still in the same turn. After that you also take off one of your \
             rings. That comes next.",
        ],
        task: "Take the white row off the board.",
        variant: "yinsh",
        position: "WWWW/7/8/9/10/wwwww4/5W4/9/8/6B/BBBB w 0-0 row w",
        goal: &["xf2-f6"],
    },
    Lesson {
        title: "Take a ring and win",
        text: &[
            "After the row you take off one of your own rings, whichever you like. Three rings off the board \
             win. But the fewer rings you have, the harder it gets.",
            "If you cannot move, you pass. If neither side can move, or all 51 markers are on the board, the \
             game is over too: more rings off wins, and the same number is a draw.",
            "White has just taken the third row.",
        ],
        task: "Take off the third white ring and win.",
        variant: "yinsh",
        position: "WW2/7/8/9/10/9/5W4/9/8/6B/BBBB w 2-0 ring w",
        goal: &["xa2", "xa3", "xg7"],
    },
    Lesson {
        title: "Several rows",
        text: &[
            "One move can make several rows. You take them one by one, with a ring for each. If rows cross, \
             choose one: the other has lost a marker and no longer counts. Of six in a row, choose five.",
            "If both sides get a row, the one who moved takes first.",
        ],
        task: "Choose one of the two crossing rows and take it.",
        variant: "yinsh",
        position: "WWWW/5w1/5w2/5w3/5w4/wwwww4/5W4/9/8/6B/BBBB w 0-0 row w",
        goal: &["xb6-f6", "xf2-f6"],
    },
    Lesson {
        title: "Blitz",
        text: &[
            "Blitz is the short game, and a good one to start with. All the rules are the same, but the \
             first ring you take off wins.",
            "So the first row decides. White has just taken one.",
        ],
        task: "Take off one white ring and win.",
        variant: "yinsh-blitz",
        position: "WWWW/7/8/9/10/9/5W4/9/8/6B/BBBB w 0-0 ring w",
        goal: &["xa2", "xa3", "xa4", "xa5", "xg7"],
    },
];
