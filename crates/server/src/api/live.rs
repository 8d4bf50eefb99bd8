//! A live game as a stream: what its table sends to browsers, one message a line.

use axum::{
    extract::{Path, State},
    response::Response,
};
use plyground_words::key;
use tokio::sync::broadcast::error::RecvError;
use utoipa::ToSchema;

use super::ndjson::{self, Gone, Lines};
use crate::{
    App, client,
    error::Refusal,
    session::Browser,
    table::{Handle, Joined, Snapshot, message::TableMessage},
};

/// A message of `docs/protocol.md`: `table` first, then every `moved`, `changed`, `thinking`, `said` and
/// `notice`.
#[derive(ToSchema)]
#[expect(dead_code, reason = "the document's name for what the table's own types write")]
pub(super) struct ApiTableMessage {
    /// What kind of message.
    r#type: String,
}

/// Everything that happens in a game, from now on. The first line is the whole state.
#[utoipa::path(
    get,
    path = "/api/v1/live/{id}",
    params(("id" = String, Path)),
    responses(
        (status = 200, content_type = "application/x-ndjson", body = ApiTableMessage),
        (status = 404, body = ndjson::ApiRefusal)
    )
)]
pub(super) async fn stream(
    State(app): State<App>,
    Path(id): Path<String>,
    client::Client { browser, address }: client::Client,
) -> Result<Response, Refusal> {
    let permit = app.limits.connect(&browser, address)?;
    let (handle, joined) = app.tables.join(&id, &browser).await?;
    let joined = joined.ok_or_else(|| Refusal::full(key!("too-many-watchers")))?;
    let (lines, response) = ndjson::stream();
    tokio::spawn(async move {
        // The reader has gone: there is nobody to tell.
        let _ = pass_on(&handle, joined, &browser, &lines).await;
        drop(permit);
    });
    Ok(response)
}

async fn pass_on(handle: &Handle, joined: Joined, browser: &Browser, lines: &Lines) -> Result<(), Gone> {
    let Joined { snapshot, mut updates, mut evicted, presence: _presence } = joined;
    lines.send(whole(&snapshot, browser)).await?;
    loop {
        let line = tokio::select! {
            update = updates.recv() => match update {
                Ok(update) => update.for_browser(browser),
                // Too slow for everything: the whole state makes up for what was missed.
                Err(RecvError::Lagged(_)) => {
                    updates = updates.resubscribe();
                    whole(&*handle.snapshot().await.ok_or(Gone)?, browser)
                }
                Err(RecvError::Closed) => return Err(Gone),
            },
            () = lines.gone() => return Err(Gone),
            // A later connection of this browser needs the place.
            _ = &mut evicted => return Err(Gone),
        };
        lines.send(line).await?;
    }
}

fn whole(snapshot: &Snapshot, browser: &Browser) -> String {
    let you = snapshot.you(browser);
    let choices = snapshot.choices(&you);
    let message = TableMessage::Table { state: &snapshot.state, you: &you, choices };
    serde_json::to_string(&message).expect("messages are plain data")
}
