//! The Laser Chess players.

use std::{sync::LazyLock, time::Duration};

use plyground_search::{
    Player, SearchParams,
    Strength::{Beginner, Easy, Expert, Hard, Medium},
    Style,
    player::{depth_limited, noisy_style, rated, styled_search, styles, weighted_style},
};
use plyground_words::key;

/// A selective search by the fitted evaluation, limited by nodes; `contempt`, in hundredths of a pyramid, keeps it from
/// repeating moves.
fn selective_search(nodes: u64, noise: i32, contempt: i32) -> SearchParams {
    let style = Style { contempt, ..noisy_style(noise, 0) };
    SearchParams { selective: true, style, table_bits: 17, ..depth_limited(60, nodes) }
}

/// The players with their ratings.
pub(crate) fn players() -> &'static [Player] {
    static PLAYERS: LazyLock<Vec<Player>> = LazyLock::new(|| rated(list(), include_str!("../ratings.txt")));
    &PLAYERS
}

/// Weakest first. Styles are in the order of the evaluation's terms: material, threat, aim, shelter, reach, forward.
/// A plain style evaluates by the fitted evaluation.
fn list() -> Vec<Player> {
    vec![
        Player::random_moves(),
        Player::random_player(),
        Player::new(
            "lantern",
            key!("player-lantern"),
            key!("player-lantern-about"),
            styles::CARELESS,
            Beginner,
            styled_search(1, 3_000, Style { blind: 91, ..noisy_style(6_000, 0) }),
        ),
        Player::new(
            "drifter",
            key!("player-drifter"),
            key!("player-drifter-about"),
            styles::CARELESS,
            Beginner,
            styled_search(
                1,
                3_000,
                Style { blind: 36, ..weighted_style([100, 60, 50, 50, 100, 100, 0, 0], 5_000, 0) },
            ),
        ),
        Player::new(
            "newcomer",
            key!("player-newcomer"),
            key!("player-newcomer-about"),
            styles::CARELESS,
            Beginner,
            styled_search(1, 3_000, noisy_style(1_150, 0)),
        ),
        Player::new(
            "apprentice",
            key!("player-apprentice"),
            key!("player-apprentice-about"),
            styles::ALL_ROUND,
            Easy,
            styled_search(1, 3_000, noisy_style(150, 0)),
        ),
        Player::new(
            "guardian",
            key!("player-guardian"),
            key!("player-guardian-about"),
            styles::DEFENDER,
            Easy,
            styled_search(2, 12_000, weighted_style([120, 40, 40, 250, 50, 20, 0, 0], 250, 30)),
        ),
        Player::new(
            "hothead",
            key!("player-hothead"),
            key!("player-hothead-about"),
            styles::ATTACKER,
            Medium,
            styled_search(2, 20_000, weighted_style([80, 60, 250, 50, 100, 180, 0, 0], 85, 10)),
        ),
        Player::new(
            "mirror-smith",
            key!("player-mirror-smith"),
            key!("player-mirror-smith-about"),
            styles::TRICKSTER,
            Hard,
            styled_search(2, 30_000, weighted_style([110, 120, 120, 100, 180, 100, 0, 0], 3, 0)),
        ),
        Player::new(
            "sharpshooter",
            key!("player-sharpshooter"),
            key!("player-sharpshooter-about"),
            styles::ATTACKER,
            Hard,
            styled_search(3, 100_000, weighted_style([130, 150, 150, 80, 100, 100, 0, 0], 32, 5)),
        ),
        Player::new(
            "sentinel",
            key!("player-sentinel"),
            key!("player-sentinel-about"),
            styles::DEFENDER,
            Hard,
            styled_search(3, 200_000, noisy_style(200, 14)),
        ),
        Player::new(
            "strategist",
            key!("player-strategist"),
            key!("player-strategist-about"),
            styles::ALL_ROUND,
            Hard,
            styled_search(3, 200_000, noisy_style(5, 0)),
        ),
        Player::new(
            "marksman",
            key!("player-marksman"),
            key!("player-marksman-about"),
            styles::ATTACKER,
            Expert,
            selective_search(4_500, 5, 20),
        ),
        Player::new(
            "vizier",
            key!("player-vizier"),
            key!("player-vizier-about"),
            styles::ALL_ROUND,
            Expert,
            selective_search(20_000, 5, 20),
        ),
        Player::new(
            "pharaoh",
            key!("player-pharaoh"),
            key!("player-pharaoh-about"),
            styles::ALL_ROUND,
            Expert,
            SearchParams {
                time: Some(Duration::from_millis(1_500)),
                nodes: u64::MAX,
                table_bits: 20,
                ..selective_search(0, 2, 200)
            },
        ),
    ]
}
