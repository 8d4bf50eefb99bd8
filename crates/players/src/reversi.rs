//! The Reversi players.

use plyground_search::{Orders, Taste};

use crate::{Player, ahead, hazy, likes, player, random_moves, random_player};

/// So many moves ahead, and to the end from so many empty squares on (R4).
fn sight(depth: u32, solve: u32, taste: Taste) -> Orders {
    Orders { solve, taste, ..ahead(depth, NODES) }
}

/// Fewer choices for the other side matter more to the strongest than what is held already.
const PATIENT: [i32; 8] = [100, 100, 100, 130, 120, 60, 100, 100];

/// Far more than the players but the last need: the guard against the odd position.
const NODES: u64 = 1_200_000;

/// Weakest first. Tastes are in the order of the evaluation's terms: corners, X squares, C squares, mobility, frontier, discs, edges, anchored.
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
            sight(1, 1, likes([20, 0, 0, 0, 0, 2000, 0, 0], 20, 0)),
        ),
        player(
            "edge-lover",
            "Edge Lover",
            "Loves the edges and forgets about the corners behind them.",
            "territory",
            0,
            sight(1, 1, likes([40, 0, 0, 20, 0, 300, 600, 50], 60, 0)),
        ),
        player(
            "newcomer",
            "Newcomer",
            "Knows that corners are good but often does not see how they are lost.",
            "careless",
            1,
            sight(2, 2, likes([100, 30, 20, 40, 20, 400, 150, 60], 120, 45)),
        ),
        player(
            "corner-hunter",
            "Corner Hunter",
            "Wants corners and nothing else, and sees one reply ahead.",
            "corners",
            1,
            sight(2, 2, likes([160, 120, 100, 10, 10, 200, 100, 100], 50, 20)),
        ),
        player(
            "collector",
            "Collector",
            "Builds safe edges from its corners and collects discs along the way.",
            "territory",
            2,
            sight(3, 4, likes([100, 100, 100, 40, 30, 500, 200, 160], 40, 15)),
        ),
        player(
            "apprentice",
            "Apprentice",
            "Looks three moves ahead and knows what matters, but still misjudges things.",
            "all-round",
            2,
            sight(3, 5, hazy(60, 8)),
        ),
        player(
            "squeeze",
            "Squeeze",
            "Tries to leave you nothing but bad moves.",
            "mobility",
            2,
            sight(3, 6, likes([100, 100, 100, 190, 160, 0, 60, 100], 15, 0)),
        ),
        player(
            "regular",
            "Regular",
            "Looks four moves ahead and plays the last eight squares without a mistake.",
            "all-round",
            3,
            sight(4, 8, hazy(30, 0)),
        ),
        player(
            "tactician",
            "Tactician",
            "Looks five moves ahead and plays the last ten squares without a mistake.",
            "all-round",
            3,
            sight(5, 10, hazy(20, 0)),
        ),
        player(
            "veteran",
            "Veteran",
            "Looks six moves ahead and patiently takes your moves away.",
            "mobility",
            3,
            sight(6, 11, likes(PATIENT, 12, 0)),
        ),
        player(
            "master",
            "Master",
            "Looks eight moves ahead and rarely lets a lead slip.",
            "all-round",
            4,
            sight(8, 12, likes(PATIENT, 8, 0)),
        ),
        player(
            "grandmaster",
            "Grandmaster",
            "As far ahead as a second of thought allows, and perfect at the end.",
            "all-round",
            4,
            Orders { nodes: 3_000_000, table_bits: 20, ..sight(60, 15, likes(PATIENT, 4, 0)) },
        ),
    ]
}
