//! The plain text of a game: `f5d6c3`, two characters a move, passes left out.

use plyground_rules::{Side, TextError};
use plyground_words::{Message, key, message};

/// The transcript of a game. A pass goes without saying, for it is forced, but not after the last disc: there nothing
/// would show that it was made.
pub(crate) fn write(moves: &[(Side, String)]) -> String {
    let last = moves.len().saturating_sub(1);
    moves
        .iter()
        .enumerate()
        .filter(|(i, (_, text))| text != "--" || *i == last)
        .map(|(_, (_, text))| text.as_str())
        .collect()
}

/// The moves of a transcript. Also read: capitals, separators, move numbers (`12.`), and passes as `--`, `pass`,
/// `pa` or `ps`.
pub(crate) fn split(text: &str) -> Result<Vec<String>, TextError> {
    let fail = |index, what: Message| Err(TextError::at(index + 1, what));
    let mut moves = Vec::new();
    let mut rest = text.chars().map(|c| c.to_ascii_lowercase()).enumerate().peekable();
    while let Some((index, first)) = rest.next() {
        let mut then = |wanted: fn(&char) -> bool| rest.next_if(|(_, c)| wanted(c)).map(|(_, c)| c);
        match first {
            'a'..='h' => match then(|c| matches!(c, '1'..='8')) {
                Some(row) => moves.push(format!("{first}{row}")),
                None => return fail(index + 1, message!("moves-row", column = first)),
            },
            '-' if then(|c| *c == '-').is_some() => moves.push("--".to_owned()),
            'p' => {
                let second = then(|c| matches!(c, 'a' | 's'));
                // "pa" may be all there is: what follows it is the next move then, and no move begins with s.
                let whole = second == Some('a') && then(|c| *c == 's').is_some();
                if second.is_none() || whole && then(|c| *c == 's').is_none() {
                    return fail(index, key!("moves-pass").into());
                }
                moves.push("--".to_owned());
            }
            '0'..='9' => {
                while then(char::is_ascii_digit).is_some() {}
                if then(|c| *c == '.').is_none() {
                    return fail(index, key!("moves-number").into());
                }
                while then(|c| *c == '.').is_some() {}
            }
            ',' | ';' => {}
            c if c.is_whitespace() => {}
            c => return Err(TextError::unexpected(index + 1, c)),
        }
    }
    Ok(moves)
}
