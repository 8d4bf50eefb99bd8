//! The common part of position texts: rows separated by `/`, numbers for runs of empty points.

use plyground_words::{key, message};

use crate::TextError;

/// A part of a text between spaces, and its column, counted from 1.
#[derive(Clone, Copy, Debug)]
pub struct TextField<'a> {
    /// The part.
    pub text: &'a str,
    /// Where it begins.
    pub column: usize,
}

/// The parts of a text between single spaces; spaces around the whole text do not count. Texts are plain ASCII:
/// anything else is refused here, so that what follows may count bytes.
pub fn fields(text: &str) -> Result<Vec<TextField<'_>>, TextError> {
    if let Some((i, c)) = text.chars().enumerate().find(|(_, c)| !c.is_ascii() || c.is_ascii_control()) {
        return Err(TextError::unexpected(i + 1, c));
    }
    let mut column = 1 + text.len() - text.trim_start().len();
    let mut out = Vec::new();
    for part in text.trim().split(' ') {
        if part.is_empty() {
            let what = if out.is_empty() { key!("text-empty") } else { key!("text-two-spaces") };
            return Err(TextError::at(column, what));
        }
        out.push(TextField { text: part, column });
        column += part.len() + 1;
    }
    Ok(out)
}

/// Reads a board. `lengths` are the numbers of points of its rows, `row` is the code of what a row is called
/// (`row`, `column` or `rank`), and
/// `name` what the board calls the row with an index from 0 in the text ("8", "k"): texts may begin with the top one.
/// `piece` gets what is left of a row and gives the piece it begins with and how many characters that took, or else
/// which of the characters is wrong.
/// Gives each piece with its row and its place in the row, both from 0.
pub fn read<T>(
    field: TextField<'_>,
    lengths: &[usize],
    row: &'static str,
    name: impl Fn(usize) -> String,
    mut piece: impl FnMut(&str) -> Result<(T, usize), usize>,
) -> Result<Vec<(usize, usize, T)>, TextError> {
    let parts: Vec<&str> = field.text.split('/').collect();
    if parts.len() != lengths.len() {
        let (found, wanted) = (parts.len(), lengths.len());
        let what = message!("text-rows-needed", wanted = wanted, row = row, found = found);
        return Err(TextError::at(field.column, what));
    }
    let mut out = Vec::new();
    let mut column = field.column;
    for (r, (part, &length)) in parts.iter().zip(lengths).enumerate() {
        let (mut rest, mut place) = (*part, 0);
        while !rest.is_empty() {
            let here = column + part.len() - rest.len();
            let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            let (points, bytes) = if digits > 0 {
                let run = rest[..digits]
                    .parse()
                    .ok()
                    .filter(|n| (1..=length).contains(n) && !rest.starts_with('0'));
                let fits = run.ok_or_else(|| {
                    TextError::at(here, message!("text-run", run = rest[..digits].to_owned()))
                })?;
                (fits, digits)
            } else {
                let (what, bytes) = piece(rest).map_err(|offset| match rest.chars().nth(offset) {
                    Some(c) => TextError::unexpected(here + offset, c.to_string()),
                    None => {
                        let what = message!("text-row-half-a-piece", row = row, name = name(r));
                        TextError::at(here + offset, what)
                    }
                })?;
                out.push((r, place, what));
                (1, bytes)
            };
            place += points;
            if place > length {
                let what = message!("text-row-too-long", row = row, name = name(r), length = length);
                return Err(TextError::at(here, what));
            }
            rest = &rest[bytes..];
        }
        if place != length {
            let what = message!("text-row-length", row = row, name = name(r), found = place, length = length);
            return Err(TextError::at(column + part.len(), what));
        }
        column += part.len() + 1;
    }
    Ok(out)
}

/// Writes a board: each row as its points' pieces, `None` for an empty point.
pub fn write<R, S>(rows: impl IntoIterator<Item = R>) -> String
where
    R: IntoIterator<Item = Option<S>>,
    S: AsRef<str>,
{
    let mut out = String::new();
    for (i, row) in rows.into_iter().enumerate() {
        if i > 0 {
            out.push('/');
        }
        let mut empty = 0;
        for point in row {
            let Some(piece) = point else {
                empty += 1;
                continue;
            };
            flush(&mut out, &mut empty);
            out.push_str(piece.as_ref());
        }
        flush(&mut out, &mut empty);
    }
    out
}

fn flush(out: &mut String, empty: &mut usize) {
    if *empty > 0 {
        out.push_str(&empty.to_string());
        *empty = 0;
    }
}
