//! A review under way.

use std::sync::atomic::AtomicBool;

use plyground_search::Searcher;

use crate::{
    Evaluation, Evaluations, MoveReport, Report, Subject, Task, evaluate, params,
    report::{first_chance, move_report, summary},
    task::{Effort, task_for_move},
};

/// A review under way: what is known, and what is wanted next. The last move comes first.
pub struct Review {
    subject: Subject,
    evaluations: Evaluations,
    report: Report,
    /// Moves from this one on are complete.
    complete_from: usize,
    /// Moves before this one are not asked about.
    first: usize,
}

impl Review {
    /// A review of a game of which some evaluations may be known already.
    pub fn new(subject: Subject, evaluations: Evaluations) -> Review {
        Review::from(subject, evaluations, 0)
    }

    /// The same of the last move alone.
    pub fn last_move(subject: Subject, evaluations: Evaluations) -> Review {
        let last = subject.len().saturating_sub(1);
        Review::from(subject, evaluations, last)
    }

    fn from(subject: Subject, evaluations: Evaluations, first: usize) -> Review {
        let moves = subject.len();
        let report = Report { chances: vec![None; moves + 1], moves: vec![None; moves], summary: None };
        let mut review = Review { subject, evaluations, report, complete_from: moves, first };
        review.report.chances[moves] = first_chance(&review.subject, &review.evaluations, moves);
        review.advance();
        review
    }

    /// The game.
    pub fn subject(&self) -> &Subject {
        &self.subject
    }

    /// What is known so far.
    pub fn report(&self) -> &Report {
        &self.report
    }

    /// How much is done, from 0 to 1.
    pub fn share(&self) -> f64 {
        let moves = self.subject.len().max(1) as f64;
        if self.is_complete() {
            1.0
        } else {
            1.0 - self.complete_from.min(self.subject.len()) as f64 / (moves + 1.0)
        }
    }

    /// Whether nothing is missing.
    pub fn is_complete(&self) -> bool {
        self.task().is_none()
    }

    /// The evaluation that is wanted next; `None` when the review is complete.
    pub fn task(&self) -> Option<Task> {
        if self.subject.is_empty() {
            let is_known = self.evaluations.get(self.subject.hash(0), Effort::Normal).is_some();
            let is_over = self.subject.play().outcome().is_some();
            return (!is_known && !is_over).then(|| Task::new(0, None, Effort::Normal));
        }
        let index = self.complete_from.checked_sub(1).filter(|&index| index >= self.first)?;
        task_for_move(&self.subject, &self.evaluations, index)
    }

    /// Takes in what was found; `hash` is that of the task's position. Says which moves are known by it, the last one first.
    pub fn insert(&mut self, hash: u64, effort: Effort, evaluation: Evaluation) -> Vec<&MoveReport> {
        self.evaluations.insert(hash, effort, evaluation);
        let before = self.complete_from;
        self.advance();
        self.report.moves[self.complete_from..before].iter().rev().flatten().collect()
    }

    /// Carries a review out to its end, or until it is stopped. `nodes` are those of a [normal](Effort::Normal) effort.
    pub fn run(
        &mut self,
        searcher: &mut Searcher,
        nodes: u64,
        stop: &AtomicBool,
        mut each: impl FnMut(&MoveReport),
    ) {
        while let Some(task) = self.task() {
            let play = task.play(&self.subject);
            let params = params(&*play, nodes, task.effort);
            let Some(evaluation) = evaluate(searcher, &*play, task.effort, &params, stop) else { return };
            self.insert(play.evaluation_hash(), task.effort, evaluation).into_iter().for_each(&mut each);
        }
    }

    /// Completes what can be completed.
    fn advance(&mut self) {
        let Review { subject, evaluations, report, complete_from, first } = self;
        let moves = subject.len();
        if report.chances[moves].is_none() {
            report.chances[moves] = first_chance(subject, evaluations, moves);
        }
        while let Some(index) = complete_from.checked_sub(1).filter(|index| index >= first) {
            if task_for_move(subject, evaluations, index).is_some() {
                return;
            }
            report.moves[index] = move_report(subject, evaluations, index);
            // A check may have come after the first look.
            for ply in [index + 1, index] {
                report.chances[ply] = first_chance(subject, evaluations, ply);
            }
            *complete_from = index;
        }
        if report.summary.is_none() {
            report.summary = summary(subject, &report.chances, &report.moves);
        }
    }
}
