//! The Reversi players.

use std::{sync::LazyLock, time::Duration};

use plyground_search::{
    Player, SearchParams,
    Strength::{Beginner, Easy, Expert, Hard, Medium},
    Style,
    player::{depth_limited, noisy_style, rated, styles, weighted_style},
};
use plyground_words::key;

/// So many moves depth_limited, and to the end from so many empty squares on (R4).
fn solving_search(depth: u32, solve: u32, style: Style) -> SearchParams {
    SearchParams { solve, style, ..depth_limited(depth, NODES) }
}

/// The same as a selective search.
fn selective_search(depth: u32, solve: u32, noise: i32) -> SearchParams {
    SearchParams { selective: true, table_bits: 18, ..solving_search(depth, solve, noisy_style(noise, 0)) }
}

/// Far more than the players need: the guard against the odd position, which would keep people waiting.
pub(crate) const NODES: u64 = 24_000_000;

/// Leaving the other side no good move, whatever it costs in discs.
const SQUEEZING: [i32; 8] = [100, 100, 100, 190, 160, 0, 60, 100];

/// The players with their ratings.
pub(crate) fn players() -> &'static [Player] {
    static PLAYERS: LazyLock<Vec<Player>> = LazyLock::new(|| rated(list(), include_str!("../ratings.txt")));
    &PLAYERS
}

/// Weakest first. Styles are in the order of the evaluation's terms: corners, X squares, C squares, mobility, frontier,
/// discs, edges, anchored. A plain style evaluates by the fitted patterns, in hundredths of a disc.
fn list() -> Vec<Player> {
    vec![
        Player::random_moves(),
        Player::random_player(),
        Player::new(
            "greedy",
            key!("player-greedy"),
            key!("player-greedy-about"),
            styles::GREEDY,
            Beginner,
            solving_search(1, 1, weighted_style([60, 0, 0, 0, 0, 2000, 0, 0], 30, 0)),
        ),
        Player::new(
            "edge-lover",
            key!("player-edge-lover"),
            key!("player-edge-lover-about"),
            styles::TERRITORY,
            Beginner,
            solving_search(1, 1, weighted_style([40, 0, 0, 60, 0, 250, 550, 60], 20, 0)),
        ),
        Player::new(
            "newcomer",
            key!("player-newcomer"),
            key!("player-newcomer-about"),
            styles::CARELESS,
            Beginner,
            solving_search(2, 2, weighted_style([100, 30, 20, 40, 20, 400, 150, 60], 220, 68)),
        ),
        Player::new(
            "wallflower",
            key!("player-wallflower"),
            key!("player-wallflower-about"),
            styles::DEFENDER,
            Beginner,
            solving_search(1, 2, weighted_style([60, 60, 60, 150, 160, 0, 20, 60], 52, 0)),
        ),
        Player::new(
            "corner-hunter",
            key!("player-corner-hunter"),
            key!("player-corner-hunter-about"),
            key!("style-corners"),
            Easy,
            solving_search(2, 2, weighted_style([160, 120, 100, 10, 10, 200, 100, 100], 160, 40)),
        ),
        Player::new(
            "collector",
            key!("player-collector"),
            key!("player-collector-about"),
            styles::TERRITORY,
            Easy,
            solving_search(3, 4, weighted_style([100, 100, 100, 40, 30, 500, 200, 160], 90, 25)),
        ),
        Player::new(
            "squeeze",
            key!("player-squeeze"),
            key!("player-squeeze-about"),
            styles::MOBILITY,
            Easy,
            solving_search(2, 4, weighted_style(SQUEEZING, 48, 10)),
        ),
        Player::new(
            "schemer",
            key!("player-schemer"),
            key!("player-schemer-about"),
            styles::TRICKSTER,
            Easy,
            solving_search(3, 6, weighted_style(SQUEEZING, 60, 10)),
        ),
        Player::new(
            "student",
            key!("player-student"),
            key!("player-student-about"),
            styles::ALL_ROUND,
            Medium,
            solving_search(1, 4, noisy_style(20, 0)),
        ),
        Player::new(
            "apprentice",
            key!("player-apprentice"),
            key!("player-apprentice-about"),
            styles::ALL_ROUND,
            Medium,
            solving_search(2, 5, noisy_style(320, 4)),
        ),
        Player::new(
            "regular",
            key!("player-regular"),
            key!("player-regular-about"),
            styles::ALL_ROUND,
            Medium,
            solving_search(3, 6, noisy_style(680, 2)),
        ),
        Player::new(
            "tactician",
            key!("player-tactician"),
            key!("player-tactician-about"),
            styles::ALL_ROUND,
            Medium,
            solving_search(3, 7, noisy_style(400, 0)),
        ),
        Player::new(
            "veteran",
            key!("player-veteran"),
            key!("player-veteran-about"),
            styles::ALL_ROUND,
            Hard,
            solving_search(4, 8, noisy_style(560, 0)),
        ),
        Player::new(
            "strategist",
            key!("player-strategist"),
            key!("player-strategist-about"),
            styles::ALL_ROUND,
            Hard,
            solving_search(4, 10, noisy_style(20, 0)),
        ),
        Player::new(
            "expert",
            key!("player-expert"),
            key!("player-expert-about"),
            styles::ALL_ROUND,
            Hard,
            solving_search(5, 11, noisy_style(160, 0)),
        ),
        Player::new(
            "master",
            key!("player-master"),
            key!("player-master-about"),
            styles::ALL_ROUND,
            Hard,
            selective_search(6, 12, 30),
        ),
        Player::new(
            "champion",
            key!("player-champion"),
            key!("player-champion-about"),
            styles::ALL_ROUND,
            Expert,
            selective_search(7, 13, 30),
        ),
        Player::new(
            "virtuoso",
            key!("player-virtuoso"),
            key!("player-virtuoso-about"),
            styles::ALL_ROUND,
            Expert,
            selective_search(9, 14, 40),
        ),
        Player::new(
            "maestro",
            key!("player-maestro"),
            key!("player-maestro-about"),
            styles::ALL_ROUND,
            Expert,
            selective_search(10, 16, 40),
        ),
        Player::new(
            "grandmaster",
            key!("player-grandmaster"),
            key!("player-grandmaster-about"),
            styles::ALL_ROUND,
            Expert,
            selective_search(12, 18, 40),
        ),
        Player::new(
            "legend",
            key!("player-legend"),
            key!("player-legend-about"),
            styles::ALL_ROUND,
            Expert,
            selective_search(13, 19, 20),
        ),
        Player::new(
            "oracle",
            key!("player-oracle"),
            key!("player-oracle-about"),
            styles::ALL_ROUND,
            Expert,
            SearchParams {
                time: Some(Duration::from_millis(1_500)),
                nodes: u64::MAX,
                table_bits: 21,
                ..selective_search(60, 20, 10)
            },
        ),
    ]
}
