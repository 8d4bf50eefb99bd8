//! What the manager allows: time, memory, rules.

use std::time::Duration;

use plyground_words::{Message, message};

/// How long to think about a move where the manager sets no limit.
const UNLIMITED_TURN: Duration = Duration::from_secs(2);
/// As fast as possible.
const FASTEST: Duration = Duration::from_millis(5);
/// Until an answer is through the pipe and the manager has looked at its clock.
const DELAY: Duration = Duration::from_millis(50);
/// What a manager says is left where there is no limit.
const NO_LIMIT: i64 = 2_147_483_647;
/// The share of a game's remaining time that one move may take. A game of thirty moves more then ends with a
/// fifth of it left.
const SHARE: u32 = 20;

/// What the manager allows.
#[derive(Clone, Default, Debug)]
pub(super) struct Limits {
    turn: Option<Duration>,
    /// For a whole game.
    game: Option<Duration>,
    /// What is left of it.
    left: Option<Duration>,
    memory: Option<u64>,
    rule: i64,
}

impl Limits {
    /// Takes note of what concerns these limits, in the manager's words; what is no number says nothing.
    pub(super) fn note(&mut self, key: &str, value: &str) {
        let Ok(number) = value.parse::<i64>() else { return };
        let milliseconds = Duration::from_millis(number.max(0).unsigned_abs());
        match key {
            "timeout_turn" => self.turn = Some(milliseconds),
            "timeout_match" => {
                self.game = (number > 0 && number != NO_LIMIT).then_some(milliseconds);
                self.left = self.game;
            }
            "time_left" => self.left = (number != NO_LIMIT).then_some(milliseconds),
            "max_memory" => self.memory = (number > 0).then_some(number.unsigned_abs()),
            "rule" => self.rule = number,
            _ => {}
        }
    }

    /// A new game has all its time.
    pub(super) fn new_game(&mut self) {
        self.left = self.game;
    }

    /// Takes the time of a move off. The manager usually says what is left before each move; this is for those that do not.
    pub(super) fn spend(&mut self, time: Duration) {
        self.left = self.left.map(|left| left.saturating_sub(time));
    }

    /// How long to think about a move that was asked for some time ago.
    pub(super) fn time(&self, since: Duration) -> Duration {
        let turn = self.turn.unwrap_or(UNLIMITED_TURN);
        // Where there is hardly time for the delay, hope that it is shorter.
        let turn = turn.saturating_sub(DELAY + turn / 20).max(turn / 3);
        let share = self.left.map(|left| left.saturating_sub(DELAY) / SHARE);
        let time = share.map_or(turn, |share| share.min(turn));
        time.saturating_sub(since).max(FASTEST)
    }

    /// How many bytes to remember positions in: the more time, the more is worth remembering (and clearing the room takes
    /// time that a short turn does not have), and no more than half of what is allowed, for there is the rest of the program.
    pub(super) fn memory(&self) -> u64 {
        let useful = match self.turn.unwrap_or(UNLIMITED_TURN).as_millis() {
            ..100 => 1 << 20,
            100..1000 => 4 << 20,
            1000..10_000 => 16 << 20,
            _ => 64 << 20,
        };
        self.memory.map_or(useful, |allowed| useful.min(allowed / 2))
    }

    /// The game that the rule means, by its id, or why there is none.
    pub(super) fn game(&self) -> Result<&'static str, Message> {
        match self.rule {
            0 => Ok("gomoku"),
            1 => Ok("gomoku-standard"),
            // Renju has its own law about rows of more than five.
            4 | 5 => Ok("renju"),
            other => Err(message!("unknown-rule", rule = other)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn time(notes: &[(&str, &str)]) -> u128 {
        let mut limits = Limits::default();
        notes.iter().for_each(|(key, value)| limits.note(key, value));
        limits.time(Duration::ZERO).as_millis()
    }

    #[test]
    fn a_turn_ends_before_its_limit() {
        assert_eq!(time(&[("timeout_turn", "10000")]), 9450);
        assert_eq!(time(&[("timeout_turn", "30")]), 10);
        assert_eq!(time(&[("timeout_turn", "0")]), 5);
        assert_eq!(time(&[("timeout_turn", "rubbish")]), UNLIMITED_TURN.as_millis() - 150);
    }

    #[test]
    fn a_game_ends_before_its_limit() {
        let turn = ("timeout_turn", "30000");
        assert_eq!(time(&[turn, ("time_left", "100050")]), 5000);
        assert_eq!(time(&[turn, ("time_left", "2147483647")]), 28450);
        assert_eq!(time(&[turn, ("time_left", "-3")]), 5);
        assert_eq!(time(&[turn, ("timeout_match", "100050")]), 5000);
        assert_eq!(time(&[turn, ("timeout_match", "0")]), 28450);
        let mut limits = Limits::default();
        limits.note("timeout_match", "1050");
        limits.spend(Duration::from_millis(400));
        assert_eq!(limits.time(Duration::ZERO).as_millis(), 30);
        assert_eq!(limits.time(Duration::from_millis(20)).as_millis(), 10, "what has passed is gone");
        limits.new_game();
        assert_eq!(limits.time(Duration::ZERO).as_millis(), 50);
    }

    #[test]
    fn memory_is_at_most_half_of_what_is_allowed() {
        let mut limits = Limits::default();
        let memory = |limits: &mut Limits, key, value| {
            limits.note(key, value);
            limits.memory()
        };
        assert_eq!(memory(&mut limits, "timeout_turn", "30000"), 64 << 20);
        assert_eq!(memory(&mut limits, "max_memory", "83886080"), 40 << 20);
        assert_eq!(memory(&mut limits, "timeout_turn", "50"), 1 << 20);
        assert_eq!(memory(&mut limits, "max_memory", "0"), 1 << 20);
    }

    #[test]
    fn a_whole_game_of_any_length_fits_into_its_time() {
        let mut limits = Limits::default();
        limits.note("timeout_turn", "5000");
        limits.note("timeout_match", "60000");
        let spent: u128 = (0..113)
            .map(|_| {
                let time = limits.time(Duration::ZERO);
                limits.spend(time);
                time.as_millis()
            })
            .sum();
        assert!(spent < 60_000, "{spent}");
    }
}
