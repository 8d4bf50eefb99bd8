//! Everything replaced by a backup, while games go on.
//!
//! The rows of the backup take the place of all others in one transaction, so a kill or a full disk leaves what was there, and readers see the
//! one or the other; it may be another process than the one that serves. Only rows are taken over: tables, indexes and whatever else a foreign file may hold stay outside.
//!
//! Games that are not over are at a table, perhaps at this moment. They stay as they are, with the people and the matches they belong to; so do
//! events that are not over.

use std::path::PathBuf;

use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, Row, query, sqlite::SqliteConnectOptions};

use crate::{BUSY, Result, Store, connection::Connection, writer::Writer};

/// What became of a backup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Replaced {
    /// Games that are there now, imported ones among them.
    pub games: u64,
    /// Games that were not over and stayed.
    pub kept: u64,
}

/// What stays, each with the condition it stays by. Names without a schema are those of the database itself.
const KEPT: [(&str, &str); 16] = [
    ("contest", "state IN ('running', 'paused')"),
    (
        "game",
        "collection IS NULL AND (reason IS NULL OR contest IN (SELECT id FROM temp.kept_contest)) AND deleted IS NULL",
    ),
    ("move", "game IN (SELECT id FROM temp.kept_game)"),
    ("moves", "game IN (SELECT number FROM temp.kept_game)"),
    ("played_by", "game IN (SELECT number FROM temp.kept_game)"),
    ("name", "id IN (SELECT name FROM temp.kept_played_by)"),
    ("tag", "game IN (SELECT number FROM temp.kept_game)"),
    ("tree", "game IN (SELECT number FROM temp.kept_game)"),
    ("review", "game IN (SELECT id FROM temp.kept_game)"),
    ("exercise", "game IN (SELECT id FROM temp.kept_game)"),
    (
        "person",
        "id IN (SELECT first_person FROM temp.kept_game UNION SELECT second_person FROM temp.kept_game)",
    ),
    ("carried", "true"),
    // People are in the middle of it, with or without a game at this moment.
    ("event", "over = 0"),
    ("event_command", "event IN (SELECT id FROM temp.kept_event)"),
    ("event_seat", "event IN (SELECT id FROM temp.kept_event)"),
    ("event_game", "event IN (SELECT id FROM temp.kept_event)"),
];

/// What the backup says of a game that stays gives way: it is older.
const OLDER: [&str; 13] = [
    // Only games that were over are in the index of positions.
    "DELETE FROM main.position WHERE segment = 0 AND game >> 16 IN \
     (SELECT number FROM main.game WHERE archived <> 0 AND id IN (SELECT id FROM temp.kept_game))",
    "DELETE FROM main.moves WHERE game IN (SELECT number FROM main.game WHERE id IN (SELECT id FROM temp.kept_game))",
    "DELETE FROM main.played_by WHERE game IN (SELECT number FROM main.game WHERE id IN (SELECT id FROM temp.kept_game))",
    "DELETE FROM main.tag WHERE game IN (SELECT number FROM main.game WHERE id IN (SELECT id FROM temp.kept_game))",
    "DELETE FROM main.tree WHERE game IN (SELECT number FROM main.game WHERE id IN (SELECT id FROM temp.kept_game))",
    "DELETE FROM main.move WHERE game IN (SELECT id FROM temp.kept_game)",
    "DELETE FROM main.review WHERE game IN (SELECT id FROM temp.kept_game)",
    "DELETE FROM main.exercise WHERE game IN (SELECT id FROM temp.kept_game)",
    "DELETE FROM main.game WHERE id IN (SELECT id FROM temp.kept_game)",
    "DELETE FROM main.event_command WHERE event IN (SELECT id FROM temp.kept_event)",
    "DELETE FROM main.event_seat WHERE event IN (SELECT id FROM temp.kept_event)",
    "DELETE FROM main.event_game WHERE event IN (SELECT id FROM temp.kept_event)",
    "DELETE FROM main.event WHERE id IN (SELECT id FROM temp.kept_event)",
];

