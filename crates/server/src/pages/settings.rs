//! Settings live in the browser; the page only shows them, and boards to see them on. The language is chosen here and kept in
//! a cookie, because pages are written in it. Who sits at the machine can also end the program here.

use std::sync::LazyLock;

use askama::Template;
use axum::{extract::State, http::HeaderMap, response::Response};
use plyground_games::GAMES;
use plyground_rules::{GameInfo, LookSet};
use plyground_words::{Key, Lang, key};
use serde::Serialize;

use super::{
    Layout,
    games::may_change_collections,
    render,
    sample::{Sample, samples},
    script_data,
};
use crate::{App, client::Client, words::Words};

#[derive(Template)]
#[template(path = "settings.html")]
struct Page {
    layout: Layout,
    w: Words,
    /// What was chosen; nothing follows the browser.
    chosen: Option<Lang>,
    /// Whether the visitor may end the program.
    host: bool,
    /// Whether that would break off an import.
    importing: bool,
    data: &'static str,
}

/// What the page's script gets.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SettingsPage {
    games: Vec<Sample>,
    /// Each game's, in the same order.
    sets: Vec<GameSets>,
}

/// The sets of boards and pieces of a game. The first is the usual one.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct GameSets {
    game: &'static str,
    name: Key,
    sets: Vec<NamedSet>,
}

/// A set of board and pieces.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct NamedSet {
    id: &'static str,
    name: Key,
}

impl GameSets {
    fn of(info: &'static GameInfo) -> Self {
        let named = |set: &LookSet| NamedSet { id: set.id, name: set.name };
        GameSets { game: info.id, name: info.name, sets: info.look.sets.iter().map(named).collect() }
    }
}

static DATA: LazyLock<String> = LazyLock::new(|| {
    script_data(&SettingsPage {
        games: samples(),
        sets: GAMES.iter().map(|game| GameSets::of(game.info())).collect(),
    })
});

pub(crate) async fn page(State(app): State<App>, client: Client, w: Words, headers: HeaderMap) -> Response {
    let games: Vec<&'static GameInfo> = GAMES.iter().map(|g| g.info()).collect();
    let title = key!("settings").into();
    render(&Page {
        layout: Layout::new(w, Some(title), &games, "settings", "settings"),
        w,
        chosen: Words::chosen(&headers),
        host: may_change_collections(&app, &client),
        importing: !app.imports.under_way().is_empty(),
        data: &DATA,
    })
}
