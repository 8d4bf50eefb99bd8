//! Many rows with few statements.

use sqlx::{AssertSqlSafe, Sqlite, query, query::Query, sqlite::SqliteArguments};

use crate::{Result, connection::Connection};

/// SQLite takes this many values in one statement.
const VALUES: usize = 32_766;
/// More rows than this gain nothing.
const ROWS: usize = 4_096;

pub(crate) type Statement = Query<'static, Sqlite, SqliteArguments>;

/// Inserts rows: `into` is a statement up to its values, `bind` binds those of a row, `columns` of them.
///
/// The rows of a statement are a power of two, so that few different statements are prepared, and each of them once.
pub(crate) async fn insert<R>(
    connection: &mut Connection,
    into: &str,
    columns: usize,
    rows: &[R],
    bind: impl Fn(Statement, &R) -> Statement,
) -> Result<()> {
    let row = format!("(?{})", ", ?".repeat(columns - 1));
    let mut rest = rows;
    while !rest.is_empty() {
        let most = rest.len().min(VALUES / columns).min(ROWS);
        let (now, later) = rest.split_at(1 << most.ilog2());
        let values = vec![row.as_str(); now.len()].join(", ");
        let statement = query(AssertSqlSafe(format!("{into} VALUES {values}")));
        connection.run(now.iter().fold(statement, &bind)).await?;
        rest = later;
    }
    Ok(())
}