/// Numbers of games that stay follow those of the backup.
const NUMBERS: [&str; 5] = [
    "UPDATE temp.kept_moves SET game = game + (SELECT coalesce(max(number), 0) FROM backup.game)",
    "UPDATE temp.kept_played_by SET game = game + (SELECT coalesce(max(number), 0) FROM backup.game)",
    "UPDATE temp.kept_tag SET game = game + (SELECT coalesce(max(number), 0) FROM backup.game)",
    "UPDATE temp.kept_tree SET game = game + (SELECT coalesce(max(number), 0) FROM backup.game)",
    // A game that was archived before a take-back is in no index any more.
    "UPDATE temp.kept_game SET number = number + (SELECT coalesce(max(number), 0) FROM backup.game), \
     archived = iif(contest IS NULL, 0, archived)",
];

/// What stays comes back, in an order in which nothing refers to what is missing.
const BACK: [&str; 18] = [
    "INSERT OR IGNORE INTO main.person SELECT * FROM temp.kept_person",
    // The name is protected by somebody else in the backup.
    "INSERT OR IGNORE INTO main.person (id, name, folded, created) SELECT id, name, folded, created FROM temp.kept_person",
    "INSERT OR IGNORE INTO main.carried SELECT * FROM temp.kept_carried WHERE person IN (SELECT id FROM main.person)",
    "INSERT OR REPLACE INTO main.contest SELECT * FROM temp.kept_contest",
    "INSERT INTO main.game SELECT * FROM temp.kept_game",
    "INSERT INTO main.move SELECT * FROM temp.kept_move",
    "INSERT INTO main.moves SELECT * FROM temp.kept_moves",
    "INSERT OR IGNORE INTO main.name (name, folded) SELECT name, folded FROM temp.kept_name",
    "INSERT OR IGNORE INTO main.played_by SELECT now.id, game FROM temp.kept_played_by \
     JOIN temp.kept_name AS before ON before.id = kept_played_by.name JOIN main.name AS now ON now.name = before.name",
    "INSERT INTO main.tag SELECT * FROM temp.kept_tag",
    "INSERT INTO main.tree SELECT * FROM temp.kept_tree",
    "INSERT INTO main.review SELECT * FROM temp.kept_review",
    "INSERT INTO main.exercise SELECT * FROM temp.kept_exercise",
    "INSERT INTO main.event SELECT * FROM temp.kept_event",
    "INSERT INTO main.event_command SELECT * FROM temp.kept_event_command",
    "INSERT INTO main.event_seat SELECT * FROM temp.kept_event_seat",
    "INSERT INTO main.event_game SELECT * FROM temp.kept_event_game",
    "DELETE FROM main.backup_maker",
];

/// Why a transaction was given up: the rows do not belong together.
const BROKEN: &str = "foreign_key_check";

impl Store {
    /// Puts the rows of a database of this version in the place of all others but those of games that are not over, after a backup of what
    /// is there now was set aside.
    pub(crate) async fn replace_by(&self, exchange: Exchange) -> Result<Replaced> {
        self.with_writer(|writer| Box::pin(async move { writer.replace(&exchange).await })).await
    }

    /// How often everything was replaced: another process that does so is noticed by this number.
    pub async fn replacements(&self) -> Result<i64> {
        Ok(query("PRAGMA user_version").fetch_one(&self.read).await?.try_get(0)?)
    }
}

/// What is put in whose place.
pub(crate) struct Exchange {
    /// The database.
    pub(crate) database: PathBuf,
    /// What takes its place.
    pub(crate) backup: PathBuf,
    /// Where a backup of it goes.
    pub(crate) aside: PathBuf,
    /// The browser that reads the backup back, if one does.
    pub(crate) reader: Option<Vec<u8>>,
}

impl Writer {
    async fn replace(&mut self, what: &Exchange) -> Result<Replaced> {
        let done = match self.connection().await {
            Ok(connection) => replace(connection, what).await,
            Err(e) => Err(e),
        };
        // It is attached to another file, and checks no references; and after a failure nothing is known about it.
        self.abandon().await;
        done
    }
}

