//! The task that owns a table and carries out what follows from requests: store, then adopt, then broadcast.
//!
//! A transition is true when it is on disk, not before. While it is being written the table stays as it was: pages and
//! connections see the old state, requests wait. If the write fails it is kept and tried again with growing pauses; everybody is
//! told once that the game is not saved, requests are refused, clocks stand, and when the write succeeds the game goes
//! on where it was. So nothing that was broadcast can be lost, and a failing disk decides no game. A write that contradicts what
//! is stored can never succeed: the table ends, and is loaded anew as it is stored.

use std::{
    collections::{HashMap, VecDeque},
    future::{Future, pending},
    ops::ControlFlow,
    pin::Pin,
    sync::{Arc, LazyLock},
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use plyground_store::{RatedGame, Store, StoreError};
use plyground_words::Message;
use tokio::{
    sync::{broadcast, mpsc, oneshot, watch},
    time::{sleep, sleep_until},
};

use super::{
    Broadcast, Joined, LiveTable, Presence, RoomEntry, TableCommand,
    apply::UNSAVED,
    clock::Clocks,
    live::{Now, Transition},
    message::{RatingChange, Request},
};
use crate::{
    error::Refusal,
    pool::{JobEvent, JobHandle, Pool},
    session::{Browser, new_id},
};

/// A table without connections is put away after this long; everything is on disk.
pub(crate) const IDLE: Duration =
    if cfg!(test) { Duration::from_millis(300) } else { Duration::from_secs(30) };
/// After a failed write, the next attempt comes after this long, then twice as long each time.
const FIRST_RETRY: Duration = Duration::from_millis(250);
const LAST_RETRY: Duration = Duration::from_secs(8);
/// Updates that are kept for connections that are slow to take them; one that misses some gets the whole state instead.
const KEPT: usize = 16;
/// Requests that wait for a write; more are refused.
const BACKLOG: usize = 64;

/// The program's own clock, which never goes back.
static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);

/// Now, as it is stored.
pub(crate) fn unix_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_millis() as i64)
}

/// Now, as tables are told.
pub(crate) fn now() -> Now {
    Now { ms: BEGAN.elapsed().as_millis() as u64, unix_ms: unix_ms() }
}

/// When the program's clock will show `ms`.
pub(crate) fn instant(ms: u64) -> Instant {
    *BEGAN + Duration::from_millis(ms)
}

/// A table that was put away while a clock runs: it comes back for its deadline.
#[derive(Clone, Debug)]
pub(crate) struct SleepingTable {
    pub(crate) clocks: Clocks,
    /// When the flag falls.
    pub(crate) deadline: Instant,
}

/// A table's task.
pub(crate) struct Actor {
    table: LiveTable,
    store: Store,
    pool: Pool,
    /// What is being written, and becomes true with it.
    saving: Option<Saving>,
    /// Requests that came meanwhile.
    backlog: VecDeque<TableCommand>,
    /// The search under way, and the version of the table it is for.
    search: Option<(u64, JobHandle)>,
    /// The same for what a computer is offered.
    judgement: Option<(u64, JobHandle)>,
    updates: broadcast::Sender<Broadcast>,
    /// What the room sees of the table.
    room: watch::Sender<Option<RoomEntry>>,
    /// Ends each connection's task when dropped.
    evictions: HashMap<u64, oneshot::Sender<()>>,
    next_connection: u64,
}

/// Gives how the ratings changed, where a game has ended that counts.
type Written = plyground_store::Result<Option<RatedGame>>;
type Commit = Pin<Box<dyn Future<Output = Written> + Send>>;

struct Saving {
    transition: Transition,
    attempt: Attempt,
    failures: u32,
    answer: Option<Waiter>,
}

enum Attempt {
    Writing(Commit),
    Waiting(Instant),
}

/// Who waits to know that a request was granted.
enum Waiter {
    Request(oneshot::Sender<Result<(), Message>>),
    Seat(oneshot::Sender<Result<(), Refusal>>),
}

