//! The two boards.

use plyground_rules::{Variant, grid::Grid};

use crate::{bits::UP, info::VARIANTS};

/// A board size. The discriminant is the variant's place in the game's list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Size {
    /// Seven columns of six, the usual one.
    #[default]
    SevenBySix,
    /// Six columns of five.
    SixByFive,
}

impl Size {
    /// Both, in the order of the variants.
    pub const ALL: [Size; 2] = [Size::SevenBySix, Size::SixByFive];

    /// How many columns.
    pub const fn columns(self) -> usize {
        7 - self as usize
    }

    /// How many rows.
    pub const fn rows(self) -> usize {
        6 - self as usize
    }

    /// How many discs fit. Even on both boards, so that both sides have equally many.
    pub const fn cells(self) -> u32 {
        (self.columns() * self.rows()) as u32
    }

    /// The cells of this board.
    #[inline]
    pub const fn area(self) -> u64 {
        const AREAS: [u64; 2] = [area(Size::SevenBySix), area(Size::SixByFive)];
        AREAS[self as usize]
    }

    /// The lowest cell of each column.
    #[inline]
    pub const fn bottom(self) -> u64 {
        const BOTTOMS: [u64; 2] = [bottom(Size::SevenBySix), bottom(Size::SixByFive)];
        BOTTOMS[self as usize]
    }

    /// The cells of one column.
    #[inline]
    pub const fn column(self, column: usize) -> u64 {
        ((1 << self.rows()) - 1) << (UP * column)
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
        Grid { columns: self.columns(), rows: self.rows(), first_row_on_top: false }
    }

    /// The point of the grid that a cell (its bit's number) is.
    pub(crate) const fn point(self, cell: u8) -> usize {
        cell as usize % UP * self.columns() + cell as usize / UP
    }

    /// The cell (its bit's number) that a point of the grid is.
    pub(crate) const fn cell(self, point: usize) -> u8 {
        (point % self.columns() * UP + point / self.columns()) as u8
    }
}

const fn area(size: Size) -> u64 {
    bottom(size) * ((1 << size.rows()) - 1)
}

const fn bottom(size: Size) -> u64 {
    let (mut set, mut column) = (0, 0);
    while column < size.columns() {
        set |= 1 << (UP * column);
        column += 1;
    }
    set
}
