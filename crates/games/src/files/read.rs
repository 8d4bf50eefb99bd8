//! Recognising a file and reading it.

use plyground_rules::{Record, TextError};
use plyground_words::{Message, key, message};
use serde_json::Value;

use super::{FileError, MAX_BYTES, MAX_MOVES, Replayed, own, replay};
use crate::{AnyGame, GAMES, brief, find};

/// The game in a file: our own JSON, an older program's JSON, or a plain list of moves.
pub fn read(bytes: &[u8]) -> Result<Replayed, FileError> {
    if bytes.len() > MAX_BYTES {
        return Err(FileError::new(message!("file-too-large", most = MAX_BYTES / 1024)));
    }
    let text = std::str::from_utf8(bytes)
        .map_err(|e| FileError::new(message!("file-not-text", byte = e.valid_up_to() + 1)))?;
    let text = text.trim_start_matches('\u{feff}').trim();
    match text.chars().next() {
        None => Err(FileError::new(key!("file-empty"))),
        Some('{' | '[' | '"') => read_json(text),
        Some(_) => read_moves(text),
    }
}

fn read_json(text: &str) -> Result<Replayed, FileError> {
    let json: Value = serde_json::from_str(text)
        .map_err(|e| FileError::new(message!("file-not-json", error = e.to_string())))?;
    if json.get("plyground").is_some() {
        return replay(own::read(&json)?);
    }
    let legacy = GAMES.iter().find_map(|game| game.read_legacy(&json));
    let record = legacy.ok_or_else(|| FileError::new(key!("file-json-no-game")))?;
    replay(record.map_err(FileError::new)?)
}

/// A list of moves. A first line `# renju` or `# laser POSITION` says of what. Else it is a game by whose rules every
/// one of them is legal: one that writes its moves in just this way if there is one, for a short list may be
/// legal in several games. A list that begins like a game of Reversi and then goes wrong is not taken for one of Gomoku,
/// where nearly everything is legal.
fn read_moves(text: &str) -> Result<Replayed, FileError> {
    if let Some(rest) = text.strip_prefix('#') {
        let (header, moves) = rest.split_once('\n').unwrap_or((rest, ""));
        let (id, start) = match header.trim().split_once(' ') {
            Some((id, start)) => (id, Some(start.trim().to_owned())),
            None => (header.trim(), None),
        };
        let (game, variant) =
            find(id).map_err(|e| FileError::new(message!("file-line-1", why = e.message())))?;
        return as_moves_of(game, variant.id, start, moves).map_err(|(_, e)| e);
    }
    let mut fitting: Option<Replayed> = None;
    let mut exact = false;
    let mut closest: Option<((bool, usize), Message)> = None;
    for &game in GAMES {
        let info = game.info();
        match as_moves_of(game, info.variants[0].id, None, text) {
            Ok(replayed) if is_too_little(text, replayed.record.moves.len()) => {}
            Ok(replayed) => {
                let writes_it_so = game.write_moves(&replayed.play.history()) == text;
                if fitting.is_none() || writes_it_so && !exact {
                    (fitting, exact) = (Some(replayed), writes_it_so);
                }
            }
            Err((reached, e)) => {
                let rank = (begins_like(game, text), reached);
                if closest.as_ref().is_none_or(|(best, _)| rank > *best) {
                    let no_moves = message!("file-no-moves-but", game = info.name, why = e.message());
                    closest = Some((rank, no_moves));
                }
            }
        }
    }
    let meant = closest.as_ref().is_some_and(|((begins_like, _), _)| *begins_like);
    match fitting {
        Some(replayed) if !meant || begins_like(replayed.game, text) => Ok(replayed),
        _ => {
            let no_moves = closest.map_or_else(|| key!("file-no-moves").into(), |(_, no_moves)| no_moves);
            Err(FileError::new(no_moves))
        }
    }
}

/// Whether a list without a header may be anything: numbers and commas, which a game of columns would take for moves.
fn is_too_little(text: &str, moves: usize) -> bool {
    /// So many columns in a row are hardly a number.
    const ENOUGH: usize = 7;
    moves == 0 || moves < ENOUGH && !text.contains(|c: char| c.is_alphabetic())
}

/// Whether the first moves show that a list is of this game: each was one of few that were legal. Where nearly every move is
/// legal, as in Gomoku, legal moves show nothing.
fn begins_like(game: &'static dyn AnyGame, text: &str) -> bool {
    /// So many moves are looked at; by then it is clear.
    const LOOKED_AT: usize = 12;
    /// Four moves of which each was one of four, say: by chance that happens once in a thousand lists.
    const ENOUGH: f64 = 1.0;
    let good = game.split_moves(text).unwrap_or_else(|e| good_part(game, text, &e));
    let Ok(mut play) = game.start(&game.info().variants[0], None) else { return false };
    let mut evidence = 0.0;
    for text in good.iter().take(LOOKED_AT) {
        let legal = play.legal().len();
        if play.play(text).is_err() {
            break;
        }
        evidence += 1.0 / legal as f64;
    }
    evidence >= ENOUGH
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
            let moves = good_part(game, text, &e);
            let count = moves.len();
            let record = Record { start, ..Record::of_moves(game.info().id, variant, moves) };
            let reached =
                super::replay::replay_counting(record).map_or_else(|(reached, _)| reached, |_| count);
            return Err((reached, FileError::new(message!("file-in-moves", why = e.message()))));
        }
    };
    if moves.len() > MAX_MOVES {
        return Err((0, super::replay::too_many(moves.len())));
    }
    let record = Record { start, ..Record::of_moves(game.info().id, variant, moves) };
    super::replay::replay_counting(record)
}

/// The moves before the place where a list is wrong; that may be in the middle of a move.
fn good_part(game: &'static dyn AnyGame, text: &str, wrong: &TextError) -> Vec<String> {
    /// No move has more characters that would be fine by themselves.
    const LONGEST: usize = 6;
    let end = wrong.column.map_or(0, |column| column.saturating_sub(1));
    let ends = (end.saturating_sub(LONGEST)..=end).rev();
    let part = |end| game.split_moves(&text.chars().take(end).collect::<String>()).ok();
    ends.into_iter().find_map(part).unwrap_or_default()
}

/// A field's value, quoted for a sentence.
pub(super) fn quoted(text: &str) -> String {
    format!("\"{}\"", brief(text))
}
