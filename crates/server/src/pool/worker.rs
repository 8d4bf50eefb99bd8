//! A thread that runs engines, one job after the other.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, atomic::AtomicBool},
    time::{Duration, Instant},
};

use plyground_engines::AnyPlayer;
use plyground_games::AnyPlay;
use plyground_players::{MoveBudget, Player, Progress, Searcher};
use plyground_rules::Reason;
use tokio::sync::mpsc;

use super::{
    Shared, external,
    job::{Job, JobEvent},
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
pub(super) enum Outcome {
    /// A move: the one chosen, or the best so far if it was stopped.
    Move(String),
    /// An external engine lost by its own fault.
    Forfeit(Reason),
    /// No move, or a panic.
    Nothing,
}

impl From<Outcome> for JobEvent {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Move(mv) => JobEvent::Chosen(mv),
            Outcome::Forfeit(reason) => JobEvent::Forfeited(reason),
            Outcome::Nothing => JobEvent::Failed,
        }
    }
}

/// Chooses a move: see [`plyground_players::choose_with`].
pub(super) type Engine = fn(
    searcher: &mut Searcher,
    play: &dyn AnyPlay,
    player: &Player,
    budget: MoveBudget,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(Progress),
) -> Option<String>;

/// Runs jobs until the pool is closed.
pub(super) fn work(shared: &Arc<Shared>, engine: Engine) {
    while let Some(assignment) = shared.take() {
        let outcome = run(shared, &assignment, engine);
        shared.finish(assignment.id, outcome);
    }
}

fn run(shared: &Arc<Shared>, assignment: &Assignment, engine: Engine) -> Outcome {
    let Assignment { job, player, budget, .. } = assignment;
    let began = Instant::now();
    announce(&assignment.events, JobEvent::Started { time: budget.time });
    let mut progress = |progress| report(&assignment.events, progress, budget.time, began);
    // After a panic the searcher is dropped: nothing half changed is looked at.
    let think = AssertUnwindSafe(|| {
        let Some(play) = job.line.replay() else { return Outcome::Nothing };
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
            let mv = engine(&mut searcher, &*play, player, *budget, &assignment.stop, &mut progress);
            shared.keep_searcher(owner, searcher);
            mv
        } else {
            engine(&mut Searcher::new(), &*play, player, *budget, &assignment.stop, &mut progress)
        };
        mv.map_or(Outcome::Nothing, Outcome::Move)
    });
    let outcome = catch_unwind(think).unwrap_or(Outcome::Nothing);
    if matches!(outcome, Outcome::Nothing) {
        tracing::error!(table = assignment.table, player = player.id(), "an engine found no move");
    }
    outcome
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
