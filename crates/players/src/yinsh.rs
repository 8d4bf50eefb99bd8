//! The YINSH players (Y5).

use std::time::Duration;

use plyground_search::{SearchParams, Style};

use crate::{Player, ahead, hazy, likes, player, random_moves, random_player, sight};

/// The full evaluation, further where it matters, with so many positions to look at.
fn keen(nodes: u64, noise: i32) -> SearchParams {
    SearchParams { selective: true, style: hazy(noise, 0), table_bits: 17, ..ahead(60, nodes) }
}

/// Weakest first. Tastes are in the order of the evaluation's terms: rings taken, fours, threes, twos, markers, mobility,
/// centre. A plain style evaluates by the fitted evaluation.
pub(crate) fn players() -> Vec<Player> {
    vec![
        random_moves(),
        random_player(),
        player(
            "stargazer",
            "Stargazer",
            "Moves its rings as the mood takes it, and makes a row when one is there.",
            "careless",
            0,
            sight(1, 3_000, Style { blind: 62, ..likes([100, 60, 60, 60, 60, 50, 100, 0], 8_000, 0) }),
        ),
        player(
            "rambler",
            "Rambler",
            "Likes to travel far with its rings and forgets why.",
            "mobility",
            0,
            sight(1, 3_000, likes([100, 60, 60, 60, 60, 200, 150, 0], 3_200, 0)),
        ),
        player(
            "easy",
            "Easy",
            "Makes a row when it sees one and does not look at yours.",
            "careless",
            0,
            sight(1, 3_000, likes([100, 60, 60, 60, 60, 50, 100, 0], 680, 0)),
        ),
        player(
            "marker-hoarder",
            "Marker Hoarder",
            "Wants the board full of its colour and forgets that rows win.",
            "greedy",
            0,
            sight(1, 3_000, likes([100, 20, 0, 0, 300, 0, 50, 0], 140, 0)),
        ),
        player(
            "row-builder",
            "Row Builder",
            "Builds its own rows with zeal and sees some of yours.",
            "attacker",
            1,
            sight(2, 10_000, Style { own: 130, theirs: 80, ..hazy(200, 25) }),
        ),
        player(
            "wanderer",
            "Wanderer",
            "Keeps its rings free to roam and makes rows when they come its way.",
            "mobility",
            1,
            sight(2, 20_000, likes([100, 80, 80, 40, 60, 200, 150, 0], 40, 8)),
        ),
        player(
            "row-breaker",
            "Row Breaker",
            "Would rather spoil your rows than finish its own.",
            "defender",
            1,
            sight(3, 60_000, Style { own: 80, theirs: 120, ..hazy(230, 18) }),
        ),
        player(
            "flipper",
            "Flipper",
            "Likes long jumps that turn half the board.",
            "trickster",
            2,
            sight(3, 60_000, likes([100, 110, 120, 120, 200, 120, 100, 0], 30, 8)),
        ),
        player(
            "defender",
            "Defender",
            "Looks three moves ahead and lets few rows through.",
            "defender",
            2,
            sight(3, 100_000, Style { theirs: 120, ..hazy(150, 0) }),
        ),
        player(
            "medium",
            "Medium",
            "Looks two moves ahead and misses little of what is near.",
            "all-round",
            2,
            sight(2, 30_000, hazy(340, 7)),
        ),
        player(
            "strategist",
            "Strategist",
            "Looks two moves ahead and judges well what it sees.",
            "all-round",
            3,
            sight(2, 40_000, hazy(160, 0)),
        ),
        player(
            "attacker",
            "Attacker",
            "Looks three moves ahead and always has a row in the making.",
            "attacker",
            3,
            sight(3, 120_000, hazy(480, 4)),
        ),
        player(
            "tactician",
            "Tactician",
            "Looks three moves ahead and sees most rows before they are there.",
            "all-round",
            3,
            sight(3, 120_000, hazy(200, 0)),
        ),
        player(
            "hard",
            "Hard",
            "Looks further where rows are near, and lets few of them slip.",
            "all-round",
            3,
            keen(4_800, 25),
        ),
        player(
            "captain",
            "Captain",
            "Makes few mistakes, and makes you pay for most of yours.",
            "all-round",
            3,
            keen(7_200, 22),
        ),
        player(
            "veteran",
            "Veteran",
            "Seldom lets a row slip, and knows when to give up a ring.",
            "all-round",
            4,
            keen(11_000, 20),
        ),
        player(
            "expert",
            "Expert",
            "Sees rows coming several turns before they are made.",
            "all-round",
            4,
            keen(20_000, 15),
        ),
        player(
            "sage",
            "Sage",
            "Prepares rows so early that they seem to come from nowhere.",
            "all-round",
            4,
            keen(32_000, 12),
        ),
        player(
            "master",
            "Master",
            "Plans its rows while it takes yours apart.",
            "all-round",
            4,
            keen(65_000, 10),
        ),
        player(
            "grandmaster",
            "Grandmaster",
            "As far ahead as the time allows.",
            "all-round",
            4,
            SearchParams {
                time: Some(Duration::from_millis(1_500)),
                nodes: u64::MAX,
                table_bits: 20,
                ..keen(0, 5)
            },
        ),
    ]
}
