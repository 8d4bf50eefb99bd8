//! Reviews of games.
//!
//! A [`Review`] is a value: a game and evaluations of some positions ([`Evaluations`]) give a [`Report`] of whatever is known so far, and the [`Task`] that is wanted next,
//! until nothing is. So a review can be filled in live, stopped, continued after a restart, and costs nothing when everything is cached.
//! [`evaluate`] carries a task out; who does that, on which thread, is not decided here.
//!
//! The game is evaluated backwards, so that the transposition table knows what comes later. Where another move was played than the best, the positions
//! after both are evaluated with equal effort and compared: scores of the same depth from the same side, not those of two different depths. Before a move is called an
//! inaccuracy or worse, both are searched once more with [`Effort::Check`]; so is the position before them, where its best move turns out to be worth much less than it promised.

mod accuracy;
mod annotate;
mod evaluation;
mod exercise;
mod report;
mod review;
mod subject;
mod task;
mod verdict;

pub use accuracy::{Counted, game_accuracy, move_accuracy};
pub use annotate::annotate;
pub use evaluation::{DEFAULT_NODES, Evaluation, Evaluations, Second, evaluate, params};
pub use exercise::{Exercise, Grade, exercises, grade};
pub use report::{MoveReport, PhaseReport, Report, ScoreParts, Summary, Why, score_parts, value_for};
pub use review::Review;
pub use subject::{Subject, line_of};
pub use task::{Effort, Task};
pub use verdict::Verdict;
