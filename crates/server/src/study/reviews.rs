//! Reviews under way: each is carried out once, however many look at it, and goes on when nobody does.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
};

use plyground_games::{AnyPlay, coach::Phase, find};
use plyground_review::{
    DEFAULT_NODES, Effort, Evaluation, Evaluations, MoveReport, Report, Review, Subject, Task, Verdict,
};
use plyground_rules::{BySide, Side};
use plyground_store::{ArchivedGame, EvaluationRow, GameRow, Store, Write};
use plyground_words::key;
use serde::{Deserialize, Serialize};
use tokio::{sync::watch, task::spawn_blocking};

use crate::{
    error::Refusal,
    pool::{Job, JobEvent, JobKind, MoveHistory, Pool, Ticket, Urgency},
    table::unix_ms,
};

/// The most reviews under way at once; further ones wait until they are asked for again.
const MOST: usize = 200;
/// Points of the little graph on a game's card.
const CARD_POINTS: usize = 40;

/// All reviews under way; clones share them.
#[derive(Clone)]
pub(crate) struct Reviews {
    running: Arc<Mutex<HashMap<String, Running>>>,
    store: Store,
    pool: Pool,
}

/// What those see who look at a review.
#[derive(Clone)]
pub(crate) struct ReviewProgress {
    pub(crate) report: Arc<Report>,
    /// How much is done, from 0 to 1.
    pub(crate) share: f64,
}

#[derive(Clone)]
struct Running {
    progress: watch::Receiver<ReviewProgress>,
    watchers: Arc<AtomicUsize>,
}

/// A watcher of a review. A watched review comes before those without watchers.
pub(crate) struct Watching {
    pub(crate) progress: watch::Receiver<ReviewProgress>,
    watchers: Arc<AtomicUsize>,
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.watchers.fetch_sub(1, Ordering::Relaxed);
    }
}

/// What a game's card shows of its review.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct GameCard {
    /// The chances of the first side, in whole percent.
    pub(crate) chances: Vec<u8>,
    /// Inaccuracies, mistakes and blunders.
    pub(crate) faults: BySide<[usize; 3]>,
    pub(crate) accuracy: BySide<Option<f64>>,
    pub(crate) opening: Option<String>,
    /// Accuracy in the opening, the middle and the end; cards of earlier versions have none.
    #[serde(default)]
    pub(crate) phases: BySide<[Option<f64>; 3]>,
    /// Why mistakes were mistakes.
    #[serde(default)]
    pub(crate) reasons: BySide<Vec<FaultReason>>,
}

/// Why a move was a mistake.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct FaultReason {
    /// Moves up to the mistake, itself included.
    pub(crate) ply: usize,
    /// Which kind of mistake.
    pub(crate) code: String,
    /// The sentence, as browsers get it.
    #[cfg_attr(test, ts(type = "import(\"./words.js\").Message"))]
    pub(crate) message: serde_json::Value,
}

/// The most mistakes of a side that a card names.
const REASONS: usize = 20;

impl GameCard {
    /// What was kept of a game's review.
    pub(crate) fn of(game: &ArchivedGame) -> Option<Self> {
        serde_json::from_str(game.review.as_deref()?).ok()
    }

    /// `None` while the review is under way.
    fn new(report: &Report) -> Option<Self> {
        let summary = report.summary.as_ref()?;
        let chances: Vec<f64> = report.chances.iter().copied().flatten().collect();
        let last = chances.len().saturating_sub(1);
        let points = CARD_POINTS.min(chances.len()).max(1);
        let at = |point: usize| {
            chances.get(point * last / points.saturating_sub(1).max(1)).copied().unwrap_or(0.5)
        };
        let faults = [Verdict::Inaccuracy, Verdict::Mistake, Verdict::Blunder];
        Some(GameCard {
            chances: (0..points).map(|point| (100.0 * at(point)).round() as u8).collect(),
            faults: BySide::from_fn(|side| faults.map(|verdict| report.count(side, verdict))),
            accuracy: summary.accuracy,
            opening: summary.opening.map(str::to_owned),
            phases: BySide::from_fn(|side| {
                Phase::ALL
                    .map(|phase| summary.phases.iter().find(|report| report.phase == phase)?.accuracy[side])
            }),
            reasons: BySide::from_fn(|side| {
                let made = report.moves.iter().flatten().filter(|made| {
                    made.side == side && matches!(made.verdict, Verdict::Mistake | Verdict::Blunder)
                });
                let reason = |made: &MoveReport| {
                    let why = made.why.first()?;
                    let message = serde_json::to_value(&why.message).ok()?;
                    Some(FaultReason { ply: made.ply, code: why.code.to_owned(), message })
                };
                made.filter_map(reason).take(REASONS).collect()
            }),
        })
    }
}

