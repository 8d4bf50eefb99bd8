//! A mistake, replayed: both lines step by step, with what every stone makes and what can be proved.

use std::sync::atomic::AtomicBool;

use plyground_coach::{About, BoardMark, Claim, Mistake, ReplayedMove, Shape, Weight};
use plyground_rules::{Game, Position, Side};
use plyground_search::{Score, with_control};
use plyground_words::{Key, Message};

use super::{
    patterns::{Pattern, patterns_through},
    threat::Threat,
};
use crate::{Gomoku, Point, ThreatBudget, ThreatTable, Win, find_win, threats::find_loss};

/// How many positions a proof may take: some milliseconds.
const BUDGET: ThreatBudget = ThreatBudget { fours: 1500, threes: 3000 };
/// The same for a proof with its line.
const NODES: u64 = 3 * (BUDGET.fours + BUDGET.threes);

/// A line as it happens on the board.
pub(super) struct Replay {
    /// Never empty.
    pub(super) steps: Vec<ReplayedMove<Gomoku>>,
    /// By step: the rows its stone belongs to.
    pub(super) made: Vec<Vec<Pattern>>,
    /// From the side that made the mistake.
    pub(super) score: Score,
}

impl Replay {
    fn new(steps: Vec<ReplayedMove<Gomoku>>, score: Score) -> Replay {
        let made = steps.iter().map(|step| patterns_through(&step.after, step.side, step.mv)).collect();
        Replay { steps, made, score }
    }

    /// What the stone of a step threatens.
    pub(super) fn threat(&self, step: usize) -> Threat {
        self.made.get(step).map_or(Threat::Quiet, |made| Threat::of(made))
    }

    /// The position after so many moves.
    pub(super) fn after(&self, moves: usize) -> Option<&Gomoku> {
        moves.checked_sub(1).and_then(|last| self.steps.get(last)).map(|step| &step.after)
    }

    /// The first move.
    pub(super) fn mv(&self) -> Point {
        self.steps[0].mv
    }

    /// The answer to it.
    pub(super) fn answer(&self) -> Option<Point> {
        self.steps.get(1).map(|step| step.mv)
    }

    /// Who has won at its end.
    pub(super) fn winner(&self) -> Option<Side> {
        self.steps.last().and_then(|step| step.after.outcome()).and_then(|outcome| outcome.winner)
    }

    /// Whether it says what happens in so many moves: it has them, or the game ends before.
    pub(super) fn tells(&self, moves: usize) -> bool {
        self.steps.len() >= moves || self.steps.last().is_some_and(|step| step.after.outcome().is_some())
    }

    /// How many moves of a side are among its first ones.
    pub(super) fn moves_of(&self, side: Side, within: usize) -> impl Iterator<Item = usize> {
        let sides: Vec<Side> = self.steps.iter().take(within).map(|step| step.side).collect();
        (0..sides.len()).filter(move |&step| sides[step] == side)
    }
}

/// A mistake with everything the claims ask about.
pub(super) struct Scene<'a> {
    pub(super) before: &'a Gomoku,
    pub(super) mover: Side,
    pub(super) other: Side,
    pub(super) played: Replay,
    pub(super) best: Replay,
    table: ThreatTable,
}

impl<'a> Scene<'a> {
    /// `None` if there is nothing to compare.
    pub(super) fn new(mistake: &'a Mistake<Gomoku>) -> Option<Scene<'a>> {
        let played = Replay::new(mistake.replay_played(), mistake.played.score);
        let best = Replay::new(mistake.replay_best(), mistake.best.score);
        if played.steps.is_empty() || best.steps.is_empty() || played.mv() == best.mv() {
            return None;
        }
        let (before, mover) = (mistake.before(), mistake.mover());
        Some(Scene { before, mover, other: !mover, played, best, table: ThreatTable::default() })
    }

    /// A win of the side to move by threats alone.
    pub(super) fn find_win(&mut self, position: &Gomoku) -> Option<Win> {
        let (stop, table) = (AtomicBool::new(false), &mut self.table);
        with_control(NODES, None, &stop, |control| find_win(position, BUDGET, table, control))
    }

    /// Whether the side to move has lost to the threats on the board.
    pub(super) fn is_lost(&mut self, position: &Gomoku) -> bool {
        let (stop, table) = (AtomicBool::new(false), &mut self.table);
        with_control(NODES, None, &stop, |control| find_loss(position, BUDGET.threes, table, control))
            .is_some()
    }

    /// The name of the side that made the mistake.
    pub(super) fn mover_name(&self) -> Key {
        Gomoku::INFO.sides[self.mover].name
    }

    /// The name of its opponent.
    pub(super) fn other_name(&self) -> Key {
        Gomoku::INFO.sides[self.other].name
    }
}

/// A claim about the move that was played.
pub(super) fn about_played(
    code: &'static str,
    weight: Weight,
    plies: usize,
    message: Message,
    marks: Vec<BoardMark>,
) -> Claim {
    Claim { code, message, weight, about: About::Played, plies, marks }
}

/// A claim about the best move.
pub(super) fn about_best(
    code: &'static str,
    weight: Weight,
    plies: usize,
    message: Message,
    marks: Vec<BoardMark>,
) -> Claim {
    Claim { code, message, weight, about: About::Best, plies, marks }
}

/// A mark on points: `bad`, `good` or `note`.
pub(super) fn ring(kind: &'static str, points: impl IntoIterator<Item = Point>) -> BoardMark {
    BoardMark::new(Shape::Ring, kind, points.into_iter().map(Point::id))
}

/// A mark along a row.
pub(super) fn line(kind: &'static str, side: Side, row: &[Point]) -> BoardMark {
    BoardMark::new(Shape::Line, kind, row.iter().map(|point| point.id())).of(side)
}
