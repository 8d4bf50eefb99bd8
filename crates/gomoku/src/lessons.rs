//! How to play, step by step.

use plyground_rules::Lesson;

/// In the order in which a newcomer needs them.
pub(crate) const LESSONS: &[Lesson] = &[
    Lesson {
        title: "Five in a row",
        text: &[
            "Black begins, then you take turns. Each turn you put one stone on an empty crossing. Stones \
             never move and are never taken away.",
            "Five of your own stones in an unbroken line win: across, up and down, or slantwise. If the \
             board fills up before that, it is a draw.",
        ],
        task: "Make five in a row and win.",
        variant: "gomoku",
        position: "15/15/15/15/15/15/15/4ooox7/6x1o6/5x9/4x10/15/15/15/15 b",
        goal: &["d4", "i9"],
    },
    Lesson {
        title: "Stop a four",
        text: &[
            "Four stones that need only one more are called a four. If the other side has a four and you \
             cannot win at once, you must put your stone on the missing point.",
            "Here white has a four. One end is already closed, so one stone is enough to stop it.",
        ],
        task: "Stop white from making five.",
        variant: "gomoku",
        position: "15/15/15/15/15/15/6x8/3xoooo7/6x8/7x7/15/15/15/15/15 b",
        goal: &["i8"],
    },
    Lesson {
        title: "From open three to straight four",
        text: &[
            "Three stones with free points on both sides are an open three. Add one stone, and you have a \
             straight four: four in a row with both ends free.",
            "Nobody can close both ends in one turn, so a straight four wins. That is why an open three \
             should be answered at once.",
        ],
        task: "Turn black's open three into a straight four.",
        variant: "gomoku",
        position: "15/15/15/15/15/15/6oo7/5xxx7/7o7/15/15/15/15/15/15 b",
        goal: &["e8", "i8"],
    },
    Lesson {
        title: "Exactly five",
        text: &[
            "In freestyle Gomoku, five or more in a row win. In Standard Gomoku it must be exactly five: six \
             or more in a row win nothing.",
            "So look where you put your last stone. Here one point makes five and another makes six.",
        ],
        task: "Make exactly five and win.",
        variant: "gomoku-standard",
        position: "15/15/15/15/15/15/4ooo1o6/3xxxx1x6/5o9/15/15/15/15/15/15 b",
        goal: &["c8"],
    },
    Lesson {
        title: "Renju: two open threes",
        text: &[
            "Going first is a big help. So in Renju some points are forbidden to black. They are marked on \
             the board. White may play everywhere.",
            "The first kind is called 3x3: one stone that makes two open threes at once. On g8 black would \
             make one up and down and one slantwise.",
            "A four together with one open three is allowed. It usually wins.",
        ],
        task: "Make a four and an open three with one stone.",
        variant: "renju",
        position: "15/15/15/15/15/8x6/7x7/15/6x8/6x8/2oxxx9/15/15/15/15 b",
        goal: &["g5"],
    },
    Lesson {
        title: "Renju: two fours",
        text: &[
            "The second kind is called 4x4: one stone that makes two fours at once. Here that is the marked \
             point h8, where both lines meet.",
            "One straight four is a single four with two free ends. It is allowed, and just as good.",
        ],
        task: "Make a straight four without the forbidden point.",
        variant: "renju",
        position: "15/15/15/15/15/15/15/4xxx8/7x7/7x7/7x7/15/15/15/15 b",
        goal: &["d8", "h4"],
    },
    Lesson {
        title: "Renju: more than five",
        text: &[
            "The third kind is the overline: six or more stones in a row. Black may not make one. Here the \
             marked point g8 would join six stones.",
            "Exactly five always wins. That is true even if the same stone makes two threes, two fours or an \
             overline somewhere else.",
        ],
        task: "Win with black on a point that is allowed.",
        variant: "renju",
        position: "15/15/15/3o11/3x11/3x11/3x11/3xxx1xx6/15/15/15/15/15/15/15 b",
        goal: &["d7"],
    },
    Lesson {
        title: "Renju: white is free",
        text: &[
            "Nothing is forbidden to white, and white also wins with six or more in a row.",
            "White can even use the forbidden points. If black can stop a row only on a forbidden point, \
             black cannot stop it at all. Here h8 is forbidden to black: it would make two open threes.",
        ],
        task: "Play white so that only a stone on h8 could stop your row of six.",
        variant: "renju",
        position: "15/15/15/15/15/7x7/7x7/4oo2oo5/8x6/9x5/15/15/15/15/15 w",
        goal: &["g8"],
    },
];
