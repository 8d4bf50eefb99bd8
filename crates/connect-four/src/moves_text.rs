//! The plain list of a game's moves: `4455`, one digit a move, columns counted from 1 on the left, as solvers write it.

use plyground_rules::{Side, TextError};
use plyground_words::{Message, key, message};

/// No game has more moves.
const MOST: usize = 42;

/// The digits of a game's columns.
pub(crate) fn write(moves: &[(Side, String)]) -> String {
    let digit =
        |(_, text): &(Side, String)| text.bytes().next().map(|letter| char::from(letter - b'a' + b'1'));
    moves.iter().filter_map(digit).collect()
}

/// The moves of a list. Also read: letters instead of digits (but not both in one list, for `f5d6` is a list of
/// squares), capitals, separators, and move numbers (`12.`).
pub(crate) fn split(text: &str) -> Result<Vec<String>, TextError> {
    let fail = |index: usize, what: Message| Err(TextError::at(index + 1, what));
    let mut moves: Vec<String> = Vec::new();
    let mut by_letters = None;
    let mut rest = text.chars().map(|c| c.to_ascii_lowercase()).enumerate().peekable();
    while let Some((index, first)) = rest.next() {
        if first.is_whitespace() || matches!(first, ',' | ';' | '-') {
            continue;
        }
        if !first.is_ascii_alphanumeric() {
            return Err(TextError::unexpected(index + 1, first));
        }
        let mut run = vec![(index, first)];
        // Digits up to a full stop are a move's number; others are moves, of which no game has more.
        while let Some(next) = rest.next_if(|(_, c)| first.is_ascii_digit() && c.is_ascii_digit()) {
            run.push(next);
            if run.len() > MOST {
                return fail(index, message!("list-too-long", most = MOST));
            }
        }
        if first.is_ascii_digit() && rest.next_if(|&(_, c)| c == '.').is_some() {
            while rest.next_if(|&(_, c)| c == '.').is_some() {}
            continue;
        }
        for (index, c) in run {
            let column = match c {
                '1'..='7' => char::from(c as u8 - b'1' + b'a'),
                'a'..='g' => c,
                _ => return fail(index, message!("list-no-column", text = c)),
            };
            if *by_letters.get_or_insert(c.is_ascii_alphabetic()) != c.is_ascii_alphabetic() {
                return fail(index, key!("list-mixed").into());
            }
            if moves.len() == MOST {
                return fail(index, message!("list-too-long", most = MOST));
            }
            moves.push(column.to_string());
        }
    }
    Ok(moves)
}
