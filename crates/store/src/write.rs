//! A change, and how it is carried out: each at most once, however often it is handed over.

use std::collections::HashMap;

use plyground_rules::{BySide, Side};
use serde::{Deserialize, Serialize};
use sqlx::{Row, query};

use crate::{
    ContestWrite, Ending, EvaluationRow, EventWrite, Facts, GameMark, GameRow, MoveRow, Pace, PersonWrite,
    RatedPlayer, Result, StoreError, StudyRow, Swap2Choice, compact, connection::Connection, contests,
    error::primary_code, events, learning, marks, names, opening_rule, pace, people, ratings,
};

/// `updated` may be this old, in milliseconds, before a move renews it. It orders lists of games; renewing it with every
/// move would write three more pages per move.
const STALE_MS: i64 = 60_000;

/// One change.
///
/// Every change is idempotent: a batch whose commit reported a failure, although it did reach the disk, is handed over
/// again unchanged and then succeeds without a second effect.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Write {
    /// Adds a game, without moves.
    Create(GameRow),
    /// Appends the move with index `ply` (0 is the first) and, if it ended the game, the ending.
    Move {
        /// The game's id.
        game: String,
        /// The move's index.
        ply: usize,
        /// The move.
        mv: MoveRow,
        /// How it ended the game.
        ending: Option<Ending>,
        /// Now, in unix milliseconds.
        at: i64,
    },
    /// Forgets the moves from index `ply` on; the game goes on.
    TakeBack {
        /// The game's id.
        game: String,
        /// How many moves stay.
        ply: usize,
        /// What is on the clocks now.
        left: Option<BySide<u64>>,
        /// Now, in unix milliseconds.
        at: i64,
    },
    /// Ends a game that people or a clock ended.
    End {
        /// The game's id.
        game: String,
        /// How it ended.
        ending: Ending,
        /// What is on the clocks now.
        left: Option<BySide<u64>>,
        /// Now, in unix milliseconds.
        at: i64,
    },
    /// Gives a free remote seat to a holder.
    Sit {
        /// The game's id.
        game: String,
        /// The seat's side.
        side: Side,
        /// The hash of the holder's token.
        holder: Vec<u8>,
        /// The holder's name, if it is known.
        name: Option<String>,
        /// The person who plays, if it is known.
        person: Option<String>,
    },
    /// Notes which game is the rematch of another.
    SetNext {
        /// The game's id.
        game: String,
        /// The rematch's id.
        next: String,
    },
    /// Keeps what a search found out about a position of a game.
    Evaluation {
        /// The game's id.
        game: String,
        /// What was found.
        row: EvaluationRow,
    },
    /// Notes that a review of a game is wanted.
    AskReview {
        /// The game's id.
        game: String,
        /// Now, in unix milliseconds.
        at: i64,
    },
    /// Keeps the summary of a review that is complete.
    EndReview {
        /// The game's id.
        game: String,
        /// JSON.
        summary: String,
    },
    /// Notes the result of an exercise.
    Exercise {
        /// The game's id.
        game: String,
        /// Moves before the mistake.
        ply: usize,
        /// The hash of the token of the browser that practised.
        holder: Vec<u8>,
        /// Whether it was solved.
        solved: bool,
    },
    /// Saves a tree of variations, if it is its holder's.
    Study(StudyRow),
    /// Archives a game that is over. Of a game that goes on, or is another one by now, nothing changes.
    Archive {
        /// The game's id.
        game: String,
        /// What was found out about it.
        facts: Facts,
    },
    /// Changes what people say about a game; see [`GameMark`].
    Mark {
        /// The game's id.
        game: String,
        /// What changes.
        mark: GameMark,
    },
    /// A game that was to count for the ratings does so no longer.
    Discount {
        /// The game's id.
        game: String,
    },
    /// Changes a person.
    Person {
        /// The person's id.
        person: String,
        /// How.
        change: PersonWrite,
    },
    /// Changes a match between computers.
    Contest {
        /// The match's id.
        contest: String,
        /// How.
        change: ContestWrite,
    },
    /// Changes a club event.
    Event {
        /// The event's id.
        event: String,
        /// How.
        change: EventWrite,
    },
    /// Rates a game that is not stored itself: one of a match on the command line.
    Rate {
        /// An id for it that no other game has.
        game: String,
        /// The id of what was played.
        kind: String,
        /// Who played.
        players: BySide<RatedPlayer>,
        /// What the first side got: 2 for a win, 1 for a draw.
        half_points: u8,
        /// Now, in unix milliseconds.
        at: i64,
    },
    /// Sets the clocks between two moves: one player gave the other time.
    SetClocks {
        /// The game's id.
        game: String,
        /// What is on the clocks now.
        left: BySide<u64>,
        /// Now, in unix milliseconds.
        at: i64,
    },
    /// Pauses a game, or lets it go on.
    Pause {
        /// The game's id.
        game: String,
        /// Whether it is paused from now on.
        paused: bool,
        /// What is on the clocks now.
        left: Option<BySide<u64>>,
        /// Now, in unix milliseconds.
        at: i64,
    },
    /// Two computers play faster or slower from now on.
    Pace {
        /// The game's id.
        game: String,
        /// How fast.
        pace: Pace,
    },
    /// A player chooses in a swap2 opening.
    Swap2 {
        /// The game's id.
        game: String,
        /// What.
        choice: Swap2Choice,
    },
}

