//! How much a score is worth in chances: the `k` of `chance = 1 / (1 + exp(-k * score))` that makes the results of games likeliest.

use std::collections::BTreeMap;

use crate::{log_loss, logistic};

/// More steps than Newton's method ever takes from here.
const STEPS: u32 = 100;

/// A position's score and what became of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pair {
    /// From one side.
    pub score: f64,
    /// For the same side, from 0 for a loss to 1 for a win.
    pub result: f64,
    /// The game it comes from: pairs of one game share their result.
    pub game: usize,
}

/// A fitted constant.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Calibration {
    /// How fast the odds grow with the score.
    pub k: f64,
    /// Its standard error, clustered by game (the sandwich estimator).
    pub error: f64,
    /// The mean log loss of the chances that follow.
    pub loss: f64,
    /// How many pairs it was fitted to.
    pub count: usize,
}

impl Calibration {
    /// The chance of the side that has this score.
    pub fn chance(&self, score: f64) -> f64 {
        logistic(self.k * score)
    }
}

/// Fits `k` by maximum likelihood (Newton).
/// `None` where no number is best: there are only scores of 0, or the sign of the score foretells every result (or the opposite of every
/// result), so that larger is always better.
pub fn calibrate(pairs: &[Pair]) -> Option<Calibration> {
    // The slope of the log likelihood far to the right and far to the left; between a rise and a fall there is one top, for it is concave.
    let far = |sign: f64| -> f64 {
        pairs
            .iter()
            .map(|pair| pair.score * (pair.result - f64::from(u8::from(sign * pair.score > 0.0))))
            .sum()
    };
    let ends = (far(1.0), far(-1.0));
    if !(ends.0 < 0.0 && ends.1 > 0.0 && ends.0.is_finite() && ends.1.is_finite()) {
        return None;
    }
    let derivatives = |k: f64| {
        let (mut slope, mut curve) = (0.0, 0.0);
        for &Pair { score, result, .. } in pairs {
            let chance = logistic(k * score);
            slope += score * (result - chance);
            curve += score * score * chance * (1.0 - chance);
        }
        (slope, curve)
    };
    // The top is always between these two, so a step that would leave them halves them instead.
    let (mut low, mut high) = (f64::NEG_INFINITY, f64::INFINITY);
    let (mut k, mut curve) = (0.0, 0.0);
    for _ in 0..STEPS {
        let (slope, here) = derivatives(k);
        curve = here;
        if slope > 0.0 {
            low = k;
        } else {
            high = k;
        }
        let newton = k + slope / curve;
        let next = if newton > low && newton < high { newton } else { between(low, high, k) };
        let settled = (next - k).abs() <= 1e-12 * next.abs();
        k = next;
        if settled || slope == 0.0 {
            break;
        }
    }
    let least = f64::MIN_POSITIVE;
    let loss = pairs.iter().map(|pair| log_loss(pair.result, logistic(k * pair.score), least)).sum::<f64>();
    let mut of_games: BTreeMap<usize, f64> = BTreeMap::new();
    for &Pair { score, result, game } in pairs {
        *of_games.entry(game).or_default() += score * (result - logistic(k * score));
    }
    let error = of_games.values().map(|slope| slope * slope).sum::<f64>().sqrt() / curve;
    Some(Calibration { k, error, loss: loss / pairs.len() as f64, count: pairs.len() })
}

/// A number between two bounds of which one may be infinite, further out than `k` then.
fn between(low: f64, high: f64, k: f64) -> f64 {
    match (low.is_finite(), high.is_finite()) {
        (true, true) => f64::midpoint(low, high),
        (true, false) => 2.0 * k.max(f64::MIN_POSITIVE),
        _ => 2.0 * k.min(-f64::MIN_POSITIVE),
    }
}

/// One constant for each group, where a score means more the later it is: the number of empty squares in Reversi. Groups without a best
/// number are left out.
pub fn calibrate_by(samples: impl IntoIterator<Item = (u32, Pair)>) -> BTreeMap<u32, Calibration> {
    let mut groups: BTreeMap<u32, Vec<Pair>> = BTreeMap::new();
    for (group, pair) in samples {
        groups.entry(group).or_default().push(pair);
    }
    groups.into_iter().filter_map(|(group, pairs)| Some((group, calibrate(&pairs)?))).collect()
}

