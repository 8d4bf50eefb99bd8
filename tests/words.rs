//! A22: every sentence for people is in a catalogue, in every language, and every catalogue is used as it is written.
//!
//! The sources are read as text, so that templates and JavaScript are checked the same way as Rust.

#[path = "words/catalogues.rs"]
mod catalogues;
#[path = "words/lexer.rs"]
mod lexer;
#[path = "words/sources.rs"]
mod sources;

use std::collections::{BTreeMap, BTreeSet};

use catalogues::Catalogue;
use plyground_words::Lang;
use sources::{Kind, Source, Use};

/// All that is wrong, one line each; a test shows everything at once.
#[track_caller]
fn none(faults: &[String]) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn a22_every_language_has_the_same_sentences_with_the_same_arguments() {
    let mut faults = Vec::new();
    for Catalogue { name, languages } in catalogues::all() {
        let (first, others) = languages.split_first().expect("there is a language");
        faults.extend(languages.iter().flat_map(|file| file.faults.clone()));
        for other in others {
            for (id, args) in &first.messages {
                match other.messages.get(id) {
                    None => faults.push(format!("{name}: {id} is missing in {}", other.code)),
                    Some(theirs) if theirs != args => {
                        faults.push(format!(
                            "{name}: {id} has {args:?} in {}, {theirs:?} in {}",
                            first.code, other.code
                        ));
                    }
                    Some(_) => {}
                }
            }
            let strangers = other.messages.keys().filter(|id| !first.messages.contains_key(*id));
            faults.extend(strangers.map(|id| format!("{name}: {id} is only in {}", other.code)));
        }
    }
    none(&faults);
}

/// Names and single words may be the same in two languages. Three words in a row that are were forgotten.
#[test]
fn a22_no_sentence_is_left_in_the_language_it_was_copied_from() {
    let mut faults = Vec::new();
    for Catalogue { name, languages } in catalogues::all() {
        let (first, others) = languages.split_first().expect("there is a language");
        for other in others {
            let same = first.literals.iter().filter(|(id, text)| {
                let words = text.split_whitespace().filter(|word| word.chars().any(char::is_alphabetic));
                words.count() >= 3 && other.literals.get(*id) == Some(*text)
            });
            faults.extend(same.map(|(id, text)| format!("{name}: {id} in {} is {text:?}", other.code)));
        }
    }
    none(&faults);
}

#[test]
fn a22_every_key_in_the_sources_has_its_sentence_and_gives_its_arguments() {
    let catalogues: BTreeMap<String, Catalogue> =
        catalogues::all().into_iter().map(|catalogue| (catalogue.name.clone(), catalogue)).collect();
    let mut faults = Vec::new();
    for source in sources::all() {
        for Use { line, catalogue, id, args } in source.uses() {
            let place = format!("{}:{line}", source.path);
            let Some(found) = catalogues.get(&catalogue) else {
                faults.push(format!("{place}: there is no catalogue {catalogue} for {id}"));
                continue;
            };
            match (found.languages[0].messages.get(&id), args) {
                (None, _) => faults.push(format!("{place}: {catalogue} has no sentence {id}")),
                (Some(wanted), Some(given)) if *wanted != given => {
                    faults.push(format!("{place}: {catalogue}.{id} takes {wanted:?}, gets {given:?}"));
                }
                // A key alone gets its arguments where it is used: only where the catalogue says so.
                (Some(wanted), None) if !wanted.is_empty() && !found.given_elsewhere(&id) => {
                    faults.push(format!("{place}: {catalogue}.{id} takes {wanted:?}, gets nothing"));
                }
                _ => {}
            }
        }
    }
    none(&faults);
}

#[test]
fn a22_every_sentence_of_a_catalogue_is_used() {
    let sources = sources::all();
    let used: BTreeSet<(String, String)> =
        sources.iter().flat_map(Source::uses).map(|used| (used.catalogue, used.id)).collect();
    let mut faults = Vec::new();
    for catalogue in catalogues::all() {
        for id in catalogue.languages[0].messages.keys() {
            let is_used = used.contains(&(catalogue.name.clone(), id.clone()));
            if !is_used && !catalogue.made_from_codes(id) && !catalogue.languages[0].refers_to(id) {
                faults.push(format!("{}: {id} is used nowhere", catalogue.name));
            }
        }
    }
    none(&faults);
}

#[test]
fn a22_no_sentence_stands_outside_a_catalogue() {
    let mut faults = Vec::new();
    for source in sources::all().iter().filter(|source| !source.is_for_programs()) {
        let sentences = source.sentences();
        faults.extend(sentences.map(|(line, text)| format!("{}:{line}: {text:?}", source.path)));
    }
    none(&faults);
}

