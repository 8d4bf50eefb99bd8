//! The rules: discs, moves, the end.

use std::cmp::Ordering;

use plyground_rules::{BySide, MoveList, Outcome, Position, Side, zobrist};

use crate::{
    Size, flips,
    info::{EQUAL_DISCS, MOST_DISCS},
    lines::squares,
    moves_mask,
};

/// Placing a disc on a square, or passing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Move(u8);

impl Move {
    /// No square flips anything, but the other side has one that does.
    pub const PASS: Move = Move(64);

    /// A disc on a square, given by its bit's number: 8 * row + column from a1, on boards of every size.
    pub const fn on(square: u8) -> Option<Move> {
        if square < 64 { Some(Move(square)) } else { None }
    }

    /// The square's bit's number, unless it is a pass.
    pub const fn square(self) -> Option<u8> {
        if self.0 < 64 { Some(self.0) } else { None }
    }
}

/// What is settled before the first move.
#[derive(Clone, Debug, Default)]
pub struct Setup {
    /// The board.
    pub size: Size,
    /// A start position on that board instead of the usual one.
    pub start: Option<Reversi>,
}

/// A position of Reversi.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reversi {
    own: u64,
    opponent: u64,
    to_move: Side,
    size: Size,
}

impl Reversi {
    /// A position from the squares of both sides' discs. `None` where they share a square or leave the board.
    pub fn from_discs(size: Size, discs: BySide<u64>, to_move: Side) -> Option<Self> {
        let fits = discs.first & discs.second == 0 && (discs.first | discs.second) & !size.area() == 0;
        fits.then(|| Reversi { own: discs[to_move], opponent: discs[!to_move], to_move, size })
    }

    /// The discs of the side to move.
    #[inline]
    pub const fn own(&self) -> u64 {
        self.own
    }

    /// The discs of the other side.
    #[inline]
    pub const fn opponent(&self) -> u64 {
        self.opponent
    }

    /// A side's discs.
    pub fn discs(&self, side: Side) -> u64 {
        if side == self.to_move { self.own } else { self.opponent }
    }

    /// Both sides' numbers of discs.
    pub fn counts(&self) -> BySide<u32> {
        BySide::from_fn(|side| self.discs(side).count_ones())
    }

    /// The squares without a disc.
    #[inline]
    pub const fn empty(&self) -> u64 {
        self.size.area() & !(self.own | self.opponent)
    }

    /// The board.
    #[inline]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The squares the side to move may place a disc on.
    #[inline]
    pub const fn placements(&self) -> u64 {
        moves_mask(self.own, self.opponent) & self.size.area()
    }

    /// Whether the other side could place a disc if it were its turn: without placements of one's own, whether
    /// to pass or to stop.
    #[inline]
    const fn opponent_can_place(&self) -> bool {
        moves_mask(self.opponent, self.own) & self.size.area() != 0
    }

    /// The same board with the other side to move.
    #[inline]
    #[must_use]
    const fn passed(self) -> Self {
        Reversi { own: self.opponent, opponent: self.own, to_move: self.to_move.other(), ..self }
    }
}

const OWN_SEED: u64 = 0x5265_7665_7273_6901;
const OPPONENT_SEED: u64 = 0x5265_7665_7273_6902;
/// One for each size and side to move.
static TAGS: [u64; 6] = zobrist::table(0x5265_7665_7273_6903);

impl Position for Reversi {
    type Move = Move;
    type Setup = Setup;

    fn start(setup: &Setup) -> Self {
        let centre = setup.size.n() / 2;
        let square = |row: usize, column: usize| 1u64 << (8 * row + column);
        setup.start.unwrap_or(Reversi {
            own: square(centre - 1, centre) | square(centre, centre - 1),
            opponent: square(centre - 1, centre - 1) | square(centre, centre),
            to_move: Side::First,
            size: setup.size,
        })
    }

    #[inline]
    fn to_move(&self) -> Side {
        self.to_move
    }

    #[inline]
    fn legal_moves(&self, out: &mut MoveList<Move>) {
        let mut squares = self.placements();
        if squares == 0 && self.opponent_can_place() {
            out.push(Move::PASS);
        }
        while squares != 0 {
            out.push(Move(squares.trailing_zeros() as u8));
            squares &= squares - 1;
        }
    }

    #[inline]
    fn count_legal(&self) -> usize {
        match self.placements() {
            0 => usize::from(self.opponent_can_place()),
            squares => squares.count_ones() as usize,
        }
    }

    #[inline]
    fn is_legal(&self, mv: Move) -> bool {
        match mv.square() {
            Some(square) => self.empty() >> square & 1 != 0 && flips(square, self.own, self.opponent) != 0,
            None => self.placements() == 0 && self.opponent_can_place(),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.placements() != 0 || self.opponent_can_place() {
            return None;
        }
        Some(match self.own.count_ones().cmp(&self.opponent.count_ones()) {
            Ordering::Greater => Outcome::win(self.to_move, MOST_DISCS),
            Ordering::Less => Outcome::win(!self.to_move, MOST_DISCS),
            Ordering::Equal => Outcome::draw(EQUAL_DISCS),
        })
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move) {
        if let Some(square) = mv.square() {
            let flipped = flips(square, self.own, self.opponent);
            self.own |= flipped | 1 << square;
            self.opponent ^= flipped;
        }
        *self = self.passed();
    }

    /// Mixed from the two words of the board when asked. A key kept up to date would cost every move one look-up
    /// for each flipped disc; two short mixes side by side cost less, and nothing where no key is wanted.
    #[inline]
    fn key(&self) -> u64 {
        let tag = TAGS[2 * self.size as usize + self.to_move as usize];
        tag ^ zobrist::number(OWN_SEED, self.own) ^ zobrist::number(OPPONENT_SEED, self.opponent)
    }

    fn key_from_scratch(&self) -> u64 {
        let again = |side| squares(self.discs(side)).fold(0, |sum, square| sum | 1 << square);
        let position = Reversi::from_discs(self.size, BySide::from_fn(again), self.to_move);
        position.expect("a position's own discs fit").key()
    }

    /// Every placement takes an empty square and comes after at most one pass; a pass is never the last move.
    fn longest_game(&self) -> Option<usize> {
        Some(2 * self.empty().count_ones() as usize)
    }
}
