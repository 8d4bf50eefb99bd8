//! The two sides, and pairs of things they have.

use std::ops::{Index, IndexMut, Not};

use plyground_words::Arg;
use serde::{Deserialize, Serialize};

/// One of the two sides.
///
/// `First` is the side that moves first in the game's usual start position (dark, black, white, blue). A set-up
/// position may still give `Second` the first move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The side that usually moves first.
    First,
    /// The other one.
    Second,
}

impl Side {
    /// Both sides, `First` first.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// 0 for `First`, 1 for `Second`.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The code in JSON, and by which catalogues select: `first` or `second`.
    pub const fn code(self) -> &'static str {
        match self {
            Side::First => "first",
            Side::Second => "second",
        }
    }

    /// The other side, for `const` contexts; elsewhere write `!side`.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }
}

impl Not for Side {
    type Output = Side;
    fn not(self) -> Side {
        self.other()
    }
}

/// A side in a sentence, for the catalogue to select by.
impl From<Side> for Arg {
    fn from(side: Side) -> Self {
        side.code().into()
    }
}

/// One `T` for each side, indexed by [`Side`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct BySide<T> {
    /// What `First` has.
    pub first: T,
    /// What `Second` has.
    pub second: T,
}

impl<T> BySide<T> {
    /// The pair whose members `f` makes for each side.
    pub fn from_fn(mut f: impl FnMut(Side) -> T) -> Self {
        BySide { first: f(Side::First), second: f(Side::Second) }
    }

    /// Both members, with their sides.
    pub fn iter(&self) -> impl Iterator<Item = (Side, &T)> {
        [(Side::First, &self.first), (Side::Second, &self.second)].into_iter()
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;
    fn index(&self, side: Side) -> &T {
        match side {
            Side::First => &self.first,
            Side::Second => &self.second,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::First => &mut self.first,
            Side::Second => &mut self.second,
        }
    }
}
