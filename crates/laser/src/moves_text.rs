//! Reading a list of moves as people and other programs write it.

use plyground_rules::TextError;
use plyground_words::{Message, message};

use crate::Square;

/// Splits a list of moves. Spaces, commas and move numbers (`1.`, `12...`) may stand between them; a swap may be
/// written `f4ug3`, and what was hit may follow as `xg3`, joined on or not; both are left out of what is given back.
pub(crate) fn split(text: &str) -> Result<Vec<String>, TextError> {
    let mut moves: Vec<String> = Vec::new();
    let mut chars = text.chars();
    let mut column = 1;
    while let Some(c) = chars.clone().next() {
        if c.is_whitespace() || c == ',' {
            chars.next();
            column += 1;
            continue;
        }
        let (length, read) =
            item(chars.as_str(), !moves.is_empty()).map_err(|what| TextError::at(column, what))?;
        moves.extend(read);
        // Only ASCII is read as an item, so bytes are characters here.
        chars = chars.as_str()[length..].chars();
        column += length;
    }
    Ok(moves)
}

/// What `rest` begins with: its length, and the move, unless it is a number or a capture. The error shows at most
/// a few characters, so that it costs little wherever it is.
fn item(rest: &str, after_a_move: bool) -> Result<(usize, Option<String>), Message> {
    let bytes = rest.as_bytes();
    let digits = bytes.iter().take_while(|b| b.is_ascii_digit()).count();
    let dots = bytes[digits..].iter().take_while(|&&b| b == b'.').count();
    if digits > 0 && dots > 0 {
        return Ok((digits + dots, None));
    }
    let lower: Vec<u8> = bytes.iter().take(7).map(u8::to_ascii_lowercase).collect();
    let square = |at: usize| lower.get(at..at + 2).and_then(Square::named);
    let found = match (square(0), lower.get(2)) {
        (Some(from), Some(b'+')) => Some((3, format!("{from}+"))),
        (Some(from), Some(b'-')) => Some((3, format!("{from}-"))),
        (Some(from), Some(b'u')) => square(3).map(|to| (5, format!("{from}{to}"))),
        (Some(from), _) => square(2).map(|to| (4, format!("{from}{to}"))),
        (None, _) if after_a_move && lower.first() == Some(&b'x') && square(1).is_some() => {
            return Ok((3, None));
        }
        (None, _) => None,
    };
    // A move ends where a separator, a capture or the text does; `c4+d` is a slip, not a move and a half.
    let ends = |at: usize| {
        let next = rest[at..].chars().next();
        next.is_none_or(|c| c.is_whitespace() || matches!(c, ',' | 'x' | 'X'))
    };
    match found {
        Some((length, text)) if ends(length) => Ok((length, Some(text))),
        _ => {
            let word = rest.chars().take_while(|c| !c.is_whitespace() && *c != ',');
            Err(message!("moves-no-move", text = format!("{:?}", word.take(12).collect::<String>())))
        }
    }
}
