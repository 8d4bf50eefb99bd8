//! Players made to measure: how far they look, and from where on they are perfect, is the user's choice (R4).

use std::ops::RangeInclusive;

use plyground_search::SearchParams;

use crate::{Player, player, reversi::NODES};

/// What may be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Moves ahead.
    pub depth: RangeInclusive<u32>,
    /// From how many moves before the end on it plays without a mistake; 0 for never.
    pub perfect: RangeInclusive<u32>,
    /// What `perfect` counts, in the game's words: "empty squares".
    pub counts: &'static str,
}

/// What may be chosen in a game, by its id; `None` where nothing can.
pub fn settings(game: &str) -> Option<Settings> {
    (game == "reversi").then_some(Settings { depth: 1..=16, perfect: 0..=20, counts: "empty squares" })
}

/// A player made to measure; `None` where the game does not offer it, or not that far.
pub fn tailored(game: &str, depth: u32, perfect: u32) -> Option<Player> {
    let offered = settings(game)?;
    if !offered.depth.contains(&depth) || !offered.perfect.contains(&perfect) {
        return None;
    }
    let strength = match depth {
        ..=1 => 0,
        2..=3 => 1,
        4..=6 => 2,
        7..=10 => 3,
        _ => 4,
    };
    let params =
        SearchParams { solve: perfect, selective: depth > 6, table_bits: 20, ..crate::ahead(depth, NODES) };
    let name = match perfect {
        0 => format!("Depth {depth}"),
        _ => format!("Depth {depth}, perfect from {perfect}"),
    };
    Some(Player {
        id: format!("depth-{depth}-perfect-{perfect}").into(),
        name: name.into(),
        ..player("", "", "Made to measure: looks as far as you said.", "all-round", strength, params)
    })
}

/// The player that an id such as `depth-6-perfect-12` stands for.
pub(crate) fn read(game: &str, id: &str) -> Option<Player> {
    let (depth, perfect) = id.strip_prefix("depth-")?.split_once("-perfect-")?;
    tailored(game, depth.parse().ok()?, perfect.parse().ok()?).filter(|player| player.id == id)
}
