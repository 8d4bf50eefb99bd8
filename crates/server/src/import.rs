//! Importing files of games into a collection: a thread reads and replays, and every batch is one transaction. Nothing grows with the files.

pub(crate) mod jobs;
pub(crate) mod look;
pub(crate) mod uploads;

use std::{
    fs::File,
    io::{self, Read as _},
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use plyground_games::{
    GAMES,
    files::{ReadOptions, Reader, UnreadableGame},
};
use plyground_rules::{Companions, Variant};
use plyground_store::{ImportedGame, Store, StoreError};
use plyground_words::{Message, message};
use tokio::sync::{mpsc, watch};

use crate::game_file::imported_game;

/// So many games are stored in one transaction: moves of people who play wait for no more than that.
const BATCH: usize = 400;
/// So many problems are kept word for word.
const PROBLEMS_KEPT: usize = 500;
/// The largest list of names that is looked at.
const COMPANION_BYTES: u64 = 4 << 20;

/// A file to import.
#[derive(Clone, Debug)]
pub struct ImportFile {
    /// What people call it.
    pub name: String,
    /// Where it is.
    pub path: PathBuf,
}

/// What could not be read.
#[derive(Clone, PartialEq, Debug)]
pub struct ImportProblem {
    /// The file's name.
    pub file: String,
    /// Which game of it, from 1; 0 for the whole file.
    pub number: usize,
    /// Why.
    pub why: Message,
}

/// How far an import has come.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ImportProgress {
    /// What the files are, each form once.
    pub forms: Vec<Message>,
    /// The variants that games were taken to be of, whose files do not say theirs, each once.
    pub assumed: Vec<Message>,
    /// Games that are new.
    pub added: u64,
    /// Games that were there already.
    pub known: u64,
    /// Games that could not be read.
    pub failed: u64,
    /// The first of them.
    pub problems: Vec<ImportProblem>,
    /// Bytes that have been read.
    pub bytes: u64,
    /// Bytes of all files together.
    pub total: u64,
    /// The collection; `None` if no game came in.
    pub collection: Option<i64>,
}

/// What the reading thread hands over.
#[derive(Default)]
struct Batch {
    games: Vec<ImportedGame>,
    form: Option<Message>,
    assumed: Vec<Message>,
    failed: u64,
    problems: Vec<ImportProblem>,
    bytes: u64,
}

/// Where imported games go.
#[derive(Clone, Debug)]
pub enum ImportTarget {
    /// Into a new collection of this name.
    New(String),
    /// Into one that is there.
    Existing(i64),
}

/// Imports files into a collection. Ends early, with what is in by then, once `stop` is set.
pub async fn import(
    store: &Store,
    target: ImportTarget,
    files: Vec<ImportFile>,
    variant: Option<&'static Variant>,
    stop: Arc<AtomicBool>,
    progress: watch::Sender<ImportProgress>,
) -> Result<ImportProgress, StoreError> {
    let source = files.iter().map(|file| file.name.as_str()).collect::<Vec<_>>().join(", ");
    let total = files.iter().filter_map(|file| file.path.metadata().ok()).map(|meta| meta.len()).sum();
    let (name, existing) = match target {
        ImportTarget::New(name) => (name, None),
        ImportTarget::Existing(id) => (String::new(), Some(id)),
    };
    let mut state = ImportProgress { total, collection: existing, ..ImportProgress::default() };
    let (sender, mut batches) = mpsc::channel(2);
    let reading = Arc::clone(&stop);
    let thread = tokio::task::spawn_blocking(move || read_all(&files, variant, &reading, &sender));
    while let Some(batch) = batches.recv().await {
        take_in(store, &name, &source, &mut state, batch).await?;
        progress.send_replace(state.clone());
    }
    // A thread that panicked has said so; what is in is in.
    let _ = thread.await;
    if let Some(collection) = state.collection {
        if state.added == 0 && existing.is_none() {
            store.delete_collection(collection).await?;
            state.collection = None;
        } else {
            let summary = serde_json::json!({
                "added": state.added, "known": state.known, "failed": state.failed, "stopped": stop.load(Ordering::Relaxed),
            });
            store.end_collection(collection, &summary.to_string()).await?;
        }
    }
    progress.send_replace(state.clone());
    Ok(state)
}

