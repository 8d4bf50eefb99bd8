//! What a game says about its computers, as plain data.

use std::{ops::RangeInclusive, sync::LazyLock};

use plyground_words::Key;

use crate::Player;

/// What the rest of the product needs to know of a game's computers without knowing the game. Everything has a default, so a
/// game that says nothing is played by [plain searches](Player::minimax):
///
/// ```
/// # use plyground_search::EngineProfile;
/// static ENGINE: EngineProfile = EngineProfile { advantage: [100, 250, 500, 1000], ..EngineProfile::DEFAULT };
/// ```
#[derive(Debug)]
pub struct EngineProfile {
    /// The computer players, weakest first; only the one that plays as any of the others stands second.
    pub players: fn() -> &'static [Player],
    /// The ids of three of them for a person of unknown strength: a beginner, a casual player, a strong one. `None`: the first players of easy,
    /// medium and hard [strength](crate::Strength).
    pub first_opponents: Option<[&'static str; 3]>,
    /// What may be chosen for a player made to measure; `None` where nothing can.
    pub settings: Option<Settings>,
    /// From which evaluation on a side has a small advantage, an advantage, a great one, and is close to winning (G6), in the
    /// game's units.
    pub advantage: [u32; 4],
    /// How games of matches begin in a variant, by its id.
    pub openings: fn(&str) -> Openings,
    /// Positions whose search is a checksum of how the engine behaves, each searched in a fraction of a second. Where there are
    /// none, the start of each variant is searched a little.
    pub bench: &'static [BenchPosition],
    /// The [`SearchParams::solve`](crate::SearchParams) that finds the exact result of any position, where there is a solver.
    pub solve: Option<u32>,
}

impl EngineProfile {
    /// For a game that says nothing.
    pub const DEFAULT: EngineProfile = EngineProfile {
        players: plain_players,
        first_opponents: None,
        settings: None,
        advantage: [40, 100, 200, 400],
        openings: |_| Openings::DEFAULT,
        bench: &[],
        solve: None,
    };
}

/// Random moves, and plain searches of different depths.
fn plain_players() -> &'static [Player] {
    static PLAYERS: LazyLock<Vec<Player>> = LazyLock::new(|| {
        let random = [Player::random_moves(), Player::random_player()];
        random.into_iter().chain((1..=4).map(Player::minimax)).collect()
    });
    &PLAYERS
}

/// What may be chosen for a player made to measure (R4).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Moves ahead.
    pub depth: RangeInclusive<u32>,
    /// From how many moves before the end on it plays without a mistake; 0 for never.
    pub perfect: RangeInclusive<u32>,
    /// What `perfect` counts, in the game's words: "empty squares".
    pub counts: Key,
    /// Such a player looks at no more positions than this: the guard against the odd one, which would keep people waiting.
    pub nodes: u64,
}

/// How games begin that are played to measure players.
#[derive(Clone, Debug)]
pub struct Openings {
    /// How many moves are made at random: fewer where games are short.
    pub random: RangeInclusive<usize>,
    /// Whether a move, by its text, may be made at random.
    pub sensible: fn(&str) -> bool,
    /// Beginnings that are known to be even, one a line, moves apart by blanks; lines with `#` are for people. Where there are
    /// some, none is made at random.
    pub known: &'static str,
    /// Where the swap2 opening is played: beginnings, as in `known`, of which those of three moves are offered.
    pub swap2: &'static str,
}

impl Openings {
    /// A few moves, whichever.
    pub const DEFAULT: Openings = Openings { random: 2..=4, sensible: |_| true, known: "", swap2: "" };
}

/// A position to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BenchPosition {
    /// The variant's id.
    pub variant: &'static str,
    /// How far to search.
    pub depth: u32,
    /// Moves from its usual start, apart by blanks.
    pub moves: &'static str,
}

impl BenchPosition {
    /// A variant, how far to search, and moves from its start.
    pub const fn new(variant: &'static str, depth: u32, moves: &'static str) -> Self {
        BenchPosition { variant, depth, moves }
    }
}
