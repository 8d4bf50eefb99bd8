//! A conversation with an engine, and what becomes of it when the engine misbehaves.

use std::{
    fmt,
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

use plyground_games::{AnyPlay, brief, rules::Reason};
use plyground_protocols::{
    Protocol,
    client::{self, EngineInfo, MoveLimits, Reply},
};

use plyground_words::{Message, key, message};

use crate::{
    file::Engine,
    guard::NOT_STARTED,
    launcher::Launcher,
    process::{Output, Process},
};

/// How long an engine may take to start and to get ready for a game. Interpreters and networks are slow to load.
const GET_READY: Duration = Duration::from_secs(15);
/// What is added to the time for a move before an engine that is silent has lost: a busy machine is not the engine's fault.
const GRACE: Duration = Duration::from_secs(5);
/// The interval at which a running search looks at its [`Control`].
const POLL: Duration = Duration::from_millis(20);

/// What may end a search early.
#[derive(Clone, Copy, Debug)]
pub struct Control<'a> {
    /// Raised: the best move so far is wanted now.
    pub stop: &'a AtomicBool,
    /// Raised: the move is not needed any more.
    pub cancel: &'a AtomicBool,
}

/// A move, and what the engine said about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// A legal move, as our games write it.
    pub mv: String,
    /// The last thing it said.
    pub info: Option<EngineInfo>,
}

/// Why there is no move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// Its program cannot be started: the reason, if one is known.
    NotStarted(Option<String>),
    /// It ended by itself.
    Ended(Option<String>),
    /// It did not answer in time.
    Silent,
    /// It said more than it may.
    Flooded,
    /// It said that it cannot do what it was asked.
    Refused(String),
    /// It cannot be told how much processor time it may take.
    NoCpu,
    /// It has no such option.
    Lacks(&'static str),
    /// Its move is not legal.
    Illegal(String),
    /// Nobody wanted the move any more.
    Cancelled,
    /// The fault is ours, or the system's: no game is decided by it.
    Ours(String),
}

impl Failure {
    /// Why the engine has lost; `None` if that is not its fault.
    pub fn reason(&self) -> Option<Reason> {
        match self {
            Failure::NotStarted(_) => Some(Reason::ENGINE_START),
            Failure::Ended(_) => Some(Reason::ENGINE_CRASH),
            Failure::Silent => Some(Reason::ENGINE_SILENCE),
            Failure::Flooded => Some(Reason::ENGINE_FLOOD),
            Failure::Refused(_) | Failure::Lacks(_) => Some(Reason::ENGINE_REFUSAL),
            Failure::Illegal(_) => Some(Reason::ENGINE_ILLEGAL),
            Failure::NoCpu | Failure::Cancelled | Failure::Ours(_) => None,
        }
    }

    /// What happened: the rest of a sentence that names the engine.
    pub fn message(&self) -> Message {
        match self {
            Failure::NotStarted(None) => key!("failure-no-program").into(),
            Failure::NotStarted(Some(what)) => message!("failure-start", what = what),
            Failure::Ended(None) => key!("failure-ended").into(),
            Failure::Ended(Some(complaint)) => message!("failure-ended-saying", what = complaint),
            Failure::Silent => key!("failure-silent").into(),
            Failure::Flooded => key!("failure-flooded").into(),
            Failure::Refused(what) => message!("failure-refused", what = what),
            Failure::NoCpu => key!("failure-no-cpu").into(),
            Failure::Lacks(option) => message!("failure-option", option = *option),
            Failure::Illegal(mv) => message!("failure-illegal", text = mv),
            Failure::Cancelled => key!("failure-cancelled").into(),
            Failure::Ours(what) => message!("failure-ours", what = what),
        }
    }
}

/// In English, for logs and tests.
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// A running engine that has said hello. Dropping it kills it. After a failure it is of no more use.
#[derive(Debug)]
pub struct Session {
    process: Process,
    protocol: Protocol,
    options: Vec<String>,
    /// Whether it knows limits of processor time.
    knows_cpu: bool,
    variant: &'static str,
    seed: Option<u64>,
}

impl Session {
    /// Starts an engine and gets it ready for a variant.
    pub fn start(
        engine: &Engine,
        launcher: &Launcher,
        variant: &'static str,
        control: Control<'_>,
    ) -> Result<Session, Failure> {
        let child = match launcher.start(&engine.command, &engine.folder, engine.memory) {
            Ok(child) => child,
            Err(e) => {
                use std::io::ErrorKind::{NotFound, PermissionDenied};
                let theirs = matches!(e.kind(), NotFound | PermissionDenied);
                return Err(if theirs {
                    Failure::NotStarted(Some(e.to_string()))
                } else {
                    Failure::Ours(e.to_string())
                });
            }
        };
        let process = Process::new(child).map_err(|e| Failure::Ours(e.to_string()))?;
        let protocol = engine.protocol;
        let mut session =
            Session { process, protocol, options: Vec::new(), knows_cpu: false, variant, seed: None };
        session.request(&client::hello(protocol, engine.depth), control)?;
        session.request(&client::new_game(protocol, variant), control)?;
        if let Some(player) = &engine.player {
            if !session.has("player") {
                return Err(Failure::Lacks("player"));
            }
            session.set("player", player, control)?;
        }
        if session.has("threads") {
            session.set("threads", &engine.threads.to_string(), control)?;
        }
        Ok(session)
    }

