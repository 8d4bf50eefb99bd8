//! The cases that Rust and the browser (`tests/browser/format.test.mjs`) put into the same words.

use plyground_words::{Arg, Catalogue, Key, Lang, Message, browser_catalogue};
use serde_json::Value;

fn kept(text: &str) -> &'static str {
    Box::leak(text.to_owned().into_boxed_str())
}

/// A message from the form it has in JSON.
fn message(words: &'static Catalogue, json: &Value) -> Message {
    let id = json.as_str().or_else(|| json["id"].as_str()).expect("an id");
    let id = id.strip_prefix("test.").expect("the catalogue of the cases");
    let args = json.as_object().into_iter().flatten().filter(|(name, _)| *name != "id");
    args.fold(Key::new(words, kept(id)).into(), |message: Message, (name, value)| {
        message.with(kept(name), arg(words, value))
    })
}

fn arg(words: &'static Catalogue, json: &Value) -> Arg {
    match json {
        Value::String(text) => text.into(),
        Value::Number(number) => number.as_i64().expect("a whole number").into(),
        Value::Array(all) => all.iter().map(|one| message(words, one)).collect::<Vec<_>>().into(),
        nested => message(words, nested).into(),
    }
}

#[test]
fn a22_cases_have_the_words_that_the_browser_finds_too() {
    let all: Value = serde_json::from_str(include_str!("cases.json")).expect("JSON");
    // A language without cases of its own has the English ones here, and is not looked at.
    let own = |lang: Lang| all["ftl"][lang.code()].as_str();
    let texts = Lang::ALL.map(|lang| kept(own(lang).or(own(Lang::En)).expect("a catalogue")));
    let with_cases: Vec<Lang> = Lang::ALL.into_iter().filter(|&lang| own(lang).is_some()).collect();
    assert!(with_cases.starts_with(&[Lang::En, Lang::De]));
    let words: &'static Catalogue = Box::leak(Box::new(Catalogue::new("test", texts)));
    for case in all["cases"].as_array().expect("cases") {
        let message = message(words, &case["say"]);
        for &lang in &with_cases {
            assert_eq!(case[lang.code()], message.in_lang(lang), "{message:?}");
        }
    }
    for lang in with_cases {
        let made = browser_catalogue(&[words], lang);
        assert_eq!(made, all["browser"][lang.code()], "what the browser is given: {made}");
    }
}
