//! What stands in every place of every shape.

use super::shapes::{DISCS, WIDTH};

/// The numbers of all lanes of a board, from the side to move.
///
/// Kept by a search beside the board: bringing it up to date after a move is a few vector additions for each disc
/// that changed, while from scratch it is as many for each disc on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Features {
    pub(crate) lanes: [i16; WIDTH],
}

impl Features {
    /// Of a board of 8x8.
    pub fn new(own: u64, opponent: u64) -> Self {
        let mut lanes = [0; WIDTH];
        add::<1>(&mut lanes, own);
        add::<-1>(&mut lanes, opponent);
        Features { lanes }
    }

    /// The side to move places a disc on `square` (a bit's number, below 64), which flips the discs `flipped`; then it is
    /// the other side's turn.
    #[inline]
    pub fn play(&mut self, square: u8, flipped: u64) {
        add::<1>(&mut self.lanes, 1 << (square & 63));
        add::<2>(&mut self.lanes, flipped);
        self.pass();
    }

    /// It is the other side's turn.
    #[inline]
    pub fn pass(&mut self) {
        for lane in &mut self.lanes {
            *lane = -*lane;
        }
    }
}

/// Adds some times what a disc counts, for every square of the set.
#[inline(always)]
fn add<const TIMES: i16>(lanes: &mut [i16; WIDTH], mut set: u64) {
    while set != 0 {
        for (lane, disc) in lanes.iter_mut().zip(&DISCS[set.trailing_zeros() as usize]) {
            *lane += TIMES * disc;
        }
        set &= set - 1;
    }
}
