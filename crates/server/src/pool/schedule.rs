//! Which job has a thread: a plain value without threads and clocks.
//!
//! Jobs are ordered by urgency. Within one urgency, clients are served by start-time fair queueing: each has a virtual
//! time that grows with the estimated cost of every job started for it, and the client whose virtual time plus the cost
//! of its next job is least comes first. So a cheap job overtakes expensive ones, a client with many jobs gets as much
//! as a client with one, and nobody starves, because only being served makes a client wait.
//!
//! An urgent job that finds every thread taken suspends a less urgent one. A job is *quick* if its estimated cost is
//! small and a person waits for it; quick jobs have one more thread of their own, so that they wait for nobody's
//! expensive job, and suspend nothing.

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    time::Duration,
};

use super::job::{ClientKey, Urgency};

/// Ascending in the order of arrival.
pub(super) type Id = u64;

/// A job that is estimated to take no longer than this is cheap.
const CHEAP: Duration = Duration::from_millis(40);

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dispatch {
    /// Run it, with so many threads.
    Start(Id, usize),
    /// Make it stop. It counts as gone already; [`Schedule::suspended`] or [`Schedule::remove`] follows.
    Suspend(Id),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lane {
    /// One of the threads that everybody shares.
    Shared,
    /// The one for quick jobs.
    Quick,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum QueuedJobState {
    Waiting,
    /// `turn` counts starts: the greater, the later.
    Running {
        lane: Lane,
        threads: usize,
        turn: u64,
        leaving: bool,
    },
}

#[derive(Clone, Debug)]
struct QueuedJob {
    client: ClientKey,
    urgency: Urgency,
    cost: Duration,
    state: QueuedJobState,
    /// The virtual time of its client when it came: among one client's jobs, those that came earlier gain on later ones.
    born: Duration,
    /// It was suspended: it comes first in its class, and is not charged again.
    resumed: bool,
    /// It is not suspended (again).
    stays: bool,
}

impl QueuedJob {
    fn is_quick(&self) -> bool {
        self.urgency == Urgency::Person && self.cost <= CHEAP
    }

    fn is_waiting(&self) -> bool {
        self.state == QueuedJobState::Waiting
    }

    /// Threads of the shared lane that it takes.
    fn shared(&self) -> usize {
        match self.state {
            QueuedJobState::Running { lane: Lane::Shared, threads, leaving: false, .. } => threads,
            _ => 0,
        }
    }
}

/// The virtual times of one urgency.
#[derive(Default, Debug)]
struct Flow {
    /// The greatest one at which a client was served.
    now: Duration,
    /// Of clients with jobs, and of those that have had more than others.
    clients: HashMap<ClientKey, Duration>,
}

impl Flow {
    /// A client without jobs has one again: having asked for nothing does not count in its favour.
    fn enter(&mut self, client: ClientKey) {
        let time = self.clients.entry(client).or_default();
        *time = self.now.max(*time);
    }

    fn of(&self, client: &ClientKey) -> Duration {
        self.clients.get(client).copied().unwrap_or_default()
    }

    fn serve(&mut self, client: ClientKey, cost: Duration) {
        let time = self.clients.entry(client).or_default();
        self.now = self.now.max(*time);
        *time += cost;
    }
}

/// All jobs, and who has a thread.
#[derive(Debug)]
pub(super) struct Schedule {
    /// Of the shared lane.
    threads: usize,
    jobs: BTreeMap<Id, QueuedJob>,
    /// By urgency.
    flows: [Flow; 3],
    starts: u64,
}

impl Schedule {
    pub(super) fn new(threads: usize) -> Self {
        Schedule { threads, jobs: BTreeMap::new(), flows: Default::default(), starts: 0 }
    }

    /// Threads of the shared lane.
    pub(super) const fn threads(&self) -> usize {
        self.threads
    }

    /// The most threads that one client has while another one of the same urgency waits.
    const fn share(&self) -> usize {
        self.threads.div_ceil(2)
    }

    pub(super) fn add(&mut self, id: Id, client: ClientKey, urgency: Urgency, cost: Duration) {
        let born = self.enter(client, urgency);
        let state = QueuedJobState::Waiting;
        let job = QueuedJob { client, urgency, cost, state, born, resumed: false, stays: false };
        self.jobs.insert(id, job);
    }

    /// A job of this urgency is about to come. Gives its client's virtual time.
    fn enter(&mut self, client: ClientKey, urgency: Urgency) -> Duration {
        let has_others = self.jobs.values().any(|job| job.client == client && job.urgency == urgency);
        let flow = &mut self.flows[urgency as usize];
        if !has_others {
            flow.enter(client);
        }
        flow.of(&client)
    }

    /// A job of this urgency has gone. When none is left, nobody has had more than another.
    fn leave(&mut self, urgency: Urgency) {
        let jobs = self.jobs.values().filter(|job| job.urgency == urgency);
        let present: HashSet<ClientKey> = jobs.map(|job| job.client).collect();
        let flow = &mut self.flows[urgency as usize];
        if present.is_empty() {
            *flow = Flow::default();
        } else {
            let now = flow.now;
            flow.clients.retain(|client, time| *time > now || present.contains(client));
        }
    }

    /// It has ended, or was never started.
    pub(super) fn remove(&mut self, id: Id) {
        if let Some(job) = self.jobs.remove(&id) {
            self.leave(job.urgency);
        }
    }

    /// It has stopped and waits again. `stays`: the next time it runs to its end.
    pub(super) fn suspended(&mut self, id: Id, stays: bool) {
        if let Some(job) = self.jobs.get_mut(&id) {
            (job.state, job.resumed, job.stays) = (QueuedJobState::Waiting, true, stays);
        }
    }

    /// It is never suspended.
    pub(super) fn keep_running(&mut self, id: Id) {
        if let Some(job) = self.jobs.get_mut(&id) {
            job.stays = true;
        }
    }

    pub(super) fn set_urgency(&mut self, id: Id, urgency: Urgency) {
        let Some(job) = self.jobs.get(&id).filter(|job| job.urgency != urgency) else { return };
        let (client, before) = (job.client, job.urgency);
        let born = self.enter(client, urgency);
        if let Some(job) = self.jobs.get_mut(&id) {
            (job.urgency, job.born) = (urgency, born);
        }
        self.leave(before);
    }

    /// It will take no time: it is to decide at once.
    pub(super) fn set_cheap(&mut self, id: Id) {
        if let Some(job) = self.jobs.get_mut(&id) {
            job.cost = Duration::ZERO;
        }
    }

    pub(super) fn is_waiting(&self, id: Id) -> bool {
        self.jobs.get(&id).is_some_and(QueuedJob::is_waiting)
    }

    pub(super) fn is_for_person(&self, id: Id) -> bool {
        self.jobs.get(&id).is_some_and(|job| job.urgency == Urgency::Person)
    }

    /// How many jobs of persons there are to each thread, quick ones aside; at least one.
    pub(super) fn crowd(&self) -> f64 {
        let persons =
            self.jobs.values().filter(|job| job.urgency == Urgency::Person && !job.is_quick()).count();
        (persons as f64 / self.threads as f64).max(1.0)
    }

    /// Gives out threads until nothing more can start.
    pub(super) fn pass(&mut self) -> Vec<Dispatch> {
        let mut dispatches = Vec::new();
        while let Some((id, lane)) = self.next(&mut dispatches) {
            let threads = match lane {
                Lane::Quick => 1,
                // A job alone may use every thread; several share them.
                Lane::Shared => (self.threads / self.jobs.len()).clamp(1, self.free().max(1)),
            };
            self.starts += 1;
            let turn = self.starts;
            let job = self.jobs.get_mut(&id).expect("it was among them");
            job.state = QueuedJobState::Running { lane, threads, turn, leaving: false };
            if !job.resumed {
                self.flows[job.urgency as usize].serve(job.client, job.cost);
            }
            dispatches.push(Dispatch::Start(id, threads));
        }
        dispatches
    }

    /// What can start now, and where.
    fn next(&mut self, dispatches: &mut Vec<Dispatch>) -> Option<(Id, Lane)> {
        if self.free() > 0 {
            return Some((self.best(|_| true)?, Lane::Shared));
        }
        let is_quick_lane =
            |job: &QueuedJob| matches!(job.state, QueuedJobState::Running { lane: Lane::Quick, .. });
        if !self.jobs.values().any(is_quick_lane)
            && let Some(id) = self.best(QueuedJob::is_quick)
        {
            return Some((id, Lane::Quick));
        }
        let id = self.best(|job| !job.is_quick())?;
        if let Some(victim) = self.victim(id) {
            if let Some(QueuedJob { state: QueuedJobState::Running { leaving, .. }, .. }) =
                self.jobs.get_mut(&victim)
            {
                *leaving = true;
            }
            dispatches.push(Dispatch::Suspend(victim));
            return Some((id, Lane::Shared));
        }
        // A person does not wait for less urgent jobs that stay: they share the cores.
        let persons: usize =
            self.jobs.values().filter(|job| job.urgency == Urgency::Person).map(QueuedJob::shared).sum();
        (self.jobs[&id].urgency == Urgency::Person && persons < self.threads).then_some((id, Lane::Shared))
    }

    fn free(&self) -> usize {
        self.threads.saturating_sub(self.jobs.values().map(QueuedJob::shared).sum())
    }

    fn used_by(&self, client: &ClientKey, urgency: Urgency) -> usize {
        let theirs = |job: &&QueuedJob| job.client == *client && job.urgency == urgency;
        self.jobs.values().filter(theirs).map(QueuedJob::shared).sum()
    }

    /// The first in the queue of those that fit.
    fn best(&self, fits: impl Fn(&QueuedJob) -> bool) -> Option<Id> {
        let waiting = || self.jobs.iter().filter(|(_, job)| job.is_waiting() && fits(job));
        let urgency = waiting().map(|(_, job)| job.urgency).min()?;
        let mut firsts: HashMap<&ClientKey, (Id, &QueuedJob)> = HashMap::new();
        for (&id, job) in waiting().filter(|(_, job)| job.urgency == urgency) {
            let rank = |id: Id, job: &QueuedJob| (!job.resumed, job.born + job.cost, id);
            let first = firsts.entry(&job.client).or_insert((id, job));
            if rank(id, job) < rank(first.0, first.1) {
                *first = (id, job);
            }
        }
        let flow = &self.flows[urgency as usize];
        let rank = |&(id, job): &(Id, &QueuedJob)| {
            let over = self.used_by(&job.client, urgency) >= self.share();
            (over, !job.resumed, flow.of(&job.client) + job.cost, id)
        };
        firsts.into_values().min_by_key(rank).map(|(id, _)| id)
    }

    /// The running job that makes room for another one: a less urgent one, or one of as much urgency whose client has
    /// more than its share while that of the other has less. Of those the one started last, which loses least.
    fn victim(&self, id: Id) -> Option<Id> {
        let job = &self.jobs[&id];
        let has_less = self.used_by(&job.client, job.urgency) < self.share();
        let gives_way = |other: &QueuedJob| {
            let greedy = || self.used_by(&other.client, other.urgency) > self.share();
            other.urgency > job.urgency
                || other.urgency == job.urgency && other.client != job.client && has_less && greedy()
        };
        let running = self.jobs.iter().filter_map(|(&id, job)| match job.state {
            QueuedJobState::Running { lane: Lane::Shared, turn, leaving: false, .. } if !job.stays => {
                Some((id, job, turn))
            }
            _ => None,
        });
        let gives_way = running.filter(|(_, other, _)| gives_way(other));
        gives_way.max_by_key(|(_, other, turn)| (other.urgency, *turn)).map(|(id, ..)| id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EXPENSIVE: Duration = Duration::from_millis(1_500);

    /// A client that is nobody else.
    const fn client(number: u8) -> ClientKey {
        [number; 32]
    }

    fn started(dispatches: &[Dispatch]) -> Vec<Id> {
        let starts = dispatches.iter().filter_map(|order| match order {
            Dispatch::Start(id, _) => Some(*id),
            Dispatch::Suspend(_) => None,
        });
        starts.collect()
    }

    fn suspended(dispatches: &[Dispatch]) -> Vec<Id> {
        let suspended = dispatches.iter().filter_map(|order| match order {
            Dispatch::Suspend(id) => Some(*id),
            Dispatch::Start(..) => None,
        });
        suspended.collect()
    }

    /// The job that starts when this one ends.
    fn after(schedule: &mut Schedule, id: Id) -> Option<Id> {
        schedule.remove(id);
        started(&schedule.pass()).first().copied()
    }

    #[test]
    fn a24_the_order_is_by_urgency_and_then_by_cost() {
        let mut schedule = Schedule::new(1);
        schedule.add(0, client(0), Urgency::Person, EXPENSIVE);
        assert_eq!(schedule.pass(), [Dispatch::Start(0, 1)]);
        schedule.add(1, client(1), Urgency::Background, Duration::ZERO);
        schedule.add(2, client(2), Urgency::Watched, EXPENSIVE);
        schedule.add(3, client(3), Urgency::Watched, Duration::ZERO);
        schedule.add(4, client(4), Urgency::Person, EXPENSIVE);
        assert_eq!(schedule.pass(), []);
        let order: Vec<Id> =
            [0, 4, 3, 2].map(|id| after(&mut schedule, id).expect("somebody waits")).to_vec();
        assert_eq!(order, [4, 3, 2, 1]);
    }

    #[test]
    fn a24_clients_take_turns_however_many_jobs_they_have() {
        let mut schedule = Schedule::new(1);
        for id in 0..20 {
            schedule.add(id, client(1), Urgency::Watched, EXPENSIVE);
        }
        assert_eq!(schedule.pass(), [Dispatch::Start(0, 1)]);
        for id in 20..24 {
            schedule.add(id, client(2), Urgency::Watched, EXPENSIVE);
        }
        let (mut served, mut running) = (Vec::new(), 0);
        for _ in 0..8 {
            running = after(&mut schedule, running).expect("many wait");
            served.push(running);
        }
        assert_eq!(served.iter().filter(|id| **id >= 20).count(), 4, "half of eight: {served:?}");
    }

    #[test]
    fn a24_nobody_starves_behind_cheap_jobs() {
        let mut schedule = Schedule::new(1);
        schedule.add(0, client(0), Urgency::Watched, EXPENSIVE);
        schedule.pass();
        schedule.add(1, client(1), Urgency::Watched, EXPENSIVE);
        let (mut next, mut running) = (2, 0);
        for id in next..next + 2 {
            schedule.add(id, client(2), Urgency::Watched, CHEAP);
        }
        next += 2;
        while running != 1 {
            running = after(&mut schedule, running).expect("somebody waits");
            schedule.add(next, client(2), Urgency::Watched, CHEAP);
            next += 1;
            assert!(next < 100, "the expensive job has its turn");
        }
        assert!(next > 5, "but cheap ones overtake it");
    }

    #[test]
    fn a24_a_person_suspends_the_least_urgent_job_that_started_last() {
        let mut schedule = Schedule::new(3);
        schedule.add(0, client(0), Urgency::Background, EXPENSIVE);
        schedule.add(1, client(1), Urgency::Background, EXPENSIVE);
        schedule.add(2, client(2), Urgency::Watched, EXPENSIVE);
        assert_eq!(started(&schedule.pass()), [2, 0, 1]);
        schedule.add(3, client(3), Urgency::Person, EXPENSIVE);
        assert_eq!(schedule.pass(), [Dispatch::Suspend(1), Dispatch::Start(3, 1)]);
        assert_eq!(schedule.pass(), [], "once is enough");
        schedule.suspended(1, true);
        schedule.add(4, client(4), Urgency::Background, Duration::ZERO);
        assert_eq!(schedule.pass(), []);
        assert_eq!(after(&mut schedule, 3), Some(1), "it goes on before those that came later");
        for id in 5..8 {
            schedule.add(id, client(id as u8), Urgency::Person, EXPENSIVE);
        }
        let dispatches = schedule.pass();
        assert_eq!(
            (started(&dispatches), suspended(&dispatches)),
            (vec![5, 6, 7], vec![0, 2]),
            "what stays shares the cores"
        );
    }

    #[test]
    fn a24_quick_jobs_of_persons_have_a_thread_of_their_own() {
        let mut schedule = Schedule::new(1);
        schedule.add(0, client(0), Urgency::Person, EXPENSIVE);
        schedule.add(1, client(1), Urgency::Watched, Duration::ZERO);
        schedule.add(2, client(2), Urgency::Person, CHEAP);
        schedule.add(3, client(3), Urgency::Person, CHEAP);
        assert_eq!(started(&schedule.pass()), [2, 3], "both lanes");
        assert_eq!(after(&mut schedule, 2), Some(0));
        schedule.add(4, client(2), Urgency::Person, CHEAP);
        assert_eq!(after(&mut schedule, 3), Some(4), "the expensive one still runs");
        assert_eq!(schedule.crowd(), 1.0);
    }

    #[test]
    fn a24_a_client_has_more_than_its_share_only_while_nobody_else_waits() {
        let mut schedule = Schedule::new(4);
        for id in 0..6 {
            schedule.add(id, client(1), Urgency::Person, EXPENSIVE);
        }
        assert_eq!(started(&schedule.pass()), [0, 1, 2, 3], "no thread stands idle");
        schedule.add(6, client(2), Urgency::Person, EXPENSIVE);
        assert_eq!(schedule.pass(), [Dispatch::Suspend(3), Dispatch::Start(6, 1)]);
        schedule.suspended(3, false);
        schedule.add(7, client(2), Urgency::Person, EXPENSIVE);
        assert_eq!(schedule.pass(), [Dispatch::Suspend(2), Dispatch::Start(7, 1)]);
        schedule.suspended(2, false);
        schedule.add(8, client(2), Urgency::Person, EXPENSIVE);
        assert_eq!(schedule.pass(), [], "two each");
        assert_eq!(after(&mut schedule, 0), Some(2));
    }

    #[test]
    fn a17_a_job_alone_uses_every_thread_until_others_come() {
        let mut schedule = Schedule::new(4);
        schedule.add(0, client(0), Urgency::Watched, EXPENSIVE);
        assert_eq!(schedule.pass(), [Dispatch::Start(0, 4)]);
        schedule.add(1, client(1), Urgency::Person, EXPENSIVE);
        assert_eq!(schedule.pass(), [Dispatch::Suspend(0), Dispatch::Start(1, 2)]);
        schedule.suspended(0, false);
        assert_eq!(schedule.pass(), [Dispatch::Start(0, 2)]);
    }

    #[test]
    fn a24_urgency_changes_while_a_job_waits_and_while_it_runs() {
        let mut schedule = Schedule::new(1);
        schedule.add(0, client(0), Urgency::Watched, EXPENSIVE);
        schedule.add(1, client(1), Urgency::Watched, EXPENSIVE);
        schedule.pass();
        schedule.set_urgency(1, Urgency::Person);
        assert_eq!(schedule.pass(), [Dispatch::Suspend(0), Dispatch::Start(1, 1)]);
        schedule.suspended(0, false);
        schedule.set_urgency(1, Urgency::Background);
        assert_eq!(schedule.pass(), [Dispatch::Suspend(1), Dispatch::Start(0, 1)]);
    }

    #[test]
    fn a24_what_is_cancelled_is_not_charged() {
        let mut schedule = Schedule::new(1);
        schedule.add(0, client(0), Urgency::Watched, EXPENSIVE);
        schedule.pass();
        for id in 1..50 {
            schedule.add(id, client(1), Urgency::Watched, EXPENSIVE);
        }
        schedule.add(50, client(2), Urgency::Watched, EXPENSIVE);
        (1..49).for_each(|id| schedule.remove(id));
        assert_eq!(after(&mut schedule, 0), Some(49));
        schedule.remove(49);
        schedule.remove(50);
        assert!(schedule.flows.iter().all(|flow| flow.clients.is_empty()), "nobody is left");
    }
}
