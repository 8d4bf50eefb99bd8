//! The rules of a game, as a value that can be played on.

use std::{error, fmt};

use arrayvec::ArrayVec;
use plyground_words::key;

use crate::{Outcome, Side};

/// Legal moves, on the stack. No position of any game here has more than 256 (Gomoku's empty board has 225).
pub type MoveList<M> = ArrayVec<M, 256>;

/// A position: everything the rules need to go on, and nothing else.
///
/// # Equality
/// Two positions are equal when they count as *the same position* for repetition: same pieces, same side to
/// move, same pending decision. How they came about is no part of it; [`Play`](crate::Play) keeps that.
pub trait Position: Clone + Eq + fmt::Debug + Send + Sync + 'static {
    /// One decision.
    type Move: Copy + Eq + fmt::Debug + Send + Sync + 'static;
    /// What is settled before the first move: variant, board size, start position.
    type Setup: Default + Clone + fmt::Debug + Send + Sync + 'static;

    /// How often a position must occur for the game to be drawn; `None` where it cannot recur or does not matter.
    const REPETITIONS_TO_DRAW: Option<usize> = None;

    /// The position before the first move.
    fn start(setup: &Self::Setup) -> Self;

    /// Whose decision is next. The same side may be to move twice running. After the end: the side that would be.
    fn to_move(&self) -> Side;

    /// Appends every legal move to `out`, in an order that is the same every time. None after the end.
    fn legal_moves(&self, out: &mut MoveList<Self::Move>);

    /// The end, if this position is one. Repetition is not seen here.
    fn outcome(&self) -> Option<Outcome>;

    /// Plays `mv`, which must be legal. With any other move the position may become nonsense and later calls may
    /// panic; it is never undefined behaviour.
    fn play_unchecked(&mut self, mv: Self::Move);

    /// Zobrist key, kept incrementally; equal positions have equal keys. Not stable between versions.
    fn key(&self) -> u64;

    /// The same key, computed anew: what [`key`](Self::key) is tested against.
    fn key_from_scratch(&self) -> u64;

    /// A number of moves no game from here can exceed, where one can be proved.
    fn longest_game(&self) -> Option<usize> {
        None
    }

    /// How many legal moves there are. Override where counting is cheaper than listing.
    fn count_legal(&self) -> usize {
        let mut list = MoveList::new();
        self.legal_moves(&mut list);
        list.len()
    }

    /// Whether `mv` is legal. Override where that is cheaper than listing.
    fn is_legal(&self, mv: Self::Move) -> bool {
        let mut list = MoveList::new();
        self.legal_moves(&mut list);
        list.contains(&mv)
    }

    // What follows is never overridden: it only combines what is above.

    /// The legal moves as a list of their own.
    fn moves(&self) -> MoveList<Self::Move> /* FINAL */ {
        let mut list = MoveList::new();
        self.legal_moves(&mut list);
        list
    }

    /// Plays `mv` if it is legal; otherwise changes nothing.
    fn play(&mut self, mv: Self::Move) -> Result<(), IllegalMove> /* FINAL */ {
        if !self.is_legal(mv) {
            return Err(IllegalMove);
        }
        self.play_unchecked(mv);
        Ok(())
    }

    /// The position after the legal move `mv`.
    #[must_use]
    fn child(&self, mv: Self::Move) -> Self /* FINAL */ {
        let mut next = self.clone();
        next.play_unchecked(mv);
        next
    }
}

/// The move is not legal in this position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IllegalMove;

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        key!("illegal").fmt(f)
    }
}

impl error::Error for IllegalMove {}