/// How true chances are, as a reliability table: for each tenth of chances their mean, the mean of the results, and how many there are.
pub fn reliability(chances: impl IntoIterator<Item = (f64, f64)>) -> Vec<(f64, f64, usize)> {
    let mut tenths = [(0.0, 0.0, 0_usize); 10];
    for (chance, result) in chances {
        // Seen from the other side the same pair is in the opposite tenth: both count, so that the table is symmetric.
        for (chance, result) in [(chance, result), (1.0 - chance, 1.0 - result)] {
            let tenth = &mut tenths[((10.0 * chance) as usize).min(9)];
            *tenth = (tenth.0 + chance, tenth.1 + result, tenth.2 + 1);
        }
    }
    let upper = tenths.into_iter().skip(5).filter(|tenth| tenth.2 > 0);
    upper.map(|(chance, result, count)| (chance / count as f64, result / count as f64, count)).collect()
}

/// The area under the curve for "who wins": how often, of a position that was won and one that was lost, the won one has the higher score; a half is
/// chance, 1 is never wrong. Both sides' view of each pair counts; drawn games say nothing. `None` without a decided one.
pub fn area_under_curve(pairs: &[Pair]) -> Option<f64> {
    let decided = pairs.iter().filter(|pair| pair.result != 0.5);
    // What the winner's view of each position was; the loser's is the same below 0.
    let mut won: Vec<f64> =
        decided.map(|pair| if pair.result > 0.5 { pair.score } else { -pair.score }).collect();
    won.sort_unstable_by(f64::total_cmp);
    let lost: Vec<f64> = won.iter().rev().map(|score| -score).collect();
    let rank = |score: f64| {
        let (below, upto) =
            (lost.partition_point(|&other| other < score), lost.partition_point(|&other| other <= score));
        f64::midpoint(below as f64, upto as f64)
    };
    let better: f64 = won.iter().map(|&score| rank(score)).sum();
    (!won.is_empty()).then(|| better / (won.len() as f64 * lost.len() as f64))
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;

    use super::*;

    /// Results drawn with chances of a known `k`; some are drawn games.
    fn drawn(k: f64, width: f64, count: usize, rng: &mut Rng) -> Vec<Pair> {
        let one = |game| {
            let score = width * (2.0 * rng.f64() - 1.0);
            let chance = logistic(k * score);
            let result = if rng.u8(..10) == 0 { chance } else { f64::from(u8::from(rng.f64() < chance)) };
            Pair { score, result, game }
        };
        (0..count).map(one).collect()
    }

    /// Pairs of games of their own.
    fn pairs(all: &[(f64, f64)]) -> Vec<Pair> {
        all.iter().enumerate().map(|(game, &(score, result))| Pair { score, result, game }).collect()
    }

    #[test]
    fn the_constant_that_made_the_results_is_found() {
        let mut rng = Rng::with_seed(1);
        // From scores whose odds hardly differ to such as are nearly all decided, either way round.
        for (k, width) in
            [(0.002, 1000.0), (0.01, 50.0), (0.5, 100.0), (-0.02, 300.0), (3.0, 1.0), (1e-6, 1e6)]
        {
            let found = calibrate(&drawn(k, width, 20_000, &mut rng)).expect("there is a best one");
            assert!((found.k - k).abs() < 4.0 * found.error, "{k}: {found:?}");
            assert!(found.error > 0.0 && found.error < 0.2 * k.abs() + 1e-2 / width, "{k}: {found:?}");
            assert_eq!(found.count, 20_000);
        }
    }

    #[test]
    fn no_other_constant_is_likelier() {
        let mut rng = Rng::with_seed(2);
        for count in [3, 10, 100, 1000] {
            let pairs = drawn(0.01, 200.0, count, &mut rng);
            let Some(found) = calibrate(&pairs) else { continue };
            let loss = |k: f64| -> f64 {
                pairs.iter().map(|pair| log_loss(pair.result, logistic(k * pair.score), 1e-300)).sum::<f64>()
                    / pairs.len() as f64
            };
            assert!((loss(found.k) - found.loss).abs() < 1e-9);
            for step in [1e-3, 0.1, 1.0] {
                let aside = found.k.abs() * step;
                assert!(
                    loss(found.k - aside) > found.loss && loss(found.k + aside) > found.loss,
                    "{found:?}"
                );
            }
        }
    }

    #[test]
    fn where_scores_say_nothing_the_constant_is_small_and_chances_are_even() {
        let even = pairs(&[(100.0, 1.0), (100.0, 0.0), (-50.0, 0.5), (30.0, 0.5)]);
        let found = calibrate(&even).expect("there is a best one");
        assert!(found.k.abs() < 1e-12 && (found.chance(1000.0) - 0.5).abs() < 1e-6, "{found:?}");
    }

    #[test]
    fn nothing_is_fitted_to_what_has_no_best_constant() {
        assert_eq!(calibrate(&[]), None);
        assert_eq!(calibrate(&pairs(&[(0.0, 1.0), (0.0, 0.0)])), None);
        assert_eq!(calibrate(&pairs(&[(10.0, 1.0), (-3.0, 0.0)])), None, "always right");
        assert_eq!(calibrate(&pairs(&[(10.0, 0.0), (-3.0, 1.0)])), None, "always wrong");
        // One exception is enough, however far out the rest is.
        let mut far = vec![(1e4, 1.0); 50];
        far.push((1.0, 0.0));
        let found = calibrate(&pairs(&far)).expect("there is a best one");
        assert!(found.k > 0.0 && found.k < 1.0, "{found:?}");
    }

    #[test]
    fn the_error_does_not_shrink_when_a_game_is_looked_at_more_often() {
        let once = drawn(0.01, 200.0, 2_000, &mut Rng::with_seed(4));
        let often: Vec<Pair> = once.iter().flat_map(|&pair| [pair; 5]).collect();
        let (once, often) = (calibrate(&once).expect("a best one"), calibrate(&often).expect("a best one"));
        assert!((once.k - often.k).abs() < 1e-9 && (once.error - often.error).abs() < 1e-9);
        assert!(once.error > 0.0002 && once.error < 0.001, "{once:?}");
    }

    #[test]
    fn reliability_compares_chances_with_results() {
        let table = reliability([(0.75, 1.0), (0.75, 1.0), (0.25, 1.0), (0.75, 0.5)]);
        assert_eq!(table, [(0.75, 0.625, 4)]);
    }

    #[test]
    fn the_area_is_how_often_the_winner_had_the_higher_score() {
        let area = |all: &[(f64, f64)]| area_under_curve(&pairs(all));
        assert_eq!(area(&[]), None);
        assert_eq!(area(&[(5.0, 0.5)]), None, "a draw says nothing");
        assert_eq!(area(&[(3.0, 1.0), (-1.0, 0.0), (0.5, 0.5)]), Some(1.0));
        assert_eq!(area(&[(3.0, 0.0), (-1.0, 1.0)]), Some(0.0));
        assert_eq!(area(&[(0.0, 1.0), (0.0, 0.0)]), Some(0.5));
        // Won at 3, -1, against lost at -3, 1: of four comparisons one is wrong, that of -1 with 1.
        assert_eq!(area(&[(3.0, 1.0), (1.0, 0.0)]), Some(0.75));
        let drawn = drawn(0.01, 400.0, 2_000, &mut Rng::with_seed(6));
        let found = area_under_curve(&drawn).expect("some are decided");
        let naive = |pairs: &[Pair]| {
            let both: Vec<(f64, f64)> =
                pairs.iter().flat_map(|p| [(p.score, p.result), (-p.score, 1.0 - p.result)]).collect();
            let (mut better, mut all) = (0.0, 0.0);
            for &(won, _) in both.iter().filter(|pair| pair.1 > 0.5) {
                for &(lost, _) in both.iter().filter(|pair| pair.1 < 0.5) {
                    better += if won > lost {
                        1.0
                    } else if won == lost {
                        0.5
                    } else {
                        0.0
                    };
                    all += 1.0;
                }
            }
            better / all
        };
        let decided: Vec<Pair> = drawn.into_iter().filter(|pair| [0.0, 1.0].contains(&pair.result)).collect();
        assert!((found - naive(&decided)).abs() < 0.02 && found > 0.7, "{found}");
    }

    #[test]
    fn groups_have_constants_of_their_own() {
        let mut rng = Rng::with_seed(3);
        let mut samples = vec![(9, Pair { score: 5.0, result: 1.0, game: 0 })];
        for (group, k) in [(10, 0.05), (20, 0.01)] {
            samples.extend(drawn(k, 100.0, 20_000, &mut rng).into_iter().map(|pair| (group, pair)));
        }
        let found = calibrate_by(samples);
        assert_eq!(found.keys().copied().collect::<Vec<_>>(), [10, 20], "one sample has no best constant");
        assert!((found[&10].k - 0.05).abs() < 0.004 && (found[&20].k - 0.01).abs() < 0.001, "{found:?}");
    }
}
