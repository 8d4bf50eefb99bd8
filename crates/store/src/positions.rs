//! The index of positions: which games had a position, in any symmetry, and how they ended.
//!
//! A row is a segment, a hash and a number that holds game, ply and result, so counting needs no other table. See the
//! migration for why there are segments.

use std::collections::HashMap;

use plyground_rules::Reason;
use serde::{Deserialize, Serialize};
use sqlx::{AssertSqlSafe, Row, query};

use crate::{Result, Scope, Store, bulk, connection::Connection};

/// The segment of the games that were played here.
pub(crate) const OWN: i64 = 0;
/// A segment takes no further batch once it has this many positions: what a batch then writes is bounded by what it holds.
const FULL: i64 = 1 << 16;
/// Plies beyond are kept as this one.
const LAST_PLY: usize = 0x3FFF;

/// How the games with a position ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// Games that the first side won.
    pub first: u64,
    /// Draws.
    pub draws: u64,
    /// Games that the second side won.
    pub second: u64,
    /// Games that were not finished.
    pub unfinished: u64,
}

impl Tally {
    /// All of them.
    pub fn games(&self) -> u64 {
        self.first + self.draws + self.second + self.unfinished
    }

    /// Both together.
    pub fn and(self, other: Tally) -> Tally {
        Tally {
            first: self.first + other.first,
            draws: self.draws + other.draws,
            second: self.second + other.second,
            unfinished: self.unfinished + other.unfinished,
        }
    }
}

/// A hash as it is kept: six bytes are enough to tell apart what a few million games hold.
pub(crate) fn short(hash: u64) -> i64 {
    (hash >> 17).cast_signed()
}

/// A game in the index: its number, the ply and how it ended.
pub(crate) fn code(number: i64, ply: usize, result: i64) -> i64 {
    number << 16 | (ply.min(LAST_PLY) << 2) as i64 | result
}

/// How a game ended, as the index holds it.
pub(crate) fn result(finished: bool, winner: Option<i64>) -> i64 {
    match (finished, winner) {
        (false, _) => 0,
        (true, Some(0)) => 1,
        (true, None) => 2,
        (true, Some(_)) => 3,
    }
}

/// The rows of a game: every position once, where it was reached first.
pub(crate) fn of_game(number: i64, result: i64, hashes: &[u64], rows: &mut Vec<(i64, i64)>) {
    let begin = rows.len();
    rows.extend(hashes.iter().enumerate().map(|(ply, hash)| (short(*hash), code(number, ply, result))));
    rows[begin..].sort_unstable();
    let mut kept = begin;
    for i in begin..rows.len() {
        if i == begin || rows[i].0 != rows[kept - 1].0 {
            rows[kept] = rows[i];
            kept += 1;
        }
    }
    rows.truncate(kept);
}

/// Adds rows to a segment, in the order of the table.
pub(crate) async fn add(connection: &mut Connection, segment: i64, mut rows: Vec<(i64, i64)>) -> Result<()> {
    rows.sort_unstable();
    let into = "INSERT OR IGNORE INTO position (segment, hash, game)";
    bulk::insert(connection, into, 3, &rows, |insert, row| insert.bind(segment).bind(row.0).bind(row.1)).await
}

/// The segment for the next batch of a collection, with room for these games.
pub(crate) async fn segment(
    connection: &mut Connection,
    collection: i64,
    positions: usize,
    games: (i64, i64),
) -> Result<i64> {
    let open = query("SELECT id FROM segment WHERE collection = ?1 AND positions < ?2 ORDER BY id DESC");
    if let Some(row) = connection.row(open.bind(collection).bind(FULL)).await? {
        let id: i64 = row.try_get("id")?;
        let grow = query(
            "UPDATE segment SET positions = positions + ?2, first_game = min(first_game, ?3), last_game = max(last_game, ?4) \
             WHERE id = ?1",
        );
        connection.run(grow.bind(id).bind(positions as i64).bind(games.0).bind(games.1)).await?;
        return Ok(id);
    }
    let insert = query(
        "INSERT INTO segment (collection, positions, first_game, last_game) VALUES (?1, ?2, ?3, ?4) RETURNING id",
    );
    let row = connection
        .row(insert.bind(collection).bind(positions as i64).bind(games.0).bind(games.1))
        .await?
        .ok_or(sqlx::Error::RowNotFound)?;
    Ok(row.try_get("id")?)
}

