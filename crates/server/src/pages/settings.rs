//! Settings live in the browser; the page only shows them, and boards to see them on.

use std::sync::LazyLock;

use askama::Template;
use axum::response::Response;
use plyground_games::GAMES;
use plyground_rules::{BoardSpec, GameInfo, View};
use serde::Serialize;

use super::{Layout, home, render, script_data};

#[derive(Template)]
#[template(path = "settings.html")]
struct Page {
    layout: Layout,
    data: &'static str,
}

/// What the page's script gets.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SettingsPage {
    games: Vec<Sample>,
}

/// A board to see settings on.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Sample {
    id: &'static str,
    board: &'static BoardSpec,
    view: &'static View,
}

static DATA: LazyLock<String> =
    LazyLock::new(|| script_data(&SettingsPage { games: home::CARDS.iter().map(sample).collect() }));

pub(crate) async fn page() -> Response {
    let games: Vec<&'static GameInfo> = GAMES.iter().map(|g| g.info()).collect();
    render(&Page { layout: Layout::new("Settings", &games, "settings", "settings"), data: &DATA })
}

/// A card's board with its moves made: one with pieces on it.
fn sample(card: &'static home::Card) -> Sample {
    let view = card.moves.last().map_or(&card.view, |shown| &shown.view);
    Sample { id: card.id, board: &card.board, view }
}
