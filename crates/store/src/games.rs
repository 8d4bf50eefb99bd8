//! Reading and writing games.

use plyground_rules::{BySide, Side};
use sqlx::{Row, sqlite::SqliteRow};

use crate::{Ending, GameRow, MoveRow, Result, Seat, Store, StoreError, Summary};

const COLUMNS: &str = "id, game, variant, start, first_name, second_name, first_player, second_player, \
    first_seat, second_seat, clock, created, reason, winner, next";

impl Store {
    /// Adds a new game, without moves.
    pub async fn create(&self, game: &GameRow) -> Result<()> {
        sqlx::query(
            "INSERT INTO game (id, game, variant, start, first_name, second_name, first_player, second_player, \
             first_seat, second_seat, clock, created, updated) \
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?12)",
        )
        .bind(&game.id)
        .bind(&game.game)
        .bind(&game.variant)
        .bind(&game.start)
        .bind(&game.names.first)
        .bind(&game.names.second)
        .bind(game.seats.first.to_text())
        .bind(game.seats.second.to_text())
        .bind(&game.holders.first)
        .bind(&game.holders.second)
        .bind(game.clock.as_ref().map(|c| serde_json::to_string(c).expect("clocks are plain data")))
        .bind(game.created)
        .execute(&self.write)
        .await?;
        Ok(())
    }

    /// A game and its moves.
    pub async fn load(&self, id: &str) -> Result<Option<(GameRow, Vec<MoveRow>)>> {
        let row = sqlx::query(sqlx::AssertSqlSafe(format!("SELECT {COLUMNS} FROM game WHERE id = ?1")))
            .bind(id)
            .fetch_optional(&self.read)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let moves =
            sqlx::query("SELECT text, ms, first_left, second_left FROM move WHERE game = ?1 ORDER BY ply")
                .bind(id)
                .fetch_all(&self.read)
                .await?;
        let moves = moves.iter().map(move_row).collect::<Result<_>>()?;
        Ok(Some((game_row(&row)?, moves)))
    }

