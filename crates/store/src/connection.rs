//! The connection that writes.

use std::time::Duration;

use sqlx::{
    Connection as _, Sqlite, SqliteConnection,
    query::Query,
    sqlite::{SqliteArguments, SqliteConnectOptions, SqliteRow},
};

use crate::{Result, faults::Faults};

/// SQLite waits this long for another connection's lock: readers hold them for milliseconds.
pub(crate) const BUSY: Duration = Duration::from_secs(2);

/// A connection on which every statement can be made to fail.
///
/// Transactions are begun and ended by explicit statements. sqlx counts transactions on its own, and its count goes wrong
/// when a COMMIT fails: SQLite has rolled back by itself then, sqlx's ROLLBACK fails, and the next `begin` makes a
/// savepoint in a transaction that nothing ever commits.
pub(crate) struct Connection {
    sqlite: SqliteConnection,
    faults: Faults,
}

impl Connection {
    pub(crate) async fn open(options: &SqliteConnectOptions, faults: &Faults) -> Result<Connection> {
        faults.before()?;
        let sqlite = SqliteConnection::connect_with(options).await?;
        faults.after()?;
        Ok(Connection { sqlite, faults: faults.clone() })
    }

    /// Lets statements fail as `faults` says from now on.
    pub(crate) fn inject(&mut self, faults: Faults) {
        self.faults = faults;
    }

    /// The connection itself, for what is not to fail on demand.
    pub(crate) fn sqlite(&mut self) -> &mut SqliteConnection {
        &mut self.sqlite
    }

    /// Executes a statement and gives the number of rows it changed.
    pub(crate) async fn run(&mut self, query: Query<'_, Sqlite, SqliteArguments>) -> Result<u64> {
        self.before().await?;
        let done = query.execute(&mut self.sqlite).await?;
        self.faults.after()?;
        Ok(done.rows_affected())
    }

    /// Executes a statement and gives its first row.
    pub(crate) async fn row(
        &mut self,
        query: Query<'_, Sqlite, SqliteArguments>,
    ) -> Result<Option<SqliteRow>> {
        self.before().await?;
        let row = query.fetch_optional(&mut self.sqlite).await?;
        self.faults.after()?;
        Ok(row)
    }

    /// Executes a statement and gives all its rows.
    pub(crate) async fn rows(&mut self, query: Query<'_, Sqlite, SqliteArguments>) -> Result<Vec<SqliteRow>> {
        self.before().await?;
        let rows = query.fetch_all(&mut self.sqlite).await?;
        self.faults.after()?;
        Ok(rows)
    }

    async fn before(&mut self) -> Result<()> {
        let fault = self.faults.before();
        if fault.is_err() && self.faults.rolls_back() {
            // A failing statement may have ended the transaction already; outside of one there is nothing to end.
            let _ = sqlx::query("ROLLBACK").execute(&mut self.sqlite).await;
        }
        fault
    }

    /// Closes the connection, and with it any transaction it may still be in: when this returns, its locks are gone.
    pub(crate) async fn close(self) {
        if let Err(e) = self.sqlite.close().await {
            tracing::warn!("closing a connection to the database: {e}");
        }
    }
}
