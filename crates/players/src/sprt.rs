//! A sequential test: plays on until it is clear enough which of two differences in strength is the true one.

use crate::elo::{MatchTally, expected};

/// A test of one difference in strength against another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// In Elo: what is true if the first player is not better.
    pub elo0: f64,
    /// In Elo: what is true if it is.
    pub elo1: f64,
}

/// What a test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SprtDecision {
    /// Rather the first difference: not better.
    Not,
    /// Rather the second one: better.
    Better,
    /// Not clear yet.
    Open,
}

impl Sprt {
    /// The logarithm of the ratio at which the test ends, either way: wrong in one of 20 cases at most.
    pub const BOUND: f64 = 2.944_439;

    /// The logarithm of how much likelier the results are under the second difference than under the first.
    ///
    /// The pairs' five results are taken as they came; under each hypothesis they have the likeliest distribution
    /// that has its mean (Van den Bergh, "A practical introduction to the GSPRT").
    pub fn ratio(&self, tally: &MatchTally) -> f64 {
        let count: u64 = tally.pairs.iter().sum();
        if count == 0 {
            return 0.0;
        }
        // A result that has not come up is rare, not impossible.
        let weights = tally.pairs.map(|n| if n == 0 { 1e-3 } else { n as f64 });
        let [p0, p1] = [self.elo0, self.elo1].map(|elo| likeliest(&weights, expected(elo)));
        weights.iter().zip(p0.iter().zip(p1)).map(|(weight, (p0, p1))| weight * (p1 / p0).ln()).sum()
    }

    /// What it says so far.
    pub fn verdict(&self, tally: &MatchTally) -> SprtDecision {
        let ratio = self.ratio(tally);
        if ratio >= Self::BOUND {
            SprtDecision::Better
        } else if ratio <= -Self::BOUND {
            SprtDecision::Not
        } else {
            SprtDecision::Open
        }
    }
}

/// The likeliest chances of the five results whose mean is `mean`, given how often each came up.
fn likeliest(weights: &[f64; 5], mean: f64) -> [f64; 5] {
    let total: f64 = weights.iter().sum();
    let off = |halves: usize| halves as f64 / 4.0 - mean;
    let chance = |halves: usize, tilt: f64| weights[halves] / total / (1.0 + tilt * off(halves));
    // The sum falls as the tilt grows, and passes zero between where the outermost chances would become infinite.
    let (mut low, mut high) = (-1.0 / off(4), -1.0 / off(0));
    for _ in 0..100 {
        let tilt = (low + high) / 2.0;
        if (0..5).map(|halves| chance(halves, tilt) * off(halves)).sum::<f64>() > 0.0 {
            low = tilt;
        } else {
            high = tilt;
        }
    }
    std::array::from_fn(|halves| chance(halves, (low + high) / 2.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(pairs: [u64; 5]) -> MatchTally {
        let mut tally = MatchTally::default();
        for (games, times) in [[0, 0], [0, 1], [1, 1], [1, 2], [2, 2]].into_iter().zip(pairs) {
            (0..times).for_each(|_| games.into_iter().for_each(|half| tally.add(half)));
        }
        tally
    }

    const TEST: Sprt = Sprt { elo0: 0.0, elo1: 10.0 };

    #[test]
    fn the_likeliest_chances_have_the_mean_and_add_up() {
        for mean in [0.4, 0.5, 0.507, 0.9] {
            let chances = likeliest(&[3.0, 20.0, 50.0, 25.0, 2.0], mean);
            let found: f64 = chances.iter().enumerate().map(|(halves, p)| p * halves as f64 / 4.0).sum();
            assert!((found - mean).abs() < 1e-9 && (chances.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        }
    }

    #[test]
    fn it_is_close_to_the_normal_approximation() {
        // (s1 - s0) (2 mean - s0 - s1) / (2 variance) for each pair.
        let results = [50, 220, 460, 230, 60];
        let tally = tally(results);
        let count = 1020.0;
        let of = |f: &dyn Fn(f64) -> f64| -> f64 {
            results.iter().enumerate().map(|(halves, &n)| n as f64 * f(halves as f64 / 4.0)).sum::<f64>()
                / count
        };
        let mean = of(&|x| x);
        let variance = of(&|x| (x - mean).powi(2));
        let (s0, s1) = (expected(0.0), expected(10.0));
        let about = count * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
        assert!((TEST.ratio(&tally) - about).abs() < 0.02, "{} and {about}", TEST.ratio(&tally));
    }

    #[test]
    fn clear_results_end_it_either_way_and_mirrored_ones_say_the_opposite() {
        assert_eq!(TEST.verdict(&tally([20, 200, 600, 400, 150])), SprtDecision::Better);
        assert_eq!(TEST.verdict(&tally([150, 400, 600, 200, 20])), SprtDecision::Not);
        assert_eq!(TEST.verdict(&tally([5, 20, 50, 20, 6])), SprtDecision::Open);
        assert_eq!(TEST.verdict(&tally([0; 5])), SprtDecision::Open);
        let even = Sprt { elo0: -5.0, elo1: 5.0 };
        let (one, other) = (even.ratio(&tally([3, 9, 30, 12, 5])), even.ratio(&tally([5, 12, 30, 9, 3])));
        assert!((one + other).abs() < 1e-6 && one > 0.0);
    }
}
