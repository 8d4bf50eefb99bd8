//! The three boards.

use plyground_rules::{Variant, grid::Grid};

use crate::info::VARIANTS;

/// A board size. The discriminant is the variant's place in the game's list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Size {
    /// 8x8, the usual one.
    #[default]
    Eight,
    /// 6x6.
    Six,
    /// 4x4.
    Four,
}

impl Size {
    /// All of them, in the order of the variants.
    pub const ALL: [Size; 3] = [Size::Eight, Size::Six, Size::Four];

    /// Squares on a side.
    pub const fn n(self) -> usize {
        8 - 2 * self as usize
    }

    /// The squares of this board among the 64 bits.
    #[inline]
    pub const fn area(self) -> u64 {
        const AREAS: [u64; 3] = [u64::MAX, 0x0000_3F3F_3F3F_3F3F, 0x0000_0000_0F0F_0F0F];
        AREAS[self as usize]
    }

    /// The variant that is played on this board.
    pub fn variant(self) -> &'static Variant {
        &VARIANTS[self as usize]
    }

    /// The board of a variant; the usual one for a variant of another game.
    pub fn of(variant: &Variant) -> Size {
        Size::ALL.into_iter().find(|size| size.variant().id == variant.id).unwrap_or_default()
    }

    pub(crate) const fn grid(self) -> Grid {
        Grid { columns: self.n(), rows: self.n(), first_row_on_top: true }
    }

    /// The point that a square (its bit's number) is on this board.
    pub(crate) const fn point(self, square: u8) -> usize {
        (square / 8) as usize * self.n() + (square % 8) as usize
    }

    /// The square (its bit's number) that a point of this board is.
    pub(crate) const fn square(self, point: usize) -> u8 {
        (point / self.n() * 8 + point % self.n()) as u8
    }
}
