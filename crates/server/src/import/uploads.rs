//! Files that a browser has sent and that wait for a decision. They are kept on disk, in the data folder, and forgotten after an hour.

use std::{
    collections::HashMap,
    fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
    pin::Pin,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use axum::body::{Body, HttpBody};
use plyground_games::files::MAX_BYTES;
use plyground_words::{Message, key, message};
use tokio::{task::spawn_blocking, time::timeout};

use super::{
    ImportFile,
    look::{Seen, inspect},
};
use crate::{
    error::Refusal,
    session::{Browser, new_id},
};

/// The folder for them inside the data folder.
const FOLDER: &str = "uploads";
/// What is not decided by then is forgotten.
const KEPT: Duration = Duration::from_secs(3600);
/// So many batches wait; a further one takes the place of the oldest.
const MAX_BATCHES: usize = 32;
/// A sender that sends nothing for this long has gone.
const SILENCE: Duration = Duration::from_secs(20);
/// So much is written at once.
const CHUNK: usize = 1 << 20;
/// The longest name of a file, in characters.
const MAX_NAME: usize = 120;

/// How much one batch may be.
#[derive(Clone, Copy)]
pub(crate) struct Allowance {
    /// Bytes of one file.
    pub(crate) file: u64,
    /// Bytes of all files together.
    pub(crate) batch: u64,
    /// Files.
    pub(crate) files: usize,
}

impl Allowance {
    /// For the machine's own user: databases of games.
    pub(crate) const HOST: Allowance = Allowance { file: 1 << 30, batch: 4 << 30, files: 300 };
    /// For everybody else: a game, or a few.
    pub(crate) const GUEST: Allowance =
        Allowance { file: MAX_BYTES as u64, batch: 4 * MAX_BYTES as u64, files: 8 };
}

/// A file that was sent.
#[derive(Clone)]
pub(crate) struct Upload {
    pub(crate) file: ImportFile,
    bytes: u64,
    pub(crate) seen: Seen,
}

/// Files that were sent together.
struct Batch {
    owner: Browser,
    folder: PathBuf,
    files: Vec<Upload>,
    touched: Instant,
}

impl Drop for Batch {
    fn drop(&mut self) {
        remove(&self.folder);
    }
}

/// Removes a folder with what is in it.
fn remove(folder: &Path) {
    if let Err(e) = fs::remove_dir_all(folder)
        && e.kind() != io::ErrorKind::NotFound
    {
        tracing::warn!("{}: {e}", folder.display());
    }
}

/// A folder that goes with this value.
pub(crate) struct TakenFiles {
    pub(crate) files: Vec<ImportFile>,
    _batch: Batch,
}

/// All of them; clones share them.
#[derive(Clone)]
pub(crate) struct Uploads {
    folder: Arc<PathBuf>,
    batches: Arc<Mutex<HashMap<String, Batch>>>,
}

impl Uploads {
    /// In a data folder. What an earlier run of the program left there is of no use.
    pub(crate) fn new(data: &Path) -> Uploads {
        let folder = data.join(FOLDER);
        remove(&folder);
        Uploads { folder: Arc::new(folder), batches: Arc::default() }
    }

    /// The path of a new file that is gone after the next start at the latest.
    pub(crate) fn scratch(&self) -> io::Result<PathBuf> {
        fs::create_dir_all(&*self.folder)?;
        Ok(self.folder.join(format!("scratch-{}", new_id())))
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Batch>> {
        self.batches.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Receives a file for a batch, or for a new one, and looks at it. Gives the batch's id and the file.
    pub(crate) async fn receive(
        &self,
        owner: &Browser,
        batch: Option<&str>,
        name: &str,
        body: Body,
        allowance: Allowance,
    ) -> Result<(String, Upload), Refusal> {
        let (id, folder, number, before) = self.place(owner, batch, allowance)?;
        let path = folder.join(number.to_string());
        let left = allowance.batch.saturating_sub(before);
        let most = allowance.file.min(left);
        let received = save(&folder, &path, body, most).await;
        let bytes = match received {
            Ok(bytes) => bytes,
            Err(refusal) => {
                // A part of a file is of no use; a batch without files neither.
                let _ = fs::remove_file(&path);
                let mut batches = self.lock();
                if batches.get(&id).is_some_and(|batch| batch.files.is_empty()) {
                    batches.remove(&id);
                }
                return Err(refusal);
            }
        };
        let name: String = name.chars().filter(|c| !c.is_control()).take(MAX_NAME).collect();
        let file = ImportFile { name, path };
        let looked_at = file.clone();
        let seen = spawn_blocking(move || inspect(&looked_at.path, &looked_at.name)).await.map_err(|e| {
            tracing::error!("{e}");
            Refusal::full(key!("server-failed"))
        })?;
        let upload = Upload { file, bytes, seen };
        let mut batches = self.lock();
        let batch = batches.get_mut(&id).ok_or_else(|| Refusal::missing("upload"))?;
        batch.touched = Instant::now();
        batch.files.push(upload.clone());
        Ok((id, upload))
    }

    /// Where the next file of a batch goes, and how many bytes are there already.
    fn place(
        &self,
        owner: &Browser,
        batch: Option<&str>,
        allowance: Allowance,
    ) -> Result<(String, PathBuf, u64, u64), Refusal> {
        let mut batches = self.lock();
        batches.retain(|_, batch| batch.touched.elapsed() < KEPT);
        if let Some(id) = batch {
            let batch = batches.get_mut(id).filter(|batch| batch.owner == *owner);
            let batch = batch.ok_or_else(|| Refusal::missing("upload"))?;
            if batch.files.len() >= allowance.files {
                return Err(Refusal::bad(message!("upload-too-many", most = allowance.files)));
            }
            batch.touched = Instant::now();
            let bytes = batch.files.iter().map(|file| file.bytes).sum();
            return Ok((id.to_owned(), batch.folder.clone(), random_number(), bytes));
        }
        while batches.len() >= MAX_BATCHES {
            let oldest = batches.iter().min_by_key(|(_, batch)| batch.touched).map(|(id, _)| id.clone());
            oldest.and_then(|id| batches.remove(&id));
        }
        let id = new_id();
        let folder = self.folder.join(&id);
        let touched = Instant::now();
        batches.insert(
            id.clone(),
            Batch { owner: owner.clone(), folder: folder.clone(), files: Vec::new(), touched },
        );
        Ok((id, folder, random_number(), 0))
    }

    /// The files of a batch.
    pub(crate) fn files(&self, owner: &Browser, id: &str) -> Result<Vec<Upload>, Refusal> {
        let mut batches = self.lock();
        let batch = batches.get_mut(id).filter(|batch| batch.owner == *owner);
        let batch = batch.ok_or_else(|| Refusal::missing("upload"))?;
        batch.touched = Instant::now();
        Ok(batch.files.clone())
    }

    /// Takes a batch out, for importing it: the files go with what is given.
    pub(crate) fn take(&self, owner: &Browser, id: &str) -> Result<TakenFiles, Refusal> {
        let mut batches = self.lock();
        if !batches.get(id).is_some_and(|batch| batch.owner == *owner) {
            return Err(Refusal::missing("upload"));
        }
        let batch = batches.remove(id).ok_or_else(|| Refusal::missing("upload"))?;
        Ok(TakenFiles {
            files: batch.files.iter().map(|upload| upload.file.clone()).collect(),
            _batch: batch,
        })
    }
}

/// Files of a batch may arrive at the same time.
fn random_number() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    u64::from_le_bytes(bytes)
}

/// Writes a body to a file as it comes; gives its length.
async fn save(folder: &Path, path: &Path, mut body: Body, most: u64) -> Result<u64, Refusal> {
    let too_large = || Refusal::too_large(message!("upload-too-large", most = most >> 20));
    if body.size_hint().lower() > most {
        return Err(too_large());
    }
    let (folder, path) = (folder.to_owned(), path.to_owned());
    let opened = spawn_blocking(move || {
        fs::create_dir_all(&folder)?;
        fs::File::create_new(path)
    });
    let file = Arc::new(done(opened.await)?);
    let (mut bytes, mut waiting) = (0, Vec::new());
    loop {
        let frame = timeout(SILENCE, std::future::poll_fn(|cx| Pin::new(&mut body).poll_frame(cx))).await;
        let ended = match frame {
            Err(_) => return Err(Refusal::bad(key!("upload-broken-off"))),
            Ok(Some(Err(_))) => return Err(Refusal::bad(key!("upload-broken-off"))),
            Ok(None) => true,
            Ok(Some(Ok(frame))) => {
                if let Ok(data) = frame.into_data() {
                    bytes += data.len() as u64;
                    waiting.extend_from_slice(&data);
                }
                false
            }
        };
        if bytes > most {
            return Err(too_large());
        }
        if waiting.len() >= CHUNK || ended {
            let (part, file) = (std::mem::take(&mut waiting), Arc::clone(&file));
            done(spawn_blocking(move || (&*file).write_all(&part)).await)?;
        }
        if ended {
            return Ok(bytes);
        }
    }
}

/// The disk's answer.
fn done<T>(answer: Result<io::Result<T>, tokio::task::JoinError>) -> Result<T, Refusal> {
    let failed = |e: &dyn std::fmt::Display, says: Message| {
        tracing::error!("an upload cannot be kept: {e}");
        Refusal::no_room(says)
    };
    match answer {
        Ok(Ok(answer)) => Ok(answer),
        Ok(Err(e)) => Err(failed(&e, key!("upload-no-room").into())),
        Err(e) => Err(failed(&e, key!("server-failed").into())),
    }
}
