//! Which move to try first. With the best moves first, most others need no look at all.

use super::{
    Search,
    busy::Busy,
    field::around,
    judge::Sight,
    kernel::Kernel,
    table::{Known, NOWHERE},
};

/// A move and how promising it is.
#[derive(Clone, Copy)]
pub(super) struct Item {
    pub(super) square: u8,
    /// Higher is tried sooner.
    promise: i32,
    pub(super) flips: u64,
    /// Of the position it leads to, once asked for.
    pub(super) key: u64,
}

/// Up to `N` moves; the best of the rest is taken from it again and again.
pub(super) struct List<const N: usize> {
    items: [Item; N],
    length: usize,
    taken: usize,
}

/// Fewest moves for the other side is what counts most.
const MOBILITY: i32 = 1 << 15;
const CORNERS: i32 = 1 << 12;
/// Squares that may become moves for the other side.
const FRONTIER: i32 = 1 << 9;
const PARITY: i32 = 1 << 10;
/// For each disc that a look ahead promises: few replies make a small tree, which is worth more than a better
/// move.
const JUDGED: i32 = 12_000;

/// How to order the moves of a position.
#[derive(Clone, Copy)]
pub(super) struct Manner {
    /// How far to look ahead for each move; `None` to go by counting alone.
    pub(super) ahead: Option<u32>,
    /// What more than this makes no difference, in hundredths of a disc.
    pub(super) enough: i32,
}

impl<const N: usize> List<N> {
    /// The moves to these squares, unordered.
    #[inline(always)]
    pub(super) fn new<K: Kernel>(kernel: K, own: u64, other: u64, mut moves: u64) -> Self {
        let mut list =
            List { items: [Item { square: 0, promise: 0, flips: 0, key: 0 }; N], length: 0, taken: 0 };
        while moves != 0 {
            let square = moves.trailing_zeros();
            moves &= moves - 1;
            list.items[list.length % N] =
                Item { square: square as u8, promise: 0, flips: kernel.flips(square, own, other), key: 0 };
            list.length += 1;
        }
        list
    }

    /// All moves not taken yet, in no order.
    #[inline(always)]
    pub(super) fn rest(&self) -> &[Item] {
        &self.items[self.taken..self.length]
    }

    /// The same to change.
    #[inline(always)]
    pub(super) fn rest_mut(&mut self) -> &mut [Item] {
        &mut self.items[self.taken..self.length]
    }

    /// Says of every move how promising it is.
    #[inline(always)]
    pub(super) fn weigh<K: Kernel>(
        &mut self,
        search: &mut Search<K>,
        (own, other): (u64, u64),
        odd: u32,
        known: Option<Known>,
        manner: Manner,
    ) {
        if self.length < 2 {
            return;
        }
        let best = known.map_or([NOWHERE; 2], |known| known.best);
        let field = search.field;
        let odd_squares = field.parts[odd as usize & 15];
        let sight = match manner.ahead {
            Some(_) => Sight::new(search.size, own, other),
            None => Sight::Plain,
        };
        for item in &mut self.items[..self.length] {
            if item.square == best[0] {
                item.promise = i32::MAX;
                continue;
            }
            if item.square == best[1] {
                item.promise = i32::MAX - 1;
                continue;
            }
            let bit = 1 << item.square;
            let (next, after) = (other ^ item.flips, own | item.flips | bit);
            let empties = field.area & !(next | after);
            let moves = search.kernel.moves(next, after) & empties;
            let mobility = (moves.count_ones() + (moves & field.corners).count_ones()) as i32;
            let held = after & field.corners;
            let beside = (held << 1 | held >> 1 | held << 8 | held >> 8) & after;
            let corners = (held.count_ones() + beside.count_ones()) as i32;
            let frontier = (around(after) & empties).count_ones() as i32;
            item.promise = corners * CORNERS - mobility * MOBILITY - frontier * FRONTIER;
            if bit & odd_squares != 0 {
                item.promise += PARITY;
            }
            if let Some(ahead) = manner.ahead {
                let sight = sight.after(Some(item.square), item.flips);
                let judged = -K::look(search, (next, after), &sight, ahead, -manner.enough, i32::MAX);
                item.promise += judged * JUDGED / 100;
            }
        }
    }

