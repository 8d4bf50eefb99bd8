//! What there is to evaluate.

use plyground_games::AnyPlay;
use serde::{Deserialize, Serialize};

use crate::{
    Evaluations, Subject, Verdict,
    report::{Value, comparison, preferred},
};

/// How thoroughly a position is searched.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Effort {
    /// As every position is.
    Normal,
    /// Once more, before a move is called an inaccuracy or worse.
    Check,
    /// For the two best moves, before a move is praised.
    Second,
}

impl Effort {
    /// How many times the nodes of [`Normal`](Effort::Normal).
    pub const fn factor(self) -> u64 {
        match self {
            Effort::Normal | Effort::Second => 1,
            Effort::Check => 4,
        }
    }
}

/// A position to evaluate: the game after `ply` moves, or after those and another move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Task {
    /// Moves of the game.
    pub ply: usize,
    /// The move made then in place of the game's next.
    pub instead: Option<String>,
    /// How thoroughly.
    pub effort: Effort,
}

impl Task {
    pub(crate) fn new(ply: usize, instead: Option<&str>, effort: Effort) -> Self {
        Task { ply, instead: instead.map(str::to_owned), effort }
    }

    /// The position to evaluate.
    pub fn play(&self, subject: &Subject) -> Box<dyn AnyPlay> {
        let mut play = subject.at(self.ply);
        if let Some(text) = &self.instead {
            play.play(text).expect("a best move is legal");
        }
        play
    }
}

/// What is still needed for the report of one move.
pub(crate) fn task_for_move(subject: &Subject, evaluations: &Evaluations, index: usize) -> Option<Task> {
    let known = |hash, effort| evaluations.get(hash, effort).is_some();
    let after_is_over = index + 1 == subject.len() && subject.play().outcome().is_some();
    if !after_is_over && !known(subject.hash(index + 1), Effort::Normal) {
        return Some(Task::new(index + 1, None, Effort::Normal));
    }
    if !known(subject.hash(index), Effort::Normal) {
        return Some(Task::new(index, None, Effort::Normal));
    }
    if !subject.had_choice(index) {
        return None;
    }
    let comparison = comparison(subject, evaluations, index)?;
    let Some(best) = comparison.other else {
        // The best move was played: was it the only good one?
        let wanted = !subject.is_book(index) && comparison.played.win > HOPELESS && !after_is_over;
        return (wanted && !known(subject.hash(index), Effort::Second))
            .then(|| Task::new(index, None, Effort::Second));
    };
    match (best.value, comparison.played) {
        (None, _) => Some(Task::new(index, Some(&best.mv), Effort::Normal)),
        (Some(other), played) if Verdict::of_loss(100.0 * (other.win - played.win)).is_fault() => {
            // Both are searched again, so that neither has an advantage.
            let unchecked = |value: Value| !value.is_final && value.effort == Effort::Normal;
            if unchecked(played) {
                Some(Task::new(index + 1, None, Effort::Check))
            } else if unchecked(other) {
                Some(Task::new(index, Some(&best.mv), Effort::Check))
            } else {
                another_best(subject, evaluations, index, other.win.max(played.win))
            }
        }
        (Some(other), played) => another_best(subject, evaluations, index, other.win.max(played.win)),
    }
}

/// Where the move that the search preferred turns out to be worth much less than it promised, a better one may have been overlooked: the position is searched once more.
fn another_best(subject: &Subject, evaluations: &Evaluations, index: usize, found: f64) -> Option<Task> {
    let promised = subject.at(index).win_chance(preferred(subject, evaluations, index)?.score);
    let known = evaluations.get(subject.hash(index), Effort::Check).is_some();
    let disappoints = 100.0 * (promised - found) >= Verdict::MISTAKE;
    (disappoints && !known).then(|| Task::new(index, None, Effort::Check))
}

/// Below this chance no move is praised for holding.
const HOPELESS: f64 = 0.3;
