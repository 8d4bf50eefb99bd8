//! The Gomoku and Renju players (G5).

use plyground_search::{Orders, Taste};

use crate::{Mind, Player, RANDOM, STRENGTHS, ahead, hazy};

/// In the order of the evaluation's terms: straight fours, open threes, fours, threes, twos, ones, tempo.
const PLAIN: [i32; 8] = [100, 100, 100, 100, 100, 100, 0, 0];
/// Threats first: what must be answered counts for more.
const THREATS: [i32; 8] = [150, 180, 180, 150, 60, 60, 0, 0];

/// A search of this depth with its usual branching limit (G5). Who looks further also knows better what having the move
/// is worth.
const fn sight(depth: u32, own: i32, theirs: i32, terms: [i32; 8], noise: i32) -> Orders {
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
pub(crate) static PLAYERS: [Player; 17] = [
    RANDOM,
    Player {
        id: "newcomer",
        name: "Newcomer",
        about: "Makes fives and stops fives, but overlooks much of what leads there.",
        style: "careless",
        strength: STRENGTHS[0],
        mind: Mind::Search(Orders {
            taste: Taste { terms: PLAIN, ..hazy(500, 50) },
            width: 10,
            ..ahead(2, 20_000)
        }),
    },
    Player {
        id: "daydreamer",
        name: "Daydreamer",
        about: "Builds its own rows and now and then looks up to see yours.",
        style: "careless",
        strength: STRENGTHS[1],
        mind: Mind::Search(Orders {
            taste: Taste { terms: PLAIN, own: 130, ..hazy(250, 25) },
            width: 10,
            ..ahead(2, 20_000)
        }),
    },
    Player {
        id: "minimax-2",
        name: "Minimax 2",
        about: "Looks two moves ahead.",
        style: "all-round",
        strength: STRENGTHS[1],
        mind: Mind::Search(sight(2, 100, 100, PLAIN, 120)),
    },
    Player {
        id: "aggressive-2",
        name: "Aggressive 2",
        about: "Looks two moves ahead and cares more for its own rows than for yours.",
        style: "attacker",
        strength: STRENGTHS[1],
        mind: Mind::Search(sight(2, 150, 100, PLAIN, 120)),
    },
    Player {
        id: "defensive-2",
        name: "Defensive 2",
        about: "Looks two moves ahead and would rather break your rows than build its own.",
        style: "defender",
        strength: STRENGTHS[1],
        mind: Mind::Search(sight(2, 100, 150, PLAIN, 120)),
    },
    Player {
        id: "prioritise-threats-2",
        name: "Prioritise Threats 2",
        about: "Looks two moves ahead and loves moves that must be answered.",
        style: "threats",
        strength: STRENGTHS[2],
        mind: Mind::Search(sight(2, 100, 100, THREATS, 120)),
    },
    Player {
        id: "random-player",
        name: "Random Player",
        about: "Plays as one of the others, and does not tell which.",
        style: "surprise",
        strength: STRENGTHS[2],
        mind: Mind::Drawn,
    },
    Player {
        id: "minimax-3",
        name: "Minimax 3",
        about: "Looks three moves ahead.",
        style: "all-round",
        strength: STRENGTHS[2],
        mind: Mind::Search(sight(3, 100, 100, PLAIN, 140)),
    },
    Player {
        id: "aggressive-3",
        name: "Aggressive 3",
        about: "Looks three moves ahead and attacks whenever it can.",
        style: "attacker",
        strength: STRENGTHS[2],
        mind: Mind::Search(sight(3, 150, 100, PLAIN, 140)),
    },
    Player {
        id: "defensive-3",
        name: "Defensive 3",
        about: "Looks three moves ahead and is hard to break through.",
        style: "defender",
        strength: STRENGTHS[2],
        mind: Mind::Search(sight(3, 100, 150, PLAIN, 140)),
    },
    Player {
        id: "prioritise-threats-3",
        name: "Prioritise Threats 3",
        about: "Looks three moves ahead and keeps you busy with threats.",
        style: "threats",
        strength: STRENGTHS[3],
        mind: Mind::Search(sight(3, 100, 100, THREATS, 140)),
    },
    Player {
        id: "minimax-4",
        name: "Minimax 4",
        about: "Looks four moves ahead.",
        style: "all-round",
        strength: STRENGTHS[3],
        mind: Mind::Search(sight(4, 100, 100, PLAIN, 10)),
    },
    Player {
        id: "aggressive-4",
        name: "Aggressive 4",
        about: "Looks four moves ahead and attacks whenever it can.",
        style: "attacker",
        strength: STRENGTHS[3],
        mind: Mind::Search(sight(4, 150, 100, PLAIN, 10)),
    },
    Player {
        id: "defensive-4",
        name: "Defensive 4",
        about: "Looks four moves ahead and hardly lets a row through.",
        style: "defender",
        strength: STRENGTHS[3],
        mind: Mind::Search(sight(4, 100, 150, PLAIN, 10)),
    },
    Player {
        id: "strategist",
        name: "Strategist",
        about: "Looks six moves ahead and weighs every threat of both sides.",
        style: "all-round",
        strength: STRENGTHS[4],
        mind: Mind::Search(Orders { width: 10, taste: hazy(10, 0), ..ahead(6, 60_000) }),
    },
    Player {
        id: "master",
        name: "Master",
        about: "As far ahead as a second of thought allows, and the hardest to surprise.",
        style: "all-round",
        strength: STRENGTHS[4],
        mind: Mind::Search(Orders { width: 14, taste: hazy(5, 0), table_bits: 18, ..ahead(60, 250_000) }),
    },
];
