//! Club events. What is stored of one is its commands in their order, as `plyground_events` records them; beside them who holds which
//! seat, and which game is played on which board. A command, the seats and the games that come with it are one batch.

use serde::{Deserialize, Serialize};
use sqlx::{AssertSqlSafe, Row, query, sqlite::SqliteRow};
use tokio::sync::watch;

use crate::{Ending, Result, Store, connection::Connection, read::ending_of, write::conflict};

/// A stored event, without what was done in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EventRow {
    /// Its id, as in its address.
    pub id: String,
    /// What is written on the wall.
    pub code: String,
    /// The hash of the token of the host's browser.
    pub holder: Vec<u8>,
    /// Its name.
    pub name: String,
    /// The variant's id.
    pub variant: String,
    /// When it was set up, in unix milliseconds.
    pub created: i64,
    /// When something was last done in it.
    pub updated: i64,
    /// Whether the host has ended it.
    pub over: bool,
}

/// The browser in which somebody plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EventSeat {
    /// The number that the event knows them by.
    pub player: u32,
    /// The hash of the browser's token.
    pub holder: Vec<u8>,
    /// Who that is beyond this event.
    pub person: Option<String>,
}

/// The game that is played on a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EventGame {
    /// From 1.
    pub round: u32,
    /// From 1.
    pub board: u32,
    /// The game's id.
    pub game: String,
}

/// All of an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredEvent {
    /// The event.
    pub row: EventRow,
    /// What was done, in order: JSON.
    pub commands: Vec<String>,
    /// Who plays in which browser.
    pub seats: Vec<EventSeat>,
    /// Which game is played where.
    pub games: Vec<EventGame>,
}

/// A change of an event. Like all writes it can be handed over again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EventWrite {
    /// Adds an event in which nothing was done yet.
    Create(EventRow),
    /// Something was done.
    Command {
        /// Which command it is, from 0.
        number: u64,
        /// JSON.
        command: String,
        /// Whether the event is over after it.
        over: bool,
        /// Now, in unix milliseconds.
        at: i64,
    },
    /// This browser is the host's from now on.
    Host {
        /// The hash of the browser's token.
        holder: Vec<u8>,
    },
    /// Somebody plays in this browser from now on.
    Sit(EventSeat),
    /// Somebody plays in no browser any more.
    Free {
        /// Who.
        player: u32,
    },
    /// This game is played on a board from now on.
    Game(EventGame),
    /// The games of a round belong to the event no longer.
    ForgetRound {
        /// From 1.
        round: u32,
    },
}

pub(crate) async fn write(connection: &mut Connection, event: &str, change: &EventWrite) -> Result<()> {
    let done = match change {
        EventWrite::Create(row) => {
            let insert = query(
                "INSERT INTO event (id, code, holder, name, variant, created, updated, over) \
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT (id) DO NOTHING",
            );
            let insert = insert.bind(event).bind(&row.code).bind(&row.holder).bind(&row.name);
            connection.run(insert.bind(&row.variant).bind(row.created).bind(row.updated).bind(row.over)).await
        }
        EventWrite::Command { number, command, over, at } => {
            return append(connection, event, *number, command, *over, *at).await;
        }
        EventWrite::Host { holder } => {
            let host = query("UPDATE event SET holder = ?2 WHERE id = ?1");
            connection.run(host.bind(event).bind(holder)).await
        }
        EventWrite::Sit(seat) => {
            let sit = query(
                "INSERT INTO event_seat (event, player, holder, person) VALUES (?1, ?2, ?3, ?4) \
                 ON CONFLICT (event, player) DO UPDATE SET holder = ?3, person = ?4",
            );
            connection.run(sit.bind(event).bind(seat.player).bind(&seat.holder).bind(&seat.person)).await
        }
        EventWrite::Free { player } => {
            let free = query("DELETE FROM event_seat WHERE event = ?1 AND player = ?2");
            connection.run(free.bind(event).bind(player)).await
        }
        EventWrite::Game(EventGame { round, board, game }) => {
            let put = query(
                "INSERT INTO event_game (event, round, board, game) VALUES (?1, ?2, ?3, ?4) \
                 ON CONFLICT (event, round, board) DO UPDATE SET game = ?4",
            );
            connection.run(put.bind(event).bind(round).bind(board).bind(game)).await
        }
        EventWrite::ForgetRound { round } => {
            let forget = query("DELETE FROM event_game WHERE event = ?1 AND round = ?2");
            connection.run(forget.bind(event).bind(round)).await
        }
    };
    done.map(drop)
}

