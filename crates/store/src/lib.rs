//! Games and who holds which seat, in SQLite.
//!
//! One task owns the one connection that writes ([`Store::commit`]); a few connections read. What many callers hand over
//! at the same moment shares one transaction (group commit), and so one wait for the disk.
//!
//! # What survives
//!
//! SQLite runs with a write-ahead log and `synchronous=FULL`: [`Store::commit`] returns `Ok` after the log was written *and*
//! flushed to the disk (`fdatasync` or what the system has in its place). What was acknowledged survives
//!
//! - a kill or a crash of the program at any moment;
//! - a crash of the system or a power cut, as far as the disk keeps what it says it has flushed;
//! - a full or failing disk: the commit reports the failure then, and what was acknowledged before stays.
//!
//! A write that was *not* acknowledged may survive or not. Every write is idempotent, so handing it over again is always right.
//! With [`Durability::Kill`] (`synchronous=NORMAL`) commits are not flushed: a power cut may cost the last seconds, in
//! whole transactions from the end.
//!
//! # After a failure
//!
//! A connection on which anything failed is closed, and the next transaction gets a new one: it is never in a transaction
//! left over from before. If no new connection can be opened, commits report that, until one can.
//!
//! # The log
//!
//! The log is moved into the database file whenever it holds 8 MB, between two transactions, and begins anew in place; after
//! two seconds without a write its file is cut to nothing. Its size is bounded by 8 MB and what a few transactions write, as
//! long as checkpoints succeed: a read that does not end, or a failing disk, puts them off until the next attempt.

mod archive;
mod backup;
mod bulk;
mod candidates;
mod collections;
mod compact;
mod connection;
mod contests;
mod dates;
mod error;
mod events;
mod faults;
mod filter;
mod find;
mod import;
mod learning;
mod lock;
mod marks;
mod model;
mod names;
mod opening_rule;
mod pace;
mod people;
mod positions;
mod ratings;
mod read;
mod replace;
mod sql;
mod write;
mod writer;

use std::{path::Path, sync::Arc, time::Duration};

pub use archive::{ArchivedGame, Collection, Facts, ImportedCount, ImportedGame};
pub use backup::{BackupError, BackupFacts, ReadBack, backup, backup_facts, looks_like_backup, restore};
use connection::{BUSY, Connection};
pub use contests::{ContestGame, ContestRow, ContestState, ContestWrite};
pub use dates::{begin as day_begins, moment as moment_of};
pub use error::{FolderProblem, StoreError, system_text};
pub use events::{EventGame, EventRow, EventSeat, EventWrite, StoredEvent};
#[cfg(not(feature = "faults"))]
use faults::Faults;
#[cfg(feature = "faults")]
pub use faults::{Faults, When};
pub use filter::{BadCursor, Cursor, Filter, FoundResult, Page, Scope, Sort};
pub use learning::{EvaluationRow, StudyRow};
pub use lock::{FolderLock, FolderShare, LockError};
pub use marks::GameMark;
pub use model::{Ending, GameRow, MoveRow, Seat, Summary};
pub use opening_rule::{OpeningRule, Swap2, Swap2Choice};
pub use pace::Pace;
pub use people::{PersonRow, PersonWrite};
pub use positions::Tally;
pub use ratings::{Counts, RatedGame, RatedPlayer, RatingRow};
pub use read::read_game;
pub use replace::Replaced;
use sqlx::{
    SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use tokio::sync::{Notify, mpsc, oneshot, watch};
pub use write::Write;
use writer::{Batch, Pending, Steps, Swept, Writer, WriterJob};

/// The database's name in the data folder.
pub const FILE: &str = "plyground.sqlite";
/// How many connections read.
const READERS: u32 = 4;
/// A read waits this long for a connection.
const READ_WAIT: Duration = Duration::from_secs(10);

/// What every call gives.
pub type Result<T> = std::result::Result<T, StoreError>;

/// What an acknowledged write survives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Durability {
    /// A kill, and a power cut: every commit waits for the disk.
    #[default]
    PowerCut,
    /// A kill. A power cut may cost the last seconds.
    Kill,
}

/// The database. Clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    jobs: mpsc::Sender<WriterJob>,
    read: SqlitePool,
    /// Told when a game is over.
    over: Arc<Notify>,
    /// Counts the batches with which games have ended.
    endings: watch::Sender<u64>,
}

impl Store {
    /// Opens the database in a data folder, making or migrating it as needed. The folder must exist.
    ///
    /// Two programs must not do so at once: see [`FolderLock`].
    pub async fn open(folder: &Path) -> Result<Store> {
        Store::open_with(folder, Durability::default()).await
    }

    /// Like [`Store::open`], with another promise.
    pub async fn open_with(folder: &Path, durability: Durability) -> Result<Store> {
        Store::start(folder, durability, Faults::none()).await
    }

