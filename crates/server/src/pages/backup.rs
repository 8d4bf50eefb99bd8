//! Everything in one file, and back, while games go on.

use std::{
    fs::{self, File},
    io::{self, Read as _},
    path::PathBuf,
    pin::Pin,
    sync::{Arc, Mutex, PoisonError},
    task::{Context, Poll},
};

use axum::{
    body::{Body, Bytes, HttpBody},
    extract::{Path, State},
    http::{HeaderValue, header},
    response::{IntoResponse, Redirect, Response},
};
use hyper::body::{Frame, SizeHint};
use plyground_store::{BackupError, ReadBack};
use plyground_words::{Message, key, message};
use tokio::{runtime::Handle, sync::mpsc};

use super::games::may_change_collections;
use crate::{
    App,
    client::Client,
    error::Refusal,
    game_file::date,
    import::look::{Seen, backup_problem},
    table::unix_ms,
};

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
    let size = plyground_store::backup(&app.data, &copy.0, Some(client.browser.hash().to_vec()))
        .await
        .map_err(|e| failed(&e))?;
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

/// What the last backup that was read back has done, until the program ends; clones share it.
#[derive(Clone, Default)]
pub(crate) struct LastReadBack(Arc<Mutex<Option<ReadBack>>>);

impl LastReadBack {
    /// The same in words.
    pub(crate) fn says(&self) -> Option<Message> {
        let last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        last.as_ref().map(|done| {
            let aside = done.aside.file_name().unwrap_or_default().to_string_lossy().into_owned();
            message!("read-back-done", games = done.replaced.games, kept = done.replaced.kept, aside = aside)
        })
    }
}

/// `POST /import/{batch}/restore`: puts a backup that was sent in the place of everything but games under way.
pub(crate) async fn read_back(
    State(app): State<App>,
    client: Client,
    Path(batch): Path<String>,
) -> Result<Redirect, Refusal> {
    if !may_change_collections(&app, &client) {
        return Err(Refusal::host_only());
    }
    let files = app.uploads.files(&client.browser, &batch)?;
    let [file] = files.as_slice() else { return Err(Refusal::missing("upload")) };
    if !matches!(file.seen, Seen::Backup(_)) {
        return Err(Refusal::missing("upload"));
    }
    let held = app.imports.hold().ok_or_else(|| Refusal::full(key!("read-back-import")))?;
    let (store, data) = (app.tables.store().clone(), Arc::clone(&app.data));
    let (from, reader) = (file.file.path.clone(), Some(client.browser.hash().to_vec()));
    // It ends also if the browser goes away.
    let done = tokio::task::spawn_blocking(move || {
        let _held = held;
        Handle::current().block_on(store.read_back(&data, &from, reader))
    });
    let failed = || Refusal::no_room(key!("read-back-failed"));
    let done = done.await.map_err(|_| failed())?.map_err(|e| {
        tracing::error!("a backup is not read back: {e}");
        match e {
            BackupError::Store(_) | BackupError::Io { .. } => failed(),
            BackupError::InUse(_) => Refusal::full(key!("read-back-import")),
            e => Refusal::bad(message!("read-back-refused", why = backup_problem(&e))),
        }
    })?;
    app.tables.renew();
    app.events.renew().await;
    *app.read_back.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(done);
    // It is done; the file goes with its batch.
    drop(app.uploads.take(&client.browser, &batch));
    Ok(Redirect::to("/import#backup"))
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
