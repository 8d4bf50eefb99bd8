//! Weights with the least squared error, by the method of conjugate gradients.

use crate::{parallel, parallel::THREADS};

/// Positions as rows: for each the numbers of the weights that are added, and the sum they should have.
pub(crate) struct Rows {
    width: usize,
    numbers: Vec<u32>,
    wanted: Vec<f32>,
    weights: Vec<f32>,
}

impl Rows {
    /// For rows of `width` numbers.
    pub(crate) fn new(width: usize) -> Rows {
        Rows { width, numbers: Vec::new(), wanted: Vec::new(), weights: Vec::new() }
    }

    /// A row that counts `weight` times.
    pub(crate) fn push(&mut self, numbers: impl Iterator<Item = u32>, wanted: f32, weight: f32) {
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
    pub(crate) fn fit(&self, count: usize, pull: f64, steps: usize) -> Vec<f64> {
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
