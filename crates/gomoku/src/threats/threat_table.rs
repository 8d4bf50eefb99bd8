//! The transposition table of the threat searches.

use crate::Point;

/// No win however long.
pub(super) const NEVER: u32 = 255;
/// Two to the power of this many places, of 16 bytes each.
const BITS: u32 = 17;

/// The transposition table of VCF and VCT: how soon positions are won, or within how many moves they are not. Where two
/// positions want the same slot, the newer has it.
#[derive(Default)]
pub struct ThreatTable {
    /// Pairs of a key and a packed [`ThreatEntry`]; empty until something is remembered. Plain numbers, so that a fresh
    /// table comes as untouched zeros from the system.
    slots: Vec<[u64; 2]>,
}

/// An entry: what is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct ThreatEntry {
    /// Moves of the side to move until five, and the first of them.
    pub(super) win: Option<(u32, Point)>,
    /// There is no win within so many moves.
    pub(super) none_within: u32,
}

impl plyground_search::ProofMemory for ThreatTable {}

impl ThreatTable {
    pub(super) fn get(&self, key: u64) -> ThreatEntry {
        match self.slots.get(slot(key)) {
            Some(&[found, packed]) if found == key => ThreatEntry::unpack(packed),
            _ => ThreatEntry::default(),
        }
    }

    pub(super) fn put(&mut self, key: u64, known: ThreatEntry) {
        if self.slots.is_empty() {
            self.slots = vec![[0; 2]; 1 << BITS];
        }
        self.slots[slot(key)] = [key, known.pack()];
    }
}

const fn slot(key: u64) -> usize {
    (key >> (u64::BITS - BITS)) as usize
}

impl ThreatEntry {
    fn pack(self) -> u64 {
        let (length, first) =
            self.win.map_or((0, 0), |(length, first)| (u64::from(length), first.index() as u64));
        u64::from(self.none_within) << 16 | length << 8 | first
    }

    fn unpack(packed: u64) -> ThreatEntry {
        let (length, first) = ((packed >> 8 & 255) as u32, Point::of_index((packed & 255) as usize));
        ThreatEntry { win: (length > 0).then_some((length, first)), none_within: (packed >> 16 & 255) as u32 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_is_got() {
        let mut table = ThreatTable::default();
        assert_eq!(table.get(7), ThreatEntry::default());
        let known = ThreatEntry { win: Some((14, Point::of_index(224))), none_within: 13 };
        table.put(7, known);
        assert_eq!((table.get(7), table.get(8)), (known, ThreatEntry::default()));
        table.put(7, ThreatEntry { win: None, none_within: NEVER });
        assert_eq!(table.get(7), ThreatEntry { win: None, none_within: NEVER });
    }
}