    /// Adds the move with index `ply` and, if it ended the game, the ending: both or neither.
    pub async fn add_move(
        &self,
        id: &str,
        ply: usize,
        mv: &MoveRow,
        ending: Option<&Ending>,
        now: i64,
    ) -> Result<()> {
        let mut tx = self.write.begin().await?;
        sqlx::query(
            "INSERT INTO move (game, ply, text, ms, first_left, second_left) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )
        .bind(id)
        .bind(ply as i64)
        .bind(&mv.text)
        .bind(mv.ms as i64)
        .bind(mv.left.map(|l| l.first as i64))
        .bind(mv.left.map(|l| l.second as i64))
        .execute(&mut *tx)
        .await?;
        sqlx::query("UPDATE game SET updated = ?2, reason = ?3, winner = ?4 WHERE id = ?1")
            .bind(id)
            .bind(now)
            .bind(ending.map(|e| &e.reason))
            .bind(ending.and_then(|e| e.winner).map(|s| s.index() as i64))
            .execute(&mut *tx)
            .await?;
        tx.commit().await?;
        Ok(())
    }

    /// Forgets the moves from index `ply` on.
    pub async fn take_back(&self, id: &str, ply: usize, now: i64) -> Result<()> {
        let mut tx = self.write.begin().await?;
        sqlx::query("DELETE FROM move WHERE game = ?1 AND ply >= ?2")
            .bind(id)
            .bind(ply as i64)
            .execute(&mut *tx)
            .await?;
        sqlx::query("UPDATE game SET updated = ?2, reason = NULL, winner = NULL WHERE id = ?1")
            .bind(id)
            .bind(now)
            .execute(&mut *tx)
            .await?;
        tx.commit().await?;
        Ok(())
    }

    /// Ends a game that people ended, not the board.
    pub async fn end(&self, id: &str, ending: &Ending, now: i64) -> Result<()> {
        sqlx::query("UPDATE game SET updated = ?2, reason = ?3, winner = ?4 WHERE id = ?1")
            .bind(id)
            .bind(now)
            .bind(&ending.reason)
            .bind(ending.winner.map(|s| s.index() as i64))
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// Gives a free seat to the holder of a token; false if it was not free. The name comes along if there is one.
    pub async fn sit(&self, id: &str, side: Side, holder: &[u8], name: Option<&str>) -> Result<bool> {
        let sql = match side {
            Side::First => {
                "UPDATE game SET first_seat = ?2, first_name = COALESCE(?3, first_name) \
                 WHERE id = ?1 AND first_seat IS NULL AND first_player = 'remote'"
            }
            Side::Second => {
                "UPDATE game SET second_seat = ?2, second_name = COALESCE(?3, second_name) \
                 WHERE id = ?1 AND second_seat IS NULL AND second_player = 'remote'"
            }
        };
        let done = sqlx::query(sql).bind(id).bind(holder).bind(name).execute(&self.write).await?;
        Ok(done.rows_affected() == 1)
    }

    /// Forgets games that nobody ever made a move in and that were started before `time`: they are worth nothing.
    pub async fn sweep(&self, time: i64) -> Result<u64> {
        let sql = "DELETE FROM game WHERE updated < ?1 AND reason IS NULL \
                   AND NOT EXISTS (SELECT 1 FROM move WHERE move.game = game.id)";
        Ok(sqlx::query(sql).bind(time).execute(&self.write).await?.rows_affected())
    }

    /// Notes which game is the rematch of another.
    pub async fn set_next(&self, id: &str, next: &str) -> Result<()> {
        sqlx::query("UPDATE game SET next = ?2 WHERE id = ?1")
            .bind(id)
            .bind(next)
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// The games last played on that one of these tokens takes part in, the latest first.
    pub async fn recent(&self, holder: &[u8], finished: bool, limit: u32) -> Result<Vec<Summary>> {
        let sql = format!(
            "SELECT {COLUMNS}, updated, (SELECT count(*) FROM move WHERE move.game = game.id) AS moves FROM game \
             WHERE (reason IS NOT NULL) = ?1 AND (first_seat = ?2 OR second_seat = ?2) ORDER BY updated DESC LIMIT ?3"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(finished)
            .bind(holder)
            .bind(limit)
            .fetch_all(&self.read);
        let summary = |row: &SqliteRow| {
            Ok(Summary {
                game: game_row(row)?,
                moves: row.try_get("moves")?,
                updated: row.try_get("updated")?,
            })
        };
        rows.await?.iter().map(summary).collect()
    }
}

fn game_row(row: &SqliteRow) -> Result<GameRow> {
    let id: String = row.try_get("id")?;
    let damaged = |what: &str| StoreError::Damaged { game: id.clone(), what: what.to_owned() };
    let seat = |text: String| Seat::from_text(&text).ok_or_else(|| damaged("a player is of no known kind"));
    let clock: Option<String> = row.try_get("clock")?;
    let clock =
        clock.map(|json| serde_json::from_str(&json)).transpose().map_err(|_| damaged("its clock"))?;
    let reason: Option<String> = row.try_get("reason")?;
    let winner: Option<i64> = row.try_get("winner")?;
    Ok(GameRow {
        game: row.try_get("game")?,
        variant: row.try_get("variant")?,
        start: row.try_get("start")?,
        names: BySide { first: row.try_get("first_name")?, second: row.try_get("second_name")? },
        seats: BySide {
            first: seat(row.try_get("first_player")?)?,
            second: seat(row.try_get("second_player")?)?,
        },
        holders: BySide { first: row.try_get("first_seat")?, second: row.try_get("second_seat")? },
        clock,
        created: row.try_get("created")?,
        ending: reason.map(|reason| Ending {
            winner: winner.map(|w| if w == 0 { Side::First } else { Side::Second }),
            reason,
        }),
        next: row.try_get("next")?,
        id,
    })
}

fn move_row(row: &SqliteRow) -> Result<MoveRow> {
    let left = |name: &str| row.try_get::<Option<i64>, _>(name).map(|ms| ms.map(|ms| ms.max(0) as u64));
    let left = match (left("first_left")?, left("second_left")?) {
        (Some(first), Some(second)) => Some(BySide { first, second }),
        _ => None,
    };
    Ok(MoveRow { text: row.try_get("text")?, ms: row.try_get::<i64, _>("ms")?.max(0) as u64, left })
}
