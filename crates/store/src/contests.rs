//! Matches between computer players. A game of a match is stored whole when it is over, rated in the same transaction, and only in its
//! order: what is stored of a match is always its first so many games.

use plyground_rules::BySide;
use serde::{Deserialize, Serialize};
use sqlx::{AssertSqlSafe, Row, query, sqlite::SqliteRow};

use crate::{
    ArchivedGame, GameRow, MoveRow, Result, Store, StoreError, compact,
    connection::Connection,
    ratings,
    read::{ARCHIVED, archived_game},
    write::{conflict, insert_game, int},
};

/// How far a match has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ContestState {
    /// Games are played.
    Running,
    /// Paused; it goes on when resumed.
    Paused,
    /// It was ended before its last game.
    Stopped,
    /// All games are played.
    Finished,
}

impl ContestState {
    /// As it is stored and sent.
    pub const fn code(self) -> &'static str {
        match self {
            ContestState::Running => "running",
            ContestState::Paused => "paused",
            ContestState::Stopped => "stopped",
            ContestState::Finished => "finished",
        }
    }

    fn of_code(code: &str) -> Option<ContestState> {
        let all =
            [ContestState::Running, ContestState::Paused, ContestState::Stopped, ContestState::Finished];
        all.into_iter().find(|state| state.code() == code)
    }

    /// Whether no further game will be played.
    pub const fn is_over(self) -> bool {
        matches!(self, ContestState::Stopped | ContestState::Finished)
    }
}

/// A stored match, without its games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ContestRow {
    /// Its id, as in its address.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The variant's id.
    pub variant: String,
    /// Players, how many games, openings, seed: JSON.
    pub plan: String,
    /// The hash of the token of the browser that began it.
    pub holder: Vec<u8>,
    /// When it began, in unix milliseconds.
    pub created: i64,
    /// When its last game ended, or what else changed it last.
    pub updated: i64,
    /// How far it has come.
    pub state: ContestState,
    /// Of each game that is over, in order, the half points of its first player.
    pub results: Vec<u8>,
    /// Milliseconds that it has run.
    pub spent_ms: u64,
}

/// A game of a match that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ContestGame {
    /// The game, with its ending.
    pub row: GameRow,
    /// Its moves; no text has a blank in it.
    pub moves: Vec<MoveRow>,
    /// The opening's name in English.
    pub opening: Option<String>,
    /// How strong both sides have been measured to be.
    pub ratings: BySide<Option<i32>>,
}

/// A change of a match. Like all writes it can be handed over again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(clippy::large_enum_variant, reason = "a write lives for a moment in a vector of one or two")]
pub enum ContestWrite {
    /// Adds a match without games.
    Create(ContestRow),
    /// Pauses it, lets it go on, or ends it.
    SetState {
        /// How far it has come.
        state: ContestState,
        /// Milliseconds that it has run.
        spent_ms: u64,
        /// Now, in unix milliseconds.
        at: i64,
    },
    /// Adds its next game.
    Played {
        /// Which game it is, from 0.
        number: u64,
        /// The game.
        game: ContestGame,
        /// What the match's first player of the two got, in half points.
        half_points: u8,
        /// Whether it was the last one.
        last: bool,
        /// Milliseconds that the match has run.
        spent_ms: u64,
        /// Now, in unix milliseconds.
        at: i64,
    },
    /// Forgets it with all its games. Ratings stay.
    Delete,
}

pub(crate) async fn write(connection: &mut Connection, contest: &str, change: &ContestWrite) -> Result<()> {
    match change {
        ContestWrite::Create(row) => {
            let insert = query(
                "INSERT INTO contest (id, game, variant, plan, holder, created, updated, state) \
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7) ON CONFLICT (id) DO NOTHING",
            );
            let insert = insert.bind(contest).bind(&row.game).bind(&row.variant).bind(&row.plan);
            let insert = insert.bind(&row.holder).bind(row.created).bind(row.state.code());
            connection.run(insert).await.map(drop)
        }
        ContestWrite::SetState { state, spent_ms, at } => {
            // What is over stays so.
            let update = query(
                "UPDATE contest SET state = ?2, spent = ?3, updated = ?4 \
                 WHERE id = ?1 AND (state IN ('running', 'paused') OR state = ?2)",
            );
            let update = update.bind(contest).bind(state.code()).bind(int(*spent_ms)).bind(at);
            match connection.run(update).await? {
                0 => Err(conflict(contest, "there is no such match, or it is over")),
                _ => Ok(()),
            }
        }
        ContestWrite::Played { number, game, half_points, last, spent_ms, at } => {
            if !is_next(connection, contest, *number).await? {
                return Ok(());
            }
            add(connection, contest, game, *at).await?;
            let update = query(
                "UPDATE contest SET results = results || ?2, spent = ?3, updated = ?4, \
                 state = iif(?5, 'finished', state) WHERE id = ?1",
            );
            let update = update.bind(contest).bind(half_points.to_string()).bind(int(*spent_ms)).bind(at);
            connection.run(update.bind(last)).await.map(drop)
        }
        ContestWrite::Delete => {
            connection.run(query("DELETE FROM game WHERE contest = ?1").bind(contest)).await?;
            connection.run(query("DELETE FROM contest WHERE id = ?1").bind(contest)).await.map(drop)
        }
    }
}

