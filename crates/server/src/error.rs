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
use plyground_words::{Message, key, message};
use serde_json::json;

use crate::{pages, words::Words};

/// A refused request. As a response it has no body yet: `show` makes one that fits the request.
#[derive(Clone, Debug)]
pub(crate) struct Refusal {
    status: StatusCode,
    message: Message,
    retry: Option<Duration>,
}

impl Refusal {
    fn new(status: StatusCode, message: impl Into<Message>) -> Self {
        Refusal { status, message: message.into(), retry: None }
    }

    /// There is nothing at this address: no `page`, `game`, `file`, `move`, `study` or `upload`.
    pub(crate) fn missing(what: &'static str) -> Self {
        Self::new(StatusCode::NOT_FOUND, message!("missing", what = what))
    }

    /// What was sent cannot be used.
    pub(crate) fn bad(message: impl Into<Message>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, message)
    }

    /// The request came from a page that is not ours.
    pub(crate) fn foreign() -> Self {
        Self::new(StatusCode::FORBIDDEN, key!("foreign-request"))
    }

    /// This visitor may not do this.
    pub(crate) fn forbidden(message: impl Into<Message>) -> Self {
        Self::new(StatusCode::FORBIDDEN, message)
    }

    /// The seat is taken by another browser.
    pub(crate) fn taken(message: impl Into<Message>) -> Self {
        Self::new(StatusCode::CONFLICT, message)
    }

    /// What was sent is larger than what is taken.
    pub(crate) fn too_large(message: impl Into<Message>) -> Self {
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, message)
    }

    /// The disk does not take it.
    pub(crate) fn no_room(message: impl Into<Message>) -> Self {
        Self::new(StatusCode::INSUFFICIENT_STORAGE, message)
    }

    /// Only who sits at the machine of this server may do it.
    pub(crate) fn host_only() -> Self {
        Self::new(StatusCode::FORBIDDEN, key!("host-only"))
    }

    /// There is too much of something.
    pub(crate) fn full(message: impl Into<Message>) -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, message)
    }

    /// This client asks for too much, and may ask again after a while.
    pub(crate) fn often(message: impl Into<Message>, retry: Duration) -> Self {
        Refusal { retry: Some(retry), ..Self::new(StatusCode::TOO_MANY_REQUESTS, message) }
    }

    /// The same in a reader's own words: pages do not have the sentences of events for their scripts, which are long.
    pub(crate) fn in_words(mut self, w: Words) -> Self {
        self.message = message!("event-refused", why = w.say(&self.message));
        self
    }

    /// What it says, where it is not the answer to a request: on a live connection.
    pub(crate) fn message(&self) -> &Message {
        &self.message
    }

    /// What a bare status means: the framework's refusals have texts for programmers.
    fn of_status(status: StatusCode) -> Self {
        let key = match status {
            StatusCode::BAD_REQUEST => key!("malformed-request"),
            StatusCode::NOT_FOUND => return Self::missing("page"),
            StatusCode::METHOD_NOT_ALLOWED => key!("method-not-allowed"),
            StatusCode::REQUEST_TIMEOUT => key!("request-timeout"),
            StatusCode::PAYLOAD_TOO_LARGE => key!("too-large"),
            StatusCode::URI_TOO_LONG => key!("address-too-long"),
            StatusCode::UNSUPPORTED_MEDIA_TYPE => key!("not-a-form"),
            StatusCode::UNPROCESSABLE_ENTITY => key!("incomplete-form"),
            StatusCode::UPGRADE_REQUIRED => key!("websocket-only"),
            StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE => key!("headers-too-large"),
            StatusCode::SERVICE_UNAVAILABLE => key!("too-busy"),
            status if status.is_client_error() => key!("cannot-be-answered"),
            _ => key!("server-failed"),
        };
        Self::new(status, key)
    }

    /// The body that fits: JSON for programs, a page for people.
    fn shown(&self, json: bool, words: Words) -> Response {
        let mut response = if json {
            (self.status, Json(json!({ "why": self.message }))).into_response()
        } else {
            (self.status, pages::error::page(self.status.as_u16(), &self.message, words)).into_response()
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
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, key!("disk-failed"))
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
    let words = Words::of(request.headers());
    let response = next.run(request).await;
    let status = response.status();
    if !status.is_client_error() && !status.is_server_error() {
        return response;
    }
    let refusal = response.extensions().get().cloned().unwrap_or_else(|| Refusal::of_status(status));
    if status.is_server_error() {
        tracing::warn!(%status, "{}", refusal.message);
    }
    let mut shown = refusal.shown(json, words);
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
    // Pages under these have no further part.
    let parts = || path.trim_matches('/').split('/').collect::<Vec<_>>();
    let data = path.starts_with("/try/")
        || path.starts_with("/api/")
        || matches!(path, "/import/files" | "/import/jobs")
        || path.starts_with("/g/") && matches!(parts().get(2), Some(&("ply" | "study")))
        || path.starts_with("/analysis/") && parts().len() > 2;
    data || accept.contains("application/json") && !accept.contains("text/html")
}
