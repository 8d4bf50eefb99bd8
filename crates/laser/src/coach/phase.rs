//! The phase of a game, by what is still on the board and by the move number.

use plyground_coach::Phase;

use crate::{Kind, Laser, cell::Cell, square::squares};

/// So many moves are opening, as long as hardly anything has fallen.
const OPENING_PLIES: usize = 12;
/// Of the 18 pyramids and anubis that both sides begin with, more than this must be left for an opening.
const OPENING_PIECES: usize = 15;
/// With this many or fewer of them it is the end. Few games last until hardly any is left: most are decided between nine and twelve.
const END_PIECES: usize = 11;

pub(super) fn of(position: &Laser, ply: usize) -> Phase {
    let lasting = |cell: Cell| cell.is(Kind::Scarab) || cell.is(Kind::Pharaoh);
    let all = squares(position.sides[0] | position.sides[1]);
    let pieces = all.filter(|at| !lasting(position.board[at.index()])).count();
    match pieces {
        ..=END_PIECES => Phase::End,
        _ if ply < OPENING_PLIES && pieces > OPENING_PIECES => Phase::Opening,
        _ => Phase::Middle,
    }
}
