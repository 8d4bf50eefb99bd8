//! What is said while work is under way: lines of the answer as they come, and progress on a terminal.

use std::{
    io::{self, IsTerminal, Write},
    time::{Duration, Instant},
};

use plyground_words::{Message, message};

use crate::lang::lang;

/// Writes a line of the answer at once. False when nobody reads any more: then there is no point in going on.
pub(crate) fn line(text: &str) -> Result<bool, Message> {
    let mut out = io::stdout().lock();
    match writeln!(out, "{text}").and_then(|()| out.flush()) {
        Ok(()) => Ok(true),
        Err(e) if e.kind() == io::ErrorKind::BrokenPipe => Ok(false),
        Err(e) => Err(message!("cannot-write", error = e.to_string())),
    }
}

/// One line on a terminal that is written over and over. Nothing where nobody watches.
pub(crate) struct Status {
    watched: bool,
    shown: Option<Instant>,
}

impl Status {
    pub(crate) fn new() -> Self {
        Status { watched: io::stderr().is_terminal(), shown: None }
    }

    /// Shows how far it has come, unless it did just now.
    pub(crate) fn show(&mut self, text: impl FnOnce() -> Message) {
        if self.watched && self.shown.is_none_or(|shown| shown.elapsed() > Duration::from_millis(100)) {
            self.shown = Some(Instant::now());
            // Progress is a courtesy: the work goes on if it cannot be shown.
            let _ = write!(io::stderr(), "\r{:78}\r", text().in_lang(lang()));
        }
    }

    /// Takes the line away again, before something else is written.
    pub(crate) fn clear(&mut self) {
        if self.shown.take().is_some() {
            let _ = write!(io::stderr(), "\r{:78}\r", "");
        }
    }
}

impl Drop for Status {
    fn drop(&mut self) {
        self.clear();
    }
}

/// "3 min 20 s", a waiting time.
pub(crate) fn in_words(time: Duration) -> Message {
    match time.as_secs() {
        seconds @ ..100 => message!("seconds", seconds = seconds),
        seconds @ 100..6000 => message!("minutes", minutes = seconds / 60, seconds = seconds % 60),
        seconds => message!("hours", hours = seconds / 3600, minutes = seconds / 60 % 60),
    }
}
