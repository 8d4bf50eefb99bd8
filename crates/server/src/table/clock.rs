//! Both sides' time. The clock knows no wall clock: it is told how much time has passed.

use std::time::{Duration, Instant};

use plyground_rules::{BySide, Side, record};

/// The clocks of a table, and the time spent on the present turn, which is counted even without clocks.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    /// What each side has left, not counting the present decision; `None`: no clocks.
    left: Option<BySide<Duration>>,
    increment: BySide<Duration>,
    /// When the present decision began; `None` while nothing runs.
    since: Option<Instant>,
    /// Spent on earlier decisions of the present turn.
    turn: Duration,
}

impl Clocks {
    /// Clocks at rest, with what is left on them: at the start, or after the last stored move.
    pub(crate) fn new(rules: Option<&BySide<record::Clock>>, left: Option<BySide<u64>>) -> Self {
        let initial = |c: &record::Clock| Duration::from_millis(c.initial_ms);
        let left = rules.map(|rules| match left {
            Some(left) => BySide::from_fn(|s| Duration::from_millis(left[s])),
            None => BySide::from_fn(|s| initial(&rules[s])),
        });
        let increment = |s| rules.map_or(Duration::ZERO, |r| Duration::from_millis(r[s].increment_ms));
        Clocks { left, increment: BySide::from_fn(increment), since: None, turn: Duration::ZERO }
    }

    /// Lets the time of a decision begin, if it does not run yet.
    pub(crate) fn run(&mut self, now: Instant) {
        self.since.get_or_insert(now);
    }

    /// Stops everything: the game is over. What `side`, to move, has spent on its decision is spent.
    pub(crate) fn stop(&mut self, side: Side, now: Instant) {
        let since = self.since.take();
        if let (Some(left), Some(since)) = (&mut self.left, since) {
            left[side] = left[side].saturating_sub(now.saturating_duration_since(since));
        }
    }

    /// Forgets what was spent on the present decision.
    pub(crate) fn begin_again(&mut self) {
        self.since = None;
    }

    /// The game was lost on time: that clock shows none.
    pub(crate) fn run_out(&mut self, side: Side) {
        if let Some(left) = &mut self.left {
            left[side] = Duration::ZERO;
        }
    }

    /// Whether time runs.
    pub(crate) fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// `side` made a decision; `turn_over` if the other side is next. Gives the milliseconds spent on it.
    pub(crate) fn decided(&mut self, side: Side, turn_over: bool, now: Instant) -> u64 {
        let spent = self.since.map_or(Duration::ZERO, |since| now.saturating_duration_since(since));
        if let Some(left) = &mut self.left {
            left[side] = left[side].saturating_sub(spent);
            if turn_over {
                left[side] += self.increment[side];
            }
        }
        self.turn = if turn_over { Duration::ZERO } else { self.turn + spent };
        self.since = None;
        spent.as_millis() as u64
    }

    /// After moves were taken back: the clocks as they were, the turn anew.
    pub(crate) fn reset(&mut self, left: Option<BySide<u64>>) {
        if let (Some(have), Some(left)) = (&mut self.left, left) {
            *have = BySide::from_fn(|s| Duration::from_millis(left[s]));
        }
        self.turn = Duration::ZERO;
        self.since = None;
    }

    /// What both sides have left now, `side` being to move.
    pub(crate) fn left(&self, side: Side, now: Instant) -> Option<BySide<u64>> {
        let running = self.since.map_or(Duration::ZERO, |since| now.saturating_duration_since(since));
        self.left.map(|left| {
            BySide::from_fn(|s| {
                let used = if s == side { running } else { Duration::ZERO };
                left[s].saturating_sub(used).as_millis() as u64
            })
        })
    }

    /// When `side`'s time will be up, if it runs.
    pub(crate) fn flag(&self, side: Side) -> Option<Instant> {
        Some(self.since? + self.left?[side])
    }

    /// Milliseconds spent on the present turn.
    pub(crate) fn turn_ms(&self, now: Instant) -> u64 {
        let running = self.since.map_or(Duration::ZERO, |since| now.saturating_duration_since(since));
        (self.turn + running).as_millis() as u64
    }

    /// What is added after each turn.
    pub(crate) fn increment(&self) -> Duration {
        self.increment.first
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clocks() -> Clocks {
        let c = record::Clock { initial_ms: 10_000, increment_ms: 2_000 };
        Clocks::new(Some(&BySide { first: c, second: c }), None)
    }

    #[test]
    fn a3_a_clock_runs_only_on_its_owners_turn() {
        let (mut c, t) = (clocks(), Instant::now());
        c.run(t);
        let later = t + Duration::from_secs(3);
        assert_eq!(c.left(Side::First, later), Some(BySide { first: 7_000, second: 10_000 }));
        assert_eq!(c.flag(Side::First), Some(t + Duration::from_secs(10)));
        assert_eq!(c.decided(Side::First, false, later), 3_000);
        assert_eq!(c.turn_ms(later), 3_000, "a turn of several decisions adds up");
        c.run(later);
        assert_eq!(c.decided(Side::First, true, later + Duration::from_secs(1)), 1_000);
        assert_eq!(
            c.left(Side::Second, later),
            Some(BySide { first: 8_000, second: 10_000 }),
            "4 s spent, 2 s added"
        );
        assert_eq!(c.turn_ms(later), 0);
    }

    #[test]
    fn a3_a_fallen_flag_shows_no_time_left() {
        let (mut c, t) = (clocks(), Instant::now());
        c.run(t);
        c.stop(Side::First, t + Duration::from_secs(10));
        assert!(!c.is_running());
        assert_eq!(
            c.left(Side::First, t + Duration::from_secs(20)),
            Some(BySide { first: 0, second: 10_000 })
        );
    }

    #[test]
    fn a3_without_clocks_only_the_turn_is_timed() {
        let (mut c, t) = (Clocks::new(None, None), Instant::now());
        c.run(t);
        assert_eq!((c.left(Side::First, t), c.flag(Side::First)), (None, None));
        assert_eq!(c.turn_ms(t + Duration::from_secs(2)), 2_000);
    }
}