impl Waiter {
    fn granted(self) {
        // An answer nobody waits for any more is dropped: that browser has gone.
        match self {
            Waiter::Request(answer) => drop(answer.send(Ok(()))),
            Waiter::Seat(answer) => drop(answer.send(Ok(()))),
        }
    }
}

impl Actor {
    pub(crate) fn new(table: LiveTable, store: Store, pool: Pool) -> Self {
        let (updates, _) = broadcast::channel(KEPT);
        Actor {
            table,
            store,
            pool,
            saving: None,
            backlog: VecDeque::new(),
            search: None,
            judgement: None,
            updates,
            room: watch::Sender::new(None),
            evictions: HashMap::new(),
            next_connection: 0,
        }
    }

    /// What the room sees of the table, from now on.
    pub(crate) fn room(&self) -> watch::Receiver<Option<RoomEntry>> {
        self.room.subscribe()
    }

    /// Serves the table until nobody has been there for a while. Gives the clocks that go on running.
    pub(crate) async fn run(mut self, commands: &mut mpsc::Receiver<TableCommand>) -> Option<SleepingTable> {
        loop {
            self.steer_search();
            self.table.show_in_room(&self.room);
            let idle = self.saving.is_none();
            let deadline = self.table.deadline().filter(|_| idle);
            tokio::select! {
                command = commands.recv() => match command {
                    Some(TableCommand::Rest) if !self.table.is_watched() && idle => return self.asleep(),
                    // Connections end with this task, and find the game as it is stored by now.
                    Some(TableCommand::Renew) if self.table.is_over() && idle => return None,
                    Some(command) => self.handle(command),
                    None => return None,
                },
                done = commit(&mut self.saving) => if self.written(done).is_break() { return None },
                event = engine_event(&mut self.search), if idle => self.engine(event),
                event = engine_event(&mut self.judgement), if idle => self.judged(event),
                () = until(deadline) => self.tick(),
                () = sleep(IDLE), if !self.table.is_watched() && idle => return self.asleep(),
            }
        }
    }

    fn asleep(&self) -> Option<SleepingTable> {
        let deadline = instant(self.table.deadline()?);
        Some(SleepingTable { clocks: self.table.clocks.clone(), deadline })
    }

    fn handle(&mut self, command: TableCommand) {
        match command {
            TableCommand::Join { browser, commands, answer } => {
                drop(answer.send(self.join(browser, commands)));
            }
            TableCommand::Leave { connection } => self.leave(connection),
            TableCommand::Snapshot { answer } => drop(answer.send(Arc::new(self.table.snapshot(now())))),
            TableCommand::Rest | TableCommand::Renew => {}
            TableCommand::Past { ply, answer } => drop(answer.send(self.table.past(ply))),
            request @ (TableCommand::Apply { .. } | TableCommand::Sit { .. } | TableCommand::Void { .. }) => {
                match &self.saving {
                    // A write usually takes a few milliseconds; one that has failed takes as long as the disk does.
                    Some(saving) if saving.failures == 0 && self.backlog.len() < BACKLOG => {
                        self.backlog.push_back(request);
                    }
                    _ => self.request(request),
                }
            }
        }
    }

    fn request(&mut self, command: TableCommand) {
        // A flag that has fallen by now comes first.
        if self.saving.is_none() {
            self.tick();
            if self.saving.is_some() {
                self.backlog.push_front(command);
                return;
            }
        }
        match command {
            TableCommand::Apply { browser, request, answer } => match self.apply(&browser, &request) {
                Ok(transition) => self.begin(transition, Some(Waiter::Request(answer))),
                Err(why) => drop(answer.send(Err(why))),
            },
            TableCommand::Void { answer } => match self.void() {
                Ok(transition) => self.begin(transition, Some(Waiter::Request(answer))),
                Err(why) => drop(answer.send(Err(why))),
            },
            TableCommand::Sit { browser, name, person, answer } => {
                match self.table.sit(&browser, name, person, now()) {
                    // A transition that is being written is not replaced by another one.
                    Ok(Some(_)) if self.saving.is_some() => drop(answer.send(Err(Refusal::full(UNSAVED)))),
                    Ok(Some(transition)) => self.begin(transition, Some(Waiter::Seat(answer))),
                    Ok(None) => drop(answer.send(Ok(()))),
                    Err(why) if self.table.saved => drop(answer.send(Err(Refusal::taken(why)))),
                    Err(why) => drop(answer.send(Err(Refusal::full(why)))),
                }
            }
            other => self.handle(other),
        }
    }

