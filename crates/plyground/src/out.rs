//! What is said while work is under way: lines of the answer as they come, and progress for somebody who watches.

use std::{
    io::{self, IsTerminal, Write},
    time::{Duration, Instant},
};

/// Writes a line of the answer at once. False when nobody reads any more: then there is no point in going on.
pub(crate) fn line(text: &str) -> Result<bool, String> {
    let mut out = io::stdout().lock();
    match writeln!(out, "{text}").and_then(|()| out.flush()) {
        Ok(()) => Ok(true),
        Err(e) if e.kind() == io::ErrorKind::BrokenPipe => Ok(false),
        Err(e) => Err(format!("cannot write the answer: {e}")),
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
    pub(crate) fn show(&mut self, text: impl FnOnce() -> String) {
        if self.watched && self.shown.is_none_or(|shown| shown.elapsed() > Duration::from_millis(100)) {
            self.shown = Some(Instant::now());
            // Progress is a courtesy: the work goes on if it cannot be shown.
            let _ = write!(io::stderr(), "\r{:78}\r", text());
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

/// "3 min 20 s", for somebody who waits.
pub(crate) fn in_words(time: Duration) -> String {
    match time.as_secs() {
        seconds @ ..100 => format!("{seconds} s"),
        seconds @ 100..6000 => format!("{} min {} s", seconds / 60, seconds % 60),
        seconds => format!("{} h {} min", seconds / 3600, seconds / 60 % 60),
    }
}
