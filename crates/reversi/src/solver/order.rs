//! Move ordering: hash moves, then fastest first (mobility), parity, corners and shallow searches. With the best moves
//! first, most others are cut off.

use super::{
    EndgameSearch,
    abdada::CurrentlySearching,
    evaluation::SolverFeatures,
    geometry::around,
    kernel::Kernel,
    solver_table::{NOWHERE, SolverEntry},
};

/// A move and how promising it is.
#[derive(Clone, Copy)]
pub(super) struct ScoredMove {
    pub(super) square: u8,
    /// Higher is tried sooner.
    ordering_score: i32,
    pub(super) flips: u64,
    /// Of the position it leads to, once asked for.
    pub(super) key: u64,
}

/// Up to `N` moves; the best of the rest is taken from it again and again.
pub(super) struct ScoredMoves<const N: usize> {
    items: [ScoredMove; N],
    length: usize,
    taken: usize,
}

/// Fewest moves for the other side is what counts most.
const MOBILITY: i32 = 1 << 15;
const CORNERS: i32 = 1 << 12;
/// Squares that may become moves for the other side.
const FRONTIER: i32 = 1 << 9;
const PARITY: i32 = 1 << 10;
/// For each disc that a shallow search promises: few replies make a small tree, which is worth more than a better
/// move.
const EVALUATION: i32 = 12_000;

/// How to order the moves of a position.
#[derive(Clone, Copy)]
pub(super) struct MoveOrdering {
    /// The depth of the shallow search for each move; `None` to go by counting alone.
    pub(super) ahead: Option<u32>,
    /// What more than this makes no difference, in hundredths of a disc.
    pub(super) enough: i32,
}

impl<const N: usize> ScoredMoves<N> {
    /// The moves to these squares, unordered.
    #[inline(always)]
    pub(super) fn new<K: Kernel>(kernel: K, own: u64, other: u64, mut moves: u64) -> Self {
        let mut list = ScoredMoves {
            items: [ScoredMove { square: 0, ordering_score: 0, flips: 0, key: 0 }; N],
            length: 0,
            taken: 0,
        };
        while moves != 0 {
            let square = moves.trailing_zeros();
            moves &= moves - 1;
            list.items[list.length % N] = ScoredMove {
                square: square as u8,
                ordering_score: 0,
                flips: kernel.flips(square, own, other),
                key: 0,
            };
            list.length += 1;
        }
        list
    }

    /// All moves not taken yet, in no order.
    #[inline(always)]
    pub(super) fn rest(&self) -> &[ScoredMove] {
        &self.items[self.taken..self.length]
    }

    /// The same to change.
    #[inline(always)]
    pub(super) fn rest_mut(&mut self) -> &mut [ScoredMove] {
        &mut self.items[self.taken..self.length]
    }

    /// Scores every move.
    #[inline(always)]
    pub(super) fn score_moves<K: Kernel>(
        &mut self,
        search: &mut EndgameSearch<K>,
        (own, other): (u64, u64),
        odd: u32,
        known: Option<SolverEntry>,
        ordering: MoveOrdering,
    ) {
        if self.length < 2 {
            return;
        }
        let best = known.map_or([NOWHERE; 2], |known| known.best);
        let geometry = search.geometry;
        let odd_squares = geometry.parts[odd as usize & 15];
        let evaluation = match ordering.ahead {
            Some(_) => SolverFeatures::new(search.size, own, other),
            None => SolverFeatures::Plain,
        };
        for item in &mut self.items[..self.length] {
            if item.square == best[0] {
                item.ordering_score = i32::MAX;
                continue;
            }
            if item.square == best[1] {
                item.ordering_score = i32::MAX - 1;
                continue;
            }
            let bit = 1 << item.square;
            let (next, after) = (other ^ item.flips, own | item.flips | bit);
            let empties = geometry.area & !(next | after);
            let moves = search.kernel.moves(next, after) & empties;
            let mobility = (moves.count_ones() + (moves & geometry.corners).count_ones()) as i32;
            let held = after & geometry.corners;
            let beside = (held << 1 | held >> 1 | held << 8 | held >> 8) & after;
            let corners = (held.count_ones() + beside.count_ones()) as i32;
            let frontier = (around(after) & empties).count_ones() as i32;
            item.ordering_score = corners * CORNERS - mobility * MOBILITY - frontier * FRONTIER;
            if bit & odd_squares != 0 {
                item.ordering_score += PARITY;
            }
            if let Some(ahead) = ordering.ahead {
                let evaluation = evaluation.after(Some(item.square), item.flips);
                let value =
                    -K::shallow_search(search, (next, after), &evaluation, ahead, -ordering.enough, i32::MAX);
                item.ordering_score += value * EVALUATION / 100;
            }
        }
    }

