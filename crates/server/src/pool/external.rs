//! How an external engine chooses its move: in a process of its own, while a thread of the pool waits for it.

use std::sync::Arc;

use plyground_engines::{Control, Engine, Failure, Session};
use plyground_games::AnyPlay;
use plyground_players::Progress;
use plyground_protocols::client::{EngineInfo, MoveLimits};

use super::{
    searchers::Owner,
    state::PoolShared,
    worker::{Assignment, JobOutcome},
};

/// Asks the engine of the table for its move, and starts one if there is none yet.
pub(super) fn choose(
    shared: &Arc<PoolShared>,
    assignment: &Assignment,
    engine: &Engine,
    play: &dyn AnyPlay,
    progress: &mut dyn FnMut(Progress),
) -> JobOutcome {
    let owner = Owner { table: assignment.table.clone(), player: engine.id.clone(), side: play.to_move() };
    let control = Control { stop: &assignment.stop, cancel: &assignment.cancel };
    let Engine { depth, nodes, timed, .. } = *engine;
    let limits = MoveLimits { time: assignment.budget.time.unwrap_or(engine.time), depth, nodes, timed };
    let mut report = |info: &EngineInfo| {
        progress(Progress { depth: info.depth, nodes: info.nodes, share: 0.0 });
    };
    let answer = shared
        .take_session(&owner)
        .map_or_else(|| Session::start(engine, &shared.launcher, play.variant().id, control), Ok)
        .and_then(|mut session| {
            let seed = assignment.budget.seed;
            session.choose(play, limits, seed, control, &mut report).map(|answer| (session, answer))
        });
    match answer {
        Ok((session, answer)) => {
            shared.keep_session(owner, session);
            JobOutcome::Move(answer.mv)
        }
        Err(Failure::Cancelled) => JobOutcome::Nothing,
        Err(failure) => {
            tracing::warn!(
                table = assignment.table,
                player = engine.id,
                "an external engine failed: {failure}"
            );
            failure.reason().map_or(JobOutcome::Nothing, JobOutcome::Forfeit)
        }
    }
}
