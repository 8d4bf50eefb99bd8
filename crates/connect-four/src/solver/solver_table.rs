//! The solver's transposition table: a bound for each position, in one word that threads may share.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering::Relaxed},
};

/// What a search found out about a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// At least this.
    Lower(i32),
    /// At most this.
    Upper(i32),
}

/// A word holds a whole position, its 49 bits above a byte for the bound: nothing is ever taken for something else, and a word
/// that two threads write is what one of them wrote.
#[derive(Clone, Debug)]
pub(super) struct SolverTable {
    words: Arc<[AtomicU64]>,
    bits: u32,
}

/// A lower bound is this much above its value, which is at most 21 either way.
const LOWER: i32 = 192;
/// The same for an upper bound.
const UPPER: i32 = 64;

impl SolverTable {
    /// The most bits that are worth having: 32 MiB.
    pub(super) const LARGEST: u32 = 22;

    /// An empty one with two to the power of so many words, or of the most that there are.
    pub(super) fn new(bits: u32) -> Self {
        let bits = bits.clamp(8, Self::LARGEST);
        SolverTable { words: (0..1 << bits).map(|_| AtomicU64::new(0)).collect(), bits }
    }

    pub(super) const fn bits(&self) -> u32 {
        self.bits
    }

    #[inline]
    fn word(&self, code: u64) -> &AtomicU64 {
        &self.words[(code.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (u64::BITS - self.bits)) as usize]
    }

    #[inline]
    pub(super) fn find(&self, code: u64) -> Option<Bound> {
        let word = self.word(code).load(Relaxed);
        if word >> 8 != code {
            return None;
        }
        let byte = (word & 0xFF) as i32;
        Some(if byte > (LOWER + UPPER) / 2 { Bound::Lower(byte - LOWER) } else { Bound::Upper(byte - UPPER) })
    }

    #[inline]
    pub(super) fn keep(&self, code: u64, bound: Bound) {
        let byte = match bound {
            Bound::Lower(value) => value + LOWER,
            Bound::Upper(value) => value + UPPER,
        };
        self.word(code).store(code << 8 | byte as u64, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_come_back_as_they_were_kept() {
        let table = SolverTable::new(8);
        for (code, value) in (1..).zip(-21..=21) {
            for bound in [Bound::Lower(value), Bound::Upper(value)] {
                table.keep(code, bound);
                assert_eq!(table.find(code), Some(bound));
                assert_eq!(table.find(code + (1 << 40)), None);
            }
        }
    }
}
