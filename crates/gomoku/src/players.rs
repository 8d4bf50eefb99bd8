//! The Gomoku and Renju players (G5).

use std::{sync::LazyLock, time::Duration};

use plyground_search::{
    Player, SearchParams,
    Strength::{Beginner, Easy, Expert, Hard, Medium},
    Style,
    player::{depth_limited, noisy_style, rated, styles},
};
use plyground_words::key;

/// In the order of the evaluation's terms: straight fours, open threes, fours, threes, twos, ones, tempo.
const PLAIN: [i32; 8] = [100, 100, 100, 100, 100, 100, 0, 0];
/// Threats first: what must be answered counts for more.
const THREATS: [i32; 8] = [150, 180, 180, 150, 60, 60, 0, 0];

/// A search of one ply that sees every point, and weighs what the opponent has by `theirs` percent.
fn one_ply_search(theirs: i32, noise: i32) -> SearchParams {
    SearchParams {
        style: Style { terms: PLAIN, theirs, ..noisy_style(noise, 0) },
        ..depth_limited(1, 20_000)
    }
}

/// The same with strong noise, blind to some percent of its own moves.
fn one_ply_blind(blind: u32) -> SearchParams {
    let params = one_ply_search(0, 150_000);
    SearchParams { style: Style { blind, ..params.style.clone() }, ..params }
}

/// A search of this depth with its usual branching limit (G5). The
/// tempo term counts for more in a deeper search.
fn narrow_search(depth: u32, own: i32, theirs: i32, terms: [i32; 8], noise: i32, blind: u32) -> SearchParams {
    let (width, tempo) = match depth {
        ..=2 => (10, 0),
        3 => (7, 40),
        _ => (5, 100),
    };
    let [straight_fours, open_threes, fours, threes, twos, ones, ..] = terms;
    let terms = [straight_fours, open_threes, fours, threes, twos, ones, tempo, 0];
    let style = Style { own, theirs, terms, blind, ..noisy_style(noise, 0) };
    SearchParams { width, style, ..depth_limited(depth, 200_000) }
}

/// The same with VCF and VCT.
fn with_threat_search(params: SearchParams) -> SearchParams {
    SearchParams { selective: true, ..params }
}

/// A selective search by the fitted evaluation, with VCF and VCT, limited by nodes.
fn selective_search(nodes: u64, width: usize, noise: i32) -> SearchParams {
    SearchParams {
        selective: true,
        width,
        style: noisy_style(noise, 0),
        table_bits: 17,
        ..depth_limited(60, nodes)
    }
}

/// The players with their ratings.
pub(crate) fn players() -> &'static [Player] {
    static PLAYERS: LazyLock<Vec<Player>> = LazyLock::new(|| rated(list(), include_str!("../ratings.txt")));
    &PLAYERS
}

