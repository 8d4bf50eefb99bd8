//! The solver's transposition table, with a lower and an upper bound for each position; shared by all threads.

use plyground_search::Buckets;

/// No square.
pub(super) const NOWHERE: u8 = 64;

/// The selectivity of exact searches, in which nothing is guessed: the highest.
pub(super) const NO_SELECTIVITY: u8 = 7;

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct SolverEntry {
    /// The result is at least this,
    pub(super) lower: i8,
    /// and at most this.
    pub(super) upper: i8,
    /// Hash moves: the squares that were best, the latest first; or [`NOWHERE`].
    pub(super) best: [u8; 2],
    /// Empty squares, which say what finding it out again would cost.
    pub(super) empties: u8,
    /// The selectivity of the search that found the bounds; [`NO_SELECTIVITY`] is most.
    pub(super) selectivity: u8,
}

impl SolverEntry {
    const fn nothing(left: u32, selectivity: u8) -> Self {
        SolverEntry { lower: i8::MIN, upper: i8::MAX, best: [NOWHERE; 2], empties: left as u8, selectivity }
    }

    /// Whether the result is more than `alpha`, by a bound on that side of it, if that is known and to be
    /// trusted so far.
    #[inline]
    pub(super) fn bound(self, alpha: i32, selectivity: u8) -> Option<i32> {
        if self.selectivity < selectivity {
            return None;
        }
        let (lower, upper) = (i32::from(self.lower), i32::from(self.upper));
        if lower > alpha { Some(lower) } else { (upper <= alpha).then_some(upper) }
    }

    const fn pack(self, date: u8) -> u64 {
        u64::from_le_bytes([
            self.lower as u8,
            self.upper as u8,
            self.best[0],
            self.best[1],
            self.empties,
            self.selectivity,
            date,
            1, // so that no entry is all zeros
        ])
    }

    const fn unpack(data: u64) -> Self {
        let [lower, upper, first, second, empties, selectivity, ..] = data.to_le_bytes();
        SolverEntry { lower: lower as i8, upper: upper as i8, best: [first, second], empties, selectivity }
    }
}

/// What a search found.
#[derive(Clone, Copy)]
pub(super) struct SearchResult {
    /// The result, or a bound outside of alpha and beta.
    pub(super) best: i32,
    /// Of the best move, unless none was good enough.
    pub(super) square: u8,
    pub(super) alpha: i32,
    pub(super) beta: i32,
    /// Empty squares.
    pub(super) left: u32,
    /// The selectivity it was found with.
    pub(super) selectivity: u8,
}

const fn date_of(data: u64) -> u8 {
    data.to_le_bytes()[6]
}

/// The solver's transposition table.
pub(super) struct SolverTable {
    buckets: Buckets,
}

impl SolverTable {
    /// A table of two to the power of so many entries of 16 bytes.
    pub(super) fn new(bits: u32) -> Self {
        SolverTable { buckets: Buckets::new(bits - 2) }
    }

    /// Two to the power of this are its entries.
    pub(super) fn bits(&self) -> u32 {
        self.buckets.bits() + 2
    }

    /// Prefetch: asks for the entry to be fetched from memory, where it may take as long as some hundred instructions,
    /// meanwhile.
    #[inline]
    pub(super) fn prefetch(&self, key: u64) {
        #[cfg(target_arch = "x86_64")]
        #[allow(unsafe_code)]
        // SAFETY: every processor of this kind has the instruction, and it changes nothing, whatever the
        // address.
        unsafe {
            use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(self.buckets.of(key)).cast());
        }
    }

    /// What is known of the position with this key.
    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<SolverEntry> {
        for slot in self.buckets.of(key) {
            let (found, data) = slot.read();
            if found == key && data != 0 {
                return Some(SolverEntry::unpack(data));
            }
        }
        None
    }

    /// Adds what was found to what is known.
    #[inline]
    pub(super) fn keep(&self, key: u64, known: Option<SolverEntry>, found: SearchResult, date: u8) {
        let SearchResult { best, square, alpha, beta, left, selectivity } = found;
        let nothing = SolverEntry::nothing(left, selectivity);
        let mut known = known.unwrap_or(nothing);
        if selectivity > known.selectivity {
            // Of lesser guesses only the moves are worth keeping.
            known = SolverEntry { best: known.best, ..nothing };
        }
        let counts = selectivity == known.selectivity;
        if counts && best > alpha {
            known.lower = known.lower.max(best as i8);
        }
        if counts && best < beta {
            known.upper = known.upper.min(best as i8);
        }
        if square != NOWHERE && square != known.best[0] {
            known.best = [square, known.best[0]];
        }
        self.put(key, known, date);
    }

    /// A hash move, where nothing is known.
    pub(super) fn suggest(&self, key: u64, square: u8, left: u32, date: u8) {
        if self.get(key).is_none() {
            let best = [square, NOWHERE];
            let known = SolverEntry { best, ..SolverEntry::nothing(left, 0) };
            self.put(key, known, date);
        }
    }

    /// Keeps what is known, in place of what is known of the same position or else of what is cheapest to
    /// lose.
    #[inline]
    fn put(&self, key: u64, known: SolverEntry, date: u8) {
        let bucket = self.buckets.of(key);
        let mut cheapest = (u32::MAX, &bucket[0]);
        for slot in bucket {
            let (found, data) = slot.read();
            if found == key {
                cheapest.1 = slot;
                break;
            }
            // What earlier calls left goes first.
            let fresh = u32::from(data != 0) + u32::from(data != 0 && date_of(data) == date);
            let cost = fresh << 8 | u32::from(SolverEntry::unpack(data).empties);
            if cost < cheapest.0 {
                cheapest = (cost, slot);
            }
        }
        cheapest.1.write(key, known.pack(date));
    }
}

/// A position's key. `tag` tells apart what is not on the board: its size, and how results are counted.
#[inline]
pub(super) const fn key(own: u64, other: u64, tag: u64) -> u64 {
    let mixed = fold(own ^ 0x9E37_79B9_7F4A_7C15, other ^ 0xD1B5_4A32_D192_ED03);
    fold(mixed ^ tag, 0xA076_1D64_78BD_642F)
}

/// Both halves of a product: every bit of either factor reaches every bit of the result.
#[inline]
const fn fold(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    product as u64 ^ (product >> 64) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(empties: u8) -> SolverEntry {
        SolverEntry { lower: -65, upper: 65, best: [3, NOWHERE], empties, selectivity: NO_SELECTIVITY }
    }

    #[test]
    fn what_is_put_is_found_again_and_nothing_else() {
        let table = SolverTable::new(4);
        table.put(5, known(9), 0);
        assert_eq!(table.get(5), Some(known(9)));
        assert_eq!(table.get(5 + 64), None);
        assert_eq!(SolverTable::new(4).get(0), None, "an empty table knows nothing, not even of key 0");
    }

    #[test]
    fn the_cheapest_goes_first_and_the_old_before_it() {
        let table = SolverTable::new(2);
        for (key, empties) in [(1, 9), (2, 7), (3, 8), (4, 10)] {
            table.put(key, known(empties), 0);
        }
        table.put(5, known(6), 0);
        assert_eq!(table.get(2), None);
        table.put(6, known(2), 1);
        assert_eq!((table.get(5), table.get(6)), (None, Some(known(2))), "6 is cheap, but 5 is old");
    }
}
