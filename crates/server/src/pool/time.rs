//! How long a job may take.

use std::time::Duration;

/// A person's opponent of full strength thinks at least this long, however many persons wait. Thirty of them have their
/// answers within about seven seconds of one thread, and it still plays far better than any other player.
pub(super) const LEAST: Duration = Duration::from_millis(150);

/// How long one decision may take by the clock: so little of what is left that it suffices for any game, and most of what
/// is added.
pub(super) fn by_clock(left: Duration, increment: Duration) -> Duration {
    (left / 20 + increment * 3 / 4).min(left / 3)
}

/// What is left of `own` time when it is shared with a crowd: `crowd` jobs of persons to each thread.
pub(super) fn shared(own: Duration, crowd: f64) -> Duration {
    own.div_f64(crowd).max(LEAST.min(own))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a3_a_decision_takes_a_small_part_of_the_clock() {
        let time =
            |left, increment| by_clock(Duration::from_secs(left), Duration::from_secs(increment)).as_millis();
        assert_eq!(time(300, 0), 15_000);
        assert_eq!(time(300, 4), 18_000, "what is added may be used");
        assert_eq!(time(3, 60), 1_000, "but not before it is there");
        assert_eq!(time(0, 0), 0);
    }

    #[test]
    fn a24_the_more_wait_the_less_time_each_is_given() {
        let own = Duration::from_millis(1_500);
        let given = |crowd| shared(own, crowd).as_millis();
        assert_eq!([given(1.0), given(2.0), given(5.0), given(30.0)], [1_500, 750, 300, 150]);
        let hurried = Duration::from_millis(40);
        assert_eq!(shared(hurried, 30.0), hurried, "no more than the clock allows");
    }
}
