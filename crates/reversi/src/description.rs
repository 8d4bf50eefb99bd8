//! From what an editor holds to a position, or to everything that is wrong with it.

use plyground_rules::{BySide, Description, Piece, Position, Problem, Side, brief};
use plyground_words::{key, message};

use crate::{Reversi, Size, info::DISC, lines::squares};

/// Pieces looked at: enough for every square to be named four times over on the largest board, and so few that a
/// description out of all proportion costs nothing.
const MOST_PIECES: usize = 256;

/// The position, or all problems.
pub(crate) fn check(size: Size, description: &Description) -> Result<Reversi, Vec<Problem>> {
    let n = size.n();
    let mut problems = Vec::new();
    let mut discs = BySide::<u64>::default();
    let (mut seen, mut named_twice) = (0u64, 0u64);
    for placed in description.pieces.iter().take(MOST_PIECES) {
        let Piece { kind, side, facing } = &placed.piece;
        let at = brief(&placed.at);
        let point = size.grid().find(&at.to_ascii_lowercase());
        match point.map(|point| 1 << size.square(point)) {
            None => problems.push(Problem::at(&at, message!("problem-no-square", n = n))),
            Some(bit) if seen & bit == 0 => {
                seen |= bit;
                discs[*side] |= bit;
            }
            Some(bit) if named_twice & bit == 0 => {
                named_twice |= bit;
                problems.push(Problem::at(&at, key!("problem-two-discs")));
            }
            Some(_) => {}
        }
        if kind != DISC {
            let kind = format!("{:?}", brief(kind));
            problems.push(Problem::at(&at, message!("problem-kind", kind = kind)));
        }
        if *facing != 0 {
            problems.push(Problem::at(&at, key!("problem-facing")));
        }
    }
    match description.pieces.len() {
        0 => problems.push(Problem::new(key!("problem-no-disc"))),
        count if count > MOST_PIECES => {
            let what = message!("problem-too-many", count = count, squares = n * n);
            problems.push(Problem::new(what));
        }
        _ => {}
    }
    for name in description.extras.keys().take(MOST_PIECES) {
        let name = format!("{:?}", brief(name));
        problems.push(Problem::new(message!("problem-extra", name = name)));
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    Ok(Reversi::from_discs(size, discs, description.to_move).expect("each disc has a square of its own"))
}

/// What [`check`] makes the same position from.
pub(crate) fn describe(position: &Reversi) -> Description {
    let mut description = Description::empty(position.to_move());
    let grid = position.size().grid();
    for side in Side::BOTH {
        for square in squares(position.discs(side)) {
            description.put(grid.name(position.size().point(square)), Piece::new(DISC, side));
        }
    }
    description
}
