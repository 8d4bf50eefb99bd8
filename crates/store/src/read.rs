//! Reading games. Every call is one statement, and so one consistent snapshot, without a transaction that could be left open.

use std::path::Path;

use plyground_rules::{BySide, Side};
use sqlx::{
    AssertSqlSafe, Row, SqlitePool,
    sqlite::{SqliteConnectOptions, SqlitePoolOptions, SqliteRow},
};

use crate::{
    ArchivedGame, BUSY, Counts, Ending, FILE, GameRow, MoveRow, OpeningRule, Pace, Result, Seat, Store,
    StoreError, Summary, compact, import::NO_DATE,
};

const COLUMNS: &str = "game.id, game.game, variant, start, first_name, second_name, first_seat, second_seat, \
    first_holder, second_holder, clock, created, updated, reason, winner, next, \
    game.first_left, game.second_left, left_ply, paused, first_person, second_person, rated, previews, resigns, pace, \
    opening_rule, collection IS NOT NULL AS imported";

/// A game's moves, as one value or as rows.
const MOVES: &str = "moves.texts, moves.times, iif(moves.texts IS NULL, \
    (SELECT json_group_array(json_array(ply, text, ms, first_left, second_left)) FROM \
    (SELECT * FROM move WHERE move.game = game.id ORDER BY ply)), NULL) AS move_rows";

/// Everything the archive knows about a game, from `game`, `moves` and `review`.
pub(crate) const ARCHIVED: &str = "game.id, game.game, variant, start, first_name, second_name, first_seat, second_seat, \
    first_holder, second_holder, clock, created, updated, reason, winner, next, game.first_left, game.second_left, left_ply, paused, \
    first_person, second_person, rated, previews, resigns, pace, opening_rule, collection IS NOT NULL AS imported, moves.texts, moves.times, iif(moves.texts IS NULL, \
    (SELECT json_group_array(json_array(ply, text, ms, first_left, second_left)) FROM \
    (SELECT * FROM move WHERE move.game = game.id ORDER BY ply)), NULL) AS move_rows, \
    collection, played, date, event, opening, first_rating, second_rating, first_accuracy, second_accuracy, note, second_note, review.summary, \
    (SELECT json_group_array(json_array(side, tag) ORDER BY tag) FROM tag WHERE tag.game = game.number) AS tags";

/// A move as SQLite hands it over: ply, text, ms, both clocks.
type Stored = (usize, String, Option<u64>, Option<u64>, Option<u64>);

/// A game of a data folder, read beside the program that may be using it; `None` if there is no such game, or nothing was ever stored there.
pub async fn read_game(folder: &Path, id: &str) -> Result<Option<(GameRow, Vec<MoveRow>)>> {
    let file = folder.join(FILE);
    if !file.exists() {
        return Ok(None);
    }
    let options = SqliteConnectOptions::new().filename(file).read_only(true).busy_timeout(BUSY);
    let pool = SqlitePoolOptions::new().max_connections(1).connect_with(options).await?;
    let found = load(&pool, id).await;
    pool.close().await;
    found
}

impl Store {
    /// A game and its moves, as they stood at one moment.
    pub async fn load(&self, id: &str) -> Result<Option<(GameRow, Vec<MoveRow>)>> {
        load(&self.read, id).await
    }

    /// A game with everything the archive knows about it, played here or imported, over or not.
    pub async fn archived(&self, id: &str) -> Result<Option<ArchivedGame>> {
        let sql = format!(
            "SELECT {ARCHIVED} FROM game LEFT JOIN moves ON moves.game = number LEFT JOIN review ON review.game = id \
             WHERE id = ?1"
        );
        let row = sqlx::query(AssertSqlSafe(sql)).bind(id).fetch_optional(&self.read).await?;
        row.as_ref().map(archived_game).transpose()
    }

    /// The variations and comments that came with an imported game, as a file in our own form.
    pub async fn tree(&self, id: &str) -> Result<Option<String>> {
        let select = sqlx::query("SELECT body FROM tree JOIN game ON number = tree.game WHERE id = ?1");
        let row = select.bind(id).fetch_optional(&self.read).await?;
        Ok(row.map(|row| row.try_get("body")).transpose()?)
    }

