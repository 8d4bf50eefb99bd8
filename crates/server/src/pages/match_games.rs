//! All games of a match: a list, and one file of them.

use askama::Template;
use axum::{
    extract::{Path, Query, State},
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use plyground_games::files::{self, Form as FileForm};
use plyground_words::message;
use serde::Deserialize;

use super::{
    Layout,
    match_view::{GameLine, MatchInfo},
    render,
};
use crate::{App, error::Refusal, game_file::stored_game, words::Words};

/// So many games stand on a page.
const PAGE: u64 = 100;
/// So many games are read at a time for a file.
const PART: u64 = 200;

#[derive(Template)]
#[template(path = "match_games.html")]
struct Page {
    layout: Layout,
    w: Words,
    about: MatchInfo,
    games: Vec<GameLine>,
    /// The games before these, and after.
    before: Option<u64>,
    after: Option<u64>,
}

#[derive(Deserialize)]
pub(crate) struct From {
    /// From 0.
    #[serde(default)]
    from: u64,
}

pub(crate) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(From { from }): Query<From>,
    w: Words,
) -> Result<Response, Refusal> {
    let store = app.tables.store();
    let row = store.contest(&id).await?.ok_or_else(|| Refusal::missing("match"))?;
    let about = MatchInfo::new(&row, app.tables.roster(), w)?;
    let from = from.min(row.results.len() as u64);
    let found = store.contest_games(&id, from, PAGE as u32).await?;
    let games = found.iter().zip(from..).map(|(game, number)| GameLine::new(game, number, about.game, w));
    Ok(render(&Page {
        layout: Layout::new(
            w,
            Some(message!("games-of-match", players = about.title.clone())),
            &[],
            "matchgames",
            "rankings",
        ),
        w,
        games: games.collect(),
        before: (from > 0).then(|| from.saturating_sub(PAGE)),
        after: Some(from + PAGE).filter(|next| *next < row.results.len() as u64),
        about,
    }))
}

/// All games in one file of ours.
pub(crate) async fn export(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Refusal> {
    let store = app.tables.store();
    let row = store.contest(&id).await?.ok_or_else(|| Refusal::missing("match"))?;
    let mut all = Vec::new();
    while all.len() < row.results.len() {
        let games = store.contest_games(&id, all.len() as u64, PART as u32).await?;
        if games.is_empty() {
            break;
        }
        for game in games {
            let replayed =
                stored_game(game, None).map_err(|why| Refusal::bad(message!("bad-game", why = why)))?;
            let text = files::write(&replayed, FileForm::Json)
                .map_err(|e| Refusal::bad(message!("cannot-be-written", why = e.message())))?;
            all.push(String::from_utf8_lossy(&text).trim_end().to_owned());
        }
        // Others want the thread, too.
        tokio::task::yield_now().await;
    }
    let text = format!("[\n{}\n]\n", all.join(",\n"));
    let kind = (header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    let name = (header::CONTENT_DISPOSITION, HeaderValue::from_static("attachment; filename=\"match.json\""));
    Ok(([kind, name], text).into_response())
}
