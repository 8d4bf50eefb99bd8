//! The pages, one file each: what a template needs, and how it is found.

mod alone;
pub(crate) mod analysis_list;
pub(crate) mod backup;
mod begin;
pub(crate) mod challenge;
pub(crate) mod collections;
mod course;
pub(crate) mod error;
pub(crate) mod event_actions;
pub(crate) mod event_files;
pub(crate) mod event_page;
mod event_view;
pub(crate) mod events;
pub(crate) mod export;
pub(crate) mod game;
pub(crate) mod games;
pub(crate) mod games_actions;
pub(crate) mod games_query;
pub(crate) mod home;
pub(crate) mod import;
pub(crate) mod import_actions;
pub(crate) mod installed;
pub(crate) mod learn;
pub(crate) mod learn_list;
pub(crate) mod match_games;
pub(crate) mod match_new;
pub(crate) mod match_page;
mod match_view;
pub(crate) mod matches;
pub(crate) mod network;
pub(crate) mod new;
pub(crate) mod next;
mod opponents;
pub(crate) mod people;
pub(crate) mod profile;
pub(crate) mod rankings;
mod sample;
pub(crate) mod settings;
pub(crate) mod sheet;
pub(crate) mod step;
pub(crate) mod stop;
pub(crate) mod study;

use askama::Template;
use axum::response::{Html, IntoResponse, Response};
use plyground_games::GAMES;
use plyground_rules::{GameInfo, Side};
use plyground_words::Message;
use serde::Serialize;

use crate::{
    assets,
    error::Refusal,
    styles,
    words::{self, Words},
};

/// What every page has.
pub(crate) struct Layout {
    /// Words in the visitor's language.
    pub(crate) w: Words,
    pub(crate) title: Option<String>,
    /// Its styles.
    pub(crate) style: String,
    /// The games whose colours the page needs.
    pub(crate) styles: Vec<String>,
    /// Their pieces.
    pub(crate) symbols: String,
    /// The page's module.
    pub(crate) script: String,
    /// The modules it needs.
    pub(crate) modules: &'static [String],
    /// The script with the sentences that it needs.
    pub(crate) words: &'static str,
    /// The part of the product, for the navigation.
    pub(crate) section: String,
}

impl Layout {
    /// `title`: without one it is the product's name.
    pub(crate) fn new(
        w: Words,
        title: Option<Message>,
        games: &[&'static GameInfo],
        script: &str,
        section: &str,
    ) -> Self {
        Layout {
            w,
            title: title.map(|title| w.say(&title)),
            style: styles::name(script).to_owned(),
            styles: games.iter().map(|info| info.id.to_owned()).collect(),
            symbols: games.iter().map(|info| info.look.symbols).collect(),
            script: script.to_owned(),
            modules: assets::modules(script),
            words: words::script_name(w.lang, games),
            section: section.to_owned(),
        }
    }
}

/// A side, as pages show it.
pub(crate) struct SideShown {
    pub(crate) id: &'static str,
    pub(crate) name: String,
    /// The symbol of its first kind of piece.
    pub(crate) symbol: String,
}

pub(crate) fn sides(info: &GameInfo, w: Words) -> Vec<SideShown> {
    let shown = |side: Side| {
        let id = if side == Side::First { "first" } else { "second" };
        SideShown { id, name: w.say(&info.sides[side].name), symbol: symbol(info, side) }
    };
    Side::BOTH.map(shown).into()
}

/// The symbol that stands for a side.
pub(crate) fn symbol(info: &GameInfo, side: Side) -> String {
    let id = if side == Side::First { "first" } else { "second" };
    format!("{}-{}-{id}", info.id, info.pieces[0].id)
}

/// The game with this id.
pub(crate) fn info(id: &str) -> Result<&'static GameInfo, Refusal> {
    GAMES.iter().map(|g| g.info()).find(|info| info.id == id).ok_or_else(|| Refusal::missing("game"))
}

/// A page as an answer.
pub(crate) fn render(page: &impl Template) -> Response {
    match page.render() {
        Ok(html) => Html(html).into_response(),
        Err(e) => {
            tracing::error!("a page could not be made: {e}");
            axum::http::StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}

/// JSON that may stand inside a script element: nothing in it can end the element.
pub(crate) fn script_data(data: &impl Serialize) -> String {
    let json = serde_json::to_string(data).expect("page data are plain data");
    json.replace('<', "\\u003c").replace('>', "\\u003e").replace('&', "\\u0026")
}
