//! A live table. `live` is the table as a plain value and `apply` what requests do to it; `actor` is the task that owns one, carries
//! out what follows and is reached through a [`Handle`].

mod actor;
mod apply;
mod clock;
mod courtesy;
mod engine;
mod judgement;
mod live;
pub(crate) mod message;
mod pace;
mod room;
mod snapshot;
mod swap2;
#[cfg(test)]
pub(crate) mod tests;

use std::sync::Arc;

pub(crate) use actor::{Actor, SleepingTable, now, unix_ms};
pub(crate) use courtesy::GIVEN_MS;
pub(crate) use engine::seed_of;
pub(crate) use live::{LiveTable, Now};
use plyground_words::Message;
pub(crate) use room::RoomEntry;
pub(crate) use snapshot::{Broadcast, Snapshot};
use tokio::sync::{broadcast, mpsc, oneshot, watch};
#[cfg(test)]
pub(crate) use {actor::IDLE, apply::MAX_WATCHERS, clock::Clocks};

use self::message::{Past, Request};
use crate::{error::Refusal, session::Browser};

/// What a table's task is asked.
pub(crate) enum TableCommand {
    /// A connection wants to get all updates from now on. The answer is `None` if there is no place for it.
    Join { browser: Browser, commands: mpsc::Sender<TableCommand>, answer: oneshot::Sender<Option<Joined>> },
    /// A connection ended.
    Leave { connection: u64 },
    /// A browser wants something.
    Apply { browser: Browser, request: Request, answer: oneshot::Sender<Result<(), Message>> },
    /// A browser takes a free seat.
    Sit {
        browser: Browser,
        name: Option<String>,
        person: Option<String>,
        answer: oneshot::Sender<Result<(), Refusal>>,
    },
    /// The game is to end without a result: the event that it was played for goes on without it.
    Void { answer: oneshot::Sender<Result<(), Message>> },
    /// How it stands.
    Snapshot { answer: oneshot::Sender<Arc<Snapshot>> },
    /// Its place is needed: if nobody is there, it is put away now.
    Rest,
    /// What is stored has been replaced: a table whose game is over is put away now.
    Renew,
    /// How it stood.
    Past { ply: usize, answer: oneshot::Sender<Option<Past>> },
}

/// What a connection gets when it joins.
pub(crate) struct Joined {
    pub(crate) presence: Presence,
    pub(crate) snapshot: Arc<Snapshot>,
    pub(crate) updates: broadcast::Receiver<Broadcast>,
    /// Closed when the place is needed for a later connection of the same browser.
    pub(crate) evicted: oneshot::Receiver<()>,
}

/// A connection, as long as it lasts: the table is told when it is over, however it ends, also if it goes away
/// before it has really come.
pub(crate) struct Presence {
    commands: mpsc::Sender<TableCommand>,
    connection: u64,
}

impl Drop for Presence {
    fn drop(&mut self) {
        let (commands, connection) = (self.commands.clone(), self.connection);
        // At the end of the program there is nobody to tell.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move {
                // The table may be gone already.
                let _ = commands.send(TableCommand::Leave { connection }).await;
            });
        }
    }
}

/// The way to a table's task. A closed one means that the table was put away: ask the registry again.
#[derive(Clone)]
pub(crate) struct Handle {
    pub(crate) commands: mpsc::Sender<TableCommand>,
    /// What the room sees of the table; `None` while nobody is there and after the end.
    pub(crate) room: watch::Receiver<Option<RoomEntry>>,
}

impl Handle {
    /// Sends a command and waits for its answer; `None` if the table was put away meanwhile.
    async fn call<T>(&self, command: impl FnOnce(oneshot::Sender<T>) -> TableCommand) -> Option<T> {
        let (answer, wait) = oneshot::channel();
        self.commands.send(command(answer)).await.ok()?;
        wait.await.ok()
    }

    /// The outer `None`: put away; the inner: full.
    pub(crate) async fn join(&self, browser: Browser) -> Option<Option<Joined>> {
        let commands = self.commands.clone();
        self.call(|answer| TableCommand::Join { browser, commands, answer }).await
    }

    pub(crate) async fn apply(&self, browser: Browser, request: Request) -> Option<Result<(), Message>> {
        self.call(|answer| TableCommand::Apply { browser, request, answer }).await
    }

    pub(crate) async fn sit(
        &self,
        browser: Browser,
        name: Option<String>,
        person: Option<String>,
    ) -> Option<Result<(), Refusal>> {
        self.call(|answer| TableCommand::Sit { browser, name, person, answer }).await
    }

    pub(crate) async fn void(&self) -> Option<Result<(), Message>> {
        self.call(|answer| TableCommand::Void { answer }).await
    }

    pub(crate) async fn snapshot(&self) -> Option<Arc<Snapshot>> {
        self.call(|answer| TableCommand::Snapshot { answer }).await
    }

    pub(crate) async fn past(&self, ply: usize) -> Option<Option<Past>> {
        self.call(|answer| TableCommand::Past { ply, answer }).await
    }
}
