//! The task that owns the writing connection: it gathers what is handed over at the same moment into one transaction, and
//! keeps the write-ahead log short.

use std::{
    future::{self, Future},
    pin::Pin,
    time::Duration,
};

use sqlx::{Row, query, sqlite::SqliteConnectOptions};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep_until},
};

use crate::{Result, StoreError, Write, connection::Connection, faults::Faults, write};

/// Jobs that wait; more make their senders wait.
pub(crate) const QUEUE: usize = 1_024;
/// A transaction takes no further batch once it has this many writes.
const GROUP: usize = 512;
/// The log is measured after this many writes.
const MEASURE: usize = 256;
/// From this length on the log is emptied between two transactions: 8 MB of pages of 4 KB.
const LONG: i64 = 2_048;
/// Without a write for this long, the log is emptied and its file cut to nothing.
const IDLE: Duration = Duration::from_secs(2);
/// How many games one transaction of a sweep removes.
const SWEEP: i64 = 500;

pub(crate) enum WriterJob {
    Commit(Batch),
    /// Removes some of the games that nobody made a move in, beginning after row `after`.
    Sweep {
        time: i64,
        after: i64,
        answer: oneshot::Sender<Result<Swept>>,
    },
    /// A transaction of its own, which answers for itself.
    Transact(Transaction),
    Close(oneshot::Sender<()>),
}

pub(crate) type Pending<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// What happens inside a transaction. It may be cut off at any step, and then nothing of it has happened.
pub(crate) trait Steps<T>:
    for<'c> FnOnce(&'c mut Connection) -> Pending<'c, Result<T>> + Send + 'static
{
}

impl<T, F> Steps<T> for F where
    F: for<'c> FnOnce(&'c mut Connection) -> Pending<'c, Result<T>> + Send + 'static
{
}

/// A transaction with steps of its own.
pub(crate) type Transaction = Box<dyn for<'w> FnOnce(&'w mut Writer) -> Pending<'w, ()> + Send>;

/// Steps that are answered when they are on disk.
pub(crate) fn transaction<T: Send + 'static>(
    steps: impl Steps<T>,
    answer: oneshot::Sender<Result<T>>,
) -> Transaction {
    Box::new(move |writer| {
        Box::pin(async move {
            // A caller that has gone away needs no answer.
            let _ = answer.send(writer.transact(steps).await);
        })
    })
}

/// Writes of one caller: all or none.
pub(crate) struct Batch {
    pub(crate) writes: Vec<Write>,
    pub(crate) answer: oneshot::Sender<Result<()>>,
}

impl Batch {
    fn answer(self, result: Result<()>) {
        // A caller that has gone away needs no answer; its writes are stored or not like any other's.
        let _ = self.answer.send(result);
    }
}

/// What a part of a sweep removed.
pub(crate) struct Swept {
    pub(crate) removed: u64,
    /// The row to go on after; `None` at the end.
    pub(crate) after: Option<i64>,
}

pub(crate) struct Writer {
    options: SqliteConnectOptions,
    faults: Faults,
    /// `None` after any failure: nothing is known about the state of a connection on which something failed, so the
    /// next transaction gets a new one.
    connection: Option<Connection>,
    /// Writes since the log was last measured.
    unmeasured: usize,
    /// When the log is to be cut to nothing, unless something is written before.
    cut: Option<Instant>,
}

impl Writer {
    pub(crate) fn new(options: SqliteConnectOptions, faults: Faults, connection: Connection) -> Writer {
        // The log may be what a killed process left behind.
        let cut = Some(Instant::now() + IDLE);
        Writer { options, faults, connection: Some(connection), unmeasured: 0, cut }
    }