/// Adds the next command; one that is there already stays.
async fn append(
    connection: &mut Connection,
    event: &str,
    number: u64,
    command: &str,
    over: bool,
    at: i64,
) -> Result<()> {
    let number = number as i64;
    let insert = query(
        "INSERT INTO event_command (event, number, command) SELECT ?1, ?2, ?3 \
         WHERE ?2 = (SELECT count(*) FROM event_command WHERE event = ?1) ON CONFLICT (event, number) DO NOTHING",
    );
    if connection.run(insert.bind(event).bind(number).bind(command)).await? == 0 {
        let stored = query("SELECT command FROM event_command WHERE event = ?1 AND number = ?2");
        let same = match connection.row(stored.bind(event).bind(number)).await? {
            Some(row) => row.try_get::<String, _>("command")? == command,
            None => false,
        };
        return if same { Ok(()) } else { Err(conflict(event, format!("another command than {number}"))) };
    }
    // The name may have been set up anew.
    let update = query(
        "UPDATE event SET updated = ?2, over = ?3, name = coalesce(?4 ->> '$.settings.name', name), \
         variant = coalesce(?4 ->> '$.settings.variant', variant) WHERE id = ?1",
    );
    connection.run(update.bind(event).bind(at).bind(over).bind(command)).await.map(drop)
}

const COLUMNS: &str = "id, code, holder, name, variant, created, updated, over";

fn event_row(row: &SqliteRow) -> Result<EventRow> {
    Ok(EventRow {
        id: row.try_get("id")?,
        code: row.try_get("code")?,
        holder: row.try_get("holder")?,
        name: row.try_get("name")?,
        variant: row.try_get("variant")?,
        created: row.try_get("created")?,
        updated: row.try_get("updated")?,
        over: row.try_get("over")?,
    })
}

impl Store {
    /// All of an event, as of one moment.
    pub async fn event(&self, id: &str) -> Result<Option<StoredEvent>> {
        let mut reading = self.read.begin().await?;
        let sql = format!("SELECT {COLUMNS} FROM event WHERE id = ?1");
        let Some(row) = query(AssertSqlSafe(sql)).bind(id).fetch_optional(&mut *reading).await? else {
            return Ok(None);
        };
        let sql = "SELECT command FROM event_command WHERE event = ?1 ORDER BY number";
        let commands = query(sql).bind(id).fetch_all(&mut *reading).await?;
        let sql = "SELECT player, holder, person FROM event_seat WHERE event = ?1 ORDER BY player";
        let seats = query(sql).bind(id).fetch_all(&mut *reading).await?;
        let sql = "SELECT event_game.round, board, event_game.game FROM event_game JOIN game ON game.id = event_game.game \
                   WHERE event_game.event = ?1 ORDER BY event_game.round, board";
        let games = query(sql).bind(id).fetch_all(&mut *reading).await?;
        let seat = |row: &SqliteRow| -> Result<EventSeat> {
            Ok(EventSeat {
                player: row.try_get("player")?,
                holder: row.try_get("holder")?,
                person: row.try_get("person")?,
            })
        };
        let game = |row: &SqliteRow| -> Result<EventGame> {
            Ok(EventGame {
                round: row.try_get("round")?,
                board: row.try_get("board")?,
                game: row.try_get("game")?,
            })
        };
        Ok(Some(StoredEvent {
            row: event_row(&row)?,
            commands: commands
                .iter()
                .map(|row| row.try_get("command").map_err(Into::into))
                .collect::<Result<_>>()?,
            seats: seats.iter().map(seat).collect::<Result<_>>()?,
            games: games.iter().map(game).collect::<Result<_>>()?,
        }))
    }

    /// The latest event with this code; one that is not over comes first.
    pub async fn event_of_code(&self, code: &str) -> Result<Option<String>> {
        let sql = "SELECT id FROM event WHERE code = ?1 ORDER BY over, updated DESC LIMIT 1";
        let row = query(sql).bind(code).fetch_optional(&self.read).await?;
        row.map(|row| row.try_get("id").map_err(Into::into)).transpose()
    }

    /// The event that a game belongs to.
    pub async fn event_of_game(&self, game: &str) -> Result<Option<String>> {
        let row = query("SELECT event FROM event_game WHERE game = ?1").bind(game);
        let row = row.fetch_optional(&self.read).await?;
        row.map(|row| row.try_get("event").map_err(Into::into)).transpose()
    }

    /// The events that a browser hosts or plays in, and with `open` all others that are not over; the latest first.
    pub async fn events_for(&self, holder: &[u8], open: bool, most: u32) -> Result<Vec<EventRow>> {
        let sql = format!(
            "SELECT {COLUMNS} FROM event WHERE holder = ?1 OR (?2 AND over = 0) \
             OR id IN (SELECT event FROM event_seat WHERE holder = ?1) ORDER BY over, updated DESC, id LIMIT ?3"
        );
        let rows = query(AssertSqlSafe(sql)).bind(holder).bind(open).bind(most).fetch_all(&self.read).await?;
        rows.iter().map(event_row).collect()
    }

    /// How these games stand: those that are there, with their ending if they are over.
    pub async fn endings_of(&self, games: &[&str]) -> Result<Vec<(String, Option<Ending>)>> {
        let games = serde_json::to_string(games).expect("ids are plain data");
        let sql = "SELECT id, reason, winner FROM game WHERE id IN (SELECT value FROM json_each(?1))";
        let rows = query(sql).bind(games).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((row.try_get("id")?, ending_of(row)?))).collect()
    }

    /// Changes whenever games have ended.
    pub fn endings(&self) -> watch::Receiver<u64> {
        self.endings.subscribe()
    }
}
