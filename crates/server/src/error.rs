//! Everything that can go wrong in a request: its status, its sentence for people, and how loud to log it.

use std::time::Duration;

use axum::{
    Json,
    extract::Request,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use plyground_store::StoreError;
use serde_json::json;

use crate::pages;

/// A refused request. As a response it has no body yet: `show` makes one that fits the request.
#[derive(Clone, Debug)]
pub(crate) struct Refusal {
    status: StatusCode,
    sentence: String,
    retry: Option<Duration>,
}

impl Refusal {
    fn new(status: StatusCode, sentence: impl Into<String>) -> Self {
        Refusal { status, sentence: sentence.into(), retry: None }
    }

    /// There is nothing at this address.
    pub(crate) fn missing(what: &str) -> Self {
        Self::new(StatusCode::NOT_FOUND, format!("There is no {what} at this address."))
    }

    /// What was sent cannot be used.
    pub(crate) fn bad(sentence: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, sentence)
    }

    /// The request came from a page that is not ours.
    pub(crate) fn foreign() -> Self {
        Self::new(StatusCode::FORBIDDEN, "This request did not come from a page of this server.")
    }

    /// The seat is somebody else's.
    pub(crate) fn taken(sentence: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, sentence)
    }

    /// There is too much of something.
    pub(crate) fn full(sentence: impl Into<String>) -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, sentence)
    }

    /// This client asks for too much, and may ask again after a while.
    pub(crate) fn often(sentence: impl Into<String>, retry: Duration) -> Self {
        Refusal { retry: Some(retry), ..Self::new(StatusCode::TOO_MANY_REQUESTS, sentence) }
    }

    /// What it says, where it is not the answer to a request: on a live connection.
    pub(crate) fn sentence(&self) -> &str {
        &self.sentence
    }

    /// What a bare status means: the framework's refusals have texts for programmers.
    fn of_status(status: StatusCode) -> Self {
        let sentence = match status {
            StatusCode::BAD_REQUEST => "This request is malformed: its address or its form cannot be read.",
            StatusCode::NOT_FOUND => "There is no page at this address.",
            StatusCode::METHOD_NOT_ALLOWED => "This address does not take requests of that kind.",
            StatusCode::REQUEST_TIMEOUT => "The request did not arrive completely in time.",
            StatusCode::PAYLOAD_TOO_LARGE => "What was sent is too large: at most 16 KB are read.",
            StatusCode::URI_TOO_LONG => "This address is too long: at most 8 KB are read.",
            StatusCode::UNSUPPORTED_MEDIA_TYPE => {
                "What was sent is not a form: it must be application/x-www-form-urlencoded."
            }
            StatusCode::UNPROCESSABLE_ENTITY => "The form is incomplete, or one of its fields is malformed.",
            StatusCode::UPGRADE_REQUIRED => "This address takes WebSocket connections only.",
            StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE => {
                "The header fields of this request are too large; deleting this site's cookies may help."
            }
            StatusCode::SERVICE_UNAVAILABLE => "The server is too busy to answer; please try again.",
            status if status.is_client_error() => "This request cannot be answered.",
            _ => "Something went wrong in the server. Every game that was saved is still there.",
        };
        Self::new(status, sentence)
    }

    /// The body that fits: JSON for programs, a page for people.
    fn shown(&self, json: bool) -> Response {
        let mut response = if json {
            (self.status, Json(json!({ "why": self.sentence }))).into_response()
        } else {
            (self.status, pages::error::page(self.status.as_u16(), &self.sentence)).into_response()
        };
        let headers = response.headers_mut();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if let Some(retry) = self.retry {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(retry.as_secs_f64().ceil() as u64));
        }
        response
    }
}

impl From<StoreError> for Refusal {
    fn from(e: StoreError) -> Self {
        tracing::error!("{e}");
        Self::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "The game could not be read from or written to the disk.",
        )
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Gives every refusal, ours and the framework's, its body.
pub(crate) async fn show(request: Request, next: Next) -> Response {
    let json = wants_json(request.uri().path(), request.headers());
    let response = next.run(request).await;
    let status = response.status();
    if !status.is_client_error() && !status.is_server_error() {
        return response;
    }
    let refusal = response.extensions().get().cloned().unwrap_or_else(|| Refusal::of_status(status));
    if status.is_server_error() {
        tracing::warn!(%status, "{}", refusal.sentence);
    }
    let mut shown = refusal.shown(json);
    for kept in [header::ALLOW, header::CONNECTION, header::SET_COOKIE] {
        if let Some(value) = response.headers().get(&kept) {
            shown.headers_mut().insert(kept, value.clone());
        }
    }
    shown
}

/// Whether a program asks: it says so, or the address answers in JSON anyway.
fn wants_json(path: &str, headers: &HeaderMap) -> bool {
    let accept = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or("");
    let data = path.starts_with("/try/") || path.starts_with("/g/") && path.contains("/ply/");
    data || accept.contains("application/json") && !accept.contains("text/html")
}
