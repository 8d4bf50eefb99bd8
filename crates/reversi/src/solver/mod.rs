//! The exact result of a game with perfect play, near its end.
//!
//! A search to the end of the game, made for nothing else. The key decision: **almost every question is "more
//! than alpha or not?"** Such a question is answered by one good reply to every move, and asking it a few
//! times with different numbers costs less than asking for the result once. The number of empty squares
//! decides what a position is worth spending: with many, moves are ordered by looking ahead (`many`); with some
//! or several, by counting the replies they leave (`many`, `few`); with five, by parity alone (`few`); the last
//! four squares are written out (`last`). Before a long search the result is guessed (`guess`).

mod busy;
mod few;
mod field;
mod guess;
mod judge;
mod kernel;
mod last;
mod many;
mod order;
mod stability;
mod table;
#[cfg(target_arch = "x86_64")]
mod wide;

use std::sync::{Arc, OnceLock};

use plyground_rules::Position;
use plyground_search::{ProofMemory, SearchControl};

use self::{
    busy::Busy,
    few::{FEW, SEVERAL},
    field::Field,
    kernel::Kernel,
    many::SOME,
    stability::Stability,
    table::{CERTAIN, SolverTable},
};
use crate::{Move, Reversi, Size};

/// Whose the squares are that are empty when a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Empties {
    /// Nobody's: the margin is what lies on the board. So our rules count.
    #[default]
    Left,
    /// The winner's: so published test positions count.
    ToWinner,
}

/// How a game ends with perfect play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved {
    /// By how many discs the side to move wins. If that is not between the bounds asked for, it is at most
    /// this below them, at least this above.
    pub margin: i32,
    /// A move that achieves the margin. None after the end, and where the margin is at most the lower bound.
    pub best: Option<Move>,
    /// Perfect play from here on, as far as it is known; begins with the best move.
    pub line: Vec<Move>,
    /// Positions looked at.
    pub nodes: u64,
}

/// Solves positions, and remembers what it found out for the next one. Takes no memory before it is used.
#[derive(Default)]
pub struct Solver {
    /// What is remembered of positions far from the end; made by whoever needs it first.
    far: Arc<OnceLock<SolverTable>>,
    /// What is remembered of those near the end.
    near: OnceLock<SolverTable>,
    /// Where the threads are, if there are several.
    busy: Option<Arc<Busy>>,
    /// How many searches there have been.
    date: u8,
}

/// One question being answered.
struct Search<'s, 'w, K> {
    field: &'static Field,
    stability: Stability,
    empties: Empties,
    size: Size,
    far: &'s SolverTable,
    near: &'s SolverTable,
    busy: Option<&'s Busy>,
    tag: u64,
    date: u8,
    control: &'s mut SearchControl<'w>,
    nodes: u64,
    /// How many of them the watch has heard of.
    told: u64,
    stopped: bool,
    /// How far the result is to be trusted, see `guess`.
    trust: u8,
    /// That there is one also shows that its functions may be called.
    kernel: K,
}

impl Solver {
    /// The result of a position, if it is between the bounds. None if the watch said stop.
    ///
    /// Asked with `alpha` one less than `beta`, it only finds out whether the margin is at least `beta`,
    /// which is much quicker.
    pub fn solve(
        &mut self,
        position: &Reversi,
        alpha: i32,
        beta: i32,
        control: &mut SearchControl,
    ) -> Option<Solved> {
        self.solve_counting(Empties::Left, position, alpha, beta, control)
    }

    /// The same for either way of counting.
    pub fn solve_counting(
        &mut self,
        empties: Empties,
        position: &Reversi,
        alpha: i32,
        beta: i32,
        control: &mut SearchControl,
    ) -> Option<Solved> {
        let bits = table_bits(position.empty().count_ones(), control.room());
        if self.far.get().is_some_and(|far| far.bits() < bits) {
            self.far = Arc::default();
        }
        self.far.get_or_init(|| SolverTable::new(bits));
        self.date = self.date.wrapping_add(1);
        #[cfg(target_arch = "x86_64")]
        if let Some(wide) = wide::Wide::detect() {
            return self.search(wide, empties, position, control).solve(position, alpha, beta);
        }
        self.search(kernel::Portable, empties, position, control).solve(position, alpha, beta)
    }

