//! The searchers of players of full strength between their moves: their transposition tables, in bounded room.

use std::{
    collections::HashMap,
    time::{Duration, Instant},
};

use plyground_players::Searcher;
use plyground_rules::Side;

/// The most bytes of tables that nobody is using at the moment: eight of the largest (Reversi's, of 32 MiB).
const ROOM: usize = 256 << 20;
/// What was not used for so long is dropped.
const KEPT: Duration = Duration::from_secs(10 * 60);

/// Whose searcher it is. Two seats of one player do not share it: a side's style is part of what was found.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Owner {
    pub(super) table: String,
    pub(super) player: String,
    pub(super) side: Side,
}

/// The searchers of all tables. What is dropped is given back, so that large tables are freed outside of any lock.
#[derive(Default)]
pub(super) struct KeptSearchers {
    kept: HashMap<Owner, (Searcher, Instant)>,
    bytes: usize,
}

impl KeptSearchers {
    /// A searcher to use; a new one if none is kept.
    pub(super) fn take(&mut self, owner: &Owner) -> Searcher {
        self.remove(owner).unwrap_or_default()
    }

    /// Keeps a searcher. The least recently used ones make room.
    #[must_use]
    pub(super) fn put(&mut self, owner: Owner, searcher: Searcher, now: Instant) -> Vec<Searcher> {
        let mut dropped = Vec::from_iter(self.remove(&owner));
        self.bytes += searcher.bytes();
        self.kept.insert(owner, (searcher, now));
        while self.bytes > ROOM {
            let oldest = self.kept.iter().min_by_key(|(_, (_, used))| *used).map(|(owner, _)| owner.clone());
            dropped.extend(oldest.and_then(|owner| self.remove(&owner)));
        }
        dropped
    }

    /// Drops everything of one table.
    #[must_use]
    pub(super) fn forget(&mut self, table: &str) -> Vec<Searcher> {
        self.remove_all(|owner, _| owner.table == table)
    }

    /// Drops what was not used for a while.
    #[must_use]
    pub(super) fn forget_old(&mut self, now: Instant) -> Vec<Searcher> {
        self.remove_all(|_, used| now.saturating_duration_since(used) >= KEPT)
    }

    /// When the next one will be old.
    pub(super) fn next_old(&self) -> Option<Instant> {
        self.kept.values().map(|(_, used)| *used + KEPT).min()
    }

    fn remove(&mut self, owner: &Owner) -> Option<Searcher> {
        let (searcher, _) = self.kept.remove(owner)?;
        self.bytes -= searcher.bytes();
        Some(searcher)
    }

    fn remove_all(&mut self, is_dropped: impl Fn(&Owner, Instant) -> bool) -> Vec<Searcher> {
        let dropped = self.kept.iter().filter(|(owner, (_, used))| is_dropped(owner, *used));
        let owners: Vec<Owner> = dropped.map(|(owner, _)| owner.clone()).collect();
        owners.iter().filter_map(|owner| self.remove(owner)).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use plyground_players::{MoveBudget, choose_with, of};

    use super::*;

    fn owner(table: usize) -> Owner {
        Owner { table: table.to_string(), player: "oracle".to_owned(), side: Side::First }
    }

    /// A memory with a table of the largest size. The system does not give its pages before they are written.
    fn large() -> Searcher {
        let (game, variant) = plyground_games::find("reversi").expect("a game");
        let play = game.start(variant, None).expect("the usual start");
        let oracle = of("reversi").last().expect("the strongest");
        let mut searcher = Searcher::new();
        let budget = MoveBudget { book: false, ..MoveBudget::seed(1) };
        choose_with(&mut searcher, &*play, oracle, budget, &AtomicBool::new(true), &mut |_| {});
        assert_eq!(searcher.bytes(), 32 << 20);
        searcher
    }

    #[test]
    fn a17_memories_are_bounded_and_the_oldest_makes_room() {
        let (mut searchers, start) = (KeptSearchers::default(), Instant::now());
        for table in 0..12 {
            let dropped = searchers.put(owner(table), large(), start + Duration::from_secs(table as u64));
            assert_eq!(dropped.len(), usize::from(table >= 8), "table {table}");
            assert!(searchers.bytes <= ROOM);
        }
        assert_eq!(searchers.take(&owner(3)).bytes(), 0, "the oldest are gone");
        assert_eq!(searchers.take(&owner(4)).bytes(), 32 << 20);
        assert_eq!(
            (searchers.kept.len(), searchers.bytes),
            (7, 7 * (32 << 20)),
            "what is in use is not kept twice"
        );
        assert_eq!(searchers.forget("5").len(), 1);
        assert_eq!(searchers.forget_old(start + KEPT + Duration::from_secs(7)).len(), 2);
        assert_eq!(searchers.next_old(), Some(start + KEPT + Duration::from_secs(8)));
    }
}
