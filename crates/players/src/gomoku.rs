//! The Gomoku and Renju players (G5).

use plyground_search::{Orders, Taste};

use crate::{Player, ahead, hazy, player, random_moves, random_player};

/// In the order of the evaluation's terms: straight fours, open threes, fours, threes, twos, ones, tempo.
const PLAIN: [i32; 8] = [100, 100, 100, 100, 100, 100, 0, 0];
/// Threats first: what must be answered counts for more.
const THREATS: [i32; 8] = [150, 180, 180, 150, 60, 60, 0, 0];

/// A search of this depth with its usual branching limit (G5). Who looks further also knows better what having the move
/// is worth.
fn sight(depth: u32, own: i32, theirs: i32, terms: [i32; 8], noise: i32) -> Orders {
    let (width, tempo, overlook) = match depth {
        ..=2 => (10, 0, 0),
        3 => (7, 40, 8),
        _ => (5, 100, 0),
    };
    let [straight_fours, open_threes, fours, threes, twos, ones, ..] = terms;
    let terms = [straight_fours, open_threes, fours, threes, twos, ones, tempo, 0];
    let taste = Taste { own, theirs, terms, ..hazy(noise, overlook) };
    Orders { width, taste, ..ahead(depth, 200_000) }
}

/// Weakest first.
pub(crate) fn players() -> Vec<Player> {
    vec![
        random_moves(),
        random_player(),
        player(
            "newcomer",
            "Newcomer",
            "Makes fives and stops fives, but overlooks much of what leads there.",
            "careless",
            0,
            Orders { taste: Taste { terms: PLAIN, ..hazy(500, 50) }, width: 10, ..ahead(2, 20_000) },
        ),
        player(
            "daydreamer",
            "Daydreamer",
            "Builds its own rows and now and then looks up to see yours.",
            "careless",
            1,
            Orders {
                taste: Taste { terms: PLAIN, own: 130, ..hazy(250, 25) },
                width: 10,
                ..ahead(2, 20_000)
            },
        ),
        player(
            "minimax-2",
            "Minimax 2",
            "Looks two moves ahead.",
            "all-round",
            1,
            sight(2, 100, 100, PLAIN, 120),
        ),
        player(
            "aggressive-2",
            "Aggressive 2",
            "Looks two moves ahead and cares more for its own rows than for yours.",
            "attacker",
            1,
            sight(2, 150, 100, PLAIN, 120),
        ),
        player(
            "defensive-2",
            "Defensive 2",
            "Looks two moves ahead and would rather break your rows than build its own.",
            "defender",
            1,
            sight(2, 100, 150, PLAIN, 120),
        ),
        player(
            "prioritise-threats-2",
            "Prioritise Threats 2",
            "Looks two moves ahead and loves moves that must be answered.",
            "threats",
            2,
            sight(2, 100, 100, THREATS, 120),
        ),
        player(
            "minimax-3",
            "Minimax 3",
            "Looks three moves ahead.",
            "all-round",
            2,
            sight(3, 100, 100, PLAIN, 140),
        ),
        player(
            "aggressive-3",
            "Aggressive 3",
            "Looks three moves ahead and attacks whenever it can.",
            "attacker",
            2,
            sight(3, 150, 100, PLAIN, 140),
        ),
        player(
            "defensive-3",
            "Defensive 3",
            "Looks three moves ahead and is hard to break through.",
            "defender",
            2,
            sight(3, 100, 150, PLAIN, 140),
        ),
        player(
            "prioritise-threats-3",
            "Prioritise Threats 3",
            "Looks three moves ahead and keeps you busy with threats.",
            "threats",
            3,
            sight(3, 100, 100, THREATS, 140),
        ),
        player(
            "minimax-4",
            "Minimax 4",
            "Looks four moves ahead.",
            "all-round",
            3,
            sight(4, 100, 100, PLAIN, 10),
        ),
        player(
            "aggressive-4",
            "Aggressive 4",
            "Looks four moves ahead and attacks whenever it can.",
            "attacker",
            3,
            sight(4, 150, 100, PLAIN, 10),
        ),
        player(
            "defensive-4",
            "Defensive 4",
            "Looks four moves ahead and hardly lets a row through.",
            "defender",
            3,
            sight(4, 100, 150, PLAIN, 10),
        ),
        player(
            "strategist",
            "Strategist",
            "Looks six moves ahead and weighs every threat of both sides.",
            "all-round",
            4,
            Orders { width: 10, taste: hazy(10, 0), ..ahead(6, 60_000) },
        ),
        player(
            "master",
            "Master",
            "As far ahead as a second of thought allows, and the hardest to surprise.",
            "all-round",
            4,
            Orders { width: 14, taste: hazy(5, 0), table_bits: 18, ..ahead(60, 250_000) },
        ),
    ]
}
