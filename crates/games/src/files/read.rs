//! Recognising a file and reading it.

use plyground_rules::{
    Record,
    record::{self},
};
use serde_json::Value;

use super::{FileError, MAX_BYTES, MAX_MOVES, Replayed, replay};
use crate::{AnyGame, GAMES, brief, find};

/// The game in a file: our own JSON, an older program's JSON, or a plain list of moves.
pub fn read(bytes: &[u8]) -> Result<Replayed, FileError> {
    if bytes.len() > MAX_BYTES {
        return Err(FileError::new(format!(
            "a game file has at most {} KB, this one has more",
            MAX_BYTES / 1024
        )));
    }
    let text = std::str::from_utf8(bytes).map_err(|e| {
        FileError::new(format!(
            "the file is not text: byte {} does not belong to any character",
            e.valid_up_to() + 1
        ))
    })?;
    let text = text.trim_start_matches('\u{feff}').trim();
    match text.chars().next() {
        None => Err(FileError::new("the file is empty")),
        Some('{' | '[' | '"') => read_json(text),
        Some(_) => read_moves(text),
    }
}

fn read_json(text: &str) -> Result<Replayed, FileError> {
    let json: Value =
        serde_json::from_str(text).map_err(|e| json_error("the file begins like JSON but is not", &e))?;
    if let Some(version) = json.get("plyground") {
        if version.as_u64().is_some_and(|v| v > u64::from(record::VERSION)) {
            let what = "the file was written by a later version of Plyground: field \"plyground\" is";
            return Err(FileError::new(format!("{what} {version}, this one reads {}", record::VERSION)));
        }
        // Again from the text, so that errors name their line and column.
        let record: Record = serde_json::from_str(text).map_err(|e| json_error("not a game record", &e))?;
        return replay(record);
    }
    let legacy = GAMES.iter().find_map(|game| game.read_legacy(&json));
    let record = legacy.ok_or_else(|| {
        FileError::new(
            "this JSON is no game: it has neither the field \"plyground\" nor the fields of an older form",
        )
    })?;
    replay(record.map_err(FileError::new)?)
}

/// The parser's message repeats names from the file, however long and strange.
fn json_error(what: &str, e: &serde_json::Error) -> FileError {
    const SHOWN: usize = 160;
    let message = e.to_string();
    let place = format!(" at line {} column {}", e.line(), e.column());
    let said = message.strip_suffix(&place).unwrap_or(&message);
    let shown =
        said.chars().take(SHOWN).map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c });
    let shown: String = shown.chain(said.chars().nth(SHOWN).map(|_| '…')).collect();
    FileError::new(format!("{what}: {shown}{place}"))
}

/// A list of moves. A first line `# renju` or `# laser POSITION` says of what. Else it is a game by whose rules every
/// one of them is legal: one that writes its moves in just this way if there is one, for a short list may be
/// legal in several games.
fn read_moves(text: &str) -> Result<Replayed, FileError> {
    if let Some(rest) = text.strip_prefix('#') {
        let (header, moves) = rest.split_once('\n').unwrap_or((rest, ""));
        let (id, start) = match header.trim().split_once(' ') {
            Some((id, start)) => (id, Some(start.trim().to_owned())),
            None => (header.trim(), None),
        };
        let (game, variant) = find(id).map_err(|e| FileError::new(format!("line 1: {e}")))?;
        return as_moves_of(game, variant.id, start, moves).map_err(|(_, e)| e);
    }
    let mut fitting: Option<Replayed> = None;
    let mut closest = (0, String::new());
    for &game in GAMES {
        let info = game.info();
        match as_moves_of(game, info.variants[0].id, None, text) {
            Ok(replayed) if game.write_moves(&replayed.play.history()) == text => return Ok(replayed),
            Ok(replayed) => fitting = fitting.or(Some(replayed)),
            Err((reached, e)) if closest.1.is_empty() || reached > closest.0 => {
                closest = (reached, format!("read as {}, {e}", info.name));
            }
            Err(_) => {}
        }
    }
    fitting.ok_or_else(|| {
        FileError::new(format!("the file is neither JSON nor a list of moves of any game; {}", closest.1))
    })
}

/// The moves as moves of one variant; on failure also how many of them were good.
fn as_moves_of(
    game: &'static dyn AnyGame,
    variant: &str,
    start: Option<String>,
    text: &str,
) -> Result<Replayed, (usize, FileError)> {
    let moves = game.split_moves(text).map_err(|e| (0, FileError::new(format!("{e} of the moves"))))?;
    if moves.len() > MAX_MOVES {
        return Err((0, super::replay::too_many(moves.len())));
    }
    let record = Record { start, ..Record::of_moves(game.info().id, variant, moves) };
    super::replay::replay_counting(record)
}

/// A field's value, quoted for a sentence.
pub(super) fn quoted(text: &str) -> String {
    format!("\"{}\"", brief(text))
}
