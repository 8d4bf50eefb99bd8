//! Weights with the least squared error, by the method of conjugate gradients.

use crate::parallel::{self, THREADS};

/// Positions as rows: for each the numbers of the weights that are added, and the sum they should have.
#[derive(Clone, Debug)]
pub struct LeastSquares {
    width: usize,
    numbers: Vec<u32>,
    wanted: Vec<f32>,
    weights: Vec<f32>,
}

impl LeastSquares {
    /// For rows of `width` numbers.
    pub fn new(width: usize) -> Self {
        LeastSquares { width, numbers: Vec::new(), wanted: Vec::new(), weights: Vec::new() }
    }

    /// A row that counts `weight` times.
    pub fn push(&mut self, numbers: impl Iterator<Item = u32>, wanted: f32, weight: f32) {
        self.numbers.extend(numbers);
        self.wanted.push(wanted);
        self.weights.push(weight);
        assert_eq!(self.numbers.len(), self.width * self.wanted.len());
    }

    /// Adds to every weight, for every row with it, what `value` makes of the row's sum and of what it should be.
    ///
    /// Each thread has its own part of the rows, and the parts are added in order, so that the result is always
    /// the same to the last bit.
    fn gather(&self, sums_of: &[f64], value: impl Fn(f64, f64) -> f64 + Sync) -> Vec<f64> {
        let sums_of: Vec<f32> = sums_of.iter().map(|&x| x as f32).collect();
        let part = self.wanted.len().div_ceil(THREADS).max(1);
        let parts = parallel::map(THREADS, |i| {
            let range = (i * part).min(self.wanted.len())..((i + 1) * part).min(self.wanted.len());
            let mut out = vec![0.0; sums_of.len()];
            for row in range {
                let numbers = &self.numbers[row * self.width..(row + 1) * self.width];
                let sum: f32 = numbers.iter().map(|&number| sums_of[number as usize]).sum();
                let add = f64::from(self.weights[row]) * value(sum.into(), self.wanted[row].into());
                for &number in numbers {
                    out[number as usize] += add;
                }
            }
            out
        });
        parts.into_iter().reduce(|a, b| a.iter().zip(b).map(|(x, y)| x + y).collect()).unwrap_or_default()
    }

    /// The `count` weights for which the squares of the errors, and `pull` times the squares of the weights, add up to
    /// the least. So what is rarely seen stays near 0.
    pub fn fit(&self, count: usize, pull: f64, steps: usize) -> Vec<f64> {
        let mut weights = vec![0.0; count];
        let scale: Vec<f64> =
            self.gather(&weights, |_, _| 1.0).iter().map(|&seen| 1.0 / (seen + pull)).collect();
        let mut rest = self.gather(&weights, |_, wanted| wanted);
        let mut direction: Vec<f64> = rest.iter().zip(&scale).map(|(r, s)| r * s).collect();
        let mut size = dot(&rest, &direction);
        for _ in 0..steps {
            let mut image = self.gather(&direction, |sum, _| sum);
            add(&mut image, pull, &direction);
            let step = size / dot(&direction, &image);
            if !step.is_finite() {
                break;
            }
            add(&mut weights, step, &direction);
            add(&mut rest, -step, &image);
            let scaled: Vec<f64> = rest.iter().zip(&scale).map(|(r, s)| r * s).collect();
            let next = dot(&rest, &scaled);
            let keep = next / size;
            direction = scaled.iter().zip(&direction).map(|(s, d)| s + keep * d).collect();
            size = next;
        }
        weights
    }
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(x, y)| x * y).sum()
}

fn add(a: &mut [f64], times: f64, b: &[f64]) {
    for (x, y) in a.iter_mut().zip(b) {
        *x += times * y;
    }
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;

    use super::*;

    #[test]
    fn sums_of_known_weights_give_the_weights_back() {
        let (mut rng, truth) = (Rng::with_seed(4), [3.0, -1.0, 0.5, 2.0, -4.0]);
        let mut rows = LeastSquares::new(2);
        for _ in 0..2000 {
            let row = [rng.u32(..5), rng.u32(..5)];
            let noise = rng.f64() - 0.5;
            let wanted = row.iter().map(|&at| truth[at as usize]).sum::<f64>() + noise;
            rows.push(row.into_iter(), wanted as f32, 1.0);
        }
        let found = rows.fit(6, 0.1, 30);
        assert!(found.iter().zip(truth).all(|(found, truth)| (found - truth).abs() < 0.05), "{found:?}");
        assert!(found[5].abs() < 1e-12, "what was never seen stays at 0: {found:?}");
        // Held at 0 much more strongly than anything was seen.
        assert!(rows.fit(6, 1e6, 30).iter().all(|weight| weight.abs() < 0.1));
    }
}
