//! Reading a file of any number of games, one at a time: memory does not grow with the file.

use std::io::Read;

use plyground_rules::{Companions, FileLayout, Source, Variant};
use plyground_words::message;

use super::{
    FileError, FileForm, MAX_BYTES, Replayed,
    cut::{self, Cut},
    read, replay, text,
};

/// So many bytes are asked for at once, and looked at to see what a file is.
const CHUNK: usize = 64 * 1024;
/// Of a file with more games that have no end nothing more is read: it is not what it looks like.
const MOST_ENDLESS: usize = 200;

/// What is known about a file besides its bytes.
#[derive(Clone, Default)]
pub struct ReadOptions {
    /// The variant of games that do not say theirs.
    pub variant: Option<&'static Variant>,
    /// Files that belong to it.
    pub companions: Companions,
}

/// A game that could not be read, or the rest of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnreadableGame {
    /// Which game of the file, from 1.
    pub number: usize,
    /// Why.
    pub error: FileError,
}

/// The games of a file, in order. What cannot be read is a [`UnreadableGame`]; what follows it still comes.
pub struct Reader<R> {
    source: R,
    options: ReadOptions,
    form: FileForm,
    buffer: Vec<u8>,
    /// How much of the buffer is done with.
    used: usize,
    /// The source has no more.
    ended: bool,
    done: bool,
    header: Vec<u8>,
    /// The line of a text that says which game the lines after it are of.
    heading: String,
    number: usize,
    endless: usize,
    bytes: u64,
}

impl<R: Read> Reader<R> {
    /// Looks at the beginning of a file.
    pub fn open(source: R, options: ReadOptions) -> Result<Self, FileError> {
        let mut reader = Reader {
            source,
            options,
            form: FileForm::Json,
            buffer: Vec::new(),
            used: 0,
            ended: false,
            done: false,
            header: Vec::new(),
            heading: String::new(),
            number: 0,
            endless: 0,
            bytes: 0,
        };
        reader.fill()?;
        if reader.buffer.iter().all(u8::is_ascii_whitespace) {
            return Err(FileError::new(plyground_words::key!("file-empty")));
        }
        reader.form = FileForm::of(&reader.buffer, reader.ended, reader.options.variant);
        if let FileForm::Other(_, format) = reader.form {
            if let FileLayout::Blocks { header, .. } = format.layout {
                reader.used = header.min(reader.buffer.len());
                reader.header = reader.buffer[..reader.used].to_vec();
            }
        }
        Ok(reader)
    }

    /// What the file is.
    pub fn form(&self) -> FileForm {
        self.form
    }

    /// How many of the file's bytes have been read.
    pub fn bytes(&self) -> u64 {
        self.bytes - (self.buffer.len() - self.used) as u64
    }

    /// Sets the variant, which may be chosen after the form of the file is known.
    pub fn set_variant(&mut self, variant: &'static Variant) {
        self.options.variant = Some(variant);
    }

    /// Gets some more of the source.
    fn fill(&mut self) -> Result<(), FileError> {
        self.buffer.drain(..self.used);
        self.used = 0;
        let before = self.buffer.len();
        let got = (&mut self.source).take(CHUNK as u64).read_to_end(&mut self.buffer);
        self.bytes += (self.buffer.len() - before) as u64;
        self.ended = self.buffer.len() < before + CHUNK;
        got.map(|_| ()).map_err(|e| FileError::new(message!("file-unreadable", error = e.to_string())))
    }

    fn cut(&self) -> Cut {
        let rest = &self.buffer[self.used..];
        match self.form {
            FileForm::Json | FileForm::Legacy(_) => cut::json(rest, self.ended),
            FileForm::Other(_, format) => cut::next(format.layout, rest, self.ended),
            FileForm::Text { lines } => cut::lines(rest, self.ended, !lines),
        }
    }

    /// How many games follow, at most, without looking at what they mean: a list of moves may still be none.
    pub fn count_rest(&mut self) -> u64 {
        let mut games = 0;
        while !self.done {
            match self.cut() {
                Cut::More(_) if self.ended => self.done = true,
                Cut::More(used) => {
                    self.used += used;
                    self.done = self.fill().is_err();
                }
                Cut::Piece { from, used, .. } => {
                    let heading = matches!(self.form, FileForm::Text { lines: true })
                        && self.buffer[self.used + from..].starts_with(b"#");
                    games += u64::from(!heading);
                    self.used += used;
                }
                Cut::Endless(used) => {
                    self.used += used;
                    games += 1;
                    self.endless += 1;
                    self.done = self.endless > MOST_ENDLESS;
                }
                Cut::End => self.done = true,
            }
        }
        games
    }

    fn piece(&mut self, from: usize, to: usize) -> Option<Result<Replayed, FileError>> {
        let variant = self.options.variant;
        let bytes = &self.buffer[from..to];
        Some(match self.form {
            FileForm::Json | FileForm::Legacy(_) => read::json(bytes, variant),
            FileForm::Other(game, format) => {
                let variant =
                    variant.filter(|variant| game.info().variants.iter().any(|own| own.id == variant.id));
                let source =
                    Source { bytes, header: &self.header, companions: &self.options.companions, variant };
                (format.read)(&source).map_err(FileError::new).and_then(replay)
            }
            FileForm::Text { lines: true } if bytes.trim_ascii().starts_with(b"#") => {
                self.heading = String::from_utf8_lossy(&bytes[..bytes.len().min(1000)]).trim().to_owned();
                return None;
            }
            FileForm::Text { lines } => {
                let game = text::game(bytes, &self.heading, variant);
                // The lines of a file are of one game: what is wrong in it must not be taken for another one.
                if let (true, true, Ok(game)) = (lines, self.heading.is_empty(), &game) {
                    self.heading = format!("# {}", game.record.variant);
                }
                game
            }
        })
    }
}

impl<R: Read> Iterator for Reader<R> {
    type Item = Result<Replayed, UnreadableGame>;

    fn next(&mut self) -> Option<Self::Item> {
        while !self.done {
            match self.cut() {
                Cut::More(_) if self.ended => self.done = true,
                Cut::More(used) => {
                    self.used += used;
                    if let Err(error) = self.fill() {
                        self.done = true;
                        return Some(Err(UnreadableGame { number: self.number + 1, error }));
                    }
                }
                Cut::Piece { from, length, used } => {
                    let from = self.used + from;
                    self.used += used;
                    let Some(game) = self.piece(from, from + length) else { continue };
                    self.number += 1;
                    return Some(game.map_err(|error| UnreadableGame { number: self.number, error }));
                }
                Cut::Endless(used) => {
                    self.used += used;
                    self.number += 1;
                    self.endless += 1;
                    self.done = self.endless > MOST_ENDLESS;
                    let error = FileError::new(message!("file-game-too-large", most = MAX_BYTES / 1024));
                    return Some(Err(UnreadableGame { number: self.number, error }));
                }
                Cut::End => self.done = true,
            }
        }
        None
    }
}
