//! Search control: node and time limits, the stop flag, and the node count that all threads share. The one place with
//! clocks: that of the wall, and that of a thread's processor time.

use std::{
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    time::{Duration, Instant},
};

/// Positions between two looks at the clock and the stop flag: a fraction of a millisecond in every game.
const POLL: u64 = 128;

/// The processor time that this thread has had, which other programs do not change. `None` where the system does not tell.
#[cfg(any(target_os = "linux", target_vendor = "apple"))]
pub fn thread_time() -> Option<Duration> {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Some(Duration::new(u64::try_from(time.tv_sec).ok()?, u32::try_from(time.tv_nsec).ok()?))
}

/// The processor time that this thread has had. Windows tells it only through unsafe code, and coarsely.
#[cfg(not(any(target_os = "linux", target_vendor = "apple")))]
pub const fn thread_time() -> Option<Duration> {
    None
}

/// When a thread has to stop, by both clocks.
#[derive(Clone, Copy, Default, Debug)]
struct Deadline {
    wall: Option<Instant>,
    /// What [`thread_time`] says then.
    cpu: Option<Duration>,
}

impl Deadline {
    /// That of this thread, from now on.
    fn new(time: Option<Duration>, cpu: Option<Duration>) -> Self {
        let own = thread_time();
        // Where a thread has no clock of its own, a search that asks for it would never end without the wall's.
        let time = if own.is_none() { time.into_iter().chain(cpu).min() } else { time };
        // A time beyond what a clock can say is no limit.
        let wall = time.and_then(|time| Instant::now().checked_add(time));
        Deadline { wall, cpu: cpu.zip(own).and_then(|(cpu, own)| own.checked_add(cpu)) }
    }

    /// What is left by the clock that is nearer to its end; `None` without a limit.
    fn left(self) -> Option<Duration> {
        let wall = self.wall.map(|end| end.saturating_duration_since(Instant::now()));
        let cpu = self.cpu.map(|end| end.saturating_sub(thread_time().unwrap_or_default()));
        wall.into_iter().chain(cpu).min()
    }

    /// With half of what is left.
    fn halved(self) -> Self {
        let now = Instant::now();
        let wall = self.wall.map(|end| now + end.saturating_duration_since(now) / 2);
        let own = thread_time().unwrap_or_default();
        Deadline { wall, cpu: self.cpu.map(|end| own + end.saturating_sub(own) / 2) }
    }

    fn has_passed(self) -> bool {
        self.left().is_some_and(|left| left.is_zero())
    }
}

/// What the threads of one search share.
#[derive(Debug)]
pub(crate) struct SearchLimits<'a> {
    nodes: u64,
    /// That of the thread that began the search.
    deadline: Deadline,
    /// The processor time of each helper.
    cpu: Option<Duration>,
    stop: &'a AtomicBool,
    /// Raised when the first thread has its answer.
    done: AtomicBool,
    /// Nodes of all threads but for what they have not reported yet.
    seen: AtomicU64,
}

impl<'a> SearchLimits<'a> {
    pub(crate) fn new(
        nodes: u64,
        time: Option<Duration>,
        cpu: Option<Duration>,
        stop: &'a AtomicBool,
    ) -> Self {
        let deadline = Deadline::new(time, cpu);
        SearchLimits { nodes, deadline, cpu, stop, done: AtomicBool::new(false), seen: AtomicU64::new(0) }
    }

    /// Ends every thread's search.
    pub(crate) fn finish(&self) {
        self.done.store(true, Ordering::Relaxed);
    }

    /// About as many positions as a thread has time for, or is allowed.
    pub(crate) fn remaining_nodes(&self) -> u64 {
        remaining_nodes(self.nodes, self.deadline)
    }

    fn over(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.done.load(Ordering::Relaxed)
    }
}

/// More positions than any game's search looks at in a microsecond, but not much more.
const PER_MICROSECOND: u128 = 4;

/// What fits into all limits.
fn remaining_nodes(nodes: u64, deadline: Deadline) -> u64 {
    let Some(left) = deadline.left() else { return nodes };
    nodes.min(u64::try_from(left.as_micros() * PER_MICROSECOND).unwrap_or(u64::MAX))
}

/// Counts one thread's nodes, and knows when to stop.
#[derive(Debug)]
pub struct SearchControl<'a> {
    limits: &'a SearchLimits<'a>,
    /// This thread's positions.
    nodes: u64,
    /// Nodes of the other threads, at the last poll.
    others: u64,
    reported: u64,
    next_poll: u64,
    /// No more positions than this in all.
    limit: u64,
    /// No longer than until then.
    deadline: Deadline,
    stopped: bool,
}

impl<'a> SearchControl<'a> {
    /// That of the thread that began the search.
    pub(crate) const fn new(limits: &'a SearchLimits<'a>) -> Self {
        SearchControl::until(limits, limits.deadline)
    }

    /// That of another thread, to be made there: it has a clock of its own.
    pub(crate) fn of_helper(limits: &'a SearchLimits<'a>) -> Self {
        let cpu = Deadline::new(None, limits.cpu).cpu;
        SearchControl::until(limits, Deadline { cpu, ..limits.deadline })
    }

    const fn until(limits: &'a SearchLimits<'a>, deadline: Deadline) -> Self {
        SearchControl {
            limits,
            nodes: 0,
            others: 0,
            reported: 0,
            next_poll: POLL,
            limit: limits.nodes,
            deadline,
            stopped: false,
        }
    }