    fn apply(&mut self, browser: &Browser, request: &Request) -> Result<Transition, Message> {
        if self.saving.is_some() {
            return Err(UNSAVED.into());
        }
        let transition = self.table.apply(browser, request, now())?;
        match request {
            Request::Rematch {} => self.table.rematch(new_id(), now()),
            Request::Stop {} => {
                self.search.iter().for_each(|(_, running)| running.decide_now());
                Ok(transition)
            }
            _ => Ok(transition),
        }
    }

    fn void(&self) -> Result<Transition, Message> {
        if self.saving.is_some() {
            return Err(UNSAVED.into());
        }
        self.table.void(now())
    }

    /// Carries out a transition: at once if nothing has to be stored, else when it is.
    fn begin(&mut self, transition: Transition, answer: Option<Waiter>) {
        if transition.writes.is_empty() {
            self.adopt(transition);
            answer.into_iter().for_each(Waiter::granted);
            return;
        }
        let attempt = self.attempt(&transition);
        self.saving = Some(Saving { transition, attempt, failures: 0, answer });
    }

    fn attempt(&self, transition: &Transition) -> Attempt {
        let (store, writes) = (self.store.clone(), transition.writes.clone());
        let counted = transition.next.has_counted().then(|| transition.next.row.id.clone());
        Attempt::Writing(Box::pin(async move {
            store.commit(writes).await?;
            let Some(id) = counted else { return Ok(None) };
            // It is rated; that it cannot be read at the moment changes nothing about that.
            Ok(store.rated_game(&id).await.unwrap_or_default())
        }))
    }

    /// The transition is true now.
    fn adopt(&mut self, transition: Transition) {
        self.table = transition.next;
        for update in &transition.updates {
            self.broadcast(&self.table.broadcast(update));
        }
    }

    fn broadcast(&self, update: &Broadcast) {
        // Nobody listening is no failure.
        let _ = self.updates.send(update.clone());
    }

    fn broadcast_changed(&self) {
        self.broadcast(&self.table.broadcast(&self.table.changed(now())));
    }

    /// A write has ended, or the pause after a failed one. Breaks off if it can never succeed.
    fn written(&mut self, done: Option<Written>) -> ControlFlow<()> {
        let Some(mut saving) = self.saving.take() else { return ControlFlow::Continue(()) };
        match done {
            None => {
                saving.attempt = self.attempt(&saving.transition);
                self.saving = Some(saving);
                return ControlFlow::Continue(());
            }
            Some(Err(e @ StoreError::Conflict { .. })) => {
                // Connections end with this task, and find the table as it is stored when they come back.
                tracing::error!(game = self.table.row.id, "never to be saved: {e}");
                return ControlFlow::Break(());
            }
            Some(Err(e)) => {
                tracing::error!(game = self.table.row.id, failures = saving.failures + 1, "not saved: {e}");
                let pause = FIRST_RETRY * 2u32.pow(saving.failures.min(10));
                saving.attempt = Attempt::Waiting(Instant::now() + pause.min(LAST_RETRY));
                saving.failures += 1;
                saving.answer.take().into_iter().for_each(Waiter::granted);
                self.saving = Some(saving);
                if self.table.saved {
                    self.table.clocks.stop(self.table.to_move(), now().ms);
                    self.table.saved = false;
                    self.broadcast_changed();
                }
            }
            Some(Ok(rated)) => {
                saving.transition.next.rated =
                    rated.as_ref().map(RatingChange::of).or(saving.transition.next.rated);
                if saving.failures > 0 {
                    saving.transition.next.clocks.resume_at(now().ms);
                }
                self.adopt(saving.transition);
                saving.answer.into_iter().for_each(Waiter::granted);
                if saving.failures > 0 || rated.is_some() {
                    self.broadcast_changed();
                }
            }
        }
        while self.saving.as_ref().is_none_or(|saving| saving.failures > 0)
            && let Some(request) = self.backlog.pop_front()
        {
            self.request(request);
        }
        ControlFlow::Continue(())
    }

