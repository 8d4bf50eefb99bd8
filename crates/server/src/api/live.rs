//! A live game as a stream: what its table sends to browsers, one message a line.

use axum::{
    extract::{Path, State},
    response::Response,
};
use plyground_rules::Side;
use plyground_words::key;
use serde::Serialize;
use serde_json::Value;
use tokio::sync::broadcast::error::RecvError;
use utoipa::ToSchema;

use super::{
    ndjson::{self, Gone, Lines},
    refusal::ApiSentence,
};
use crate::{
    App, client,
    error::Refusal,
    session::Browser,
    table::{Handle, Joined, Snapshot, message::TableMessage},
};

/// A message of `docs/protocol.md`: `table` first. What it holds of a game's state is described there.
#[derive(Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "lowercase")]
#[expect(dead_code, reason = "the document's name for what the table's own types write")]
pub(super) enum ApiTableMessage {
    /// Everything: the first line, and when the history changed other than by a move.
    Table {
        /// The whole state.
        #[schema(value_type = Object)]
        state: Value,
        /// The sides that the browser plays that asks.
        #[schema(value_type = Vec<String>)]
        you: Vec<Side>,
        /// Its legal moves, with their taps.
        #[schema(value_type = Vec<Object>)]
        choices: Vec<Value>,
    },
    /// A decision was made and is on disk.
    Moved {
        /// How many moves were made before it.
        ply: usize,
        /// The move's text.
        r#move: String,
        /// Whose decision it was.
        #[schema(value_type = String)]
        side: Side,
        /// Milliseconds spent on it.
        ms: u64,
        /// Turns are numbered from 0.
        turn: usize,
        /// What it did to other pieces, if anything.
        #[schema(value_type = Option<Object>)]
        did: Option<Value>,
        /// What is seen on the board, in order.
        #[schema(value_type = Vec<Object>)]
        events: Vec<Value>,
        /// The state after it.
        #[schema(value_type = Object)]
        state: Value,
        /// As of `table`.
        #[schema(value_type = Vec<String>)]
        you: Vec<Side>,
        /// As of `table`.
        #[schema(value_type = Vec<Object>)]
        choices: Vec<Value>,
    },
    /// Something beside the board changed.
    Changed {
        /// What can change beside the board.
        #[schema(value_type = Object)]
        state: Value,
        /// As of `table`.
        #[schema(value_type = Vec<String>)]
        you: Vec<Side>,
    },
    /// How far a computer's search is.
    Thinking {
        /// The computer's side.
        #[schema(value_type = String)]
        side: Side,
        /// Plies of search.
        depth: u32,
        /// Positions searched.
        nodes: u64,
        /// The part that is done, from 0 to 1.
        share: f32,
        /// How long it will take, if that is known; said when it begins.
        ms: Option<u64>,
    },
    /// What a player says.
    Said {
        /// The player's side.
        #[schema(value_type = String)]
        side: Side,
        /// A phrase's code.
        phrase: String,
    },
    /// A sentence for everybody.
    Notice {
        /// The sentence.
        text: ApiSentence,
    },
}

/// Everything that happens in a game, from now on. The first line is the whole state.
#[utoipa::path(
    get,
    path = "/api/v1/live/{id}",
    params(("id" = String, Path)),
    responses(
        (status = 200, content_type = "application/x-ndjson", body = ApiTableMessage),
        (status = 404, body = super::refusal::ApiRefusal)
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