/// Weakest first.
fn list() -> Vec<Player> {
    vec![
        Player::random_moves().labelled(key!("player-random-moves-label")),
        Player::random_player().labelled(key!("player-random-player-label")),
        Player::new(
            "blinker",
            key!("player-blinker"),
            key!("player-blinker-about"),
            styles::CARELESS,
            Beginner,
            one_ply_blind(98),
        ),
        Player::new(
            "peeper",
            key!("player-peeper"),
            key!("player-peeper-about"),
            styles::CARELESS,
            Beginner,
            one_ply_blind(91),
        ),
        Player::new(
            "sleepwalker",
            key!("player-sleepwalker"),
            key!("player-sleepwalker-about"),
            styles::CARELESS,
            Beginner,
            one_ply_search(0, 70_000),
        ),
        Player::new(
            "tourist",
            key!("player-tourist"),
            key!("player-tourist-about"),
            styles::CARELESS,
            Beginner,
            one_ply_search(0, 12_000),
        ),
        Player::new(
            "dabbler",
            key!("player-dabbler"),
            key!("player-dabbler-about"),
            styles::CARELESS,
            Beginner,
            one_ply_search(0, 5_600),
        ),
        Player::new(
            "stroller",
            key!("player-stroller"),
            key!("player-stroller-about"),
            styles::CARELESS,
            Beginner,
            one_ply_search(15, 3_400),
        ),
        Player::new(
            "newcomer",
            key!("player-newcomer"),
            key!("player-newcomer-about"),
            styles::CARELESS,
            Beginner,
            one_ply_search(30, 2_250),
        ),
        Player::new(
            "hobbyist",
            key!("player-hobbyist"),
            key!("player-hobbyist-about"),
            styles::ATTACKER,
            Beginner,
            one_ply_search(30, 1_300),
        ),
        Player::new(
            "daydreamer",
            key!("player-daydreamer"),
            key!("player-daydreamer-about"),
            styles::ATTACKER,
            Easy,
            one_ply_search(30, 600),
        ),
        Player::new(
            "aggressive-2",
            key!("player-aggressive-2"),
            key!("player-aggressive-2-about"),
            styles::ATTACKER,
            Easy,
            narrow_search(2, 150, 100, PLAIN, 1_500, 80),
        )
        .labelled(key!("player-aggressive-2-label")),
        Player::new(
            "prioritise-threats-2",
            key!("player-prioritise-threats-2"),
            key!("player-prioritise-threats-2-about"),
            styles::THREATS,
            Easy,
            narrow_search(2, 100, 100, THREATS, 900, 64),
        )
        .labelled(key!("player-prioritise-threats-2-label")),
        Player::new(
            "defensive-2",
            key!("player-defensive-2"),
            key!("player-defensive-2-about"),
            styles::DEFENDER,
            Easy,
            narrow_search(2, 100, 150, PLAIN, 600, 55),
        )
        .labelled(key!("player-defensive-2-label")),
        Player::new(
            "minimax-2",
            key!("player-minimax-2"),
            key!("player-minimax-2-about"),
            styles::ALL_ROUND,
            Medium,
            narrow_search(2, 100, 100, PLAIN, 300, 33),
        )
        .labelled(key!("player-minimax-2-label")),
        Player::new(
            "minimax-3",
            key!("player-minimax-3"),
            key!("player-minimax-3-about"),
            styles::ALL_ROUND,
            Medium,
            narrow_search(3, 100, 100, PLAIN, 500, 55),
        )
        .labelled(key!("player-minimax-3-label")),
        Player::new(
            "aggressive-3",
            key!("player-aggressive-3"),
            key!("player-aggressive-3-about"),
            styles::ATTACKER,
            Medium,
            narrow_search(3, 150, 100, PLAIN, 350, 47),
        )
        .labelled(key!("player-aggressive-3-label")),
        Player::new(
            "prioritise-threats-3",
            key!("player-prioritise-threats-3"),
            key!("player-prioritise-threats-3-about"),
            styles::THREATS,
            Medium,
            narrow_search(3, 100, 100, THREATS, 250, 35),
        )
        .labelled(key!("player-prioritise-threats-3-label")),
        Player::new(
            "defensive-3",
            key!("player-defensive-3"),
            key!("player-defensive-3-about"),
            styles::DEFENDER,
            Medium,
            narrow_search(3, 100, 150, PLAIN, 200, 24),
        )
        .labelled(key!("player-defensive-3-label")),
        Player::new(
            "aggressive-4",
            key!("player-aggressive-4"),
            key!("player-aggressive-4-about"),
            styles::ATTACKER,
            Medium,
            narrow_search(4, 150, 100, PLAIN, 150, 24),
        )
        .labelled(key!("player-aggressive-4-label")),
        Player::new(
            "minimax-4",
            key!("player-minimax-4"),
            key!("player-minimax-4-about"),
            styles::ALL_ROUND,
            Hard,
            narrow_search(4, 100, 100, PLAIN, 900, 0),
        )
        .labelled(key!("player-minimax-4-label")),
        Player::new(
            "defensive-4",
            key!("player-defensive-4"),
            key!("player-defensive-4-about"),
            styles::DEFENDER,
            Hard,
            // Wider than the others: who defends must see more of what there is to stop.
            SearchParams { width: 9, ..with_threat_search(narrow_search(4, 100, 150, PLAIN, 5, 0)) },
        )
        .labelled(key!("player-defensive-4-label")),
        Player::new(
            "tactician",
            key!("player-tactician"),
            key!("player-tactician-about"),
            styles::THREATS,
            Expert,
            selective_search(1_200, 14, 30),
        ),
        Player::new(
            "strategist",
            key!("player-strategist"),
            key!("player-strategist-about"),
            styles::ALL_ROUND,
            Expert,
            selective_search(3_500, 16, 20),
        ),
        Player::new(
            "expert",
            key!("player-expert"),
            key!("player-expert-about"),
            styles::ATTACKER,
            Expert,
            selective_search(9_500, 17, 15),
        ),
        Player::new(
            "master",
            key!("player-master"),
            key!("player-master-about"),
            styles::ALL_ROUND,
            Expert,
            selective_search(25_000, 18, 10),
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
                ..selective_search(0, 20, 5)
            },
        ),
    ]
}
