//! The exact result of a game with perfect play, near its end.
//!
//! A search to the end of the game, made for nothing else. The key decision: **almost every question is "more
//! than alpha or not?"** Such a question is answered by one good reply to every move, and asking it a few
//! times with different numbers costs less than asking for the result once. The number of empty squares
//! decides what a position is worth spending: with many, moves are ordered by shallow searches (`deep`); with fewer,
//! fastest first, by the mobility they leave (`deep`, `shallow`); with five, by parity alone (`shallow`); the last
//! four squares are written out (`last_squares`). Stable discs bound the result (`stability`). Before a long search the
//! result is guessed by selective ones with ProbCut (`selective`). Threads share the table and defer to each other by
//! ABDADA (`abdada`).

mod abdada;
#[cfg(target_arch = "x86_64")]
mod avx2;
mod deep;
mod evaluation;
mod geometry;
mod kernel;
mod last_squares;
mod order;
mod selective;
mod shallow;
mod solver_table;
mod stability;

use std::sync::{Arc, OnceLock};

use plyground_rules::{Position, Side};
use plyground_search::{ProofMemory, SearchControl};

use self::{
    abdada::CurrentlySearching,
    deep::FASTEST_FIRST_EMPTIES,
    geometry::Geometry,
    kernel::Kernel,
    shallow::{MOBILITY_EMPTIES, PARITY_EMPTIES},
    solver_table::{NO_SELECTIVITY, NOWHERE, SolverTable},
    stability::Stability,
};
use crate::{Move, Reversi, Size};

/// A side's discs that can never be flipped, as many as are found.
pub(crate) fn stable_discs(position: &Reversi, side: Side) -> u64 {
    Stability::of(Geometry::of(position.size())).stable(position.discs(side), position.discs(!side))
}

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

/// What a stage of selective solving comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stage {
    /// By how many discs the side to move is likely to win; after the last stage, by how many it does.
    pub margin: i32,
    /// How the game goes on, as far as it is known. Never empty.
    pub line: Vec<Move>,
    /// Whether the stage came to its end. If not, the first move was the best so far.
    pub finished: bool,
}

/// Solves positions, and remembers what it found out for the next one. Takes no memory before it is used.
#[derive(Default)]
pub struct Solver {
    /// What is remembered of positions far from the end; made when it is first needed.
    far: Arc<OnceLock<SolverTable>>,
    /// What is remembered of those near the end.
    near: OnceLock<SolverTable>,
    /// What the threads are searching, if there are several (ABDADA).
    currently_searching: Option<Arc<CurrentlySearching>>,
    /// How many searches there have been.
    date: u8,
}

/// One endgame search under way.
struct EndgameSearch<'s, 'w, K> {
    geometry: &'static Geometry,
    stability: Stability,
    empties: Empties,
    size: Size,
    far: &'s SolverTable,
    near: &'s SolverTable,
    currently_searching: Option<&'s CurrentlySearching>,
    tag: u64,
    date: u8,
    control: &'s mut SearchControl<'w>,
    nodes: u64,
    /// How many of them the search control has counted.
    reported: u64,
    stopped: bool,
    /// The position that was asked about, and while it is searched: the score of the best move so far, and its square.
    root: (u64, u64),
    root_best: Option<(i32, u8)>,
    /// The level of selectivity: the higher, the further its results can be trusted; see `selective`.
    selectivity: u8,
    /// That there is one also shows that its functions may be called.
    kernel: K,
}

impl Solver {
    /// The result of a position, if it is between the bounds. None if the control said stop.
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

    /// How many stages selective solving has.
    pub const STAGES: u32 = selective::LEVELS as u32 + 1;

    /// One stage of selective solving, the first being 0, around a guess at the margin and with a likely line: the result with perfect play as it is likely to be, the surer
    /// the later the stage. The last one is exact. Each profits from those before. None if the control said stop before
    /// any move was found to be good.
    pub fn foretell(
        &mut self,
        position: &Reversi,
        stage: u32,
        guess: (i32, &[Move]),
        control: &mut SearchControl,
    ) -> Option<Stage> {
        self.prepare(position, control, stage == 0);
        #[cfg(target_arch = "x86_64")]
        if let Some(avx2) = avx2::Avx2::detect() {
            return self.search(avx2, Empties::Left, position, control).foretell(position, stage, guess);
        }
        self.search(kernel::Portable, Empties::Left, position, control).foretell(position, stage, guess)
    }

    /// The same as [`solve`](Solver::solve) for either way of counting.
    pub fn solve_counting(
        &mut self,
        empties: Empties,
        position: &Reversi,
        alpha: i32,
        beta: i32,
        control: &mut SearchControl,
    ) -> Option<Solved> {
        self.prepare(position, control, true);
        #[cfg(target_arch = "x86_64")]
        if let Some(avx2) = avx2::Avx2::detect() {
            return self.search(avx2, empties, position, control).solve(position, alpha, beta);
        }
        self.search(kernel::Portable, empties, position, control).solve(position, alpha, beta)
    }

