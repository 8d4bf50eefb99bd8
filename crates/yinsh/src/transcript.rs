//! A whole game as plain text: `1.e5 2.c4 … 24.a2-h9;xf3-f7;xg7`.

use std::fmt::Write;

use plyground_rules::{Side, TextError};
use plyground_words::message;

use crate::notation::{WrittenMove, short};

/// Turns are numbered through; a turn's parts are joined with `;`.
pub(crate) fn write(moves: &[(Side, String)]) -> String {
    let mut out = String::new();
    let turns = moves.chunk_by(|a, b| a.0 == b.0);
    for (i, turn) in turns.enumerate() {
        let parts: Vec<&str> = turn.iter().map(|(_, text)| text.as_str()).collect();
        let space = if i == 0 { "" } else { " " };
        write!(out, "{space}{}.{}", i + 1, parts.join(";")).expect("a string takes everything");
    }
    out
}

/// Move texts in their usual form from anything that separates them by spaces, commas or semicolons, in either
/// case, numbered or not. A row's ring may lack its own `x`.
pub(crate) fn split(text: &str) -> Result<Vec<String>, TextError> {
    let mut out = Vec::new();
    let mut owes_ring = false;
    for (column, word) in words(text) {
        let unnumbered = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let digits = word.len() - unnumbered.len();
        let rest = unnumbered.trim_start_matches('.');
        if digits > 0 && rest.is_empty() {
            continue;
        }
        if digits > 0 && rest.len() == unnumbered.len() {
            return Err(TextError::at(column, message!("neither-move-nor-number", text = short(word))));
        }
        let column = column + word.len() - rest.len();
        // Longer than any move: not worth a copy in lower case.
        let written = if rest.len() <= 8 {
            WrittenMove::read(&rest.to_ascii_lowercase())
        } else {
            WrittenMove::read(rest)
        };
        let written = match written.map_err(|what| TextError::at(column, what))? {
            WrittenMove::Place(at) if owes_ring => WrittenMove::TakeRing(at),
            other => other,
        };
        owes_ring = matches!(written, WrittenMove::Row(..));
        out.push(written.text());
    }
    Ok(out)
}

/// The words of a text with their columns, in characters from 1.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let separates = |c: char| c.is_whitespace() || matches!(c, ',' | ';');
    let mut column = 1;
    text.split_inclusive(separates).filter_map(move |part| {
        let here = column;
        column += part.chars().count();
        let word = part.trim_end_matches(separates);
        (!word.is_empty()).then_some((here, word))
    })
}
