//! A judgement of positions, only to order moves by and to guess results: no result depends on it.

use super::field::{Field, around};
use crate::{
    Size, moves_mask,
    patterns::{Features, Weights},
};

/// What is seen in a position.
#[derive(Clone, Copy)]
pub(super) enum Sight {
    /// Patterns that are fitted to games, on the usual board.
    Patterns(Features),
    /// Nothing but the board.
    Plain,
}

impl Sight {
    pub(super) fn new(size: Size, own: u64, other: u64) -> Self {
        match size {
            Size::Eight => Sight::Patterns(Features::new(own, other)),
            Size::Six | Size::Four => Sight::Plain,
        }
    }

    /// What is seen after a move; without a square, after a pass.
    #[inline(always)]
    pub(super) fn after(&self, square: Option<u8>, flips: u64) -> Self {
        let mut next = *self;
        if let Sight::Patterns(features) = &mut next {
            match square {
                Some(square) => features.play(square, flips),
                None => features.pass(),
            }
        }
        next
    }

    /// What the position is worth in hundredths of a disc, for the side to move.
    #[inline(always)]
    pub(super) fn judge(&self, own: u64, other: u64, field: &Field) -> i32 {
        match self {
            Sight::Patterns(features) => Weights::fitted().score(features, (own | other).count_ones()),
            Sight::Plain => by_hand(own, other, field),
        }
    }
}

/// Moves, squares that may become moves, corners, and what gives corners away.
fn by_hand(own: u64, other: u64, field: &Field) -> i32 {
    let empties = field.area & !(own | other);
    let count = |set: u64| set.count_ones() as i32;
    let mobility = count(moves_mask(own, other) & empties) - count(moves_mask(other, own) & empties);
    let frontier = count(around(other) & empties) - count(around(own) & empties);
    let corners = count(own & field.corners) - count(other & field.corners);
    // Diagonally beside an empty corner.
    let open = around(field.corners & empties) & field.central;
    let risky = count(own & open) - count(other & open);
    130 * mobility + 60 * frontier + 700 * corners - 400 * risky
}
