//! Both sides' time. The clocks know no wall clock: every call brings the present time, in milliseconds of a clock that
//! never goes back.
//!
//! One equation holds at all times: what a side has left is what it began with, minus all it has spent, plus the
//! increments of the turns that stand in the game, plus what the other side gave. Taking a turn back takes its increment back and
//! leaves what was spent spent, so that nobody gains time by it.

use plyground_rules::{BySide, Side, record};
use serde::{Deserialize, Serialize};

/// The clocks of a table, and the time spent on the present turn, which is counted even without clocks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Clocks {
    /// What each side has left, not counting the time since `since`; `None`: no clocks.
    left: Option<BySide<u64>>,
    increment: BySide<u64>,
    /// Since when the time of the side to move runs; `None` while nothing runs.
    since: Option<u64>,
    /// Spent on the present decision before `since`: a pause may lie between.
    decision: u64,
    /// Spent on earlier decisions of the present turn.
    turn: u64,
}

impl Clocks {
    /// Clocks at rest. `left`: what is on them, if that is not what the game began with.
    pub(crate) fn new(rules: Option<&BySide<record::Clock>>, left: Option<BySide<u64>>) -> Self {
        let left = rules.map(|rules| left.unwrap_or(BySide::from_fn(|s| rules[s].initial_ms)));
        let increment = BySide::from_fn(|s| rules.map_or(0, |rules| rules[s].increment_ms));
        Clocks { left, increment, since: None, decision: 0, turn: 0 }
    }

    /// Lets the time of the side to move run, if it does not run yet.
    pub(crate) fn run(&mut self, now: u64) {
        self.since.get_or_insert(now);
    }

    /// Stops the time. What `side`, to move, has spent is spent.
    pub(crate) fn stop(&mut self, side: Side, now: u64) {
        let spent = self.running(now);
        if let Some(left) = &mut self.left {
            left[side] = left[side].saturating_sub(spent);
        }
        self.decision += spent;
        self.since = None;
    }

    /// Stops the time and forgets what ran since it was last started: a search that was cancelled cost nothing.
    pub(crate) fn cancel(&mut self) {
        self.since = None;
    }

    /// Goes on from `now` as if no time had passed since the time was started: a failing disk costs nobody time.
    pub(crate) fn resume_at(&mut self, now: u64) {
        self.since = self.since.map(|_| now);
    }

    /// `side` lost on time: its clock shows none.
    pub(crate) fn run_out(&mut self, side: Side) {
        self.since = None;
        if let Some(left) = &mut self.left {
            left[side] = 0;
        }
    }

    /// The players change sides, while nothing runs: each keeps its time.
    pub(crate) fn exchange(&mut self) {
        self.left = self.left.map(|left| BySide { first: left.second, second: left.first });
        self.increment = BySide { first: self.increment.second, second: self.increment.first };
    }

    /// Whether time runs.
    pub(crate) fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// `side` made a decision; `turn_over` if that ended its turn. Gives the milliseconds spent on it.
    pub(crate) fn decided(&mut self, side: Side, turn_over: bool, now: u64) -> u64 {
        self.stop(side, now);
        let spent = std::mem::take(&mut self.decision);
        self.turn += spent;
        if turn_over {
            self.turn = 0;
            self.add_increment(side);
        }
        spent
    }

    /// `side`'s decision was played again after it had been taken back: it costs nothing once more.
    pub(crate) fn redone(&mut self, side: Side, turn_over: bool) {
        self.decision = 0;
        if turn_over {
            self.turn = 0;
            self.add_increment(side);
        }
    }

    fn add_increment(&mut self, side: Side) {
        if let Some(left) = &mut self.left {
            left[side] += self.increment[side];
        }
    }

    /// The other side gives `side` time.
    pub(crate) fn give(&mut self, side: Side, ms: u64) {
        if let Some(left) = &mut self.left {
            left[side] += ms;
        }
    }

    /// Takes back so many complete turns of each side, `to_move` being to move until now. `same_turn`: the decision that is
    /// next belongs to the turn that was under way. Refused, with nothing changed, where an increment is already spent.
    pub(crate) fn take_back(
        &mut self,
        to_move: Side,
        turns: BySide<u64>,
        same_turn: bool,
        now: u64,
    ) -> Result<(), NoTime> {
        let mut after = self.clone();
        after.stop(to_move, now);
        if let Some(left) = &mut after.left {
            for side in Side::BOTH {
                let increments = turns[side] * after.increment[side];
                left[side] = left[side].checked_sub(increments).filter(|&left| left > 0).ok_or(NoTime)?;
            }
        }
        let decision = std::mem::take(&mut after.decision);
        after.turn = if same_turn { after.turn + decision } else { 0 };
        *self = after;
        Ok(())
    }

    fn running(&self, now: u64) -> u64 {
        self.since.map_or(0, |since| now.saturating_sub(since))
    }

    /// What both sides have left now, `side` being to move.
    pub(crate) fn left(&self, side: Side, now: u64) -> Option<BySide<u64>> {
        let running = self.running(now);
        self.left.map(|left| BySide::from_fn(|s| left[s].saturating_sub(if s == side { running } else { 0 })))
    }