    /// Makes tables that are large enough; `anew` if what is in them is to make room for what comes.
    fn prepare(&mut self, position: &Reversi, control: &SearchControl, anew: bool) {
        let bits = table_bits(position.empty().count_ones(), control.remaining_nodes());
        if anew && self.far.get().is_some_and(|far| far.bits() < bits) {
            self.far = Arc::default();
        }
        self.far.get_or_init(|| SolverTable::new(bits));
        self.date = self.date.wrapping_add(u8::from(anew));
    }

    fn search<'s, 'w, K: Kernel>(
        &'s self,
        kernel: K,
        empties: Empties,
        position: &Reversi,
        control: &'s mut SearchControl<'w>,
    ) -> EndgameSearch<'s, 'w, K> {
        let geometry = Geometry::of(position.size());
        EndgameSearch {
            geometry,
            stability: Stability::of(geometry),
            empties,
            size: position.size(),
            far: self.far.get().expect("made before every search"),
            near: self.near.get_or_init(|| SolverTable::new(NEAR_BITS)),
            currently_searching: self.currently_searching.as_deref(),
            tag: (2 * position.size() as u64 + empties as u64 + 1).wrapping_mul(0x9E6C_63D0_676A_9A99),
            date: self.date,
            control,
            nodes: 0,
            reported: 0,
            stopped: false,
            root: (position.own(), position.opponent()),
            root_best: None,
            selectivity: NO_SELECTIVITY,
            kernel,
        }
    }
}

