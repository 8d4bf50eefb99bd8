//! A job in the pool: what it is, how far it has come, and how long it may take.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use plyground_engines::{AnyPlayer, Roster};
use plyground_players::drawn;
use tokio::sync::mpsc;

use super::{
    costs::{self, Costs},
    job::{Job, JobEvent, JobKind},
    time,
};

/// How often a job that has to begin anew is suspended before it stays.
pub(super) const RESTARTS: u32 = 2;

/// Why a job is stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// Its best move is the answer.
    Decide,
    /// It goes on later.
    Suspend,
    /// Nobody wants the answer.
    Cancel,
}

/// A job in the pool.
pub(super) struct JobEntry {
    pub(super) job: Arc<Job>,
    pub(super) table: String,
    pub(super) game: &'static str,
    pub(super) player: AnyPlayer,
    pub(super) events: mpsc::Sender<JobEvent>,
    /// Ends the search.
    pub(super) stop: Arc<AtomicBool>,
    /// Tells an external engine that nobody wants its move.
    pub(super) cancel: Arc<AtomicBool>,
    pub(super) purpose: Option<Purpose>,
    pub(super) run: Option<Run>,
    /// Thinking time of earlier runs that was not in vain.
    pub(super) spent: Duration,
    pub(super) restarts: u32,
    /// The best move when it was suspended.
    pub(super) best: Option<String>,
}

/// What is known of a job that runs.
#[derive(Clone, Copy)]
pub(super) struct Run {
    pub(super) began: Instant,
    /// When it has to decide.
    pub(super) end: Option<Instant>,
}

impl JobEntry {
    pub(super) fn new(
        job: Job,
        table: String,
        game: &'static str,
        player: AnyPlayer,
        events: mpsc::Sender<JobEvent>,
    ) -> Self {
        JobEntry {
            job: Arc::new(job),
            table,
            game,
            player,
            events,
            stop: Arc::default(),
            cancel: Arc::default(),
            purpose: None,
            run: None,
            spent: Duration::ZERO,
            restarts: 0,
            best: None,
        }
    }

    pub(super) fn stop_to(&mut self, purpose: Purpose) {
        self.purpose = Some(purpose);
        self.cancel.store(purpose == Purpose::Cancel, Ordering::Relaxed);
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Takes back a stop.
    pub(super) fn go_on(&mut self) {
        (self.purpose, self.stop) = (None, Arc::default());
    }

    /// What its clock allows.
    pub(super) fn by_clock(&self) -> Option<Duration> {
        let JobKind::Choose { left_ms, increment_ms, .. } = self.job.kind else { return None };
        left_ms.map(|left| time::by_clock(Duration::from_millis(left), Duration::from_millis(increment_ms)))
    }

    /// The whole time of a player of full strength or an external engine, with so many persons waiting: no longer with much time on the clock
    /// than without one, because a person waits.
    pub(super) fn own_time(&self, crowd: f64) -> Option<Duration> {
        match self.job.kind {
            JobKind::Choose { .. } => {}
            JobKind::Opening { .. } | JobKind::Evaluate { .. } => return None,
            JobKind::Analyse { time_ms, .. } => return Some(analysis_time(time_ms, &self.player)),
        }
        let own = match &self.player {
            AnyPlayer::BuiltIn(player) => player.params()?.time?,
            AnyPlayer::External(engine) => engine.time,
        };
        let own = self.by_clock().map_or(own, |by_clock| by_clock.min(own));
        Some(time::shared(own, crowd))
    }

    /// What is left of it after earlier runs.
    pub(super) fn time_left(&self, crowd: f64) -> Option<Duration> {
        let own = self.own_time(crowd)?;
        Some(own.saturating_sub(self.spent).max(time::LEAST.min(own)))
    }

    /// Makes room for a more urgent job. What has nearly ended decides instead: it has little to gain from going on.
    pub(super) fn make_room(&mut self, now: Instant) {
        if self.purpose.is_none() {
            let end = self.run.and_then(|run| run.end);
            let nearly = end.is_some_and(|end| end.saturating_duration_since(now) < time::LEAST);
            self.stop_to(if nearly { Purpose::Decide } else { Purpose::Suspend });
        }
    }
}

/// The game and the player that a job is for; `None` if there is no such game or player.
pub(super) fn player_of(job: &Job, roster: &Roster) -> Option<(&'static str, AnyPlayer)> {
    let (game, variant) = plyground_games::find(&job.line.variant).ok()?;
    let game = game.info().id;
    let (player, seed) = match &job.kind {
        JobKind::Choose { player, seed, .. } => (player.as_str(), *seed),
        JobKind::Analyse { player: Some(player), .. } => (player.as_str(), 0),
        JobKind::Analyse { player: None, .. } | JobKind::Evaluate { .. } | JobKind::Opening { .. } => {
            return Some((game, plyground_players::of(game).last()?.clone().into()));
        }
    };
    Some(match roster.find(game, variant.id, player)? {
        AnyPlayer::BuiltIn(player) => (game, drawn(&player, game, seed).clone().into()),
        external @ AnyPlayer::External(_) => (game, external),
    })
}

/// How long an analysis goes on: an external engine takes the time of a move.
fn analysis_time(time_ms: u64, player: &AnyPlayer) -> Duration {
    let wanted = Duration::from_millis(time_ms);
    match player {
        AnyPlayer::BuiltIn(_) => wanted,
        AnyPlayer::External(engine) => engine.time.min(wanted),
    }
}

/// How long a job will take.
pub(super) fn expected_time(job: &Job, game: &'static str, player: &AnyPlayer, costs: &Costs) -> Duration {
    match job.kind {
        JobKind::Choose { .. } => costs.of(game, player),
        JobKind::Evaluate { effort, nodes } => costs::of_nodes(nodes.saturating_mul(effort.factor())),
        JobKind::Analyse { time_ms, .. } => analysis_time(time_ms, player),
        JobKind::Opening { nth: Some(_), .. } => costs::of_nodes(plyground_players::openings::NODES),
        JobKind::Opening { nth: None, .. } => costs::of_nodes(plyground_players::openings::FAIR_NODES),
    }
}
