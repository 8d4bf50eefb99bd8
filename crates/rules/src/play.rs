//! A game under way: the moves so far, the positions they led through, and what only history can tell.

use std::{error, fmt, ops::Range};

use plyground_words::{Message, key, message};

use crate::{Outcome, Position, Reason, Side};

/// A start position and the moves played from it.
#[derive(Clone, Debug)]
pub struct Play<P: Position> {
    /// Never empty: the start, then one after each move.
    positions: Vec<P>,
    moves: Vec<P::Move>,
    /// The end, found once, when the last move was played.
    outcome: Option<Outcome>,
}

/// Why a move could not be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayError {
    /// It is not legal in this position.
    Illegal,
    /// The game is over.
    Over(Outcome),
}

impl PlayError {
    /// The sentence.
    pub fn message(self) -> Message {
        match self {
            PlayError::Illegal => key!("illegal").into(),
            PlayError::Over(outcome) => message!("already-over", reason = outcome.reason.message(None)),
        }
    }
}

/// In English, for logs and tests.
impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl error::Error for PlayError {}

impl<P: Position> Play<P> {
    /// A game at its start.
    pub fn new(start: P) -> Self {
        let outcome = start.outcome();
        Play { positions: vec![start], moves: Vec::new(), outcome }
    }

    /// The position now.
    pub fn position(&self) -> &P {
        self.positions.last().expect("a game has at least its start position")
    }

    /// The position after `ply` moves.
    pub fn position_at(&self, ply: usize) -> Option<&P> {
        self.positions.get(ply)
    }

    /// The moves so far.
    pub fn moves(&self) -> &[P::Move] {
        &self.moves
    }

    /// The end, by the position or by repetition.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Plays `mv` if the game is not over and it is legal; otherwise changes nothing.
    pub fn play(&mut self, mv: P::Move) -> Result<(), PlayError> {
        if let Some(outcome) = self.outcome {
            return Err(PlayError::Over(outcome));
        }
        if !self.position().is_legal(mv) {
            return Err(PlayError::Illegal);
        }
        let next = self.position().child(mv);
        self.moves.push(mv);
        self.positions.push(next);
        self.outcome = self.position().outcome().or_else(|| self.repetition());
        Ok(())
    }

    /// Takes back the last move; false at the start.
    pub fn take_back(&mut self) -> bool {
        if self.moves.pop().is_none() {
            return false;
        }
        self.positions.pop();
        // A game that went on past the position now reached was not over there.
        self.outcome = None;
        true
    }

    /// The side that made the move with this index.
    pub fn mover(&self, index: usize) -> Option<Side> {
        (index < self.moves.len()).then(|| self.positions[index].to_move())
    }

    /// The turns so far, as ranges of move indices: maximal runs of moves by one side.
    pub fn turns(&self) -> Vec<Range<usize>> {
        let mut turns: Vec<Range<usize>> = Vec::new();
        for index in 0..self.moves.len() {
            match turns.last_mut() {
                Some(turn) if self.positions[turn.start].to_move() == self.positions[index].to_move() => {
                    turn.end = index + 1;
                }
                _ => turns.push(index..index + 1),
            }
        }
        turns
    }

    fn repetition(&self) -> Option<Outcome> {
        let needed = P::REPETITIONS_TO_DRAW?;
        let (now, key) = (self.position(), self.position().key());
        // Keys first: they are cheap and nearly always differ; equality decides, so a collision cannot draw a game.
        let seen = self.positions.iter().filter(|p| p.key() == key && *p == now).count();
        (seen >= needed).then_some(Outcome::draw(Reason::REPETITION))
    }
}
