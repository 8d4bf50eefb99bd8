//! Collections of imported games: what the page of imports lists, and changing them.

use axum::{
    Form,
    extract::{Path, State},
    response::Redirect,
};
use plyground_store::Collection;
use plyground_words::{key, message};
use serde::Deserialize;

use super::{games::may_change_collections, import_actions::collection_name};
use crate::{App, client::Client, error::Refusal, words::Words};

/// A collection in the list.
pub(crate) struct ShownCollection {
    pub(crate) id: i64,
    pub(crate) name: String,
    pub(crate) source: String,
    pub(crate) games: String,
    pub(crate) date: String,
    /// What became of its import, where that is not all.
    pub(crate) state: Option<String>,
}

impl ShownCollection {
    pub(crate) fn new(collection: Collection, under_way: &[i64], w: Words) -> ShownCollection {
        let summary: serde_json::Value = collection
            .summary
            .as_deref()
            .and_then(|text| serde_json::from_str(text).ok())
            .unwrap_or_default();
        let state = match &collection.summary {
            _ if under_way.contains(&collection.id) => Some(key!("collection-under-way")),
            None => Some(key!("collection-broken-off")),
            Some(_) if summary["stopped"] == true => Some(key!("collection-stopped")),
            Some(_) => None,
        };
        ShownCollection {
            id: collection.id,
            games: w.say(&message!("collection-games", count = collection.games)),
            date: crate::game_file::date(collection.imported)[..10].to_owned(),
            state: state.map(|state| w.say(&state)),
            name: collection.name,
            source: collection.source,
        }
    }
}

/// Another name.
#[derive(Deserialize)]
pub(crate) struct RenameForm {
    #[serde(default)]
    name: String,
}

/// `POST /collections/{id}/rename`.
pub(crate) async fn rename(
    State(app): State<App>,
    client: Client,
    Path(id): Path<i64>,
    Form(form): Form<RenameForm>,
) -> Result<Redirect, Refusal> {
    find(&app, &client, id).await?;
    app.tables.store().rename_collection(id, &collection_name(&form.name)?).await?;
    Ok(Redirect::to("/import#collections"))
}

/// `POST /collections/{id}/delete`: it is gone at once; its games go in the background, and after a kill with the next start.
pub(crate) async fn delete(
    State(app): State<App>,
    client: Client,
    Path(id): Path<i64>,
) -> Result<Redirect, Refusal> {
    find(&app, &client, id).await?;
    app.imports.stop_into(id);
    let store = app.tables.store().clone();
    store.hide_collection(id).await?;
    tokio::spawn(async move {
        if let Err(e) = store.finish_deleting().await {
            tracing::warn!("{e}");
        }
    });
    Ok(Redirect::to("/import#collections"))
}

async fn find(app: &App, client: &Client, id: i64) -> Result<(), Refusal> {
    if !may_change_collections(app, client) {
        return Err(Refusal::host_only());
    }
    let there = app.tables.store().collections().await?;
    there.iter().any(|collection| collection.id == id).then_some(()).ok_or_else(|| Refusal::missing("page"))
}
