//! The Reversi players.

use std::time::Duration;

use plyground_search::{SearchParams, Style};

use crate::{Player, ahead, hazy, likes, player, random_moves, random_player};

/// So many moves ahead, and to the end from so many empty squares on (R4).
fn sight(depth: u32, solve: u32, style: Style) -> SearchParams {
    SearchParams { solve, style, ..ahead(depth, NODES) }
}

/// The same, looking further where it matters.
fn keen(depth: u32, solve: u32, noise: i32) -> SearchParams {
    SearchParams { selective: true, table_bits: 18, ..sight(depth, solve, hazy(noise, 0)) }
}

/// Far more than the players need: the guard against the odd position, which would keep people waiting.
pub(crate) const NODES: u64 = 24_000_000;

/// Leaving the other side no good move, whatever it costs in discs.
const SQUEEZING: [i32; 8] = [100, 100, 100, 190, 160, 0, 60, 100];

/// Weakest first. Tastes are in the order of the evaluation's terms: corners, X squares, C squares, mobility, frontier,
/// discs, edges, anchored. A plain style evaluates by the fitted patterns, in hundredths of a disc.
pub(crate) fn players() -> Vec<Player> {
    vec![
        random_moves(),
        random_player(),
        player(
            "greedy",
            "Greedy",
            "Turns as many discs as it can, which is exactly what one should not do early on.",
            "greedy",
            0,
            sight(1, 1, likes([60, 0, 0, 0, 0, 2000, 0, 0], 30, 0)),
        ),
        player(
            "edge-lover",
            "Edge Lover",
            "Loves the edges and forgets about the corners behind them.",
            "territory",
            0,
            sight(1, 1, likes([40, 0, 0, 60, 0, 250, 550, 60], 20, 0)),
        ),
        player(
            "newcomer",
            "Newcomer",
            "Knows that corners are good but often does not see how they are lost.",
            "careless",
            0,
            sight(2, 2, likes([100, 30, 20, 40, 20, 400, 150, 60], 220, 68)),
        ),
        player(
            "wallflower",
            "Wallflower",
            "Keeps its discs out of your reach and forgets what they are for.",
            "defender",
            0,
            sight(1, 2, likes([60, 60, 60, 150, 160, 0, 20, 60], 52, 0)),
        ),
        player(
            "corner-hunter",
            "Corner Hunter",
            "Wants corners and nothing else, and sees some of your replies.",
            "corners",
            1,
            sight(2, 2, likes([160, 120, 100, 10, 10, 200, 100, 100], 160, 40)),
        ),
        player(
            "collector",
            "Collector",
            "Builds safe edges from its corners and collects discs along the way.",
            "territory",
            1,
            sight(3, 4, likes([100, 100, 100, 40, 30, 500, 200, 160], 90, 25)),
        ),
        player(
            "squeeze",
            "Squeeze",
            "Tries to leave you nothing but bad moves.",
            "mobility",
            1,
            sight(2, 4, likes(SQUEEZING, 48, 10)),
        ),
        player(
            "schemer",
            "Schemer",
            "Gives you discs today to take your moves away tomorrow.",
            "trickster",
            1,
            sight(3, 6, likes(SQUEEZING, 60, 10)),
        ),
        player(
            "student",
            "Student",
            "Knows what a good position looks like, but only looks at its own move.",
            "all-round",
            2,
            sight(1, 4, hazy(20, 0)),
        ),
        player(
            "apprentice",
            "Apprentice",
            "Looks two moves ahead and still misjudges things.",
            "all-round",
            2,
            sight(2, 5, hazy(320, 4)),
        ),
        player(
            "regular",
            "Regular",
            "Looks three moves ahead, roughly, and plays the last six squares without a mistake.",
            "all-round",
            2,
            sight(3, 6, hazy(680, 2)),
        ),
        player(
            "tactician",
            "Tactician",
            "Looks three moves ahead and seldom falls into a trap.",
            "all-round",
            2,
            sight(3, 7, hazy(400, 0)),
        ),
        player(
            "veteran",
            "Veteran",
            "Looks four moves ahead and plays the last eight squares without a mistake.",
            "all-round",
            3,
            sight(4, 8, hazy(560, 0)),
        ),
        player(
            "strategist",
            "Strategist",
            "Looks four moves ahead with a sure eye, and plays the last ten squares perfectly.",
            "all-round",
            3,
            sight(4, 10, hazy(20, 0)),
        ),
        player(
            "expert",
            "Expert",
            "Looks five moves ahead and plays the last eleven squares without a mistake.",
            "all-round",
            3,
            sight(5, 11, hazy(160, 0)),
        ),
        player(
            "master",
            "Master",
            "Looks six moves ahead and plays the last twelve squares without a mistake.",
            "all-round",
            3,
            keen(6, 12, 30),
        ),
        player(
            "champion",
            "Champion",
            "Looks seven moves ahead and plays the last thirteen squares without a mistake.",
            "all-round",
            4,
            keen(7, 13, 30),
        ),
        player(
            "virtuoso",
            "Virtuoso",
            "Looks nine moves ahead and plays the last fourteen squares without a mistake.",
            "all-round",
            4,
            keen(9, 14, 40),
        ),
        player(
            "maestro",
            "Maestro",
            "Looks ten moves ahead and plays the last sixteen squares without a mistake.",
            "all-round",
            4,
            keen(10, 16, 40),
        ),
        player(
            "grandmaster",
            "Grandmaster",
            "Looks twelve moves ahead and plays the last eighteen squares without a mistake.",
            "all-round",
            4,
            keen(12, 18, 40),
        ),
        player(
            "legend",
            "Legend",
            "Looks thirteen moves ahead and plays the last nineteen squares without a mistake.",
            "all-round",
            4,
            keen(13, 19, 20),
        ),
        player(
            "oracle",
            "Oracle",
            "As far ahead as the time allows, and perfect long before the end.",
            "all-round",
            4,
            SearchParams {
                time: Some(Duration::from_millis(1_500)),
                nodes: u64::MAX,
                table_bits: 21,
                ..keen(60, 20, 10)
            },
        ),
    ]
}
