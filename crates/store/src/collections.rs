//! Collections: where imported games came from.

use sqlx::{Row, query};

use crate::{Collection, Result, Store, StoreError, connection::Connection, import::now_ms};

/// How many games one transaction deletes.
const PART: i64 = 1_000;

impl Store {
    /// A collection for games that are about to be imported.
    pub async fn new_collection(&self, name: &str, source: &str) -> Result<i64> {
        let (name, source) = (name.to_owned(), source.to_owned());
        self.transact(|connection| {
            Box::pin(async move {
                let insert =
                    query("INSERT INTO collection (name, source, imported) VALUES (?1, ?2, ?3) RETURNING id");
                let row = connection.row(insert.bind(name).bind(source).bind(now_ms())).await?;
                Ok(row.ok_or(sqlx::Error::RowNotFound)?.try_get("id")?)
            })
        })
        .await
    }

    /// Notes that an import is complete, or was stopped, and what was said about it (JSON).
    pub async fn end_collection(&self, id: i64, summary: &str) -> Result<()> {
        let summary = summary.to_owned();
        self.transact(move |connection| {
            Box::pin(async move {
                let update = query("UPDATE collection SET summary = ?2 WHERE id = ?1 AND deleted IS NULL");
                connection.run(update.bind(id).bind(summary)).await.map(drop)
            })
        })
        .await
    }

    /// Gives a collection another name.
    pub async fn rename_collection(&self, id: i64, name: &str) -> Result<()> {
        let name = name.to_owned();
        self.transact(move |connection| {
            Box::pin(async move {
                let update = query("UPDATE collection SET name = ?2 WHERE id = ?1 AND deleted IS NULL");
                match connection.run(update.bind(id).bind(name)).await? {
                    0 => Err(missing(id)),
                    _ => Ok(()),
                }
            })
        })
        .await
    }

    /// All collections, the latest first.
    pub async fn collections(&self) -> Result<Vec<Collection>> {
        let sql = "SELECT id, name, source, imported, games, known, summary FROM collection WHERE deleted IS NULL \
                   ORDER BY imported DESC, id DESC";
        let rows = query(sql).fetch_all(&self.read).await?;
        let read = |row: &sqlx::sqlite::SqliteRow| {
            Ok(Collection {
                id: row.try_get("id")?,
                name: row.try_get("name")?,
                source: row.try_get("source")?,
                imported: row.try_get("imported")?,
                games: row.try_get::<i64, _>("games")?.unsigned_abs(),
                known: row.try_get::<i64, _>("known")?.unsigned_abs(),
                summary: row.try_get("summary")?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// Deletes a collection with all its games: [`Store::hide_collection`], and then the games.
    pub async fn delete_collection(&self, id: i64) -> Result<()> {
        self.hide_collection(id).await?;
        self.delete_games(id).await
    }

    /// Begins to delete a collection: it is gone for everybody at once. The games go bit by bit with the next
    /// [`Store::finish_deleting`], so that nobody who plays waits for it, and also after a kill.
    pub async fn hide_collection(&self, id: i64) -> Result<()> {
        self.transact(move |connection| {
            Box::pin(async move {
                let update = query("UPDATE collection SET deleted = ?2 WHERE id = ?1 AND deleted IS NULL");
                match connection.run(update.bind(id).bind(now_ms())).await? {
                    0 => Err(missing(id)),
                    _ => Ok(()),
                }
            })
        })
        .await
    }

    /// Goes on with deleting what was being deleted when the program ended.
    pub async fn finish_deleting(&self) -> Result<()> {
        let rows = query("SELECT id FROM collection WHERE deleted IS NOT NULL").fetch_all(&self.read).await?;
        for row in &rows {
            self.delete_games(row.try_get("id")?).await?;
        }
        Ok(())
    }

    async fn delete_games(&self, id: i64) -> Result<()> {
        loop {
            let more: bool = self.transact(move |connection| Box::pin(delete_part(connection, id))).await?;
            if !more {
                return Ok(());
            }
        }
    }
}

/// Deletes a segment, or else some games, or else the collection; says whether there is more to do.
async fn delete_part(connection: &mut Connection, id: i64) -> Result<bool> {
    let segment = query(
        "DELETE FROM segment WHERE rowid = (SELECT min(id) FROM segment WHERE collection = ?1) RETURNING id",
    );
    if let Some(row) = connection.row(segment.bind(id)).await? {
        let segment: i64 = row.try_get("id")?;
        connection.run(query("DELETE FROM position WHERE segment = ?1").bind(segment)).await?;
        return Ok(true);
    }
    let games = query(
        "DELETE FROM game WHERE number IN (SELECT number FROM game WHERE collection = ?1 AND deleted IS NULL LIMIT ?2)",
    );
    if connection.run(games.bind(id).bind(PART)).await? > 0 {
        return Ok(true);
    }
    // Those that were deleted before.
    connection.run(query("DELETE FROM game WHERE collection = ?1 AND deleted IS NOT NULL").bind(id)).await?;
    connection.run(query("DELETE FROM collection WHERE id = ?1").bind(id)).await?;
    Ok(false)
}

fn missing(id: i64) -> StoreError {
    StoreError::Conflict { game: String::new(), what: format!("there is no collection {id}") }
}