impl Write {
    /// Whether a game is over with it.
    pub(crate) fn ends_game(&self) -> bool {
        matches!(self, Write::End { .. } | Write::Move { ending: Some(_), .. })
    }

    /// The id of what it changes: a game, a match, an event, or a person.
    pub fn game(&self) -> &str {
        match self {
            Write::Create(row) => &row.id,
            Write::Move { game, .. }
            | Write::TakeBack { game, .. }
            | Write::End { game, .. }
            | Write::Sit { game, .. }
            | Write::SetNext { game, .. }
            | Write::Evaluation { game, .. }
            | Write::AskReview { game, .. }
            | Write::EndReview { game, .. }
            | Write::Exercise { game, .. }
            | Write::Archive { game, .. }
            | Write::Mark { game, .. }
            | Write::Discount { game }
            | Write::Rate { game, .. }
            | Write::SetClocks { game, .. }
            | Write::Pace { game, .. }
            | Write::Swap2 { game, .. }
            | Write::Pause { game, .. } => game,
            Write::Contest { contest, .. } => contest,
            Write::Event { event, .. } => event,
            Write::Person { person, .. } => person,
            Write::Study(row) => &row.id,
        }
    }
}

/// Carries out a batch inside the transaction under way.
pub(crate) async fn apply(connection: &mut Connection, batch: &[Write]) -> Result<()> {
    for (write, undone) in batch.iter().zip(undone(batch)) {
        if !undone {
            one(connection, write).await.map_err(|e| permanent(write.game(), e))?;
        }
    }
    Ok(())
}

/// Carries out the batches of a group inside the transaction under way.
///
/// Nearly all of them are single moves in different games. Those go in two statements, however many they are: a statement
/// is handed to SQLite's thread and back, and on a busy machine each hand-over may wait for a processor.
pub(crate) async fn apply_all(connection: &mut Connection, batches: &[&[Write]]) -> Result<()> {
    let mut writes: HashMap<&str, usize> = HashMap::new();
    for write in batches.iter().copied().flatten() {
        *writes.entry(write.game()).or_default() += 1;
    }
    let mut moves = Vec::new();
    let mut others = Vec::new();
    for batch in batches.iter().copied() {
        match batch {
            [Write::Move { game, ply, mv, ending: None, at }]
                if writes[game.as_str()] == 1 && !mv.text.contains('\0') =>
            {
                let left = (mv.left.map(|l| int(l.first)), mv.left.map(|l| int(l.second)));
                moves.push((batch, (game, ply, &mv.text, spent(mv), left.0, left.1, at)));
            }
            _ => others.push(batch),
        }
    }
    if moves.len() > 1 {
        let rows: Vec<_> = moves.iter().map(|(_, row)| row).collect();
        let json = serde_json::to_string(&rows).expect("moves are plain data");
        if append_all(connection, &json).await? == moves.len() as u64 {
            moves.clear();
        }
    }
    // One by one they find out which of them are stored already, and which contradict what is stored.
    for batch in moves.iter().map(|(batch, _)| *batch).chain(others) {
        apply(connection, batch).await?;
    }
    Ok(())
}

