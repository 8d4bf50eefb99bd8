//! The transposition table: what is already known of positions, in bounded room.

/// What a score says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry<M> {
    pub(crate) key: u64,
    pub(crate) best: M,
    pub(crate) score: i32,
    pub(crate) depth: u32,
    pub(crate) bound: Bound,
}

/// Two entries to a place: one that is kept while it knows more, one that is always the latest.
pub(crate) struct Table<M> {
    entries: Vec<[Option<Entry<M>>; 2]>,
}

impl<M: Copy> Table<M> {
    pub(crate) fn new(bits: u32) -> Self {
        Table { entries: vec![[None; 2]; 1 << bits.saturating_sub(1).min(24)] }
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    pub(crate) fn get(&self, key: u64) -> Option<&Entry<M>> {
        self.entries[self.place(key)].iter().flatten().find(|e| e.key == key)
    }

    pub(crate) fn put(&mut self, entry: Entry<M>) {
        let place = self.place(entry.key);
        let [deep, latest] = &mut self.entries[place];
        match deep {
            Some(old) if old.key != entry.key && old.depth > entry.depth => *latest = Some(entry),
            _ => {
                // What the deep one held is still worth more than an empty place.
                if let Some(old) = deep.filter(|old| old.key != entry.key) {
                    *latest = Some(old);
                }
                *deep = Some(entry);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(key: u64, depth: u32) -> Entry<u8> {
        Entry { key, best: 0, score: 0, depth, bound: Bound::Exact }
    }

    #[test]
    fn deeper_knowledge_stays() {
        let mut table = Table::new(1);
        table.put(entry(1, 5));
        table.put(entry(2, 1));
        table.put(entry(3, 2));
        assert!(table.get(1).is_some() && table.get(2).is_none() && table.get(3).is_some());
        table.put(entry(4, 6));
        assert!(table.get(4).is_some() && table.get(1).is_some());
    }

    #[test]
    fn a_position_is_kept_once() {
        let mut table = Table::new(1);
        table.put(entry(1, 5));
        table.put(entry(1, 2));
        assert_eq!(table.get(1).map(|e| e.depth), Some(2));
    }
}
