//! Ending the program from its own page: who started it by a double click has no terminal for Ctrl-C.

use std::sync::Arc;

use axum::{extract::State, response::Response};
use plyground_words::key;
use tokio::sync::Notify;

use super::{
    alone::{self, Alone},
    games::may_change_collections,
};
use crate::{App, client::Client, error::Refusal, words::Words};

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

/// `POST /stop`: ends the program as Ctrl-C does. Only who sits at this machine may.
pub(crate) async fn stop(State(app): State<App>, client: Client, w: Words) -> Result<Response, Refusal> {
    if !may_change_collections(&app, &client) {
        return Err(Refusal::host_only());
    }
    let page = Alone {
        title: w.say(&key!("stopped-title")),
        lead: w.say(&key!("stopped-kept")),
        more: w.say(&key!("stopped-again")),
        again: false,
    };
    // This answer is under way, so it is finished first.
    app.stop.make();
    Ok(alone::page(w, page))
}