impl Reviews {
    pub(crate) fn new(store: Store, pool: Pool) -> Self {
        Reviews { running: Arc::default(), store, pool }
    }

    /// Goes on with reviews that were under way when the program ended.
    pub(crate) async fn resume(self) {
        match self.store.reviews_under_way().await {
            Ok(games) => {
                for game in games.into_iter().take(MOST) {
                    if let Err(refusal) = self.watch(&game, [0; 32]).await {
                        tracing::warn!(game, "{}", refusal.message());
                    }
                }
            }
            Err(e) => tracing::warn!("{e}"),
        }
    }

    /// Looks at the review of a game, which begins now if it has not.
    pub(crate) async fn watch(&self, game: &str, client: [u8; 32]) -> Result<Watching, Refusal> {
        if let Some(watching) = self.join(game) {
            return Ok(watching);
        }
        let (row, play) = finished_game(&self.store, game).await?;
        self.store.commit(vec![Write::AskReview { game: row.id.clone(), at: unix_ms() }]).await?;
        let given = row.opening.moves();
        let review =
            in_background(move || Review::new(Subject::new(&*play).with_given(given), Evaluations::new()))
                .await?;
        let (sender, progress) = watch::channel(shown(&review));
        let watchers = Arc::new(AtomicUsize::new(0));
        let running = Running { progress, watchers: Arc::clone(&watchers) };
        {
            let mut all = self.lock();
            if let Some(there) = all.get(game) {
                // Another task was faster.
                return Ok(there.clone().watching());
            }
            if all.len() >= MOST {
                return Err(Refusal::full(key!("too-many-reviews")));
            }
            all.insert(game.to_owned(), running.clone());
        }
        let watching = running.watching();
        let work = Work { reviews: self.clone(), game: game.to_owned(), row, client, watchers, sender };
        tokio::spawn(work.run(review));
        Ok(watching)
    }

    /// The whole review of a game that has been reviewed; waits for it if need be.
    pub(crate) async fn complete(&self, game: &str, client: [u8; 32]) -> Result<Arc<Report>, Refusal> {
        let mut watching = self.watch(game, client).await?;
        let complete = |progress: &ReviewProgress| progress.report.summary.is_some();
        match watching.progress.wait_for(complete).await {
            Ok(progress) => Ok(Arc::clone(&progress.report)),
            Err(_) => Err(Refusal::full(key!("review-failed"))),
        }
    }

    /// What a game's card shows.
    pub(crate) async fn card(&self, game: &str) -> Option<GameCard> {
        let summary = self.store.review(game).await.ok()??;
        summary.and_then(|json| serde_json::from_str(&json).ok())
    }

