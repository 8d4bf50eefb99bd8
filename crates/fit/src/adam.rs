//! Gradient descent with momentum and a step size of its own for each weight (Adam; Kingma and Ba, 2015).

use crate::Real;

/// How quickly the running means of slopes and of their squares forget, and what keeps a step finite where both vanish.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Moments {
    /// The share of the newest slope in the mean.
    pub mean: f64,
    /// The share of the newest square in the mean of squares.
    pub square: f64,
    /// Added to the root of the squares.
    pub epsilon: f64,
}

impl Moments {
    /// As published.
    pub const USUAL: Moments = Moments { mean: 0.1, square: 0.001, epsilon: 1e-8 };
}

/// The state of a descent.
#[derive(Clone, Debug)]
pub struct Adam<F> {
    moments: Moments,
    means: Vec<F>,
    squares: Vec<F>,
    step: i32,
    /// What is left of the zeros that the means began with.
    unseen: (F, F),
}

impl<F: Real> Adam<F> {
    /// Before the first step, for so many weights.
    pub fn new(count: usize, moments: Moments) -> Self {
        let zero = F::of(0.0);
        Adam { moments, means: vec![zero; count], squares: vec![zero; count], step: 0, unseen: (zero, zero) }
    }

    /// The next step begins: [`change`](Self::change) follows, at most once for each weight. Returns its number, from 1.
    pub fn next_step(&mut self) -> i32 {
        self.step += 1;
        let left = |share: f64| F::of(1.0 - share).powi(self.step);
        self.unseen = (left(self.moments.mean), left(self.moments.square));
        self.step
    }

    /// By how much to change the weight with this number, in the direction of its slope: subtract it to descend, add it to climb.
    pub fn change(&mut self, at: usize, slope: F, rate: F) -> F {
        let Moments { mean, square, epsilon } = self.moments;
        let one = F::of(1.0);
        self.means[at] = F::of(1.0 - mean) * self.means[at] + F::of(mean) * slope;
        self.squares[at] = F::of(1.0 - square) * self.squares[at] + F::of(square) * slope * slope;
        let m = self.means[at] / (one - self.unseen.0);
        let s = self.squares[at] / (one - self.unseen.1);
        rate * m / (s.sqrt() + F::of(epsilon))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_finds_the_bottom_of_a_bowl_that_is_steeper_one_way() {
        let (mut adam, mut at) = (Adam::<f64>::new(2, Moments::USUAL), [5.0, -3.0]);
        for _ in 0..2000 {
            let step = adam.next_step();
            let rate = 0.1 * (1.0 - f64::from(step - 1) / 2000.0);
            for (i, slope) in [(0, 200.0 * (at[0] - 1.0)), (1, 0.02 * (at[1] - 2.0))] {
                at[i] -= adam.change(i, slope, rate);
            }
        }
        assert!((at[0] - 1.0).abs() < 1e-3 && (at[1] - 2.0).abs() < 1e-3, "{at:?}");
    }
}
