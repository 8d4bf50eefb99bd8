//! The move picker: in which order moves are tried. The sooner a refutation comes, the less is searched.

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use plyground_rules::Position;

use crate::{
    Board, MoveOf,
    history::{History, MoveCode},
};

/// What a killer move gains, the latest one more.
const KILLER: i32 = 1 << 20;
/// So many moves are picked one by one; if there was no cutoff among them, the rest is sorted at once.
const PICKED: usize = 3;

/// Staged move ordering: the hash move first, then by the game's ordering score, killer moves, the counter move and history.
/// Equal ones come in the order in which they were given.
pub(crate) struct MovePicker<M> {
    rated: ArrayVec<(i32, u16, M), 256>,
    next: usize,
}

impl<M: Copy> MovePicker<M> {
    pub(crate) fn new<B: Board>(
        board: &B,
        moves: &[MoveOf<B>],
        history: &History,
        (ply, last): (usize, MoveCode),
        hash_move: MoveCode,
    ) -> MovePicker<MoveOf<B>> {
        let side = board.rules().to_move().index();
        let (killers, butterfly) = (history.killers[ply], &history.butterfly[side]);
        let counter_move = history.counter_moves[side][usize::from(last.0)];
        let rate = |(index, &mv): (usize, &MoveOf<B>)| {
            let code = MoveCode::of::<B>(mv);
            let rank = if code == hash_move {
                i32::MAX
            } else {
                let refuting = match code {
                    killer if killer == killers[0] => KILLER,
                    killer if killer == killers[1] => KILLER * 3 / 4,
                    answer if answer == counter_move => KILLER / 2,
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
