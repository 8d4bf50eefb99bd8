//! What the threads share: the state of the pool under one lock, which is never held while an engine runs.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

use plyground_engines::{Launcher, Roster, Session};
use plyground_players::{MoveBudget, Player, Searcher};

use super::{
    costs::Costs,
    entry::{JobEntry, Purpose, RESTARTS, Run},
    job::{JobEvent, JobKind},
    schedule::{Dispatch, Id, Schedule},
    searchers::{KeptSearchers, Owner},
    sessions::Sessions,
    worker::{self, Assignment, ChooseMove, JobOutcome, announce},
};

/// What the threads share.
pub(super) struct PoolShared {
    state: Mutex<PoolState>,
    /// Something is ready to run.
    work: Condvar,
    /// The times at which something has to happen have changed.
    alarm: Condvar,
    choose: ChooseMove,
    pub(super) roster: Roster,
    pub(super) launcher: Launcher,
}

/// The jobs, the queue, and what is known.
pub(super) struct PoolState {
    pub(super) schedule: Schedule,
    pub(super) entries: HashMap<Id, JobEntry>,
    /// Started, with so many threads, and not yet taken by a worker.
    ready: VecDeque<(Id, usize)>,
    pub(super) costs: Costs,
    pub(super) searchers: KeptSearchers,
    pub(super) sessions: Sessions,
    pub(super) next: Id,
    pub(super) workers: usize,
    most_workers: usize,
    /// Workers that have a job.
    pub(super) busy: usize,
    closed: bool,
}

impl PoolState {
    pub(super) fn remove(&mut self, id: Id) {
        self.entries.remove(&id);
        self.schedule.remove(id);
    }

    /// How many persons' jobs share a thread, as far as it concerns this one.
    fn crowd_around(&self, id: Id) -> f64 {
        if self.schedule.is_for_person(id) { self.schedule.crowd() } else { 1.0 }
    }

    /// A started job with all it needs; `None` if it was stopped before it began.
    fn assign(&mut self, id: Id, threads: usize) -> Option<Assignment> {
        let crowd = self.crowd_around(id);
        let entry = self.entries.get_mut(&id)?;
        match entry.purpose {
            Some(Purpose::Cancel) => {
                self.remove(id);
                return None;
            }
            Some(Purpose::Suspend) => {
                entry.go_on();
                self.schedule.suspended(id, entry.restarts >= RESTARTS);
                return None;
            }
            Some(Purpose::Decide) | None => {}
        }
        let (began, time) = (Instant::now(), entry.time_left(crowd));
        let end = time.or_else(|| entry.by_clock()).and_then(|time| began.checked_add(time));
        entry.run = Some(Run { began, end });
        let (seed, book) = (entry.job.kind.seed(), entry.job.kind.book());
        Some(Assignment {
            id,
            table: entry.table.clone(),
            job: Arc::clone(&entry.job),
            player: entry.player.clone(),
            budget: MoveBudget { time, threads, book, ..MoveBudget::seed(seed) },
            stop: Arc::clone(&entry.stop),
            cancel: Arc::clone(&entry.cancel),
            events: entry.events.clone(),
        })
    }

    /// A worker is done with a job.
    fn settle(&mut self, id: Id, outcome: JobOutcome) {
        let Some(entry) = self.entries.get_mut(&id) else { return };
        let run = entry.run.take();
        match (entry.purpose, outcome) {
            (Some(Purpose::Suspend), JobOutcome::Move(best)) => {
                if entry.player.built_in().is_some_and(Player::is_full_strength) {
                    entry.spent += run.map_or(Duration::ZERO, |run| run.began.elapsed());
                } else {
                    entry.restarts += 1;
                }
                entry.best = Some(best);
                entry.go_on();
                announce(&entry.events, JobEvent::Suspended);
                self.schedule.suspended(id, entry.restarts >= RESTARTS);
            }
            (Some(Purpose::Suspend), JobOutcome::Stopped | JobOutcome::Analysed(_)) => {
                entry.spent += run.map_or(Duration::ZERO, |run| run.began.elapsed());
                entry.restarts += 1;
                entry.go_on();
                self.schedule.suspended(id, entry.restarts >= RESTARTS);
            }
            (purpose, outcome) => {
                if let (None, Some(run), JobKind::Choose { .. }) = (purpose, run, &entry.job.kind) {
                    self.costs.learn(entry.game, &entry.player, run.began.elapsed());
                }
                if purpose != Some(Purpose::Cancel) {
                    // There is room for the answer; a table that has gone does not want it.
                    let _ = entry.events.try_send(outcome.into());
                }
                self.remove(id);
            }
        }
    }

    /// Shortens what players of full strength were given before more persons came.
    fn hurry(&mut self) {
        let crowd = self.schedule.crowd();
        for (&id, entry) in &mut self.entries {
            if self.schedule.is_for_person(id)
                && let Some(time) = entry.time_left(crowd)
                && let Some(Run { began, end: Some(end) }) = &mut entry.run
            {
                *end = (*end).min(*began + time);
            }
        }
    }

    /// Makes those decide whose time is up, and says when to look again.
    fn expire_deadlines(&mut self, now: Instant) -> Option<Instant> {
        let mut next = self.searchers.next_old().into_iter().chain(self.sessions.next_old()).min();
        for entry in self.entries.values_mut().filter(|entry| entry.purpose.is_none()) {
            match entry.run.and_then(|run| run.end) {
                Some(end) if end <= now => entry.stop_to(Purpose::Decide),
                Some(end) => next = Some(next.map_or(end, |next| next.min(end))),
                None => {}
            }
        }
        next
    }
}

