//! The solver's evaluation of positions, only to order moves and to guess results: no exact result depends on it.

use super::geometry::{Geometry, around};
use crate::{
    Size, moves_mask,
    patterns::{Features, Weights},
};

/// The features of a position that the evaluation sums up.
#[derive(Clone, Copy)]
pub(super) enum SolverFeatures {
    /// Patterns that are fitted to games, on the usual board.
    Patterns(Features),
    /// Nothing but the board.
    Plain,
}

impl SolverFeatures {
    pub(super) fn new(size: Size, own: u64, other: u64) -> Self {
        match size {
            Size::Eight => SolverFeatures::Patterns(Features::new(own, other)),
            Size::Six | Size::Four => SolverFeatures::Plain,
        }
    }

    /// What is seen after a move; without a square, after a pass.
    #[inline(always)]
    pub(super) fn after(&self, square: Option<u8>, flips: u64) -> Self {
        let mut next = *self;
        if let SolverFeatures::Patterns(features) = &mut next {
            match square {
                Some(square) => features.play(square, flips),
                None => features.pass(),
            }
        }
        next
    }

    /// What the position is worth in hundredths of a disc, for the side to move.
    #[inline(always)]
    pub(super) fn value(&self, own: u64, other: u64, geometry: &Geometry) -> i32 {
        match self {
            SolverFeatures::Patterns(features) => {
                Weights::fitted().score(features, (own | other).count_ones())
            }
            SolverFeatures::Plain => static_value(own, other, geometry),
        }
    }
}

/// Moves, squares that may become moves, corners, and what gives corners away.
fn static_value(own: u64, other: u64, geometry: &Geometry) -> i32 {
    let empties = geometry.area & !(own | other);
    let count = |set: u64| set.count_ones() as i32;
    let mobility = count(moves_mask(own, other) & empties) - count(moves_mask(other, own) & empties);
    let frontier = count(around(other) & empties) - count(around(own) & empties);
    let corners = count(own & geometry.corners) - count(other & geometry.corners);
    // Diagonally beside an empty corner.
    let open = around(geometry.corners & empties) & geometry.central;
    let risky = count(own & open) - count(other & open);
    130 * mobility + 60 * frontier + 700 * corners - 400 * risky
}