/// Appends moves of different games, each an array of game, ply, text, ms, both clocks, now. Gives how many were appended.
async fn append_all(connection: &mut Connection, moves: &str) -> Result<u64> {
    let insert = query(
        "INSERT INTO move (game, ply, text, ms, first_left, second_left) \
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each(?1) \
         WHERE EXISTS (SELECT 1 FROM game WHERE id = value ->> 0 AND reason IS NULL) \
         AND (value ->> 1 = 0 OR EXISTS (SELECT 1 FROM move WHERE game = value ->> 0 AND ply = (value ->> 1) - 1)) \
         ON CONFLICT (game, ply) DO NOTHING",
    );
    let appended = connection.run(insert.bind(moves)).await?;
    let touch = query(
        "UPDATE game SET updated = new.at \
         FROM (SELECT value ->> 0 AS id, value ->> 6 AS at FROM json_each(?1)) AS new \
         WHERE game.id = new.id AND updated < new.at - ?2",
    );
    connection.run(touch.bind(moves).bind(STALE_MS)).await?;
    Ok(appended)
}

/// SQLite refuses some values for good (a constraint, a value that is too large): that is the batch's fault, not the disk's.
fn permanent(game: &str, e: StoreError) -> StoreError {
    match &e {
        StoreError::Database(inner) if matches!(primary_code(inner), Some(18..=20)) => {
            conflict(game, inner.to_string()) // TOOBIG, CONSTRAINT, MISMATCH
        }
        _ => e,
    }
}

/// Which writes of a batch a later one of the same batch undoes. They must not be carried out when a batch that did
/// reach the disk comes again: a move that was replaced would contradict the one that replaced it.
fn undone(batch: &[Write]) -> Vec<bool> {
    // To how many moves each game is taken back by the writes looked at so far, from the end.
    let mut kept: HashMap<&str, usize> = HashMap::new();
    let mut undone = Vec::with_capacity(batch.len());
    for write in batch.iter().rev() {
        let taken_back_to = kept.get(write.game()).copied();
        undone.push(match (write, taken_back_to) {
            (Write::Move { ply, .. }, Some(to)) => *ply >= to,
            (Write::End { .. }, Some(_)) => true,
            _ => false,
        });
        if let Write::TakeBack { game, ply, .. } = write {
            kept.entry(game).and_modify(|to| *to = (*to).min(*ply)).or_insert(*ply);
        }
    }
    undone.reverse();
    undone
}

pub(crate) fn conflict(game: &str, what: impl Into<String>) -> StoreError {
    StoreError::Conflict { game: game.to_owned(), what: what.into() }
}

/// A move's time, where it is known.
fn spent(mv: &MoveRow) -> Option<i64> {
    mv.ms.map(int)
}

/// Milliseconds as SQLite holds them.
pub(crate) fn int(ms: u64) -> i64 {
    i64::try_from(ms).unwrap_or(i64::MAX)
}

fn side_number(side: Option<Side>) -> Option<i64> {
    side.map(|s| s.index() as i64)
}

async fn one(connection: &mut Connection, write: &Write) -> Result<()> {
    match write {
        Write::Create(row) => create(connection, row).await,
        Write::Move { game, ply, mv, ending, at } => {
            append(connection, game, *ply, mv, ending.as_ref(), *at).await
        }
        Write::TakeBack { game, ply, left, at } => take_back(connection, game, *ply, *left, *at).await,
        Write::End { game, ending, left, at } => end(connection, game, ending, *left, *at).await,
        Write::Sit { game, side, holder, name, person } => {
            sit(connection, game, *side, holder, name.as_deref(), person.as_deref()).await
        }
        Write::SetNext { game, next } => set_next(connection, game, next).await,
        Write::Evaluation { row, .. } => learning::evaluation(connection, row).await,
        Write::AskReview { game, at } => learning::ask_review(connection, game, *at).await,
        Write::EndReview { game, summary } => learning::end_review(connection, game, summary).await,
        Write::Exercise { game, ply, holder, solved } => {
            learning::exercise(connection, game, *ply, holder, *solved).await
        }
        Write::Archive { game, facts } => compact::archive(connection, game, facts).await,
        Write::Mark { game, mark } => marks::mark(connection, game, mark).await,
        Write::Study(row) => learning::study(connection, row).await,
        Write::Discount { game } => discount(connection, game).await,
        Write::Person { person, change } => people::write(connection, person, change).await,
        Write::Contest { contest, change } => contests::write(connection, contest, change).await,
        Write::Event { event, change } => events::write(connection, event, change).await,
        Write::Rate { game, kind, players, half_points, at } => {
            ratings::rate_players(connection, game, kind, players, *half_points, *at).await
        }
        Write::SetClocks { game, left, at } => set_clocks(connection, game, *left, *at).await,
        Write::Swap2 { game, choice } => opening_rule::choose(connection, game, choice).await,
        Write::Pace { game, pace } => pace::set(connection, game, *pace).await,
        Write::Pause { game, paused, left, at } => pause(connection, game, *paused, *left, *at).await,
    }
}