async fn replace(connection: &mut Connection, what: &Exchange) -> Result<Replaced> {
    match exchange(connection, what).await {
        Ok(replaced) => {
            // Whether a commit that fails has happened is not known; then what was there before stays aside.
            connection.run(query("COMMIT")).await?;
            Ok(replaced)
        }
        Err(e) => {
            // Nothing has changed, so there is nothing to keep.
            let _ = std::fs::remove_file(&what.aside);
            Err(e)
        }
    }
}

/// Writes a backup of what is there. The caller is in a transaction that writes: nobody else writes anything between this and the replacement, so a
/// game that ends now is in the one or the other. That transaction has not written yet, and so it takes another connection to read.
async fn set_aside(what: &Exchange) -> Result<()> {
    let options = SqliteConnectOptions::new().filename(&what.database).read_only(true).busy_timeout(BUSY);
    let mut reading = options.connect().await?;
    let name = what.aside.to_string_lossy().into_owned();
    let written = query("VACUUM INTO ?1").bind(name).execute(&mut reading).await;
    // It only read.
    let _ = reading.close().await;
    Ok(written.map(drop)?)
}

/// All of it but the end of the transaction.
async fn exchange(connection: &mut Connection, what: &Exchange) -> Result<Replaced> {
    // While everything is replaced, rows refer to what is not there yet; at the end all references are checked.
    connection.run(query("PRAGMA foreign_keys = OFF")).await?;
    let backup = what.backup.to_string_lossy().into_owned();
    connection.run(query("ATTACH ?1 AS backup").bind(backup)).await?;
    connection.run(query("BEGIN IMMEDIATE")).await?;
    set_aside(what).await?;
    for (table, condition) in KEPT {
        let keep = format!("CREATE TEMP TABLE kept_{table} AS SELECT * FROM main.{table} WHERE {condition}");
        connection.run(query(AssertSqlSafe(keep))).await?;
    }
    for table in tables(connection).await? {
        connection.run(query(AssertSqlSafe(format!("DELETE FROM main.{table}")))).await?;
        let insert = format!("INSERT INTO main.{table} SELECT * FROM backup.{table}");
        connection.run(query(AssertSqlSafe(insert))).await?;
    }
    if let Some(reader) = &what.reader {
        let carry = "INSERT OR IGNORE INTO main.carried SELECT ?1, person, used FROM main.carried \
                     WHERE holder IN (SELECT holder FROM main.backup_maker)";
        connection.run(query(carry).bind(reader)).await?;
    }
    for statement in OLDER.into_iter().chain(NUMBERS).chain(BACK) {
        connection.run(query(statement)).await?;
    }
    if connection.row(query("PRAGMA main.foreign_key_check")).await?.is_some() {
        return Err(sqlx::Error::Protocol(BROKEN.to_owned()).into());
    }
    let row = connection.row(query("PRAGMA main.user_version")).await?.ok_or(sqlx::Error::RowNotFound)?;
    let next = row.try_get::<i32, _>(0)?.wrapping_add(1);
    connection.run(query(AssertSqlSafe(format!("PRAGMA main.user_version = {next}")))).await?;
    let count = "SELECT (SELECT count(*) FROM main.game) AS games, (SELECT count(*) FROM temp.kept_game WHERE reason IS NULL) AS kept";
    let row = connection.row(query(count)).await?.ok_or(sqlx::Error::RowNotFound)?;
    let number = |name| row.try_get::<i64, _>(name).map(i64::unsigned_abs);
    Ok(Replaced { games: number("games")?, kept: number("kept")? })
}

/// All tables of ours. The names come from our own migrations.
async fn tables(connection: &mut Connection) -> Result<Vec<String>> {
    let select = "SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_%' ESCAPE '\\' \
                  ORDER BY name";
    let rows = connection.rows(query(select)).await?;
    rows.iter().map(|row| row.try_get("name").map_err(Into::into)).collect()
}
