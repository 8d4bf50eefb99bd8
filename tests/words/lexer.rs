//! Strings in Rust and JavaScript, without comments.

/// A string in a source.
#[derive(Clone, Debug)]
pub(crate) struct Literal {
    /// As it is written, without its quotes; lines that go on are joined.
    pub(crate) text: String,
    /// Where its first quote is.
    pub(crate) start: usize,
    /// Behind its last quote.
    pub(crate) end: usize,
}

/// The strings of a source, and the source with comments and strings blanked out, byte for byte as long as before.
pub(crate) fn literals(text: &str, script: bool) -> (Vec<Literal>, String) {
    let bytes = text.as_bytes();
    let mut code = bytes.to_vec();
    let mut found = Vec::new();
    let mut at = 0;
    let blank = |code: &mut Vec<u8>, from: usize, to: usize| {
        for byte in &mut code[from..to] {
            if *byte != b'\n' {
                *byte = b' ';
            }
        }
    };
    while at < bytes.len() {
        let rest = &text[at..];
        let end = match bytes[at] {
            b'/' if rest.starts_with("//") => at + rest.find('\n').unwrap_or(rest.len()),
            b'/' if rest.starts_with("/*") => at + rest.find("*/").map_or(rest.len(), |end| end + 2),
            // A regular expression in JavaScript: it follows an operator or an opening bracket.
            b'/' if script && is_regex(&code[..at]) => regex_end(bytes, at),
            b'r' if !script && raw(rest).is_some() && !is_word(bytes, at) => {
                let (open, close) = raw(rest).expect("was looked at");
                let length = rest[open..].find(&close).unwrap_or(rest.len() - open);
                let end = (at + open + length + close.len()).min(bytes.len());
                found.push(Literal { text: rest[open..open + length].to_owned(), start: at, end });
                end
            }
            b'\'' if !script => {
                // A character, or a lifetime.
                let mut chars = rest.char_indices().skip(1);
                match (chars.next(), chars.next()) {
                    (Some((_, '\\')), Some((i, _))) => {
                        at + i + rest[i + 1..].find('\'').map_or(1, |end| end + 2)
                    }
                    (Some(_), Some((i, '\''))) => at + i + 1,
                    _ => at + 1,
                }
            }
            quote @ (b'"' | b'\'' | b'`') if script || quote == b'"' => {
                let end = quoted_end(bytes, at, quote);
                let inner = &text[at + 1..end.saturating_sub(1).max(at + 1)];
                found.push(Literal { text: joined(inner), start: at, end });
                end
            }
            _ => {
                at += 1;
                continue;
            }
        };
        blank(&mut code, at, end.min(bytes.len()));
        at = end.max(at + 1);
    }
    (found, String::from_utf8(code).expect("whole characters were blanked"))
}

fn is_word(bytes: &[u8], at: usize) -> bool {
    at > 0 && (bytes[at - 1].is_ascii_alphanumeric() || bytes[at - 1] == b'_')
}

/// Where a raw string's text begins, and what ends it.
fn raw(rest: &str) -> Option<(usize, String)> {
    let hashes = rest[1..].bytes().take_while(|&byte| byte == b'#').count();
    (rest.as_bytes().get(1 + hashes) == Some(&b'"'))
        .then(|| (2 + hashes, format!("\"{}", "#".repeat(hashes))))
}

fn quoted_end(bytes: &[u8], start: usize, quote: u8) -> usize {
    let mut at = start + 1;
    while at < bytes.len() && bytes[at] != quote {
        at += if bytes[at] == b'\\' { 2 } else { 1 };
    }
    (at + 1).min(bytes.len())
}

fn is_regex(before: &[u8]) -> bool {
    let last = before.iter().rev().find(|byte| !byte.is_ascii_whitespace());
    last.is_none_or(|byte| b"(,=:[!&|?{};>".contains(byte))
}

fn regex_end(bytes: &[u8], start: usize) -> usize {
    let (mut at, mut class) = (start + 1, false);
    while at < bytes.len() && bytes[at] != b'\n' && (class || bytes[at] != b'/') {
        match bytes[at] {
            b'\\' => at += 1,
            b'[' => class = true,
            b']' => class = false,
            _ => {}
        }
        at += 1;
    }
    (at + 1).min(bytes.len())
}

/// A string that goes on in the next line.
fn joined(text: &str) -> String {
    let mut parts = text.split("\\\n");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |all, part| all + part.trim_start())
}