/// Both clocks as they are stored.
fn clock_text(row: &GameRow) -> Option<String> {
    row.clock.as_ref().map(|c| serde_json::to_string(c).expect("clocks are plain data"))
}

/// Adds a game, without moves; false if there is one with this id.
pub(crate) async fn insert_game(connection: &mut Connection, row: &GameRow) -> Result<bool> {
    let insert = query(
        "INSERT INTO game (id, game, variant, start, first_name, second_name, first_seat, second_seat, \
         first_holder, second_holder, clock, created, updated, reason, winner, next, first_left, second_left, \
         left_ply, paused, first_person, second_person, rated, previews, resigns, pace, opening_rule, played) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?12, ?13, ?14, ?15, ?16, ?17, 0, ?18, \
         (SELECT id FROM person WHERE id = ?19), (SELECT id FROM person WHERE id = ?20), ?21, ?22, ?23, ?24, ?25, ?12) \
         ON CONFLICT (id) DO NOTHING",
    )
    .bind(&row.id)
    .bind(&row.game)
    .bind(&row.variant)
    .bind(&row.start)
    .bind(&row.names.first)
    .bind(&row.names.second)
    .bind(row.seats.first.to_text())
    .bind(row.seats.second.to_text())
    .bind(&row.holders.first)
    .bind(&row.holders.second)
    .bind(clock_text(row))
    .bind(row.created)
    .bind(row.ending.as_ref().map(|e| &e.reason))
    .bind(side_number(row.ending.as_ref().and_then(|e| e.winner)))
    .bind(&row.next)
    .bind(row.left.map(|l| int(l.first)))
    .bind(row.left.map(|l| int(l.second)))
    .bind(row.paused)
    .bind(&row.persons.first)
    .bind(&row.persons.second)
    .bind(row.counts.number())
    .bind(row.previews)
    .bind(row.resigns)
    .bind(row.pace.text())
    .bind(row.opening.text());
    Ok(connection.run(insert).await? == 1)
}

async fn create(connection: &mut Connection, row: &GameRow) -> Result<()> {
    if insert_game(connection, row).await? {
        return names::of_game(connection, &row.id).await;
    }
    // What can change later, within the same batch too, is not compared.
    let same = query(
        "SELECT 1 FROM game WHERE id = ?1 AND game = ?2 AND variant = ?3 AND start IS ?4 AND first_seat = ?5 \
         AND second_seat = ?6 AND clock IS ?7 AND created = ?8",
    )
    .bind(&row.id)
    .bind(&row.game)
    .bind(&row.variant)
    .bind(&row.start)
    .bind(row.seats.first.to_text())
    .bind(row.seats.second.to_text())
    .bind(clock_text(row))
    .bind(row.created);
    match connection.row(same).await? {
        Some(_) => Ok(()),
        None => Err(conflict(&row.id, "another game has this id")),
    }
}

