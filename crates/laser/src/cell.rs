//! Pieces, and what a beam does to them.

use plyground_rules::{BySide, Side};

/// A kind of piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Destroyed from every side; its owner loses.
    Pharaoh = 1,
    /// A mirror on both faces, never destroyed; changes places with its neighbours.
    Scarab = 2,
    /// A mirror on two sides, destroyed when hit on the other two.
    Pyramid = 3,
    /// Stops the beam with its face, destroyed from the sides and the back.
    Anubis = 4,
    /// Fires; stays in its corner and is never destroyed.
    Sphinx = 5,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 5] = [Kind::Pharaoh, Kind::Scarab, Kind::Pyramid, Kind::Anubis, Kind::Sphinx];

    /// How many of it a side's set has. Twelve pieces that move have at most ten moves each, so a list has room
    /// for them.
    pub const fn in_a_set(self) -> usize {
        match self {
            Kind::Pharaoh | Kind::Sphinx => 1,
            Kind::Scarab | Kind::Anubis => 2,
            Kind::Pyramid => 7,
        }
    }

    /// Each side's letter in position texts.
    pub const fn letters(self) -> BySide<&'static str> {
        let (first, second) = match self {
            Kind::Pharaoh => ("F", "f"),
            Kind::Scarab => ("R", "r"),
            Kind::Pyramid => ("P", "p"),
            Kind::Anubis => ("N", "n"),
            Kind::Sphinx => ("S", "s"),
        };
        BySide { first, second }
    }

    /// Its name, which is also its id: "pyramid".
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Pharaoh => "pharaoh",
            Kind::Scarab => "scarab",
            Kind::Pyramid => "pyramid",
            Kind::Anubis => "anubis",
            Kind::Sphinx => "sphinx",
        }
    }
}

/// A piece: kind, side and facing in one byte.
///
/// Facings are quarter turns clockwise from facing up; see the crate's documentation for what they mean.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece(Cell);

impl Piece {
    /// A piece; only the last two bits of `facing` count.
    pub const fn new(kind: Kind, side: Side, facing: u8) -> Self {
        Piece(Cell((side as u8) << 5 | (kind as u8) << 2 | facing & 3))
    }

    /// Its kind.
    pub const fn kind(self) -> Kind {
        Kind::ALL[((self.0.0 >> 2) & 7) as usize - 1]
    }

    /// Whose it is.
    pub const fn side(self) -> Side {
        self.0.side()
    }

    /// Where it faces: 0 up, 1 right, 2 down, 3 left.
    pub const fn facing(self) -> u8 {
        self.0.facing()
    }

    pub(crate) const fn cell(self) -> Cell {
        self.0
    }
}

/// What is on a square of the framed board: nothing, a piece, or the frame.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Cell(u8);

impl Cell {
    pub(crate) const EMPTY: Cell = Cell(0);
    pub(crate) const FRAME: Cell = Cell(7 << 2);
    /// One more than the greatest index.
    pub(crate) const COUNT: usize = 64;

    pub(crate) const fn piece(self) -> Option<Piece> {
        match self {
            Cell::EMPTY | Cell::FRAME => None,
            _ => Some(Piece(self)),
        }
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whose piece it is. Of nothing: anything.
    pub(crate) const fn side(self) -> Side {
        if self.0 & 1 << 5 == 0 { Side::First } else { Side::Second }
    }

    pub(crate) const fn facing(self) -> u8 {
        self.0 & 3
    }

    pub(crate) const fn is(self, kind: Kind) -> bool {
        (self.0 >> 2) & 7 == kind as u8
    }

    /// The same piece after so many quarter turns clockwise.
    #[must_use]
    pub(crate) const fn turned(self, quarters: u8) -> Self {
        Cell(self.0 & !3 | (self.0 + quarters) & 3)
    }
}

/// The beam has left the board, in the numbers of [`MEETS`].
pub(crate) const LEFT: u8 = 4;
/// The beam is stopped.
pub(crate) const STOPPED: u8 = 5;
/// The beam destroys what it meets.
pub(crate) const DESTROYS: u8 = 6;

/// What a beam does that meets a cell while going in a direction: go on in a direction below 4, or end.
pub(crate) static MEETS: [[u8; 4]; Cell::COUNT] = {
    let mut table = [[LEFT; 4]; Cell::COUNT];
    table[Cell::EMPTY.index()] = [0, 1, 2, 3];
    let mut i = 0;
    // 5 kinds, 4 facings, 2 sides and 4 directions.
    while i < 5 * 4 * 2 * 4 {
        let side = if i & 1 == 0 { Side::First } else { Side::Second };
        let (direction, facing) = ((i >> 1 & 3) as u8, (i >> 3 & 3) as u8);
        let kind = Kind::ALL[i >> 5];
        table[Piece::new(kind, side, facing).cell().index()][direction as usize] =
            met(kind, facing, direction);
        i += 1;
    }
    table
};

const fn met(kind: Kind, facing: u8, direction: u8) -> u8 {
    let hit = (direction + 2) & 3; // the side of the piece that the beam arrives at
    let next = (facing + 1) & 3;
    match kind {
        Kind::Pharaoh => DESTROYS,
        Kind::Scarab if facing & 1 == 0 => direction ^ 1, // a / exchanges up and right, down and left
        Kind::Scarab => direction ^ 3,                    // a \ exchanges up and left, down and right
        Kind::Pyramid if hit == facing => next,
        Kind::Pyramid if hit == next => facing,
        Kind::Anubis if hit != facing => DESTROYS,
        Kind::Pyramid => DESTROYS,
        Kind::Anubis | Kind::Sphinx => STOPPED,
    }
}
