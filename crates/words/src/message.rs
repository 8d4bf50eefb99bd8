//! A sentence before it is one: a key and arguments.

use std::{borrow::Cow, fmt};

use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::{Catalogue, Lang, message};

/// A sentence in a catalogue.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub struct Key {
    catalogue: &'static Catalogue,
    id: &'static str,
}

impl Key {
    /// Written with [`key!`](crate::key), so that the key is found by the test that compares sources and catalogues.
    pub const fn new(catalogue: &'static Catalogue, id: &'static str) -> Self {
        Key { catalogue, id }
    }

    /// The id within its catalogue.
    pub const fn id(self) -> &'static str {
        self.id
    }

    /// The catalogue that holds it.
    pub const fn catalogue(self) -> &'static Catalogue {
        self.catalogue
    }

    /// In words.
    pub fn in_lang(self, lang: Lang) -> String {
        self.catalogue.format(lang, self.id, &[])
    }

    /// The sentence with an argument.
    #[must_use]
    pub fn with(self, name: &'static str, value: impl Into<Arg>) -> Message {
        Message::new(self).with(name, value)
    }

    /// The name by which the browser knows it.
    fn full(self) -> String {
        format!("{}.{}", self.catalogue.name(), self.id)
    }
}

impl PartialEq for Key {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id && self.catalogue.name() == other.catalogue.name()
    }
}

impl Eq for Key {}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.catalogue.name(), self.id)
    }
}

/// In English, for logs and tests.
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_lang(Lang::En))
    }
}

impl Serialize for Key {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.full())
    }
}

/// A sentence with its arguments.
///
/// As JSON it is its key, `"reversi.pass"`, or with arguments `{"id": "laser.no-piece", "point": "b1"}`. Arguments are
/// never called `id`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    key: Key,
    args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// Without arguments.
    pub const fn new(key: Key) -> Self {
        Message { key, args: Vec::new() }
    }

    /// With one argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }

    /// Its key.
    pub const fn key(&self) -> Key {
        self.key
    }

    /// In words.
    pub fn in_lang(&self, lang: Lang) -> String {
        self.key.catalogue.format(lang, self.key.id, &self.args)
    }
}

/// Templates borrow what they show.
impl From<&Key> for Message {
    fn from(key: &Key) -> Self {
        Message::new(*key)
    }
}

impl From<&Message> for Message {
    fn from(message: &Message) -> Self {
        message.clone()
    }
}

impl From<Key> for Message {
    fn from(key: Key) -> Self {
        Message::new(key)
    }
}

/// In English, for logs and tests.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_lang(Lang::En))
    }
}

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.args.is_empty() {
            return self.key.serialize(serializer);
        }
        let mut map = serializer.serialize_map(Some(1 + self.args.len()))?;
        map.serialize_entry("id", &self.key)?;
        for (name, arg) in &self.args {
            map.serialize_entry(name, arg)?;
        }
        map.end()
    }
}

/// What a sentence speaks of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Arg {
    /// A code that the catalogue selects by, or a text that is the same in every language: a point, a name.
    Text(Cow<'static, str>),
    /// A number, which the catalogue may select a plural by.
    Number(i64),
    /// Another sentence, put into the same language.
    Message(Box<Wrapped>),
    /// Several sentences, joined as the language does it: with semicolons.
    List(Vec<Wrapped>),
}

/// A message among arguments; as JSON always an object, so that it differs from a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrapped(pub(crate) Message);

impl Serialize for Wrapped {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if !self.0.args.is_empty() {
            return self.0.serialize(serializer);
        }
        let mut map = serializer.serialize_map(Some(1))?;
        map.serialize_entry("id", &self.0.key)?;
        map.end()
    }
}

impl Arg {
    /// The same value in one language, for a sentence around it.
    pub(crate) fn text(&self, lang: Lang) -> Option<String> {
        match self {
            Arg::Text(_) | Arg::Number(_) => None,
            Arg::Message(message) => Some(message.0.in_lang(lang)),
            Arg::List(all) => {
                let texts = all.iter().map(|message| message.0.in_lang(lang));
                let join =
                    |before, next| message!("listed-apart", before = before, next = next).in_lang(lang);
                texts.reduce(join).or_else(|| Some(String::new()))
            }
        }
    }
}

impl From<&'static str> for Arg {
    fn from(text: &'static str) -> Self {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Text(Cow::Owned(text))
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Self {
        Arg::Text(Cow::Owned(text.clone()))
    }
}

impl From<char> for Arg {
    fn from(c: char) -> Self {
        Arg::Text(Cow::Owned(c.to_string()))
    }
}

macro_rules! from_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}

from_number!(u8, u16, u32, u64, usize, i16, i32, i64);

impl From<Key> for Arg {
    fn from(key: Key) -> Self {
        Message::new(key).into()
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Arg::Message(Box::new(Wrapped(message)))
    }
}

impl From<&Message> for Arg {
    fn from(message: &Message) -> Self {
        message.clone().into()
    }
}

impl From<Vec<Message>> for Arg {
    fn from(all: Vec<Message>) -> Self {
        Arg::List(all.into_iter().map(Wrapped).collect())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{json, to_value};

    use super::*;

    static WORDS: Catalogue =
        Catalogue::new("test", ["plain = x\nabout = { $what } { $count }\nall = { $list }"; Lang::ALL.len()]);

    #[test]
    fn a22_as_json_a_message_is_its_key_and_its_arguments() {
        let plain = Key::new(&WORDS, "plain");
        let about = Key::new(&WORDS, "about").with("what", "test.plain").with("count", 3);
        let wrapped = json!({ "id": "test.about", "what": "test.plain", "count": 3 });
        assert_eq!(to_value(plain).expect("JSON"), json!("test.plain"));
        assert_eq!(to_value(Message::new(plain)).expect("JSON"), json!("test.plain"));
        assert_eq!(to_value(&about).expect("JSON"), wrapped);
        // Among arguments a message without arguments differs from a text.
        let all = Key::new(&WORDS, "all").with("list", vec![plain.into(), about]);
        let list = json!({ "id": "test.all", "list": [{ "id": "test.plain" }, wrapped] });
        assert_eq!(to_value(all).expect("JSON"), list);
        let nested = json!({ "id": "test.about", "what": { "id": "test.plain" } });
        assert_eq!(to_value(Key::new(&WORDS, "about").with("what", plain)).expect("JSON"), nested);
    }
}