    /// A store whose writes fail as `faults` says. Opening it does not fail on demand.
    #[cfg(feature = "faults")]
    pub async fn open_faulty(folder: &Path, faults: Faults) -> Result<Store> {
        Store::start(folder, Durability::default(), faults).await
    }

    async fn start(folder: &Path, durability: Durability, faults: Faults) -> Result<Store> {
        let open = |problem| StoreError::Open { folder: folder.to_owned(), problem };
        match std::fs::metadata(folder) {
            Ok(found) if found.is_dir() => {}
            Ok(_) => return Err(open(FolderProblem::NotAFolder)),
            Err(e) => return Err(open(FolderProblem::of_io(&e))),
        }
        let options = SqliteConnectOptions::new()
            .filename(folder.join(FILE))
            .journal_mode(SqliteJournalMode::Wal)
            .busy_timeout(BUSY)
            .foreign_keys(true);
        let writing = options
            .clone()
            .create_if_missing(true)
            .synchronous(match durability {
                Durability::PowerCut => SqliteSynchronous::Full,
                Durability::Kill => SqliteSynchronous::Normal,
            })
            .pragma("wal_autocheckpoint", "0")
            .pragma("cache_size", "-16000");
        let failed = |e: &StoreError| match e {
            StoreError::Database(e) => open(FolderProblem::of_sqlite(e, folder)),
            e => e.clone(),
        };
        let mut connection = Connection::open(&writing, &Faults::none()).await.map_err(|e| failed(&e))?;
        sqlx::migrate!()
            .run(connection.sqlite())
            .await
            .map_err(|e| open(FolderProblem::of_migration(&e, folder)))?;
        connection.inject(faults.clone());
        let read = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(READ_WAIT)
            .connect_with(options.read_only(true))
            .await
            .map_err(|e| open(FolderProblem::of_sqlite(&e, folder)))?;
        let (jobs, queue) = mpsc::channel(writer::QUEUE);
        tokio::spawn(Writer::new(writing, faults, connection).run(queue));
        let store = Store { jobs, read, over: Arc::default(), endings: watch::Sender::new(0) };
        store.fold_names().await.map_err(|e| failed(&e))?;
        Ok(store)
    }

    /// Stores all of these or none; when it returns `Ok` they are on disk.
    ///
    /// The writes happen also if the caller does not wait for the answer.
    pub async fn commit(&self, writes: Vec<Write>) -> Result<()> {
        if writes.is_empty() {
            return Ok(());
        }
        let over = writes.iter().any(Write::ends_game);
        let stored = self.submit(|answer| WriterJob::Commit(Batch { writes, answer })).await?;
        if over {
            self.endings.send_modify(|count| *count += 1);
            self.over.notify_one();
        }
        stored
    }

    /// Waits until a game is over that was not when this was last called: there is something to archive.
    pub async fn game_over(&self) {
        self.over.notified().await;
    }

    /// Forgets games that nobody ever made a move in and that were last changed before `time`: they are worth nothing. Not
    /// for games that are in use.
    pub async fn sweep(&self, time: i64) -> Result<u64> {
        let (mut removed, mut from) = (0, Some(i64::MIN));
        while let Some(after) = from {
            let swept: Swept = self.submit(|answer| WriterJob::Sweep { time, after, answer }).await??;
            removed += swept.removed;
            from = swept.after;
        }
        Ok(removed)
    }

    /// Carries steps out in one transaction of their own.
    pub(crate) async fn transact<T: Send + 'static>(&self, steps: impl Steps<T>) -> Result<T> {
        self.submit(|answer| WriterJob::Transact(writer::transaction(steps, answer))).await?
    }

    /// Lets the writer do something between two transactions.
    pub(crate) async fn with_writer<T: Send + 'static>(
        &self,
        work: impl for<'w> FnOnce(&'w mut Writer) -> Pending<'w, Result<T>> + Send + 'static,
    ) -> Result<T> {
        let job = |answer: oneshot::Sender<Result<T>>| {
            WriterJob::Transact(Box::new(move |writer| {
                // A caller that has gone away needs no answer.
                Box::pin(async move { drop(answer.send(work(writer).await)) })
            }))
        };
        self.submit(job).await?
    }

    /// Finishes what is under way and closes the file. Later calls report that.
    pub async fn close(&self) {
        // A writer that has gone has closed the file.
        let _ = self.submit(WriterJob::Close).await;
        self.read.close().await;
    }

    async fn submit<T>(&self, job: impl FnOnce(oneshot::Sender<T>) -> WriterJob) -> Result<T> {
        let (answer, wait) = oneshot::channel();
        self.jobs.send(job(answer)).await.map_err(|_| StoreError::Closed)?;
        wait.await.map_err(|_| StoreError::Closed)
    }
}
