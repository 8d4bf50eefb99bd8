//! Settings live in the browser; the page only shows them.

use askama::Template;
use axum::response::Response;

use super::{Layout, render};

#[derive(Template)]
#[template(path = "settings.html")]
struct Page {
    layout: Layout,
}

pub(crate) async fn page() -> Response {
    render(&Page { layout: Layout::new("Settings", &[], "settings", "settings") })
}
