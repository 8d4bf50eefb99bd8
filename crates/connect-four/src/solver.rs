//! The exact result of a position: alpha-beta on bitboards to the end of the game.
//!
//! A result is the number of discs that the winner has left when the line is complete, plus one, negative for a loss
//! and 0 for a draw: sooner wins are greater, and there are few enough values for null windows to find one by halving. The
//! search never looks at a move after which the other side wins at once, tries moves that make most threats first and
//! central columns before others, and keeps bounds in a transposition table whose keys are whole positions.

mod solver_table;

use plyground_rules::Position;
use plyground_search::{ProofMemory, SearchControl};
use solver_table::{Bound, SolverTable};

use crate::{
    Column, ConnectFour, Size,
    bits::{UP, completing},
};

/// The columns of a board from the middle outwards.
const fn from_the_middle(columns: usize) -> [usize; 7] {
    let mut order = [0; 7];
    let mut i = 0;
    while i < columns {
        let aside = i.div_ceil(2);
        order[i] = if i % 2 == 1 { (columns - 1) / 2 + aside } else { (columns - 1) / 2 - aside };
        i += 1;
    }
    order
}

/// By size.
const ORDERS: [[usize; 7]; 2] = [from_the_middle(7), from_the_middle(6)];

/// What is known of a position after it was solved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved {
    /// How many moves from here the game lasts if the winner hurries and the loser delays; `None` for a draw.
    pub moves: Option<u32>,
    /// Whether the side to move wins.
    pub wins: bool,
    /// Best play. Never empty, and complete unless the search was stopped while it was followed up.
    pub line: Vec<Column>,
}

/// Solves positions and remembers what it found.
#[derive(Default, Debug)]
pub struct Solver {
    table: Option<SolverTable>,
}

impl ProofMemory for Solver {
    /// Threads share one table, so that each spares the others what it has found.
    fn for_helper_thread(&mut self) -> Self {
        Solver {
            table: Some(self.table.get_or_insert_with(|| SolverTable::new(SolverTable::LARGEST)).clone()),
        }
    }
}

impl Solver {
    /// The exact result and how to get there; `None` if the control stops it before, or the game is over.
    pub fn solve(&mut self, position: &ConnectFour, control: &mut SearchControl) -> Option<Solved> {
        if position.outcome().is_some() {
            return None;
        }
        let bits = u64::BITS - control.remaining_nodes().leading_zeros();
        let large_enough = |table: &SolverTable| table.bits() >= bits.min(SolverTable::LARGEST);
        if !self.table.as_ref().is_some_and(large_enough) {
            self.table = Some(SolverTable::new(bits));
        }
        let table = self.table.as_ref()?;
        let mut search = SolverSearch { size: position.size(), table, control };
        let value = search.value(position)?;
        let line = search.line(position, value)?;
        let plies = search.plies(position, value);
        Some(Solved { moves: plies, wins: value > 0, line })
    }
}

/// One run of a solver.
struct SolverSearch<'a, 'b> {
    size: Size,
    table: &'a SolverTable,
    control: &'a mut SearchControl<'b>,
}

impl SolverSearch<'_, '_> {
    /// The value of a win with the disc that has this number, the first being 1.
    #[inline]
    const fn win_at(&self, disc: u32) -> i32 {
        (self.size.cells() + 2 - disc) as i32 / 2
    }

    /// The opposite of [`win_at`](Self::win_at), from this position on; `None` for a draw. Two numbers have the same value:
    /// the winner's is the one that has the winner's turn.
    fn plies(&self, position: &ConnectFour, value: i32) -> Option<u32> {
        if value == 0 {
            return None;
        }
        let latest = self.size.cells() + 2 - 2 * value.unsigned_abs();
        let plies = latest - position.count();
        // The side to move makes every second disc from the next one on.
        Some(if (plies % 2 == 1) == (value > 0) { plies } else { plies - 1 })
    }

    /// The exact value.
    fn value(&mut self, position: &ConnectFour) -> Option<i32> {
        let (own, all, discs) = (position.own(), position.all(), position.count());
        if completing(own) & position.playable() != 0 {
            return Some(self.win_at(discs + 1));
        }
        let (mut low, mut high) = (-self.win_at(discs + 2), self.win_at(discs + 3));
        while low < high {
            // Most positions are close to even, and small windows there are quickest to decide.
            let middle = low + (high - low) / 2;
            let guess = if middle <= 0 { middle.min(low / 2) } else { middle };
            let guess = if guess >= 0 { guess.max(high / 2) } else { guess };
            let found = self.search(own, all, guess, guess + 1)?;
            if found <= guess { high = found } else { low = found }
        }
        Some(low)
    }

