//! What the sources use of the catalogues, and what they say outside of them.

use std::{collections::BTreeSet, fs, path::Path};

use super::{
    catalogues::root,
    lexer::{Literal, literals},
};

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Rust,
    Script,
    Template,
}

pub(crate) struct Source {
    pub(crate) path: String,
    kind: Kind,
    text: String,
    literals: Vec<Literal>,
    /// The text without comments and strings.
    code: String,
}

/// A key in a source.
pub(crate) struct Use {
    pub(crate) line: usize,
    pub(crate) catalogue: String,
    pub(crate) id: String,
    /// `None` for a key alone.
    pub(crate) args: Option<BTreeSet<String>>,
}

/// What has a reader but no person: files whose strings are for programs, with the reason.
const FOR_PROGRAMS: &[(&str, &str)] = &[
    ("crates/store/", "SQL, and errors that only the log shows"),
    ("crates/plyground/src/formats.rs", "lines and codes that programs read"),
    ("crates/protocols/src/client.rs", "what is said to engines"),
    ("crates/protocols/src/wire.rs", "what our engines say to programs"),
    ("crates/server/src/assets.rs", "reads scripts"),
    ("crates/server/src/types.rs", "writes types for scripts"),
    ("crates/fit/", "a tool for developers"),
    ("crates/words/", "speaks of catalogues, to developers"),
    ("crates/rules/src/laws.rs", "laws are broken by programs, and read by developers"),
    ("crates/rules/src/suite.rs", "likewise"),
    ("crates/rules/src/presentation.rs", "an event that does not fit is a fault of a game's code"),
];

/// Macros and functions whose strings only developers and operators see.
const FOR_DEVELOPERS: &[&str] = &[
    "expect(",
    "expect_err(",
    "panic!(",
    "unreachable!(",
    "assert!(",
    "assert_eq!(",
    "assert_ne!(",
    "debug_assert!(",
    "debug_assert_eq!(",
    "trace!(",
    "debug!(",
    "info!(",
    "warn!(",
    "error!(",
    "concat!(",
    "include_str!(",
    "env!(",
    "Error(",
    "console.error(",
    "console.warn(",
    "querySelector(",
    "querySelectorAll(",
    "closest(",
    "matches(",
    "matchMedia(",
    "cfg(",
    "regex(",
    "debug_span!(",
    "info_span!(",
    "context(",
];

pub(crate) fn all() -> Vec<Source> {
    let mut found = Vec::new();
    for folder in ["crates", "web"] {
        walk(&root().join(folder), &mut found);
    }
    found.sort_by(|a: &Source, b| a.path.cmp(&b.path));
    assert!(found.len() > 200, "the sources were found");
    found
}

fn walk(folder: &Path, found: &mut Vec<Source>) {
    for entry in fs::read_dir(folder).expect("a folder").filter_map(Result::ok) {
        let path = entry.path();
        let name = path.strip_prefix(root()).expect("below the root").to_string_lossy().replace('\\', "/");
        if path.is_dir() {
            let ignored = ["/tests", "/examples", "/benches", "/node_modules", "/target", "/migrations"];
            if !ignored.iter().any(|end| name.ends_with(end)) {
                walk(&path, found);
            }
            continue;
        }
        let kind = match path.extension().and_then(|end| end.to_str()) {
            Some("rs") if !name.ends_with("/tests.rs") => Kind::Rust,
            Some("js") => Kind::Script,
            Some("html") => Kind::Template,
            _ => continue,
        };
        found.push(Source::new(&name, kind, &fs::read_to_string(&path).expect("a text")));
    }
}

impl Source {
    pub(crate) fn new(path: &str, kind: Kind, text: &str) -> Self {
        // Tests stand at the end of a file; what else is for tests is a line or a function among the rest.
        let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default().to_owned();
        let (literals, code) = match kind {
            Kind::Template => (Vec::new(), String::new()),
            _ => literals(&text, kind == Kind::Script),
        };
        Source { path: path.to_owned(), kind, text, literals, code }
    }

    pub(crate) fn is_for_programs(&self) -> bool {
        FOR_PROGRAMS.iter().any(|(start, _)| self.path.starts_with(start))
    }

    fn line(&self, at: usize) -> usize {
        self.text[..at].matches('\n').count() + 1
    }

