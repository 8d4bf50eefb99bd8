//! What is kept for learning: evaluations, reviews, exercises, studies.

use sqlx::{Row, query};

use crate::{Result, Store, connection::Connection};

/// What a search found out about a position.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct EvaluationRow {
    /// The stable hash of the position and of what else its evaluation depends on.
    pub hash: u64,
    /// A small number for the effort.
    pub effort: u8,
    /// The nodes of a normal effort.
    pub nodes: u64,
    /// JSON.
    pub body: String,
}

/// A stored tree of variations.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct StudyRow {
    /// Its id.
    pub id: String,
    /// The hash of the token of its owner.
    pub holder: Vec<u8>,
    /// When it was last saved, in unix milliseconds.
    pub updated: i64,
    /// JSON.
    pub body: String,
}

/// SQLite has signed numbers only; the bits are the same.
const fn signed(hash: u64) -> i64 {
    hash.cast_signed()
}

pub(crate) async fn evaluation(connection: &mut Connection, row: &EvaluationRow) -> Result<()> {
    let insert = query(
        "INSERT INTO evaluation (hash, effort, nodes, body) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING",
    );
    let nodes = i64::try_from(row.nodes).unwrap_or(i64::MAX);
    connection.run(insert.bind(signed(row.hash)).bind(row.effort).bind(nodes).bind(&row.body)).await.map(drop)
}

pub(crate) async fn ask_review(connection: &mut Connection, game: &str, at: i64) -> Result<()> {
    let insert = query("INSERT INTO review (game, asked) VALUES (?1, ?2) ON CONFLICT (game) DO NOTHING");
    connection.run(insert.bind(game).bind(at)).await.map(drop)
}

pub(crate) async fn end_review(connection: &mut Connection, game: &str, summary: &str) -> Result<()> {
    let update = query("UPDATE review SET summary = ?2 WHERE game = ?1");
    connection.run(update.bind(game).bind(summary)).await?;
    // What lists are filtered and sorted by. A summary without it, or that is no JSON, leaves it unknown.
    let update = query(
        "UPDATE game SET first_accuracy = round(10 * (?2 ->> '$.accuracy.first')), \
         second_accuracy = round(10 * (?2 ->> '$.accuracy.second')) WHERE id = ?1 AND json_valid(?2)",
    );
    connection.run(update.bind(game).bind(summary)).await.map(drop)
}

pub(crate) async fn exercise(
    connection: &mut Connection,
    game: &str,
    ply: usize,
    holder: &[u8],
    solved: bool,
) -> Result<()> {
    // What was solved once stays solved.
    let upsert = query(
        "INSERT INTO exercise (game, ply, holder, solved) VALUES (?1, ?2, ?3, ?4) \
         ON CONFLICT (game, ply, holder) DO UPDATE SET solved = max(solved, excluded.solved)",
    );
    connection.run(upsert.bind(game).bind(ply as i64).bind(holder).bind(solved)).await.map(drop)
}

pub(crate) async fn study(connection: &mut Connection, row: &StudyRow) -> Result<()> {
    let upsert = query(
        "INSERT INTO study (id, holder, updated, body) VALUES (?1, ?2, ?3, ?4) \
         ON CONFLICT (id) DO UPDATE SET updated = excluded.updated, body = excluded.body WHERE holder = excluded.holder",
    );
    connection.run(upsert.bind(&row.id).bind(&row.holder).bind(row.updated).bind(&row.body)).await.map(drop)
}

impl Store {
    /// What is known of a position with this effort and budget.
    pub async fn evaluation(&self, hash: u64, effort: u8, nodes: u64) -> Result<Option<String>> {
        let select = query("SELECT body FROM evaluation WHERE hash = ?1 AND effort = ?2 AND nodes = ?3");
        let nodes = i64::try_from(nodes).unwrap_or(i64::MAX);
        let row = select.bind(signed(hash)).bind(effort).bind(nodes).fetch_optional(&self.read).await?;
        Ok(row.map(|row| row.try_get("body")).transpose()?)
    }

    /// The games whose reviews are under way, the one that was asked for first first.
    pub async fn reviews_under_way(&self) -> Result<Vec<String>> {
        let select = query("SELECT game FROM review WHERE summary IS NULL ORDER BY asked");
        let rows = select.fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok(row.try_get("game")?)).collect()
    }

    /// The summary of a game's review: `None` if nobody asked for one, `Some(None)` while it is under way.
    pub async fn review(&self, game: &str) -> Result<Option<Option<String>>> {
        let row =
            query("SELECT summary FROM review WHERE game = ?1").bind(game).fetch_optional(&self.read).await?;
        Ok(row.map(|row| row.try_get("summary")).transpose()?)
    }

    /// The exercises of a game that a holder has seen: moves before the mistake, and whether it was solved.
    pub async fn exercises(&self, game: &str, holder: &[u8]) -> Result<Vec<(usize, bool)>> {
        let select = query("SELECT ply, solved FROM exercise WHERE game = ?1 AND holder = ?2 ORDER BY ply");
        let rows = select.bind(game).bind(holder).fetch_all(&self.read).await?;
        let read = |row: &sqlx::sqlite::SqliteRow| {
            let ply: i64 = row.try_get("ply")?;
            Ok((usize::try_from(ply).unwrap_or(0), row.try_get("solved")?))
        };
        rows.iter().map(read).collect()
    }

    /// The trees of variations that a holder saved, the latest first.
    pub async fn studies(&self, holder: &[u8], most: u32) -> Result<Vec<StudyRow>> {
        let select = query(
            "SELECT id, holder, updated, body FROM study WHERE holder = ?1 ORDER BY updated DESC LIMIT ?2",
        );
        let rows = select.bind(holder).bind(most).fetch_all(&self.read).await?;
        rows.iter().map(study_row).collect()
    }

    /// A stored tree of variations.
    pub async fn study(&self, id: &str) -> Result<Option<StudyRow>> {
        let select = query("SELECT id, holder, updated, body FROM study WHERE id = ?1");
        let Some(row) = select.bind(id).fetch_optional(&self.read).await? else { return Ok(None) };
        study_row(&row).map(Some)
    }
}

fn study_row(row: &sqlx::sqlite::SqliteRow) -> Result<StudyRow> {
    Ok(StudyRow {
        id: row.try_get("id")?,
        holder: row.try_get("holder")?,
        updated: row.try_get("updated")?,
        body: row.try_get("body")?,
    })
}
