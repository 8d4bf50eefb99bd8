//! The transposition table: what is already known of positions, in bounded room, for several threads at once.

use crate::hash_buckets::{Buckets, Slot};

/// What a score says: it is exact, or a bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    Exact,
    Lower,
    Upper,
}

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TableEntry {
    /// Of the best move, which is the hash move when the position comes up again.
    pub(crate) code: u16,
    pub(crate) score: i32,
    /// At most 255.
    pub(crate) depth: u32,
    pub(crate) bound: Bound,
}

/// Generations are counted to this and then from the beginning.
const GENERATIONS: u64 = 64;

impl TableEntry {
    fn pack(self, age: u64) -> u64 {
        let bound = self.bound as u64 + 1;
        u64::from(self.score as u32)
            | u64::from(self.code) << 32
            | u64::from(self.depth.min(255)) << 48
            | bound << 56
            | age << 58
    }

    /// `None` for an empty slot.
    fn unpack(data: u64) -> Option<TableEntry> {
        let bound = match data >> 56 & 3 {
            1 => Bound::Exact,
            2 => Bound::Lower,
            3 => Bound::Upper,
            _ => return None,
        };
        let depth = (data >> 48 & 0xFF) as u32;
        Some(TableEntry { code: (data >> 32) as u16, score: data as u32 as i32, depth, bound })
    }
}

/// The transposition table; replaces the shallowest and oldest entry of a bucket.
pub(crate) struct TranspositionTable {
    buckets: Buckets,
    age: u64,
}

impl TranspositionTable {
    /// With two to the power of `bits` slots, at least four.
    pub(crate) fn new(bits: u32) -> Self {
        TranspositionTable { buckets: Buckets::new(bits.saturating_sub(2).min(26)), age: 0 }
    }

    /// Two to the power of this are its slots.
    pub(crate) const fn bits(&self) -> u32 {
        self.buckets.bits() + 2
    }

    /// What is in it gets older: from now on it makes room for anything new.
    pub(crate) fn new_generation(&mut self) {
        self.age = (self.age + 1) % GENERATIONS;
    }

    pub(crate) fn get(&self, key: u64) -> Option<TableEntry> {
        let found = self.buckets.of(key).iter().map(Slot::read).find(|&(k, data)| k == key && data != 0)?;
        TableEntry::unpack(found.1)
    }

    /// Keeps an entry in the slot of what the position had, or of what is worth least.
    pub(crate) fn put(&self, key: u64, entry: TableEntry) {
        let bucket = self.buckets.of(key);
        let mut least = (i64::MAX, &bucket[0]);
        for slot in bucket {
            let (other, data) = slot.read();
            if other == key || data == 0 {
                least.1 = slot;
                break;
            }
            let years = (GENERATIONS + self.age - (data >> 58)) % GENERATIONS;
            let worth = (data >> 48 & 0xFF) as i64 - 8 * years as i64;
            if worth < least.0 {
                least = (worth, slot);
            }
        }
        least.1.write(key, entry.pack(self.age));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(depth: u32) -> TableEntry {
        TableEntry { code: 77, score: -123_456, depth, bound: Bound::Upper }
    }

    #[test]
    fn an_entry_comes_back_as_it_was() {
        let table = TranspositionTable::new(4);
        for bound in [Bound::Exact, Bound::Lower, Bound::Upper] {
            for score in [0, -1, 1_000_000, -1_000_000] {
                let entry = TableEntry { bound, score, code: u16::MAX, depth: 255 };
                table.put(9, entry);
                assert_eq!(table.get(9), Some(entry));
            }
        }
        assert_eq!(table.get(8), None);
    }

    #[test]
    fn the_shallowest_makes_room() {
        let table = TranspositionTable::new(2);
        for (key, depth) in [(1, 5), (2, 1), (3, 2), (4, 6), (5, 3)] {
            table.put(key, entry(depth));
        }
        let kept: Vec<u64> = (1..=5).filter(|&key| table.get(key).is_some()).collect();
        assert_eq!(kept, [1, 3, 4, 5]);
    }

    #[test]
    fn the_old_makes_room_before_the_shallow() {
        let mut table = TranspositionTable::new(2);
        table.put(1, entry(5));
        table.new_generation();
        for key in 2..=5 {
            table.put(key, entry(1));
        }
        assert_eq!((table.get(1), table.get(2)), (None, Some(entry(1))));
    }

    #[test]
    fn a_position_is_kept_once() {
        let table = TranspositionTable::new(2);
        table.put(1, entry(5));
        table.put(1, entry(2));
        assert_eq!(table.get(1).map(|e| e.depth), Some(2));
    }
}
