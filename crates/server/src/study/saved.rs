//! Saved trees of variations: with a game, for each browser its own, or by themselves. What is stored is a file in
//! our own form, as it is exported, so that nothing is kept that cannot be read again.

use std::fmt::Write as _;

use axum::{
    Extension, Json,
    body::Bytes,
    extract::{Path, State},
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use plyground_games::files::{self, Replayed};
use plyground_rules::MoveTree;
use plyground_store::{StudyRow, Write};
use plyground_words::{key, message};
use serde::Serialize;

use super::reviews::stored_game;
use crate::{
    App,
    client::Client,
    error::Refusal,
    session::{Browser, new_id},
    table::unix_ms,
};

/// The largest tree that is kept.
pub(crate) const MAX_BYTES: usize = 256 * 1024;

/// A tree that was saved.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SavedStudy {
    /// Its id; `None` where it belongs to a game.
    pub(crate) id: Option<String>,
    /// Whether this browser saved it, and may save it again.
    pub(crate) yours: bool,
    /// The line with its variations.
    #[cfg_attr(test, ts(as = "Vec<plyground_rules::move_tree::WrittenMove<'static>>"))]
    pub(crate) moves: MoveTree,
}

/// What a browser is told after saving.
#[derive(Serialize)]
struct Kept {
    id: Option<String>,
}

/// The id of a browser's tree for a game.
fn game_study(game: &str, browser: &Browser) -> String {
    browser.hash()[..8].iter().fold(format!("{game}."), |mut id, byte| {
        let _ = write!(id, "{byte:02x}");
        id
    })
}

/// What a browser saved with a game, else what came with it.
pub(crate) async fn of_game(app: &App, game: &str, browser: &Browser) -> Result<Option<SavedStudy>, Refusal> {
    let row = app.tables.store().study(&game_study(game, browser)).await?;
    if let Some(saved) = row.as_ref().and_then(read) {
        return Ok(Some(SavedStudy { id: None, yours: true, moves: saved.record.moves }));
    }
    Ok(came_with(app, game).await?.map(|moves| SavedStudy { id: None, yours: false, moves }))
}

/// The variations and comments that came with an imported game.
async fn came_with(app: &App, game: &str) -> Result<Option<MoveTree>, Refusal> {
    let tree = app.tables.store().tree(game).await?;
    Ok(tree.and_then(|tree| files::read(tree.as_bytes()).ok()).map(|replayed| replayed.record.moves))
}

/// What is known of a game's variations and comments, as a file: what a browser saved, else what came with the game.
pub(crate) async fn tree_of(app: &App, game: &str, browser: &Browser) -> Result<Option<String>, Refusal> {
    let saved = app.tables.store().study(&game_study(game, browser)).await?;
    match saved {
        Some(saved) => Ok(Some(saved.body)),
        None => Ok(app.tables.store().tree(game).await?),
    }
}

/// The row of a tree that a browser keeps with a game.
pub(crate) fn kept_with(game: &str, browser: &Browser, body: String) -> Write {
    let (id, holder) = (game_study(game, browser), browser.hash().to_vec());
    Write::Study(StudyRow { id, holder, updated: unix_ms(), body })
}

/// A tree that was saved by itself, with the file it is.
pub(crate) async fn alone(app: &App, id: &str, browser: &Browser) -> Result<(SavedStudy, Replayed), Refusal> {
    let row = app.tables.store().study(id).await?.ok_or_else(|| Refusal::missing("study"))?;
    let replayed = read(&row).ok_or_else(|| Refusal::missing("study"))?;
    let moves = replayed.record.moves.clone();
    Ok((SavedStudy { id: Some(row.id), yours: row.holder == browser.hash(), moves }, replayed))
}

/// Only what could be read was stored.
fn read(row: &StudyRow) -> Option<Replayed> {
    files::read(row.body.as_bytes()).inspect_err(|e| tracing::error!("study {}: {e}", row.id)).ok()
}

/// The tree that a browser sent, as the file that will be kept.
fn checked(body: &Bytes, variant: &str) -> Result<(Replayed, String), Refusal> {
    if body.len() > MAX_BYTES {
        return Err(Refusal::bad(message!("study-too-large", most = MAX_BYTES / 1024)));
    }
    let wrong = |e: files::FileError| Refusal::bad(message!("study-wrong", why = e.message()));
    let replayed = files::read(body).map_err(wrong)?;
    if replayed.record.variant != variant {
        return Err(Refusal::bad(key!("study-other-game")));
    }
    let file = files::json(&replayed);
    Ok((replayed, file))
}

async fn keep(app: &App, id: String, browser: &Browser, body: String) -> Result<(), Refusal> {
    let row = StudyRow { id, holder: browser.hash().to_vec(), updated: unix_ms(), body };
    Ok(app.tables.store().commit(vec![Write::Study(row)]).await?)
}

fn file(body: String) -> Response {
    ([(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))], body).into_response()
}

/// `GET /g/{id}/study`: what this browser saved with a game.
pub(crate) async fn show_with_game(
    State(app): State<App>,
    Path(game): Path<String>,
    Extension(browser): Extension<Browser>,
) -> Result<Response, Refusal> {
    let row = app.tables.store().study(&game_study(&game, &browser)).await?;
    Ok(file(row.ok_or_else(|| Refusal::missing("study"))?.body))
}

/// `POST /g/{id}/study`: saves a tree with a game.
pub(crate) async fn save_with_game(
    State(app): State<App>,
    Path(game): Path<String>,
    client: Client,
    body: Bytes,
) -> Result<Response, Refusal> {
    let (row, _) = stored_game(app.tables.store(), &game).await?;
    let (replayed, file) = checked(&body, &row.variant)?;
    if replayed.record.start != row.start {
        return Err(Refusal::bad(key!("study-other-game")));
    }
    keep(&app, game_study(&game, &client.browser), &client.browser, file).await?;
    Ok(Json(Kept { id: None }).into_response())
}

/// `GET /analysis/{variant}/study/{id}`: a tree that was saved by itself. Its address is all that is needed to see it.
pub(crate) async fn show_alone(
    State(app): State<App>,
    Path((variant, id)): Path<(String, String)>,
    Extension(browser): Extension<Browser>,
) -> Result<Response, Refusal> {
    let (_, replayed) = alone(&app, &id, &browser).await?;
    if replayed.record.variant != variant {
        return Err(Refusal::missing("study"));
    }
    Ok(file(files::json(&replayed)))
}

/// `POST /analysis/{variant}/study`: saves a tree by itself.
pub(crate) async fn save_new(
    State(app): State<App>,
    Path(variant): Path<String>,
    client: Client,
    body: Bytes,
) -> Result<Response, Refusal> {
    let (_, file) = checked(&body, &variant)?;
    app.limits.start_game(&client.browser, client.address)?;
    let id = new_id();
    keep(&app, id.clone(), &client.browser, file).await?;
    Ok(Json(Kept { id: Some(id) }).into_response())
}

/// `POST /analysis/{variant}/study/{id}`: saves it again, if it is this browser's.
pub(crate) async fn save_again(
    State(app): State<App>,
    Path((variant, id)): Path<(String, String)>,
    client: Client,
    body: Bytes,
) -> Result<Response, Refusal> {
    let (before, _) = alone(&app, &id, &client.browser).await?;
    if !before.yours {
        return Err(Refusal::taken(key!("study-not-yours")));
    }
    let (_, file) = checked(&body, &variant)?;
    keep(&app, id.clone(), &client.browser, file).await?;
    Ok(Json(Kept { id: Some(id) }).into_response())
}
