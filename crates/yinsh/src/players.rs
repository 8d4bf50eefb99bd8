//! The YINSH players (Y5).

use std::{sync::LazyLock, time::Duration};

use plyground_search::{
    Player, SearchParams,
    Strength::{Beginner, Easy, Expert, Hard, Medium},
    Style,
    player::{depth_limited, noisy_style, rated, styled_search, styles, weighted_style},
};
use plyground_words::key;

/// A selective search by the fitted evaluation, limited by nodes.
fn selective_search(nodes: u64, noise: i32) -> SearchParams {
    SearchParams { selective: true, style: noisy_style(noise, 0), table_bits: 17, ..depth_limited(60, nodes) }
}

/// The players with their ratings.
pub(crate) fn players() -> &'static [Player] {
    static PLAYERS: LazyLock<Vec<Player>> = LazyLock::new(|| rated(list(), include_str!("../ratings.txt")));
    &PLAYERS
}

/// Weakest first. Styles are in the order of the evaluation's terms: rings taken, fours, threes, twos, markers, mobility,
/// centre. A plain style evaluates by the fitted evaluation.
fn list() -> Vec<Player> {
    vec![
        Player::random_moves(),
        Player::random_player(),
        Player::new(
            "stargazer",
            key!("player-stargazer"),
            key!("player-stargazer-about"),
            styles::CARELESS,
            Beginner,
            styled_search(
                1,
                3_000,
                Style { blind: 62, ..weighted_style([100, 60, 60, 60, 60, 50, 100, 0], 8_000, 0) },
            ),
        ),
        Player::new(
            "rambler",
            key!("player-rambler"),
            key!("player-rambler-about"),
            styles::MOBILITY,
            Beginner,
            styled_search(1, 3_000, weighted_style([100, 60, 60, 60, 60, 200, 150, 0], 3_200, 0)),
        ),
        Player::new(
            "easy",
            key!("player-easy"),
            key!("player-easy-about"),
            styles::CARELESS,
            Beginner,
            styled_search(1, 3_000, weighted_style([100, 60, 60, 60, 60, 50, 100, 0], 680, 0)),
        )
        .labelled(key!("player-easy-label")),
        Player::new(
            "marker-hoarder",
            key!("player-marker-hoarder"),
            key!("player-marker-hoarder-about"),
            styles::GREEDY,
            Beginner,
            styled_search(1, 3_000, weighted_style([100, 20, 0, 0, 300, 0, 50, 0], 140, 0)),
        ),
        Player::new(
            "row-builder",
            key!("player-row-builder"),
            key!("player-row-builder-about"),
            styles::ATTACKER,
            Easy,
            styled_search(2, 10_000, Style { own: 130, theirs: 80, ..noisy_style(200, 25) }),
        ),
        Player::new(
            "wanderer",
            key!("player-wanderer"),
            key!("player-wanderer-about"),
            styles::MOBILITY,
            Easy,
            styled_search(2, 20_000, weighted_style([100, 80, 80, 40, 60, 200, 150, 0], 40, 8)),
        ),
        Player::new(
            "row-breaker",
            key!("player-row-breaker"),
            key!("player-row-breaker-about"),
            styles::DEFENDER,
            Easy,
            styled_search(3, 60_000, Style { own: 80, theirs: 120, ..noisy_style(230, 18) }),
        ),
        Player::new(
            "flipper",
            key!("player-flipper"),
            key!("player-flipper-about"),
            styles::TRICKSTER,
            Medium,
            styled_search(3, 60_000, weighted_style([100, 110, 120, 120, 200, 120, 100, 0], 30, 8)),
        ),
        Player::new(
            "defender",
            key!("player-defender"),
            key!("player-defender-about"),
            styles::DEFENDER,
            Medium,
            styled_search(3, 100_000, Style { theirs: 120, ..noisy_style(150, 0) }),
        ),
        Player::new(
            "medium",
            key!("player-medium"),
            key!("player-medium-about"),
            styles::ALL_ROUND,
            Medium,
            styled_search(2, 30_000, noisy_style(340, 7)),
        )
        .labelled(key!("player-medium-label")),
        Player::new(
            "strategist",
            key!("player-strategist"),
            key!("player-strategist-about"),
            styles::ALL_ROUND,
            Hard,
            styled_search(2, 40_000, noisy_style(160, 0)),
        ),
        Player::new(
            "attacker",
            key!("player-attacker"),
            key!("player-attacker-about"),
            styles::ATTACKER,
            Hard,
            styled_search(3, 120_000, noisy_style(480, 4)),
        ),
        Player::new(
            "tactician",
            key!("player-tactician"),
            key!("player-tactician-about"),
            styles::ALL_ROUND,
            Hard,
            styled_search(3, 120_000, noisy_style(200, 0)),
        ),
        Player::new(
            "hard",
            key!("player-hard"),
            key!("player-hard-about"),
            styles::ALL_ROUND,
            Hard,
            selective_search(4_800, 25),
        )
        .labelled(key!("player-hard-label")),
        Player::new(
            "captain",
            key!("player-captain"),
            key!("player-captain-about"),
            styles::ALL_ROUND,
            Hard,
            selective_search(7_200, 22),
        ),
        Player::new(
            "veteran",
            key!("player-veteran"),
            key!("player-veteran-about"),
            styles::ALL_ROUND,
            Expert,
            selective_search(11_000, 20),
        ),
        Player::new(
            "expert",
            key!("player-expert"),
            key!("player-expert-about"),
            styles::ALL_ROUND,
            Expert,
            selective_search(20_000, 15),
        ),
        Player::new(
            "sage",
            key!("player-sage"),
            key!("player-sage-about"),
            styles::ALL_ROUND,
            Expert,
            selective_search(32_000, 12),
        ),
        Player::new(
            "master",
            key!("player-master"),
            key!("player-master-about"),
            styles::ALL_ROUND,
            Expert,
            selective_search(65_000, 10),
        ),
        Player::new(
            "grandmaster",
            key!("player-grandmaster"),
            key!("player-grandmaster-about"),
            styles::ALL_ROUND,
            Expert,
            SearchParams {
                time: Some(Duration::from_millis(1_500)),
                nodes: u64::MAX,
                table_bits: 20,
                ..selective_search(0, 5)
            },
        ),
    ]
}
