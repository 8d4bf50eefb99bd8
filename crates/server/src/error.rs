//! Everything that can go wrong in a request: its status, its sentence for people, and how loud to log it.

use axum::{
    http::StatusCode,
    response::{IntoResponse, Response},
};
use plyground_store::StoreError;

use crate::pages;

/// A refused request.
#[derive(Debug)]
pub(crate) struct Refusal {
    status: StatusCode,
    sentence: String,
}

impl Refusal {
    fn new(status: StatusCode, sentence: impl Into<String>) -> Self {
        Refusal { status, sentence: sentence.into() }
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
        if self.status.is_server_error() {
            tracing::warn!(status = %self.status, "{}", self.sentence);
        }
        (self.status, pages::error::page(self.status.as_u16(), &self.sentence)).into_response()
    }
}