async fn take_in(
    store: &Store,
    name: &str,
    source: &str,
    state: &mut ImportProgress,
    batch: Batch,
) -> Result<(), StoreError> {
    if !batch.games.is_empty() {
        let collection = match state.collection {
            Some(collection) => collection,
            None => store.new_collection(name, &source.chars().take(500).collect::<String>()).await?,
        };
        state.collection = Some(collection);
        let count = store.import(collection, batch.games).await?;
        state.added += count.added;
        state.known += count.known;
    }
    state.failed += batch.failed;
    state.bytes = batch.bytes;
    let room = PROBLEMS_KEPT.saturating_sub(state.problems.len());
    state.problems.extend(batch.problems.into_iter().take(room));
    state.forms.extend(batch.form.filter(|form| !state.forms.contains(form)));
    for assumed in batch.assumed {
        if !state.assumed.contains(&assumed) {
            state.assumed.push(assumed);
        }
    }
    Ok(())
}

/// Reads files one after the other; ends when nobody takes batches any more.
fn read_all(
    files: &[ImportFile],
    variant: Option<&'static Variant>,
    stop: &AtomicBool,
    sender: &mpsc::Sender<Batch>,
) {
    let companions = companions(files);
    let mut before = 0;
    for file in files.iter().filter(|file| !is_companion(&file.name)) {
        let mut batch = Batch { bytes: before, ..Batch::default() };
        let whole = |why: Message| ImportProblem { file: file.name.clone(), number: 0, why };
        let opened = File::open(&file.path).map_err(|e| unreadable(&e)).and_then(|source| {
            let options = ReadOptions { variant, companions: companions.clone() };
            Reader::open(source, options).map_err(|e| e.message())
        });
        match opened {
            Err(why) => {
                batch.failed = 1;
                batch.problems.push(whole(why));
            }
            Ok(mut reader) => {
                batch.form = Some(reader.form().name());
                let unsaid = variant.is_none() && reader.form().unsaid().len() > 1;
                while let Some(game) = reader.next() {
                    match game {
                        Ok(game) => {
                            let assumed = Message::from(game.play.variant().name);
                            if unsaid && !batch.assumed.contains(&assumed) {
                                batch.assumed.push(assumed);
                            }
                            batch.games.push(imported_game(&game));
                        }
                        Err(UnreadableGame { number, error }) => {
                            batch.failed += 1;
                            let problem =
                                ImportProblem { file: file.name.clone(), number, why: error.message() };
                            if batch.problems.len() < PROBLEMS_KEPT {
                                batch.problems.push(problem);
                            }
                        }
                    }
                    if stop.load(Ordering::Relaxed) {
                        break;
                    }
                    if batch.games.len() >= BATCH || batch.failed >= 10 * BATCH as u64 {
                        batch.bytes = before + reader.bytes();
                        if sender.blocking_send(std::mem::take(&mut batch)).is_err() {
                            return;
                        }
                    }
                }
            }
        }
        before += file.path.metadata().map_or(0, |meta| meta.len());
        batch.bytes = before;
        if sender.blocking_send(batch).is_err() || stop.load(Ordering::Relaxed) {
            return;
        }
    }
}

fn unreadable(e: &io::Error) -> Message {
    message!("import-unreadable", error = e.to_string())
}

fn extension(name: &str) -> String {
    Path::new(name).extension().map(|e| e.to_string_lossy().to_ascii_lowercase()).unwrap_or_default()
}

/// Whether a file has no games but belongs to others.
pub fn is_companion(name: &str) -> bool {
    let extension = extension(name);
    let mut formats = GAMES.iter().flat_map(|game| game.formats());
    formats.any(|format| format.companions.contains(&extension.as_str()))
}

/// The files that belong to others: those among the files, and then those that stand beside them.
fn companions(files: &[ImportFile]) -> Companions {
    let mut found = Companions::default();
    let add = |path: &Path, name: &str, found: &mut Companions| {
        let mut bytes = Vec::new();
        let read = File::open(path).and_then(|file| file.take(COMPANION_BYTES).read_to_end(&mut bytes));
        if read.is_ok() {
            found.add(&extension(name), bytes);
        }
    };
    for file in files.iter().filter(|file| is_companion(&file.name)) {
        add(&file.path, &file.name, &mut found);
    }
    let wanted: Vec<&str> = GAMES
        .iter()
        .flat_map(|game| game.formats())
        .filter(|format| files.iter().any(|file| format.extensions.contains(&extension(&file.name).as_str())))
        .flat_map(|format| format.companions)
        .copied()
        .filter(|companion| found.get(companion).is_none())
        .collect();
    let folder = files.first().and_then(|file| file.path.parent());
    let folder = folder.map(|folder| if folder.as_os_str().is_empty() { Path::new(".") } else { folder });
    let Some(entries) = folder.filter(|_| !wanted.is_empty()).and_then(|folder| folder.read_dir().ok())
    else {
        return found;
    };
    for entry in entries.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if wanted.contains(&extension(&name).as_str()) && found.get(&extension(&name)).is_none() {
            add(&entry.path(), &name, &mut found);
        }
    }
    found
}

#[cfg(test)]
mod tests;
