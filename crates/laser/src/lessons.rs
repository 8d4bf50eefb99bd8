//! How to play, step by step.

use plyground_rules::Lesson;

/// In the order in which a newcomer needs them.
pub(crate) const LESSONS: &[Lesson] = &[
    Lesson {
        title: "Step",
        text: &[
            "Each turn you do one thing with one of your pieces. You can step to a neighbouring empty \
             square, straight or slantwise. Or you can turn the piece on its square.",
            "Only the sphinx in the corner stays where it is. It holds your laser, and the laser fires at \
             the end of each of your turns.",
        ],
        task: "Step with the blue pyramid to any square beside it.",
        variant: "laser",
        position: "sc3fc5/10/10/10/4Pa5/10/10/4Fa4Sa b",
        goal: &["e4d3", "e4d4", "e4d5", "e4e3", "e4e5", "e4f3", "e4f4", "e4f5"],
    },
    Lesson {
        title: "Turn the mirror",
        text: &[
            "The beam runs straight until it meets something. A pyramid has a slanted mirror: it catches \
             beams on two of its sides and sends them round the corner.",
            "You can turn a piece by a quarter, to the right or to the left. The blue sphinx on j1 fires \
             upwards. Right now the pyramid sends the beam off the board.",
        ],
        task: "Turn the pyramid so that it sends the beam to the left.",
        variant: "laser",
        position: "sc3fc5/10/10/10/9Pb/10/10/4Fa4Sa b",
        goal: &["j4+"],
    },
    Lesson {
        title: "Destroy a piece",
        text: &[
            "A pyramid has no mirror on its other two sides. If the beam hits it there, the pyramid is \
             destroyed and leaves the board.",
            "The beam ends where it hits. So each shot destroys one piece at most.",
        ],
        task: "Step into the beam with your pyramid and destroy the red one.",
        variant: "laser",
        position: "sc3fc5/10/10/10/2pd5Pc1/10/10/4Fa4Sa b",
        goal: &["i4j4"],
    },
    Lesson {
        title: "The anubis and its shield",
        text: &[
            "The anubis has no mirror but a shield in front. The shield stops the beam and nothing happens. \
             From the sides and from the back the anubis is destroyed.",
            "Here the red anubis holds its shield to the right, straight into your beam. Your pyramid below \
             it can send the beam up.",
        ],
        task: "Move the beam one row down and destroy the anubis from below.",
        variant: "laser",
        position: "sc5fc3/10/10/3nb5Pc/3Pa6/10/10/6Fa2Sa b",
        goal: &["j5j4"],
    },
    Lesson {
        title: "The scarab swaps",
        text: &[
            "The scarab has mirrors on both faces. No beam can destroy it.",
            "It can also change places with a piece beside it, yours or the other side's. Only a sphinx \
             cannot be swapped. Both pieces keep the way they face.",
            "Here the red anubis blocks your laser with its shield. Watch where the beam goes after the \
             swap.",
        ],
        task: "Swap your scarab with the red anubis.",
        variant: "laser",
        position: "sc3fc5/10/10/8Rbnc/10/10/10/4Fa4Sa b",
        goal: &["i5j5"],
    },
    Lesson {
        title: "Mind your own pieces",
        text: &[
            "The laser does not care whose piece it hits. Your own pieces are destroyed just the same. And \
             it fires after every turn, whether you like it or not.",
            "Here your own beam is about to hit your pyramid on a side without a mirror. If you play \
             elsewhere, you lose it.",
        ],
        task: "Save your pyramid from your own laser.",
        variant: "laser",
        position: "sc3fc5/10/10/10/9Pa/10/10/4Fa4Sa b",
        goal: &["j4+", "j4i3", "j4i4", "j4i5"],
    },
    Lesson {
        title: "Hit the pharaoh",
        text: &[
            "The pharaoh is the piece that counts. It has neither mirror nor shield. If it is hit, its owner \
             loses, no matter who fired.",
            "If the same position comes up for the third time with the same side to move, the game is a \
             draw.",
            "Follow the beam with your finger: two mirrors bring it to the red pharaoh.",
        ],
        task: "Turn a pyramid, hit the red pharaoh and win.",
        variant: "laser",
        position: "sc9/4fc5/10/10/10/4Pb4Pc/10/6Fa2Sa b",
        goal: &["e3-"],
    },
    Lesson {
        title: "Khet: the sphinx turns",
        text: &[
            "The Khet 2.0 rules differ a little. Instead of moving a piece you may turn your sphinx. It has \
             two ways to face: along its column or along its row.",
            "Scarabs swap only with pyramids and anubis. And some squares let in one colour only: column j, \
             b1 and b8 are for blue, column a, i1 and i8 for red.",
        ],
        task: "Turn your sphinx, hit the red pharaoh and win.",
        variant: "laser-khet",
        position: "sc9/3fc6/10/10/10/10/5Fa4/3Pa5Sa b",
        goal: &["j1-"],
    },
];
