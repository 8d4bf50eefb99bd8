//! Positions as what a game counts in them, with the results they should foretell.

use crate::{Real, log_loss, logistic};

/// Whether something that was numbered is kept apart to check with, rather than learnt from: one of so many. Number games rather
/// than positions: those of one game resemble each other.
pub fn is_held_out(number: usize, one_of: usize, which: usize) -> bool {
    number % one_of == which
}

/// Samples, one after the other: the features that are not 0, with their amounts, and the result from 0 to 1.
#[derive(Clone, Debug)]
pub struct Samples<F> {
    features: Vec<(u32, F)>,
    /// Where each sample's features end, and its result.
    ends: Vec<(usize, F)>,
}

impl<F> Default for Samples<F> {
    fn default() -> Self {
        Samples { features: Vec::new(), ends: Vec::new() }
    }
}

impl<F: Real> Samples<F> {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Adds one.
    pub fn push(&mut self, features: impl IntoIterator<Item = (usize, F)>, result: F) {
        self.features.extend(features.into_iter().map(|(at, amount)| (at as u32, amount)));
        self.ends.push((self.features.len(), result));
    }

    /// The features and the result of each.
    pub fn iter(&self) -> impl Iterator<Item = (&[(u32, F)], F)> {
        let begins = [0].into_iter().chain(self.ends.iter().map(|&(end, _)| end));
        begins.zip(&self.ends).map(|(begin, &(end, result))| (&self.features[begin..end], result))
    }

    /// Adds to `slopes`, for each feature of each sample, its amount times what `error` makes of the sample's weighted sum and its
    /// result: with `logistic(sum) - result`, the gradient of the log loss.
    pub fn add_slopes(&self, weights: &[F], slopes: &mut [F], mut error: impl FnMut(F, F) -> F) {
        for (features, result) in self.iter() {
            let error = error(sum(weights, features), result);
            for &(at, amount) in features {
                slopes[at as usize] += error * amount;
            }
        }
    }

    /// The mean log loss of these weights, with no chance nearer to 0 or 1 than `least`.
    pub fn log_loss(&self, weights: &[F], least: F) -> F {
        let of = |(features, result)| log_loss(result, logistic(sum(weights, features)), least);
        self.iter().map(of).sum::<F>() / F::of(self.len() as f64)
    }
}

/// The features weighed.
fn sum<F: Real>(weights: &[F], features: &[(u32, F)]) -> F {
    features.iter().map(|&(at, amount)| weights[at as usize] * amount).sum()
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;

    use super::*;
    use crate::{Adam, Moments};

    /// Results drawn by known weights give these weights back, to within what chance leaves open.
    #[test]
    fn logistic_regression_finds_the_weights_that_made_the_results() {
        let (mut rng, truth) = (Rng::with_seed(5), [0.8, -0.5, 0.0, 1.5]);
        let mut samples = Samples::<f64>::default();
        for _ in 0..20_000 {
            let drawn = (0..4).map(|at| (rng.bool(), at, 2.0 * rng.f64() - 1.0)).collect::<Vec<_>>();
            let kept = drawn.into_iter().filter(|(is_kept, ..)| *is_kept);
            let features: Vec<(usize, f64)> = kept.map(|(_, at, amount)| (at, amount)).collect();
            let odds: f64 = features.iter().map(|&(at, amount)| truth[at] * amount).sum();
            samples.push(features, f64::from(u8::from(rng.f64() < logistic(odds))));
        }
        let (mut adam, mut weights) = (Adam::new(4, Moments::USUAL), [0.0; 4]);
        for _ in 0..400 {
            let rate = 0.05 * (1.0 - f64::from(adam.next_step() - 1) / 400.0);
            let mut slopes = [0.0; 4];
            samples.add_slopes(&weights, &mut slopes, |sum, result| logistic(sum) - result);
            for at in 0..4 {
                weights[at] -= adam.change(at, slopes[at] / samples.len() as f64, rate);
            }
        }
        assert!(weights.iter().zip(truth).all(|(found, truth)| (found - truth).abs() < 0.1), "{weights:?}");
        assert!(samples.log_loss(&weights, 1e-9) <= samples.log_loss(&truth, 1e-9));
    }

    #[test]
    fn samples_are_kept_apart() {
        let mut samples = Samples::default();
        samples.push([(3, 2.0), (1, -1.0)], 1.0);
        samples.push([], 0.5);
        samples.push([(0, 4.0_f32)], 0.0);
        let all: Vec<(Vec<(u32, f32)>, f32)> =
            samples.iter().map(|(f, result)| (f.to_vec(), result)).collect();
        assert_eq!(all, [(vec![(3, 2.0), (1, -1.0)], 1.0), (vec![], 0.5), (vec![(0, 4.0)], 0.0)]);
        assert_eq!((0..40).filter(|&n| is_held_out(n, 20, 7)).collect::<Vec<_>>(), [7, 27]);
    }
}
