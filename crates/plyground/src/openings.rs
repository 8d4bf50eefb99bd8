//! The command that names openings.

use plyground_games::{brief, find};
use plyground_words::{key, message};

use crate::{CommandResult, lang::lang};

/// The name of the opening that some moves lead to, and the continuations that have names.
pub(crate) fn run(game: &str, moves: &[String]) -> CommandResult {
    let (game, variant) = find(game).map_err(|e| e.message())?;
    let texts = game.split_moves(&moves.join(" ")).map_err(|e| e.message())?;
    let mut play = game.start(variant, None).map_err(|e| e.message())?;
    for (index, text) in texts.iter().enumerate() {
        play.play(text)
            .map_err(|e| message!("bad-move", number = index + 1, text = brief(text), why = e.message()))?;
    }
    let mut answer = match play.opening() {
        Some(name) => format!("{name}\n"),
        None => format!("{}\n", key!("opening-unnamed").in_lang(lang())),
    };
    for (mv, name) in play.book_moves() {
        answer.push_str(&format!("  {mv:<5} {}\n", name.unwrap_or("…")));
    }
    Ok(answer)
}