    /// The catalogue that a key without a prefix belongs to: that of the crate, or the pages' own.
    fn own_catalogue(&self) -> String {
        let mut parts = self.path.split('/');
        match parts.next() {
            Some("crates") => parts.next().unwrap_or_default().to_owned(),
            _ => "web".to_owned(),
        }
    }

    /// What is written right before a place.
    fn before(&self, at: usize) -> &str {
        self.code[..at].trim_end()
    }

    pub(crate) fn uses(&self) -> Vec<Use> {
        if self.kind == Kind::Template {
            return self.template_uses();
        }
        let mut uses = Vec::new();
        for literal in &self.literals {
            let before = self.before(literal.start);
            let args = match self.kind {
                Kind::Rust if before.ends_with("key!(") => self.chained(literal.end),
                Kind::Rust if before.ends_with("message!(") => Some(self.named_args(literal.end)),
                Kind::Script if before.ends_with("format(") && is_key(&literal.text) => {
                    Some(self.object_keys(literal.end))
                }
                _ => continue,
            };
            uses.push(self.used(literal.start, &literal.text, args));
        }
        uses
    }

    fn used(&self, at: usize, id: &str, args: Option<BTreeSet<String>>) -> Use {
        let (catalogue, id) = match id.split_once('.') {
            Some((catalogue, id)) => (catalogue.to_owned(), id),
            None => (self.own_catalogue(), id),
        };
        Use { line: self.line(at), catalogue, id: id.to_owned(), args }
    }

    /// `{{ w.t("id") }}`, `{{ w.with("id", "name", value) }}`, `{{ w.with_command("id", command) }}`.
    fn template_uses(&self) -> Vec<Use> {
        let calls = |call: &'static str| {
            let found = self.text.match_indices(call);
            found.map(move |(at, call)| (at, self.text[at + call.len()..].split('"').collect::<Vec<_>>()))
        };
        let plain = calls(".t(\"").map(|(at, parts)| (at, parts[0], None));
        let with = calls(".with(\"").map(|(at, parts)| (at, parts[0], Some(parts[2])));
        let command = calls(".with_command(\"").map(|(at, parts)| (at, parts[0], Some("command")));
        let all = plain.chain(with).chain(command);
        all.map(|(at, id, arg)| self.used(at, id, Some(arg.map(str::to_owned).into_iter().collect())))
            .collect()
    }

    /// What is between here and the bracket that closes, at depth 0, split at commas.
    fn parts(&self, from: usize) -> Vec<(usize, &str)> {
        let (mut depth, mut start, mut parts) = (0, from, Vec::new());
        for (i, c) in self.code[from..].char_indices() {
            match c {
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' if depth == 0 => {
                    parts.push((start, &self.code[start..from + i]));
                    break;
                }
                ')' | ']' | '}' => depth -= 1,
                ',' if depth == 0 => {
                    parts.push((start, &self.code[start..from + i]));
                    start = from + i + 1;
                }
                _ => {}
            }
        }
        parts
    }

    /// `message!("id", name = value, ...)`
    fn named_args(&self, from: usize) -> BTreeSet<String> {
        let parts = self.parts(from);
        let names =
            parts.iter().filter_map(|(_, part)| part.split_once('=').map(|(name, _)| name.trim().to_owned()));
        names.filter(|name| !name.is_empty()).collect()
    }

    /// `key!("id").with("name", value).with(...)`
    fn chained(&self, from: usize) -> Option<BTreeSet<String>> {
        let mut names = BTreeSet::new();
        let mut at = from + self.code[from..].find(')')? + 1;
        loop {
            let rest = &self.code[at..];
            let call = rest.trim_start();
            let Some(_) = call.strip_prefix(".with(") else { break };
            let open = at + (rest.len() - call.len()) + ".with(".len();
            let name = self.literals.iter().find(|literal| literal.start >= open)?;
            names.insert(name.text.clone());
            let last = self.parts(open).last().map(|(start, part)| start + part.len())?;
            at = last + 1;
        }
        (!names.is_empty()).then_some(names)
    }

    /// `format("id", { name, count: 3 })`
    fn object_keys(&self, from: usize) -> BTreeSet<String> {
        let Some(open) = self.parts(from).get(1).and_then(|(start, part)| Some(start + part.find('{')? + 1))
        else {
            return BTreeSet::new();
        };
        let parts = self.parts(open);
        let names =
            parts.iter().map(|(_, part)| part.split(':').next().unwrap_or_default().trim().to_owned());
        names.filter(|name| !name.is_empty()).collect()
    }

    /// What looks like words for people and is in no catalogue, by its line.
    pub(crate) fn sentences(&self) -> Box<dyn Iterator<Item = (usize, String)> + '_> {
        if self.kind == Kind::Template {
            return Box::new(template_words(&self.text).into_iter().map(|(at, text)| (self.line(at), text)));
        }
        let spoken = self.literals.iter().filter(|literal| {
            let before = self.before(literal.start);
            // The call that the string is an argument of, if it is the first one or after others.
            let call = enclosing_call(before);
            let line = before.rsplit('\n').next().unwrap_or_default().trim_start();
            // An attribute of an element that scripts make and people do not read.
            let entry = before.rsplit(['{', ',']).next().unwrap_or_default().trim_start();
            let styled = ["class:", "preserveAspectRatio:"].iter().any(|name| entry.starts_with(name));
            let told = styled || FOR_DEVELOPERS.iter().any(|name| call.ends_with(name));
            !told && !line.starts_with("#[") && has_words(&literal.text)
        });
        Box::new(spoken.map(|literal| (self.line(literal.start), literal.text.clone())))
    }
}