async fn append(
    connection: &mut Connection,
    game: &str,
    ply: usize,
    mv: &MoveRow,
    ending: Option<&Ending>,
    at: i64,
) -> Result<()> {
    let insert = query(
        "INSERT INTO move (game, ply, text, ms, first_left, second_left) SELECT ?1, ?2, ?3, ?4, ?5, ?6 \
         WHERE EXISTS (SELECT 1 FROM game WHERE id = ?1 AND reason IS NULL) \
         AND (?2 = 0 OR EXISTS (SELECT 1 FROM move WHERE game = ?1 AND ply = ?2 - 1)) \
         ON CONFLICT (game, ply) DO NOTHING",
    )
    .bind(game)
    .bind(ply as i64)
    .bind(&mv.text)
    .bind(spent(mv))
    .bind(mv.left.map(|l| int(l.first)))
    .bind(mv.left.map(|l| int(l.second)));
    if connection.run(insert).await? == 0 {
        check_stored(connection, game, ply, mv, ending).await?;
    }
    let touch = match ending {
        Some(ending) => query("UPDATE game SET updated = ?2, reason = ?3, winner = ?4 WHERE id = ?1")
            .bind(game)
            .bind(at)
            .bind(&ending.reason)
            .bind(side_number(ending.winner)),
        None => query("UPDATE game SET updated = ?2 WHERE id = ?1 AND updated < ?2 - ?3")
            .bind(game)
            .bind(at)
            .bind(STALE_MS),
    };
    connection.run(touch).await?;
    match ending {
        Some(ending) => ratings::rate(connection, game, ending, at).await,
        None => Ok(()),
    }
}

/// The move could not be inserted: that is right only if it is there already.
async fn check_stored(
    connection: &mut Connection,
    game: &str,
    ply: usize,
    mv: &MoveRow,
    ending: Option<&Ending>,
) -> Result<()> {
    compact::expand(connection, game).await?;
    let stored = query(
        "SELECT game.reason, game.winner, move.text FROM game \
         LEFT JOIN move ON move.game = game.id AND move.ply = ?2 WHERE game.id = ?1",
    )
    .bind(game)
    .bind(ply as i64);
    let Some(row) = connection.row(stored).await? else {
        return Err(conflict(game, "there is no such game"));
    };
    let reason: Option<String> = row.try_get("reason")?;
    let winner: Option<i64> = row.try_get("winner")?;
    let text: Option<String> = row.try_get("text")?;
    match text {
        Some(text) if text == mv.text => {}
        Some(text) => {
            return Err(conflict(game, format!("move {ply} is {text} on disk, not {}", mv.text)));
        }
        None if reason.is_some() => {
            return Err(conflict(game, format!("move {ply} comes after the end of the game")));
        }
        None => return Err(conflict(game, format!("move {ply} has no move before it"))),
    }
    if let (Some(ending), Some(reason)) = (ending, reason)
        && (ending.reason != reason || side_number(ending.winner) != winner)
    {
        return Err(conflict(game, format!("the game ended otherwise: {reason}")));
    }
    // A move that was made again, after the first attempt was reported as failed, may have taken another time.
    let times =
        query("UPDATE move SET ms = ?3, first_left = ?4, second_left = ?5 WHERE game = ?1 AND ply = ?2")
            .bind(game)
            .bind(ply as i64)
            .bind(spent(mv))
            .bind(mv.left.map(|l| int(l.first)))
            .bind(mv.left.map(|l| int(l.second)));
    connection.run(times).await?;
    Ok(())
}

async fn take_back(
    connection: &mut Connection,
    game: &str,
    ply: usize,
    left: Option<BySide<u64>>,
    at: i64,
) -> Result<()> {
    compact::expand(connection, game).await?;
    let rated = query("SELECT 1 FROM rated_game WHERE id = ?1").bind(game);
    if connection.row(rated).await?.is_some() {
        return Err(conflict(game, "it has been rated"));
    }
    let forget = query("DELETE FROM move WHERE game = ?1 AND ply >= ?2").bind(game).bind(ply as i64);
    connection.run(forget).await?;
    let update = query(
        "UPDATE game SET updated = ?3, reason = NULL, winner = NULL, first_left = ?4, second_left = ?5, \
         left_ply = ?2 \
         WHERE id = ?1 AND (?2 = 0 OR EXISTS (SELECT 1 FROM move WHERE game = ?1 AND ply = ?2 - 1))",
    )
    .bind(game)
    .bind(ply as i64)
    .bind(at)
    .bind(left.map(|l| int(l.first)))
    .bind(left.map(|l| int(l.second)));
    match connection.run(update).await? {
        0 => Err(conflict(game, format!("there is no such game with {ply} moves to keep"))),
        _ => Ok(()),
    }
}

