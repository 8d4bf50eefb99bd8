//! Numbers of either precision: what was fitted in one is fitted in the same again, so that files of weights stay reproducible.

use std::ops::{Add, AddAssign, Div, Mul, Neg, Sub};

/// `f32` or `f64`.
pub trait Real:
    Copy
    + PartialOrd
    + Add<Output = Self>
    + AddAssign
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Neg<Output = Self>
    + std::iter::Sum
{
    /// The nearest number.
    fn of(value: f64) -> Self;
    /// `e` to this.
    fn exp(self) -> Self;
    /// The natural logarithm.
    fn ln(self) -> Self;
    /// The square root.
    fn sqrt(self) -> Self;
    /// A whole power.
    fn powi(self, exponent: i32) -> Self;
}

macro_rules! real {
    ($type:ident) => {
        impl Real for $type {
            fn of(value: f64) -> Self {
                value as $type
            }

            fn exp(self) -> Self {
                $type::exp(self)
            }

            fn ln(self) -> Self {
                $type::ln(self)
            }

            fn sqrt(self) -> Self {
                $type::sqrt(self)
            }

            fn powi(self, exponent: i32) -> Self {
                $type::powi(self, exponent)
            }
        }
    };
}

real!(f32);
real!(f64);
