//! Games and who holds which seat, in SQLite.
//!
//! One connection writes, a few read: SQLite has one writer anyway, and a queue in front of it beats busy errors.
//! Every call is one transaction; when it returns, a killed process loses nothing of it (write-ahead log).

mod games;
mod model;

use std::{path::Path, time::Duration};

pub use model::{Ending, GameRow, MoveRow, Seat, Summary};
use sqlx::{
    SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};

/// Something is wrong with the database: the disk is full, the file is not ours, ...
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// SQLite says so.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    /// The file belongs to a later version, or a migration failed.
    #[error("the database cannot be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// A row holds what this version cannot read.
    #[error("game {game} in the database is damaged: {what}")]
    Damaged {
        /// Its id.
        game: String,
        /// What is wrong with it.
        what: String,
    },
}

/// What every call gives.
pub type Result<T> = std::result::Result<T, StoreError>;

/// The database.
#[derive(Clone, Debug)]
pub struct Store {
    write: SqlitePool,
    read: SqlitePool,
    /// Moves what was written from the log into the file, so that no move has to wait for that.
    tidy: SqlitePool,
}

impl Store {
    /// Opens the database file, making or migrating it as needed.
    pub async fn open(file: &Path) -> Result<Store> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Normal)
            .busy_timeout(Duration::from_secs(5))
            .foreign_keys(true);
        let one = || SqlitePoolOptions::new().max_connections(1);
        let write = one().connect_with(options.clone().pragma("wal_autocheckpoint", "0")).await?;
        sqlx::migrate!().run(&write).await?;
        let read =
            SqlitePoolOptions::new().max_connections(4).connect_with(options.clone().read_only(true)).await?;
        let tidy = one().connect_with(options).await?;
        Ok(Store { write, read, tidy })
    }

    /// Brings the file up to date with the log. Call it every few seconds: the log only grows otherwise. Until then
    /// everything is in the log, which is just as safe.
    pub async fn tidy(&self) -> Result<()> {
        sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&self.tidy).await?;
        Ok(())
    }

    /// Finishes what is under way and closes the file.
    pub async fn close(&self) {
        self.read.close().await;
        self.tidy.close().await;
        self.write.close().await;
    }
}
