//! The Connect Four players.

use std::time::Duration;

use plyground_search::{SearchParams, Style};

use crate::{Player, ahead, hazy, likes, player, random_moves, random_player, sight};

/// Sees some of its own moves and has hardly an idea of what is good.
fn glimpse(blind: u32, noise: i32) -> SearchParams {
    sight(1, 3_000, Style { blind, ..hazy(noise, 0) })
}

/// Further where it matters, with so many positions to look at, and perfect in the end.
fn keen(nodes: u64, noise: i32, solve: u32) -> SearchParams {
    SearchParams { selective: true, style: hazy(noise, 0), solve, table_bits: 17, ..ahead(60, nodes) }
}

/// Weakest first. Styles are in the order of the evaluation's terms: centre, twos, threats, threats of the right parity, lowest
/// threats, stacked threats.
pub(crate) fn players() -> Vec<Player> {
    vec![
        random_moves(),
        random_player(),
        player(
            "tumbler",
            "Tumbler",
            "Drops its discs wherever they happen to fall, and misses even a four.",
            "careless",
            0,
            glimpse(70, 2_000),
        ),
        player(
            "daydreamer",
            "Daydreamer",
            "Sees about half of the columns, and yours hardly ever.",
            "careless",
            0,
            glimpse(46, 500),
        ),
        player(
            "stacker",
            "Stacker",
            "Likes to see its colour pile up, and makes four when it happens.",
            "attacker",
            0,
            sight(1, 3_000, Style { theirs: 0, blind: 22, ..likes([0, 200, 100, 0, 0, 100, 0, 0], 110, 55) }),
        ),
        player(
            "middle-fan",
            "Middle Fan",
            "Wants the middle columns and forgets why.",
            "centre",
            0,
            sight(1, 3_000, Style { blind: 16, ..likes([300, 0, 0, 0, 0, 0, 0, 0], 60, 45) }),
        ),
        player(
            "row-builder",
            "Row Builder",
            "Builds its own lines with zeal and sees some of yours.",
            "attacker",
            1,
            sight(2, 5_000, Style { own: 150, theirs: 60, ..hazy(150, 30) }),
        ),
        player(
            "blocker",
            "Blocker",
            "Would rather stop your lines than finish its own.",
            "defender",
            1,
            sight(2, 5_000, Style { own: 60, theirs: 150, ..hazy(70, 8) }),
        ),
        player(
            "casual",
            "Casual",
            "Looks three discs ahead and overlooks one now and then.",
            "all-round",
            2,
            sight(3, 10_000, hazy(70, 5)),
        ),
        player(
            "trapper",
            "Trapper",
            "Loves two threats above each other, and waits for you to fill the hole below.",
            "trickster",
            2,
            sight(4, 20_000, likes([100, 100, 120, 60, 60, 250, 0, 0], 70, 3)),
        ),
        player(
            "fencer",
            "Fencer",
            "Looks five discs ahead and always has a threat in the making.",
            "threats",
            2,
            sight(5, 40_000, likes([60, 140, 180, 60, 60, 100, 0, 0], 60, 1)),
        ),
        player(
            "guardian",
            "Guardian",
            "Looks six discs ahead and lets few threats through.",
            "defender",
            3,
            sight(6, 60_000, Style { theirs: 125, ..hazy(50, 0) }),
        ),
        player(
            "counter",
            "Counter",
            "Counts rows: it knows which threats are its own in the end.",
            "zugzwang",
            3,
            SearchParams { solve: 8, ..sight(7, 80_000, likes([100, 80, 100, 150, 150, 100, 0, 0], 30, 0)) },
        ),
        player(
            "expert",
            "Expert",
            "Sees forced lines early and plays the last twelve discs without a mistake.",
            "all-round",
            3,
            keen(25_000, 6, 12),
        ),
        player(
            "master",
            "Master",
            "Prepares its zugzwang long before you notice.",
            "all-round",
            4,
            keen(70_000, 3, 14),
        ),
        player(
            "grandmaster",
            "Grandmaster",
            "Looks very far ahead and is perfect over the last eighteen discs.",
            "all-round",
            4,
            keen(200_000, 1, 18),
        ),
        player(
            "solver",
            "Solver",
            "Plays without a mistake from about the twelfth disc on.",
            "perfect",
            4,
            SearchParams {
                time: Some(Duration::from_millis(2_000)),
                nodes: u64::MAX,
                table_bits: 20,
                ..keen(0, 0, 32)
            },
        ),
    ]
}