    fn search<'s, 'w, K: Kernel>(
        &'s self,
        kernel: K,
        empties: Empties,
        position: &Reversi,
        control: &'s mut SearchControl<'w>,
    ) -> Search<'s, 'w, K> {
        let field = Field::of(position.size());
        Search {
            field,
            stability: Stability::of(field),
            empties,
            size: position.size(),
            far: self.far.get().expect("made before every search"),
            near: self.near.get_or_init(|| SolverTable::new(NEAR_BITS)),
            busy: self.busy.as_deref(),
            tag: (2 * position.size() as u64 + empties as u64 + 1).wrapping_mul(0x9E6C_63D0_676A_9A99),
            date: self.date,
            control,
            nodes: 0,
            told: 0,
            stopped: false,
            trust: CERTAIN,
            kernel,
        }
    }
}

impl ProofMemory for Solver {
    /// Shares what is remembered, and who is where; until either needs a larger table.
    fn beside(&mut self) -> Solver {
        let busy = self.busy.get_or_insert_with(|| Arc::new(Busy::new()));
        Solver { far: self.far.clone(), near: OnceLock::new(), busy: Some(busy.clone()), date: self.date }
    }
}

/// What is found out with at most this many empty squares goes to a small table: most of it is needed again
/// soon or never, and looking far away in memory takes longer than finding it out again.
const NEAR: u32 = 11;
/// 256 KiB.
const NEAR_BITS: u32 = 14;

/// The move to a square; a pass where there is none and the game goes on.
fn move_on(position: &Reversi, square: u8) -> Option<Move> {
    Move::on(square).or_else(|| position.is_legal(Move::PASS).then_some(Move::PASS))
}

/// How large a table to use for so many empty squares and as many positions as there is time for: from 64 KiB to 64 MiB.
fn table_bits(left: u32, room: u64) -> u32 {
    let wanted = match left {
        0..=15 => 12,
        16..=18 => 16,
        19..=20 => 18,
        21..=22 => 20,
        _ => 22,
    };
    wanted.min(u64::BITS - room.leading_zeros()).max(12)
}

