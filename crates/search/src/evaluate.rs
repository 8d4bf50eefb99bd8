//! What a game must tell, so that it can be searched.

use plyground_rules::{MoveList, Position, Side, zobrist};

use crate::{Taste, score::JUDGED};

/// How many terms a game's evaluation may have.
pub const TERMS: usize = 8;
/// What one side has, term by term, each in the game's units. Players differ in how they weigh the terms.
pub type Terms = [i32; TERMS];

/// A position that can be judged. Only [`terms`](Self::terms) is required.
pub trait Evaluate: Position {
    /// What `side` has. Not asked after the end, nor in unsettled positions.
    fn terms(&self, side: Side) -> Terms;

    /// The judgement of this position from the side to move. Override where both sides are cheaper together.
    fn evaluate(&self, judge: &Judge) -> i32 {
        let side = self.to_move();
        judge.weigh(side, &self.terms(side)) - judge.weigh(!side, &self.terms(!side))
    }

    /// Whether a judgement makes sense here. Where it does not (a row waits to be taken), the search goes on and
    /// does not count the move. Only finitely many unsettled positions may follow each other.
    fn settled(&self) -> bool {
        true
    }

    /// Appends the moves worth a look, the most promising `width` of them if that is not 0, all of them legal and at
    /// least one where there is a legal move.
    fn candidates(&self, _width: usize, out: &mut MoveList<Self::Move>) {
        self.legal_moves(out);
    }

    /// How promising a move looks before anything is searched; higher is tried sooner.
    fn order_hint(&self, _mv: Self::Move) -> i32 {
        0
    }

    /// A number below 16384 by which a move is remembered as often good, wherever it is played. `None` where that
    /// tells less than the hints do.
    fn slot(_mv: Self::Move) -> Option<usize> {
        None
    }

    /// After the end, in games where the size of a win counts: by how much the side to move has won. Such wins are
    /// compared by size, others by how soon they come.
    fn margin(&self) -> Option<i32> {
        None
    }

    /// How many moves the game lasts at most, passes aside, where that is small enough to be searched one day.
    fn moves_left(&self) -> Option<u32> {
        None
    }
}

/// Weighs what the sides have, the way one player sees it.
#[derive(Clone, Debug)]
pub struct Judge {
    /// Percent, by side and term.
    weights: [[i32; TERMS]; 2],
    noise: i32,
    overlook: u32,
    seed: u64,
}

impl Judge {
    /// The judge for a player on this side.
    pub fn new(player: Side, taste: &Taste, seed: u64) -> Self {
        let weights = Side::BOTH.map(|side| {
            let percent = if side == player { taste.own } else { taste.theirs };
            taste.terms.map(|term| term * percent / 100)
        });
        Judge { weights, noise: taste.noise, overlook: taste.overlook, seed }
    }

    /// What this is worth for `side`.
    #[inline]
    pub fn weigh(&self, side: Side, terms: &Terms) -> i32 {
        let weights = &self.weights[side.index()];
        terms.iter().zip(weights).map(|(term, weight)| term * weight).sum::<i32>() / 100
    }

    /// The judgement of a position, whims and all.
    #[inline]
    pub fn judge<P: Evaluate>(&self, position: &P) -> i32 {
        let plain = position.evaluate(self);
        let off = if self.noise == 0 { 0 } else { self.whim(position.key()) };
        (plain + off).clamp(1 - JUDGED, JUDGED - 1)
    }

    /// Whether the move that leads to this position is not seen.
    #[inline]
    pub(crate) fn overlooks<P: Evaluate>(&self, child: &P) -> bool {
        self.overlook != 0
            && zobrist::number(self.seed ^ 0x6F76_6572, child.key()) % 100 < u64::from(self.overlook)
            && child.outcome().is_none()
    }

    /// From minus to plus the noise, small deviations being likelier than large ones.
    fn whim(&self, key: u64) -> i32 {
        let number = zobrist::number(self.seed, key);
        let span = self.noise as u64 + 1;
        ((number & 0xFFFF_FFFF) % span) as i32 - ((number >> 32) % span) as i32
    }
}
