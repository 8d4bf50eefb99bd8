//! Simplified ABDADA: the threads of one search defer what another is searching.
//!
//! Nothing is divided up beforehand: every thread solves the whole position. But a move to a position that another thread
//! is searching is deferred to the end, when its result is most likely in the table that they share.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// From this many empty squares on a position is worth deferring to others.
pub(super) const ABDADA_EMPTIES: u32 = 14;
/// Positions that can be told apart: far more than all threads together are searching.
const SLOTS: usize = 4096;

/// The positions that are being searched, by their keys; 0 is none. Where two want the same slot, the older keeps it,
/// and the other may be searched twice.
pub(super) struct CurrentlySearching {
    slots: Box<[AtomicU64]>,
}

impl CurrentlySearching {
    pub(super) fn new() -> Self {
        CurrentlySearching { slots: (0..SLOTS).map(|_| AtomicU64::new(0)).collect() }
    }

    fn slot(&self, key: u64) -> &AtomicU64 {
        // The last bits choose a bucket of the solver's table: others are used here.
        &self.slots[(key >> 40) as usize % SLOTS]
    }

    /// Whether a thread is searching this position.
    pub(super) fn contains(&self, key: u64) -> bool {
        self.slot(key).load(Relaxed) == key
    }

    /// A thread starts searching it.
    pub(super) fn start(&self, key: u64) {
        let _ = self.slot(key).compare_exchange(0, key, Relaxed, Relaxed);
    }

    /// A thread has finished it.
    pub(super) fn finish(&self, key: u64) {
        let _ = self.slot(key).compare_exchange(key, 0, Relaxed, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver::{kernel::Portable, order::ScoredMoves};

    #[test]
    fn a_node_is_searched_until_finished() {
        let searching = CurrentlySearching::new();
        assert!(!searching.contains(7));
        searching.start(7);
        assert!(
            searching.contains(7) && !searching.contains(7 + (1 << 52)),
            "the same slot, but another position"
        );
        searching.finish(7 + (1 << 52));
        assert!(searching.contains(7), "only who is there can leave");
        searching.finish(7);
        assert!(!searching.contains(7));
    }

    /// Every move comes once, those that others are searching after those that are free, but for the first.
    #[test]
    fn r4_moves_that_others_search_are_deferred() {
        let (searching, squares) = (CurrentlySearching::new(), [19_u8, 26, 37, 44]);
        let mut list = ScoredMoves::<8>::new(
            Portable,
            0x0000_0008_1000_0000,
            0x0000_0010_0800_0000,
            squares.iter().fold(0, |all, square| all | 1 << square),
        );
        for item in list.rest_mut() {
            item.key = u64::from(item.square) << 40;
        }
        for there in [0, 1] {
            searching.start(u64::from(squares[there]) << 40);
        }
        let (mut deferred, mut order) = (0, Vec::new());
        while let Some(item) = list.take_or_defer(Some(&searching), &mut deferred) {
            order.push(item.square);
        }
        assert_eq!(order, [19, 37, 44, 26]);
    }
}
