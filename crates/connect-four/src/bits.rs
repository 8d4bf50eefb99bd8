//! Sets of cells as words: column by column, seven bits each, the lowest cell first.
//!
//! The seventh bit of a column of six is a guard that is never set: no line of neighbours goes on from the top of
//! one column into the bottom of the next. The board of 6x5 uses the same bits with two guards a column.

/// From a cell to the next column. A step up is 1.
pub(crate) const UP: usize = 7;

/// From a cell to its neighbour: upwards, to the right, and along both diagonals.
pub(crate) const DIRECTIONS: [usize; 4] = [1, UP, UP - 1, UP + 1];

/// Whether four cells of the set stand in a line.
#[inline]
pub const fn has_four(set: u64) -> bool {
    let mut found = 0;
    let mut i = 0;
    while i < DIRECTIONS.len() {
        let by = DIRECTIONS[i];
        let pairs = set & set >> by;
        found |= pairs & pairs >> (2 * by);
        i += 1;
    }
    found != 0
}

/// All cells of the set that are part of a line of four or more.
pub(crate) fn fours(set: u64) -> u64 {
    let in_direction = |by: usize| {
        let pairs = set & set >> by;
        let first = pairs & pairs >> (2 * by);
        first | first << by | first << (2 * by) | first << (3 * by)
    };
    DIRECTIONS.into_iter().map(in_direction).fold(0, |all, line| all | line)
}

/// The cells that would complete a line of four with three of the set; the caller takes out those that are not empty.
#[inline]
pub(crate) const fn completing(set: u64) -> u64 {
    // Upwards only from below: the cell under an empty one of the same column is never empty before it.
    let mut found = set << 1 & set << 2 & set << 3;
    let mut i = 1;
    while i < DIRECTIONS.len() {
        let by = DIRECTIONS[i];
        let below = set << by & set << (2 * by);
        found |= below & set << (3 * by);
        found |= below & set >> by;
        let above = set >> by & set >> (2 * by);
        found |= above & set << by;
        found |= above & set >> (3 * by);
        i += 1;
    }
    found
}

/// The numbers of the bits of a set, in order.
pub(crate) fn cells(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let cell = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(cell)
    })
}