/// Whether a text has the form of a key: other functions may be called `format`, too.
fn is_key(text: &str) -> bool {
    !text.is_empty()
        && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || matches!(b, b'-' | b'.'))
}

/// The code up to the bracket that the place is inside of.
fn enclosing_call(before: &str) -> &str {
    let mut depth = 0;
    for (i, c) in before.char_indices().rev() {
        match c {
            ')' | ']' | '}' => depth += 1,
            '(' | '[' | '{' if depth == 0 => return &before[..=i],
            '(' | '[' | '{' => depth -= 1,
            ';' if depth == 0 => break,
            _ => {}
        }
    }
    ""
}

/// Two words with a space between, the second in lower case, neither of them code.
fn has_words(text: &str) -> bool {
    let is_word = |word: &str| {
        let word = word.trim_end_matches(['.', ',', ':', ';', '!', '?', '…']);
        word.len() > 1 && word.chars().all(char::is_alphabetic)
    };
    let words: Vec<&str> = text.split(' ').collect();
    let markup = text.contains('<') || text.contains("--") && text.starts_with('-');
    !markup
        && words.windows(2).any(|pair| {
            (is_word(pair[0]) || pair[0].ends_with('}'))
                && is_word(pair[1])
                && pair[1].starts_with(char::is_lowercase)
        })
}

/// The words of a template outside of tags and placeables, and those of attributes that people read.
fn template_words(text: &str) -> Vec<(usize, String)> {
    let mut plain = text.to_owned();
    for (open, close) in [
        ("{#", "#}"),
        ("{{", "}}"),
        ("{%", "%}"),
        ("<script", "</script>"),
        ("<code>", "</code>"),
        ("<!--", "-->"),
    ] {
        while let Some(start) = plain.find(open) {
            let end = plain[start..].find(close).map_or(plain.len(), |end| start + end + close.len());
            let blank: String =
                plain[start..end].chars().map(|c| if c == '\n' { '\n' } else { ' ' }).collect();
            // As many bytes as before, so that places stay.
            let blank = blank + &" ".repeat((end - start).saturating_sub(plain[start..end].chars().count()));
            plain.replace_range(start..end, &blank);
        }
    }
    let mut found = Vec::new();
    for name in ["title=\"", "aria-label=\"", "placeholder=\"", "alt=\""] {
        for (at, _) in plain.match_indices(name) {
            let value = plain[at + name.len()..].split('"').next().unwrap_or_default().trim();
            if value.chars().any(char::is_alphabetic) {
                found.push((at, value.to_owned()));
            }
        }
    }
    let mut at = 0;
    while let Some(start) = plain[at..].find('>').map(|i| at + i + 1) {
        let end = plain[start..].find('<').map_or(plain.len(), |i| start + i);
        let words = plain[start..end].trim();
        if words.chars().filter(|c| c.is_alphabetic()).count() > 1
            && words.trim_matches(|c: char| !c.is_alphabetic()) != "Plyground"
        {
            found.push((start, words.to_owned()));
        }
        at = end;
    }
    found
}
