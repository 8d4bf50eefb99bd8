//! Pages that carry everything in themselves: when a browser shows them, nothing can be fetched.

use askama::Template;
use axum::{
    http::{HeaderValue, header},
    response::Response,
};

use super::render;
use crate::{assets, session::new_token, styles, words::Words};

/// The sentences of such a page.
pub(crate) struct Alone {
    pub(crate) title: String,
    pub(crate) lead: String,
    pub(crate) more: String,
    /// Whether it offers to load the address again.
    pub(crate) again: bool,
}

#[derive(Template)]
#[template(path = "alone.html")]
struct Page {
    w: Words,
    title: String,
    lead: String,
    more: String,
    again: bool,
    /// Allows this page's own style and script.
    nonce: String,
    style: String,
    theme: String,
    icon: String,
}

fn template(w: Words, Alone { title, lead, more, again }: Alone, nonce: String) -> Page {
    Page {
        w,
        title,
        lead,
        more,
        again,
        nonce,
        style: styles::text("error"),
        theme: assets::text("theme.js"),
        icon: assets::text("favicon.svg").replace('#', "%23").replace('"', "'"),
    }
}

/// The page as text, but for its nonce: what is different in another version of the program.
pub(crate) fn text(w: Words, alone: Alone) -> String {
    template(w, alone, String::new()).render().expect("nothing in it can fail")
}

/// The page as an answer.
pub(crate) fn page(w: Words, alone: Alone) -> Response {
    let nonce = new_token();
    let policy = format!(
        "default-src 'none'; style-src 'nonce-{nonce}'; script-src 'nonce-{nonce}'; img-src data:; font-src 'self'; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    );
    let mut response = render(&template(w, alone, nonce));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::try_from(policy).expect("plain ASCII"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