    /// Works until the store is closed, or forgotten.
    pub(crate) async fn run(mut self, mut jobs: mpsc::Receiver<WriterJob>) {
        // A job that was taken from the queue but did not belong to the group before it.
        let mut next = None;
        loop {
            let job = match next.take() {
                Some(job) => Some(job),
                None => tokio::select! {
                    job = jobs.recv() => job,
                    () = until(self.cut) => {
                        self.cut_log().await;
                        continue;
                    }
                },
            };
            match job {
                Some(WriterJob::Commit(first)) => {
                    let mut size = first.writes.len();
                    let mut group = vec![first];
                    while size < GROUP {
                        match jobs.try_recv() {
                            Ok(WriterJob::Commit(batch)) => {
                                size += batch.writes.len();
                                group.push(batch);
                            }
                            Ok(other) => {
                                next = Some(other);
                                break;
                            }
                            Err(_) => break,
                        }
                    }
                    self.commit(group).await;
                    self.tidy(size).await;
                }
                Some(WriterJob::Sweep { time, after, answer }) => {
                    let _ = answer.send(self.sweep(time, after).await);
                    self.tidy(MEASURE).await;
                }
                Some(WriterJob::Transact(transaction)) => {
                    transaction(&mut self).await;
                    self.tidy(MEASURE).await;
                }
                Some(WriterJob::Close(done)) => {
                    self.cut_log().await;
                    self.abandon().await;
                    let _ = done.send(());
                    return;
                }
                None => return self.abandon().await,
            }
        }
    }

    /// Commits a group and answers every batch of it.
    async fn commit(&mut self, group: Vec<Batch>) {
        let results = match self.together(&group).await {
            Ok(()) => Ok(vec![Ok(()); group.len()]),
            Err(e) if is_conflict(&e) && group.len() > 1 => self.apart(&group).await,
            Err(e) => Err(e),
        };
        match results {
            Ok(results) => group.into_iter().zip(results).for_each(|(batch, result)| batch.answer(result)),
            Err(e) => group.into_iter().for_each(|batch| batch.answer(Err(e.clone()))),
        }
    }

    /// One transaction for all, with as few statements as possible.
    async fn together(&mut self, group: &[Batch]) -> Result<()> {
        let connection = self.connection().await?;
        let result = async {
            connection.run(query("BEGIN IMMEDIATE")).await?;
            let batches: Vec<&[Write]> = group.iter().map(|batch| batch.writes.as_slice()).collect();
            write::apply_all(connection, &batches).await?;
            connection.run(query("COMMIT")).await
        };
        let result = result.await.map(drop);
        self.end(result).await
    }

    /// One transaction in which every batch can fail alone. A batch that contradicts what is stored is left out; any other
    /// failure is everybody's.
    async fn apart(&mut self, group: &[Batch]) -> Result<Vec<Result<()>>> {
        let connection = self.connection().await?;
        let result = async {
            let mut results = Vec::with_capacity(group.len());
            connection.run(query("BEGIN IMMEDIATE")).await?;
            for batch in group {
                connection.run(query("SAVEPOINT batch")).await?;
                let result = write::apply(connection, &batch.writes).await;
                match &result {
                    Ok(()) => {}
                    Err(e) if is_conflict(e) => drop(connection.run(query("ROLLBACK TO batch")).await?),
                    Err(e) => return Err(e.clone()),
                }
                connection.run(query("RELEASE batch")).await?;
                results.push(result);
            }
            connection.run(query("COMMIT")).await?;
            Ok(results)
        };
        let result = result.await;
        self.end(result).await
    }

    /// Leaves the connection outside of any transaction, also after a failure in one.
    async fn end<T>(&mut self, result: Result<T>) -> Result<T> {
        let Err(e) = &result else { return result };
        // A conflict was found by looking, nothing has failed: a ROLLBACK that succeeds has ended the transaction.
        if is_conflict(e)
            && let Some(connection) = &mut self.connection
            && connection.run(query("ROLLBACK")).await.is_ok()
        {
            return result;
        }
        self.abandon().await;
        result
    }

