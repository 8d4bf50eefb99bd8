//! A thread that runs engines, one job after the other.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use plyground_engines::AnyPlayer;
use plyground_games::{Analysis, AnyPlay};
use plyground_players::{MoveBudget, Player, Progress, Searcher, openings};
use plyground_review::{Effort, Evaluation};
use plyground_rules::{Reason, Side};
use plyground_search::{SearchParams, Style};
use tokio::sync::mpsc;

use super::{
    PoolShared, external,
    job::{Job, JobEvent, JobKind},
    schedule::Id,
    searchers::Owner,
};

/// Events that a job keeps room for in its channel, so that a table slow to read never blocks a thread and never misses
/// the answer.
const ROOM_FOR_STARTS: usize = 8;
const ROOM_FOR_ANSWER: usize = 1;
/// The length of a job's channel.
pub(super) const EVENTS: usize = 16;

/// A job with all it needs to run.
pub(super) struct Assignment {
    pub(super) id: Id,
    pub(super) table: String,
    pub(super) job: Arc<Job>,
    pub(super) player: AnyPlayer,
    pub(super) budget: MoveBudget,
    pub(super) stop: Arc<AtomicBool>,
    pub(super) cancel: Arc<AtomicBool>,
    pub(super) events: mpsc::Sender<JobEvent>,
}

/// What came of it.
pub(super) enum JobOutcome {
    /// A move: the one chosen, or the best so far if it was stopped.
    Move(String),
    /// An external engine lost by its own fault.
    Forfeit(Reason),
    /// The beginning of a pair of games.
    Opened(Vec<String>),
    /// What a position is worth.
    Evaluated(Evaluation),
    /// The best moves.
    Analysed(Vec<Analysis>),
    /// It was stopped before there was anything to say.
    Stopped,
    /// No move, or a panic.
    Nothing,
}

impl From<JobOutcome> for JobEvent {
    fn from(outcome: JobOutcome) -> Self {
        match outcome {
            JobOutcome::Move(mv) => JobEvent::Chosen(mv),
            JobOutcome::Forfeit(reason) => JobEvent::Forfeited(reason),
            JobOutcome::Opened(moves) => JobEvent::Opened(moves),
            JobOutcome::Evaluated(evaluation) => JobEvent::Evaluated(evaluation),
            JobOutcome::Analysed(lines) => JobEvent::Analysed(lines),
            JobOutcome::Stopped | JobOutcome::Nothing => JobEvent::Failed,
        }
    }
}

/// Chooses a move: see [`plyground_players::choose_with`].
pub(super) type ChooseMove = fn(
    searcher: &mut Searcher,
    play: &dyn AnyPlay,
    player: &Player,
    budget: MoveBudget,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(Progress),
) -> Option<String>;

/// Runs jobs until the pool is closed.
pub(super) fn work(shared: &Arc<PoolShared>, choose: ChooseMove) {
    while let Some(assignment) = shared.take() {
        let outcome = run(shared, &assignment, choose);
        shared.finish(assignment.id, outcome);
    }
}

fn run(shared: &Arc<PoolShared>, assignment: &Assignment, choose: ChooseMove) -> JobOutcome {
    let Assignment { job, player, budget, .. } = assignment;
    let began = Instant::now();
    announce(&assignment.events, JobEvent::Started { time: budget.time });
    let mut progress = |progress| report(&assignment.events, progress, budget.time, began);
    // After a panic the searcher is dropped: nothing half changed is looked at.
    let think = AssertUnwindSafe(|| {
        let Some(play) = job.line.replay() else { return JobOutcome::Nothing };
        match job.kind {
            JobKind::Choose { .. } => {}
            JobKind::Opening { seed, nth } => {
                let Ok((game, _)) = plyground_games::find(&job.line.variant) else {
                    return JobOutcome::Nothing;
                };
                return JobOutcome::Opened(match nth {
                    Some(nth) => openings::opening(game, &*play, seed, nth),
                    None => openings::fair(game, &*play, seed),
                });
            }
            JobKind::Evaluate { effort, nodes } => {
                return evaluate(shared, assignment, &*play, effort, nodes);
            }
            JobKind::Analyse { lines, .. } => {
                return match player {
                    AnyPlayer::BuiltIn(player) => analyse(shared, assignment, player, &*play, lines),
                    AnyPlayer::External(engine) => {
                        external::analyse(shared, assignment, engine, &*play, &mut progress)
                    }
                };
            }
        }
        let player = match player {
            AnyPlayer::BuiltIn(player) => player,
            AnyPlayer::External(engine) => {
                return external::choose(shared, assignment, engine, &*play, &mut progress);
            }
        };
        let mv = if player.is_full_strength() {
            let (table, player_id) = (assignment.table.clone(), player.id.to_string());
            let owner = Owner { table, player: player_id, side: play.to_move() };
            let mut searcher = shared.take_searcher(&owner);
            let mv = choose(&mut searcher, &*play, player, *budget, &assignment.stop, &mut progress);
            shared.keep_searcher(owner, searcher);
            mv
        } else {
            choose(&mut Searcher::new(), &*play, player, *budget, &assignment.stop, &mut progress)
        };
        mv.map_or(JobOutcome::Nothing, JobOutcome::Move)
    });
    let outcome = catch_unwind(think).unwrap_or(JobOutcome::Nothing);
    if matches!(outcome, JobOutcome::Nothing) {
        tracing::error!(table = assignment.table, player = player.id(), "an engine found no move");
    }
    outcome
}

