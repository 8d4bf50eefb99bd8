//! The computer players.
//!
//! A player is data: a name, a sentence about it, and [parameters](SearchParams) of the one search. The key decision: **players
//! below full strength are limited by depth and nodes, never by time**, so that each is the same opponent on every
//! machine. Weak ones are weak the way people are: they look less far, overlook things, and like the wrong ones. What
//! they overlook and misjudge follows from the position and the game's seed, so a player does not contradict itself
//! within a game.
//!
//! How strong each is has been measured by games of all against all; the results are in `ratings/`.

mod choose;
mod connect_four;
pub mod contest;
pub mod elo;
mod gomoku;
pub mod ladder;
mod laser;
pub mod named;
pub mod openings;
mod ratings;
mod reversi;
pub mod sprt;
mod tailored;
pub mod words;
mod yinsh;

use std::{borrow::Cow, sync::LazyLock};

pub use choose::{MoveBudget, Progress, Searcher, choose, choose_with};
use plyground_search::{SearchParams, Style};
pub use ratings::Rating;
pub use tailored::{Settings, settings, tailored};

/// A computer player.
#[derive(Clone, Debug)]
pub struct Player {
    /// Stable, lower case, unique within its game.
    pub id: Cow<'static, str>,
    /// For people.
    pub name: Cow<'static, str>,
    /// One sentence that a beginner understands.
    pub about: &'static str,
    /// How it likes to play, in one or two words: "attacker".
    pub style: &'static str,
    /// How strong it is, in one of the words of [`STRENGTHS`].
    pub strength: &'static str,
    /// How strong it has been measured to be; not everybody has been.
    pub rating: Option<Rating>,
    strategy: Strategy,
}

/// The words for strength, from the weakest on.
pub const STRENGTHS: [&str; 5] = ["beginner", "easy", "medium", "hard", "expert"];

/// A player's strategy: how it comes to its move.
#[derive(Clone, Debug)]
enum Strategy {
    /// Any legal move.
    Random,
    /// Plays as one of the others, another one in each game.
    Drawn,
    /// Looks ahead.
    Search(SearchParams),
}

impl Player {
    /// How far it looks and what it likes; `None` for players that do not look ahead themselves.
    pub fn params(&self) -> Option<&SearchParams> {
        match &self.strategy {
            Strategy::Search(params) => Some(params),
            Strategy::Random | Strategy::Drawn => None,
        }
    }

    /// Whether it has a strength of its own, and does not play as any of the others.
    pub const fn has_strength(&self) -> bool {
        !matches!(self.strategy, Strategy::Drawn)
    }

    /// Whether it plays as well as it can in the time given.
    pub fn is_full_strength(&self) -> bool {
        self.params().is_some_and(|params| params.time.is_some())
    }

    /// The player that really plays in a game with this seed: itself, or the one it draws.
    pub fn drawn(&self, game: &str, seed: u64) -> &Player {
        if self.has_strength() {
            return self;
        }
        let others = of(game).iter().filter(|other| matches!(other.strategy, Strategy::Search(_)));
        fastrand::Rng::with_seed(seed).choice(others.collect::<Vec<_>>()).unwrap_or(self)
    }

    fn params_within(&self, params: &SearchParams, budget: MoveBudget) -> SearchParams {
        let mut params = SearchParams { seed: budget.seed, ..params.clone() };
        if self.is_full_strength() {
            params.time = budget.time.or(params.time);
            params.threads = budget.threads.max(1);
        }
        params
    }
}

/// A game's players, as its file lists them.
type List = Vec<Player>;

static REVERSI: LazyLock<List> =
    LazyLock::new(|| rated(reversi::players(), include_str!("../ratings/reversi.txt")));
static GOMOKU: LazyLock<List> =
    LazyLock::new(|| rated(gomoku::players(), include_str!("../ratings/gomoku.txt")));
static YINSH: LazyLock<List> =
    LazyLock::new(|| rated(yinsh::players(), include_str!("../ratings/yinsh.txt")));
