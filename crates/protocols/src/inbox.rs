//! What the other program has sent and nobody has looked at yet.

use std::{
    collections::VecDeque,
    io::{self, BufRead},
    sync::{
        Arc, Condvar, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

/// What follows in a longer line is dropped. The longest game has 2,000 moves of at most 8 characters.
const LONGEST_LINE: usize = 64 * 1024;
/// While so many lines wait, no more are read.
const MOST_LINES: usize = 1024;
/// How long a search may still go on when the input ends meanwhile: the host may be gone for good, or may only have
/// closed the pipe.
const GRACE: Duration = Duration::from_secs(1);
/// How long a search may take when further commands have arrived already: a host that sends all commands at once expects
/// every answer, and an early end after END.
const HASTE: Duration = Duration::from_millis(500);

/// What a line means for a search that is going on when it arrives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LineEffect {
    /// It waits until the search has ended.
    Waits,
    /// The search ends now, with an answer.
    Hurries,
    /// The search ends now, and its answer is dropped.
    Cancels,
}

/// A line, without its end and without spaces around it.
#[derive(Debug)]
pub(super) struct InboxLine {
    pub(super) text: String,
    /// When it came. Time limits count from here.
    pub(super) at: Instant,
}

/// The lines that wait. Clones share them.
#[derive(Clone, Debug)]
pub(super) struct Inbox(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    waiting: Mutex<Waiting>,
    /// Told about every line that comes or goes.
    changed: Condvar,
    /// Raised when the search that is going on should end.
    stop: AtomicBool,
    line_effect: fn(&str) -> LineEffect,
}

#[derive(Default, Debug)]
struct Waiting {
    lines: VecDeque<InboxLine>,
    /// How many of the lines are urgent.
    urgent: usize,
    ended: bool,
    /// Whether a search is going on, and how many there were before it.
    thinking: bool,
    thoughts: u64,
    cancelled: bool,
}

impl Inbox {
    /// Begins to read. The thread that does ends with the input.
    pub(super) fn read(
        mut from: impl BufRead + Send + 'static,
        line_effect: fn(&str) -> LineEffect,
    ) -> Inbox {
        let inbox = Inbox(Arc::new(Shared {
            waiting: Mutex::default(),
            changed: Condvar::new(),
            stop: AtomicBool::new(false),
            line_effect,
        }));
        let filled = inbox.clone();
        thread::spawn(move || {
            while let Some(text) = read_line(&mut from) {
                filled.push(text);
            }
            filled.end();
        });
        inbox
    }

    /// The next line that is not empty, as soon as there is one; `None` at the end of the input.
    pub(super) fn next(&self) -> Option<InboxLine> {
        let mut waiting = self.lock();
        loop {
            if let Some(line) = waiting.lines.pop_front() {
                waiting.urgent -= usize::from((self.0.line_effect)(&line.text) != LineEffect::Waits);
                self.0.changed.notify_all();
                return Some(line);
            }
            if waiting.ended {
                return None;
            }
            waiting = self.wait(waiting);
        }
    }

    /// Does something that may take long, and is told how long at most, if there is a reason to hurry. Urgent lines that
    /// come in the meantime raise [`stop`](Self::stop). Those that have come before do not: the answer was wanted when they were
    /// sent.
    pub(super) fn during<T>(&self, analysis: impl FnOnce(Option<Duration>) -> T) -> T {
        let haste = {
            let mut waiting = self.lock();
            waiting.thinking = true;
            waiting.thoughts += 1;
            waiting.cancelled = false;
            self.0.stop.store(false, Ordering::Relaxed);
            (waiting.urgent > 0 || waiting.ended).then_some(HASTE)
        };
        let result = analysis(haste);
        self.lock().thinking = false;
        result
    }

    /// For a search: raised when it should end.
    pub(super) fn stop(&self) -> &AtomicBool {
        &self.0.stop
    }

    /// Whether the answer of the present or last search is to be dropped.
    pub(super) fn cancelled(&self) -> bool {
        self.lock().cancelled
    }

    fn push(&self, text: String) {
        if text.is_empty() {
            return;
        }
        let mut waiting = self.lock();
        while waiting.lines.len() >= MOST_LINES {
            waiting = self.wait(waiting);
        }
        let line_effect = (self.0.line_effect)(&text);
        if line_effect != LineEffect::Waits {
            waiting.urgent += 1;
            if waiting.thinking {
                waiting.cancelled |= line_effect == LineEffect::Cancels;
                self.0.stop.store(true, Ordering::Relaxed);
            }
        }
        waiting.lines.push_back(InboxLine { text, at: Instant::now() });
        self.0.changed.notify_all();
    }

    fn end(&self) {
        let analysis = {
            let mut waiting = self.lock();
            waiting.ended = true;
            self.0.changed.notify_all();
            waiting.thoughts
        };
        thread::sleep(GRACE);
        let waiting = self.lock();
        if waiting.thinking && waiting.thoughts == analysis {
            self.0.stop.store(true, Ordering::Relaxed);
        }
    }

    fn wait<'a>(&self, waiting: MutexGuard<'a, Waiting>) -> MutexGuard<'a, Waiting> {
        self.0.changed.wait(waiting).unwrap_or_else(PoisonError::into_inner)
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.0.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One line of any bytes; `None` at the end, or where nothing can be read any more.
fn read_line(from: &mut impl BufRead) -> Option<String> {
    let mut line = Vec::new();
    let mut begun = false;
    loop {
        let bytes = match from.fill_buf() {
            Ok(bytes) => bytes,
            Err(e) if e.kind() == io::ErrorKind::Interrupted => continue,
            Err(_) => return None,
        };
        if bytes.is_empty() {
            return begun.then(|| text(&line));
        }
        begun = true;
        let end = bytes.iter().position(|&byte| byte == b'\n');
        let part = &bytes[..end.unwrap_or(bytes.len())];
        line.extend_from_slice(&part[..part.len().min(LONGEST_LINE - line.len())]);
        let used = end.map_or(bytes.len(), |end| end + 1);
        from.consume(used);
        if end.is_some() {
            return Some(text(&line));
        }
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).trim_matches(|c: char| c.is_whitespace() || c.is_control()).to_owned()
}

#[cfg(test)]
mod tests {
    use std::io::{Cursor, Write};

    use super::*;

    fn lines_of(bytes: Vec<u8>) -> Vec<String> {
        let mut from = Cursor::new(bytes);
        std::iter::from_fn(|| read_line(&mut from)).collect()
    }

    #[test]
    fn lines_end_in_any_way() {
        assert_eq!(lines_of(b"START 15\r\n\n BEGIN \nEND".to_vec()), ["START 15", "", "BEGIN", "END"]);
        assert_eq!(lines_of(Vec::new()), [""; 0]);
    }

    #[test]
    fn an_endless_line_is_cut_and_the_next_one_whole() {
        let mut bytes = vec![b'x'; 3_000_000];
        bytes.extend(b"\nEND\n");
        let lines = lines_of(bytes);
        assert_eq!((lines[0].len(), lines[1].as_str()), (LONGEST_LINE, "END"));
    }

    #[test]
    fn bytes_that_are_no_text_are_still_a_line() {
        assert_eq!(lines_of(b"\xFF\xFEA\x00\nB".to_vec()), ["\u{FFFD}\u{FFFD}A", "B"]);
    }

    fn line_effect(text: &str) -> LineEffect {
        match text {
            "now" => LineEffect::Cancels,
            "answer" => LineEffect::Hurries,
            _ => LineEffect::Waits,
        }
    }

    fn raised(inbox: &Inbox) -> (bool, bool) {
        (inbox.stop().load(Ordering::Relaxed), inbox.cancelled())
    }

    #[test]
    fn urgent_lines_stop_what_is_going_on_and_nothing_else() {
        let (from, mut to) = io::pipe().expect("a pipe");
        let inbox = Inbox::read(io::BufReader::new(from), line_effect);
        let mut say = |line: &str| writeln!(to, "{line}").expect("the pipe is read");
        let heard = |count| {
            while inbox.lock().lines.len() < count {
                thread::yield_now();
            }
        };
        inbox.during(|haste| {
            assert_eq!(haste, None);
            say("calm");
            heard(1);
            assert_eq!(raised(&inbox), (false, false));
            say("answer");
            heard(2);
            assert_eq!(raised(&inbox), (true, false));
            say("now");
            heard(3);
            assert_eq!(raised(&inbox), (true, true));
        });
        inbox.during(|haste| {
            assert_eq!((haste, raised(&inbox)), (Some(HASTE), (false, false)), "they came before");
        });
        for _ in 0..3 {
            inbox.next();
        }
        inbox.during(|haste| assert_eq!(haste, None));
    }

    #[test]
    fn the_end_of_the_input_stops_a_thought_after_a_while() {
        let (from, to) = io::pipe().expect("a pipe");
        let inbox = Inbox::read(io::BufReader::new(from), line_effect);
        inbox.during(|_| {
            drop(to);
            while !raised(&inbox).0 {
                thread::yield_now();
            }
        });
        assert!(!inbox.cancelled());
        inbox.during(|haste| assert_eq!((haste, raised(&inbox)), (Some(HASTE), (false, false))));
        assert!(inbox.next().is_none());
    }

    #[test]
    fn a_flood_of_lines_is_not_kept_in_memory() {
        let inbox = Inbox::read(Cursor::new("x\n".repeat(5 * MOST_LINES)), |_| LineEffect::Waits);
        let mut most = 0;
        let count = std::iter::from_fn(|| {
            most = most.max(inbox.lock().lines.len());
            inbox.next()
        });
        assert_eq!(count.count(), 5 * MOST_LINES);
        assert!(most <= MOST_LINES);
    }
}
