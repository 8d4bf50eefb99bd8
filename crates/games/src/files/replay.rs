//! Replaying a record through the rules.

use plyground_rules::{
    Outcome, Reason, Record, Side,
    record::{PLAIN_VERSION, RecordedMove, RecordedResult, VERSION},
};

use plyground_words::{Message, key, message};

use super::{FileError, MAX_MOVES, MAX_NAME, Replayed, read::quoted};
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
    record.moves = play_line(&mut *play, given, None)?;

    let annotated = record.moves.iter().any(RecordedMove::is_annotated);
    record.plyground = if annotated { VERSION } else { PLAIN_VERSION };
    record.game = game.info().id.to_owned();
    record.variant = variant.id.to_owned();
    let usual = game.start(variant, None).expect("the usual start is legal").position_text();
    record.start = (start != usual).then_some(start);
    record.result = result(record.result, &*play).map_err(|e| (record.moves.len(), e))?;
    Ok(Replayed { game, record, play })
}

/// Plays a line and gives it back with canonical texts and forced passes put in; on failure also how many moves were good.
/// `of`: the number of the game's move that it varies.
fn play_line(
    play: &mut dyn AnyPlay,
    given: Vec<RecordedMove>,
    of: Option<usize>,
) -> Result<Vec<RecordedMove>, (usize, FileError)> {
    let begin = play.ply();
    let mut made = Vec::with_capacity(given.len());
    for (i, mut mv) in given.into_iter().enumerate() {
        let text = std::mem::take(&mut mv.text);
        let wrong = |why: Message| {
            let text = quoted(&text);
            let what = match of {
                None => message!("file-move", number = i + 1, text = text, why = why),
                Some(of) => message!("file-varied-move", number = of, text = text, why = why),
            };
            (i, FileError::new(what))
        };
        if mv.ms.is_some_and(|ms| ms > MAX_MS) {
            return Err(wrong(key!("file-move-time").into()));
        }
        let variations = std::mem::take(&mut mv.variations);
        let mut before = (!variations.is_empty()).then(|| play.boxed_clone());
        if let Err(e) = play.play(&text) {
            // Many programs leave out passes, since they are forced.
            if play.legal() != ["--"] {
                return Err(wrong(e.message()));
            }
            play.play("--").map_err(|e| wrong(e.message()))?;
            made.push(RecordedMove::new("--", None));
            before = before.map(|_| play.boxed_clone());
            play.play(&text).map_err(|e| wrong(e.message()))?;
        }
        for line in variations {
            let Some(before) = &before else { break };
            let number = of.unwrap_or(i + 1);
            let line = play_line(&mut *before.boxed_clone(), line, Some(number)).map_err(|(_, e)| (i, e))?;
            mv.variations.push(line);
        }
        // The canonical text is set below, for all moves at once.
        made.push(mv);
    }
    for (recorded, (_, text)) in made.iter_mut().zip(play.history().into_iter().skip(begin)) {
        recorded.text = text;
    }
    Ok(made)
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

/// Whether a text is a day, or a day and a time in UTC.
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
            Some(said) if said.winner != winner => Err(FileError::new(message!(
                "file-result",
                said = code(said.winner),
                is = code(winner),
                reason = reason.message(None)
            ))),
            _ => Ok(Some(RecordedResult { winner, reason: reason.code.to_owned() })),
        };
    }
    let Some(said) = said else { return Ok(None) };
    let Some(reason) = Reason::BY_PEOPLE.into_iter().find(|r| r.code == said.reason) else {
        return Err(FileError::new(message!("file-result-reason", reason = quoted(&said.reason))));
    };
    // An agreement has no winner, nor has a game that became too long; somebody who resigns, leaves or runs out of time has lost.
    let fits = match () {
        () if reason == Reason::AGREEMENT || reason == Reason::LENGTH => said.winner.is_none(),
        () if reason == Reason::UNRECORDED => true,
        () => said.winner.is_some(),
    };
    if !fits {
        let what = message!("file-result-winner", reason = reason.code, winner = code(said.winner));
        return Err(FileError::new(what));
    }
    Ok(Some(said))
}
