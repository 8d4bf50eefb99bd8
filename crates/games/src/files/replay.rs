//! Replaying a record through the rules.

use plyground_rules::{
    MoveTree, NodeId, Outcome, Reason, Record, Side,
    record::{ANNOTATED_VERSION, PLAIN_VERSION, RecordedMove, RecordedResult, VERSION},
};

use plyground_words::{Message, key, message};

use super::{FileError, MAX_MOVES, MAX_NAME, Replayed, own::refusal, read::quoted};
use crate::{AnyGame, AnyPlay, find};

/// The longest clock, and the longest time for a move: a year of correspondence play.
const MAX_MS: u64 = 366 * 24 * 3600 * 1000;

/// Plays every move of a record by the rules and completes the record from what they say.
pub fn replay(record: Record) -> Result<Replayed, FileError> {
    replay_counting(record).map_err(|(_, e)| e)
}

pub(super) fn too_many(moves: usize) -> FileError {
    FileError::new(message!("file-too-many-moves", most = MAX_MOVES, moves = moves))
}

/// The same; on failure also how many moves were good.
pub(super) fn replay_counting(mut record: Record) -> Result<Replayed, (usize, FileError)> {
    let early = |e| (0, e);
    let game = check_fields(&record).map_err(early)?;
    let (_, variant) = find(&record.variant).map_err(|e| early(FileError::new(e.message())))?;
    let mut play = game
        .start(variant, record.start.as_deref())
        .map_err(|e| early(FileError::new(message!("file-start", why = e.message()))))?;
    let start = play.position_text();

    let given = std::mem::take(&mut record.moves);
    (record.moves, play) = play_tree(play, &given)?;

    record.plyground = version(&record);
    record.game = game.info().id.to_owned();
    record.variant = variant.id.to_owned();
    let usual = game.start(variant, None).expect("the usual start is legal").position_text();
    record.start = (start != usual).then_some(start);
    record.result = result(record.result, &*play).map_err(|e| (record.moves.len(), e))?;
    Ok(Replayed { game, record, play })
}

/// Plays every line. Gives the tree with canonical texts and forced passes put in, and the game at the end of its main line; on failure
/// also how many moves of that were good. One game goes through the whole tree and is taken back, since copies of long games would
/// add up.
fn play_tree(
    mut play: Box<dyn AnyPlay>,
    given: &MoveTree,
) -> Result<(MoveTree, Box<dyn AnyPlay>), (usize, FileError)> {
    let (mut tree, mut main) = (MoveTree::new(), None);
    // What is still to be played: a move, where it is made in the new tree, and the ply there. The main line is on top.
    let mut waiting = Vec::new();
    let mut reached = (NodeId::START, NodeId::START);
    loop {
        let (from, parent) = reached;
        waiting.extend(given.children(from).iter().rev().map(|&child| (child, parent, play.ply())));
        let Some((node, parent, ply)) = waiting.pop() else { break };
        if play.ply() > ply {
            main.get_or_insert_with(|| play.boxed_clone());
            while play.ply() > ply {
                play.take_back();
            }
        }
        let put = |tree: &mut MoveTree, at, mv| {
            tree.add(at, mv).map_err(|full| {
                let (number, _) = numbered(given, node);
                (number - 1, refusal(full, number))
            })
        };
        let mut mv = given.mv(node).clone();
        let mut at = parent;
        if mv.ms.is_some_and(|ms| ms > MAX_MS) {
            return Err(wrong_move(given, node, key!("file-move-time").into()));
        }
        if let Err(e) = play.play(&mv.text) {
            // Many programs leave out passes, since they are forced.
            if play.legal() != ["--"] {
                return Err(wrong_move(given, node, e.message()));
            }
            play.play("--").map_err(|e| wrong_move(given, node, e.message()))?;
            at = put(&mut tree, at, RecordedMove::new("--", None))?;
            play.play(&mv.text).map_err(|e| wrong_move(given, node, e.message()))?;
        }
        mv.text = play.last_move().unwrap_or_default();
        reached = (node, put(&mut tree, at, mv)?);
    }
    Ok((tree, main.unwrap_or(play)))
}

/// The number of the game's move that leads to a place, and whether it leaves the game there.
fn numbered(given: &MoveTree, node: NodeId) -> (usize, bool) {
    let path = given.path(node);
    let together = given.line(NodeId::START).zip(&path).take_while(|(main, at)| main == *at).count();
    if together == path.len() { (together, false) } else { (together + 1, true) }
}

fn wrong_move(given: &MoveTree, node: NodeId, why: Message) -> (usize, FileError) {
    let text = quoted(&given.mv(node).text);
    let (number, varied) = numbered(given, node);
    let what = if varied {
        message!("file-varied-move", number = number, text = text, why = why)
    } else {
        message!("file-move", number = number, text = text, why = why)
    };
    (number - 1, FileError::new(what))
}

/// The earliest version that has a place for everything in a record.
fn version(record: &Record) -> u32 {
    let short_date = record.date.as_ref().is_some_and(|date| date.len() < "2026-05-01".len());
    match () {
        () if record.computers.is_some() || record.event.is_some() || short_date => VERSION,
        () if record.moves.is_annotated() => ANNOTATED_VERSION,
        () => PLAIN_VERSION,
    }
}