    async fn transact<T>(&mut self, steps: impl Steps<T>) -> Result<T> {
        let connection = self.connection().await?;
        let result = async {
            connection.run(query("BEGIN IMMEDIATE")).await?;
            let done = steps(connection).await?;
            connection.run(query("COMMIT")).await?;
            Ok(done)
        };
        let result = result.await;
        self.end(result).await
    }

    async fn sweep(&mut self, time: i64, after: i64) -> Result<Swept> {
        let connection = self.connection().await?;
        let sql = "DELETE FROM game WHERE rowid IN ( \
                   SELECT rowid FROM game WHERE rowid > ?2 AND updated < ?1 AND reason IS NULL AND collection IS NULL \
                   AND NOT EXISTS (SELECT 1 FROM move WHERE move.game = game.id) ORDER BY rowid LIMIT ?3) \
                   RETURNING rowid";
        let result = async {
            connection.run(query("BEGIN IMMEDIATE")).await?;
            let rows = connection.rows(query(sql).bind(time).bind(after).bind(SWEEP)).await?;
            connection.run(query("COMMIT")).await?;
            let rows: Vec<i64> =
                rows.iter().map(|row| row.try_get(0)).collect::<std::result::Result<_, _>>()?;
            let more = rows.len() as i64 == SWEEP;
            Ok(Swept { removed: rows.len() as u64, after: rows.into_iter().max().filter(|_| more) })
        }
        .await;
        self.end(result).await
    }

    /// The connection, opened anew if the last one failed.
    pub(crate) async fn connection(&mut self) -> Result<&mut Connection> {
        if self.connection.is_none() {
            self.connection = Some(Connection::open(&self.options, &self.faults).await?);
        }
        Ok(self.connection.as_mut().expect("it was opened"))
    }

    /// Gives the connection up, and with it an open transaction.
    pub(crate) async fn abandon(&mut self) {
        if let Some(connection) = self.connection.take() {
            connection.close().await;
        }
    }

    /// Keeps the log short, after a transaction with so many writes.
    async fn tidy(&mut self, writes: usize) {
        self.cut = Some(Instant::now() + IDLE);
        self.unmeasured += writes;
        if self.unmeasured < MEASURE {
            return;
        }
        self.unmeasured = 0;
        // NOOP only measures.
        let log = self.checkpoint("PRAGMA wal_checkpoint(NOOP)").await;
        if log.is_some_and(|log| log.frames >= LONG) {
            // Everything goes into the database file, and the next transaction begins the log anew, in place: that is
            // faster than a file that grows. If a reader is in the way, the next measurement tries again.
            self.checkpoint("PRAGMA wal_checkpoint(RESTART)").await;
        }
    }

    async fn cut_log(&mut self) {
        let cut = self.checkpoint("PRAGMA wal_checkpoint(TRUNCATE)").await;
        self.cut = match cut {
            Some(log) if !log.busy => None,
            _ => Some(Instant::now() + IDLE),
        };
    }

    /// A failure here costs nobody anything: what the log holds is as safe as what the database file holds.
    async fn checkpoint(&mut self, pragma: &'static str) -> Option<Log> {
        let result = async {
            let row = self.connection().await?.row(query(pragma)).await?;
            let row = row.ok_or(sqlx::Error::RowNotFound)?;
            Ok::<_, StoreError>(Log { busy: row.try_get::<i64, _>(0)? != 0, frames: row.try_get(1)? })
        }
        .await;
        match result {
            Ok(log) => Some(log),
            Err(e) => {
                tracing::warn!("the log of the database could not be emptied: {e}");
                self.abandon().await;
                None
            }
        }
    }
}

/// What a checkpoint says of the log.
struct Log {
    /// Another process holds the lock.
    busy: bool,
    /// How many pages it holds.
    frames: i64,
}

fn is_conflict(e: &StoreError) -> bool {
    matches!(e, StoreError::Conflict { .. })
}

async fn until(time: Option<Instant>) {
    match time {
        Some(time) => sleep_until(time).await,
        None => future::pending().await,
    }
}
