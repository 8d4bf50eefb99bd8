//! Cutting a stream of bytes into games, without looking at what they mean.

use plyground_rules::FileLayout;

use super::MAX_BYTES;

/// What a buffer begins with.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Cut {
    /// A game.
    Piece {
        /// Where it begins.
        from: usize,
        /// Its length.
        length: usize,
        /// How much of the buffer is done with.
        used: usize,
    },
    /// So much of the buffer is worth nothing; more bytes are needed.
    More(usize),
    /// A game that is too large, or has no end; so much of the buffer is done with.
    Endless(usize),
    /// No further game.
    End,
}

/// The next game of a form. `ended`: the buffer has all there is.
pub(super) fn next(layout: FileLayout, buffer: &[u8], ended: bool) -> Cut {
    match layout {
        FileLayout::Whole => whole(buffer, ended),
        FileLayout::Trees => tree(buffer, ended),
        FileLayout::Blocks { size, .. } => block(buffer, size, ended),
    }
}

fn whole(buffer: &[u8], ended: bool) -> Cut {
    match buffer.len() {
        0 if ended => Cut::End,
        length if length > MAX_BYTES => Cut::Endless(length),
        length if ended => Cut::Piece { from: 0, length, used: length },
        _ => Cut::More(0),
    }
}

/// What is left over at the end is a game that was cut off, unless it is nothing: some programs fill up with zeros.
fn block(buffer: &[u8], size: usize, ended: bool) -> Cut {
    match buffer.len() {
        length if length >= size => Cut::Piece { from: 0, length: size, used: size },
        _ if !ended => Cut::More(0),
        length if buffer.iter().any(|&byte| byte != 0) => Cut::Piece { from: 0, length, used: length },
        _ => Cut::End,
    }
}

/// From `(;` to the parenthesis that closes it. Whatever stands between games is skipped.
fn tree(buffer: &[u8], ended: bool) -> Cut {
    let Some(from) = opening(buffer) else {
        return if ended { Cut::End } else { Cut::More(buffer.len().saturating_sub(1)) };
    };
    let (mut depth, mut value, mut escaped) = (0_usize, false, false);
    for (i, &byte) in buffer[from..].iter().enumerate().take(MAX_BYTES) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if value => escaped = true,
            b']' => value = false,
            _ if value => {}
            b'[' => value = true,
            b'(' => depth += 1,
            b')' => {
                depth -= 1;
                if depth == 0 {
                    return Cut::Piece { from, length: i + 1, used: from + i + 1 };
                }
            }
            _ => {}
        }
    }
    let length = buffer.len() - from;
    match () {
        () if length < MAX_BYTES && !ended => Cut::More(from),
        () => {
            // What is never closed must not swallow the games that follow.
            let next = buffer[from + 2..].windows(3).position(|next| next == b"\n(;");
            Cut::Endless(next.map_or(buffer.len(), |next| from + next + 3))
        }
    }
}

fn opening(buffer: &[u8]) -> Option<usize> {
    buffer.windows(2).position(|pair| pair == b"(;")
}

/// A JSON object; commas and brackets of a list around objects are skipped.
pub(super) fn json(buffer: &[u8], ended: bool) -> Cut {
    let between =
        |byte: u8| byte.is_ascii_whitespace() || matches!(byte, b',' | b'[' | b']' | 0xEF | 0xBB | 0xBF);
    let Some(from) = buffer.iter().position(|&byte| !between(byte)) else {
        return if ended { Cut::End } else { Cut::More(buffer.len()) };
    };
    let (mut depth, mut string, mut escaped) = (0_usize, false, false);
    for (i, &byte) in buffer[from..].iter().enumerate().take(MAX_BYTES) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if string => escaped = true,
            b'"' => string = !string,
            _ if string => {}
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 && !string && matches!(byte, b'}' | b']') {
            return Cut::Piece { from, length: i + 1, used: from + i + 1 };
        }
    }
    match buffer.len() - from {
        length if length >= MAX_BYTES => Cut::Endless(buffer.len()),
        length if ended => Cut::Piece { from, length, used: buffer.len() },
        _ => Cut::More(from),
    }
}