    /// The variant that it is ready for.
    pub const fn variant(&self) -> &'static str {
        self.variant
    }

    fn has(&self, option: &str) -> bool {
        self.options.iter().any(|known| known == option)
    }

    fn set(&mut self, name: &str, value: &str, control: Control<'_>) -> Result<(), Failure> {
        self.request(&[client::set_option(name, value)], control)
    }

    /// Sends lines and waits until the engine is ready.
    fn request(&mut self, lines: &[String], control: Control<'_>) -> Result<(), Failure> {
        if lines.is_empty() {
            return Ok(());
        }
        self.process.reset_output();
        lines.iter().for_each(|line| self.process.send(line));
        let deadline = Instant::now() + GET_READY;
        loop {
            match self.listen(deadline, control.cancel, None)? {
                Reply::Ready => return Ok(()),
                Reply::Option(name) if self.options.len() < 100 => self.options.push(name),
                Reply::Limit(name) => self.knows_cpu |= name == "cpu",
                Reply::Error(what) => return Err(Failure::Refused(brief(&what))),
                _ => {}
            }
        }
    }

    /// Whether it can keep to these limits: another one instead would be no fair match.
    pub fn check(&self, limits: MoveLimits) -> Result<(), Failure> {
        if limits.cpu.is_some() && !self.knows_cpu { Err(Failure::NoCpu) } else { Ok(()) }
    }

    /// Asks for a move. `progress` gets what the engine says meanwhile.
    pub fn choose(
        &mut self,
        play: &dyn AnyPlay,
        limits: MoveLimits,
        seed: u64,
        control: Control<'_>,
        progress: &mut dyn FnMut(&EngineInfo),
    ) -> Result<Answer, Failure> {
        self.check(limits)?;
        if self.has("seed") && self.seed != Some(seed) {
            self.set("seed", &seed.to_string(), control)?;
            self.seed = Some(seed);
        }
        self.process.reset_output();
        for line in client::move_commands(self.protocol, play, limits) {
            self.process.send(&line);
        }
        let deadline = Instant::now() + limits.time + GRACE;
        let (mut stopped, mut last) = (false, None);
        loop {
            let stop = (!stopped).then_some(control.stop);
            match self.listen(deadline, control.cancel, stop) {
                Ok(Reply::Move(text)) => {
                    let mut after = play.boxed_clone();
                    let legal = after.play(&text).ok().and_then(|()| after.last_move());
                    let mv = legal.ok_or_else(|| Failure::Illegal(brief(&text)))?;
                    return Ok(Answer { mv, info: last });
                }
                Ok(Reply::Info(info)) => {
                    progress(&info);
                    last = Some(info);
                }
                Ok(Reply::Error(what)) => return Err(Failure::Refused(brief(&what))),
                Ok(_) => {}
                Err(Failure::Cancelled) if !control.cancel.load(Ordering::Relaxed) => {
                    // Where a protocol has no word for it, the engine takes the time that it was given.
                    stopped = true;
                    if let Some(line) = client::stop(self.protocol) {
                        self.process.send(line);
                    }
                }
                Err(failure) => return Err(failure),
            }
        }
    }

    /// The next line of the engine. `Failure::Cancelled` if one of the flags is raised.
    fn listen(
        &mut self,
        deadline: Instant,
        cancel: &AtomicBool,
        stop: Option<&AtomicBool>,
    ) -> Result<Reply, Failure> {
        loop {
            let raised = |flag: &AtomicBool| flag.load(Ordering::Relaxed);
            if raised(cancel) || stop.is_some_and(raised) {
                return Err(Failure::Cancelled);
            }
            let left = deadline.saturating_duration_since(Instant::now());
            match self.process.next(left.min(POLL)) {
                Some(Output::Line(line)) => return Ok(client::read(self.protocol, &line)),
                Some(Output::Flood) => return Err(Failure::Flooded),
                Some(Output::End) => return Err(self.ended()),
                None if left.is_zero() => return Err(Failure::Silent),
                None => {}
            }
        }
    }

    /// It closed its output: why.
    fn ended(&mut self) -> Failure {
        // Its last words may be under way.
        std::thread::sleep(POLL);
        let code = self.process.exit_code();
        let complaint = self.process.complaint();
        if code == Some(NOT_STARTED.into()) {
            return Failure::NotStarted(complaint);
        }
        Failure::Ended(complaint)
    }
}
