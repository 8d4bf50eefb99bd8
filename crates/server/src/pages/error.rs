//! The page for what cannot be shown.

use askama::Template;
use axum::response::{IntoResponse, Response};

use super::{Layout, render};
use crate::error::Refusal;

#[derive(Template)]
#[template(path = "error.html")]
struct Page {
    layout: Layout,
    status: u16,
    sentence: String,
}

pub(crate) fn page(status: u16, sentence: &str) -> Response {
    render(&Page {
        layout: Layout::new(if status == 404 { "Nothing here" } else { "Something is wrong" }, &[], "", ""),
        status,
        sentence: sentence.to_owned(),
    })
}

/// Any other address.
pub(crate) async fn nothing_here() -> Response {
    Refusal::missing("page").into_response()
}
