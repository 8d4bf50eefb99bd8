//! The YINSH players (Y5).

use plyground_search::{Orders, Taste};

use crate::{Player, hazy, likes, player, random_moves, random_player, sight};

/// Weakest first. Tastes are in the order of the evaluation's terms: rings taken, fours, threes, twos, markers, mobility, centre.
pub(crate) fn players() -> Vec<Player> {
    vec![
        random_moves(),
        random_player(),
        player(
            "easy",
            "Easy",
            "Makes a row when it sees one and does not look at yours.",
            "careless",
            0,
            sight(1, 3_000, likes([100, 60, 60, 60, 60, 50, 100, 0], 130, 0)),
        ),
        player(
            "marker-hoarder",
            "Marker Hoarder",
            "Wants the board full of its colour and forgets that rows win.",
            "greedy",
            0,
            sight(1, 3_000, likes([100, 20, 0, 0, 300, 0, 50, 0], 60, 0)),
        ),
        player(
            "wanderer",
            "Wanderer",
            "Keeps its rings free to roam and makes rows when they come its way.",
            "mobility",
            1,
            sight(2, 10_000, likes([100, 80, 80, 40, 60, 200, 150, 0], 60, 30)),
        ),
        player(
            "row-builder",
            "Row Builder",
            "Builds its own rows with zeal and sees some of yours.",
            "attacker",
            1,
            sight(2, 10_000, Taste { own: 130, theirs: 80, ..hazy(45, 20) }),
        ),
        player(
            "row-breaker",
            "Row Breaker",
            "Would rather spoil your rows than finish its own.",
            "defender",
            1,
            sight(2, 20_000, Taste { own: 80, theirs: 120, ..hazy(35, 12) }),
        ),
        player(
            "medium",
            "Medium",
            "Looks two moves ahead and misses little of what is near.",
            "all-round",
            2,
            sight(2, 30_000, hazy(25, 5)),
        ),
        player(
            "flipper",
            "Flipper",
            "Likes long jumps that turn half the board.",
            "trickster",
            2,
            sight(2, 40_000, likes([100, 110, 120, 120, 200, 120, 100, 0], 12, 0)),
        ),
        player(
            "defender",
            "Defender",
            "Looks three moves ahead and lets few rows through.",
            "defender",
            3,
            sight(3, 60_000, Taste { theirs: 130, ..hazy(40, 12) }),
        ),
        player(
            "attacker",
            "Attacker",
            "Looks three moves ahead and always has a row in the making.",
            "attacker",
            3,
            sight(3, 120_000, Taste { own: 130, ..hazy(10, 0) }),
        ),
        player(
            "hard",
            "Hard",
            "Looks four moves ahead and sees every row that is near.",
            "all-round",
            3,
            sight(4, 200_000, hazy(8, 0)),
        ),
        player(
            "master",
            "Master",
            "As far ahead as a second of thought allows.",
            "all-round",
            4,
            Orders { table_bits: 18, ..sight(60, 1_200_000, hazy(4, 0)) },
        ),
    ]
}
