//! The page for what cannot be shown.

use askama::Template;
use axum::response::{IntoResponse, Response};

use plyground_words::{Message, key};

use super::{Layout, render};
use crate::{error::Refusal, words::Words};

#[derive(Template)]
#[template(path = "error.html")]
struct Page {
    layout: Layout,
    w: Words,
    status: u16,
    sentence: String,
}

pub(crate) fn page(status: u16, message: &Message, w: Words) -> Response {
    let title = if status == 404 { key!("title-missing") } else { key!("title-wrong") };
    render(&Page {
        layout: Layout::new(w, Some(title.into()), &[], "error", ""),
        status,
        sentence: message.in_lang(w.lang),
        w,
    })
}

/// Any other address.
pub(crate) async fn nothing_here() -> Response {
    Refusal::missing("page").into_response()
}
