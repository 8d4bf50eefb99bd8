//! What earlier cutoffs say about moves: killer moves, counter moves and the history heuristic.

use plyground_rules::Side;

use crate::{Board, MoveOf};

/// A move's code plus one; 0 for no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct MoveCode(pub(crate) u16);

impl MoveCode {
    pub(crate) const NONE: MoveCode = MoveCode(0);

    pub(crate) fn of<B: Board>(mv: MoveOf<B>) -> Self {
        MoveCode(B::code(mv) + 1)
    }
}

/// The most that a move's history adds to its place in the order.
pub(crate) const MAX_HISTORY: i32 = 1 << 14;

/// The killer, counter-move and history heuristics: what is remembered of moves, wherever they are played.
pub(crate) struct History {
    /// Killer moves, by ply: the latest two that caused a beta cutoff.
    pub(crate) killers: Vec<[MoveCode; 2]>,
    /// The history heuristic, a butterfly table by side and code: how often a move caused a beta cutoff, and how often it
    /// failed to.
    pub(crate) butterfly: [Vec<i32>; 2],
    /// Counter moves, by side and code of the last move: what refuted it.
    pub(crate) counter_moves: [Vec<MoveCode>; 2],
}

impl History {
    pub(crate) fn new(codes: usize, plies: usize) -> Self {
        let butterfly = || vec![0; codes + 1];
        let counter_moves = || vec![MoveCode::NONE; codes + 1];
        History {
            killers: vec![[MoveCode::NONE; 2]; plies],
            butterfly: [butterfly(), butterfly()],
            counter_moves: [counter_moves(), counter_moves()],
        }
    }

    /// A beta cutoff: remembers that `mv` refuted the last move, and that the others that were tried before did not.
    pub(crate) fn update(
        &mut self,
        side: Side,
        (ply, last): (usize, MoveCode),
        mv: MoveCode,
        failed: impl Iterator<Item = MoveCode>,
        depth: u32,
    ) {
        let killers = &mut self.killers[ply];
        if killers[0] != mv {
            *killers = [mv, killers[0]];
        }
        self.counter_moves[side.index()][usize::from(last.0)] = mv;
        let weight = (depth * depth).clamp(1, 400) as i32;
        let butterfly = &mut self.butterfly[side.index()];
        // History gravity: the nearer a count is to its bound, the less it moves towards it.
        let mut shift = |code: MoveCode, by: i32| {
            let count = &mut butterfly[usize::from(code.0)];
            *count += by - *count * by.abs() / MAX_HISTORY;
        };
        shift(mv, weight);
        failed.for_each(|code| shift(code, -weight));
    }
}
