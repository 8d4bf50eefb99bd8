//! The Connect Four players.

use std::{sync::LazyLock, time::Duration};

use plyground_search::{
    Player, SearchParams,
    Strength::{Beginner, Easy, Expert, Hard, Medium},
    Style,
    player::{depth_limited, noisy_style, rated, styled_search, styles, weighted_style},
};
use plyground_words::key;

/// A search of one ply with noise, blind to some percent of its own moves.
fn one_ply_blind(blind: u32, noise: i32) -> SearchParams {
    styled_search(1, 3_000, Style { blind, ..noisy_style(noise, 0) })
}

/// A selective search limited by nodes that solves from `solve` empty cells on.
fn selective_search(nodes: u64, noise: i32, solve: u32) -> SearchParams {
    SearchParams {
        selective: true,
        style: noisy_style(noise, 0),
        solve,
        table_bits: 17,
        ..depth_limited(60, nodes)
    }
}

/// The players with their ratings.
pub(crate) fn players() -> &'static [Player] {
    static PLAYERS: LazyLock<Vec<Player>> = LazyLock::new(|| rated(list(), include_str!("../ratings.txt")));
    &PLAYERS
}

/// Weakest first. Styles are in the order of the evaluation's terms: centre, twos, threats, threats of the right parity, lowest
/// threats, stacked threats.
fn list() -> Vec<Player> {
    vec![
        Player::random_moves(),
        Player::random_player(),
        Player::new(
            "tumbler",
            key!("player-tumbler"),
            key!("player-tumbler-about"),
            styles::CARELESS,
            Beginner,
            one_ply_blind(70, 2_000),
        ),
        Player::new(
            "daydreamer",
            key!("player-daydreamer"),
            key!("player-daydreamer-about"),
            styles::CARELESS,
            Beginner,
            one_ply_blind(46, 500),
        ),
        Player::new(
            "stacker",
            key!("player-stacker"),
            key!("player-stacker-about"),
            styles::ATTACKER,
            Beginner,
            styled_search(
                1,
                3_000,
                Style { theirs: 0, blind: 22, ..weighted_style([0, 200, 100, 0, 0, 100, 0, 0], 110, 55) },
            ),
        ),
        Player::new(
            "middle-fan",
            key!("player-middle-fan"),
            key!("player-middle-fan-about"),
            key!("style-centre"),
            Beginner,
            styled_search(
                1,
                3_000,
                Style { blind: 16, ..weighted_style([300, 0, 0, 0, 0, 0, 0, 0], 60, 45) },
            ),
        ),
        Player::new(
            "row-builder",
            key!("player-row-builder"),
            key!("player-row-builder-about"),
            styles::ATTACKER,
            Easy,
            styled_search(2, 5_000, Style { own: 150, theirs: 60, ..noisy_style(150, 30) }),
        ),
        Player::new(
            "blocker",
            key!("player-blocker"),
            key!("player-blocker-about"),
            styles::DEFENDER,
            Easy,
            styled_search(2, 5_000, Style { own: 60, theirs: 150, ..noisy_style(70, 8) }),
        ),
        Player::new(
            "casual",
            key!("player-casual"),
            key!("player-casual-about"),
            styles::ALL_ROUND,
            Medium,
            styled_search(3, 10_000, noisy_style(70, 5)),
        ),
        Player::new(
            "trapper",
            key!("player-trapper"),
            key!("player-trapper-about"),
            styles::TRICKSTER,
            Medium,
            styled_search(4, 20_000, weighted_style([100, 100, 120, 60, 60, 250, 0, 0], 70, 3)),
        ),
        Player::new(
            "fencer",
            key!("player-fencer"),
            key!("player-fencer-about"),
            styles::THREATS,
            Medium,
            styled_search(5, 40_000, weighted_style([60, 140, 180, 60, 60, 100, 0, 0], 60, 1)),
        ),
        Player::new(
            "guardian",
            key!("player-guardian"),
            key!("player-guardian-about"),
            styles::DEFENDER,
            Hard,
            styled_search(6, 60_000, Style { theirs: 125, ..noisy_style(50, 0) }),
        ),
        Player::new(
            "counter",
            key!("player-counter"),
            key!("player-counter-about"),
            key!("style-zugzwang"),
            Hard,
            SearchParams {
                solve: 8,
                ..styled_search(7, 80_000, weighted_style([100, 80, 100, 150, 150, 100, 0, 0], 30, 0))
            },
        ),
        Player::new(
            "expert",
            key!("player-expert"),
            key!("player-expert-about"),
            styles::ALL_ROUND,
            Hard,
            selective_search(25_000, 6, 12),
        ),
        Player::new(
            "master",
            key!("player-master"),
            key!("player-master-about"),
            styles::ALL_ROUND,
            Expert,
            selective_search(70_000, 3, 14),
        ),
        Player::new(
            "grandmaster",
            key!("player-grandmaster"),
            key!("player-grandmaster-about"),
            styles::ALL_ROUND,
            Expert,
            selective_search(200_000, 1, 18),
        ),
        Player::new(
            "solver",
            key!("player-solver"),
            key!("player-solver-about"),
            key!("style-perfect"),
            Expert,
            SearchParams {
                time: Some(Duration::from_millis(2_000)),
                nodes: u64::MAX,
                table_bits: 20,
                ..selective_search(0, 0, 32)
            },
        ),
    ]
}