    /// Games that are over and not archived yet, at most so many.
    pub async fn to_archive(&self, most: u32) -> Result<Vec<String>> {
        let sql =
            "SELECT id FROM game WHERE archived <> 1 AND reason IS NOT NULL AND collection IS NULL LIMIT ?1";
        let rows = sqlx::query(sql).bind(most).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// The games this token takes part in, finished or not, the latest first. Within a minute the order is by chance. An
    /// unfinished game without a move is not listed: it is not worth going on with, and must not push out those that are.
    pub async fn recent(&self, holder: &[u8], finished: bool, limit: u32) -> Result<Vec<Summary>> {
        let rows = sqlx::query(AssertSqlSafe(recent_sql()))
            .bind(holder)
            .bind(finished)
            .bind(limit)
            .fetch_all(&self.read)
            .await?;
        let summary = |row: &SqliteRow| {
            let moves: u32 = row.try_get("moves")?;
            Ok(Summary { game: game_row(row, i64::from(moves))?, moves, updated: row.try_get("updated")? })
        };
        rows.iter().map(summary).collect()
    }
}

async fn load(pool: &SqlitePool, id: &str) -> Result<Option<(GameRow, Vec<MoveRow>)>> {
    let sql =
        format!("SELECT {COLUMNS}, {MOVES} FROM game LEFT JOIN moves ON moves.game = number WHERE id = ?1");
    let Some(row) = sqlx::query(AssertSqlSafe(sql)).bind(id).fetch_optional(pool).await? else {
        return Ok(None);
    };
    let moves = moves(&row, id)?;
    Ok(Some((game_row(&row, moves.len() as i64)?, moves)))
}

/// The moves of a game, however they are stored.
fn moves(row: &SqliteRow, id: &str) -> Result<Vec<MoveRow>> {
    let damaged = |what: String| StoreError::Damaged { game: id.to_owned(), what };
    if let Some(texts) = row.try_get::<Option<&str>, _>("texts")? {
        return compact::moves(texts, row.try_get("times")?)
            .ok_or_else(|| damaged("its moves and times".to_owned()));
    }
    let moves: Vec<Stored> = serde_json::from_str(row.try_get("move_rows")?)
        .map_err(|e| damaged(format!("its moves are not as they are written ({e})")))?;
    if let Some((i, _)) = moves.iter().enumerate().find(|(i, stored)| stored.0 != *i) {
        return Err(damaged(format!("move {i} is missing")));
    }
    let moves = moves.into_iter().map(|(_, text, ms, first, second)| MoveRow {
        text,
        ms,
        left: first.zip(second).map(|(first, second)| BySide { first, second }),
    });
    Ok(moves.collect())
}

/// A game with everything the archive knows about it, from a row of [`ARCHIVED`].
pub(crate) fn archived_game(row: &SqliteRow) -> Result<ArchivedGame> {
    let id: String = row.try_get("id")?;
    let moves = moves(row, &id)?;
    let tags: &str = row.try_get("tags")?;
    let tags: Vec<(usize, String)> = serde_json::from_str(tags)
        .map_err(|_| StoreError::Damaged { game: id.clone(), what: "its tags".to_owned() })?;
    Ok(ArchivedGame {
        row: game_row(row, moves.len() as i64)?,
        moves,
        collection: row.try_get("collection")?,
        date: row.try_get("date")?,
        played: Some(row.try_get("played")?).filter(|played| *played != NO_DATE),
        updated: row.try_get("updated")?,
        event: row.try_get("event")?,
        opening: row.try_get("opening")?,
        ratings: BySide { first: row.try_get("first_rating")?, second: row.try_get("second_rating")? },
        accuracy: BySide { first: row.try_get("first_accuracy")?, second: row.try_get("second_accuracy")? },
        review: row.try_get("summary")?,
        note: BySide { first: row.try_get("note")?, second: row.try_get("second_note")? },
        tags: BySide::from_fn(|side| {
            tags.iter().filter(|(of, _)| *of == side.index()).map(|(_, tag)| tag.clone()).collect()
        }),
    })
}

/// Finished, or with a move.
const BEGUN: &str = "AND (?2 OR EXISTS (SELECT 1 FROM move WHERE move.game = game.id AND ply = 0))";

/// A holder's latest games, by one index for each side.
fn recent_sql() -> String {
    format!(
        "SELECT {COLUMNS}, coalesce(length, (SELECT coalesce(max(ply) + 1, 0) FROM move WHERE move.game = game.id)) AS moves \
         FROM game WHERE game.rowid IN ( \
         SELECT * FROM (SELECT rowid FROM game WHERE first_holder = ?1 AND (reason IS NOT NULL) = ?2 AND first_deleted IS NULL {BEGUN} \
         ORDER BY updated DESC LIMIT ?3) \
         UNION \
         SELECT * FROM (SELECT rowid FROM game WHERE second_holder = ?1 AND (reason IS NOT NULL) = ?2 AND second_deleted IS NULL {BEGUN} \
         ORDER BY updated DESC LIMIT ?3)) \
         ORDER BY updated DESC LIMIT ?3"
    )
}

/// How a stored game ended.
pub(crate) fn ending_of(row: &SqliteRow) -> Result<Option<Ending>> {
    let reason: Option<String> = row.try_get("reason")?;
    let winner: Option<i64> = row.try_get("winner")?;
    let winner = winner.map(|side| if side == 0 { Side::First } else { Side::Second });
    Ok(reason.map(|reason| Ending { winner, reason }))
}

fn game_row(row: &SqliteRow, moves: i64) -> Result<GameRow> {
    let id: String = row.try_get("id")?;
    let damaged = |what: &str| StoreError::Damaged { game: id.clone(), what: what.to_owned() };
    let seat = |text: String| Seat::from_text(&text).ok_or_else(|| damaged("a seat is of no known kind"));
    let clock: Option<String> = row.try_get("clock")?;
    let clock =
        clock.map(|json| serde_json::from_str(&json)).transpose().map_err(|_| damaged("its clock"))?;
    let left = |name: &str| row.try_get::<Option<i64>, _>(name).map(|ms| ms.map(|ms| ms.max(0) as u64));
    let left = left("first_left")?.zip(left("second_left")?);
    let valid = row.try_get::<Option<i64>, _>("left_ply")? == Some(moves);
    Ok(GameRow {
        game: row.try_get("game")?,
        variant: row.try_get("variant")?,
        start: row.try_get("start")?,
        names: BySide { first: row.try_get("first_name")?, second: row.try_get("second_name")? },
        seats: BySide {
            first: seat(row.try_get("first_seat")?)?,
            second: seat(row.try_get("second_seat")?)?,
        },
        holders: BySide { first: row.try_get("first_holder")?, second: row.try_get("second_holder")? },
        persons: BySide { first: row.try_get("first_person")?, second: row.try_get("second_person")? },
        counts: Counts::of_number(row.try_get("rated")?),
        clock,
        created: row.try_get("created")?,
        ending: ending_of(row)?,
        next: row.try_get("next")?,
        left: left.filter(|_| valid).map(|(first, second)| BySide { first, second }),
        paused: row.try_get("paused")?,
        previews: row.try_get("previews")?,
        resigns: row.try_get("resigns")?,
        pace: Pace::of_text(row.try_get("pace")?).ok_or_else(|| damaged("its pace"))?,
        opening: OpeningRule::of_text(row.try_get("opening_rule")?)
            .ok_or_else(|| damaged("its opening rule"))?,
        imported: row.try_get("imported")?,
        id,
    })
}

#[cfg(test)]
impl Store {
    /// How SQLite finds what a statement asks for.
    pub(crate) async fn plan(&self, sql: String) -> String {
        let explained = sqlx::query(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}")));
        let rows = explained.fetch_all(&self.read).await.expect("planned");
        rows.iter().map(|row| row.get::<String, _>("detail") + "\n").collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a10_a_holders_games_are_found_without_a_scan() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let store = Store::open(folder.path()).await.expect("the store opens");
        let plan = store.plan(recent_sql()).await;
        assert!(!plan.contains("SCAN game") && !plan.contains("SCAN move"), "{plan}");
        for index in ["game_by_first_holder", "game_by_second_holder"] {
            assert!(plan.contains(index), "{plan}");
        }
        let sorts = plan.matches("B-TREE FOR ORDER BY").count();
        assert_eq!(sorts, 1, "only the few that were found are sorted: {plan}");
    }
}