    /// Counts one position. True when it is time to stop: then nothing found after this counts.
    #[inline]
    pub fn tick(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.next_poll || self.nodes + self.others >= self.limit {
            self.poll();
        }
        self.stopped
    }

    /// Whether it is time to stop, without counting a position.
    #[inline]
    pub const fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Positions looked at by all threads.
    #[inline]
    pub const fn nodes(&self) -> u64 {
        self.nodes + self.others
    }

    /// About as many positions as there is still time for, or allowed.
    pub fn remaining_nodes(&self) -> u64 {
        remaining_nodes(self.limit.saturating_sub(self.nodes()), self.deadline)
    }

    /// Counts positions that were too quick to be counted one by one.
    pub const fn count(&mut self, nodes: u64) {
        self.nodes += nodes;
    }

    /// Does something with at most so many positions: within it, the control says stop after them; afterwards it does
    /// not, unless it would have anyway.
    pub fn within<T>(&mut self, nodes: u64, something: impl FnOnce(&mut Self) -> T) -> T {
        let outer = self.limit;
        self.limit = outer.min(self.nodes().saturating_add(nodes));
        let result = something(self);
        self.limit = outer;
        self.stopped = self.is_over();
        result
    }

    /// Does something with at most half of what is left, of positions as of time, so that there is something left if
    /// it comes to nothing.
    pub(crate) fn within_half<T>(&mut self, something: impl FnOnce(&mut Self) -> T) -> T {
        let outer = self.deadline;
        self.deadline = outer.halved();
        let half = self.limit.saturating_sub(self.nodes()) / 2;
        let result = self.within(half, something);
        self.deadline = outer;
        self.stopped = self.is_over();
        result
    }

    fn is_over(&self) -> bool {
        self.limits.over() || self.nodes() >= self.limit || self.deadline.has_passed()
    }

    #[cold]
    fn poll(&mut self) {
        let unreported = self.nodes - self.reported;
        self.others = self.limits.seen.fetch_add(unreported, Ordering::Relaxed) - self.reported;
        self.reported = self.nodes;
        self.next_poll = self.nodes + POLL;
        self.stopped |= self.is_over();
    }
}

/// Runs something that takes a search control, outside of a search: with at most so many positions and so long, until the flag is
/// raised.
pub fn with_control<T>(
    nodes: u64,
    time: Option<Duration>,
    stop: &AtomicBool,
    something: impl FnOnce(&mut SearchControl) -> T,
) -> T {
    let limits = SearchLimits::new(nodes, time, None, stop);
    something(&mut SearchControl::new(&limits))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_stops_at_the_last_position_allowed() {
        let stop = AtomicBool::new(false);
        let ticks = with_control(300, None, &stop, |control| (1..).find(|_| control.tick()));
        assert_eq!(ticks, Some(300));
    }

    #[test]
    fn an_inner_limit_ends_with_what_it_was_for() {
        let stop = AtomicBool::new(false);
        with_control(300, None, &stop, |control| {
            let inner = control.within(10, |control| (1..).find(|_| control.tick()));
            assert_eq!((inner, control.is_stopped()), (Some(10), false));
            control.within(1000, |control| while !control.tick() {});
            assert!(control.is_stopped() && control.nodes() == 300);
        });
    }

    #[test]
    fn half_of_the_positions_and_of_the_time_are_kept() {
        let stop = AtomicBool::new(false);
        with_control(1000, None, &stop, |control| {
            control.within_half(|control| while !control.tick() {});
            assert_eq!((control.nodes(), control.is_stopped()), (500, false));
        });
        with_control(u64::MAX, Some(Duration::from_secs(2)), &stop, |control| {
            let begun = Instant::now();
            control.within_half(|control| while !control.tick() {});
            assert!(begun.elapsed() >= Duration::from_millis(900) && !control.is_stopped());
        });
    }

    #[test]
    fn a13_processor_time_passes_only_where_a_thread_works() {
        if thread_time().is_none() {
            return; // not on this system
        }
        let (stop, cpu) = (AtomicBool::new(false), Duration::from_millis(100));
        let limits = SearchLimits::new(u64::MAX, None, Some(cpu), &stop);
        let (begun, mut control) = (Instant::now(), SearchControl::new(&limits));
        std::thread::sleep(3 * cpu);
        assert!((0..=POLL).all(|_| !control.tick()), "sleep costs nothing");
        control.within_half(|control| while !control.tick() {});
        assert!(!control.is_stopped() && begun.elapsed() >= 3 * cpu + cpu / 3, "half is left");
        // A helper has as much again, by its own clock.
        std::thread::scope(|scope| {
            scope.spawn(|| {
                let (begun, mut helper) = (Instant::now(), SearchControl::of_helper(&limits));
                while !helper.tick() {}
                assert!(begun.elapsed() >= cpu);
            });
        });
        while !control.tick() {}
        assert!(limits.remaining_nodes() == 0);
    }

    #[test]
    fn a_flag_and_a_clock_stop_it() {
        let stop = AtomicBool::new(true);
        assert!(with_control(u64::MAX, None, &stop, |control| (0..2 * POLL).any(|_| control.tick())));
        stop.store(false, Ordering::Relaxed);
        let time = Some(Duration::from_millis(1));
        with_control(u64::MAX, time, &stop, |control| while !control.tick() {});
    }
}
