//! Imported games, in batches of one transaction each.

use std::{
    collections::{BTreeSet, HashMap, HashSet},
    time::{Duration, Instant},
};

use plyground_rules::{Reason, Side, stable_hash};
use sqlx::{Row, query};

use crate::{
    ImportedCount, ImportedGame, Result, Seat, Store, StoreError, bulk, compact, connection::Connection,
    dates, names, positions,
};

/// Where games without a date stand: before all others.
pub(crate) const NO_DATE: i64 = -62_135_596_800_000;

/// A batch that took long, on a slow disk say, is followed by a pause of no more than this.
const LONGEST_PAUSE: Duration = Duration::from_millis(100);

/// A game, ready to be written.
struct Prepared {
    id: String,
    texts: String,
    game: ImportedGame,
}

impl Store {
    /// Adds games to a collection, all of them or none; games that are stored already are not added again.
    ///
    /// Moves of people who play wait while a batch is written: a few hundred games take a moment. Then it pauses, because SQLite's lock has no queue:
    /// another process that waits for it, like a server beside an import from the command line, looks from time to time whether it is free.
    pub async fn import(&self, collection: i64, batch: Vec<ImportedGame>) -> Result<ImportedCount> {
        let prepared = batch.into_iter().map(prepare).collect::<Result<Vec<_>>>()?;
        let begin = Instant::now();
        let count = self.transact(move |connection| Box::pin(add(connection, collection, prepared))).await?;
        tokio::time::sleep((begin.elapsed() / 4).min(LONGEST_PAUSE)).await;
        Ok(count)
    }
}

/// What a game is, as an id: the same for the same game.
fn prepare(game: ImportedGame) -> Result<Prepared> {
    let texts =
        compact::texts(game.moves.iter().map(String::as_str)).ok_or_else(|| StoreError::Conflict {
            game: game.variant.clone(),
            what: "a move is empty, or has a blank in it".to_owned(),
        })?;
    if !game.times.is_empty() && game.times.len() != game.moves.len() {
        let what = "its times are not those of its moves".to_owned();
        return Err(StoreError::Conflict { game: game.variant, what });
    }
    let winner = match game.winner {
        None => "*",
        Some(None) => "=",
        Some(Some(Side::First)) => "+",
        Some(Some(Side::Second)) => "-",
    };
    let plain = |text: &Option<String>| text.clone().unwrap_or_default();
    let content = [
        &plain(&game.start),
        &game.names.first,
        &game.names.second,
        // Computers, clocks, times and the time of day came later: what was imported before is still the same game.
        &plain(&game.date).chars().take(10).collect(),
        &plain(&game.event),
        winner,
        &plain(&game.reason),
        &texts,
    ];
    let hash = stable_hash(&game.variant, &content.join("\n"));
    Ok(Prepared { id: format!("i{hash:016x}"), texts, game })
}

async fn add(
    connection: &mut Connection,
    collection: i64,
    mut batch: Vec<Prepared>,
) -> Result<ImportedCount> {
    let begin = query(
        "SELECT (SELECT coalesce(max(number), 0) FROM game) AS last FROM collection WHERE id = ?1 AND deleted IS NULL",
    );
    let Some(row) = connection.row(begin.bind(collection)).await? else {
        let what = format!("there is no collection {collection}");
        return Err(StoreError::Conflict { game: String::new(), what });
    };
    let last: i64 = row.try_get("last")?;
    let all = batch.len() as u64;
    let stored = known(connection, &batch).await?;
    let mut seen = HashSet::new();
    for new in batch.iter().filter(|new| stored.contains(&new.id)) {
        add_tree(connection, new).await?;
        add_details(connection, new).await?;
    }
    batch.retain(|new| !stored.contains(&new.id) && seen.insert(new.id.clone()));
    let count = ImportedCount { added: batch.len() as u64, known: all - batch.len() as u64 };
    let numbered: Vec<(i64, Prepared)> = (last + 1..).zip(batch).collect();
    if !numbered.is_empty() {
        write(connection, collection, &numbered).await?;
    }
    let update = query("UPDATE collection SET games = games + ?2, known = known + ?3 WHERE id = ?1");
    connection.run(update.bind(collection).bind(count.added as i64).bind(count.known as i64)).await?;
    Ok(count)
}

