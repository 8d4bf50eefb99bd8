//! Recognising a file and reading it.

use plyground_rules::Record;
use serde_json::Value;

use super::{FileError, MAX_BYTES, MAX_MOVES, Replayed, own, replay};
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
    let json: Value = serde_json::from_str(text)
        .map_err(|e| FileError::new(format!("the file begins like JSON but is not: {e}")))?;
    if json.get("plyground").is_some() {
        return replay(own::read(&json)?);
    }
    let legacy = GAMES.iter().find_map(|game| game.read_legacy(&json));
    let record = legacy.ok_or_else(|| {
        FileError::new(
            "this JSON is no game: it has neither the field \"plyground\" nor the fields of an older form",
        )
    })?;
    replay(record.map_err(FileError::new)?)
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
            // Numbers and commas alone are no game.
            Ok(replayed) if replayed.record.moves.is_empty() => {}
            Ok(replayed) if game.write_moves(&replayed.play.history()) == text => return Ok(replayed),
            Ok(replayed) => fitting = fitting.or(Some(replayed)),
            Err((reached, e)) if closest.1.is_empty() || reached > closest.0 => {
                closest = (reached, format!("read as {}, {e}", info.name));
            }
            Err(_) => {}
        }
    }
    fitting.ok_or_else(|| {
        let closest = Some(closest.1).filter(|text| !text.is_empty()).map(|text| format!("; {text}"));
        let what = "the file is neither JSON nor a list of moves of any game";
        FileError::new(format!("{what}{}", closest.unwrap_or_default()))
    })
}

/// The moves as moves of one variant; on failure also how many of them were good.
fn as_moves_of(
    game: &'static dyn AnyGame,
    variant: &str,
    start: Option<String>,
    text: &str,
) -> Result<Replayed, (usize, FileError)> {
    let moves = match game.split_moves(text) {
        Ok(moves) => moves,
        Err(e) => {
            // How far it is this game's list of moves tells whether it is meant to be one.
            let good = e.column.map(|column| text.chars().take(column - 1).collect::<String>());
            let reached = good.and_then(|good| game.split_moves(&good).ok()).map_or(0, |moves| {
                let count = moves.len();
                let record =
                    Record { start: start.clone(), ..Record::of_moves(game.info().id, variant, moves) };
                super::replay::replay_counting(record).map_or_else(|(reached, _)| reached, |_| count)
            });
            return Err((reached, FileError::new(format!("{e} of the moves"))));
        }
    };
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