static LASER: LazyLock<List> =
    LazyLock::new(|| rated(laser::players(), include_str!("../ratings/laser.txt")));

static CONNECT_FOUR: LazyLock<List> =
    LazyLock::new(|| rated(connect_four::players(), include_str!("../ratings/connect-four.txt")));

fn rated(mut players: List, measured: &str) -> List {
    for player in &mut players {
        player.rating = ratings::find(measured, &player.id);
    }
    players
}

/// The players of a game, by its id, weakest first; only the one that plays as any of them stands second. Empty for an
/// unknown game.
pub fn of(game: &str) -> &'static [Player] {
    match game {
        "reversi" => &REVERSI,
        "gomoku" => &GOMOKU,
        "yinsh" => &YINSH,
        "laser" => &LASER,
        "connect-four" => &CONNECT_FOUR,
        _ => &[],
    }
}

/// The player of a game with this id, those made to measure included.
pub fn find(game: &str, id: &str) -> Option<Player> {
    of(game).iter().find(|player| player.id == id).cloned().or_else(|| tailored::read(game, id))
}

/// The opponent for somebody who has not chosen one: the first of medium strength. For an unknown game, one that
/// moves at random and so can play anything.
pub fn middling(game: &str) -> Player {
    of(game).iter().find(|player| player.strength == STRENGTHS[2]).cloned().unwrap_or_else(random_moves)
}

/// Plain alpha-beta of so many moves ahead by simple counts, every line to the same depth: what others call minimax,
/// and what our own are measured against. `name` is "Minimax" or "Plain", for there is a player called Minimax 2.
pub fn minimax(name: &str, depth: u32) -> Player {
    let style = Style { counting: true, ..Style::PLAIN };
    let params = SearchParams { style, table_bits: 18, ..SearchParams::depth(depth) };
    unlisted(format!("{}-{depth}", name.to_ascii_lowercase()), format!("{name} {depth}"), params)
}

/// A player that is in no list, for trying things out.
pub fn unlisted(id: String, name: String, params: SearchParams) -> Player {
    let about = "Looks ahead as it was told to.";
    Player { id: id.into(), name: name.into(), ..player("", "", about, "all-round", 2, params) }
}

/// A player; `strength` counts in [`STRENGTHS`].
fn player(
    id: &'static str,
    name: &'static str,
    about: &'static str,
    style: &'static str,
    strength: usize,
    params: SearchParams,
) -> Player {
    Player {
        id: id.into(),
        name: name.into(),
        about,
        style,
        strength: STRENGTHS[strength],
        rating: None,
        strategy: Strategy::Search(params),
    }
}

/// The weakest player of every game.
fn random_moves() -> Player {
    Player {
        strategy: Strategy::Random,
        ..player(
            "random-moves",
            "Random Moves",
            "Plays any legal move without a thought.",
            "random",
            0,
            SearchParams::depth(1),
        )
    }
}

/// A random opponent (A13): nobody knows beforehand how strong.
fn random_player() -> Player {
    Player {
        strategy: Strategy::Drawn,
        ..player(
            "random-player",
            "Random Player",
            "Plays as one of the others, and does not tell which.",
            "surprise",
            0,
            SearchParams::depth(1),
        )
    }
}

/// A search of so many moves ahead that never takes long.
fn ahead(depth: u32, nodes: u64) -> SearchParams {
    SearchParams { depth, ..SearchParams::nodes(nodes) }
}

/// A plain view that may be off by some noise and overlooks some percent of moves.
fn hazy(noise: i32, overlook: u32) -> Style {
    Style { noise, overlook, ..Style::PLAIN }
}

/// A style that weighs the evaluation's terms, in their order, and how clearly it sees.
fn likes(terms: [i32; 8], noise: i32, overlook: u32) -> Style {
    Style { terms, ..hazy(noise, overlook) }
}

/// How far to search, and with what style.
fn sight(depth: u32, nodes: u64, style: Style) -> SearchParams {
    SearchParams { style, ..ahead(depth, nodes) }
}
