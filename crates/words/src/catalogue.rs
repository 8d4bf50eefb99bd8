//! A crate's sentences, in every language.

use std::{
    collections::HashMap,
    fmt,
    sync::{LazyLock, PoisonError, RwLock},
};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};

use crate::{Arg, Lang, message};

/// The sentences of one crate: plain data, so that keys can be constants.
pub struct Catalogue {
    name: &'static str,
    texts: [&'static str; Lang::ALL.len()],
}

impl fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

type Bundle = FluentBundle<FluentResource>;

/// Catalogues are read when they are first used and kept, by name and language.
static BUNDLES: LazyLock<RwLock<HashMap<(&'static str, Lang), &'static Bundle>>> =
    LazyLock::new(RwLock::default);

impl Catalogue {
    /// Made by [`catalogue!`](crate::catalogue). No two catalogues of a program have the same name.
    pub const fn new(name: &'static str, texts: [&'static str; Lang::ALL.len()]) -> Self {
        Catalogue { name, texts }
    }

    /// One for tests, in English and German; the other languages have the English text.
    #[cfg(test)]
    pub(crate) const fn of_test(name: &'static str, english: &'static str, german: &'static str) -> Self {
        let mut texts = [english; Lang::ALL.len()];
        texts[Lang::De.index()] = german;
        Catalogue { name, texts }
    }

    /// The prefix of its keys.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// Its file in one language.
    pub const fn source(&self, lang: Lang) -> &'static str {
        self.texts[lang.index()]
    }

    /// Whether it has a sentence with this id; for keys that are made from codes.
    pub fn has(&self, id: &str) -> bool {
        self.bundle(Lang::En).has_message(id)
    }

    /// A sentence in words. A key that is missing gives the key itself, and a wrong argument stands in braces: the tests find
    /// both, and a person still reads something.
    pub(crate) fn format(&self, lang: Lang, id: &str, args: &[(&'static str, Arg)]) -> String {
        let Some((bundle, pattern)) = [lang, Lang::En].into_iter().find_map(|lang| {
            let bundle = self.bundle(lang);
            Some((bundle, bundle.get_message(id)?.value()?))
        }) else {
            debug_assert!(false, "the catalogue {} has no sentence {id}", self.name);
            return format!("{}.{id}", self.name);
        };
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            values.set(*name, value(arg, lang));
        }
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&values), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{}.{id} with {args:?}: {errors:?}", self.name);
        text
    }

    fn bundle(&self, lang: Lang) -> &'static Bundle {
        let wanted = (self.name, lang);
        let known = BUNDLES.read().unwrap_or_else(PoisonError::into_inner).get(&wanted).copied();
        known.unwrap_or_else(|| {
            let mut all = BUNDLES.write().unwrap_or_else(PoisonError::into_inner);
            // There are a handful of catalogues, for as long as the program runs.
            all.entry(wanted).or_insert_with(|| Box::leak(Box::new(read(self.source(lang), lang))))
        })
    }
}

fn value(arg: &Arg, lang: Lang) -> FluentValue<'_> {
    match arg {
        Arg::Text(text) => FluentValue::from(text.as_ref()),
        Arg::Number(number) => FluentValue::from(*number),
        Arg::Message(_) | Arg::List(_) => FluentValue::from(arg.text(lang).unwrap_or_default()),
    }
}

fn read(source: &str, lang: Lang) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![lang.identifier()]);
    // Isolating marks would turn up in copied texts, in files and in what programs compare.
    bundle.set_use_isolating(false);
    // The only functions there are, so that the browser can do the same: a phrase at the beginning of a sentence, and a number that may be
    // long.
    let functions = [
        bundle.add_function("CAPITAL", |args, _| match args {
            [FluentValue::String(text)] => capital(text).into(),
            _ => FluentValue::Error,
        }),
        bundle.add_function("NUMBER", move |args, _| match args {
            #[allow(clippy::cast_possible_truncation)] // it was made from an i64
            [FluentValue::Number(number)] => grouped(number.value as i64, lang).into(),
            _ => FluentValue::Error,
        }),
    ];
    for added in functions {
        debug_assert!(added.is_ok(), "{added:?}");
    }
    let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(readable, errors)| {
        debug_assert!(false, "a catalogue in {}: {errors:?}", lang.name());
        readable
    });
    if let Err(errors) = bundle.add_resource(resource) {
        debug_assert!(false, "a catalogue in {}: {errors:?}", lang.name());
    }
    bundle
}

fn capital(phrase: &str) -> String {
    let mut chars = phrase.chars();
    chars.next().map(|c| c.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

/// From here on thousands stand apart; four digits are read at a glance.
const LONG: u64 = 10_000;

fn grouped(number: i64, lang: Lang) -> String {
    let digits = number.unsigned_abs();
    let text = if digits < LONG { digits.to_string() } else { thousands(digits, lang) };
    if number < 0 { format!("-{text}") } else { text }
}

fn thousands(digits: u64, lang: Lang) -> String {
    match digits / 1000 {
        0 => digits.to_string(),
        before => {
            let next = format!("{:03}", digits % 1000);
            message!("thousands", before = thousands(before, lang), next = next).in_lang(lang)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Key;

    static WORDS: Catalogue = Catalogue::of_test(
        "test",
        "piece = { $kind ->\n    [ring] ring\n   *[marker] marker\n }\nno-piece = there is no { $what } on { $point }\n\
         moves = { $count ->\n    [one] 1 move\n   *[other] { $count } moves\n }\nall = { $list }",
        "piece = { $kind ->\n    [ring] Ring\n   *[marker] Marker\n }\nno-piece = auf { $point } steht kein { $what }\n\
         moves = { $count ->\n    [one] 1 Zug\n   *[other] { $count } Züge\n }\nall = { $list }",
    );

    #[test]
    fn a22_a_sentence_within_a_sentence_is_in_the_same_language() {
        let piece = Key::new(&WORDS, "piece").with("kind", "ring");
        let message = Key::new(&WORDS, "no-piece").with("what", piece).with("point", "e5");
        assert_eq!(message.in_lang(Lang::En), "there is no ring on e5");
        assert_eq!(message.in_lang(Lang::De), "auf e5 steht kein Ring");
        let list = Key::new(&WORDS, "all").with("list", vec![message.clone(), message]);
        assert_eq!(list.in_lang(Lang::De), "auf e5 steht kein Ring; auf e5 steht kein Ring");
    }

    #[test]
    fn a22_plurals_follow_the_number() {
        let moves = |n: u32| Key::new(&WORDS, "moves").with("count", n);
        assert_eq!(
            (moves(1).in_lang(Lang::De), moves(2).in_lang(Lang::De)),
            ("1 Zug".into(), "2 Züge".into())
        );
        assert_eq!(moves(0).to_string(), "0 moves");
    }
}
