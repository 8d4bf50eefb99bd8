//! Everything in one file, while games go on.

use std::{
    fs::{self, File},
    io::{self, Read as _},
    path::PathBuf,
    pin::Pin,
    task::{Context, Poll},
};

use axum::{
    body::{Body, Bytes, HttpBody},
    extract::State,
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use hyper::body::{Frame, SizeHint};
use plyground_words::key;
use tokio::sync::mpsc;

use super::games::may_change_collections;
use crate::{App, client::Client, error::Refusal, game_file::date, table::unix_ms};

/// So much is read at once, and so many parts wait for the browser.
const CHUNK: usize = 256 * 1024;
const QUEUE: usize = 4;

/// `POST /backup`: a copy of the database, made at one moment.
pub(crate) async fn download(State(app): State<App>, client: Client) -> Result<Response, Refusal> {
    if !may_change_collections(&app, &client) {
        return Err(Refusal::host_only());
    }
    let failed = |e: &dyn std::fmt::Display| {
        tracing::error!("there is no backup: {e}");
        Refusal::no_room(key!("backup-failed"))
    };
    let copy = Copy(app.uploads.scratch().map_err(|e| failed(&e))?);
    let size = plyground_store::backup(&app.data, &copy.0).await.map_err(|e| failed(&e))?;
    let file = File::open(&copy.0).map_err(|e| failed(&e))?;
    let (sender, parts) = mpsc::channel(QUEUE);
    tokio::task::spawn_blocking(move || send(file, &sender, copy));
    let day = &date(unix_ms())[..10];
    let name = format!("attachment; filename=\"plyground-{day}.backup\"");
    let fields = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/octet-stream")),
        (header::CONTENT_DISPOSITION, HeaderValue::try_from(name).expect("plain ASCII")),
    ];
    Ok((fields, Body::new(FileBody { parts, left: size })).into_response())
}

/// A file that is removed with this value.
struct Copy(PathBuf);

impl Drop for Copy {
    fn drop(&mut self) {
        if let Err(e) = fs::remove_file(&self.0)
            && e.kind() != io::ErrorKind::NotFound
        {
            tracing::warn!("{}: {e}", self.0.display());
        }
    }
}

/// Reads a file for a browser, until that has gone.
fn send(mut file: File, sender: &mpsc::Sender<io::Result<Bytes>>, copy: Copy) {
    loop {
        let mut part = Vec::with_capacity(CHUNK);
        let read = (&mut file).take(CHUNK as u64).read_to_end(&mut part).map(|_| Bytes::from(part));
        let ended = !matches!(&read, Ok(part) if !part.is_empty());
        if matches!(&read, Ok(part) if part.is_empty()) || sender.blocking_send(read).is_err() || ended {
            drop(copy);
            return;
        }
    }
}

/// A file that arrives in parts. What is cut short is seen to be so: its length was said.
struct FileBody {
    parts: mpsc::Receiver<io::Result<Bytes>>,
    left: u64,
}

impl HttpBody for FileBody {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<io::Result<Frame<Bytes>>>> {
        self.parts.poll_recv(cx).map(|part| {
            part.map(|part| {
                part.map(|part| {
                    self.left = self.left.saturating_sub(part.len() as u64);
                    Frame::data(part)
                })
            })
        })
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.left)
    }
}