/// French has a blank before its tall signs, which must not break there; Chinese has none beside other scripts, and signs of its own.
#[test]
fn a22_sentences_keep_the_signs_and_blanks_of_their_language() {
    let mut faults = Vec::new();
    for Catalogue { name, languages } in catalogues::all() {
        for file in languages {
            let wrong: fn(&str) -> bool = match file.code {
                "fr" => sets_french_wrongly,
                "zh" => sets_chinese_wrongly,
                _ => continue,
            };
            // The signs of moves are named as they are.
            let lines = file.literals.iter().filter(|(_, text)| wrong(text) && !text.contains("!!"));
            faults.extend(lines.map(|(id, text)| format!("{name}: {id} in {} is {text:?}", file.code)));
        }
    }
    none(&faults);
}

fn sets_french_wrongly(text: &str) -> bool {
    let signs: Vec<char> = text.chars().collect();
    signs.windows(2).any(|pair| matches!(pair, [' ', ':' | ';' | '?' | '!' | '»' | '%'] | ['«', ' ']))
}

fn sets_chinese_wrongly(text: &str) -> bool {
    let is_han = |c: char| ('\u{4E00}'..='\u{9FFF}').contains(&c);
    let is_word = |c: char| is_han(c) || c.is_ascii_alphanumeric() || c == catalogues::ARGUMENT;
    let signs: Vec<char> = text.chars().collect();
    let blank = signs.windows(3).any(|trio| {
        trio[1] == ' ' && is_word(trio[0]) && is_word(trio[2]) && (is_han(trio[0]) || is_han(trio[2]))
    });
    blank || signs.windows(2).any(|pair| is_han(pair[0]) && matches!(pair[1], ',' | ';' | ':' | '?' | '!'))
}

/// What a desktop shows of the installed program has a form of its own for languages.
#[test]
fn a22_a28_the_desktop_entry_and_its_description_are_in_every_language() {
    let read = |name: &str| {
        std::fs::read_to_string(catalogues::root().join("packaging").join(name)).expect("it is there")
    };
    let entry = read("plyground.desktop");
    let description = read("org.plyground.plyground.metainfo.xml");
    let mut faults = Vec::new();
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        // Desktops write `zh_CN` where browsers write `zh-Hans`.
        let code = if lang == Lang::Zh { "zh_CN" } else { lang.code() };
        for key in ["GenericName", "Comment", "Keywords"] {
            let start = format!("{key}[{code}]=");
            if !entry.lines().any(|line| line.strip_prefix(&start).is_some_and(|text| !text.is_empty())) {
                faults.push(format!("the desktop entry has no {start}"));
            }
        }
        for element in ["summary", "p"] {
            let (plain, own) = (format!("<{element}>"), format!("<{element} xml:lang=\"{code}\">"));
            let (needed, found) = (description.matches(&plain).count(), description.matches(&own).count());
            if needed == 0 || needed != found {
                faults.push(format!("the description has {needed} {plain}, but {found} {own}"));
            }
        }
    }
    none(&faults);
}

#[test]
fn the_checks_find_what_they_look_for() {
    let rust = Source::new(
        "crates/reversi/src/x.rs",
        Kind::Rust,
        r#"
        // key!("in-a-comment") and a whole sentence
        fn f() { message!("full", column = "d", count = n(1, 2)); key!("pass"); key!("a").with("b", 1).with("c", 2); }
        fn g() -> &'static str { "this is a sentence" }
        fn h() { x.expect("this is none, as nobody reads it"); tracing::warn!("nor is this one"); }
        #[cfg(test)] mod tests { const T: &str = "a sentence in a test"; }
    "#,
    );
    let uses: Vec<(String, Option<Vec<String>>)> = rust
        .uses()
        .into_iter()
        .map(|used| (used.id, used.args.map(|args| args.into_iter().collect())))
        .collect();
    let args = |names: &[&str]| Some(names.iter().map(|name| (*name).to_owned()).collect());
    assert_eq!(
        uses,
        [("full".into(), args(&["column", "count"])), ("pass".into(), None), ("a".into(), args(&["b", "c"]))]
    );
    assert_eq!(rust.sentences().map(|(line, _)| line).collect::<Vec<_>>(), [4]);

    let script = Source::new(
        "web/x.js",
        Kind::Script,
        r#"
        /** A comment with words in it. */
        const a = format("hello", { name, count: list.length }), b = "two words", c = "one", d = 'data-x', e = `${a} of them`, f = { class: a ? "two words" : "x" };
        throw new Error("nobody reads this one");
    "#,
    );
    assert_eq!(script.uses()[0].args, Some(["count", "name"].map(str::to_owned).into()));
    assert_eq!(script.sentences().map(|(_, text)| text).collect::<Vec<_>>(), ["two words", "${a} of them"]);

    let page = Source::new(
        "crates/server/templates/x.html",
        Kind::Template,
        r#"
        <p class="two words">{{ w.t("title") }} {{ parts::icon("x") }}</p>{# a comment here #}
        <a title="Say something" aria-label="{{ w.t("go") }}">Words</a>
    "#,
    );
    assert_eq!(page.uses().len(), 2);
    assert_eq!(page.sentences().map(|(_, text)| text).collect::<Vec<_>>(), ["Say something", "Words"]);
}
