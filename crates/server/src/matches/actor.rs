//! The task that carries a match out: jobs of the pool at the lowest urgency, each finished game stored before it is shown. A game that
//! cannot be stored is kept and tried again with growing pauses; until it is, only the games already under way go on.

use std::{
    collections::HashMap,
    sync::Arc,
    time::{Duration, Instant},
};

use plyground_store::{ContestState, ContestWrite, Store, StoreError, Write};
use tokio::{
    sync::{mpsc, oneshot, watch},
    task::JoinHandle,
    time::{sleep, sleep_until},
};

use super::{
    live::{JobId, LiveMatch, MatchRequest},
    shown::Shown,
};
use crate::{
    error::Refusal,
    pool::{Job, JobEvent, Pool, Ticket, Urgency},
    table::now,
};

/// A match that is paused, and that nobody looks at, is put away after this long. Its games under way then begin again.
const IDLE: Duration = Duration::from_secs(600);
/// After a failed write, the next attempt comes after this long, then twice as long each time.
const FIRST_RETRY: Duration = Duration::from_millis(250);
const LAST_RETRY: Duration = Duration::from_secs(8);
/// What is shown changes no more often than this: players that move at once would flood everybody who looks.
const PACE: Duration = Duration::from_millis(250);
/// Events of jobs that wait.
const EVENTS: usize = 64;

/// What a match's task is asked.
pub(super) struct MatchCommand {
    pub(super) request: MatchRequest,
    pub(super) answer: oneshot::Sender<Result<(), Refusal>>,
}

/// What the match's jobs report, each with its job.
type EventChannel = (mpsc::Sender<(JobId, JobEvent)>, mpsc::Receiver<(JobId, JobEvent)>);

pub(super) struct Actor {
    live: LiveMatch,
    store: Store,
    pool: Pool,
    /// The browser that began the match.
    client: [u8; 32],
    jobs: HashMap<JobId, JobTask>,
    events: EventChannel,
    shown: watch::Sender<Arc<Shown>>,
    shown_at: Instant,
    failures: u32,
    retry: Option<Instant>,
}

/// Waits for a job; dropping it cancels the job.
struct JobTask(JoinHandle<()>);

impl Drop for JobTask {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Actor {
    pub(super) fn new(live: LiveMatch, store: Store, pool: Pool) -> (Self, watch::Receiver<Arc<Shown>>) {
        let (shown, watching) = watch::channel(Arc::new(Shown::of(&live, now())));
        let mut client = [0; 32];
        client.iter_mut().zip(&live.row.holder).for_each(|(to, from)| *to = *from);
        let actor = Actor {
            live,
            store,
            pool,
            client,
            jobs: HashMap::new(),
            events: mpsc::channel(EVENTS),
            shown,
            shown_at: Instant::now(),
            failures: 0,
            retry: None,
        };
        (actor, watching)
    }

    /// Plays until the match is over, or nobody wants it any more.
    pub(super) async fn run(mut self, commands: &mut mpsc::Receiver<MatchCommand>) {
        loop {
            self.store_games().await;
            self.give_up().await;
            self.steer();
            self.publish();
            if self.live.row.state.is_over() {
                break;
            }
            let stale = !self.is_shown();
            let forgotten = self.live.row.state == ContestState::Paused && self.shown.receiver_count() <= 1;
            let (retry, pace) = (self.retry.unwrap_or_else(Instant::now), self.shown_at + PACE);
            tokio::select! {
                command = commands.recv() => match command {
                    Some(command) => self.carry_out(command).await,
                    None => break,
                },
                event = self.events.1.recv() => if let Some((id, event)) = event { self.event(id, event) },
                () = sleep_until(retry.into()), if self.retry.is_some() => self.retry = None,
                () = sleep_until(pace.into()), if stale => {}
                () = sleep(IDLE), if forgotten => break,
            }
        }
        self.jobs.clear();
        for game in self.live.done()..=self.live.plan.total().min(self.live.done() + 8) {
            self.pool.forget(&self.table(game));
        }
    }

