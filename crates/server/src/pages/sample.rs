//! A small board of each game that stands still.

use plyground_rules::{BoardSpec, View};
use serde::Serialize;

use super::home::{CARDS, Card};

/// A board to look at.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Sample {
    id: &'static str,
    board: &'static BoardSpec,
    view: &'static View,
}

/// One of every game.
pub(super) fn samples() -> Vec<Sample> {
    CARDS.iter().map(sample).collect()
}

/// A card's board with its moves made: one with pieces on it.
fn sample(card: &'static Card) -> Sample {
    let view = card.moves.last().map_or(&card.view, |shown| &shown.view);
    Sample { id: card.id, board: &card.board, view }
}