    /// The same near the end: the hash move, then fastest first and parity.
    #[inline(always)]
    pub(super) fn score_moves_by_mobility<K: Kernel>(
        &mut self,
        search: &EndgameSearch<K>,
        (own, other): (u64, u64),
        odd: u32,
        known: Option<SolverEntry>,
    ) {
        if self.length < 2 {
            return;
        }
        let best = known.map_or(NOWHERE, |known| known.best[0]);
        let geometry = search.geometry;
        let odd_squares = geometry.parts[odd as usize & 15];
        for item in &mut self.items[..self.length] {
            let bit = 1 << item.square;
            let (next, after) = (other ^ item.flips, own | item.flips | bit);
            let moves = search.kernel.moves(next, after) & geometry.area;
            let mobility = (moves.count_ones() + (moves & geometry.corners).count_ones()) as i32;
            item.ordering_score = i32::from(bit & odd_squares != 0) - 2 * mobility;
            if item.square == best {
                item.ordering_score = 1;
            }
        }
    }

    /// The most promising move not taken yet.
    #[inline(always)]
    pub(super) fn take(&mut self) -> Option<ScoredMove> {
        let rest = &mut self.items[self.taken..self.length];
        let (mut best, mut ordering_score) = (0, rest.first()?.ordering_score);
        for (i, item) in rest.iter().enumerate().skip(1) {
            if item.ordering_score > ordering_score {
                (best, ordering_score) = (i, item.ordering_score);
            }
        }
        rest.swap(0, best);
        self.taken += 1;
        Some(rest[0])
    }

    /// The same where several threads search: starts with a move, and defers those to the end that others are searching (ABDADA). The first is
    /// taken in any case, for most often it is all that is needed. `deferred` begins empty.
    #[inline(always)]
    pub(super) fn take_or_defer(
        &mut self,
        currently_searching: Option<&CurrentlySearching>,
        deferred: &mut u64,
    ) -> Option<ScoredMove> {
        let Some(currently_searching) = currently_searching else { return self.take() };
        let item = self.take_free(currently_searching, deferred)?;
        currently_searching.start(item.key);
        Some(item)
    }

    fn take_free(
        &mut self,
        currently_searching: &CurrentlySearching,
        deferred: &mut u64,
    ) -> Option<ScoredMove> {
        while let Some(item) = self.take() {
            if self.taken == 1 || !currently_searching.contains(item.key) {
                return Some(item);
            }
            *deferred |= 1 << item.square;
        }
        let later = |item: &&ScoredMove| *deferred >> item.square & 1 == 1;
        let item = *self.items[..self.length].iter().find(later)?;
        *deferred ^= 1 << item.square;
        Some(item)
    }
}

/// From this depth on the moves of a shallow search are sorted by what they look worth.
const SORTED_DEPTH: u32 = 3;
/// From this depth on it looks at the control.
const CONTROLLED_DEPTH: u32 = 5;

/// What the position is worth after looking so many moves ahead, in hundredths of a disc.
#[inline(always)]
pub(super) fn shallow_search<K: Kernel>(
    search: &mut EndgameSearch<K>,
    (own, other): (u64, u64),
    evaluation: &SolverFeatures,
    depth: u32,
    alpha: i32,
    beta: i32,
) -> i32 {
    search.nodes += 1;
    if depth >= CONTROLLED_DEPTH && search.tick() {
        return 0;
    }
    if depth == 0 {
        return evaluation.value(own, other, search.geometry);
    }
    let mut moves = search.kernel.moves(own, other) & search.geometry.area;
    if moves == 0 {
        if search.kernel.moves(other, own) & search.geometry.area == 0 {
            return 100 * search.end(own, other);
        }
        return -K::shallow_search(search, (other, own), &evaluation.after(None, 0), depth, -beta, -alpha);
    }
    let mut best = -i32::MAX;
    if depth >= SORTED_DEPTH {
        let mut list = [(0, 0, 0); 64];
        let mut count = 0;
        while moves != 0 {
            let square = moves.trailing_zeros();
            moves &= moves - 1;
            let flips = search.kernel.flips(square, own, other);
            let (next, after) = (other ^ flips, own | flips | 1 << square);
            let value = evaluation.after(Some(square as u8), flips).value(next, after, search.geometry);
            list[count % 64] = (value, square, flips);
            count += 1;
        }
        let list = &mut list[..count];
        list.sort_unstable();
        for &(_, square, flips) in &*list {
            let next = (other ^ flips, own | flips | 1 << square);
            let evaluation = evaluation.after(Some(square as u8), flips);
            best =
                best.max(-K::shallow_search(search, next, &evaluation, depth - 1, -beta, -alpha.max(best)));
            if best >= beta {
                break;
            }
        }
        return best;
    }
    while moves != 0 {
        let square = moves.trailing_zeros();
        moves &= moves - 1;
        let flips = search.kernel.flips(square, own, other);
        let next = (other ^ flips, own | flips | 1 << square);
        let evaluation = evaluation.after(Some(square as u8), flips);
        best = best.max(-K::shallow_search(search, next, &evaluation, depth - 1, -beta, -alpha.max(best)));
        if best >= beta {
            break;
        }
    }
    best
}
