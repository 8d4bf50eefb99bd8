//! A line, replayed, with the turns and rows in it.

use plyground_coach::ReplayedMove;
use plyground_rules::{Position, Side};

use super::squares::rows_of;
use crate::{Move, Phase, Yinsh, bits};

/// A line with the turn of each of its moves. A turn is the game's here: rows that a side takes within the other's turn belong to that.
pub(super) struct Track {
    /// Never empty.
    pub(super) steps: Vec<ReplayedMove<Yinsh>>,
    /// The turn of each step, from 0.
    turns: Vec<usize>,
    /// Turns before this one are complete.
    reached: usize,
}

/// A ring move that makes five in a row for a side.
#[derive(Clone, Copy, Debug)]
pub(super) struct RowMade {
    /// The index of the ring move.
    pub(super) step: usize,
    pub(super) turn: usize,
    /// The one that is taken first, as far as the line shows it.
    pub(super) five: u128,
    /// A second row that can be taken as well.
    pub(super) second: Option<u128>,
}

impl Track {
    pub(super) fn new(steps: Vec<ReplayedMove<Yinsh>>) -> Option<Self> {
        let last = &steps.last()?.after;
        let (mut turn, mut turns) = (0, Vec::with_capacity(steps.len()));
        for (i, step) in steps.iter().enumerate() {
            turn += usize::from(i > 0 && steps[i - 1].before.turn != step.before.turn);
            turns.push(turn);
        }
        let changed = steps[steps.len() - 1].before.turn != last.turn;
        let reached = if last.outcome().is_some() { usize::MAX } else { turn + usize::from(changed) };
        Some(Track { turns, reached, steps })
    }

    pub(super) fn turn_of(&self, step: usize) -> usize {
        self.turns[step]
    }

    /// The position that a turn leaves, where the line shows it and the game goes on.
    pub(super) fn after_turn(&self, turn: usize) -> Option<&Yinsh> {
        let next = self.turns.iter().position(|&t| t == turn + 1).map(|i| &self.steps[i].before);
        next.or_else(|| (self.reached == turn + 1).then(|| &self.steps[self.steps.len() - 1].after))
    }

    /// The steps that count as "up to" a step of the other line: up to its turn, and up to its number of moves.
    pub(super) fn up_to(&self, turn: usize, plies: usize) -> &[ReplayedMove<Yinsh>] {
        let within_turn = self.turns.iter().take_while(|&&t| t <= turn).count();
        &self.steps[..within_turn.max(plies.min(self.steps.len()))]
    }

    /// Whether a turn is complete.
    pub(super) fn shows(&self, turn: usize) -> bool {
        self.reached > turn
    }

    /// The rows that are made for a side, in order.
    pub(super) fn rows(&self, side: Side) -> impl Iterator<Item = RowMade> + '_ {
        let made = move |(i, step): (usize, &ReplayedMove<Yinsh>)| {
            if !matches!(step.mv, Move::Ring { .. }) {
                return None;
            }
            let rows = rows_of(step.after.markers[side.index()]);
            let taken = self.steps[i + 1..].iter().map_while(|later| match later.mv {
                Move::Row { from, axis } => Some((later.side == side).then(|| bits::row(from, axis))),
                Move::TakeRing(_) => Some(None),
                _ => None,
            });
            let five = taken.flatten().next().or_else(|| rows.first().copied())?;
            let needed = step.before.ruleset.rings_to_win() - step.before.taken[side.index()];
            let second = rows.iter().copied().find(|&other| other & five == 0 && needed >= 2);
            Some(RowMade { step: i, turn: self.turns[i], five, second })
        };
        self.steps.iter().enumerate().filter_map(made)
    }

    /// How many rows are made for a side up to a step of the other line.
    pub(super) fn rows_up_to(&self, side: Side, turn: usize, plies: usize) -> usize {
        let end = self.up_to(turn, plies).len();
        self.rows(side).take_while(|row| row.step < end).map(|row| row.count()).sum()
    }

    /// Whether it is known what rows a side has up to and with a turn: the line shows the turn, or begins it in a position where no ring move makes
    /// that side a row.
    pub(super) fn knows_rows(&self, side: Side, turn: usize) -> bool {
        let last = &self.steps[self.steps.len() - 1].after;
        self.shows(turn)
            || self.reached == turn
                && last.phase == Phase::Move
                && last.moves().iter().all(|&mv| !bits::has_row(last.child(mv).markers[side.index()]))
    }

    /// How many ring moves of a side there are up to and with a step.
    pub(super) fn ring_moves(&self, side: Side, step: usize) -> usize {
        let counts = |step: &&ReplayedMove<Yinsh>| {
            step.side == side && matches!(step.mv, Move::Ring { .. } | Move::Pass)
        };
        self.steps[..=step].iter().filter(counts).count()
    }
}

impl RowMade {
    /// How many rings it brings.
    pub(super) fn count(&self) -> usize {
        1 + usize::from(self.second.is_some())
    }
}
