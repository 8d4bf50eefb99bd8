//! Files of other programs, as data: a game lists the forms it can read and write ([`Game::FORMATS`](crate::Game::FORMATS)), and the reader
//! of files knows none of them.

use plyground_words::{Key, Message};

use crate::{Record, Side, Variant};

/// A form in which other programs keep games of one kind.
#[derive(Debug)]
pub struct Format {
    /// Stable, lower case: `ggf`.
    pub id: &'static str,
    /// For people: "Reversi GGF".
    pub name: Key,
    /// What names of its files end in; the first is how ours do.
    pub extensions: &'static [&'static str],
    /// What names of files end in that belong to it without having games: lists of players.
    pub companions: &'static [&'static str],
    /// How games stand in a file.
    pub layout: FileLayout,
    /// Whether a file says which variant it is of. Otherwise a person may know.
    pub says_variant: bool,
    /// Whether a file that begins with these bytes, of which there are at least some hundred if it is that long, has this form.
    pub recognises: fn(&[u8]) -> bool,
    /// The game in a part of a file. It is not replayed yet.
    pub read: fn(&Source<'_>) -> Result<Record, Message>,
    /// A game in this form, from its record, which was replayed, and its moves; `None` if the form has no place for something in it that makes it
    /// this game. Absent: the form is only read.
    pub write: Option<WriteGame>,
}

/// See [`Format::write`].
pub type WriteGame = fn(&Record, &[(Side, String)]) -> Option<Vec<u8>>;

/// How games stand in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileLayout {
    /// The file is one game.
    Whole,
    /// Each game is in parentheses, with values in brackets, in which `\` may stand before a bracket.
    Trees,
    /// So many bytes for each game after a header.
    Blocks {
        /// The header's length.
        header: usize,
        /// A game's.
        size: usize,
    },
}

/// The part of a file that is one game, and what else is known.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// The game's own bytes.
    pub bytes: &'a [u8],
    /// The header, where the [`FileLayout`] has one.
    pub header: &'a [u8],
    /// Files that belong to it.
    pub companions: &'a Companions,
    /// The variant to take where the file does not say: one of this game's.
    pub variant: Option<&'static Variant>,
}

/// Files that belong to others, by what their names end in.
#[derive(Clone, Default, Debug)]
pub struct Companions(Vec<(String, Vec<u8>)>);

impl Companions {
    /// Adds one, whose name ends in `extension`.
    pub fn add(&mut self, extension: &str, bytes: Vec<u8>) {
        self.0.push((extension.to_ascii_lowercase(), bytes));
    }

    /// The first with this extension, which is in lower case.
    pub fn get(&self, extension: &str) -> Option<&[u8]> {
        self.0.iter().find(|(name, _)| name == extension).map(|(_, bytes)| bytes.as_slice())
    }
}

/// A text in an old file: UTF-8 if it is, else one byte a character, without control characters and the blanks around it.
pub fn text_of(bytes: &[u8]) -> String {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().map(|&byte| char::from(byte)).collect(),
    };
    let shown = text.chars().map(|c| if c.is_control() { ' ' } else { c });
    shown.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// At most so many characters of a text.
pub fn cut(text: &str, most: usize) -> String {
    text.chars().take(most).collect()
}