/// Takes games out of the index. Rows are not found by their game, so this reads the segments that may hold them.
pub(crate) async fn forget(connection: &mut Connection, numbers: &[i64]) -> Result<()> {
    let json = serde_json::to_string(numbers).expect("numbers are plain data");
    let sql = "DELETE FROM position WHERE game >> 16 IN (SELECT value FROM json_each(?1)) AND segment IN ( \
               SELECT segment.id FROM segment JOIN json_each(?1) ON segment.id = 0 OR value BETWEEN first_game AND last_game)";
    connection.run(query(sql).bind(json)).await.map(drop)
}

impl Store {
    /// How the games with each of these positions ended, by their canonical hashes and in their order.
    pub async fn explore(&self, scope: &Scope, hashes: &[u64]) -> Result<Vec<Tally>> {
        let shorts: Vec<i64> = hashes.iter().map(|hash| short(*hash)).collect();
        let json = serde_json::to_string(&shorts).expect("numbers are plain data");
        let rows = match scope {
            Scope::Collection(id) => {
                let sql = "SELECT hash, position.game & 3 AS result, count(*) AS games FROM segment \
                    CROSS JOIN json_each(?1) AS asked \
                    CROSS JOIN position ON position.segment = segment.id AND hash = asked.value \
                    WHERE segment.collection = ?2 GROUP BY hash, result";
                query(sql).bind(json).bind(*id).fetch_all(&self.read).await?
            }
            // What is played here can be taken back and deleted, so the game itself is asked.
            Scope::Own(_) | Scope::Played => {
                let own = match scope {
                    Scope::Own(_) => {
                        let holders = "(SELECT unhex(value) FROM json_each(?2))";
                        let people = format!("(SELECT person FROM carried WHERE holder IN {holders})");
                        let by = |side: &str| {
                            format!(
                                "(({side}_holder IN {holders} OR {side}_person IN {people} AND reason IS NOT NULL) \
                                 AND {side}_deleted IS NULL)"
                            )
                        };
                        format!("({} OR {})", by("first"), by("second"))
                    }
                    _ => "deleted IS NULL AND ?2 = ?2".to_owned(),
                };
                let aborted = Reason::ABORTED.code;
                let sql = format!(
                    "SELECT hash, CASE WHEN reason IS NULL OR reason = '{aborted}' THEN 0 WHEN winner IS NULL THEN 2 ELSE 1 + 2 * winner END AS result, \
                     count(*) AS games FROM json_each(?1) AS asked \
                     CROSS JOIN position ON position.segment = 0 AND hash = asked.value \
                     CROSS JOIN game ON number = position.game >> 16 WHERE archived = 1 AND {own} GROUP BY hash, result"
                );
                query(AssertSqlSafe(sql)).bind(json).bind(scope.holders()).fetch_all(&self.read).await?
            }
        };
        let mut tallies: HashMap<i64, Tally> = HashMap::new();
        for row in &rows {
            let tally = tallies.entry(row.try_get("hash")?).or_default();
            let games = row.try_get::<i64, _>("games")?.unsigned_abs();
            match row.try_get::<i64, _>("result")? {
                0 => tally.unfinished += games,
                1 => tally.first += games,
                2 => tally.draws += games,
                _ => tally.second += games,
            }
        }
        Ok(shorts.iter().map(|hash| tallies.get(hash).copied().unwrap_or_default()).collect())
    }
}