    /// When `side`'s time will be up, if it runs.
    pub(crate) fn flag(&self, side: Side) -> Option<u64> {
        Some(self.since? + self.left?[side])
    }

    /// Milliseconds spent on the present turn.
    pub(crate) fn turn_ms(&self, now: u64) -> u64 {
        self.turn + self.decision + self.running(now)
    }

    /// What is added after each turn.
    pub(crate) fn increment(&self) -> BySide<u64> {
        self.increment
    }
}

/// There is not enough time left to take a turn back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NoTime;

#[cfg(test)]
mod tests {
    use super::*;

    fn clocks() -> Clocks {
        let c = |initial_ms, increment_ms| record::Clock { initial_ms, increment_ms };
        Clocks::new(Some(&BySide { first: c(10_000, 2_000), second: c(20_000, 500) }), None)
    }

    fn left(c: &Clocks, side: Side, now: u64) -> (u64, u64) {
        let left = c.left(side, now).expect("there are clocks");
        (left.first, left.second)
    }

    #[test]
    fn a3_a_clock_runs_only_on_its_owners_turn() {
        let mut c = clocks();
        c.run(100);
        assert_eq!(left(&c, Side::First, 3_100), (7_000, 20_000));
        assert_eq!(c.flag(Side::First), Some(10_100));
        assert_eq!(c.decided(Side::First, false, 3_100), 3_000);
        assert_eq!(c.turn_ms(3_100), 3_000, "a turn of several decisions adds up");
        c.run(3_100);
        assert_eq!(c.decided(Side::First, true, 4_100), 1_000);
        assert_eq!(left(&c, Side::Second, 4_100), (8_000, 20_000), "4 s spent, 2 s added");
        assert_eq!(c.turn_ms(4_100), 0);
    }

    #[test]
    fn a30_each_side_has_its_own_time_and_increment() {
        let mut c = clocks();
        c.run(0);
        c.decided(Side::First, true, 1_000);
        c.run(1_000);
        c.decided(Side::Second, true, 2_000);
        assert_eq!(left(&c, Side::First, 2_000), (11_000, 19_500));
    }

    #[test]
    fn a27_a_pause_costs_nothing_and_forgets_nothing() {
        let mut c = clocks();
        c.run(0);
        c.stop(Side::First, 3_000);
        assert_eq!(left(&c, Side::First, 900_000), (7_000, 20_000));
        c.run(900_000);
        assert_eq!(c.turn_ms(901_000), 4_000);
        assert_eq!(c.decided(Side::First, false, 901_000), 4_000, "both parts of the decision count");
        assert_eq!(left(&c, Side::First, 901_000), (6_000, 20_000));
    }

    #[test]
    fn a3_taking_back_within_a_turn_gives_no_time_back() {
        let mut c = clocks();
        c.run(0);
        c.decided(Side::First, false, 4_000);
        c.run(4_000);
        c.take_back(Side::First, BySide::default(), true, 5_000).expect("there is time");
        assert_eq!(left(&c, Side::First, 5_000), (5_000, 20_000));
        assert_eq!(c.turn_ms(5_000), 5_000, "it is still the same turn");
    }

    #[test]
    fn a3_taking_a_turn_back_takes_its_increment_back() {
        let mut c = clocks();
        for now in [0, 10, 20, 30] {
            c.run(now);
            c.decided(Side::First, true, now + 5);
            c.take_back(Side::Second, BySide { first: 1, second: 0 }, false, now + 10)
                .expect("there is time");
        }
        assert_eq!(left(&c, Side::First, 100), (10_000 - 4 * 5, 20_000), "no way to earn increments");
        c.redone(Side::First, true);
        assert_eq!(left(&c, Side::Second, 100), (11_980, 20_000));
    }

    #[test]
    fn a3_an_increment_that_is_spent_cannot_be_taken_back() {
        let mut c = clocks();
        c.run(0);
        c.decided(Side::First, true, 9_500); // 500 left, and 2000 added
        c.run(9_500);
        c.decided(Side::Second, true, 9_600);
        c.run(9_600);
        let before = c.clone();
        let turns = BySide { first: 1, second: 1 };
        assert_eq!(c.take_back(Side::First, turns, false, 11_000), Err(NoTime));
        assert_eq!(c, before);
    }

    #[test]
    fn a3_a_fallen_flag_shows_no_time_left() {
        let mut c = clocks();
        c.run(0);
        c.run_out(Side::First);
        assert!(!c.is_running());
        assert_eq!(left(&c, Side::First, 20_000), (0, 20_000));
    }

    #[test]
    fn a3_without_clocks_only_the_turn_is_timed() {
        let mut c = Clocks::new(None, None);
        c.run(0);
        assert_eq!((c.left(Side::First, 0), c.flag(Side::First)), (None, None));
        assert_eq!(c.turn_ms(2_000), 2_000);
    }

    #[test]
    fn a24_a_cancelled_search_costs_nothing() {
        let mut c = clocks();
        c.run(0);
        c.cancel();
        assert_eq!(left(&c, Side::First, 5_000), (10_000, 20_000));
    }
}
