//! Learning from mistakes: every one that is counted is an exercise.

use plyground_games::rules::Side;
use serde::Serialize;

use crate::{MoveReport, Report, Verdict};

/// A turning point of a game: find a move that keeps the advantage.
#[derive(Clone, PartialEq, Debug)]
pub struct Exercise {
    /// Moves before it.
    pub ply: usize,
    /// Whose mistake it was.
    pub side: Side,
    /// The chance after the best move, from 0 to 1.
    pub best_win: f64,
    /// The chance after the mistake.
    pub played_win: f64,
}

/// The exercises of a game for one side: all of its mistakes and blunders, none is skipped.
pub fn exercises(report: &Report, side: Side) -> Vec<Exercise> {
    let faults = report.moves.iter().flatten().filter(|mv| mv.side == side && mv.verdict >= Verdict::Mistake);
    faults.map(Exercise::of).collect()
}

impl Exercise {
    fn of(mv: &MoveReport) -> Self {
        Exercise { ply: mv.ply - 1, side: mv.side, best_win: mv.best_win, played_win: mv.win }
    }
}

/// How good a try is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Grade {
    /// As bad as the mistake, or worse, or not good enough.
    Wrong,
    /// It keeps the advantage.
    Solved,
}

/// A try counts as solved up to this many percent points below the best move.
const TOLERANCE: f64 = 4.0;

/// Grades a try by the chance after it. No move as bad as the mistake passes.
pub fn grade(exercise: &Exercise, win: f64) -> Grade {
    let keeps = 100.0 * (exercise.best_win - win) <= TOLERANCE;
    if keeps && win > exercise.played_win { Grade::Solved } else { Grade::Wrong }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a16_no_move_as_bad_as_the_mistake_solves_it() {
        let exercise = Exercise { ply: 3, side: Side::First, best_win: 0.7, played_win: 0.5 };
        for (win, wanted) in [
            (0.7, Grade::Solved),
            (0.9, Grade::Solved),
            (0.67, Grade::Solved),
            (0.65, Grade::Wrong),
            (0.5, Grade::Wrong),
        ] {
            assert_eq!(grade(&exercise, win), wanted, "{win}");
        }
    }
}
