//! In which order moves are tried. The sooner a refutation comes, the less is searched.

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use plyground_rules::{Position, Side};

use crate::{Board, MoveOf};

/// A move's code plus one; 0 for no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Code(pub(crate) u16);

impl Code {
    pub(crate) const NONE: Code = Code(0);

    pub(crate) fn of<B: Board>(mv: MoveOf<B>) -> Self {
        Code(B::code(mv) + 1)
    }
}

/// What a move that refuted a sibling gains, the latest one more.
const KILLER: i32 = 1 << 20;
/// The most that a move's history adds.
const HISTORY: i32 = 1 << 14;
/// So many moves are picked one by one; if there was no refutation among them, the rest is sorted at once.
const PICKED: usize = 3;

/// What is remembered of moves, wherever they are played.
pub(crate) struct History {
    /// By ply: moves that refuted others lately.
    killers: Vec<[Code; 2]>,
    /// By side and code: how often a move refuted others, and how often it failed to.
    butterfly: [Vec<i32>; 2],
    /// By side and code of the last move: what refuted it.
    counters: [Vec<Code>; 2],
}

impl History {
    pub(crate) fn new(codes: usize, plies: usize) -> Self {
        let butterfly = || vec![0; codes + 1];
        let counters = || vec![Code::NONE; codes + 1];
        History {
            killers: vec![[Code::NONE; 2]; plies],
            butterfly: [butterfly(), butterfly()],
            counters: [counters(), counters()],
        }
    }

    /// Remembers that `mv` refuted the last move, and that the others that were tried before did not.
    pub(crate) fn refuted(
        &mut self,
        side: Side,
        (ply, last): (usize, Code),
        mv: Code,
        failed: impl Iterator<Item = Code>,
        depth: u32,
    ) {
        let killers = &mut self.killers[ply];
        if killers[0] != mv {
            *killers = [mv, killers[0]];
        }
        self.counters[side.index()][usize::from(last.0)] = mv;
        let weight = (depth * depth).clamp(1, 400) as i32;
        let butterfly = &mut self.butterfly[side.index()];
        // The nearer a count is to its bound, the less it moves towards it.
        let mut shift = |code: Code, by: i32| {
            let count = &mut butterfly[usize::from(code.0)];
            *count += by - *count * by.abs() / HISTORY;
        };
        shift(mv, weight);
        failed.for_each(|code| shift(code, -weight));
    }
}

/// Hands out moves, the most promising first: what is known to be best, then by hints, by what refuted siblings, and by
/// history. Equal ones come in the order in which they were given.
pub(crate) struct MovePicker<M> {
    rated: ArrayVec<(i32, u16, M), 256>,
    next: usize,
}

impl<M: Copy> MovePicker<M> {
    pub(crate) fn new<B: Board>(
        board: &B,
        moves: &[MoveOf<B>],
        history: &History,
        (ply, last): (usize, Code),
        known: Code,
    ) -> MovePicker<MoveOf<B>> {
        let side = board.rules().to_move().index();
        let (killers, butterfly) = (history.killers[ply], &history.butterfly[side]);
        let counter = history.counters[side][usize::from(last.0)];
        let rate = |(index, &mv): (usize, &MoveOf<B>)| {
            let code = Code::of::<B>(mv);
            let rank = if code == known {
                i32::MAX
            } else {
                let refuting = match code {
                    killer if killer == killers[0] => KILLER,
                    killer if killer == killers[1] => KILLER * 3 / 4,
                    answer if answer == counter => KILLER / 2,
                    _ => 0,
                };
                board.ordering_score(mv) + refuting + butterfly[usize::from(code.0)]
            };
            (rank, index as u16, mv)
        };
        MovePicker { rated: moves.iter().enumerate().map(rate).collect(), next: 0 }
    }

    /// The moves handed out so far.
    pub(crate) fn picked(&self) -> impl Iterator<Item = M> {
        self.rated[..self.next].iter().map(|&(_, _, mv)| mv)
    }
}

impl<M: Copy> Iterator for MovePicker<M> {
    type Item = M;

    #[inline]
    fn next(&mut self) -> Option<M> {
        let rest = &mut self.rated[self.next..];
        let by_rank = |&(rank, index, _): &(i32, u16, M)| (Reverse(rank), index);
        if self.next < PICKED {
            let best = (0..rest.len()).min_by_key(|&i| by_rank(&rest[i]))?;
            rest.swap(0, best);
        } else if self.next == PICKED {
            rest.sort_unstable_by_key(by_rank);
        }
        let mv = rest.first()?.2;
        self.next += 1;
        Some(mv)
    }
}
