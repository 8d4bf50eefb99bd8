//! Texts for positions and moves, both ways.

use std::{error, fmt};

use plyground_words::{Message, message};

use crate::{Description, Position, Problem, Variant};

/// The longest position text that is looked at. The longest real one has 241 characters.
pub const MAX_POSITION_TEXT: usize = 400;
/// The longest move text that is looked at. The longest real one has 8 characters.
pub const MAX_MOVE_TEXT: usize = 24;

/// The beginning of a foreign text, fit to be repeated in a sentence: short, and on one line.
pub fn brief(text: &str) -> String {
    const SHOWN: usize = 24;
    let shown =
        text.chars().take(SHOWN).map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c });
    shown.chain(text.chars().nth(SHOWN).map(|_| '…')).collect()
}

/// A text that cannot be read: what is wrong, and in which column (from 1, in characters).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// A sentence without its full stop.
    pub what: Message,
    /// Where, if at one place.
    pub column: Option<usize>,
}

impl TextError {
    /// An error of the whole text.
    pub fn new(what: impl Into<Message>) -> Self {
        TextError { what: what.into(), column: None }
    }

    /// An error at a column, counted from 1.
    pub fn at(column: usize, what: impl Into<Message>) -> Self {
        TextError { what: what.into(), column: Some(column) }
    }

    /// A character, or a piece of text, that has no business at a column.
    pub fn unexpected(column: usize, found: impl fmt::Debug) -> Self {
        TextError::at(column, message!("text-unexpected", found = format!("{found:?}")))
    }

    /// The sentence, with the place.
    pub fn message(&self) -> Message {
        match self.column {
            Some(column) => message!("at-column", what = &self.what, column = column),
            None => self.what.clone(),
        }
    }
}

/// In English, for logs and tests.
impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl error::Error for TextError {}

/// Why a position text gave no position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// It is not written as such a text is.
    Text(TextError),
    /// It describes something that cannot be played; at least one problem.
    Problems(Vec<Problem>),
}

impl PositionError {
    /// The sentence.
    pub fn message(&self) -> Message {
        match self {
            PositionError::Text(e) => e.message(),
            PositionError::Problems(problems) => {
                // A board full of nonsense has a problem on every point; a sentence needs only the first few.
                const SHOWN: usize = 6;
                let mut shown: Vec<Message> = problems.iter().take(SHOWN).map(Problem::message).collect();
                if let Some(more @ 1..) = problems.len().checked_sub(SHOWN) {
                    shown.push(message!("and-more", count = more));
                }
                message!("problems", list = shown)
            }
        }
    }
}

/// In English, for logs and tests.
impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl error::Error for PositionError {}

/// Texts of a game. What is printed is exactly what the documentation says; what is read may be in either case.
pub trait Notation: Position {
    /// Reads a position text into what it describes. `text` is at most [`MAX_POSITION_TEXT`] bytes long.
    fn read_description(variant: &'static Variant, text: &str) -> Result<Description, TextError>;

    /// The position that `description` is, or everything that is wrong with it.
    fn from_description(variant: &'static Variant, description: &Description) -> Result<Self, Vec<Problem>>;

    /// What [`from_description`](Self::from_description) makes this position from.
    fn describe(&self) -> Description;

    /// The position text.
    fn position_text(&self) -> String;

    /// The text of a legal move.
    fn move_text(&self, mv: Self::Move) -> String;

    /// Why a text, already in lower case and with `--` for a pass, is the text of no legal move here.
    /// A sentence without its full stop that names the text.
    fn why_not(&self, text: &str) -> Message;

    /// The legal move with this text, already in lower case and with `--` for a pass. Worth overriding where whole databases are read.
    fn find_move(&self, text: &str) -> Option<Self::Move> {
        self.moves().into_iter().find(|&mv| self.move_text(mv) == text)
    }

    // What follows is never overridden.

    /// The position that a text stands for.
    fn read_position(variant: &'static Variant, text: &str) -> Result<Self, PositionError> /* FINAL */ {
        if text.len() > MAX_POSITION_TEXT {
            let what = message!("position-text-too-long", most = MAX_POSITION_TEXT);
            return Err(PositionError::Text(TextError::new(what)));
        }
        let description = Self::read_description(variant, text).map_err(PositionError::Text)?;
        Self::from_description(variant, &description).map_err(PositionError::Problems)
    }

    /// The legal move that a text stands for, in either case, `pass` meaning `--`.
    fn read_move(&self, text: &str) -> Result<Self::Move, TextError> /* FINAL */ {
        let text = text.trim();
        if text.len() > MAX_MOVE_TEXT {
            return Err(TextError::new(message!("move-text-too-long", most = MAX_MOVE_TEXT)));
        }
        let lower = text.to_ascii_lowercase();
        let wanted = if lower == "pass" { "--" } else { &lower };
        self.find_move(wanted).ok_or_else(|| TextError::new(self.why_not(wanted)))
    }
}