/// Whether a game is the match's next one; false if it is stored already.
async fn is_next(connection: &mut Connection, contest: &str, number: u64) -> Result<bool> {
    let select = query("SELECT length(results) AS games FROM contest WHERE id = ?1").bind(contest);
    let Some(row) = connection.row(select).await? else {
        return Err(conflict(contest, "there is no such match"));
    };
    let games = row.try_get::<i64, _>("games")?.unsigned_abs();
    if games < number {
        return Err(conflict(contest, format!("game {number} comes before game {games}")));
    }
    Ok(games == number)
}

/// Stores a game as it is archived: its moves as one value. It is not in the index of positions, which is for games that people look for.
async fn add(connection: &mut Connection, contest: &str, game: &ContestGame, at: i64) -> Result<()> {
    let ContestGame { row, moves, opening, ratings } = game;
    let Some(ending) = &row.ending else { return Err(conflict(contest, "a game that goes on")) };
    let Some(texts) = compact::texts(moves.iter().map(|mv| mv.text.as_str())) else {
        return Err(conflict(contest, "a move with a blank in it"));
    };
    if !insert_game(connection, row).await? {
        return Err(conflict(&row.id, "another game has this id"));
    }
    let update = query(
        "UPDATE game SET contest = ?2, archived = 1, length = ?3, opening = ?4, first_rating = ?5, second_rating = ?6, \
         updated = ?7 WHERE id = ?1",
    );
    let update = update.bind(&row.id).bind(contest).bind(moves.len() as i64).bind(opening);
    connection.run(update.bind(ratings.first).bind(ratings.second).bind(at)).await?;
    let times = compact::times(moves.iter().map(|mv| mv.ms));
    let insert =
        query("INSERT INTO moves (game, texts, times) SELECT number, ?2, ?3 FROM game WHERE id = ?1");
    connection.run(insert.bind(&row.id).bind(texts).bind(times)).await?;
    ratings::rate(connection, &row.id, ending, at).await
}

const COLUMNS: &str = "id, game, variant, plan, holder, created, updated, state, results, spent";

fn contest_row(row: &SqliteRow) -> Result<ContestRow> {
    let id: String = row.try_get("id")?;
    let damaged = |what: &str| StoreError::Damaged { game: id.clone(), what: what.to_owned() };
    let results: &str = row.try_get("results")?;
    let results: Option<Vec<u8>> =
        results.bytes().map(|digit| digit.checked_sub(b'0').filter(|halves| *halves <= 2)).collect();
    let spent: i64 = row.try_get("spent")?;
    Ok(ContestRow {
        game: row.try_get("game")?,
        variant: row.try_get("variant")?,
        plan: row.try_get("plan")?,
        holder: row.try_get("holder")?,
        created: row.try_get("created")?,
        updated: row.try_get("updated")?,
        state: ContestState::of_code(row.try_get("state")?).ok_or_else(|| damaged("its state"))?,
        results: results.ok_or_else(|| damaged("its results"))?,
        spent_ms: u64::try_from(spent).unwrap_or(0),
        id,
    })
}

impl Store {
    /// A match.
    pub async fn contest(&self, id: &str) -> Result<Option<ContestRow>> {
        let sql = format!("SELECT {COLUMNS} FROM contest WHERE id = ?1");
        let row = query(AssertSqlSafe(sql)).bind(id).fetch_optional(&self.read).await?;
        row.as_ref().map(contest_row).transpose()
    }

    /// The matches that a holder began, the latest first.
    pub async fn contests_of(&self, holder: &[u8], most: u32) -> Result<Vec<ContestRow>> {
        let sql =
            format!("SELECT {COLUMNS} FROM contest WHERE holder = ?1 ORDER BY created DESC, id LIMIT ?2");
        let rows = query(AssertSqlSafe(sql)).bind(holder).bind(most).fetch_all(&self.read).await?;
        rows.iter().map(contest_row).collect()
    }

    /// The matches that are running, the oldest first.
    pub async fn contests_under_way(&self) -> Result<Vec<ContestRow>> {
        let sql = format!("SELECT {COLUMNS} FROM contest WHERE state = 'running' ORDER BY created");
        let rows = query(AssertSqlSafe(sql)).fetch_all(&self.read).await?;
        rows.iter().map(contest_row).collect()
    }

    /// The games of a match by their number from 0, at most `most` of them from one on.
    pub async fn contest_games(&self, contest: &str, from: u64, most: u32) -> Result<Vec<ArchivedGame>> {
        // Games are stored in their order, so the place in this order is the number.
        let sql = format!(
            "SELECT {ARCHIVED} FROM (SELECT number AS at FROM game WHERE contest = ?1 ORDER BY number LIMIT ?3 OFFSET ?2) \
             JOIN game ON game.number = at LEFT JOIN moves ON moves.game = game.number \
             LEFT JOIN review ON review.game = game.id ORDER BY at"
        );
        let rows = query(AssertSqlSafe(sql)).bind(contest).bind(int(from)).bind(most);
        rows.fetch_all(&self.read).await?.iter().map(archived_game).collect()
    }
}
