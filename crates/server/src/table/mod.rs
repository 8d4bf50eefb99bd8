//! A live table: one task owns the game and its clocks; everybody else sends it commands and hears what changed.

mod actor;
mod clock;
mod game;
pub(crate) mod message;
mod snapshot;

use std::{sync::Arc, time::Duration};

pub(crate) use game::TableGame;
use plyground_players::Progress;
use plyground_rules::Side;
pub(crate) use snapshot::Snapshot;
use tokio::sync::{broadcast, mpsc, oneshot};

use self::message::{Moved, Past, Request};
use crate::{error::Refusal, session::Browser};

pub(crate) use actor::{Actor, unix_ms};

/// The most connections one table serves: thirty pupils watching and some to spare.
pub(crate) const MAX_CONNECTIONS: usize = 64;

/// Something everybody at a table hears.
#[derive(Clone, Debug)]
pub(crate) enum Update {
    /// Anything changed: here is everything.
    Table(Arc<Snapshot>),
    /// A decision was made.
    Moved(Arc<Moved>, Arc<Snapshot>),
    /// The computer is thinking; how long it will take is said when it begins, if it is known.
    Thinking(Side, Progress, Option<Duration>),
    /// A sentence for everybody.
    Notice(String),
}

/// What a table is asked.
pub(crate) enum Command {
    /// Hear what happens from now on.
    Join { browser: Browser, commands: mpsc::Sender<Command>, answer: oneshot::Sender<Option<Joined>> },
    /// A connection ended.
    Leave { connection: u64 },
    /// A browser wants something.
    Ask { browser: Browser, request: Request, answer: oneshot::Sender<Result<(), String>> },
    /// A browser takes a free seat.
    Sit { browser: Browser, name: Option<String>, answer: oneshot::Sender<Result<(), Refusal>> },
    /// How it stands.
    Look { answer: oneshot::Sender<Arc<Snapshot>> },
    /// How it stood.
    Past { ply: usize, answer: oneshot::Sender<Option<Past>> },
}

/// What a connection gets when it joins.
pub(crate) struct Joined {
    pub(crate) presence: Presence,
    pub(crate) snapshot: Arc<Snapshot>,
    pub(crate) updates: broadcast::Receiver<Update>,
}

/// A connection, as long as it lasts: the table is told when it is over, however it ends, also if it goes away
/// before it has really come.
pub(crate) struct Presence {
    commands: mpsc::Sender<Command>,
    connection: u64,
}

impl Drop for Presence {
    fn drop(&mut self) {
        let (commands, connection) = (self.commands.clone(), self.connection);
        // At the end of the program there is nobody to tell.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move {
                // The table may be gone already.
                let _ = commands.send(Command::Leave { connection }).await;
            });
        }
    }
}

/// The way to a table's task. A closed one means that the table was put away: ask the registry again.
#[derive(Clone)]
pub(crate) struct Handle {
    pub(crate) commands: mpsc::Sender<Command>,
}

impl Handle {
    /// Sends a command and waits for its answer; `None` if the table was put away meanwhile.
    async fn call<T>(&self, command: impl FnOnce(oneshot::Sender<T>) -> Command) -> Option<T> {
        let (answer, wait) = oneshot::channel();
        self.commands.send(command(answer)).await.ok()?;
        wait.await.ok()
    }

    /// The outer `None`: put away; the inner: full.
    pub(crate) async fn join(&self, browser: Browser) -> Option<Option<Joined>> {
        let commands = self.commands.clone();
        self.call(|answer| Command::Join { browser, commands, answer }).await
    }

    pub(crate) async fn ask(&self, browser: Browser, request: Request) -> Option<Result<(), String>> {
        self.call(|answer| Command::Ask { browser, request, answer }).await
    }

    pub(crate) async fn sit(&self, browser: Browser, name: Option<String>) -> Option<Result<(), Refusal>> {
        self.call(|answer| Command::Sit { browser, name, answer }).await
    }

    pub(crate) async fn look(&self) -> Option<Arc<Snapshot>> {
        self.call(|answer| Command::Look { answer }).await
    }

    pub(crate) async fn past(&self, ply: usize) -> Option<Option<Past>> {
        self.call(|answer| Command::Past { ply, answer }).await
    }
}