impl PoolShared {
    /// Starts the threads: so many and one for quick jobs.
    pub(super) fn open(threads: usize, choose: ChooseMove, roster: Roster, launcher: Launcher) -> Arc<Self> {
        let state = PoolState {
            schedule: Schedule::new(threads),
            entries: HashMap::new(),
            ready: VecDeque::new(),
            costs: Costs::default(),
            searchers: KeptSearchers::default(),
            sessions: Sessions::default(),
            next: 0,
            workers: 0,
            most_workers: 3 * threads + 1,
            busy: 0,
            closed: false,
        };
        let (work, alarm) = (Condvar::new(), Condvar::new());
        let shared = Arc::new(PoolShared { state: Mutex::new(state), work, alarm, choose, roster, launcher });
        for _ in 0..=threads {
            shared.hire(&mut shared.lock());
        }
        let clock = Arc::clone(&shared);
        thread::Builder::new()
            .name("thinkers-clock".to_owned())
            .spawn(move || clock.watch_the_clock())
            .expect("the system starts threads");
        shared
    }

    /// Ends all jobs and threads.
    pub(super) fn close(&self) {
        let mut state = self.lock();
        state.closed = true;
        state.entries.values_mut().for_each(|entry| entry.stop_to(Purpose::Cancel));
        let sessions = std::mem::take(&mut state.sessions);
        self.work.notify_all();
        self.alarm.notify_all();
        drop(state);
        drop(sessions); // kills their engines
    }

    /// A panic under the lock is a fault of ours; the others go on.
    pub(super) fn lock(&self) -> MutexGuard<'_, PoolState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts a thread.
    fn hire(self: &Arc<Self>, state: &mut PoolState) {
        let (shared, choose) = (Arc::clone(self), self.choose);
        let hired = thread::Builder::new()
            .name(format!("thinker-{}", state.workers))
            .spawn(move || worker::work(&shared, choose));
        match hired {
            Ok(_) => state.workers += 1,
            // Those that are there take what is ready when they can.
            Err(e) => tracing::error!("no further thread: {e}"),
        }
    }

    /// Carries out what the schedule decides. Called after every change of it.
    pub(super) fn pass(self: &Arc<Self>, state: &mut PoolState) {
        let now = Instant::now();
        for order in state.schedule.pass() {
            match order {
                Dispatch::Start(id, threads) => state.ready.push_back((id, threads)),
                Dispatch::Suspend(id) => {
                    if let Some(entry) = state.entries.get_mut(&id) {
                        entry.make_room(now);
                    }
                }
            }
        }
        // More threads than usual are needed only while a job that makes room has not stopped yet, or one that stays
        // shares the cores with a person's.
        while state.ready.len() > state.workers - state.busy && state.workers < state.most_workers {
            let before = state.workers;
            self.hire(state);
            if state.workers == before {
                break;
            }
        }
        state.hurry();
        self.work.notify_all();
        self.alarm.notify_one();
    }

    /// The next job for a worker; `None` when the pool is closed.
    pub(super) fn take(self: &Arc<Self>) -> Option<Assignment> {
        let mut state = self.lock();
        loop {
            if state.closed {
                return None;
            }
            let Some((id, threads)) = state.ready.pop_front() else {
                state = self.work.wait(state).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            match state.assign(id, threads) {
                Some(assignment) => {
                    state.busy += 1;
                    self.alarm.notify_one();
                    return Some(assignment);
                }
                None => self.pass(&mut state),
            }
        }
    }

    pub(super) fn finish(self: &Arc<Self>, id: Id, outcome: JobOutcome) {
        let mut state = self.lock();
        state.busy -= 1;
        state.settle(id, outcome);
        self.pass(&mut state);
    }

    pub(super) fn take_searcher(&self, owner: &Owner) -> Searcher {
        self.lock().searchers.take(owner)
    }

    pub(super) fn keep_searcher(&self, owner: Owner, searcher: Searcher) {
        let dropped = self.lock().searchers.put(owner, searcher, Instant::now());
        drop(dropped); // not while everybody waits for the lock
    }

    /// An external engine that is kept from an earlier move.
    pub(super) fn take_session(&self, owner: &Owner) -> Option<Session> {
        self.lock().sessions.take(owner)
    }

    pub(super) fn keep_session(&self, owner: Owner, session: Session) {
        let mut state = self.lock();
        let dropped =
            if state.closed { vec![session] } else { state.sessions.put(owner, session, Instant::now()) };
        self.alarm.notify_one();
        drop(state);
        drop(dropped); // not while everybody waits for the lock
    }

    /// Makes jobs decide in time, and drops old searchers, until the pool is closed.
    fn watch_the_clock(&self) {
        let mut state = self.lock();
        while !state.closed {
            let now = Instant::now();
            let (old, ended) = (state.searchers.forget_old(now), state.sessions.forget_old(now));
            let next = state.expire_deadlines(now);
            if !old.is_empty() || !ended.is_empty() {
                drop(state);
                drop((old, ended));
                state = self.lock();
                continue;
            }
            state = match next {
                Some(next) => {
                    let pause = next.saturating_duration_since(now);
                    self.alarm.wait_timeout(state, pause).unwrap_or_else(PoisonError::into_inner).0
                }
                None => self.alarm.wait(state).unwrap_or_else(PoisonError::into_inner),
            };
        }
    }
}