impl ProofMemory for Solver {
    /// Shares the table and what is being searched; until either needs a larger table.
    fn for_helper_thread(&mut self) -> Solver {
        let currently_searching =
            self.currently_searching.get_or_insert_with(|| Arc::new(CurrentlySearching::new()));
        Solver {
            far: self.far.clone(),
            near: OnceLock::new(),
            currently_searching: Some(currently_searching.clone()),
            date: self.date,
        }
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

impl<'s, K: Kernel> EndgameSearch<'s, '_, K> {
    fn solve(&mut self, position: &Reversi, alpha: i32, beta: i32) -> Option<Solved> {
        let most = self.geometry.squares;
        let alpha = alpha.clamp(-most - 1, most);
        let beta = beta.clamp(alpha + 1, most + 1);
        let board = (position.own(), position.opponent());
        let (margin, square) =
            if position.empty().count_ones() >= selective::SELECTIVE_EMPTIES && beta - alpha > 2 {
                selective::solve(self, board, (alpha, beta))
            } else {
                deep::full_window(self, board.0, board.1, alpha, beta)
            };
        self.report_nodes();
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

    fn foretell(&mut self, position: &Reversi, stage: u32, (guess, line): (i32, &[Move])) -> Option<Stage> {
        self.suggest(position, line);
        let (alpha, beta) = (-self.geometry.squares - 1, self.geometry.squares + 1);
        let board = (position.own(), position.opponent());
        self.selectivity = selective::level(stage);
        let found = selective::aspiration_search(self, board, (alpha, beta), guess);
        self.report_nodes();
        let finished = !self.stopped;
        let (margin, square) = if finished { found } else { self.root_best? };
        // Guesses that contradict each other may leave no move that is good enough for the last of them.
        let square = if square == NOWHERE { self.root_best.map_or(NOWHERE, |best| best.1) } else { square };
        let first = move_on(position, square).or(line.first().copied())?;
        let line = match (finished, self.selectivity) {
            (true, NO_SELECTIVITY) => self.line(position, first, margin),
            (true, _) => self.line_of_hash_moves(position, first),
            // What was thought before still goes on as it did.
            (false, _) if line.first() == Some(&first) => line.to_vec(),
            (false, _) => self.line_of_hash_moves(position, first),
        };
        Some(Stage { margin, line, finished })
    }

    /// Makes the moves of a line hash moves, where nothing is known of a position.
    fn suggest(&self, position: &Reversi, line: &[Move]) {
        let mut position = *position;
        for &mv in line {
            let left = position.empty().count_ones();
            if let (Some(square), NEAR..) = (mv.square(), left) {
                let key = solver_table::key(position.own(), position.opponent(), self.tag);
                self.table(left).suggest(key, square, left, self.date);
            }
            position = position.child(mv);
        }
    }

    /// How the game goes on by what the table holds.
    fn line_of_hash_moves(&self, position: &Reversi, first: Move) -> Vec<Move> {
        let (mut line, mut position) = (vec![first], position.child(first));
        loop {
            let left = position.empty().count_ones();
            let key = solver_table::key(position.own(), position.opponent(), self.tag);
            let next = if position.placements() == 0 {
                Move::PASS
            } else {
                let known = self.table(left).get(key).map_or(NOWHERE, |known| known.best[0]);
                let Some(next) = Move::on(known) else { return line };
                next
            };
            if !position.is_legal(next) {
                return line;
            }
            line.push(next);
            position = position.child(next);
        }
    }

    /// Perfect play to the end, as far as the control allows: the result is known, so what remains to be found
    /// out at each move is only which one achieves it, and most of that is in the table.
    fn line(&mut self, position: &Reversi, first: Move, mut margin: i32) -> Vec<Move> {
        let (mut line, mut position) = (vec![first], position.child(first));
        loop {
            margin = -margin;
            let (own, other) = (position.own(), position.opponent());
            let (found, square) = deep::full_window(self, own, other, margin - 1, margin + 1);
            if self.stopped {
                return line;
            }
            debug_assert_eq!(found, margin, "a line leads to its result");
            let Some(mv) = move_on(&position, square) else { return line };
            line.push(mv);
            position = position.child(mv);
        }
    }

    /// A zero-window search: whether more than `alpha` is achieved, by a bound on that side of it.
    #[inline(always)]
    fn zero_window(&mut self, own: u64, other: u64, alpha: i32, odd: u32, left: u32) -> i32 {
        if left > FASTEST_FIRST_EMPTIES {
            K::evaluated_order(self, own, other, alpha, odd)
        } else if left > MOBILITY_EMPTIES {
            K::fastest_first_order(self, own, other, alpha, odd)
        } else if left > PARITY_EMPTIES {
            K::mobility_order(self, own, other, alpha, odd)
        } else if left > 4 {
            K::parity_order(self, own, other, alpha, odd)
        } else {
            self.last(own, other, alpha, odd)
        }
    }

    /// The same where hardly anything is left, for searches that come from above rather than from a few.
    #[cold]
    fn last(&mut self, own: u64, other: u64, alpha: i32, odd: u32) -> i32 {
        let empties = self.geometry.area & !(own | other);
        match empties.count_ones() {
            0 => self.end(own, other),
            1 => last_squares::one(self, own, empties.trailing_zeros()),
            2 => last_squares::two_of(self, own, other, alpha, empties),
            3 => last_squares::three_of(self, own, other, alpha, empties, odd),
            _ => K::four(self, own, other, alpha, empties, odd),
        }
    }

    /// The selectivity of what is found out with so many empty squares.
    #[inline(always)]
    fn selectivity(&self, left: u32) -> u8 {
        if left < selective::PROB_CUT_EMPTIES { NO_SELECTIVITY } else { self.selectivity }
    }

    /// Where to look for positions with so many empty squares.
    #[inline(always)]
    fn table(&self, left: u32) -> &'s SolverTable {
        if left <= NEAR { self.near } else { self.far }
    }

    /// Counts a position that is worth a look at the control.
    #[inline(always)]
    fn tick(&mut self) -> bool {
        self.report_nodes();
        self.nodes += 1;
        self.reported += 1;
        self.stopped |= self.control.tick();
        self.stopped
    }

    /// Reports the positions since to the control; they are too quick for a look at it each.
    #[inline(always)]
    fn report_nodes(&mut self) {
        self.control.count(self.nodes - self.reported);
        self.reported = self.nodes;
    }

    /// The result when neither side can move.
    #[inline(always)]
    fn end(&self, own: u64, other: u64) -> i32 {
        let margin = own.count_ones() as i32 - other.count_ones() as i32;
        match self.empties {
            Empties::Left => margin,
            Empties::ToWinner => {
                let empty = self.geometry.squares - (own | other).count_ones() as i32;
                margin + margin.signum() * empty
            }
        }
    }

    /// Stability cutoff: an upper bound of at most `alpha`, if the other side's stable discs are enough for one.
    #[inline(always)]
    fn stability_cutoff(&self, own: u64, other: u64, alpha: i32, left: u32) -> Option<i32> {
        if alpha < self.geometry.worth_counting[left as usize & 63] {
            return None;
        }
        let bound = self.geometry.squares - 2 * self.stability.stable(other, own).count_ones() as i32;
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
        let Some(avx2) = avx2::Avx2::detect() else { return };
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
                let with_avx2 =
                    solver.search(avx2, Empties::Left, &position, control).solve(&position, -65, 65);
                let solver = fresh();
                let portable = solver
                    .search(kernel::Portable, Empties::Left, &position, control)
                    .solve(&position, -65, 65);
                assert_eq!(with_avx2, portable, "{position:?}");
            });
        }
    }
}