    fn join(&self, game: &str) -> Option<Watching> {
        self.lock().get(game).cloned().map(Running::watching)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Running>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What a position is worth: from the store, or from the pool and into the store.
    pub(crate) async fn evaluate(
        &self,
        game: &str,
        play: &dyn AnyPlay,
        line: MoveHistory,
        effort: Effort,
        ticket: Ticket,
    ) -> Option<Evaluation> {
        let hash = play.evaluation_hash();
        let number = effort_number(effort);
        match self.store.evaluation(hash, number, DEFAULT_NODES).await {
            Ok(Some(body)) => {
                if let Ok(evaluation) = serde_json::from_str(&body) {
                    return Some(evaluation);
                }
            }
            Ok(None) => {}
            Err(e) => tracing::warn!("{e}"),
        }
        let job = Job { kind: JobKind::Evaluate { effort, nodes: DEFAULT_NODES }, line };
        let mut handle = self.pool.submit(job, ticket);
        let evaluation = loop {
            match handle.events.recv().await? {
                JobEvent::Evaluated(evaluation) => break evaluation,
                JobEvent::Failed => return None,
                _ => {}
            }
        };
        let body = serde_json::to_string(&evaluation).expect("evaluations are plain data");
        let row = EvaluationRow { hash, effort: number, nodes: DEFAULT_NODES, body };
        // Only a cache: without it the position is searched again.
        if let Err(e) = self.store.commit(vec![Write::Evaluation { game: game.to_owned(), row }]).await {
            tracing::warn!("{e}");
        }
        Some(evaluation)
    }
}

impl Running {
    fn watching(self) -> Watching {
        self.watchers.fetch_add(1, Ordering::Relaxed);
        Watching { progress: self.progress, watchers: self.watchers }
    }
}

/// A review that is carried out.
struct Work {
    reviews: Reviews,
    game: String,
    row: GameRow,
    client: [u8; 32],
    watchers: Arc<AtomicUsize>,
    sender: watch::Sender<ReviewProgress>,
}

impl Work {
    async fn run(self, mut review: Review) {
        let table = format!("review {}", self.game);
        while let Some(task) = review.task() {
            let play = task.play(review.subject());
            let urgency = if self.watchers.load(Ordering::Relaxed) > 0 {
                Urgency::Watched
            } else {
                Urgency::Background
            };
            let ticket = Ticket { table: table.clone(), client: self.client, urgency };
            let line = self.line(&review, &task);
            let hash = play.evaluation_hash();
            let found = self.reviews.evaluate(&self.game, &*play, line, task.effort, ticket).await;
            let Some(evaluation) = found else { break };
            // Reasons are looked for while a move is completed.
            let completed = in_background(move || {
                review.insert(hash, task.effort, evaluation);
                review
            });
            match completed.await {
                Ok(known) => review = known,
                Err(_) => {
                    self.reviews.lock().remove(&self.game);
                    return;
                }
            }
            self.sender.send_replace(shown(&review));
        }
        let report = Arc::clone(&self.sender.borrow().report);
        if let Some(card) = GameCard::new(&report) {
            let summary = serde_json::to_string(&card).expect("a card is plain data");
            let write = Write::EndReview { game: self.game.clone(), summary };
            if let Err(e) = self.reviews.store.commit(vec![write]).await {
                tracing::warn!("{e}");
            }
        }
        self.reviews.pool.forget(&table);
        self.reviews.lock().remove(&self.game);
    }

    fn line(&self, review: &Review, task: &Task) -> MoveHistory {
        let subject = review.subject();
        let moves = (0..task.ply).map(|index| subject.mv(index).1.to_owned());
        MoveHistory {
            variant: self.row.variant.clone(),
            start: self.row.start.clone(),
            moves: moves.chain(task.instead.clone()).collect(),
        }
    }
}

fn shown(review: &Review) -> ReviewProgress {
    ReviewProgress { report: Arc::new(review.report().clone()), share: review.share() }
}

const fn effort_number(effort: Effort) -> u8 {
    match effort {
        Effort::Normal => 0,
        Effort::Check => 1,
        Effort::Second => 2,
    }
}

/// Does something that takes a while on a thread where nobody waits.
pub(super) async fn in_background<T: Send + 'static>(
    something: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Refusal> {
    spawn_blocking(something).await.map_err(|e| {
        tracing::error!("{e}");
        Refusal::full(key!("review-failed"))
    })
}

/// A stored game that is over, replayed.
pub(super) async fn finished_game(store: &Store, id: &str) -> Result<(GameRow, Box<dyn AnyPlay>), Refusal> {
    let (row, play) = stored_game(store, id).await?;
    if row.ending.is_none() {
        return Err(Refusal::bad(key!("review-unfinished")));
    }
    Ok((row, play))
}

/// A stored game, replayed.
pub(crate) async fn stored_game(store: &Store, id: &str) -> Result<(GameRow, Box<dyn AnyPlay>), Refusal> {
    let (row, moves) = store.load(id).await?.ok_or_else(|| Refusal::missing("game"))?;
    let (game, variant) = find(&row.variant).map_err(|_| Refusal::missing("game"))?;
    let broken = |_| Refusal::full(key!("review-failed"));
    let mut play = game.start(variant, row.start.as_deref()).map_err(|e| broken(e.to_string()))?;
    for mv in &moves {
        play.play(&mv.text).map_err(|e| broken(e.to_string()))?;
    }
    Ok((row, play))
}

/// The side of a browser in a game, if it holds exactly one or both seats.
pub(crate) fn sides_of(row: &GameRow, holder: &[u8]) -> Vec<Side> {
    Side::BOTH.into_iter().filter(|&side| row.holders[side].as_deref() == Some(holder)).collect()
}
