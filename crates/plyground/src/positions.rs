//! The commands about single positions.

use std::io::{self, IsTerminal, Write};

use plyground_games::{
    AnyGame, AnyPlay, brief, find,
    rules::{Game, Notation, Variant},
    variants,
};
use plyground_gomoku::Gomoku;
use plyground_words::{Message, message};

use crate::{CommandResult, args::PositionArg, lang::lang};

/// A line per variant: its id, its name, what it is.
pub(crate) fn games() -> String {
    let width = variants().map(|(_, v)| v.id.len()).max().unwrap_or(0);
    let line = |v: &Variant| message!("game-line", name = v.name, summary = v.summary).in_lang(lang());
    variants().map(|(_, v)| format!("{:width$}  {}\n", v.id, line(v))).collect()
}

pub(crate) fn show(at: &PositionArg) -> CommandResult {
    let (game, play) = begin(&at.game, at.position.as_deref())?;
    Ok(plyground_games::show(game, &*play, lang()))
}

pub(crate) fn moves(at: &PositionArg) -> CommandResult {
    let (_, play) = begin(&at.game, at.position.as_deref())?;
    let mut moves = play.legal();
    moves.sort();
    Ok(moves.into_iter().map(|mv| mv + "\n").collect())
}

pub(crate) fn apply(game: &str, position: &str, moves: &[String]) -> CommandResult {
    let (_, mut play) = begin(game, Some(position))?;
    make(&mut *play, moves)?;
    Ok(play.position_text() + "\n")
}

/// Makes moves, or says which one is none.
pub(crate) fn make(play: &mut dyn AnyPlay, moves: &[String]) -> Result<(), Message> {
    for (i, text) in moves.iter().enumerate() {
        play.play(text)
            .map_err(|e| message!("bad-move", number = i + 1, text = brief(text), why = e.message()))?;
    }
    Ok(())
}

pub(crate) fn perft(game: &str, depth: u32, position: Option<&str>) -> CommandResult {
    let (_, play) = begin(game, position)?;
    let total = if depth == 0 { 1 } else { count(&*play, depth) };
    Ok(format!("{total}\n"))
}

/// Counts, with progress on a terminal.
fn count(play: &dyn AnyPlay, depth: u32) -> u64 {
    let watched = io::stderr().is_terminal();
    let (all, mut done, mut total) = (play.legal().len(), 0, 0);
    play.perft_by_move(depth, &mut |_, count| {
        done += 1;
        total += count;
        if watched {
            // Progress is a courtesy: if it cannot be shown, the count still can.
            let told = message!("perft-progress", done = done, all = all, total = total);
            let _ = write!(io::stderr(), "\r{} ", told.in_lang(lang()));
        }
    });
    if watched && all > 0 {
        let _ = write!(io::stderr(), "\r{:60}\r", "");
    }
    total
}

pub(crate) fn forbidden(position: &str) -> CommandResult {
    let renju = Gomoku::INFO.variants.iter().find(|v| v.id == "renju").expect("Renju is a variant of Gomoku");
    let position = Gomoku::read_position(renju, position).map_err(|e| bad_position(&e))?;
    let mut lines: Vec<String> = position
        .forbidden_points()
        .into_iter()
        .map(|(point, kind)| format!("{point} {}\n", kind.text()))
        .collect();
    lines.sort();
    Ok(lines.concat())
}

/// A game about to begin, as the command line names it.
pub(crate) fn begin(
    game: &str,
    position: Option<&str>,
) -> Result<(&'static dyn AnyGame, Box<dyn AnyPlay>), Message> {
    let (game, variant) = find(game).map_err(|e| e.message())?;
    Ok((game, game.start(variant, position).map_err(|e| bad_position(&e))?))
}

fn bad_position(e: &plyground_games::rules::PositionError) -> Message {
    message!("bad-position", why = e.message())
}
