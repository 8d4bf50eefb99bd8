//! What people say about a game that is over: names, a note, tags, and that they want to see it no more.

use plyground_rules::{BySide, Side};
use serde::{Deserialize, Serialize};
use sqlx::{Row, query};

use crate::{Result, Store, connection::Connection, names, positions, write::conflict};

/// How many games one transaction of a purge removes.
const PART: i64 = 200;

/// A change to what people say about a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameMark {
    /// Gives the players other names.
    Names(BySide<String>),
    /// Replaces a side's own note and tags; the other side has others. Those of a collection are the first side's.
    Said {
        /// Whose they are.
        side: Side,
        /// The note.
        note: Option<String>,
        /// All tags.
        tags: Vec<String>,
    },
    /// Takes the game out of a holder's lists, or out of its collection, and brings it back. Where the last holder has done so, the game
    /// itself goes some days later ([`Store::purge`]).
    Deleted {
        /// Whose lists; `None` for a game of a collection.
        holder: Option<Vec<u8>>,
        /// Since when, in unix milliseconds; `None` brings it back.
        at: Option<i64>,
    },
}

pub(crate) async fn mark(connection: &mut Connection, game: &str, mark: &GameMark) -> Result<()> {
    let changed = match mark {
        GameMark::Names(to) => {
            let update = query("UPDATE game SET first_name = ?2, second_name = ?3 WHERE id = ?1");
            let changed = connection.run(update.bind(game).bind(&to.first).bind(&to.second)).await?;
            names::of_game(connection, game).await?;
            changed
        }
        GameMark::Said { side, note, tags } => {
            let update = query(match side {
                Side::First => "UPDATE game SET note = ?2 WHERE id = ?1",
                Side::Second => "UPDATE game SET second_note = ?2 WHERE id = ?1",
            });
            connection.run(update.bind(game).bind(note)).await?;
            set_tags(connection, game, *side, tags).await?
        }
        GameMark::Deleted { holder: None, at } => {
            let update = query("UPDATE game SET deleted = ?2 WHERE id = ?1 AND collection IS NOT NULL");
            connection.run(update.bind(game).bind(*at)).await?
        }
        GameMark::Deleted { holder: Some(holder), at } => {
            let update = query(
                "UPDATE game SET first_deleted = iif(first_holder IS ?2, ?3, first_deleted), \
                 second_deleted = iif(second_holder IS ?2, ?3, second_deleted), \
                 deleted = iif((first_holder IS NULL OR first_holder IS ?2 OR first_deleted IS NOT NULL) \
                 AND (second_holder IS NULL OR second_holder IS ?2 OR second_deleted IS NOT NULL), ?3, NULL) \
                 WHERE id = ?1 AND ?2 IN (first_holder, second_holder)",
            );
            connection.run(update.bind(game).bind(holder).bind(*at)).await?
        }
    };
    if changed == 0 { Err(conflict(game, "there is no such game, or another holder has it")) } else { Ok(()) }
}

async fn set_tags(connection: &mut Connection, game: &str, side: Side, tags: &[String]) -> Result<u64> {
    let row = connection.row(query("SELECT number FROM game WHERE id = ?1").bind(game)).await?;
    let Some(row) = row else { return Ok(0) };
    let number: i64 = row.try_get("number")?;
    let side = side.index() as i64;
    connection.run(query("DELETE FROM tag WHERE game = ?1 AND side = ?2").bind(number).bind(side)).await?;
    for tag in tags {
        let insert = query("INSERT OR IGNORE INTO tag (tag, game, side) VALUES (?1, ?2, ?3)");
        connection.run(insert.bind(tag).bind(number).bind(side)).await?;
    }
    Ok(1)
}

impl Store {
    /// Removes the games that nobody wants to see since before `time`; says how many.
    pub async fn purge(&self, time: i64) -> Result<u64> {
        let mut removed = 0;
        loop {
            let part = self.transact(move |connection| Box::pin(purge_part(connection, time))).await?;
            removed += part;
            if part == 0 {
                return Ok(removed);
            }
        }
    }
}

async fn purge_part(connection: &mut Connection, time: i64) -> Result<u64> {
    let select = query("SELECT number, collection FROM game WHERE deleted < ?1 LIMIT ?2");
    let rows = connection.rows(select.bind(time).bind(PART)).await?;
    let mut numbers: Vec<i64> = Vec::with_capacity(rows.len());
    for row in &rows {
        numbers.push(row.try_get("number")?);
    }
    if numbers.is_empty() {
        return Ok(0);
    }
    positions::forget(connection, &numbers).await?;
    let json = serde_json::to_string(&numbers).expect("numbers are plain data");
    let count = query(
        "UPDATE collection SET games = games - (SELECT count(*) FROM game JOIN json_each(?1) ON number = value \
         WHERE game.collection = collection.id) WHERE id IN (SELECT collection FROM game JOIN json_each(?1) ON number = value)",
    );
    connection.run(count.bind(json.clone())).await?;
    connection
        .run(query("DELETE FROM game WHERE number IN (SELECT value FROM json_each(?1))").bind(json))
        .await
}
