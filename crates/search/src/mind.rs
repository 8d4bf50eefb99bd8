//! A search from the outside: what it answers, and its threads.

use std::{num::NonZero, sync::atomic::AtomicBool, thread};

use plyground_rules::MoveList;

use crate::{Board, Judge, Memory, Orders, Searchable, Watch, search::Search, table::Table, watch::Limits};

/// What a search has found out so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought<M> {
    /// The depth that is complete; 0 if none is.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// Which line this is: 0 is the best.
    pub place: usize,
    /// From the side to move; see [`Score::of`](crate::Score::of).
    pub score: i32,
    /// Whether the score says how the game ends; so a draw that is certain differs from an even position.
    pub certain: bool,
    /// The move and the expected continuation. Never empty.
    pub line: Vec<M>,
}

/// Finds the best move. `past` are the keys of the game's positions before this one, for games in which repetition
/// matters. `progress` is called for every line of every depth. `None` only if there is no legal move. Raising `stop` ends
/// the search soon with the best move so far; even at once, a legal one is returned.
pub fn think<P: Searchable>(
    position: &P,
    past: &[u64],
    orders: &Orders,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(&Thought<P::Move>),
) -> Option<Thought<P::Move>> {
    Mind::new().think(position, past, orders, stop, progress)
}

/// Somebody who thinks about one position after the other and remembers what was found. The first thought of a mind
/// is reproducible; what comes later depends on what came before.
#[derive(Default)]
pub struct Mind {
    known: Option<Known>,
}

/// What is remembered, and what it depends on.
struct Known {
    table: Table,
    judge: Judge,
    width: usize,
    selective: bool,
}

impl Mind {
    /// One that knows nothing yet.
    pub fn new() -> Self {
        Mind::default()
    }

    /// The size of its transposition table.
    pub fn bytes(&self) -> usize {
        self.known.as_ref().map_or(0, |known| 16 << known.table.bits())
    }

    /// See [`think`].
    pub fn think<P: Searchable>(
        &mut self,
        position: &P,
        past: &[u64],
        orders: &Orders,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(&Thought<P::Move>),
    ) -> Option<Thought<P::Move>> {
        let board = P::Board::of(position);
        let mut moves = MoveList::new();
        board.candidates(orders.width, &mut moves);
        if moves.is_empty() || position.outcome().is_some() {
            return None;
        }
        let judge = Judge::new(position.to_move(), &orders.taste, orders.seed);
        let limits = Limits::new(orders.nodes, orders.time, stop);
        let table = self.table_for(orders, &judge, bits(orders, &limits));
        let search =
            |memory| Search::<P::Board>::new(&judge, past, orders, table, Watch::new(&limits), memory);
        let mut memory = <P::Board as Board>::Memory::default();
        // More threads than processors would only keep each other waiting.
        let threads = orders.threads.min(thread::available_parallelism().map_or(1, NonZero::get));
        if threads < 2 {
            return search(memory).deepen(&board, &moves, 0, progress);
        }
        thread::scope(|scope| {
            for helper in 1..threads {
                let (board, moves, search, memory) = (&board, &moves, &search, memory.beside());
                scope.spawn(move || search(memory).deepen(board, moves, helper, &mut |_| {}));
            }
            let thought = search(memory).deepen(&board, &moves, 0, progress);
            limits.finish();
            thought
        })
    }

    /// The table to use: what is known already, if it was found by the same lights.
    fn table_for(&mut self, orders: &Orders, judge: &Judge, bits: u32) -> &Table {
        let same_lights = |known: &Known| {
            known.judge == *judge
                && (known.width, known.selective) == (orders.width, orders.selective)
                && known.table.bits() >= bits
        };
        self.known = self.known.take().filter(same_lights);
        if let Some(known) = &mut self.known {
            known.table.grow_older();
        }
        let fresh = || Known {
            table: Table::new(bits),
            judge: judge.clone(),
            width: orders.width,
            selective: orders.selective,
        };
        &self.known.get_or_insert_with(fresh).table
    }
}

/// How large a table is worth making: clearing one that cannot be filled costs a short search a good part of its time.
fn bits(orders: &Orders, limits: &Limits) -> u32 {
    let room = limits.room().saturating_mul(orders.threads as u64);
    orders.table_bits.min(u64::BITS - room.leading_zeros())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_short_search_has_a_small_table() {
        let stop = AtomicBool::new(false);
        let bits_for = |nodes: u64, time: Option<u64>, threads: usize| {
            let orders = Orders { threads, table_bits: 22, ..Orders::nodes(nodes) };
            bits(&orders, &Limits::new(nodes, time.map(Duration::from_millis), &stop))
        };
        assert_eq!((bits_for(1_000, None, 1), bits_for(u64::MAX, None, 2)), (10, 22));
        assert!((10..=16).contains(&bits_for(u64::MAX, Some(10), 1)));
    }
}
