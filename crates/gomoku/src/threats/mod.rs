//! Threat space searches, VCF and VCT: wins whose every move threatens five, or a straight four, and so leaves few
//! answers.
//!
//! Two searches share this. In [`vcf`] (victory by continuous fours) every move makes a four, so there is one answer at most: exact, quick, and the
//! shortest such win. In [`vct`] moves may also make an open three or a place where two fours come about; then all
//! answers that stop the threat are tried, and all fours of the other side, which it may throw in at any time.
//! What is proved is proved for the rules: nothing but legal moves on either side. What is not found may be there all
//! the same, for quiet moves are not searched.

mod threat_table;
mod vcf;
mod vct;

use plyground_rules::{Position, Side};
use plyground_search::SearchControl;

pub use self::threat_table::ThreatTable;
use self::threat_table::{NEVER, ThreatEntry};
use crate::{
    Gomoku, Point, Rule, ThreatBoard,
    board::{PointSet, STRAIGHT, SUSPECT},
};

/// The longest win looked for, in moves of the winning side: nothing longer fits on the board.
const LONGEST: u32 = 112;

/// How many positions to look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ThreatBudget {
    /// For a VCF, a win by fours alone, which is looked for first.
    pub fours: u64,
    /// For a VCT, a win by fours and threes.
    pub threes: u64,
}

/// A win that can be forced.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Win {
    /// The moves of both sides, with the defence that lasts longest; the last one makes five. A defender
    /// whose every answer is forbidden moves anywhere. Never empty, but shorter where the control said stop too soon.
    pub line: Vec<Point>,
    /// Turns of both sides until five: 1 if the next move makes it.
    pub turns: u32,
}

impl Win {
    /// Moves of the winning side until five.
    pub const fn moves(&self) -> u32 {
        self.turns.div_ceil(2)
    }
}

/// Looks for a win of the side to move by threats alone. `None` if there is none or if it is not found within the
/// budget, or before the control says stop.
pub fn find_win(
    position: &Gomoku,
    budget: ThreatBudget,
    table: &mut ThreatTable,
    control: &mut SearchControl,
) -> Option<Win> {
    if position.outcome().is_some() {
        return None;
    }
    let board = ThreatBoard::new(position);
    let (found, kind) = search(&board, budget, table, control)?;
    Some(Win { line: line_of(&board, kind, found, table, control), turns: 2 * found.0 - 1 })
}

/// Looks for a loss of the side to move: the other side's threats win whatever it does. Returns in how many moves of the other side. `None` if there
/// is none, or if it is not found within so many positions.
pub(crate) fn find_loss(
    position: &Gomoku,
    nodes: u64,
    table: &mut ThreatTable,
    control: &mut SearchControl,
) -> Option<u32> {
    if position.outcome().is_some() {
        return None;
    }
    let board = ThreatBoard::new(position);
    control.within(nodes, |control| ThreatSearch { table, control }.shortest_loss(&board, LONGEST))
}

/// Which moves a win is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ThreatKind {
    /// Victory by continuous fours.
    Vcf,
    /// Victory by continuous threats: fours and threes.
    Vct,
}

/// A forced win: its length in moves of the winner, and its first move.
pub(crate) type ForcedWin = (u32, Point);

/// Looks for a win, first by VCF, then by VCT, with iterative deepening: the lengths grow one by one, so what is found is the shortest of its kind.
pub(crate) fn search(
    board: &ThreatBoard,
    budget: ThreatBudget,
    table: &mut ThreatTable,
    control: &mut SearchControl,
) -> Option<(ForcedWin, ThreatKind)> {
    for (kind, nodes) in [(ThreatKind::Vcf, budget.fours), (ThreatKind::Vct, budget.threes)] {
        if nodes > 0 {
            let found = control.within(nodes, |control| iterative_deepening(board, kind, table, control));
            if let Some(found) = found {
                return Some((found, kind));
            }
        }
    }
    None
}

fn iterative_deepening(
    board: &ThreatBoard,
    kind: ThreatKind,
    table: &mut ThreatTable,
    control: &mut SearchControl,
) -> Option<ForcedWin> {
    match (ThreatSearch { table, control }).shortest(board, kind, LONGEST) {
        ThreatResult::Win(length, first) => Some((length, first)),
        ThreatResult::None { .. } | ThreatResult::Stopped => None,
    }
}

/// What a search within some length has found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ThreatResult {
    /// A win of this length, beginning with this move.
    Win(u32, Point),
    /// No win within the length, or `ever`.
    None { ever: bool },
    /// It was time to stop.
    Stopped,
}

/// A search under way.
struct ThreatSearch<'a, 'w, 'l> {
    table: &'a mut ThreatTable,
    control: &'w mut SearchControl<'l>,
}