/// Which of these are stored. What was deleted and is imported again is wanted again; the games of a collection that is being deleted are as good as
/// gone, and make room.
async fn known(connection: &mut Connection, batch: &[Prepared]) -> Result<HashSet<String>> {
    let ids: Vec<&str> = batch.iter().map(|new| new.id.as_str()).collect();
    let json = serde_json::to_string(&ids).expect("texts are plain data");
    let select = query(
        "SELECT game.id, game.deleted, collection.deleted AS going FROM game LEFT JOIN collection ON collection.id = game.collection \
         WHERE game.id IN (SELECT value FROM json_each(?1))",
    );
    let rows = connection.rows(select.bind(json.clone())).await?;
    let (mut known, mut deleted, mut going) = (HashSet::new(), false, Vec::new());
    for row in &rows {
        let id: String = row.try_get("id")?;
        if row.try_get::<Option<i64>, _>("going")?.is_some() {
            going.push(id);
            continue;
        }
        known.insert(id);
        deleted |= row.try_get::<Option<i64>, _>("deleted")?.is_some();
    }
    if deleted {
        let wanted = "UPDATE game SET deleted = NULL WHERE deleted IS NOT NULL AND id IN (SELECT value FROM json_each(?1))";
        connection.run(query(wanted).bind(json)).await?;
    }
    if !going.is_empty() {
        let json = serde_json::to_string(&going).expect("texts are plain data");
        let remove = query("DELETE FROM game WHERE id IN (SELECT value FROM json_each(?1))");
        connection.run(remove.bind(json)).await?;
    }
    Ok(known)
}

/// A game that is there without variations gets those of a file that has some.
async fn add_tree(connection: &mut Connection, new: &Prepared) -> Result<()> {
    let Some(tree) = &new.game.tree else { return Ok(()) };
    let insert = "INSERT OR IGNORE INTO tree (game, body) SELECT number, ?2 FROM game WHERE id = ?1";
    connection.run(query(insert).bind(&new.id).bind(tree)).await.map(drop)
}

/// A game that is there without computers, clocks and times gets those of a file that has them.
async fn add_details(connection: &mut Connection, new: &Prepared) -> Result<()> {
    let game = &new.game;
    let timed = game.date.as_ref().is_some_and(|date| date.len() > 10);
    let computers = game.computers.iter().any(|(_, computer)| computer.is_some());
    if timed || computers || game.clock.is_some() {
        let update = query(
            "UPDATE game SET first_seat = iif(first_seat = 'here', ?2, first_seat), second_seat = iif(second_seat = 'here', ?3, second_seat), \
             clock = coalesce(clock, ?4), first_rating = coalesce(first_rating, ?5), second_rating = coalesce(second_rating, ?6), \
             date = iif(?7 AND length(date) = 10, ?8, date), played = iif(?7 AND length(date) = 10, ?9, played) \
             WHERE id = ?1 AND collection IS NOT NULL",
        );
        let played = game.date.as_deref().and_then(dates::moment).unwrap_or(NO_DATE);
        let update = update.bind(&new.id).bind(seat(game, Side::First)).bind(seat(game, Side::Second));
        let update = update.bind(clock(game)).bind(game.ratings.first).bind(game.ratings.second);
        connection.run(update.bind(timed).bind(&game.date).bind(played)).await?;
    }
    if let Some(times) = compact::times(game.times.iter().copied()) {
        let update = "UPDATE moves SET times = ?2 FROM game WHERE number = moves.game AND id = ?1 AND collection IS NOT NULL AND times IS NULL";
        connection.run(query(update).bind(&new.id).bind(times)).await?;
    }
    Ok(())
}

/// Who plays a side, as it is stored.
fn seat(game: &ImportedGame, side: Side) -> String {
    game.computers[side].clone().map_or(Seat::Here, Seat::Computer).to_text()
}

