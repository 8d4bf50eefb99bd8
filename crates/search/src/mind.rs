//! A search from the outside: what it answers, and its threads.

use std::{sync::atomic::AtomicBool, thread};

use plyground_rules::MoveList;

use crate::{Board, Judge, Orders, Searchable, Watch, search::Search, table::Table, watch::Limits};

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
    orders: Orders,
}

impl Mind {
    /// One that knows nothing yet.
    pub fn new() -> Self {
        Mind::default()
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
        let table = self.table_for(orders, &judge);
        let limits = Limits::new(orders.nodes, orders.time, stop);
        let search = || Search::<P::Board>::new(&judge, past, orders, table, Watch::new(&limits));
        if orders.threads < 2 {
            return search().deepen(&board, &moves, 0, progress);
        }
        thread::scope(|scope| {
            for helper in 1..orders.threads {
                let (board, moves) = (&board, &moves);
                let search = &search;
                scope.spawn(move || search().deepen(board, moves, helper, &mut |_| {}));
            }
            let thought = search().deepen(&board, &moves, 0, progress);
            limits.finish();
            thought
        })
    }

    /// The table to use: what is known already, if it was found by the same lights.
    fn table_for(&mut self, orders: &Orders, judge: &Judge) -> &Table {
        let same_lights = |known: &Known| {
            let Orders { width, selective, table_bits, .. } = known.orders;
            known.judge == *judge
                && (width, selective, table_bits) == (orders.width, orders.selective, orders.table_bits)
        };
        self.known = self.known.take().filter(same_lights);
        if let Some(known) = &mut self.known {
            known.table.grow_older();
        }
        let fresh =
            || Known { table: Table::new(orders.table_bits), judge: judge.clone(), orders: orders.clone() };
        &self.known.get_or_insert_with(fresh).table
    }
}