    fn tick(&mut self) {
        if let Some(transition) = self.table.tick(now()) {
            self.begin(transition, None);
        }
    }

    fn engine(&mut self, event: Option<JobEvent>) {
        let event = event.unwrap_or(JobEvent::Failed);
        if matches!(event, JobEvent::Chosen(_) | JobEvent::Forfeited(_) | JobEvent::Failed) {
            self.search = None;
        }
        let transition = self.table.engine_event(event, now());
        self.begin(transition, None);
    }

    fn judged(&mut self, event: Option<JobEvent>) {
        if let Some(transition) = self.table.judged(&event.unwrap_or(JobEvent::Failed), now()) {
            self.judgement = None;
            self.begin(transition, None);
        }
    }

    /// Starts the searches that the table wants, and ends those that it does not want any more.
    fn steer_search(&mut self) {
        if self.saving.is_some() {
            return;
        }
        let wanted = self.table.engine.is_active().then_some(self.table.version);
        if self.search.as_ref().map(|(version, _)| *version) != wanted {
            self.search = None;
            if let Some((job, ticket)) = self.table.search(now()) {
                self.search = Some((self.table.version, self.pool.submit(job, ticket)));
            }
        }
        let wanted = self.table.has_to_answer();
        if self.judgement.as_ref().map(|(version, _)| *version) != wanted {
            let asked = wanted.zip(self.table.judgement());
            self.judgement = asked.map(|(version, (job, ticket))| (version, self.pool.submit(job, ticket)));
        }
    }

    fn join(&mut self, browser: Browser, commands: mpsc::Sender<TableCommand>) -> Option<Joined> {
        let (connection, now) = (self.next_connection + 1, now());
        let evicted = self.table.join(connection, browser.clone(), now).ok()?;
        if let Some(saving) = &mut self.saving {
            // There is room: a transition takes no seat away, and the connections are the same.
            let _ = saving.transition.next.join(connection, browser, now);
        }
        self.next_connection = connection;
        evicted.and_then(|evicted| self.evictions.remove(&evicted));
        let (evict, evicted) = oneshot::channel();
        self.evictions.insert(connection, evict);
        self.presence_changed();
        let presence = Presence { commands, connection };
        let snapshot = Arc::new(self.table.snapshot(now));
        Some(Joined { presence, snapshot, updates: self.updates.subscribe(), evicted })
    }

    fn leave(&mut self, connection: u64) {
        self.evictions.remove(&connection);
        if let Some(saving) = &mut self.saving {
            saving.transition.next.leave(connection, now());
        }
        self.table.leave(connection, now());
        self.presence_changed();
    }

    fn presence_changed(&mut self) {
        self.broadcast_changed();
        if let (Some((_, search)), Some(urgency)) = (&self.search, self.table.urgency()) {
            search.set_urgency(urgency);
        }
    }
}

/// The end of the attempt under way, or of the pause before the next one (`None`).
async fn commit(saving: &mut Option<Saving>) -> Option<Written> {
    match saving {
        Some(Saving { attempt: Attempt::Writing(commit), .. }) => Some(commit.await),
        Some(Saving { attempt: Attempt::Waiting(until), .. }) => {
            sleep_until((*until).into()).await;
            None
        }
        None => pending().await,
    }
}

async fn engine_event(search: &mut Option<(u64, JobHandle)>) -> Option<JobEvent> {
    match search {
        Some((_, running)) => running.events.recv().await,
        None => pending().await,
    }
}

async fn until(deadline: Option<u64>) {
    match deadline {
        Some(ms) => sleep_until(instant(ms).into()).await,
        None => pending().await,
    }
}