    /// A bound of the value, exact between `alpha` and `beta`, where the side to move cannot win at once.
    fn search(&mut self, own: u64, all: u64, mut alpha: i32, mut beta: i32) -> Option<i32> {
        if self.control.tick() {
            return None;
        }
        let (size, discs) = (self.size, all.count_ones());
        let Some(moves) = not_losing(size, own, all) else { return Some(-self.win_at(discs + 2)) };
        if discs + 2 >= size.cells() {
            return Some(0);
        }
        // With a move that does not lose at once, a loss is two discs further away; and a win needs one disc of each before.
        alpha = alpha.max(-self.win_at(discs + 4));
        beta = beta.min(self.win_at(discs + 3));
        if alpha >= beta {
            return Some(alpha.min(beta));
        }
        let code = own + all + size.bottom();
        match self.table.find(code) {
            Some(Bound::Lower(value)) => alpha = alpha.max(value),
            Some(Bound::Upper(value)) => beta = beta.min(value),
            None => {}
        }
        if alpha >= beta {
            return Some(alpha.min(beta));
        }
        let (list, count) = ordered(size, own, all, moves);
        for &(_, cell) in &list[..count] {
            let value = -self.search(own ^ all, all | cell, -beta, -alpha)?;
            if value >= beta {
                self.table.keep(code, Bound::Lower(value));
                return Some(value);
            }
            alpha = alpha.max(value);
        }
        self.table.keep(code, Bound::Upper(alpha));
        Some(alpha)
    }

    /// Best play from a position whose value is known. `None` if not even its first move could be found.
    fn line(&mut self, start: &ConnectFour, mut value: i32) -> Option<Vec<Column>> {
        let (mut position, mut line) = (*start, Vec::new());
        while position.outcome().is_none() {
            let Some(column) = self.best(&position, value) else { break };
            line.push(column);
            position.play_unchecked(column);
            value = -value;
        }
        (!line.is_empty()).then_some(line)
    }

    /// A move that achieves the value.
    fn best(&mut self, position: &ConnectFour, value: i32) -> Option<Column> {
        let (size, own, all) = (position.size(), position.own(), position.all());
        let playable = position.playable();
        let column = |cell: u64| Column::new(cell.trailing_zeros() as usize / UP);
        if completing(own) & playable != 0 {
            return column(completing(own) & playable);
        }
        let Some(moves) = not_losing(size, own, all) else {
            // Every move loses; a block at least asks the other side to see its second threat.
            let blocks = completing(own ^ all) & playable;
            return column(if blocks != 0 { blocks } else { playable });
        };
        let (list, count) = ordered(size, own, all, moves);
        for &(_, cell) in &list[..count] {
            if count == 1 || self.search(own ^ all, all | cell, -value, 1 - value)? <= -value {
                return column(cell);
            }
        }
        None
    }
}

/// The cells after which the other side cannot win at once; `None` if there are none.
#[inline]
fn not_losing(size: Size, own: u64, all: u64) -> Option<u64> {
    let playable = (all + size.bottom()) & size.area();
    let threats = completing(own ^ all) & size.area() & !all;
    let forced = playable & threats;
    let moves = match forced {
        0 => playable,
        one if one & (one - 1) == 0 => one,
        _ => return None,
    };
    // Nor is it any good to fill the cell below a threat.
    let moves = moves & !(threats >> 1);
    (moves != 0).then_some(moves)
}

/// The moves with how many cells would complete a line after each, most first, central columns before others.
#[inline]
fn ordered(size: Size, own: u64, all: u64, moves: u64) -> ([(u32, u64); 7], usize) {
    let mut list = [(0, 0); 7];
    let mut count = 0;
    for &column in &ORDERS[size as usize][..size.columns()] {
        let cell = moves & size.column(column);
        if cell == 0 {
            continue;
        }
        let threats = (completing(own | cell) & size.area() & !all).count_ones();
        let mut at = count;
        while at > 0 && list[at - 1].0 < threats {
            list[at] = list[at - 1];
            at -= 1;
        }
        list[at] = (threats, cell);
        count += 1;
    }
    (list, count)
}

/// All legal moves, best first by the order in which the solver tries them: winning ones, then those that do not lose at once.
pub(crate) fn rank(position: &ConnectFour, column: Column) -> i32 {
    let (size, own, all) = (position.size(), position.own(), position.all());
    let Some(cell) = position.landing(column) else { return 0 };
    if completing(own) & cell != 0 {
        return 4000;
    }
    let safe = not_losing(size, own, all).is_some_and(|moves| moves & cell != 0);
    let threats = (completing(own | cell) & size.area() & !all).count_ones() as i32;
    let place = ORDERS[size as usize].iter().position(|&other| other == column.index()).unwrap_or(7) as i32;
    1000 * i32::from(safe) + 100 * threats - place
}
