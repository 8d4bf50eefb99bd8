//! Settings live in the browser; the page only shows them, and boards to see them on. The language is chosen here and kept in
//! a cookie, because pages are written in it.

use std::sync::LazyLock;

use askama::Template;
use axum::{http::HeaderMap, response::Response};
use plyground_games::GAMES;
use plyground_rules::GameInfo;
use plyground_words::{Lang, key};
use serde::Serialize;

use super::{
    Layout, render,
    sample::{Sample, samples},
    script_data,
};
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

static DATA: LazyLock<String> = LazyLock::new(|| script_data(&SettingsPage { games: samples() }));

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
