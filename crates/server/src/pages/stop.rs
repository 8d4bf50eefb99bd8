//! Ending the program from its own page: who started it by a double click has no terminal for Ctrl-C.

use std::sync::Arc;

use askama::Template;
use axum::{
    extract::State,
    http::{HeaderValue, header},
    response::Response,
};
use tokio::sync::Notify;

use super::{games::may_change_collections, render};
use crate::{App, assets, client::Client, error::Refusal, session::new_token, styles, words::Words};

/// A request to end the program. One that comes before anybody waits is kept.
#[derive(Clone, Default)]
pub(crate) struct StopRequest(Arc<Notify>);

impl StopRequest {
    fn make(&self) {
        self.0.notify_one();
    }

    /// Done when somebody has made one.
    pub(crate) async fn made(&self) {
        self.0.notified().await;
    }
}

/// The last page carries everything in itself: nothing can be fetched any more when a browser reads it.
#[derive(Template)]
#[template(path = "stopped.html")]
struct Page {
    w: Words,
    /// Allows this page's own style and script.
    nonce: String,
    style: String,
    theme: String,
    icon: String,
}

/// `POST /stop`: ends the program as Ctrl-C does. Only who sits at this machine may.
pub(crate) async fn stop(State(app): State<App>, client: Client, w: Words) -> Result<Response, Refusal> {
    if !may_change_collections(&app, &client) {
        return Err(Refusal::host_only());
    }
    let nonce = new_token();
    let policy = format!(
        "default-src 'none'; style-src 'nonce-{nonce}'; script-src 'nonce-{nonce}'; img-src data:; font-src 'self'; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    );
    let mut response = render(&Page {
        w,
        nonce,
        style: styles::text("error"),
        theme: assets::text("theme.js"),
        icon: assets::text("favicon.svg").replace('#', "%23").replace('"', "'"),
    });
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::try_from(policy).expect("plain ASCII"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    // This answer is under way, so it is finished first.
    app.stop.make();
    Ok(response)
}
