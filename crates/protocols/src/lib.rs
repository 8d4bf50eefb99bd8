//! The line protocols by which other programs use our engines, on any input and output: Gomocup, NBoard, and our own plain
//! protocol, which every game speaks. `docs/engines.md` describes them.
//!
//! All work the same way. One thread reads lines and keeps them in an `Inbox`; the calling thread takes them one by
//! one, answers, and searches. What must end a search early is noticed by the reading thread meanwhile.
//!
//! [`client`] is the other side of the same conversations: what a host says to an engine, and what the answers mean.

pub mod client;
mod full_strength;
mod ggf;
mod gomocup;
mod inbox;
mod nboard;
mod plain;
mod wire;

use std::{
    io::{self, BufRead, Write},
    thread,
};

use plyground_words::{Catalogue, Lang, Message, catalogue};

use self::inbox::Inbox;

/// What engines say to people.
pub static WORDS: Catalogue = catalogue!("protocols");

/// A protocol between a host, which asks for moves, and an engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Protocol {
    /// Gomoku and Renju on 15x15.
    Gomocup,
    /// Reversi on 8x8.
    NBoard,
    /// Every game.
    Plain,
}

impl Protocol {
    /// Every protocol.
    pub const ALL: [Protocol; 3] = [Protocol::Gomocup, Protocol::NBoard, Protocol::Plain];

    /// Its name in files and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Protocol::Gomocup => "gomocup",
            Protocol::NBoard => "nboard",
            Protocol::Plain => "plain",
        }
    }

    /// The protocol with this name.
    pub fn named(name: &str) -> Option<Protocol> {
        Protocol::ALL.into_iter().find(|protocol| protocol.name() == name)
    }

    /// Whether a variant can be played by it, by the variant's id.
    pub fn plays(self, variant: &str) -> bool {
        match self {
            Protocol::Gomocup => client::gomocup_rule(variant).is_some(),
            Protocol::NBoard => variant == client::NBOARD_VARIANT,
            Protocol::Plain => true,
        }
    }
}

/// Speaks a protocol as the engine, until the host ends it. `threads`: one for each core if `None`. What is wrong is said in
/// `lang`, because hosts show it to people; everything else is the protocol's.
///
/// # Errors
///
/// What cannot be written. A host that has just gone away is no error.
pub fn serve(
    protocol: Protocol,
    input: impl BufRead + Send + 'static,
    output: impl Write + 'static,
    threads: Option<usize>,
    lang: Lang,
) -> io::Result<()> {
    let threads = threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
    let line_effect = match protocol {
        Protocol::Gomocup => gomocup::line_effect,
        Protocol::NBoard => nboard::line_effect,
        Protocol::Plain => plain::line_effect,
    };
    let inbox = Inbox::read(input, line_effect);
    let replies = Replies { output: Box::new(output), lang };
    let end = match protocol {
        Protocol::Gomocup => gomocup::speak(&inbox, replies, threads),
        Protocol::NBoard => nboard::speak(&inbox, replies, threads),
        Protocol::Plain => plain::serve(&inbox, replies, threads),
    };
    match end {
        Err(e) if e.kind() != io::ErrorKind::BrokenPipe => Err(e),
        _ => Ok(()),
    }
}

/// Where answers go.
struct Replies {
    output: Box<dyn Write>,
    /// The language of error sentences.
    lang: Lang,
}

impl Replies {
    /// Sends one line and flushes: the host reads from a pipe.
    fn send(&mut self, line: &str) -> io::Result<()> {
        self.output.write_all(format!("{line}\n").as_bytes())?;
        self.output.flush()
    }

    /// Sends a line that begins with a word of the protocol and ends with a sentence.
    fn send_sentence(&mut self, word: &str, sentence: &Message) -> io::Result<()> {
        self.send(&format!("{word} {}", sentence.in_lang(self.lang)))
    }
}