/// Evaluates a position for a review. The positions of one game share a searcher.
fn evaluate(
    shared: &PoolShared,
    assignment: &Assignment,
    play: &dyn AnyPlay,
    effort: Effort,
    nodes: u64,
) -> JobOutcome {
    let owner = Owner { table: assignment.table.clone(), player: String::new(), side: Side::First };
    let mut searcher = shared.take_searcher(&owner);
    let params = plyground_review::params(play, nodes, effort);
    let found = plyground_review::evaluate(&mut searcher, play, effort, &params, &assignment.stop);
    shared.keep_searcher(owner, searcher);
    match found {
        Some(evaluation) => JobOutcome::Evaluated(evaluation),
        None if assignment.stop.load(Ordering::Relaxed) => JobOutcome::Stopped,
        None => JobOutcome::Nothing,
    }
}

/// Finds the best moves with the eyes of a player, and sends them as they get better.
fn analyse(
    shared: &PoolShared,
    assignment: &Assignment,
    player: &Player,
    play: &dyn AnyPlay,
    lines: usize,
) -> JobOutcome {
    let Some(params) = player.params() else { return JobOutcome::Nothing };
    let owner =
        Owner { table: assignment.table.clone(), player: player.id.to_string(), side: play.to_move() };
    let mut searcher = shared.take_searcher(&owner);
    let is_full = player.is_full_strength();
    let mut params = SearchParams { lines, time: None, threads: 1, ..params.clone() };
    if is_full {
        // An analysis does not dislike draws, as the player may.
        params.style = Style::PLAIN;
    }
    let mut found: Vec<Analysis> = Vec::new();
    let best = play.search(&mut searcher, &params, &assignment.stop, &mut |analysis| {
        found.truncate(
            found.iter().position(|known| known.multi_pv == analysis.multi_pv).unwrap_or(found.len()),
        );
        found.push(analysis.clone());
        if assignment.events.capacity() > ROOM_FOR_STARTS {
            let _ = assignment.events.try_send(JobEvent::Lines(found.clone()));
        }
    });
    shared.keep_searcher(owner, searcher);
    let Some(best) = best else { return JobOutcome::Nothing };
    let others = found.into_iter().filter(|other| other.pv.first() != best.pv.first());
    JobOutcome::Analysed(std::iter::once(best.clone()).chain(others).take(lines.max(1)).collect())
}

/// Sends what a clock goes by, unless the table has not read for very long.
pub(super) fn announce(events: &mpsc::Sender<JobEvent>, event: JobEvent) {
    if events.capacity() > ROOM_FOR_ANSWER {
        // A table that has gone has dropped its job.
        let _ = events.try_send(event);
    }
}

/// Sends how far a job has come. If the table is slow to read, the next one will do.
fn report(events: &mpsc::Sender<JobEvent>, mut progress: Progress, time: Option<Duration>, began: Instant) {
    if events.capacity() > ROOM_FOR_STARTS {
        if let Some(time) = time {
            progress.share = progress.share.max(began.elapsed().div_duration_f32(time).min(1.0));
        }
        let _ = events.try_send(JobEvent::Progress(progress));
    }
}