impl ThreatSearch<'_, '_, '_> {
    /// The shortest win within `length`. Iterative deepening: short lengths are
    /// searched first, also because a long search at once spends its nodes on lines that lead nowhere.
    fn shortest(&mut self, board: &ThreatBoard, kind: ThreatKind, length: u32) -> ThreatResult {
        for within in 1..=length {
            let answer = self.find(board, kind, within);
            if answer != (ThreatResult::None { ever: false }) {
                return answer;
            }
        }
        ThreatResult::None { ever: false }
    }

    fn find(&mut self, board: &ThreatBoard, kind: ThreatKind, length: u32) -> ThreatResult {
        match kind {
            ThreatKind::Vcf => self.vcf(board, length),
            ThreatKind::Vct => self.vct(board, length),
        }
    }

    /// The entry of the transposition table, and the result if the entry decides it.
    fn known(&self, key: u64, length: u32) -> (ThreatEntry, Option<ThreatResult>) {
        let known = self.table.get(key);
        let answer = match known.win {
            Some((moves, first)) if moves <= length => Some(ThreatResult::Win(moves, first)),
            _ if known.none_within >= length => Some(ThreatResult::None { ever: known.none_within == NEVER }),
            _ => None,
        };
        (known, answer)
    }

    fn store(&mut self, key: u64, mut known: ThreatEntry, length: u32, answer: ThreatResult) -> ThreatResult {
        match answer {
            ThreatResult::Win(moves, first) => known.win = Some((moves, first)),
            ThreatResult::None { ever } => known.none_within = if ever { NEVER } else { length },
            ThreatResult::Stopped => return answer,
        }
        self.table.put(key, known);
        answer
    }
}

/// The result that follows from the shapes on the board, without a search.
fn immediate_result(board: &ThreatBoard, length: u32) -> Option<ThreatResult> {
    let attacker = board.position().to_move();
    let (own, theirs) = (board.threat_points(attacker), board.threat_points(!attacker));
    if let Some(five) = own.five.first() {
        return Some(ThreatResult::Win(1, five));
    }
    // One can be stopped, and stopping it may be part of the win.
    if theirs.five.len() > 1 {
        return Some(ThreatResult::None { ever: true });
    }
    let doubles = if theirs.five.is_empty() { own.double } else { own.double.and(&theirs.five) };
    if length >= 2 {
        for point in doubles.iter() {
            if board.may_play(point) && !leaves_no_move(board, point) {
                return Some(ThreatResult::Win(2, point));
            }
        }
    }
    None
}

/// Whether after this move the other side has no legal move at all, which in Renju ends the game as a draw.
fn leaves_no_move(board: &ThreatBoard, point: Point) -> bool {
    let position = board.position();
    position.rule() == Rule::Renju && position.to_move() == Side::Second && {
        let after = position.child(point);
        after.outcome().is_some_and(|outcome| outcome.winner.is_none())
    }
}

/// The moves that stop every straight four or pair of fours that `attacker` threatens to make. `None` if it threatens
/// none for certain.
///
/// Nothing else stops them: a five to come consists of stones and one empty point, and the stone that is still missing
/// before. A move elsewhere matters only if it makes a four itself.
pub(crate) fn defences(board: &ThreatBoard, attacker: Side) -> Option<PointSet> {
    let mut all: Option<PointSet> = None;
    for point in board.threat_points(attacker).double.iter() {
        if board.position().rule().forbids(attacker) {
            // A point that is free by its shapes stays so whatever white does. What is free only because a three
            // is not real may be forbidden one move later.
            let flags = board.flags(attacker, point);
            if flags & STRAIGHT == 0 || flags & SUSPECT != 0 {
                continue;
            }
        }
        let fives = board.fives_after(attacker, point);
        let stops = if fives.len() == 2 { fives.with(point) } else { PointSet::EMPTY.with(point) };
        all = Some(all.map_or(stops, |all| all.and(&stops)));
    }
    all
}

/// The moves of both sides. The search is made again on the way, mostly from what it remembers; where time runs out
/// over it, the line ends early.
pub(crate) fn line_of(
    board: &ThreatBoard,
    kind: ThreatKind,
    (length, first): ForcedWin,
    table: &mut ThreatTable,
    control: &mut SearchControl,
) -> Vec<Point> {
    /// Plenty, where nearly everything is remembered.
    const ENOUGH: u64 = 3_000_000;
    control.within(ENOUGH, |control| {
        let (mut board, mut next, mut left, mut line) = (board.clone(), first, length, Vec::new());
        let mut threats = ThreatSearch { table, control };
        loop {
            line.push(next);
            board.play(next);
            if left <= 1 {
                return line;
            }
            let Some((reply, after)) = threats.longest_defence(&board, kind, left - 1) else { return line };
            let mut then = board.clone();
            then.play(reply);
            let ThreatResult::Win(moves, first) = threats.shortest(&then, kind, after) else { return line };
            line.push(reply);
            (board, next, left) = (then, first, moves);
        }
    })
}
