//! The boards of a round as they are played: what the wall shows, and what keeps computers playing while nobody else looks. One for each event,
//! shared by all who need it, gone with the last of them.

use std::{
    collections::BTreeMap,
    sync::Arc,
    time::{Duration, Instant},
};

use plyground_games::find;
use plyground_review::Effort;
use plyground_rules::Side;
use tokio::{
    sync::watch,
    task::AbortHandle,
    time::{sleep, sleep_until},
};

use super::LiveEvent;
use crate::{
    pool::{Job, JobEvent, JobHandle, JobKind, MoveHistory, Ticket, Urgency},
    registry::TableRegistry,
    session::{Browser, new_token},
    table::{Handle, Joined, Snapshot},
};

/// A board is looked at no more often than this, whatever happens on it.
const PACE: Duration = Duration::from_millis(200);
/// A table that cannot be watched is tried again after this long.
const AGAIN: Duration = Duration::from_secs(2);
/// A game is judged no more often than this, by so many nodes: who plays must not feel it.
const JUDGED: Duration = Duration::from_secs(3);
const NODES: u64 = 1_500;
/// So much of an earlier change of the chances counts after the next one.
const FADES: f64 = 0.7;
/// The large board stays for this long at least, and for this long after its end.
const STAYS: Duration = Duration::from_secs(15);
const LINGERS: Duration = Duration::from_secs(6);
/// Another one has to have moved so much more to take its place.
const CLEARLY: f64 = 1.25;
/// So often it is asked which one that is.
const LOOK: Duration = Duration::from_secs(2);

/// A round and a board, from 1.
pub(crate) type Place = (u32, u32);

/// The boards of an event that are played.
pub(crate) struct Gallery {
    shown: watch::Receiver<Shown>,
    task: AbortHandle,
}

impl Drop for Gallery {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// What there is to be seen.
#[derive(Clone, Default)]
pub(crate) struct Shown {
    pub(crate) boards: BTreeMap<Place, Arc<BoardNow>>,
    /// The most exciting one.
    pub(crate) large: Option<Place>,
}

/// A board as it stands.
pub(crate) struct BoardNow {
    pub(crate) snapshot: Arc<Snapshot>,
    pub(crate) is_over: bool,
    swing: Swing,
}

/// How much the chances of a game have moved of late.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Swing {
    /// Of the first side, the last time that it was judged.
    chance: Option<f64>,
    moved: f64,
}

impl Swing {
    fn note(&mut self, chance: f64) {
        if let Some(before) = self.chance.replace(chance) {
            self.moved = self.moved * FADES + (chance - before).abs();
        }
    }
}

/// The large board: which one, and since when it is that and, if it is, over.
#[derive(Clone, Copy, Default)]
struct Large {
    place: Option<Place>,
    since: Option<Instant>,
    over_since: Option<Instant>,
}

impl Large {
    /// Which one is large now: the one whose chances have moved most, changed neither often nor for little.
    fn choose(&mut self, boards: impl Iterator<Item = (Place, f64, bool)>, now: Instant) -> Option<Place> {
        let boards: Vec<_> = boards.collect();
        let open = boards.iter().filter(|(_, _, is_over)| !is_over);
        // Of equals the first board, which those with the most points play.
        let best = open.copied().reduce(|best, next| if next.1 > best.1 { next } else { best });
        let current = boards.iter().find(|(place, _, _)| Some(*place) == self.place).copied();
        let long_ago = |since: Option<Instant>, time| since.is_none_or(|at| now.duration_since(at) >= time);
        let changes = match (current, best) {
            (None, _) => true,
            (Some(_), None) => false,
            (Some((_, _, true)), Some(_)) => {
                let over_since = *self.over_since.get_or_insert(now);
                long_ago(Some(over_since), LINGERS)
            }
            (Some((place, moved, false)), Some((other, more, _))) => {
                self.over_since = None;
                other != place && more > moved * CLEARLY && long_ago(self.since, STAYS)
            }
        };
        if changes {
            let place = best.or_else(|| boards.first().copied()).map(|(place, _, _)| place);
            *self = Large { place, since: place.map(|_| now), over_since: None };
        }
        self.place
    }
}

