//! How an external engine chooses its move or analyses a position: in a process of its own, while a thread of the pool waits for it.

use std::sync::Arc;

use plyground_engines::{Answer, Control, Engine, Failure, Session};
use plyground_games::{Analysis, AnyPlay};
use plyground_players::Progress;
use plyground_protocols::client::{EngineInfo, MoveLimits};
use plyground_rules::Side;

use super::{
    searchers::Owner,
    state::PoolShared,
    worker::{Assignment, JobOutcome},
};

/// More of an engine's line is not shown.
const MOST_MOVES: usize = 60;

/// Asks the engine of the table for its move, and starts one if there is none yet.
pub(super) fn choose(
    shared: &Arc<PoolShared>,
    assignment: &Assignment,
    engine: &Engine,
    play: &dyn AnyPlay,
    progress: &mut dyn FnMut(Progress),
) -> JobOutcome {
    let owner = Owner { table: assignment.table.clone(), player: engine.id.clone(), side: play.to_move() };
    ask(shared, assignment, engine, play, owner, progress)
        .map_or_else(|outcome| outcome, |answer| JobOutcome::Move(answer.mv))
}

/// Asks an engine what it would play, and what it says about that: a line with a score, or a move alone.
pub(super) fn analyse(
    shared: &Arc<PoolShared>,
    assignment: &Assignment,
    engine: &Engine,
    play: &dyn AnyPlay,
    progress: &mut dyn FnMut(Progress),
) -> JobOutcome {
    // One process for both sides. A browser's analyses are one table, whatever they are about, and a process knows one variant.
    let player = format!("{} {}", engine.id, play.variant().id);
    let owner = Owner { table: assignment.table.clone(), player, side: Side::First };
    let answer = match ask(shared, assignment, engine, play, owner, progress) {
        Ok(answer) => answer,
        Err(outcome) => return outcome,
    };
    let info = answer.info.unwrap_or_default();
    let Some(score) = info.read_score() else { return JobOutcome::Move(answer.mv) };
    let pv = legal_line(play, &answer.mv, &info.pv);
    JobOutcome::Analysed(vec![Analysis { depth: info.depth, nodes: info.nodes, multi_pv: 0, score, pv }])
}

/// The move, and what the engine expects after it as far as that is legal.
fn legal_line(play: &dyn AnyPlay, mv: &str, said: &[String]) -> Vec<String> {
    let (mut after, mut line) = (play.boxed_clone(), Vec::new());
    for text in said.iter().take(MOST_MOVES) {
        match after.play(text).ok().and_then(|()| after.last_move()) {
            Some(text) if !line.is_empty() || text == mv => line.push(text),
            _ => break,
        }
    }
    if line.is_empty() { vec![mv.to_owned()] } else { line }
}

/// The engine's answer, or what becomes of the job without one.
fn ask(
    shared: &Arc<PoolShared>,
    assignment: &Assignment,
    engine: &Engine,
    play: &dyn AnyPlay,
    owner: Owner,
    progress: &mut dyn FnMut(Progress),
) -> Result<Answer, JobOutcome> {
    let control = Control { stop: &assignment.stop, cancel: &assignment.cancel };
    let Engine { depth, nodes, timed, .. } = *engine;
    let time = assignment.budget.time.unwrap_or(engine.time);
    let limits = MoveLimits { time, cpu: None, depth, nodes, timed };
    let mut report = |info: &EngineInfo| {
        let score = info.read_score();
        progress(Progress { depth: info.depth, nodes: info.nodes, share: 0.0, score });
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
            Ok(answer)
        }
        Err(Failure::Cancelled) => Err(JobOutcome::Nothing),
        Err(failure) => {
            tracing::warn!(
                table = assignment.table,
                player = engine.id,
                "an external engine failed: {failure}"
            );
            Err(failure.reason().map_or(JobOutcome::Nothing, JobOutcome::Forfeit))
        }
    }
}
