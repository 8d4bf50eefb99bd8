//! Where the threads of one search are, so that none does what another is doing already.
//!
//! Nothing is divided up beforehand: every thread solves the whole position. But a move whose position another thread
//! is at is put off to the end, when it has most likely been answered in the table that they share.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// From this many empty squares on a position is worth telling others about.
pub(super) const SHARED: u32 = 14;
/// Positions that can be told apart: far more than all threads together are at.
const PLACES: usize = 4096;

/// The positions that are being searched, by their keys; 0 is none. Where two want the same place, the older keeps it,
/// and the other may be searched twice.
pub(super) struct Busy {
    places: Box<[AtomicU64]>,
}

impl Busy {
    pub(super) fn new() -> Self {
        Busy { places: (0..PLACES).map(|_| AtomicU64::new(0)).collect() }
    }

    fn place(&self, key: u64) -> &AtomicU64 {
        // The last bits choose a place in the table of results: others are used here.
        &self.places[(key >> 40) as usize % PLACES]
    }

    /// Whether somebody is at this position.
    pub(super) fn has(&self, key: u64) -> bool {
        self.place(key).load(Relaxed) == key
    }

    /// Somebody begins with it.
    pub(super) fn begin(&self, key: u64) {
        let _ = self.place(key).compare_exchange(0, key, Relaxed, Relaxed);
    }

    /// Somebody is done with it.
    pub(super) fn end(&self, key: u64) {
        let _ = self.place(key).compare_exchange(key, 0, Relaxed, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver::{kernel::Portable, order::List};

    #[test]
    fn somebody_is_there_until_done() {
        let busy = Busy::new();
        assert!(!busy.has(7));
        busy.begin(7);
        assert!(busy.has(7) && !busy.has(7 + (1 << 52)), "the same place, but another position");
        busy.end(7 + (1 << 52));
        assert!(busy.has(7), "only who is there can leave");
        busy.end(7);
        assert!(!busy.has(7));
    }

    /// Every move comes once, those that others are at after those that are free, but for the first.
    #[test]
    fn r4_moves_that_others_are_at_come_last() {
        let (busy, squares) = (Busy::new(), [19_u8, 26, 37, 44]);
        let mut list = List::<8>::new(
            Portable,
            0x0000_0008_1000_0000,
            0x0000_0010_0800_0000,
            squares.iter().fold(0, |all, square| all | 1 << square),
        );
        for item in list.rest_mut() {
            item.key = u64::from(item.square) << 40;
        }
        for there in [0, 1] {
            busy.begin(u64::from(squares[there]) << 40);
        }
        let (mut put_off, mut order) = (0, Vec::new());
        while let Some(item) = list.take_beside(Some(&busy), &mut put_off) {
            order.push(item.square);
        }
        assert_eq!(order, [19, 37, 44, 26]);
    }
}