/// Checks everything but the moves and the result, and finds the game.
fn check_fields(record: &Record) -> Result<&'static dyn AnyGame, FileError> {
    if !(PLAIN_VERSION..=VERSION).contains(&record.plyground) {
        return Err(FileError::new(message!("file-version", found = record.plyground, wanted = VERSION)));
    }
    let (game, variant) =
        find(&record.variant).map_err(|e| FileError::new(message!("file-variant", why = e.message())))?;
    if !record.game.eq_ignore_ascii_case(game.info().id) {
        let (said, is) = (quoted(&record.game), game.info().id);
        return Err(FileError::new(message!("file-game", said = said, variant = variant.id, is = is)));
    }
    for (side, name) in record.players.iter() {
        if name.chars().nth(MAX_NAME).is_some() || name.chars().any(char::is_control) {
            let who = game.info().sides[side].name;
            return Err(FileError::new(message!("file-player", side = who, most = MAX_NAME)));
        }
    }
    let names = record.computers.iter().flat_map(|both| [&both.first, &both.second]).flatten();
    for (field, text) in
        names.map(|id| ("computers", id)).chain(record.event.iter().map(|event| ("event", event)))
    {
        if text.chars().nth(MAX_NAME).is_some() || text.chars().any(char::is_control) {
            return Err(FileError::new(message!("file-name", field = field, most = MAX_NAME)));
        }
    }
    if let Some(date) = record.date.as_deref().filter(|d| !is_date(d)) {
        return Err(FileError::new(message!("file-date", date = quoted(date))));
    }
    if let Some(clock) = &record.clock {
        if clock.iter().any(|(_, c)| c.initial_ms > MAX_MS || c.increment_ms > MAX_MS) {
            return Err(FileError::new(key!("file-clock")));
        }
    }
    if record.moves.len() > MAX_MOVES {
        return Err(too_many(record.moves.len()));
    }
    Ok(game)
}

/// Whether a text is a year, a month, a day, or a day and a time in UTC.
fn is_date(text: &str) -> bool {
    let (day, time) = text.split_once('T').map_or((text, None), |(d, t)| (d, Some(t)));
    let number = |part: Option<&str>, digits: usize| -> Option<u32> {
        part.filter(|p| p.len() == digits && p.bytes().all(|b| b.is_ascii_digit()))
            .and_then(|p| p.parse().ok())
    };
    let in_range =
        |part, range: std::ops::RangeInclusive<u32>| number(part, 2).is_some_and(|n| range.contains(&n));
    let mut parts = day.split('-');
    let year = number(parts.next(), 4);
    let month = number(parts.next(), 2).filter(|m| (1..=12).contains(m));
    if time.is_none() && year.is_some() && (day.len() == 4 || day.len() == 7 && month.is_some()) {
        return true;
    }
    let (Some(year), Some(month)) = (year, month) else { return false };
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 => 28 + u32::from(leap),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    };
    let day_ok = in_range(parts.next(), 1..=days) && parts.next().is_none();
    let time_ok = time.is_none_or(|time| {
        let Some(time) = time.strip_suffix('Z') else { return false };
        let mut parts = time.split(':');
        in_range(parts.next(), 0..=23)
            && in_range(parts.next(), 0..=59)
            && in_range(parts.next(), 0..=59)
            && parts.next().is_none()
    });
    day_ok && time_ok
}

/// What the record says of the result, against what the rules say.
fn result(said: Option<RecordedResult>, play: &dyn AnyPlay) -> Result<Option<RecordedResult>, FileError> {
    let code = |winner: Option<Side>| winner.map_or("draw", Side::code);
    if let Some(Outcome { winner, reason }) = play.outcome() {
        return match said {
            // Where nobody knows why, the moves know better.
            Some(said) if said.winner != winner && said.reason != Reason::UNRECORDED.code => {
                Err(FileError::new(message!(
                    "file-result",
                    said = code(said.winner),
                    is = code(winner),
                    reason = reason.message(None)
                )))
            }
            _ => Ok(Some(RecordedResult { winner, reason: reason.code.to_owned() })),
        };
    }
    let Some(said) = said else { return Ok(None) };
    let Some(reason) = Reason::BY_PEOPLE.into_iter().find(|r| r.code == said.reason) else {
        return Err(FileError::new(message!("file-result-reason", reason = quoted(&said.reason))));
    };
    if reason == Reason::ABORTED {
        return Ok(None);
    }
    // An agreement has no winner, nor has a game that became too long; a player who resigns or runs out of time has lost. With one
    // who left, the other may have called it a draw.
    let fits = match () {
        () if reason == Reason::AGREEMENT || reason == Reason::LENGTH => said.winner.is_none(),
        () if reason == Reason::UNRECORDED || reason == Reason::ABANDONMENT => true,
        () => said.winner.is_some(),
    };
    if !fits {
        let what = message!("file-result-winner", reason = reason.code, winner = code(said.winner));
        return Err(FileError::new(what));
    }
    Ok(Some(said))
}
