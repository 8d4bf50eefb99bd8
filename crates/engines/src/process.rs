//! A running engine: lines in, lines out, both bounded.

use std::{
    io::{self, Read, Write},
    process::Child,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
        mpsc::{self, Receiver, Sender},
    },
    thread,
    time::Duration,
};

/// The longest line of an engine.
const LONGEST_LINE: usize = 64 * 1024;
/// The most an engine may say for one move.
const MOST_OUTPUT: usize = 1 << 20;
/// What a line costs beside its text, so that empty ones are bounded too.
const LINE_COST: usize = 16;
/// How much of what it complains about is kept: the end.
const COMPLAINT: usize = 2_000;

/// What comes from an engine.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Output {
    Line(String),
    /// It said more than it may.
    Flood,
    /// It closed its output: usually it has ended.
    End,
}

/// A process. Dropping it kills it, and everything that it has started in its process group.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    input: Sender<String>,
    output: Receiver<Output>,
    /// What it has said since it was last asked something.
    said: Arc<AtomicUsize>,
    complaint: Arc<Mutex<Vec<u8>>>,
    /// It has been waited for.
    gone: bool,
}

impl Process {
    pub(crate) fn new(mut child: Child) -> io::Result<Process> {
        let missing = || io::Error::from(io::ErrorKind::BrokenPipe);
        let (mut to, from) =
            (child.stdin.take().ok_or_else(missing)?, child.stdout.take().ok_or_else(missing)?);
        let errors = child.stderr.take().ok_or_else(missing)?;
        let (input, lines) = mpsc::channel::<String>();
        let (send, output) = mpsc::channel();
        let (said, complaint): (Arc<AtomicUsize>, Arc<Mutex<Vec<u8>>>) = Default::default();
        let process = Process {
            child,
            input,
            output,
            said: Arc::clone(&said),
            complaint: Arc::clone(&complaint),
            gone: false,
        };
        // An engine that does not read blocks this thread and not its caller.
        spawn("engine-input", move || {
            for line in lines {
                if to.write_all(line.as_bytes()).and_then(|()| to.flush()).is_err() {
                    return;
                }
            }
        })?;
        spawn("engine-output", move || read_lines(from, &said, &send))?;
        spawn("engine-errors", move || keep_end(errors, &complaint))?;
        Ok(process)
    }

    /// Sends a line. An engine that has ended is noticed when it is listened to.
    pub(crate) fn send(&self, line: &str) {
        let _ = self.input.send(format!("{line}\n"));
    }

    /// It is asked something new: what it said before does not count.
    pub(crate) fn reset_output(&self) {
        self.said.store(0, Ordering::Relaxed);
    }

    /// What it says next; `None` if that takes longer.
    pub(crate) fn next(&self, patience: Duration) -> Option<Output> {
        match self.output.recv_timeout(patience) {
            Ok(output) => Some(output),
            Err(mpsc::RecvTimeoutError::Timeout) => None,
            Err(mpsc::RecvTimeoutError::Disconnected) => Some(Output::End),
        }
    }

    /// Its exit code, if it has ended by itself and left one. What it has started is killed.
    pub(crate) fn exit_code(&mut self) -> Option<i32> {
        // Before it is waited for: until then its id, and its group's, is nobody else's.
        self.kill_group();
        let status = self.child.try_wait().ok().flatten()?;
        self.gone = true;
        status.code()
    }

    /// Kills it, and what it has started, and waits for its end.
    fn kill(&mut self) {
        if !self.gone {
            self.kill_group();
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }

    #[cfg(unix)]
    fn kill_group(&self) {
        use rustix::process::{Pid, Signal, kill_process_group};
        if let Some(group) = i32::try_from(self.child.id()).ok().and_then(Pid::from_raw) {
            // None is left: fine.
            let _ = kill_process_group(group, Signal::KILL);
        }
    }

    #[cfg(not(unix))]
    fn kill_group(&self) {}

    /// The last line that it wrote to its standard error output.
    pub(crate) fn complaint(&self) -> Option<String> {
        let kept = self.complaint.lock().unwrap_or_else(PoisonError::into_inner);
        let text = String::from_utf8_lossy(&kept);
        let last = text.lines().map(str::trim).rfind(|line| !line.is_empty())?;
        Some(last.chars().filter(|c| !c.is_control()).take(200).collect())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    thread::Builder::new().name(name.to_owned()).spawn(work).map(drop)
}

/// Reads lines until the output ends or there is too much of it. Then it is closed, so that the engine cannot go on writing.
fn read_lines(mut from: impl Read, said: &AtomicUsize, to: &Sender<Output>) {
    let (mut buffer, mut line) = (vec![0; 16 * 1024], Vec::new());
    let end = 'reading: loop {
        let count = match from.read(&mut buffer) {
            Ok(0) | Err(_) => break Output::End,
            Ok(count) => count,
        };
        for part in buffer[..count].split_inclusive(|&byte| byte == b'\n') {
            line.extend_from_slice(part);
            let whole = line.ends_with(b"\n");
            let cost = part.len() + if whole { LINE_COST } else { 0 };
            if line.len() > LONGEST_LINE || said.fetch_add(cost, Ordering::Relaxed) + cost > MOST_OUTPUT {
                break 'reading Output::Flood;
            }
            if whole {
                let text = String::from_utf8_lossy(&line).trim().to_owned();
                line.clear();
                if !text.is_empty() && to.send(Output::Line(text)).is_err() {
                    return;
                }
            }
        }
    };
    let rest = String::from_utf8_lossy(&line).trim().to_owned();
    if end == Output::End && !rest.is_empty() {
        let _ = to.send(Output::Line(rest));
    }
    let _ = to.send(end);
}

/// Reads everything and keeps the end of it.
fn keep_end(mut from: impl Read, kept: &Mutex<Vec<u8>>) {
    let mut buffer = [0; 4096];
    while let Ok(count @ 1..) = from.read(&mut buffer) {
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend_from_slice(&buffer[..count]);
        let surplus = kept.len().saturating_sub(COMPLAINT);
        kept.drain(..surplus);
    }
}
