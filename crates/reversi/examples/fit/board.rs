//! Two sets of discs, and the few things done with them here.

use plyground_reversi::{flips, moves_mask, patterns::Features};

/// A board of 8x8 from the side to move.
#[derive(Clone, Copy)]
pub(crate) struct Board {
    pub(crate) own: u64,
    pub(crate) opponent: u64,
}

impl Board {
    pub(crate) const START: Board = Board { own: 0x0000_0008_1000_0000, opponent: 0x0000_0010_0800_0000 };

    pub(crate) fn moves(self) -> u64 {
        moves_mask(self.own, self.opponent)
    }

    pub(crate) fn passed(self) -> Board {
        Board { own: self.opponent, opponent: self.own }
    }

    pub(crate) fn discs(self) -> u32 {
        (self.own | self.opponent).count_ones()
    }

    pub(crate) fn empties(self) -> u32 {
        64 - self.discs()
    }

    /// The lead of the side to move.
    pub(crate) fn lead(self) -> i32 {
        self.own.count_ones() as i32 - self.opponent.count_ones() as i32
    }

    pub(crate) fn features(self) -> Features {
        Features::new(self.own, self.opponent)
    }

    /// The board after a disc on a square that flips something, from the other side.
    pub(crate) fn child(self, square: u8) -> Board {
        self.after(square, flips(square, self.own, self.opponent))
    }

    pub(crate) fn after(self, square: u8, flipped: u64) -> Board {
        Board { own: self.opponent ^ flipped, opponent: self.own | flipped | 1 << square }
    }
}

/// The squares of a set, lowest first.
pub(crate) fn squares(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        lowest
    })
}
