//! Games as plain text: lists of moves, and positions.

use plyground_rules::{Record, TextError, Variant};
use plyground_words::{Message, key, message};

use super::{
    FileError, MAX_MOVES, Replayed, replay,
    replay::{replay_counting, too_many},
};
use crate::{AnyGame, GAMES, find, variants};

/// The game that a text is, under a heading like `# renju`, or by itself.
pub(super) fn game(
    bytes: &[u8],
    heading: &str,
    variant: Option<&'static Variant>,
) -> Result<Replayed, FileError> {
    let text = std::str::from_utf8(bytes)
        .map_err(|e| FileError::new(message!("file-not-text", byte = e.valid_up_to() + 1)))?;
    let text = text.trim_start_matches('\u{feff}').trim();
    if let Some(position) = position(text, variant) {
        return Ok(position);
    }
    if text.starts_with('#') {
        return moves(text);
    }
    match variant {
        _ if !heading.is_empty() => moves(&format!("{heading}\n{text}")),
        Some(variant) => moves(&format!("# {}\n{text}", variant.id)),
        None => moves(text),
    }
}

/// Whether every line of a text is a game of its own: the first paragraph is no game, but its first line is.
pub(super) fn is_game_a_line(head: &[u8], variant: Option<&'static Variant>) -> bool {
    let text = String::from_utf8_lossy(head);
    let mut paragraph = text.lines().map(str::trim).skip_while(|line| line.is_empty());
    let first = paragraph.next().unwrap_or_default();
    let (heading, line) =
        if first.starts_with('#') { (first, paragraph.next().unwrap_or_default()) } else { ("", first) };
    let rest: Vec<&str> =
        paragraph.take_while(|line| !line.is_empty() && !line.starts_with('#')).take(MAX_MOVES).collect();
    if rest.is_empty() {
        return false;
    }
    let whole = format!("{line}\n{}", rest.join("\n"));
    game(whole.as_bytes(), heading, variant).is_err() && game(line.as_bytes(), heading, variant).is_ok()
}

/// A text that is a position: a game without moves. Notes may follow it after a semicolon.
fn position(text: &str, variant: Option<&'static Variant>) -> Option<Replayed> {
    /// No position text is shorter, and no name of a start is longer.
    const SHORTEST: usize = 16;
    if text.contains('\n') {
        return None;
    }
    let text = text.split([';', '%']).next().unwrap_or_default().trim();
    if text.len() < SHORTEST {
        return None;
    }
    let wanted = variant.and_then(|variant| find(variant.id).ok());
    wanted.into_iter().chain(variants()).find_map(|(game, variant)| {
        let start = game.start(variant, Some(text)).ok()?.position_text();
        let record = Record { start: Some(start), ..Record::of_moves(game.info().id, variant.id, []) };
        replay(record).ok()
    })
}

/// A list of moves. A first line `# renju` or `# laser POSITION` says of what. Else it is a game by whose rules every
/// one of them is legal: one that writes its moves in just this way if there is one, for a short list may be
/// legal in several games. A list that begins like a game of Reversi and then goes wrong is not taken for one of Gomoku,
/// where nearly everything is legal.
pub(super) fn moves(text: &str) -> Result<Replayed, FileError> {
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
            let reached = replay_counting(record).map_or_else(|(reached, _)| reached, |_| count);
            return Err((reached, FileError::new(message!("file-in-moves", why = e.message()))));
        }
    };
    if moves.len() > MAX_MOVES {
        return Err((0, too_many(moves.len())));
    }
    let record = Record { start, ..Record::of_moves(game.info().id, variant, moves) };
    replay_counting(record)
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
