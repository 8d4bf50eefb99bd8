//! What stands in every place of every shape.

use super::shapes::{DISCS, WORDS, ZERO};

/// The numbers of all lanes of a board, from the side to move.
///
/// Kept by a search beside the board: bringing it up to date after a move is a dozen additions for each disc that
/// changed, while from scratch it is as many for each disc on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Features {
    words: [u64; WORDS],
}

impl Features {
    /// Of a board of 8x8.
    pub fn new(own: u64, opponent: u64) -> Self {
        let (own, opponent) = (sum(own), sum(opponent));
        Features { words: std::array::from_fn(|i| ZERO.wrapping_add(own[i]).wrapping_sub(opponent[i])) }
    }

    /// The side to move places a disc on `square` (a bit's number, below 64), which flips the discs `flipped`; then it is
    /// the other side's turn.
    #[inline]
    pub fn play(&mut self, square: u8, flipped: u64) {
        let turned = sum(flipped);
        for ((word, placed), turned) in
            self.words.iter_mut().zip(&DISCS[usize::from(square & 63)]).zip(turned)
        {
            // A disc that changes sides counts twice.
            *word = word.wrapping_add(*placed).wrapping_add(turned << 1);
        }
        self.pass();
    }

    /// It is the other side's turn.
    #[inline]
    pub fn pass(&mut self) {
        for word in &mut self.words {
            *word = ZERO.wrapping_add(ZERO).wrapping_sub(*word);
        }
    }

    /// A lane, so far above 0 that it is never negative; see [`ZERO`].
    #[inline(always)]
    pub(crate) const fn lane(&self, lane: usize) -> usize {
        (self.words[lane / 4] >> (16 * (lane % 4))) as u16 as usize
    }
}

/// What discs of the side to move on all squares of a set add to the lanes.
#[inline(always)]
fn sum(mut set: u64) -> [u64; WORDS] {
    let mut sum = [0u64; WORDS];
    while set != 0 {
        for (word, disc) in sum.iter_mut().zip(&DISCS[set.trailing_zeros() as usize]) {
            *word += disc;
        }
        set &= set - 1;
    }
    sum
}
