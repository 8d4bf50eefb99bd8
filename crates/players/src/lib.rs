//! The computer players.
//!
//! A player is data: a name, a sentence about it, and [orders](Orders) to the one search. The key decision: **players
//! are limited by depth and nodes, never by time**, so that each is the same opponent on every machine. Weak ones
//! are weak the way people are: they look less far, overlook things, and like the wrong ones. What they overlook and
//! misjudge follows from the position and the game's seed, so a player does not change its mind within a game.

mod choose;
mod gomoku;
mod laser;
mod reversi;
mod yinsh;

pub use choose::{Progress, choose};
use plyground_search::{Orders, Taste};

/// A computer player.
#[derive(Debug)]
pub struct Player {
    /// Stable, lower case, unique within its game.
    pub id: &'static str,
    /// For people.
    pub name: &'static str,
    /// One sentence that a beginner understands.
    pub about: &'static str,
    /// How it likes to play, in one or two words: "attacker".
    pub style: &'static str,
    /// How strong it is, in one of the words of [`STRENGTHS`].
    pub strength: &'static str,
    mind: Mind,
}

/// The words for strength, from the weakest on.
pub const STRENGTHS: [&str; 5] = ["beginner", "easy", "medium", "hard", "expert"];

/// How a player comes to its move.
#[derive(Debug)]
enum Mind {
    /// Any legal move.
    Random,
    /// Plays as one of the others, another one in each game.
    Drawn,
    /// Looks ahead.
    Search(Orders),
}

impl Player {
    /// How far it looks and what it likes; `None` for players that do not look ahead themselves.
    pub fn orders(&self) -> Option<&Orders> {
        match &self.mind {
            Mind::Search(orders) => Some(orders),
            Mind::Random | Mind::Drawn => None,
        }
    }
}

/// The players of a game, by its id, weakest first. Empty for an unknown game.
pub fn of(game: &str) -> &'static [Player] {
    match game {
        "reversi" => &reversi::PLAYERS,
        "gomoku" => &gomoku::PLAYERS,
        "yinsh" => &yinsh::PLAYERS,
        "laser" => &laser::PLAYERS,
        _ => &[],
    }
}

/// The player of a game with this id.
pub fn find(game: &str, id: &str) -> Option<&'static Player> {
    of(game).iter().find(|player| player.id == id)
}

/// The opponent for somebody who has not chosen one: the first of medium strength. For an unknown game, one that
/// moves at random and so can play anything.
pub fn middling(game: &str) -> &'static Player {
    of(game).iter().find(|player| player.strength == STRENGTHS[2]).unwrap_or(&RANDOM)
}

/// The weakest player of every game.
const RANDOM: Player = Player {
    id: "random-moves",
    name: "Random Moves",
    about: "Plays any legal move without a thought.",
    style: "random",
    strength: STRENGTHS[0],
    mind: Mind::Random,
};

/// A search of so many moves ahead that never takes long.
const fn ahead(depth: u32, nodes: u64) -> Orders {
    Orders { depth, ..Orders::nodes(nodes) }
}

/// A plain view that may be off by some noise and overlooks some percent of moves.
const fn hazy(noise: i32, overlook: u32) -> Taste {
    Taste { noise, overlook, ..Taste::PLAIN }
}

/// A taste for some of the evaluation's terms, in their order, and how clearly it sees.
const fn likes(terms: [i32; 8], noise: i32, overlook: u32) -> Taste {
    Taste { terms, ..hazy(noise, overlook) }
}

/// How far to look, and with what taste.
const fn sight(depth: u32, nodes: u64, taste: Taste) -> Orders {
    Orders { taste, ..ahead(depth, nodes) }
}
