//! Letting other devices in from the page, and links as codes to scan.

use axum::{
    Extension, Form,
    extract::{Query, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Redirect, Response},
};
use plyground_words::key;
use serde::Deserialize;

use crate::{
    App,
    client::{Arrival, Client},
    error::Refusal,
    lan,
};

/// Paths longer than this fit into no code that a camera reads.
const MAX_PATH: usize = 600;

#[derive(Deserialize)]
pub(crate) struct NetworkForm {
    /// "yes" or "no".
    open: String,
    /// The page to come back to.
    #[serde(default)]
    back: String,
}

/// `POST /network`: lets others in, or shuts them out. Only who sits at this machine may.
pub(crate) async fn switch(
    State(app): State<App>,
    client: Client,
    Form(form): Form<NetworkForm>,
) -> Result<Redirect, Refusal> {
    if !client.can_switch(&app) {
        return Err(Refusal::forbidden(key!("network-host-only")));
    }
    match form.open.as_str() {
        "yes" => app.reach.open().await.map_err(Refusal::bad)?,
        _ => app.reach.close(),
    }
    Ok(Redirect::to(if is_path(&form.back) { &form.back } else { "/" }))
}

#[derive(Deserialize)]
pub(crate) struct CodeQuery {
    to: String,
}

/// `GET /code?to=/path`: the path as a link that other devices can open, as a picture for a phone's camera. The link itself is in the
/// header field `link-to`.
pub(crate) async fn code(
    State(app): State<App>,
    Extension(arrival): Extension<Arrival>,
    Query(query): Query<CodeQuery>,
    headers: HeaderMap,
) -> Response {
    if !is_path(&query.to) || query.to.len() > MAX_PATH {
        return StatusCode::BAD_REQUEST.into_response();
    }
    let host = headers.get(header::HOST).and_then(|h| h.to_str().ok()).unwrap_or("");
    let links = app.reach.links(host, arrival.https);
    let base = links.first().cloned().unwrap_or_else(|| format!("http://{host}"));
    let link = format!("{base}{}", query.to);
    let Some(picture) = lan::code(&link) else { return StatusCode::BAD_REQUEST.into_response() };
    let mut answer = ([(header::CONTENT_TYPE, "image/svg+xml")], picture).into_response();
    if let Ok(link) = link.parse() {
        answer.headers_mut().insert("link-to", link);
    }
    answer
}

/// A path of this server, and no other's.
fn is_path(text: &str) -> bool {
    text.starts_with('/') && !text.starts_with("//") && !text.contains('\\') && text.is_ascii()
}
