//! A search from the outside: what it answers, its transposition table, and its threads.
//!
//! Threads are Lazy SMP: every one runs the whole iterative deepening search, and they help each other only by what they
//! leave in the transposition table.

use std::{num::NonZero, sync::atomic::AtomicBool, thread};

use plyground_rules::MoveList;

use crate::{
    Board, Evaluator, ProofMemory, SearchControl, SearchParams, Searchable, control::SearchLimits,
    search::SearchThread, transposition_table::TranspositionTable,
};

/// What a search has found out so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchInfo<M> {
    /// The depth that is complete; 0 if none is.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// Which principal variation this is, with multi-PV: 0 is the best.
    pub multi_pv: usize,
    /// From the side to move; see [`Score::of`](crate::Score::of).
    pub score: i32,
    /// Whether the score says how the game ends; so a draw that is certain differs from an even position.
    pub certain: bool,
    /// The principal variation: the move and the expected continuation. Never empty.
    pub pv: Vec<M>,
}

/// Finds the best move. `past` are the keys of the game's positions before this one, for games in which repetition
/// matters. `progress` is called for every line of every depth. `None` only if there is no legal move. Raising `stop` ends
/// the search soon with the best move so far; even at once, a legal one is returned.
pub fn search<P: Searchable>(
    position: &P,
    past: &[u64],
    params: &SearchParams,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(&SearchInfo<P::Move>),
) -> Option<SearchInfo<P::Move>> {
    Searcher::new().search(position, past, params, stop, progress)
}

/// Searches one position after the other and keeps the transposition table between them. The first search is
/// reproducible; what comes later depends on what came before.
#[derive(Default)]
pub struct Searcher {
    kept: Option<KeptTable>,
}

/// A transposition table, and what its scores depend on.
struct KeptTable {
    table: TranspositionTable,
    evaluator: Evaluator,
    width: usize,
    selective: bool,
}

impl Searcher {
    /// One that knows nothing yet.
    pub fn new() -> Self {
        Searcher::default()
    }

    /// The size of its transposition table.
    pub fn bytes(&self) -> usize {
        self.kept.as_ref().map_or(0, |kept| 16 << kept.table.bits())
    }

    /// See [`search()`](search()).
    pub fn search<P: Searchable>(
        &mut self,
        position: &P,
        past: &[u64],
        params: &SearchParams,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(&SearchInfo<P::Move>),
    ) -> Option<SearchInfo<P::Move>> {
        let board = P::Board::of(position);
        let mut moves = MoveList::new();
        // Every move of the root counts, for several lines and for blind styles, also where the board looks at forced ones only.
        if params.width == 0 {
            position.legal_moves(&mut moves);
        } else {
            board.candidates(params.width, &mut moves);
        }
        if moves.is_empty() || position.outcome().is_some() {
            return None;
        }
        let evaluator = Evaluator::new(position.to_move(), &params.style, params.seed);
        let limits = SearchLimits::new(params.nodes, params.time, params.cpu, stop);
        let table = self.table_for(params, &evaluator, bits(params, &limits));
        let search =
            |control, memory| SearchThread::<P::Board>::new(&evaluator, past, params, table, control, memory);
        let mut memory = <P::Board as Board>::ProofMemory::default();
        // More threads than processors would only keep each other waiting.
        let threads = params.threads.min(thread::available_parallelism().map_or(1, NonZero::get));
        if threads < 2 {
            return search(SearchControl::new(&limits), memory)
                .iterative_deepening(&board, &moves, 0, progress);
        }
        thread::scope(|scope| {
            for helper in 1..threads {
                let (board, moves, search, memory) = (&board, &moves, &search, memory.for_helper_thread());
                let limits = &limits;
                scope.spawn(move || {
                    let control = SearchControl::of_helper(limits);
                    search(control, memory).iterative_deepening(board, moves, helper, &mut |_| {})
                });
            }
            let info =
                search(SearchControl::new(&limits), memory).iterative_deepening(&board, &moves, 0, progress);
            limits.finish();
            info
        })
    }

    /// The table to use: the one there is, if its scores come from the same evaluator and parameters.
    fn table_for(&mut self, params: &SearchParams, evaluator: &Evaluator, bits: u32) -> &TranspositionTable {
        let is_comparable = |kept: &KeptTable| {
            kept.evaluator == *evaluator
                && (kept.width, kept.selective) == (params.width, params.selective)
                && kept.table.bits() >= bits
        };
        self.kept = self.kept.take().filter(is_comparable);
        if let Some(kept) = &mut self.kept {
            kept.table.new_generation();
        }
        let fresh = || KeptTable {
            table: TranspositionTable::new(bits),
            evaluator: evaluator.clone(),
            width: params.width,
            selective: params.selective,
        };
        &self.kept.get_or_insert_with(fresh).table
    }
}

/// How large a table is worth making: clearing one that cannot be filled costs a short search a good part of its time.
fn bits(params: &SearchParams, limits: &SearchLimits) -> u32 {
    let nodes = limits.remaining_nodes().saturating_mul(params.threads as u64);
    params.table_bits.min(u64::BITS - nodes.leading_zeros())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_short_search_has_a_small_table() {
        let stop = AtomicBool::new(false);
        let bits_for = |nodes: u64, time: Option<u64>, threads: usize| {
            let params = SearchParams { threads, table_bits: 22, ..SearchParams::nodes(nodes) };
            bits(&params, &SearchLimits::new(nodes, time.map(Duration::from_millis), None, &stop))
        };
        assert_eq!((bits_for(1_000, None, 1), bits_for(u64::MAX, None, 2)), (10, 22));
        assert!((10..=16).contains(&bits_for(u64::MAX, Some(10), 1)));
    }
}