    /// The same by what matters most, near the end.
    #[inline(always)]
    pub(super) fn weigh_quickly<K: Kernel>(
        &mut self,
        search: &Search<K>,
        (own, other): (u64, u64),
        odd: u32,
        known: Option<Known>,
    ) {
        if self.length < 2 {
            return;
        }
        let best = known.map_or(NOWHERE, |known| known.best[0]);
        let field = search.field;
        let odd_squares = field.parts[odd as usize & 15];
        for item in &mut self.items[..self.length] {
            let bit = 1 << item.square;
            let (next, after) = (other ^ item.flips, own | item.flips | bit);
            let moves = search.kernel.moves(next, after) & field.area;
            let mobility = (moves.count_ones() + (moves & field.corners).count_ones()) as i32;
            item.promise = i32::from(bit & odd_squares != 0) - 2 * mobility;
            if item.square == best {
                item.promise = 1;
            }
        }
    }

    /// The most promising move not taken yet.
    #[inline(always)]
    pub(super) fn take(&mut self) -> Option<Item> {
        let rest = &mut self.items[self.taken..self.length];
        let (mut best, mut promise) = (0, rest.first()?.promise);
        for (i, item) in rest.iter().enumerate().skip(1) {
            if item.promise > promise {
                (best, promise) = (i, item.promise);
            }
        }
        rest.swap(0, best);
        self.taken += 1;
        Some(rest[0])
    }

    /// The same where several threads search: begins with a move, and takes those last that others are at. The first is
    /// taken in any case, for most often it is all that is needed. `put_off` begins empty.
    #[inline(always)]
    pub(super) fn take_beside(&mut self, busy: Option<&Busy>, put_off: &mut u64) -> Option<Item> {
        let Some(busy) = busy else { return self.take() };
        let item = self.take_free(busy, put_off)?;
        busy.begin(item.key);
        Some(item)
    }

    fn take_free(&mut self, busy: &Busy, put_off: &mut u64) -> Option<Item> {
        while let Some(item) = self.take() {
            if self.taken == 1 || !busy.has(item.key) {
                return Some(item);
            }
            *put_off |= 1 << item.square;
        }
        let later = |item: &&Item| *put_off >> item.square & 1 == 1;
        let item = *self.items[..self.length].iter().find(later)?;
        *put_off ^= 1 << item.square;
        Some(item)
    }
}

/// What the position is worth after looking so many moves ahead, in hundredths of a disc.
#[inline(always)]
pub(super) fn look<K: Kernel>(
    search: &mut Search<K>,
    (own, other): (u64, u64),
    sight: &Sight,
    depth: u32,
    alpha: i32,
    beta: i32,
) -> i32 {
    search.nodes += 1;
    if depth == 0 {
        return sight.judge(own, other, search.field);
    }
    let mut moves = search.kernel.moves(own, other) & search.field.area;
    if moves == 0 {
        if search.kernel.moves(other, own) & search.field.area == 0 {
            return 100 * search.end(own, other);
        }
        return -K::look(search, (other, own), &sight.after(None, 0), depth, -beta, -alpha);
    }
    let mut best = -i32::MAX;
    while moves != 0 {
        let square = moves.trailing_zeros();
        moves &= moves - 1;
        let flips = search.kernel.flips(square, own, other);
        let next = (other ^ flips, own | flips | 1 << square);
        let sight = sight.after(Some(square as u8), flips);
        best = best.max(-K::look(search, next, &sight, depth - 1, -beta, -alpha.max(best)));
        if best >= beta {
            break;
        }
    }
    best
}