    fn table(&self, game: u64) -> String {
        format!("match {} {game}", self.live.row.id)
    }

    /// Stores the games that are over, in their order.
    async fn store_games(&mut self) {
        while self.retry.is_none()
            && let Some(write) = self.live.finished(now())
        {
            match self.commit(&write).await {
                Ok(()) => {
                    self.pool.forget(&self.table(self.live.done()));
                    self.live.adopt(&write, now());
                    (self.live.saved, self.failures) = (true, 0);
                }
                Err(e) => {
                    tracing::warn!(contest = self.live.row.id, "{e}");
                    let pause = FIRST_RETRY * 2u32.pow(self.failures.min(5));
                    self.failures += 1;
                    self.live.saved = false;
                    self.retry = Some(Instant::now() + pause.min(LAST_RETRY));
                }
            }
        }
    }

    async fn commit(&self, write: &ContestWrite) -> Result<(), StoreError> {
        let contest = self.live.row.id.clone();
        self.store.commit(vec![Write::Contest { contest, change: write.clone() }]).await
    }

    /// Pauses a match that cannot go on.
    async fn give_up(&mut self) {
        if self.live.trouble.is_none() || self.live.row.state != ContestState::Running {
            return;
        }
        let Ok(write) = self.live.request(MatchRequest::Pause, now()) else { return };
        if let Err(e) = self.commit(&write).await {
            // After a restart it is tried again, and fails again.
            tracing::warn!(contest = self.live.row.id, "{e}");
        }
        self.live.adopt(&write, now());
    }

    /// Grants a request when it is stored.
    async fn carry_out(&mut self, MatchCommand { request, answer }: MatchCommand) {
        let granted = match self.live.request(request, now()) {
            Err(why) => Err(Refusal::bad(why)),
            Ok(write) => match self.commit(&write).await {
                Ok(()) => {
                    self.live.adopt(&write, now());
                    Ok(())
                }
                Err(e) => Err(e.into()),
            },
        };
        self.shown_at = Instant::now().checked_sub(PACE).unwrap_or_else(Instant::now);
        self.publish();
        // The browser may have gone.
        let _ = answer.send(granted);
    }

    fn event(&mut self, id: JobId, event: JobEvent) {
        if !matches!(event, JobEvent::Started { .. } | JobEvent::Suspended) {
            self.jobs.remove(&id);
        }
        self.live.event(id, event, now());
    }

    /// Starts the jobs that the match wants, and ends those that it does not want any more.
    fn steer(&mut self) {
        let wanted = self.live.jobs(now());
        self.jobs.retain(|id, _| wanted.iter().any(|(other, _)| other == id));
        for (id, job) in wanted {
            if !self.jobs.contains_key(&id) {
                let task = self.submit(id, job);
                self.jobs.insert(id, task);
            }
        }
    }

    fn submit(&self, id: JobId, job: Job) -> JobTask {
        let ticket = Ticket { table: self.table(id.game), client: self.client, urgency: Urgency::Background };
        let mut handle = self.pool.submit(job, ticket);
        let events = self.events.0.clone();
        JobTask(tokio::spawn(async move {
            // No event after the last one: the program ends.
            while let Some(event) = handle.events.recv().await {
                if !matches!(event, JobEvent::Progress(_)) && events.send((id, event)).await.is_err() {
                    return;
                }
            }
        }))
    }

    /// Whether what is shown is how it stands.
    fn is_shown(&self) -> bool {
        self.shown.borrow().is_current(&self.live)
    }

    fn publish(&mut self) {
        let due = self.shown_at.elapsed() >= PACE || self.live.row.state.is_over();
        if due && !self.is_shown() {
            self.shown_at = Instant::now();
            self.shown.send_replace(Arc::new(Shown::of(&self.live, now())));
        }
    }
}
