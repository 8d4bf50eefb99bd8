//! What results say about strength, in Elo.

/// The share of points that a difference in strength brings: 0.5 for none.
pub fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The difference in strength that a share of points shows; infinite for all or nothing.
pub fn difference(share: f64) -> f64 {
    -400.0 * (1.0 / share - 1.0).log10()
}

/// How far a normal quantity is off at most, in deviations, in 95 of 100 cases.
pub(crate) const WITHIN_95: f64 = 1.959_964;

/// The results of a match, from the first player's side.
///
/// Games come in pairs from the same opening with the sides changed. The two games of a pair are anything but
/// independent where the opening favours a side, so all that is said about certainty counts pairs, not games.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct MatchTally {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// Complete pairs, by the half points they brought.
    pub(crate) pairs: [u64; 5],
    /// The half points of a game whose pair is not complete.
    open: Option<usize>,
}

/// What a match shows about the difference in strength.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Difference {
    /// The likeliest, in Elo; infinite if one side won everything.
    pub elo: f64,
    /// The least within 95 %; infinite if nothing is known.
    pub low: f64,
    /// The most within 95 %; infinite if nothing is known.
    pub high: f64,
    /// How likely it is that the first player is the stronger one, from 0 to 1.
    pub superior: f64,
}

impl MatchTally {
    /// Adds a game: 2 half points for a win, 1 for a draw, 0 for a loss. Games must come in order.
    pub fn add(&mut self, half_points: usize) {
        match half_points {
            0 => self.losses += 1,
            1 => self.draws += 1,
            _ => self.wins += 1,
        }
        match self.open.take() {
            None => self.open = Some(half_points.min(2)),
            Some(before) => self.pairs[before + half_points.min(2)] += 1,
        }
    }

    /// How many games there were.
    pub const fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// Whether every game has its counterpart with the sides changed.
    pub const fn is_paired(&self) -> bool {
        self.open.is_none()
    }

    /// The share of points, from 0 to 1; a half before the first game.
    pub fn share(&self) -> f64 {
        match self.games() {
            0 => 0.5,
            games => (self.wins as f64 + self.draws as f64 / 2.0) / games as f64,
        }
    }

    /// What this shows.
    pub fn difference(&self) -> Difference {
        let share = self.share();
        let (low, high, superior) = match self.deviation() {
            None => (0.0, 1.0, 0.5),
            Some(deviation) => {
                let off = WITHIN_95 * deviation;
                (share - off, share + off, normal((share - 0.5) / deviation))
            }
        };
        // A player that wins every game shows no spread. The bound is the chance of not winning that stays unseen in so many
        // games with a probability of 5 %.
        let unseen = 0.05f64.powf(1.0 / self.games().max(1) as f64);
        let (low, high) = if share >= 1.0 {
            (unseen, 1.0)
        } else if share <= 0.0 {
            (0.0, 1.0 - unseen)
        } else {
            (low.max(0.0), high.min(1.0))
        };
        Difference { elo: difference(share), low: difference(low), high: difference(high), superior }
    }

    /// How far the share may be off, as a standard deviation; `None` before the first pair. One more pair, of two fair
    /// games, is imagined, so that a few equal results do not look like certainty.
    fn deviation(&self) -> Option<f64> {
        let pairs: u64 = self.pairs.iter().sum();
        if pairs == 0 {
            return None;
        }
        let points = |halves: usize| halves as f64 / 4.0;
        let count = pairs as f64;
        let of_pairs = || self.pairs.iter().enumerate().map(|(halves, &n)| (points(halves), n as f64));
        let mean = of_pairs().map(|(x, n)| x * n).sum::<f64>() / count;
        let spread = of_pairs().map(|(x, n)| n * (x - mean).powi(2)).sum::<f64>() + 0.125;
        Some((spread / (count + 1.0) / count).sqrt())
    }
}

/// The chance that a normal quantity is below so many deviations (Abramowitz and Stegun 7.1.26).
fn normal(deviations: f64) -> f64 {
    let x = deviations.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let terms = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
    let tail = terms.iter().fold(0.0, |sum, term| (sum + term) * t) * (-x * x).exp() / 2.0;
    if deviations < 0.0 { tail } else { 1.0 - tail }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(pairs: &[(u64, [usize; 2])]) -> MatchTally {
        let mut tally = MatchTally::default();
        for &(times, halves) in pairs {
            for _ in 0..times {
                halves.into_iter().for_each(|half| tally.add(half));
            }
        }
        tally
    }

    #[test]
    fn a14_elo_is_the_usual_one() {
        assert!((difference(0.75) - 190.85).abs() < 0.01);
        assert!((difference(0.5)).abs() < 1e-9);
        assert!((difference(0.64) - 99.95).abs() < 0.1);
        assert!((expected(400.0) - 10.0 / 11.0).abs() < 1e-12);
        for share in [0.01, 0.3, 0.9] {
            assert!((expected(difference(share)) - share).abs() < 1e-12);
        }
    }

    #[test]
    fn the_normal_distribution_is_known() {
        for (deviations, below) in [(0.0, 0.5), (1.0, 0.841_344_7), (WITHIN_95, 0.975), (-3.0, 0.001_349_9)] {
            assert!((normal(deviations) - below).abs() < 1e-6, "{deviations}");
        }
    }

    #[test]
    fn a_match_of_independent_games_has_the_usual_error() {
        // Twenty-five pairs of each combination: what independent fair games bring on average.
        let fair = tally(&[(25, [2, 2]), (25, [2, 0]), (25, [0, 2]), (25, [0, 0])]);
        assert_eq!((fair.wins, fair.draws, fair.losses, fair.games()), (100, 0, 100, 200));
        let shown = fair.difference();
        // 0.5 within 1.96 * 0.5 / sqrt(200): 48.3 Elo either way.
        assert!(shown.elo.abs() < 1e-9 && (shown.superior - 0.5).abs() < 1e-7);
        assert!((shown.high - 48.3).abs() < 0.5 && (shown.low + 48.3).abs() < 0.5, "{shown:?}");
    }

    #[test]
    fn pairs_that_cancel_out_say_more_than_games() {
        let pairs = tally(&[(100, [2, 0])]).difference();
        assert!(pairs.elo.abs() < 1e-9 && pairs.high < 6.0 && pairs.high > 0.0, "{pairs:?}");
    }

    #[test]
    fn who_wins_everything_is_better_by_at_least_something() {
        let shown = tally(&[(50, [2, 2])]).difference();
        assert!(shown.elo == f64::INFINITY && shown.high == f64::INFINITY && shown.superior > 0.999);
        assert!((shown.low - difference(0.970_49)).abs() < 0.1, "{shown:?}");
        let other = tally(&[(50, [0, 0])]).difference();
        assert!(other.elo == f64::NEG_INFINITY && (other.high + shown.low).abs() < 1e-9);
        let nothing = MatchTally::default().difference();
        assert!(
            nothing.elo.abs() < 1e-9 && nothing.low == f64::NEG_INFINITY && nothing.high == f64::INFINITY
        );
    }

    #[test]
    fn a_single_game_waits_for_its_pair() {
        let mut tally = MatchTally::default();
        tally.add(2);
        assert!(!tally.is_paired() && tally.pairs == [0; 5]);
        tally.add(1);
        assert!(tally.is_paired() && tally.pairs == [0, 0, 0, 1, 0]);
    }
}
