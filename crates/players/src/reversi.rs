//! The Reversi players.

use plyground_search::{Orders, Taste};

use crate::{Mind, Player, RANDOM, STRENGTHS, ahead, hazy, likes};

/// So many moves ahead, and to the end from so many empty squares on (R4).
const fn sight(depth: u32, solve: u32, taste: Taste) -> Orders {
    Orders { solve, taste, ..ahead(depth, NODES) }
}

/// Fewer choices for the other side matter more to the strongest than what is held already.
const PATIENT: [i32; 8] = [100, 100, 100, 130, 120, 60, 100, 100];

/// Far more than the players but the last need: the guard against the odd position.
const NODES: u64 = 1_200_000;

/// Weakest first. Tastes are in the order of the evaluation's terms: corners, X squares, C squares, mobility, frontier, discs, edges, anchored.
pub(crate) static PLAYERS: [Player; 13] = [
    RANDOM,
    Player {
        id: "greedy",
        name: "Greedy",
        about: "Turns as many discs as it can, which is exactly what one should not do early on.",
        style: "greedy",
        strength: STRENGTHS[0],
        mind: Mind::Search(sight(1, 1, likes([20, 0, 0, 0, 0, 2000, 0, 0], 20, 0))),
    },
    Player {
        id: "edge-lover",
        name: "Edge Lover",
        about: "Loves the edges and forgets about the corners behind them.",
        style: "territory",
        strength: STRENGTHS[0],
        mind: Mind::Search(sight(1, 1, likes([40, 0, 0, 20, 0, 300, 600, 50], 60, 0))),
    },
    Player {
        id: "newcomer",
        name: "Newcomer",
        about: "Knows that corners are good but often does not see how they are lost.",
        style: "careless",
        strength: STRENGTHS[1],
        mind: Mind::Search(sight(2, 2, likes([100, 30, 20, 40, 20, 400, 150, 60], 120, 45))),
    },
    Player {
        id: "corner-hunter",
        name: "Corner Hunter",
        about: "Wants corners and nothing else, and sees one reply ahead.",
        style: "corners",
        strength: STRENGTHS[1],
        mind: Mind::Search(sight(2, 2, likes([160, 120, 100, 10, 10, 200, 100, 100], 50, 20))),
    },
    Player {
        id: "collector",
        name: "Collector",
        about: "Builds safe edges from its corners and collects discs along the way.",
        style: "territory",
        strength: STRENGTHS[2],
        mind: Mind::Search(sight(3, 4, likes([100, 100, 100, 40, 30, 500, 200, 160], 40, 15))),
    },
    Player {
        id: "apprentice",
        name: "Apprentice",
        about: "Looks three moves ahead and knows what matters, but still misjudges things.",
        style: "all-round",
        strength: STRENGTHS[2],
        mind: Mind::Search(sight(3, 5, hazy(60, 8))),
    },
    Player {
        id: "squeeze",
        name: "Squeeze",
        about: "Tries to leave you nothing but bad moves.",
        style: "mobility",
        strength: STRENGTHS[2],
        mind: Mind::Search(sight(3, 6, likes([100, 100, 100, 190, 160, 0, 60, 100], 15, 0))),
    },
    Player {
        id: "regular",
        name: "Regular",
        about: "Looks four moves ahead and plays the last eight squares without a mistake.",
        style: "all-round",
        strength: STRENGTHS[3],
        mind: Mind::Search(sight(4, 8, hazy(30, 0))),
    },
    Player {
        id: "tactician",
        name: "Tactician",
        about: "Looks five moves ahead and plays the last ten squares without a mistake.",
        style: "all-round",
        strength: STRENGTHS[3],
        mind: Mind::Search(sight(5, 10, hazy(20, 0))),
    },
    Player {
        id: "veteran",
        name: "Veteran",
        about: "Looks six moves ahead and patiently takes your moves away.",
        style: "mobility",
        strength: STRENGTHS[3],
        mind: Mind::Search(sight(6, 11, likes(PATIENT, 12, 0))),
    },
    Player {
        id: "master",
        name: "Master",
        about: "Looks eight moves ahead and rarely lets a lead slip.",
        style: "all-round",
        strength: STRENGTHS[4],
        mind: Mind::Search(sight(8, 12, likes(PATIENT, 8, 0))),
    },
    Player {
        id: "grandmaster",
        name: "Grandmaster",
        about: "As far ahead as a second of thought allows, and perfect at the end.",
        style: "all-round",
        strength: STRENGTHS[4],
        mind: Mind::Search(Orders {
            nodes: 3_000_000,
            table_bits: 20,
            ..sight(60, 15, likes(PATIENT, 4, 0))
        }),
    },
];
