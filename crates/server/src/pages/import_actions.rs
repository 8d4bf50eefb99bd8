//! What is done with files that were sent: receiving them, opening a game in the analysis, keeping it, importing collections.

use axum::{
    Form, Json,
    body::Body,
    extract::{Path, Query, State},
    response::Redirect,
};
use plyground_games::{files::Replayed, find};
use plyground_rules::Variant;
use plyground_words::{Message, key, message};
use serde::{Deserialize, Serialize};
use tokio::task::spawn_blocking;

use super::games::may_change_collections;
use crate::{
    App,
    client::Client,
    error::Refusal,
    import::{
        ImportTarget,
        look::{Seen, single},
        uploads::{Allowance, Upload},
    },
    kept_game::{Played, keep_game},
    names::clean_name,
    session::Browser,
};

/// The longest name of a collection, in characters.
pub(super) const MAX_NAME: usize = 60;

/// Which file is sent.
#[derive(Deserialize)]
pub(crate) struct UploadQuery {
    /// Its name; empty for a text that was pasted.
    #[serde(default)]
    name: String,
    /// The files it belongs to.
    #[serde(default)]
    batch: Option<String>,
}

/// What a browser is told about a file that it sent.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Received {
    batch: String,
    /// What it is.
    #[cfg_attr(test, ts(type = "import(\"./words.js\").Message"))]
    says: Message,
    /// Whether there is anything in it.
    readable: bool,
}

/// `POST /import/files`: a file, as it is.
pub(crate) async fn receive(
    State(app): State<App>,
    client: Client,
    Query(query): Query<UploadQuery>,
    body: Body,
) -> Result<Json<Received>, Refusal> {
    let host = may_change_collections(&app, &client);
    let allowance = if host { Allowance::HOST } else { Allowance::GUEST };
    let batch = query.batch.as_deref().filter(|batch| !batch.is_empty());
    let (batch, upload) = app.uploads.receive(&client.browser, batch, &query.name, body, allowance).await?;
    let readable = !matches!(upload.seen, Seen::Nothing(_));
    Ok(Json(Received { batch, says: upload.seen.summary(), readable }))
}

/// The one game among files that were sent.
pub(crate) fn only(files: &[Upload]) -> Option<&Upload> {
    let mut games = files
        .iter()
        .filter(|upload| !matches!(upload.seen, Seen::Names | Seen::Nothing(_) | Seen::Backup(_)));
    games.next().filter(|upload| games.next().is_none() && matches!(upload.seen, Seen::One { .. }))
}

/// The same, read: as a variant that was chosen where the file does not say.
pub(crate) async fn one(
    app: &App,
    browser: &Browser,
    batch: &str,
    variant: Option<&'static Variant>,
) -> Result<Replayed, Refusal> {
    let files = app.uploads.files(browser, batch)?;
    let path = only(&files).ok_or_else(|| Refusal::missing("game"))?.file.path.clone();
    let read = spawn_blocking(move || single(&path, variant)).await.map_err(|e| {
        tracing::error!("{e}");
        Refusal::full(key!("server-failed"))
    })?;
    let game = read.map_err(|why| Refusal::bad(message!("import-not-so", why = why)))?;
    match variant {
        Some(variant) if variant.id != game.record.variant => Err(Refusal::missing("game")),
        _ => Ok(game),
    }
}

/// A variant that was chosen; none where nothing was asked.
fn chosen(id: &str) -> Result<Option<&'static Variant>, Refusal> {
    if id.is_empty() {
        return Ok(None);
    }
    find(id).map(|(_, variant)| Some(variant)).map_err(|e| Refusal::bad(e.message()))
}

/// The choices about files that were sent.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct ImportForm {
    variant: String,
    /// Which sides are one's own: `first`, `second` or `both`.
    side: Played,
    /// The name of a new collection.
    name: String,
    /// The id of one that is there; nothing for a new one.
    into: String,
}

/// `GET /import/{batch}/analysis`: the analysis board with the game.
pub(crate) async fn analysis(
    State(app): State<App>,
    client: Client,
    Path(batch): Path<String>,
    Query(form): Query<ImportForm>,
) -> Result<Redirect, Refusal> {
    let game = one(&app, &client.browser, &batch, chosen(&form.variant)?).await?;
    Ok(Redirect::to(&format!("/analysis/{}?import={batch}", game.record.variant)))
}

/// `POST /import/{batch}/keep`: the game becomes one of this visitor's own.
pub(crate) async fn keep(
    State(app): State<App>,
    client: Client,
    Path(batch): Path<String>,
    Form(form): Form<ImportForm>,
) -> Result<Redirect, Refusal> {
    let game = one(&app, &client.browser, &batch, chosen(&form.variant)?).await?;
    app.limits.start_game(&client.browser, client.address)?;
    let id = keep_game(app.tables.store(), &client.browser, &game, form.side).await?;
    Ok(Redirect::to(&format!("/g/{id}")))
}

/// `POST /import/{batch}/start`: imports the files into a collection, in the background.
pub(crate) async fn start(
    State(app): State<App>,
    client: Client,
    Path(batch): Path<String>,
    Form(form): Form<ImportForm>,
) -> Result<Redirect, Refusal> {
    if !may_change_collections(&app, &client) {
        return Err(Refusal::host_only());
    }
    let variant = chosen(&form.variant)?;
    let store = app.tables.store();
    let (name, target) = if form.into.is_empty() {
        let name = collection_name(&form.name)?;
        (name.clone(), ImportTarget::New(name))
    } else {
        let there = store.collections().await?.into_iter().find(|there| there.id.to_string() == form.into);
        let there = there.ok_or_else(|| Refusal::missing("page"))?;
        (there.name, ImportTarget::Existing(there.id))
    };
    let files = app.uploads.take(&client.browser, &batch)?;
    app.imports.start(store.clone(), name, target, files, variant)?;
    Ok(Redirect::to("/import#imports"))
}

/// A collection's name, as typed.
pub(super) fn collection_name(typed: &str) -> Result<String, Refusal> {
    let name = clean_name(&typed.chars().take(MAX_NAME).collect::<String>())?;
    name.ok_or_else(|| Refusal::bad(key!("collection-name-missing")))
}

/// `POST /import/{batch}/forget`: the files are not wanted.
pub(crate) async fn put_away(
    State(app): State<App>,
    client: Client,
    Path(batch): Path<String>,
) -> Result<Redirect, Refusal> {
    app.uploads.take(&client.browser, &batch)?;
    Ok(Redirect::to("/import"))
}

/// `POST /import/jobs/{id}/stop`: ends an import with what is in by then.
pub(crate) async fn stop(
    State(app): State<App>,
    client: Client,
    Path(id): Path<String>,
) -> Result<Redirect, Refusal> {
    if !may_change_collections(&app, &client) {
        return Err(Refusal::host_only());
    }
    app.imports.stop(&id)?;
    Ok(Redirect::to("/import#imports"))
}

/// `POST /import/jobs/{id}/forget`: an import that is over is shown no more.
pub(crate) async fn forget(
    State(app): State<App>,
    client: Client,
    Path(id): Path<String>,
) -> Result<Redirect, Refusal> {
    if !may_change_collections(&app, &client) {
        return Err(Refusal::host_only());
    }
    app.imports.forget(&id);
    Ok(Redirect::to("/import#imports"))
}
