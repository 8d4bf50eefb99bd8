//! The catalogues as files.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use plyground_words::Lang;

/// Stands for an argument; no sentence contains it.
pub(crate) const ARGUMENT: char = '\u{FFFC}';

pub(crate) struct Catalogue {
    pub(crate) name: String,
    pub(crate) languages: Vec<File>,
}

pub(crate) struct File {
    pub(crate) code: &'static str,
    /// The names of the arguments of each sentence.
    pub(crate) messages: BTreeMap<String, BTreeSet<String>>,
    /// Each sentence with signs for its arguments, all variants of it.
    pub(crate) literals: BTreeMap<String, String>,
    pub(crate) faults: Vec<String>,
    /// Sentences that others contain.
    contained: BTreeSet<String>,
    text: String,
}

impl File {
    pub(crate) fn refers_to(&self, id: &str) -> bool {
        self.contained.contains(id)
    }

    /// Patterns of ids named in comments: `# from codes: help-*` or `# arguments elsewhere: reason-*`.
    fn named(&self, by: &str, id: &str) -> bool {
        let patterns = self.text.lines().filter_map(|line| line.strip_prefix("# ")?.strip_prefix(by));
        patterns.flat_map(str::split_whitespace).any(|pattern| match pattern.split_once('*') {
            Some((start, end)) => {
                id.len() >= start.len() + end.len() && id.starts_with(start) && id.ends_with(end)
            }
            None => pattern == id,
        })
    }
}

impl Catalogue {
    /// Whether the key is put together from a code, so that no source names it in full.
    pub(crate) fn made_from_codes(&self, id: &str) -> bool {
        self.languages[0].named("from codes:", id)
    }

    /// Whether a key that stands alone in the sources gets its arguments later.
    pub(crate) fn given_elsewhere(&self, id: &str) -> bool {
        self.languages[0].named("arguments elsewhere:", id)
    }
}

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every folder `words`.
pub(crate) fn all() -> Vec<Catalogue> {
    let crates =
        fs::read_dir(root().join("crates")).expect("crates").filter_map(|entry| Some(entry.ok()?.path()));
    let mut folders: Vec<PathBuf> =
        crates.chain([root().join("web")]).filter(|path| path.join("words").is_dir()).collect();
    folders.sort();
    folders.iter().map(|folder| read(folder)).collect()
}

fn read(folder: &Path) -> Catalogue {
    let name = folder.file_name().and_then(|name| name.to_str()).expect("a folder has a name").to_owned();
    // The first is the one the others are compared with.
    let languages = Lang::ALL
        .into_iter()
        .map(|lang| {
            let code = lang.code();
            let path = folder.join("words").join(format!("{code}.ftl"));
            let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            file(&name, code, &text)
        })
        .collect();
    Catalogue { name, languages }
}

fn file(name: &str, code: &'static str, text: &str) -> File {
    let mut faults = Vec::new();
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(readable, errors)| {
        faults.extend(errors.iter().map(|e| format!("{name}, {code}: {e}")));
        readable
    });
    let (mut messages, mut literals, mut contained) = (BTreeMap::new(), BTreeMap::new(), BTreeSet::new());
    let direct: BTreeMap<&str, &Pattern<&str>> = resource
        .body
        .iter()
        .filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name, message.value.as_ref()?)),
            Entry::Term(term) => Some((term.id.name, &term.value)),
            _ => None,
        })
        .collect();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        let Some(value) = &message.value else {
            faults.push(format!("{name}, {code}: {id} is empty"));
            continue;
        };
        let mut found = Found { none_is_one: code == "fr", ..Found::default() };
        found.pattern(value, &direct);
        faults.extend(found.strange.iter().map(|what| format!("{name}, {code}: {id} uses {what}")));
        contained.append(&mut found.contained);
        literals.insert(id.to_owned(), found.literal);
        if messages.insert(id.to_owned(), found.args).is_some() {
            faults.push(format!("{name}, {code}: {id} is there twice"));
        }
    }
    File { code, messages, literals, faults, contained, text: text.to_owned() }
}

#[derive(Default)]
struct Found {
    args: BTreeSet<String>,
    literal: String,
    contained: BTreeSet<String>,
    strange: Vec<String>,
    /// Whether zero has the plural form of one, as in French: then that form cannot say which number it is.
    none_is_one: bool,
}

impl Found {
    fn pattern(&mut self, pattern: &Pattern<&str>, all: &BTreeMap<&str, &Pattern<&str>>) {
        for element in &pattern.elements {
            match element {
                PatternElement::Placeable { expression } => self.expression(expression, all),
                PatternElement::TextElement { value } => self.literal.push_str(value),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>, all: &BTreeMap<&str, &Pattern<&str>>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, all),
            Expression::Select { selector, variants } => {
                self.inline(selector, all);
                variants.iter().for_each(|variant| self.pattern(&variant.value, all));
                let zero =
                    |variant: &Variant<&str>| matches!(variant.key, VariantKey::NumberLiteral { value: "0" });
                if self.none_is_one && !variants.iter().any(zero) {
                    let one =
                        variants.iter().filter(|v| matches!(v.key, VariantKey::Identifier { name: "one" }));
                    let words = one.flat_map(|variant| &variant.value.elements);
                    if words.into_iter().any(|e| matches!(e, PatternElement::TextElement { value } if value.split_whitespace().any(|word| word == "1"))) {
                        self.strange.push("the figure 1 for what may be none".to_owned());
                    }
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>, all: &BTreeMap<&str, &Pattern<&str>>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.args.insert(id.name.to_owned());
                self.literal.push(ARGUMENT);
            }
            InlineExpression::MessageReference { id, .. } | InlineExpression::TermReference { id, .. } => {
                self.contained.insert(id.name.to_owned());
                match all.get(id.name) {
                    Some(pattern) => self.pattern(pattern, all),
                    None => self.strange.push(format!("{}, which is not there", id.name)),
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression, all),
            // The only functions that there are, in Rust and in the browser.
            InlineExpression::FunctionReference { id, arguments }
                if matches!(id.name, "CAPITAL" | "NUMBER") =>
            {
                arguments.positional.iter().for_each(|argument| self.inline(argument, all));
            }
            InlineExpression::FunctionReference { id, .. } => {
                self.strange.push(format!("the function {}", id.name));
            }
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}
