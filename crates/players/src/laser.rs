//! The Laser Chess players.

use plyground_search::Orders;

use crate::{Player, hazy, likes, player, random_moves, random_player, sight};

/// Weakest first. Tastes are in the order of the evaluation's terms: material, threat, aim, shelter, reach, forward.
pub(crate) fn players() -> Vec<Player> {
    vec![
        random_moves(),
        random_player(),
        player(
            "sunbather",
            "Sunbather",
            "Likes a long beam and does not ask what it hits.",
            "careless",
            0,
            sight(1, 3_000, likes([30, 20, 50, 0, 600, 0, 0, 0], 60, 0)),
        ),
        player(
            "pathfinder",
            "Pathfinder",
            "Marches forward and shoots when something stands in the way.",
            "careless",
            0,
            sight(1, 3_000, likes([100, 60, 50, 50, 100, 300, 0, 0], 30, 0)),
        ),
        player(
            "newcomer",
            "Newcomer",
            "Never walks into your beam, but often does not see what you are up to.",
            "careless",
            1,
            sight(2, 8_000, likes([100, 0, 30, 0, 50, 30, 0, 0], 80, 80)),
        ),
        player(
            "guardian",
            "Guardian",
            "Hides its pharaoh behind its pieces and waits for your mistakes.",
            "defender",
            1,
            sight(2, 12_000, likes([120, 40, 40, 250, 50, 20, 0, 0], 50, 45)),
        ),
        player(
            "hothead",
            "Hothead",
            "Aims at your pharaoh whatever it costs.",
            "attacker",
            1,
            sight(2, 10_000, likes([80, 60, 250, 50, 100, 180, 0, 0], 40, 28)),
        ),
        player(
            "mirror-smith",
            "Mirror Smith",
            "Looks two moves ahead and likes beams that go around many corners.",
            "trickster",
            2,
            sight(2, 20_000, likes([100, 120, 120, 100, 250, 100, 0, 0], 30, 18)),
        ),
        player(
            "sharpshooter",
            "Sharpshooter",
            "Looks two moves ahead and takes what it can hit.",
            "attacker",
            2,
            sight(2, 30_000, likes([130, 150, 150, 80, 100, 100, 0, 0], 6, 0)),
        ),
        player(
            "sentinel",
            "Sentinel",
            "Looks three moves ahead and leaves nothing in your beam.",
            "defender",
            3,
            sight(3, 150_000, likes([120, 120, 60, 160, 80, 60, 0, 0], 35, 10)),
        ),
        player(
            "strategist",
            "Strategist",
            "Looks three moves ahead and weighs attack and defence alike.",
            "all-round",
            3,
            sight(3, 400_000, hazy(6, 0)),
        ),
        player(
            "vizier",
            "Vizier",
            "Looks four moves ahead and punishes every careless turn.",
            "all-round",
            4,
            Orders { table_bits: 18, ..sight(4, 700_000, hazy(5, 0)) },
        ),
        player(
            "pharaoh",
            "Pharaoh",
            "As far ahead as a second of thought allows.",
            "all-round",
            4,
            Orders { table_bits: 19, ..sight(60, 1_500_000, hazy(3, 0)) },
        ),
    ]
}
