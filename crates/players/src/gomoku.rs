//! The Gomoku and Renju players (G5).

use std::time::Duration;

use plyground_search::{SearchParams, Style};

use crate::{Player, ahead, hazy, player, random_moves, random_player};

/// In the order of the evaluation's terms: straight fours, open threes, fours, threes, twos, ones, tempo.
const PLAIN: [i32; 8] = [100, 100, 100, 100, 100, 100, 0, 0];
/// Threats first: what must be answered counts for more.
const THREATS: [i32; 8] = [150, 180, 180, 150, 60, 60, 0, 0];

/// Sees every point and its own next move, and little of what the other side has.
fn first_sight(theirs: i32, noise: i32) -> SearchParams {
    SearchParams { style: Style { terms: PLAIN, theirs, ..hazy(noise, 0) }, ..ahead(1, 20_000) }
}

/// The same with hardly an idea of what is good, and so many percent of the points not thought of.
fn glimpse(blind: u32) -> SearchParams {
    let params = first_sight(0, 150_000);
    SearchParams { style: Style { blind, ..params.style.clone() }, ..params }
}

/// A search of this depth with its usual branching limit (G5). Who looks further also knows better what having the move
/// is worth.
fn sight(depth: u32, own: i32, theirs: i32, terms: [i32; 8], noise: i32, blind: u32) -> SearchParams {
    let (width, tempo) = match depth {
        ..=2 => (10, 0),
        3 => (7, 40),
        _ => (5, 100),
    };
    let [straight_fours, open_threes, fours, threes, twos, ones, ..] = terms;
    let terms = [straight_fours, open_threes, fours, threes, twos, ones, tempo, 0];
    let style = Style { own, theirs, terms, blind, ..hazy(noise, 0) };
    SearchParams { width, style, ..ahead(depth, 200_000) }
}

/// The same, and sees wins by threats that must all be answered.
fn forcing(params: SearchParams) -> SearchParams {
    SearchParams { selective: true, ..params }
}

/// The full evaluation and threat search, with so many positions to look at.
fn keen(nodes: u64, width: usize, noise: i32) -> SearchParams {
    SearchParams { selective: true, width, style: hazy(noise, 0), table_bits: 17, ..ahead(60, nodes) }
}

/// Weakest first.
pub(crate) fn players() -> Vec<Player> {
    vec![
        random_moves(),
        random_player(),
        player(
            "blinker",
            "Blinker",
            "Sees a point here and a point there, and misses even a five.",
            "careless",
            0,
            glimpse(98),
        ),
        player(
            "peeper",
            "Peeper",
            "Peeks at a part of the board and puts its stone somewhere there.",
            "careless",
            0,
            glimpse(91),
        ),
        player(
            "sleepwalker",
            "Sleepwalker",
            "Puts its stones anywhere, and wakes up only to make five.",
            "careless",
            0,
            first_sight(0, 70_000),
        ),
        player(
            "tourist",
            "Tourist",
            "Puts stones where it looks nice, and makes five if five is there.",
            "careless",
            0,
            first_sight(0, 12_000),
        ),
        player(
            "dabbler",
            "Dabbler",
            "Begins many rows and finishes few.",
            "careless",
            0,
            first_sight(0, 5_600),
        ),
        player(
            "stroller",
            "Stroller",
            "Adds to a row of its own when it comes past one, and seldom to stop yours.",
            "careless",
            0,
            first_sight(15, 3_400),
        ),
        player(
            "newcomer",
            "Newcomer",
            "Has learnt what a row of three is, but not to be afraid of yours.",
            "careless",
            0,
            first_sight(30, 2_250),
        ),
        player(
            "hobbyist",
            "Hobbyist",
            "Builds rows wherever it likes and now and then stops one of yours.",
            "attacker",
            0,
            first_sight(30, 1_300),
        ),
        player(
            "daydreamer",
            "Daydreamer",
            "Builds its own rows and looks up too late to see yours.",
            "attacker",
            1,
            first_sight(30, 600),
        ),
        player(
            "aggressive-2",
            "Aggressive 2",
            "Thinks of few moves, looks two ahead, and cares most for its own rows.",
            "attacker",
            1,
            sight(2, 150, 100, PLAIN, 1_500, 80),
        ),
        player(
            "prioritise-threats-2",
            "Prioritise Threats 2",
            "Thinks of few moves, looks two ahead, and loves those that must be answered.",
            "threats",
            1,
            sight(2, 100, 100, THREATS, 900, 64),
        ),
        player(
            "defensive-2",
            "Defensive 2",
            "Looks two moves ahead, overlooks half of its own, and would rather break your rows.",
            "defender",
            1,
            sight(2, 100, 150, PLAIN, 600, 55),
        ),
        player(
            "minimax-2",
            "Minimax 2",
            "Looks two moves ahead and does not think of every move.",
            "all-round",
            2,
            sight(2, 100, 100, PLAIN, 300, 33),
        ),
        player(
            "minimax-3",
            "Minimax 3",
            "Looks three moves ahead and overlooks half of its own.",
            "all-round",
            2,
            sight(3, 100, 100, PLAIN, 500, 55),
        ),
        player(
            "aggressive-3",
            "Aggressive 3",
            "Looks three moves ahead, attacks whenever it can, and overlooks much.",
            "attacker",
            2,
            sight(3, 150, 100, PLAIN, 350, 47),
        ),
        player(
            "prioritise-threats-3",
            "Prioritise Threats 3",
            "Looks three moves ahead and keeps you busy with threats, if it thinks of them.",
            "threats",
            2,
            sight(3, 100, 100, THREATS, 250, 35),
        ),
        player(
            "defensive-3",
            "Defensive 3",
            "Looks three moves ahead and is hard to break through.",
            "defender",
            2,
            sight(3, 100, 150, PLAIN, 200, 24),
        ),
        player(
            "aggressive-4",
            "Aggressive 4",
            "Looks four moves ahead and attacks whenever it can, now and then in the wrong place.",
            "attacker",
            2,
            sight(4, 150, 100, PLAIN, 150, 24),
        ),
        player(
            "minimax-4",
            "Minimax 4",
            "Looks four moves ahead and sometimes misjudges what it sees.",
            "all-round",
            3,
            sight(4, 100, 100, PLAIN, 900, 0),
        ),
        player(
            "defensive-4",
            "Defensive 4",
            "Looks four moves ahead and hardly lets a row through.",
            "defender",
            3,
            // Wider than the others: who defends must see more of what there is to stop.
            SearchParams { width: 9, ..forcing(sight(4, 100, 150, PLAIN, 5, 0)) },
        ),
        player(
            "tactician",
            "Tactician",
            "Sees short forced wins on both sides and plays for them.",
            "threats",
            4,
            keen(1_200, 14, 30),
        ),
        player(
            "strategist",
            "Strategist",
            "Weighs every threat of both sides and sees most forced wins.",
            "all-round",
            4,
            keen(3_500, 16, 20),
        ),
        player(
            "expert",
            "Expert",
            "Counts long attacks to their end before it begins one.",
            "attacker",
            4,
            keen(9_500, 17, 15),
        ),
        player(
            "master",
            "Master",
            "Looks far ahead and proves its wins before it plays them.",
            "all-round",
            4,
            keen(25_000, 18, 10),
        ),
        player(
            "grandmaster",
            "Grandmaster",
            "As far ahead as the time allows, and the hardest to surprise.",
            "all-round",
            4,
            SearchParams {
                time: Some(Duration::from_millis(1_500)),
                nodes: u64::MAX,
                table_bits: 20,
                ..keen(0, 20, 5)
            },
        ),
    ]
}