fn clock(game: &ImportedGame) -> Option<String> {
    game.clock.as_ref().map(|clock| serde_json::to_string(clock).expect("clocks are plain data"))
}

async fn write(connection: &mut Connection, collection: i64, games: &[(i64, Prepared)]) -> Result<()> {
    let now = now_ms();
    let into = "INSERT INTO game (number, id, game, variant, start, first_name, second_name, first_seat, second_seat, created, \
        updated, reason, winner, collection, played, date, event, length, opening, note, archived, \
        clock, first_rating, second_rating)";
    bulk::insert(connection, into, 24, games, |insert, (number, Prepared { id, game, .. })| {
        let date = game.date.as_deref().and_then(dates::moment);
        let reason =
            game.winner.map(|_| game.reason.clone().unwrap_or_else(|| Reason::UNRECORDED.code.to_owned()));
        insert
            .bind(*number)
            .bind(id.clone())
            .bind(game.game.clone())
            .bind(game.variant.clone())
            .bind(game.start.clone())
            .bind(game.names.first.clone())
            .bind(game.names.second.clone())
            .bind(seat(game, Side::First))
            .bind(seat(game, Side::Second))
            .bind(date.unwrap_or(now))
            .bind(now)
            .bind(reason)
            .bind(winner(game))
            .bind(collection)
            .bind(date.unwrap_or(NO_DATE))
            .bind(game.date.clone())
            .bind(game.event.clone())
            .bind(game.moves.len() as i64)
            .bind(game.opening.clone())
            .bind(game.note.clone())
            .bind(1)
            .bind(clock(game))
            .bind(game.ratings.first)
            .bind(game.ratings.second)
    })
    .await?;
    bulk::insert(connection, "INSERT INTO moves (game, texts, times)", 3, games, |insert, (number, new)| {
        let times = compact::times(new.game.times.iter().copied());
        insert.bind(*number).bind(new.texts.clone()).bind(times)
    })
    .await?;
    let trees: Vec<(i64, &str)> =
        games.iter().filter_map(|(number, new)| Some((*number, new.game.tree.as_deref()?))).collect();
    bulk::insert(connection, "INSERT INTO tree (game, body)", 2, &trees, |insert, (number, body)| {
        insert.bind(*number).bind((*body).to_owned())
    })
    .await?;
    write_names(connection, games).await?;
    let mut rows = Vec::with_capacity(games.iter().map(|(_, new)| new.game.positions.len()).sum());
    for (number, Prepared { game, .. }) in games {
        let result = positions::result(game.winner.is_some(), winner(game));
        positions::of_game(*number, result, &game.positions, &mut rows);
    }
    if let (Some(first), Some(last)) = (games.first(), games.last()) {
        let segment = positions::segment(connection, collection, rows.len(), (first.0, last.0)).await?;
        positions::add(connection, segment, rows).await?;
    }
    Ok(())
}

async fn write_names(connection: &mut Connection, games: &[(i64, Prepared)]) -> Result<()> {
    let of = |new: &Prepared| [new.game.names.first.clone(), new.game.names.second.clone()];
    let all: Vec<(i64, [String; 2])> = games.iter().map(|(number, new)| (*number, of(new))).collect();
    let names: BTreeSet<&str> = all.iter().flat_map(|(_, names)| names).map(String::as_str).collect();
    let ids: HashMap<String, i64> = names::ids(connection, &names).await?;
    let pairs: BTreeSet<(i64, i64)> = all
        .iter()
        .flat_map(|(number, names)| names.iter().filter_map(|name| Some((*ids.get(name)?, *number))))
        .collect();
    let pairs: Vec<(i64, i64)> = pairs.into_iter().collect();
    bulk::insert(connection, "INSERT INTO played_by (name, game)", 2, &pairs, |insert, pair| {
        insert.bind(pair.0).bind(pair.1)
    })
    .await
}

fn winner(game: &ImportedGame) -> Option<i64> {
    game.winner.flatten().map(|side| side.index() as i64)
}

/// Now, in unix milliseconds.
pub(crate) fn now_ms() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
