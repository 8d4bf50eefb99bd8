//! The threads that think. Engines never run on the async runtime; a job is queued with a ticket that says who waits for
//! it, and its events come back through a channel.
//!
//! `schedule` decides who has a thread, `costs` knows what jobs cost, `time` says how long they may take, `worker` runs
//! engines, `searchers` keeps the searchers of players of full strength between their moves, `state` ties them together.

mod costs;
mod entry;
mod external;
mod job;
mod schedule;
mod searchers;
mod sessions;
mod state;
#[cfg(test)]
mod tests;
mod time;
mod worker;

use std::{num::NonZero, sync::Arc, thread};

pub(crate) use job::{Job, JobEvent, JobKind, MoveHistory, Ticket, Urgency};
use plyground_engines::{Launcher, Roster};
use plyground_players::choose_with;
use tokio::sync::mpsc;

use self::{
    entry::{JobEntry, Purpose, expected_time, player_of},
    schedule::Id,
    state::PoolShared,
    worker::{ChooseMove, EVENTS},
};

/// The queue and its threads. They end with the last clone.
#[derive(Clone)]
pub(crate) struct Pool {
    shared: Arc<PoolShared>,
    _open: Arc<CloseOnDrop>,
}

/// A job under way. Dropping it cancels it: queued, it is removed at once; running, it stops within a fraction of a second
/// and frees its thread.
pub(crate) struct JobHandle {
    /// The last one is `Chosen`, `Opened`, `Evaluated`, `Analysed`, `Forfeited` or `Failed`.
    pub(crate) events: mpsc::Receiver<JobEvent>,
    id: Id,
    shared: Arc<PoolShared>,
}

impl Pool {
    /// Starts the threads: one fewer than the machine has cores, so that pages stay quick, and the one for quick jobs.
    pub(crate) fn start(roster: Roster, launcher: Launcher) -> Pool {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        Pool::open(cores.saturating_sub(1).max(1), choose_with, roster, launcher)
    }

    #[cfg(test)]
    fn with(threads: usize, choose: ChooseMove) -> Pool {
        Pool::open(threads, choose, Roster::default(), Launcher::new(None))
    }

    fn open(threads: usize, choose: ChooseMove, roster: Roster, launcher: Launcher) -> Pool {
        let shared = PoolShared::open(threads, choose, roster, launcher);
        Pool { _open: Arc::new(CloseOnDrop(Arc::clone(&shared))), shared }
    }

    /// Whether no job is left, and no thread thinks.
    #[cfg(test)]
    pub(crate) fn is_idle(&self) -> bool {
        let state = self.shared.lock();
        state.entries.is_empty() && state.busy == 0
    }

    /// How many jobs think at a time.
    pub(crate) fn threads(&self) -> usize {
        self.shared.lock().schedule.threads()
    }

    /// Ends all jobs and all external engines, while tables may still have the pool.
    pub(crate) fn close(&self) {
        self.shared.close();
    }

    /// Queues a job.
    pub(crate) fn submit(&self, job: Job, ticket: Ticket) -> JobHandle {
        let (sender, events) = mpsc::channel(EVENTS);
        let mut state = self.shared.lock();
        let id = state.next;
        state.next += 1;
        if let Some((game, player)) = player_of(&job, &self.shared.roster) {
            let cost = expected_time(&job, game, &player, &state.costs);
            let stays = player.built_in().is_none();
            state.entries.insert(id, JobEntry::new(job, ticket.table, game, player, sender));
            state.schedule.add(id, ticket.client, ticket.urgency, cost);
            if stays {
                // An external engine cannot be suspended; it shares the cores instead.
                state.schedule.keep_running(id);
            }
            self.shared.pass(&mut state);
        } else {
            tracing::error!(table = ticket.table, "a job without a player");
            let _ = sender.try_send(JobEvent::Failed);
        }
        drop(state);
        JobHandle { events, id, shared: Arc::clone(&self.shared) }
    }

    /// Drops what players remember of a table.
    pub(crate) fn forget(&self, table: &str) {
        let (memories, sessions) = {
            let mut state = self.shared.lock();
            (state.searchers.forget(table), state.sessions.forget(table))
        };
        drop((memories, sessions)); // not while everybody waits for the lock
    }
}

impl JobHandle {
    /// Ends the thinking; the best move so far is chosen.
    pub(crate) fn decide_now(&self) {
        let mut state = self.shared.lock();
        let is_waiting = state.schedule.is_waiting(self.id);
        let Some(entry) = state.entries.get_mut(&self.id) else { return };
        match entry.best.take().filter(|_| is_waiting) {
            Some(mv) => {
                let _ = entry.events.try_send(JobEvent::Chosen(mv));
                state.remove(self.id);
            }
            None => {
                entry.stop_to(Purpose::Decide);
                if is_waiting {
                    state.schedule.set_cheap(self.id);
                }
            }
        }
        self.shared.pass(&mut state);
    }

    /// Changes who waits for it.
    pub(crate) fn set_urgency(&self, urgency: Urgency) {
        let mut state = self.shared.lock();
        state.schedule.set_urgency(self.id, urgency);
        self.shared.pass(&mut state);
    }
}

impl Drop for JobHandle {
    fn drop(&mut self) {
        let mut state = self.shared.lock();
        if state.schedule.is_waiting(self.id) {
            state.remove(self.id);
        } else if let Some(entry) = state.entries.get_mut(&self.id) {
            entry.stop_to(Purpose::Cancel);
        }
        self.shared.pass(&mut state);
    }
}

/// Closes the pool when the last clone of it is dropped.
struct CloseOnDrop(Arc<PoolShared>);

impl Drop for CloseOnDrop {
    fn drop(&mut self) {
        self.0.close();
    }
}