/// A line, or a paragraph: lines up to an empty one, or up to one that begins with `#`.
pub(super) fn lines(buffer: &[u8], ended: bool, paragraph: bool) -> Cut {
    let mut at = 0;
    let mut from = None;
    loop {
        let end = buffer[at..].iter().position(|&byte| byte == b'\n').map(|end| at + end);
        let (Some(line_end), next) = (end.or(ended.then_some(buffer.len())), end.map(|end| end + 1)) else {
            return match from {
                _ if buffer.len() > MAX_BYTES => Cut::Endless(buffer.len()),
                Some(from) => Cut::More(from),
                None => Cut::More(at),
            };
        };
        let line = buffer[at..line_end].trim_ascii();
        let ends = line.is_empty() || line.starts_with(b"#");
        match from {
            Some(from) if ends => return Cut::Piece { from, length: at - from, used: at },
            None if !line.is_empty() => from = Some(at),
            _ => {}
        }
        if let (Some(from), false) = (from, paragraph) {
            return Cut::Piece { from, length: line_end - from, used: next.unwrap_or(line_end) };
        }
        match (next, from) {
            (Some(next), _) if next < buffer.len() || !ended => at = next,
            (_, Some(from)) => return Cut::Piece { from, length: line_end - from, used: buffer.len() },
            (_, None) => return Cut::End,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All pieces of a text that arrives byte by byte.
    fn pieces(text: &[u8], cut: impl Fn(&[u8], bool) -> Cut) -> Vec<String> {
        let (mut found, mut begin, mut end) = (Vec::new(), 0, 0);
        loop {
            match cut(&text[begin..end], end == text.len()) {
                Cut::Piece { from, length, used } => {
                    let piece = &text[begin + from..begin + from + length];
                    found.push(String::from_utf8_lossy(piece).into_owned());
                    begin += used;
                }
                Cut::More(used) => {
                    begin += used;
                    assert!(end < text.len(), "more is wanted though there is no more");
                    end += 1;
                }
                Cut::Endless(used) => {
                    found.push("endless".to_owned());
                    begin += used;
                }
                Cut::End => return found,
            }
        }
    }

    #[test]
    fn a12_games_are_cut_out_wherever_the_stream_pauses() {
        let trees = b"2 (;A[(]B[\\]);])(;C[](;D[])(;E[]))\n x (;F[";
        assert_eq!(pieces(trees, tree), ["(;A[(]B[\\]);])", "(;C[](;D[])(;E[]))", "endless"]);
        let objects = br#"[{"a":"}\"{"}, {"b":{}} ] {"c":"#;
        assert_eq!(pieces(objects, json), [r#"{"a":"}\"{"}"#, r#"{"b":{}}"#, r#"{"c":"#]);
        let text = b"\n# renju\nh8\ni9\n\n\nf5\nd6\n# x\ny";
        let paragraphs = |buffer: &[u8], ended: bool| lines(buffer, ended, true);
        assert_eq!(pieces(text, paragraphs), ["# renju\nh8\ni9\n", "f5\nd6\n", "# x\ny"]);
        let single = |buffer: &[u8], ended: bool| lines(buffer, ended, false);
        assert_eq!(pieces(text, single), ["# renju", "h8", "i9", "f5", "d6", "# x", "y"]);
        let blocks = |buffer: &[u8], ended: bool| block(buffer, 3, ended);
        assert_eq!(pieces(b"abcdefgh", blocks), ["abc", "def", "gh"]);
        assert_eq!(pieces(b"abc\0\0", blocks), ["abc"]);
        for nothing in [&b""[..], b"\n", b"  \n\n"] {
            assert_eq!(pieces(nothing, paragraphs), [""; 0]);
            assert_eq!(pieces(nothing, single), [""; 0]);
            assert_eq!(pieces(nothing, json), [""; 0]);
            assert_eq!(pieces(nothing, tree), [""; 0]);
        }
    }

    #[test]
    fn a12_an_unclosed_parenthesis_costs_one_game() {
        let text = b"(;A[x]\n(;B[])\n(;C[])";
        assert_eq!(pieces(text, tree), ["endless", "(;B[])", "(;C[])"]);
    }
}