/// Ends a task that nobody needs any more.
struct Following {
    game: String,
    task: AbortHandle,
}

impl Drop for Following {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Gallery {
    pub(super) fn open(event: watch::Receiver<Arc<LiveEvent>>, tables: TableRegistry) -> Arc<Gallery> {
        let (sender, shown) = watch::channel(Shown::default());
        let task = tokio::spawn(keep(event, tables, Arc::new(sender))).abort_handle();
        Arc::new(Gallery { shown, task })
    }

    /// What is seen, from now on.
    pub(crate) fn watch(&self) -> watch::Receiver<Shown> {
        self.shown.clone()
    }
}

/// Follows the boards that there are, until it is aborted.
async fn keep(
    mut event: watch::Receiver<Arc<LiveEvent>>,
    tables: TableRegistry,
    shown: Arc<watch::Sender<Shown>>,
) {
    let mut followed: BTreeMap<Place, Following> = BTreeMap::new();
    let mut large = Large::default();
    loop {
        let live = Arc::clone(&event.borrow_and_update());
        let wanted = live.shown_games();
        followed.retain(|place, of| wanted.get(place) == Some(&of.game));
        shown.send_if_modified(|shown| {
            let before = shown.boards.len();
            shown.boards.retain(|place, _| followed.contains_key(place));
            shown.boards.len() != before
        });
        for (place, game) in wanted {
            followed.entry(place).or_insert_with(|| {
                let task = follow(tables.clone(), game.clone(), place, Arc::clone(&shown));
                Following { game, task: tokio::spawn(task).abort_handle() }
            });
        }
        loop {
            shown.send_if_modified(|shown| {
                let boards = shown.boards.iter().map(|(at, board)| (*at, board.swing.moved, board.is_over));
                let chosen = large.choose(boards, Instant::now());
                let changed = chosen != shown.large;
                shown.large = chosen;
                changed
            });
            tokio::select! {
                changed = event.changed() => match changed {
                    Ok(()) => break,
                    Err(_) => return,
                },
                () = sleep(LOOK) => {}
            }
        }
    }
}

/// Shows a board until its game is over.
async fn follow(tables: TableRegistry, game: String, place: Place, shown: Arc<watch::Sender<Shown>>) {
    let browser = Browser::of_token(&new_token());
    let mut swing = Swing::default();
    loop {
        if let Ok((handle, Some(mut joined))) = tables.join(&game, &browser).await
            && watch_table(&tables, &handle, &mut joined, &mut swing, place, &shown).await
        {
            return;
        }
        // It was put away, or there is no place at it.
        sleep(AGAIN).await;
    }
}

/// Shows a table as long as it lives; says whether its game is over.
async fn watch_table(
    tables: &TableRegistry,
    handle: &Handle,
    joined: &mut Joined,
    swing: &mut Swing,
    place: Place,
    shown: &watch::Sender<Shown>,
) -> bool {
    let mut snapshot = Arc::clone(&joined.snapshot);
    let mut judged_ply = None;
    let mut judged_at = Instant::now();
    let mut job: Option<JobHandle> = None;
    loop {
        let is_over = snapshot.state.current.around.outcome.is_some();
        let board = Arc::new(BoardNow { snapshot: Arc::clone(&snapshot), is_over, swing: *swing });
        shown.send_modify(|shown| drop(shown.boards.insert(place, board)));
        if is_over {
            return true;
        }
        let ply = snapshot.state.current.ply;
        loop {
            tokio::select! {
                update = joined.updates.recv() => {
                    if matches!(update, Err(tokio::sync::broadcast::error::RecvError::Closed)) {
                        return false;
                    }
                    break;
                }
                event = events(&mut job) => {
                    if let Some(JobEvent::Started { .. } | JobEvent::Suspended | JobEvent::Progress(_) | JobEvent::Lines(_)) = event {
                        continue;
                    }
                    job = None;
                    if let Some(JobEvent::Evaluated(evaluation)) = event
                        && judged_ply == Some(ply)
                        && let Some(chance) = chance(&snapshot, evaluation.score)
                    {
                        swing.note(chance);
                        let board = Arc::new(BoardNow { snapshot: Arc::clone(&snapshot), is_over, swing: *swing });
                        shown.send_modify(|shown| drop(shown.boards.insert(place, board)));
                    }
                }
                () = sleep_until((judged_at + JUDGED).into()), if job.is_none() && judged_ply != Some(ply) => {
                    (judged_ply, judged_at) = (Some(ply), Instant::now());
                    job = Some(judge(tables, &snapshot));
                }
            }
        }
        sleep(PACE).await;
        // What came meanwhile is in the next snapshot.
        joined.updates = joined.updates.resubscribe();
        match handle.snapshot().await {
            Some(next) => snapshot = next,
            None => return false,
        }
    }
}

async fn events(job: &mut Option<JobHandle>) -> Option<JobEvent> {
    match job {
        Some(job) => job.events.recv().await,
        None => std::future::pending().await,
    }
}

fn line(snapshot: &Snapshot) -> MoveHistory {
    MoveHistory {
        variant: snapshot.state.variant.to_owned(),
        start: snapshot.start.clone(),
        moves: snapshot.state.history.iter().map(|entry| entry.text.clone()).collect(),
    }
}

fn judge(tables: &TableRegistry, snapshot: &Snapshot) -> JobHandle {
    let kind = JobKind::Evaluate { effort: Effort::Normal, nodes: NODES };
    let ticket = Ticket { table: snapshot.state.id.clone(), client: [0; 32], urgency: Urgency::Background };
    tables.pool().submit(Job { kind, line: line(snapshot) }, ticket)
}

/// The chances of the first side.
fn chance(snapshot: &Snapshot, score: plyground_search::Score) -> Option<f64> {
    let (game, variant) = find(snapshot.state.variant).ok()?;
    let mut play = game.start(variant, snapshot.start.as_deref()).ok()?;
    for entry in &snapshot.state.history {
        play.play(&entry.text).ok()?;
    }
    let own = play.win_chance(score);
    Some(if play.to_move() == Side::First { own } else { 1.0 - own })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a20_chances_that_go_up_and_down_count_more_than_those_that_are_high() {
        let swing = |chances: &[f64]| {
            let mut swing = Swing::default();
            chances.iter().for_each(|chance| swing.note(*chance));
            swing.moved
        };
        assert_eq!(swing(&[0.9]), 0.0, "one judgement is no change");
        assert!(swing(&[0.5, 0.9, 0.3]) > swing(&[0.95, 0.97, 0.96]));
        assert!(swing(&[0.2, 0.8, 0.8, 0.8]) < swing(&[0.8, 0.8, 0.2, 0.8]), "what was long ago fades");
    }

    #[test]
    fn a20_the_large_board_is_the_one_that_moves_most_and_stays_a_while() {
        let began = Instant::now();
        let at = |seconds: u64| began + Duration::from_secs(seconds);
        let mut large = Large::default();
        let mut choose = |moved: [f64; 3], over: [bool; 3], seconds| {
            let boards = (1..).zip(moved.into_iter().zip(over));
            large.choose(boards.map(|(board, (moved, over))| ((1, board), moved, over)), at(seconds))
        };
        let open = [false; 3];
        assert_eq!(choose([0.0; 3], open, 0), Some((1, 1)), "the first board where nothing has happened");
        assert_eq!(choose([0.0, 0.5, 0.1], open, 5), Some((1, 1)), "not at once");
        assert_eq!(choose([0.0, 0.5, 0.1], open, 15), Some((1, 2)));
        assert_eq!(choose([0.0, 0.5, 0.6], open, 60), Some((1, 2)), "not for little");
        assert_eq!(choose([0.0, 0.5, 0.9], open, 61), Some((1, 3)));
        let over = [false, false, true];
        assert_eq!(choose([0.0, 0.5, 0.9], over, 62), Some((1, 3)), "how it ended is seen");
        assert_eq!(choose([0.0, 0.5, 0.9], over, 68), Some((1, 2)));
        assert_eq!(choose([0.0; 3], [true; 3], 90), Some((1, 2)), "all are over");
        assert_eq!(Large::default().choose(std::iter::empty(), began), None);
    }
}
