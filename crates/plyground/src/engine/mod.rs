//! Our engines for other people's programs: two line protocols on standard input and output.
//!
//! Both work the same way. One thread reads lines and keeps them in an [`Inbox`]; the main thread takes them one by
//! one, answers, and thinks. What must end a thought early is noticed by the reading thread while the other thinks.

mod ggf;
mod gomocup;
mod inbox;
mod nboard;
mod thinker;

use std::{
    io::{self, BufReader, Write},
    thread,
};

use self::inbox::Inbox;
use crate::args::Protocol;

/// Speaks a protocol until the other side ends it. It ends well even where the other side has just gone away.
pub(crate) fn run(protocol: Protocol, threads: Option<usize>) -> Result<String, String> {
    let threads = threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
    let urgency = match protocol {
        Protocol::Gomocup => gomocup::urgency,
        Protocol::Nboard => nboard::urgency,
    };
    let inbox = Inbox::read(BufReader::new(io::stdin()), urgency);
    let replies = Replies(Box::new(io::stdout()));
    let end = match protocol {
        Protocol::Gomocup => gomocup::speak(&inbox, replies, threads),
        Protocol::Nboard => nboard::speak(&inbox, replies, threads),
    };
    match end {
        Err(e) if e.kind() != io::ErrorKind::BrokenPipe => Err(format!("cannot write an answer: {e}")),
        _ => Ok(String::new()),
    }
}

/// Where answers go.
struct Replies(Box<dyn Write>);

impl Replies {
    /// Sends one line at once: whoever waits for it reads from a pipe and sees nothing that is not flushed.
    fn send(&mut self, line: &str) -> io::Result<()> {
        self.0.write_all(format!("{line}\n").as_bytes())?;
        self.0.flush()
    }
}
