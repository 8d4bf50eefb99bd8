//! Squares, and sets of squares as bits.
//!
//! A square's index is `11 * rank + file` with ranks from 1 and files from 0: one column and two rows more than the
//! board has. A step off the board always lands in that frame, so neither the beam nor a shifted set of squares
//! can come back in on the other side, and neither needs a mask for the board's edge.

use std::fmt;

use plyground_rules::{PointId, Side, grid::Grid};

/// The board as it is drawn and named.
pub(crate) const GRID: Grid = Grid { columns: 10, rows: 8, first_row_on_top: false };

/// Squares of the board and of the frame around it.
pub(crate) const FRAMED: usize = 110;

const ROW: usize = 11;

/// How far it is to the next square up, right, down, left; to be added with wrapping.
pub(crate) const STEP: [usize; 4] = [ROW, 1, ROW.wrapping_neg(), 1usize.wrapping_neg()];

/// A square of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    /// The square on a file (0 is a) and rank (0 is 1), if the board has it.
    pub const fn new(file: usize, rank: usize) -> Option<Self> {
        if file < 10 && rank < 8 { Some(Self::from_index(ROW * (rank + 1) + file)) } else { None }
    }

    /// The square with this name, in lower case.
    pub const fn named(name: &[u8]) -> Option<Self> {
        match *name {
            [file, rank] if file >= b'a' && rank >= b'1' => {
                Self::new((file - b'a') as usize, (rank - b'1') as usize)
            }
            _ => None,
        }
    }

    /// The corner where a side's sphinx stands: j1 for blue, a8 for red.
    pub const fn corner(side: Side) -> Self {
        match side {
            Side::First => Self::from_index(ROW + 9),
            Side::Second => Self::from_index(8 * ROW),
        }
    }

    /// Counted from a1 to j1, then a2 and so on.
    pub const fn point(self) -> PointId {
        let (file, rank) = self.file_and_rank();
        (rank * 10 + file) as PointId
    }

    /// File (0 is a) and rank (0 is 1).
    pub const fn file_and_rank(self) -> (usize, usize) {
        (self.index() % ROW, self.index() / ROW - 1)
    }

    /// The two letters of its name.
    pub(crate) fn letters(self) -> [char; 2] {
        let (file, rank) = self.file_and_rank();
        [char::from(b'a' + file as u8), char::from(b'1' + rank as u8)]
    }

    /// Every square, from a1 to j8.
    pub fn all() -> impl Iterator<Item = Square> {
        squares(BOARD)
    }

    /// The square at the other end of the line through the board's middle.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::from_index(108 - self.index())
    }

    pub(crate) const fn from_index(index: usize) -> Self {
        Square(index as u8)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn bit(self) -> u128 {
        1 << self.0
    }

    /// The neighbours that are in `set`: bit k stands for the square with an index greater by k - 12.
    #[inline]
    const fn around(self, set: u128) -> u32 {
        const AROUND: u32 = 0b111 | 0b101 << ROW | 0b111 << (2 * ROW);
        (set << 1 >> (self.0 - ROW as u8)) as u32 & AROUND
    }

    /// How many neighbours are in `set`.
    #[inline]
    pub(crate) const fn count_around(self, set: u128) -> u32 {
        self.around(set).count_ones()
    }

    /// The neighbours that are in `set`, in order.
    #[inline]
    pub(crate) fn each_around(self, set: u128) -> impl Iterator<Item = Square> {
        let mut window = self.around(set);
        std::iter::from_fn(move || {
            let next = (window != 0).then(|| Square(self.0 + window.trailing_zeros() as u8 - 12));
            window &= window.wrapping_sub(1);
            next
        })
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [file, rank] = self.letters();
        write!(f, "{file}{rank}")
    }
}

/// The squares of a set, in order.
pub(crate) fn squares(mut set: u128) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || {
        let next = (set != 0).then(|| Square(set.trailing_zeros() as u8));
        set &= set.wrapping_sub(1);
        next
    })
}

/// The squares of a set and their neighbours, frame and all.
#[inline]
pub(crate) const fn around(set: u128) -> u128 {
    let widened = set | set << 1 | set >> 1;
    widened | widened << ROW | widened >> ROW
}

/// In how many ways one can step from a square of one set to a square of the other.
pub(crate) const fn steps_between(from: u128, to: u128) -> u32 {
    let (right, left) = (from << 1, from >> 1);
    let (above, below) = (to >> ROW, to << ROW);
    (right & to).count_ones()
        + (left & to).count_ones()
        + (right & above).count_ones()
        + (from & above).count_ones()
        + (left & above).count_ones()
        + (right & below).count_ones()
        + (from & below).count_ones()
        + (left & below).count_ones()
}

const FILE_A: u128 = {
    let mut set = 0;
    let mut rank = 1;
    while rank <= 8 {
        set |= 1 << (ROW * rank);
        rank += 1;
    }
    set
};

/// Every square of the board.
pub(crate) const BOARD: u128 = FILE_A * 0x3ff;

const CORNERS: u128 = Square::corner(Side::First).bit() | Square::corner(Side::Second).bit();

/// Where pieces that move can stand: everywhere but in the sphinxes' corners.
pub(crate) const FIELD: u128 = BOARD & !CORNERS;

/// The squares that only `side` may enter in `laser-khet`: file j, b1, b8 for blue; file a, i1, i8 for red.
pub(crate) const fn reserved(side: Side) -> u128 {
    let ends = (1 << ROW) | (1 << (8 * ROW));
    match side {
        Side::First => FILE_A << 9 | ends << 1,
        Side::Second => FILE_A | ends << 8,
    }
}
