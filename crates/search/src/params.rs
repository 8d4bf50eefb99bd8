//! The parameters of a search: its limits, and whose style it has.

use std::time::Duration;

use crate::TERMS;

/// How far to search, and with whose style.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchParams {
    /// At most this many moves ahead. Moves in unsettled positions (see [`Board::settled`](crate::Board)) do not count.
    pub depth: u32,
    /// At most this many positions.
    pub nodes: u64,
    /// At most so long. Players that must play the same on every machine have no time limit.
    pub time: Option<Duration>,
    /// At most so much processor time of each thread: then what else runs on the machine changes nothing. The wall's clock stands
    /// in where a thread has none ([`thread_time`](crate::thread_time)).
    pub cpu: Option<Duration>,
    /// How many threads search (Lazy SMP). Only with one is a search the same to the node every time.
    pub threads: usize,
    /// Multi-PV: how many best moves to find, each with its score and principal variation.
    pub lines: usize,
    /// At most this many moves in each position, the most promising ones; 0 for all. Only games that can tell
    /// cheaply which are promising care.
    pub width: usize,
    /// Where the game is certain to end within this many moves, it is searched to its end, whatever `depth` says.
    pub solve: u32,
    /// Selective search: whether to look further where much happens (quiescence search) and less far where little is to be
    /// expected (late move reductions, ProbCut, null moves). Without it every line is searched to the same depth.
    pub selective: bool,
    /// What is liked, and what is not seen.
    pub style: Style,
    /// Makes the style's noise and oversights those of one game.
    pub seed: u64,
    /// The transposition table has two to the power of this many entries, of 16 bytes each.
    pub table_bits: u32,
}

impl SearchParams {
    /// No limit but the nodes, every line to the same depth, and a plain style.
    pub const fn nodes(nodes: u64) -> Self {
        SearchParams {
            depth: 60,
            nodes,
            time: None,
            cpu: None,
            threads: 1,
            lines: 1,
            width: 0,
            solve: 0,
            selective: false,
            style: Style::PLAIN,
            seed: 0,
            table_bits: 16,
        }
    }

    /// No limit but the depth, every line to the same depth, and a plain style.
    pub const fn depth(depth: u32) -> Self {
        SearchParams { depth, ..SearchParams::nodes(u64::MAX) }
    }
}

/// A limit that is the same for all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// So long.
    Time(Duration),
    /// So much processor time.
    Cpu(Duration),
    /// So many moves ahead.
    Depth(u32),
    /// So many positions.
    Nodes(u64),
}

impl Limit {
    /// The same parameters with this limit and no other.
    #[must_use]
    pub fn as_only_limit(self, params: &SearchParams) -> SearchParams {
        let free = SearchParams { depth: 60, nodes: u64::MAX, time: None, cpu: None, ..params.clone() };
        match self {
            Limit::Time(time) => SearchParams { time: Some(time), ..free },
            Limit::Cpu(cpu) => SearchParams { cpu: Some(cpu), ..free },
            Limit::Depth(depth) => SearchParams { depth, ..free },
            Limit::Nodes(nodes) => SearchParams { nodes, ..free },
        }
    }
}

/// How a player's view of a position differs from the plain one.
///
/// Noise and oversights are functions of the position and the seed, so that a player does not contradict itself within a
/// search, and plays the same game again when asked to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Style {
    /// Percent of the usual weight for what the player itself has.
    pub own: i32,
    /// Percent of the usual weight for what the opponent has.
    pub theirs: i32,
    /// Percent of the usual weight for each of the game's terms.
    pub terms: [i32; TERMS],
    /// How far an evaluation may be off, either way, in the game's units.
    pub noise: i32,
    /// Contempt: how much worse than an even position a draw is, in the game's units.
    pub contempt: i32,
    /// Whether the simple terms that styles weigh are all there is, even where a game knows something better.
    pub counting: bool,
    /// Percent of moves that are not seen beyond the player's own next one. Moves that end the game always are.
    pub overlook: u32,
    /// Percent of its own next moves that a player does not think of at all, even if they end the game. One is always
    /// left.
    pub blind: u32,
}

impl Style {
    /// Sees everything as it is.
    pub const PLAIN: Style = Style {
        own: 100,
        theirs: 100,
        terms: [100; TERMS],
        noise: 0,
        contempt: 0,
        counting: false,
        overlook: 0,
        blind: 0,
    };
}