async fn end(
    connection: &mut Connection,
    game: &str,
    ending: &Ending,
    left: Option<BySide<u64>>,
    at: i64,
) -> Result<()> {
    compact::expand(connection, game).await?;
    let update = query(
        "UPDATE game SET updated = ?2, reason = ?3, winner = ?4, first_left = ?5, second_left = ?6, \
         left_ply = (SELECT coalesce(max(ply) + 1, 0) FROM move WHERE game = ?1) \
         WHERE id = ?1 AND (reason IS NULL OR (reason = ?3 AND winner IS ?4))",
    )
    .bind(game)
    .bind(at)
    .bind(&ending.reason)
    .bind(side_number(ending.winner))
    .bind(left.map(|l| int(l.first)))
    .bind(left.map(|l| int(l.second)));
    match connection.run(update).await? {
        0 => Err(conflict(game, "there is no such game, or it ended otherwise")),
        _ => ratings::rate(connection, game, ending, at).await,
    }
}

async fn discount(connection: &mut Connection, game: &str) -> Result<()> {
    connection.run(query("UPDATE game SET rated = 2 WHERE id = ?1 AND rated = 1").bind(game)).await.map(drop)
}

async fn sit(
    connection: &mut Connection,
    game: &str,
    side: Side,
    holder: &[u8],
    name: Option<&str>,
    person: Option<&str>,
) -> Result<()> {
    let sql = match side {
        Side::First => {
            "UPDATE game SET first_holder = ?2, first_name = COALESCE(?3, first_name), \
             first_person = COALESCE((SELECT id FROM person WHERE id = ?4), first_person) \
             WHERE id = ?1 AND first_seat = 'remote' AND (first_holder IS NULL OR first_holder = ?2)"
        }
        Side::Second => {
            "UPDATE game SET second_holder = ?2, second_name = COALESCE(?3, second_name), \
             second_person = COALESCE((SELECT id FROM person WHERE id = ?4), second_person) \
             WHERE id = ?1 AND second_seat = 'remote' AND (second_holder IS NULL OR second_holder = ?2)"
        }
    };
    match connection.run(query(sql).bind(game).bind(holder).bind(name).bind(person)).await? {
        0 => Err(conflict(game, "there is no such game, or the seat is not free")),
        _ => names::of_game(connection, game).await,
    }
}

async fn set_next(connection: &mut Connection, game: &str, next: &str) -> Result<()> {
    let sql = "UPDATE game SET next = ?2 WHERE id = ?1 AND (next IS NULL OR next = ?2)";
    match connection.run(query(sql).bind(game).bind(next)).await? {
        0 => Err(conflict(game, "there is no such game, or it has another rematch")),
        _ => Ok(()),
    }
}

async fn set_clocks(connection: &mut Connection, game: &str, left: BySide<u64>, at: i64) -> Result<()> {
    let update = query(
        "UPDATE game SET updated = ?2, first_left = ?3, second_left = ?4, \
         left_ply = (SELECT coalesce(max(ply) + 1, 0) FROM move WHERE game = ?1) WHERE id = ?1 AND reason IS NULL",
    )
    .bind(game)
    .bind(at)
    .bind(int(left.first))
    .bind(int(left.second));
    match connection.run(update).await? {
        0 => Err(conflict(game, "there is no such game, or it is over")),
        _ => Ok(()),
    }
}

async fn pause(
    connection: &mut Connection,
    game: &str,
    paused: bool,
    left: Option<BySide<u64>>,
    at: i64,
) -> Result<()> {
    compact::expand(connection, game).await?;
    let update = query(
        "UPDATE game SET updated = ?2, paused = ?3, first_left = ?4, second_left = ?5, \
         left_ply = (SELECT coalesce(max(ply) + 1, 0) FROM move WHERE game = ?1) WHERE id = ?1",
    )
    .bind(game)
    .bind(at)
    .bind(paused)
    .bind(left.map(|l| int(l.first)))
    .bind(left.map(|l| int(l.second)));
    match connection.run(update).await? {
        0 => Err(conflict(game, "there is no such game")),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a23_what_a_batch_itself_undoes_is_left_out() {
        let mv = |ply| Write::Move {
            game: "a".to_owned(),
            ply,
            mv: MoveRow { text: format!("m{ply}"), ms: Some(0), left: None },
            ending: None,
            at: 0,
        };
        let back = |game: &str, ply| Write::TakeBack { game: game.to_owned(), ply, left: None, at: 0 };
        let batch = [mv(4), mv(5), mv(6), back("b", 0), back("a", 5), mv(5)];
        assert_eq!(undone(&batch), [false, true, true, false, false, false]);
    }
}
