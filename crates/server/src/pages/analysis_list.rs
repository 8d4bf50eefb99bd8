//! Every game with its analysis boards, and what this browser has saved.

use askama::Template;
use axum::{Extension, extract::State, response::Response};
use plyground_games::{GAMES, files, find};
use plyground_rules::GameInfo;
use plyground_words::{key, message};
use serde::Serialize;

use super::{
    Layout, render,
    sample::{Sample, samples},
    script_data,
};
use crate::{App, error::Refusal, session::Browser, words::Words};

#[derive(Template)]
#[template(path = "analysis_list.html")]
struct Page {
    layout: Layout,
    w: Words,
    games: Vec<&'static GameInfo>,
    saved: Vec<SavedLink>,
    data: String,
}

/// A tree of variations that this browser saved.
struct SavedLink {
    href: String,
    text: String,
}

/// What the page's script gets.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct AnalysisListPage {
    games: Vec<Sample>,
}

/// The most that is listed.
const SAVED: u32 = 20;

pub(crate) async fn page(
    State(app): State<App>,
    Extension(browser): Extension<Browser>,
    w: Words,
) -> Result<Response, Refusal> {
    let games: Vec<&'static GameInfo> = GAMES.iter().map(|g| g.info()).collect();
    let rows = app.tables.store().studies(browser.hash(), SAVED).await?;
    let saved = rows.iter().filter_map(|row| {
        let record = files::read(row.body.as_bytes()).ok()?.record;
        let (_, variant) = find(&record.variant).ok()?;
        // With a game it belongs to the game's review.
        let href = match row.id.split_once('.') {
            Some((game, _)) => format!("/g/{game}/review"),
            None => format!("/analysis/{}?study={}", variant.id, row.id),
        };
        let text = message!("saved-analysis", variant = variant.name, moves = record.moves.len());
        Some(SavedLink { href, text: w.say(&text) })
    });
    Ok(render(&Page {
        layout: Layout::new(w, Some(key!("analysis").into()), &games, "analysislist", "analysis"),
        w,
        games,
        saved: saved.collect(),
        data: script_data(&AnalysisListPage { games: samples() }),
    }))
}
