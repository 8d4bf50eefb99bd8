//! The rules: dropping discs, four in a row, the full board.

use plyground_rules::{BySide, MoveList, Outcome, Position, Side, zobrist};

use crate::{
    Size,
    bits::{UP, fours, has_four},
    info::{FOUR, FULL_BOARD},
};

/// Dropping a disc into a column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Column(u8);

impl Column {
    /// The column with this index from the left, from 0; `None` beyond the widest board.
    pub const fn new(index: usize) -> Option<Column> {
        if index < 7 { Some(Column(index as u8)) } else { None }
    }

    /// Its index from the left, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What is settled before the first move.
#[derive(Clone, Debug, Default)]
pub struct Setup {
    /// The board.
    pub size: Size,
    /// A start position on that board instead of the empty one.
    pub start: Option<ConnectFour>,
}

/// A position of Connect Four: the discs of the side to move, and all discs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ConnectFour {
    own: u64,
    all: u64,
    to_move: Side,
    size: Size,
}

impl ConnectFour {
    /// The empty board.
    pub const fn new(size: Size) -> Self {
        ConnectFour { own: 0, all: 0, to_move: Side::First, size }
    }

    /// The position with these discs. They must stand on each other from the bottom up, the side that moved last must have as
    /// many as the other or one more, and only it may have four in a row.
    pub(crate) fn of_discs(size: Size, discs: BySide<u64>, to_move: Side) -> Self {
        ConnectFour { own: discs[to_move], all: discs.first | discs.second, to_move, size }
    }

    /// The position with both sets of discs rearranged.
    pub(crate) fn rearranged(&self, rearrange: impl Fn(u64) -> u64) -> Self {
        ConnectFour { own: rearrange(self.own), all: rearrange(self.all), ..*self }
    }

    /// The position with the colours exchanged.
    pub(crate) fn recoloured(&self) -> Self {
        ConnectFour { to_move: !self.to_move, ..*self }
    }

    /// The side that made the first move: usually the first.
    pub(crate) fn beginner(&self) -> Side {
        if self.count() % 2 == 0 { self.to_move } else { !self.to_move }
    }

    /// The board.
    #[inline]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The discs of the side to move.
    #[inline]
    pub const fn own(&self) -> u64 {
        self.own
    }

    /// The discs of the other side.
    #[inline]
    pub const fn opponent(&self) -> u64 {
        self.own ^ self.all
    }

    /// All discs.
    #[inline]
    pub const fn all(&self) -> u64 {
        self.all
    }

    /// How many discs there are.
    #[inline]
    pub const fn count(&self) -> u32 {
        self.all.count_ones()
    }

    /// A side's discs.
    pub fn discs(&self, side: Side) -> u64 {
        if side == self.to_move() { self.own } else { self.opponent() }
    }

    /// The cell that the next disc in each column would take; in a full column the guard above it.
    #[inline]
    pub(crate) const fn next_cells(&self) -> u64 {
        self.all + self.size.bottom()
    }

    /// The cells that can be taken now, whether or not the game is over.
    #[inline]
    pub(crate) const fn playable(&self) -> u64 {
        self.next_cells() & self.size.area()
    }

    /// The cell that a disc dropped into a column would take; `None` if the column is full or not on this board.
    #[inline]
    pub(crate) const fn landing(&self, column: Column) -> Option<u64> {
        if column.index() >= self.size.columns() {
            return None;
        }
        let cell = self.playable() & self.size.column(column.index());
        if cell == 0 { None } else { Some(cell) }
    }

    /// The discs in lines of four.
    pub(crate) fn winning_discs(&self) -> u64 {
        fours(self.opponent())
    }

    /// Whether the side that moved last has won.
    #[inline]
    pub(crate) const fn is_won(&self) -> bool {
        has_four(self.opponent())
    }

    /// A number that no other position of this board with the same side to move has: in each column the discs of the side to move, under a one that
    /// marks the height.
    #[inline]
    pub(crate) const fn unique(&self) -> u64 {
        self.own + self.next_cells()
    }
}

/// One for each board and side to move.
const SEEDS: [u64; 4] = zobrist::table(0x436F_6E6E_6563_7434);

impl Position for ConnectFour {
    type Move = Column;
    type Setup = Setup;

    fn start(setup: &Setup) -> Self {
        setup.start.unwrap_or(ConnectFour::new(setup.size))
    }

    #[inline]
    fn to_move(&self) -> Side {
        self.to_move
    }

    #[inline]
    fn legal_moves(&self, out: &mut MoveList<Column>) {
        if self.is_won() {
            return;
        }
        let mut cells = self.playable();
        while cells != 0 {
            out.push(Column((cells.trailing_zeros() as usize / UP) as u8));
            cells &= cells - 1;
        }
    }

    #[inline]
    fn count_legal(&self) -> usize {
        if self.is_won() { 0 } else { self.playable().count_ones() as usize }
    }

    #[inline]
    fn is_legal(&self, column: Column) -> bool {
        !self.is_won() && self.landing(column).is_some()
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.is_won() {
            Some(Outcome::win(!self.to_move(), FOUR))
        } else {
            (self.all == self.size.area()).then_some(Outcome::draw(FULL_BOARD))
        }
    }

    #[inline]
    fn play_unchecked(&mut self, column: Column) {
        let cell = self.next_cells() & 0x7F << (UP * column.index());
        self.own ^= self.all;
        self.all |= cell;
        self.to_move = self.to_move.other();
    }

    /// Mixed from `unique` when asked. The mixing loses nothing, so two positions of one board with the same side to move
    /// never share a key.
    #[inline]
    fn key(&self) -> u64 {
        zobrist::number(SEEDS[2 * self.size as usize + self.to_move.index()], self.unique())
    }

    fn key_from_scratch(&self) -> u64 {
        let own = |cell: u64| u64::from(self.own & cell != 0);
        let mut code = 0;
        for column in 0..self.size.columns() {
            let filled = |row: &usize| self.all >> (UP * column + row) & 1 != 0;
            let height = (0..self.size.rows()).take_while(filled).count();
            let discs = (0..height).fold(0, |sum, row| sum + (own(1 << (UP * column + row)) << row));
            code += (discs + (1 << height)) << (UP * column);
        }
        zobrist::number(SEEDS[2 * self.size as usize + self.to_move.index()], code)
    }

    fn longest_game(&self) -> Option<usize> {
        Some((self.size.cells() - self.count()) as usize)
    }
}
