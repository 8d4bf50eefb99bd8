//! Settings live in the browser; the page only shows them, and boards to see them on. The language is chosen here and kept in
//! a cookie, because pages are written in it.

use std::sync::LazyLock;

use askama::Template;
use axum::{http::HeaderMap, response::Response};
use plyground_games::GAMES;
use plyground_rules::{BoardSpec, GameInfo, View};
use plyground_words::{Lang, key};
use serde::Serialize;

use super::{Layout, home, render, script_data};
use crate::words::Words;

#[derive(Template)]
#[template(path = "settings.html")]
struct Page {
    layout: Layout,
    w: Words,
    /// What was chosen; nothing follows the browser.
    chosen: Option<Lang>,
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

pub(crate) async fn page(w: Words, headers: HeaderMap) -> Response {
    let games: Vec<&'static GameInfo> = GAMES.iter().map(|g| g.info()).collect();
    let title = key!("settings").into();
    render(&Page {
        layout: Layout::new(w, Some(title), &games, "settings", "settings"),
        w,
        chosen: Words::chosen(&headers),
        data: &DATA,
    })
}

/// A card's board with its moves made: one with pieces on it.
fn sample(card: &'static home::Card) -> Sample {
    let view = card.moves.last().map_or(&card.view, |shown| &shown.view);
    Sample { id: card.id, board: &card.board, view }
}
