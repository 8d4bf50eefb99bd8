//! The YINSH players (Y5).

use plyground_search::{Orders, Taste};

use crate::{Mind, Player, RANDOM, STRENGTHS, hazy, likes, sight};

/// Weakest first. Tastes are in the order of the evaluation's terms: rings taken, fours, threes, twos, markers, mobility, centre.
pub(crate) static PLAYERS: [Player; 12] = [
    RANDOM,
    Player {
        id: "easy",
        name: "Easy",
        about: "Makes a row when it sees one and does not look at yours.",
        style: "careless",
        strength: STRENGTHS[0],
        mind: Mind::Search(sight(1, 3_000, likes([100, 60, 60, 60, 60, 50, 100, 0], 130, 0))),
    },
    Player {
        id: "marker-hoarder",
        name: "Marker Hoarder",
        about: "Wants the board full of its colour and forgets that rows win.",
        style: "greedy",
        strength: STRENGTHS[0],
        mind: Mind::Search(sight(1, 3_000, likes([100, 20, 0, 0, 300, 0, 50, 0], 60, 0))),
    },
    Player {
        id: "wanderer",
        name: "Wanderer",
        about: "Keeps its rings free to roam and makes rows when they come its way.",
        style: "mobility",
        strength: STRENGTHS[1],
        mind: Mind::Search(sight(2, 10_000, likes([100, 80, 80, 40, 60, 200, 150, 0], 60, 30))),
    },
    Player {
        id: "row-builder",
        name: "Row Builder",
        about: "Builds its own rows with zeal and sees some of yours.",
        style: "attacker",
        strength: STRENGTHS[1],
        mind: Mind::Search(sight(2, 10_000, Taste { own: 130, theirs: 80, ..hazy(45, 20) })),
    },
    Player {
        id: "row-breaker",
        name: "Row Breaker",
        about: "Would rather spoil your rows than finish its own.",
        style: "defender",
        strength: STRENGTHS[1],
        mind: Mind::Search(sight(2, 20_000, Taste { own: 80, theirs: 120, ..hazy(35, 12) })),
    },
    Player {
        id: "medium",
        name: "Medium",
        about: "Looks two moves ahead and misses little of what is near.",
        style: "all-round",
        strength: STRENGTHS[2],
        mind: Mind::Search(sight(2, 30_000, hazy(25, 5))),
    },
    Player {
        id: "flipper",
        name: "Flipper",
        about: "Likes long jumps that turn half the board.",
        style: "trickster",
        strength: STRENGTHS[2],
        mind: Mind::Search(sight(2, 40_000, likes([100, 110, 120, 120, 200, 120, 100, 0], 12, 0))),
    },
    Player {
        id: "defender",
        name: "Defender",
        about: "Looks three moves ahead and lets few rows through.",
        style: "defender",
        strength: STRENGTHS[3],
        mind: Mind::Search(sight(3, 60_000, Taste { theirs: 130, ..hazy(40, 12) })),
    },
    Player {
        id: "attacker",
        name: "Attacker",
        about: "Looks three moves ahead and always has a row in the making.",
        style: "attacker",
        strength: STRENGTHS[3],
        mind: Mind::Search(sight(3, 120_000, Taste { own: 130, ..hazy(10, 0) })),
    },
    Player {
        id: "hard",
        name: "Hard",
        about: "Looks four moves ahead and sees every row that is near.",
        style: "all-round",
        strength: STRENGTHS[3],
        mind: Mind::Search(sight(4, 200_000, hazy(8, 0))),
    },
    Player {
        id: "master",
        name: "Master",
        about: "As far ahead as a second of thought allows.",
        style: "all-round",
        strength: STRENGTHS[4],
        mind: Mind::Search(Orders { table_bits: 18, ..sight(60, 1_200_000, hazy(4, 0)) }),
    },
];
