//! Imports in the background: begun on a page, they go on when it is left, and can be stopped.

use std::{
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use plyground_rules::Variant;
use plyground_store::{FolderShare, LockError, Store};
use plyground_words::{Message, key, message};
use serde::Serialize;
use tokio::{
    sync::{Mutex as AsyncMutex, OwnedMutexGuard, watch},
    time::sleep,
};

use super::{ImportProgress, ImportTarget, import, uploads::TakenFiles};
use crate::{error::Refusal, session::new_id};

/// So many imports that are over are remembered.
const REMEMBERED: usize = 12;
/// So many wait for their turn.
const MAX_WAITING: usize = 8;
/// So long until a folder in which a command replaces everything is asked for again.
const ASK_AGAIN: Duration = Duration::from_millis(200);
/// So many problems are told while an import runs; all that are kept when it is over.
const TOLD: usize = 20;

/// How an import stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum ImportState {
    /// Another one is under way.
    Waiting,
    /// It is under way.
    Running,
    /// A request to stop it.
    Stopping,
    /// All files were read.
    Done,
    /// It was stopped by a visitor.
    Stopped,
    /// The disk failed.
    Failed,
}

struct Job {
    id: String,
    name: String,
    stop: Arc<AtomicBool>,
    progress: watch::Receiver<ImportProgress>,
    state: Mutex<ImportState>,
}

impl Job {
    fn state(&self) -> ImportState {
        let state = *self.state.lock().unwrap_or_else(PoisonError::into_inner);
        match state {
            ImportState::Waiting | ImportState::Running if self.stop.load(Ordering::Relaxed) => {
                ImportState::Stopping
            }
            state => state,
        }
    }

    fn set(&self, state: ImportState) {
        *self.state.lock().unwrap_or_else(PoisonError::into_inner) = state;
    }

    fn is_over(&self) -> bool {
        matches!(self.state(), ImportState::Done | ImportState::Stopped | ImportState::Failed)
    }
}

/// An import, for the page that shows it.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ShownImport {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) state: ImportState,
    /// What the files are.
    #[cfg_attr(test, ts(type = "import(\"./words.js\").Message[]"))]
    pub(crate) forms: Vec<Message>,
    pub(crate) added: u64,
    pub(crate) known: u64,
    pub(crate) failed: u64,
    /// Of the bytes, read so far.
    pub(crate) percent: u64,
    /// The first games that could not be read, and why.
    #[cfg_attr(test, ts(type = "import(\"./words.js\").Message[]"))]
    pub(crate) problems: Vec<Message>,
    /// Where the games are.
    pub(crate) collection: Option<i64>,
}

/// All of them, the latest first; clones share them.
#[derive(Clone)]
pub(crate) struct ImportJobs {
    /// The data folder.
    folder: Arc<PathBuf>,
    jobs: Arc<Mutex<Vec<Arc<Job>>>>,
    /// One at a time: two would only take turns at the disk.
    turn: Arc<AsyncMutex<()>>,
}

impl ImportJobs {
    pub(crate) fn new(folder: Arc<PathBuf>) -> ImportJobs {
        ImportJobs { folder, jobs: Arc::default(), turn: Arc::default() }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<Arc<Job>>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins an import.
    pub(crate) fn start(
        &self,
        store: Store,
        name: String,
        target: ImportTarget,
        files: TakenFiles,
        variant: Option<&'static Variant>,
    ) -> Result<(), Refusal> {
        let (sender, progress) = watch::channel(ImportProgress::default());
        let job = Arc::new(Job {
            id: new_id(),
            name,
            stop: Arc::default(),
            progress,
            state: Mutex::new(ImportState::Waiting),
        });
        {
            let mut jobs = self.lock();
            if jobs.iter().filter(|job| !job.is_over()).count() >= MAX_WAITING {
                return Err(Refusal::full(key!("import-too-many")));
            }
            jobs.insert(0, Arc::clone(&job));
            let mut over = 0;
            jobs.retain(|job| {
                over += usize::from(job.is_over());
                !job.is_over() || over <= REMEMBERED
            });
        }
        let (turn, folder) = (Arc::clone(&self.turn), Arc::clone(&self.folder));
        tokio::spawn(async move {
            let _turn = turn.lock().await;
            let _share = share(&folder).await;
            if job.stop.load(Ordering::Relaxed) {
                return job.set(ImportState::Stopped);
            }
            job.set(ImportState::Running);
            let done =
                import(&store, target, files.files.clone(), variant, Arc::clone(&job.stop), sender).await;
            drop(files);
            job.set(match done {
                Ok(_) if job.stop.load(Ordering::Relaxed) => ImportState::Stopped,
                Ok(_) => ImportState::Done,
                Err(e) => {
                    tracing::error!("an import ended: {e}");
                    ImportState::Failed
                }
            });
        });
        Ok(())
    }

    /// Stops an import after what is being written.
    pub(crate) fn stop(&self, id: &str) -> Result<(), Refusal> {
        let jobs = self.lock();
        let job = jobs.iter().find(|job| job.id == id).ok_or_else(|| Refusal::missing("upload"))?;
        job.stop.store(true, Ordering::Relaxed);
        Ok(())
    }

    /// Keeps imports waiting until the guard is dropped; `None` while one is under way.
    pub(crate) fn hold(&self) -> Option<OwnedMutexGuard<()>> {
        Arc::clone(&self.turn).try_lock_owned().ok()
    }

    /// Stops what adds to a collection.
    pub(crate) fn stop_into(&self, collection: i64) {
        for job in self.lock().iter() {
            if job.progress.borrow().collection == Some(collection) {
                job.stop.store(true, Ordering::Relaxed);
            }
        }
    }

    /// Shows an import no more that is over.
    pub(crate) fn forget(&self, id: &str) {
        self.lock().retain(|job| job.id != id || !job.is_over());
    }

    /// The collections that are being imported.
    pub(crate) fn under_way(&self) -> Vec<i64> {
        let jobs = self.lock();
        jobs.iter().filter(|job| !job.is_over()).filter_map(|job| job.progress.borrow().collection).collect()
    }

    /// All of them, for the page.
    pub(crate) fn shown(&self) -> Vec<ShownImport> {
        self.lock().iter().map(|job| shown(job)).collect()
    }
}

/// Keeps commands from replacing everything meanwhile: the games would go on into another collection.
async fn share(folder: &Path) -> Option<FolderShare> {
    loop {
        match FolderShare::take(folder) {
            Ok(share) => return Some(share),
            Err(LockError::Held { .. }) => sleep(ASK_AGAIN).await,
            Err(e @ LockError::Unusable(_)) => {
                tracing::warn!("{e}");
                return None;
            }
        }
    }
}

fn shown(job: &Job) -> ShownImport {
    let state = job.state();
    let now = job.progress.borrow();
    let told = if job.is_over() { now.problems.len() } else { TOLD };
    let problem = |problem: &super::ImportProblem| {
        let (file, number, why) = (problem.file.clone(), problem.number, problem.why.clone());
        message!("import-problem", file = file, number = number, why = why)
    };
    ShownImport {
        id: job.id.clone(),
        name: job.name.clone(),
        state,
        forms: now.forms.clone(),
        added: now.added,
        known: now.known,
        failed: now.failed,
        percent: 100 * now.bytes / now.total.max(1),
        problems: now.problems.iter().take(told).map(problem).collect(),
        collection: now.collection,
    }
}
