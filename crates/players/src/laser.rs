//! The Laser Chess players.

use plyground_search::Orders;

use crate::{Mind, Player, RANDOM, STRENGTHS, hazy, likes, sight};

/// Weakest first. Tastes are in the order of the evaluation's terms: material, threat, aim, shelter, reach, forward.
pub(crate) static PLAYERS: [Player; 12] = [
    RANDOM,
    Player {
        id: "sunbather",
        name: "Sunbather",
        about: "Likes a long beam and does not ask what it hits.",
        style: "careless",
        strength: STRENGTHS[0],
        mind: Mind::Search(sight(1, 3_000, likes([30, 20, 50, 0, 600, 0, 0, 0], 60, 0))),
    },
    Player {
        id: "pathfinder",
        name: "Pathfinder",
        about: "Marches forward and shoots when something stands in the way.",
        style: "careless",
        strength: STRENGTHS[0],
        mind: Mind::Search(sight(1, 3_000, likes([100, 60, 50, 50, 100, 300, 0, 0], 30, 0))),
    },
    Player {
        id: "newcomer",
        name: "Newcomer",
        about: "Never walks into your beam, but often does not see what you are up to.",
        style: "careless",
        strength: STRENGTHS[1],
        mind: Mind::Search(sight(2, 8_000, likes([100, 0, 30, 0, 50, 30, 0, 0], 80, 80))),
    },
    Player {
        id: "guardian",
        name: "Guardian",
        about: "Hides its pharaoh behind its pieces and waits for your mistakes.",
        style: "defender",
        strength: STRENGTHS[1],
        mind: Mind::Search(sight(2, 12_000, likes([120, 40, 40, 250, 50, 20, 0, 0], 50, 45))),
    },
    Player {
        id: "hothead",
        name: "Hothead",
        about: "Aims at your pharaoh whatever it costs.",
        style: "attacker",
        strength: STRENGTHS[1],
        mind: Mind::Search(sight(2, 10_000, likes([80, 60, 250, 50, 100, 180, 0, 0], 40, 28))),
    },
    Player {
        id: "mirror-smith",
        name: "Mirror Smith",
        about: "Looks two moves ahead and likes beams that go around many corners.",
        style: "trickster",
        strength: STRENGTHS[2],
        mind: Mind::Search(sight(2, 20_000, likes([100, 120, 120, 100, 250, 100, 0, 0], 30, 18))),
    },
    Player {
        id: "sharpshooter",
        name: "Sharpshooter",
        about: "Looks two moves ahead and takes what it can hit.",
        style: "attacker",
        strength: STRENGTHS[2],
        mind: Mind::Search(sight(2, 30_000, likes([130, 150, 150, 80, 100, 100, 0, 0], 6, 0))),
    },
    Player {
        id: "sentinel",
        name: "Sentinel",
        about: "Looks three moves ahead and leaves nothing in your beam.",
        style: "defender",
        strength: STRENGTHS[3],
        mind: Mind::Search(sight(3, 150_000, likes([120, 120, 60, 160, 80, 60, 0, 0], 35, 10))),
    },
    Player {
        id: "strategist",
        name: "Strategist",
        about: "Looks three moves ahead and weighs attack and defence alike.",
        style: "all-round",
        strength: STRENGTHS[3],
        mind: Mind::Search(sight(3, 400_000, hazy(6, 0))),
    },
    Player {
        id: "vizier",
        name: "Vizier",
        about: "Looks four moves ahead and punishes every careless turn.",
        style: "all-round",
        strength: STRENGTHS[4],
        mind: Mind::Search(Orders { table_bits: 18, ..sight(4, 700_000, hazy(5, 0)) }),
    },
    Player {
        id: "pharaoh",
        name: "Pharaoh",
        about: "As far ahead as a second of thought allows.",
        style: "all-round",
        strength: STRENGTHS[4],
        mind: Mind::Search(Orders { table_bits: 19, ..sight(60, 1_500_000, hazy(3, 0)) }),
    },
];
