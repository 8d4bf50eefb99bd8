//! The logistic function and how badly chances foretell results.

use crate::Real;

/// The chance that has these log odds: `1 / (1 + exp(-odds))`.
pub fn logistic<F: Real>(odds: F) -> F {
    let one = F::of(1.0);
    one / (one + (-odds).exp())
}

/// The cross entropy between a result from 0 to 1 and the chance that was given to it. No chance is taken to be nearer to 0 or 1
/// than `least`, so that one certain mistake does not outweigh everything.
pub fn log_loss<F: Real>(result: F, chance: F, least: F) -> F {
    let one = F::of(1.0);
    let no_less = |chance: F| if chance < least { least } else { chance };
    -(result * no_less(chance).ln() + (one - result) * no_less(one - chance).ln())
}
