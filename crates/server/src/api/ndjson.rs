//! Streams of JSON objects, one a line.

use std::{
    convert::Infallible,
    pin::Pin,
    task::{Context, Poll},
};

use axum::{
    body::{Body, Bytes, HttpBody},
    http::header,
    response::{IntoResponse, Response},
};
use hyper::body::Frame;
use tokio::sync::mpsc;

/// So many lines wait for a slow reader; then the writer waits too.
const QUEUE: usize = 16;

/// The end of a stream that is written to.
pub(crate) struct Lines(mpsc::Sender<String>);

/// Nobody reads any more.
pub(crate) struct Gone;

impl Lines {
    /// Sends a line; it is an error if the reader has gone.
    pub(crate) async fn send(&self, mut line: String) -> Result<(), Gone> {
        line.push('\n');
        self.0.send(line).await.map_err(|_| Gone)
    }

    /// Done when the reader has gone.
    pub(crate) async fn gone(&self) {
        self.0.closed().await;
    }
}

/// A stream and its answer.
pub(crate) fn stream() -> (Lines, Response) {
    let (lines, queue) = mpsc::channel(QUEUE);
    let body = Body::new(Queue(queue));
    (Lines(lines), ([(header::CONTENT_TYPE, "application/x-ndjson")], body).into_response())
}

struct Queue(mpsc::Receiver<String>);

impl HttpBody for Queue {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        self.0.poll_recv(context).map(|line| line.map(|line| Ok(Frame::data(line.into()))))
    }
}