impl<'s, K: Kernel> Search<'s, '_, K> {
    fn solve(&mut self, position: &Reversi, alpha: i32, beta: i32) -> Option<Solved> {
        let most = self.field.squares;
        let alpha = alpha.clamp(-most - 1, most);
        let beta = beta.clamp(alpha + 1, most + 1);
        let board = (position.own(), position.opponent());
        let (margin, square) = if position.empty().count_ones() >= guess::WORTHWHILE && beta - alpha > 2 {
            guess::first(self, board, (alpha, beta))
        } else {
            many::wide_window(self, board.0, board.1, alpha, beta)
        };
        self.tell();
        if self.stopped {
            return None;
        }
        let nodes = self.nodes;
        let best = move_on(position, square).filter(|_| margin > alpha);
        let line = match best {
            Some(mv) if margin < beta => self.line(position, mv, margin),
            best => best.into_iter().collect(),
        };
        Some(Solved { margin, best, line, nodes })
    }

    /// Perfect play to the end, as far as the watch allows: the result is known, so what remains to be found
    /// out at each move is only which one achieves it, and most of that is in the table.
    fn line(&mut self, position: &Reversi, first: Move, mut margin: i32) -> Vec<Move> {
        let (mut line, mut position) = (vec![first], position.child(first));
        loop {
            margin = -margin;
            let (own, other) = (position.own(), position.opponent());
            let (found, square) = many::wide_window(self, own, other, margin - 1, margin + 1);
            if self.stopped {
                return line;
            }
            debug_assert_eq!(found, margin, "a line leads to its result");
            let Some(mv) = move_on(&position, square) else { return line };
            line.push(mv);
            position = position.child(mv);
        }
    }

    /// Whether more than `alpha` is achieved, by a bound on that side of it.
    #[inline(always)]
    fn zero_window(&mut self, own: u64, other: u64, alpha: i32, odd: u32, left: u32) -> i32 {
        if left > SOME {
            K::many(self, own, other, alpha, odd)
        } else if left > SEVERAL {
            K::some(self, own, other, alpha, odd)
        } else if left > FEW {
            K::several(self, own, other, alpha, odd)
        } else if left > 4 {
            K::few(self, own, other, alpha, odd)
        } else {
            self.last(own, other, alpha, odd)
        }
    }

    /// The same where hardly anything is left, for whoever comes from above rather than from a few.
    #[cold]
    fn last(&mut self, own: u64, other: u64, alpha: i32, odd: u32) -> i32 {
        let empties = self.field.area & !(own | other);
        match empties.count_ones() {
            0 => self.end(own, other),
            1 => last::one(self, own, empties.trailing_zeros()),
            2 => last::two_of(self, own, other, alpha, empties),
            3 => last::three_of(self, own, other, alpha, empties, odd),
            _ => K::four(self, own, other, alpha, empties, odd),
        }
    }

    /// How far what is found out with so many empty squares can be trusted.
    #[inline(always)]
    fn trust(&self, left: u32) -> u8 {
        if left < guess::BELIEVED { CERTAIN } else { self.trust }
    }

    /// Where to look for positions with so many empty squares.
    #[inline(always)]
    fn table(&self, left: u32) -> &'s SolverTable {
        if left <= NEAR { self.near } else { self.far }
    }

    /// Counts a position that is worth a look at the watch.
    #[inline(always)]
    fn tick(&mut self) -> bool {
        self.tell();
        self.nodes += 1;
        self.told += 1;
        self.stopped |= self.control.tick();
        self.stopped
    }

    /// Tells the watch of the positions since, which are too quick for a look at it each.
    #[inline(always)]
    fn tell(&mut self) {
        self.control.count(self.nodes - self.told);
        self.told = self.nodes;
    }

    /// The result when neither side can move.
    #[inline(always)]
    fn end(&self, own: u64, other: u64) -> i32 {
        let margin = own.count_ones() as i32 - other.count_ones() as i32;
        match self.empties {
            Empties::Left => margin,
            Empties::ToWinner => {
                let empty = self.field.squares - (own | other).count_ones() as i32;
                margin + margin.signum() * empty
            }
        }
    }

    /// An upper bound of at most `alpha`, if the other side's safe discs are enough for one.
    #[inline(always)]
    fn bounded(&self, own: u64, other: u64, alpha: i32, left: u32) -> Option<i32> {
        if alpha < self.field.worth_counting[left as usize & 63] {
            return None;
        }
        let bound = self.field.squares - 2 * self.stability.stable(other, own).count_ones() as i32;
        (bound <= alpha).then_some(bound)
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use std::sync::atomic::AtomicBool;

    use plyground_search::with_control;

    use super::*;
    use crate::Setup;

    /// Both kernels look at the same positions and find the same results (R4).
    #[test]
    fn r4_the_portable_kernel_solves_the_same() {
        let Some(wide) = wide::Wide::detect() else { return };
        let fresh = || Solver { far: Arc::new(OnceLock::from(SolverTable::new(16))), ..Solver::default() };
        fastrand::seed(0x7E5A);
        for round in 0..60 {
            let size = Size::ALL[round % 2];
            let mut position = Reversi::start(&Setup { size, start: None });
            while position.empty().count_ones() > 16 && position.outcome().is_none() {
                let moves = position.moves();
                position = position.child(moves[fastrand::usize(..moves.len())]);
            }
            with_control(u64::MAX, None, &AtomicBool::new(false), |control| {
                let solver = fresh();
                let with_wide =
                    solver.search(wide, Empties::Left, &position, control).solve(&position, -65, 65);
                let solver = fresh();
                let portable = solver
                    .search(kernel::Portable, Empties::Left, &position, control)
                    .solve(&position, -65, 65);
                assert_eq!(with_wide, portable, "{position:?}");
            });
        }
    }
}
