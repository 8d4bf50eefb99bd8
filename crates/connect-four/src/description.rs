//! From what an editor holds to a position, or to everything that is wrong with it.

use plyground_rules::{BySide, Description, Piece, Position, Problem, Side, brief};
use plyground_words::{key, message};

use crate::{
    ConnectFour, Size,
    bits::{cells, has_four},
    info::DISC,
};

/// Pieces looked at: enough for every cell to be named several times, and so few that a description out of all
/// proportion costs nothing.
const MOST_PIECES: usize = 256;

/// The position, or all problems.
pub(crate) fn check(size: Size, description: &Description) -> Result<ConnectFour, Vec<Problem>> {
    let mut problems = Vec::new();
    let discs = place(size, description, &mut problems);
    let all = discs.first | discs.second;

    // One sentence for each disc over a gap, not for the whole stack over it.
    for cell in cells(all & !size.bottom() & !(all << 1)) {
        problems.push(Problem::at(size.grid().name(size.point(cell)), key!("problem-floating")));
    }
    let mover = description.to_move;
    let (mine, others) = (discs[mover].count_ones(), discs[!mover].count_ones());
    if others < mine || others > mine + 1 {
        problems.push(Problem::new(message!("problem-counts", mover = mover, others = others, mine = mine)));
    }
    if has_four(discs.first) && has_four(discs.second) {
        problems.push(Problem::new(key!("problem-both-four")));
    } else if has_four(discs[mover]) {
        problems.push(Problem::new(message!("problem-has-four", side = mover)));
    } else if let Some(winner) = Side::BOTH.into_iter().find(|&side| has_four(discs[side])) {
        // The last disc completed every line there is, so without it there must be none.
        let top = |cell: &u8| all & 1 << (cell + 1) == 0;
        if !cells(discs[winner]).filter(top).any(|cell| !has_four(discs[winner] & !(1 << cell))) {
            problems.push(Problem::new(message!("problem-lines", side = winner)));
        }
    }
    if problems.is_empty() { Ok(ConnectFour::of_discs(size, discs, mover)) } else { Err(problems) }
}

/// The discs that have a cell of their own.
fn place(size: Size, description: &Description, problems: &mut Vec<Problem>) -> BySide<u64> {
    let (columns, rows) = (size.columns(), size.rows());
    let mut discs = BySide::<u64>::default();
    let mut named_twice = 0u64;
    for placed in description.pieces.iter().take(MOST_PIECES) {
        let Piece { kind, side, facing } = &placed.piece;
        let at = brief(&placed.at);
        match size.grid().find(&at.to_ascii_lowercase()).map(|point| 1u64 << size.cell(point)) {
            None => {
                problems.push(Problem::at(&at, message!("problem-no-cell", columns = columns, rows = rows)));
            }
            Some(cell) if (discs.first | discs.second) & cell == 0 => discs[*side] |= cell,
            Some(cell) if named_twice & cell == 0 => {
                named_twice |= cell;
                problems.push(Problem::at(&at, key!("problem-twice")));
            }
            Some(_) => {}
        }
        if kind != DISC {
            problems.push(Problem::at(&at, message!("problem-kind", kind = brief(kind))));
        }
        if *facing != 0 {
            problems.push(Problem::at(&at, key!("problem-facing")));
        }
    }
    let count = description.pieces.len();
    if count > MOST_PIECES {
        problems.push(Problem::new(message!("problem-too-many", count = count, cells = size.cells())));
    }
    for name in description.extras.keys().take(MOST_PIECES) {
        problems.push(Problem::new(message!("problem-extra", name = brief(name))));
    }
    discs
}

/// What [`check`] makes the same position from.
pub(crate) fn describe(position: &ConnectFour) -> Description {
    let mut description = Description::empty(position.to_move());
    let grid = position.size().grid();
    for side in Side::BOTH {
        for cell in cells(position.discs(side)) {
            description.put(grid.name(position.size().point(cell)), Piece::new(DISC, side));
        }
    }
    description
}
