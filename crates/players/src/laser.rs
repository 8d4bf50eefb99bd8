//! The Laser Chess players.

use std::time::Duration;

use plyground_search::{SearchParams, Style};

use crate::{Player, ahead, hazy, likes, player, random_moves, random_player, sight};

/// The full evaluation, further where the next shots hit something, with so many positions to look at; and no
/// repeating of moves unless all else is worse than even by so many hundredths of a pyramid.
fn keen(nodes: u64, noise: i32, contempt: i32) -> SearchParams {
    let style = Style { contempt, ..hazy(noise, 0) };
    SearchParams { selective: true, style, table_bits: 17, ..ahead(60, nodes) }
}

/// Weakest first. Tastes are in the order of the evaluation's terms: material, threat, aim, shelter, reach, forward.
/// A plain style evaluates by the fitted evaluation.
pub(crate) fn players() -> Vec<Player> {
    vec![
        random_moves(),
        random_player(),
        player(
            "lantern",
            "Lantern",
            "Lights up a part of the board and does not think of the rest.",
            "careless",
            0,
            sight(1, 3_000, Style { blind: 91, ..hazy(6_000, 0) }),
        ),
        player(
            "drifter",
            "Drifter",
            "Turns and shifts whatever comes to hand, and shoots if it happens to see a target.",
            "careless",
            0,
            sight(1, 3_000, Style { blind: 36, ..likes([100, 60, 50, 50, 100, 100, 0, 0], 5_000, 0) }),
        ),
        player(
            "newcomer",
            "Newcomer",
            "Never walks into its own beam, but does not see what you are up to.",
            "careless",
            0,
            sight(1, 3_000, hazy(1_150, 0)),
        ),
        player(
            "apprentice",
            "Apprentice",
            "Knows what a good position looks like, but only looks at its own move.",
            "all-round",
            1,
            sight(1, 3_000, hazy(150, 0)),
        ),
        player(
            "guardian",
            "Guardian",
            "Hides its pharaoh behind its pieces and waits for your mistakes.",
            "defender",
            1,
            sight(2, 12_000, likes([120, 40, 40, 250, 50, 20, 0, 0], 250, 30)),
        ),
        player(
            "hothead",
            "Hothead",
            "Aims at your pharaoh whatever it costs.",
            "attacker",
            2,
            sight(2, 20_000, likes([80, 60, 250, 50, 100, 180, 0, 0], 85, 10)),
        ),
        player(
            "mirror-smith",
            "Mirror Smith",
            "Looks two moves ahead and likes beams that go around many corners.",
            "trickster",
            3,
            sight(2, 30_000, likes([110, 120, 120, 100, 180, 100, 0, 0], 3, 0)),
        ),
        player(
            "sharpshooter",
            "Sharpshooter",
            "Looks three moves ahead and takes what it can hit.",
            "attacker",
            3,
            sight(3, 100_000, likes([130, 150, 150, 80, 100, 100, 0, 0], 32, 5)),
        ),
        player(
            "sentinel",
            "Sentinel",
            "Looks three moves ahead and keeps its pieces out of your beam.",
            "defender",
            3,
            sight(3, 200_000, hazy(200, 14)),
        ),
        player(
            "strategist",
            "Strategist",
            "Looks three moves ahead and weighs attack and defence alike.",
            "all-round",
            3,
            sight(3, 200_000, hazy(5, 0)),
        ),
        player(
            "marksman",
            "Marksman",
            "Looks further where the next shots hit something.",
            "attacker",
            4,
            keen(4_500, 5, 20),
        ),
        player(
            "vizier",
            "Vizier",
            "Looks further where pieces are in danger, and punishes every careless turn.",
            "all-round",
            4,
            keen(20_000, 5, 20),
        ),
        player(
            "pharaoh",
            "Pharaoh",
            "As far ahead as the time allows.",
            "all-round",
            4,
            SearchParams {
                time: Some(Duration::from_millis(1_500)),
                nodes: u64::MAX,
                table_bits: 20,
                ..keen(0, 2, 200)
            },
        ),
    ]
}
