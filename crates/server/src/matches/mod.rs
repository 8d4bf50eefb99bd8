//! Matches between computer players in the background. `plan` says who meets whom, `live` is a match as a plain value, `actor` is the
//! task that carries it out, `shown` what can be seen of it.

mod actor;
mod live;
pub(crate) mod plan;
pub(crate) mod shown;

use std::{collections::HashMap, net::IpAddr, sync::Arc};

use plyground_engines::{AnyPlayer, Roster};
use plyground_store::{ContestRow, ContestState, ContestWrite, Store, Write};
use plyground_words::key;
use tokio::sync::{Mutex, mpsc, oneshot, watch};

pub(crate) use self::live::MatchRequest;
use self::{
    actor::{Actor, MatchCommand},
    live::{Entrant, LiveMatch},
    plan::Plan,
    shown::Shown,
};
use crate::{
    client::Client,
    error::Refusal,
    limits::{self, MatchCounts},
    pool::Pool,
    table::now,
};

/// The most games of one match that are played at a time; and no more than there are threads.
const LANES: usize = 4;
/// Requests that wait for a match.
const QUEUE: usize = 16;

/// The matches that are under way; clones share them.
#[derive(Clone)]
pub(crate) struct Matches {
    live: Arc<Mutex<HashMap<String, Handle>>>,
    store: Store,
    pool: Pool,
    roster: Roster,
}

/// The way to a match's task.
#[derive(Clone)]
struct Handle {
    commands: mpsc::Sender<MatchCommand>,
    shown: watch::Receiver<Arc<Shown>>,
    holder: Vec<u8>,
    /// Where it was begun; not known after a restart.
    address: Option<IpAddr>,
}

impl Matches {
    pub(crate) fn new(store: Store, pool: Pool, roster: Roster) -> Self {
        Matches { live: Arc::default(), store, pool, roster }
    }

    /// Goes on with the matches that were running when the program ended.
    pub(crate) async fn resume(self) {
        match self.store.contests_under_way().await {
            Ok(rows) => {
                let mut live = self.live.lock().await;
                for row in rows {
                    let id = row.id.clone();
                    if self.spawn(&mut live, row, None).is_none() {
                        tracing::warn!(contest = id, "a match that cannot be read");
                    }
                }
            }
            Err(e) => tracing::warn!("{e}"),
        }
    }

    /// Begins a match.
    pub(crate) async fn begin(&self, row: ContestRow, client: &Client) -> Result<(), Refusal> {
        let mut live = self.live.lock().await;
        room(&mut live, client)?;
        let change = ContestWrite::Create(row.clone());
        self.store.commit(vec![Write::Contest { contest: row.id.clone(), change }]).await?;
        self.spawn(&mut live, row, Some(client.address)).map(drop).ok_or_else(|| Refusal::missing("match"))
    }

    /// Pauses, continues or stops a match; only who began it may.
    pub(crate) async fn request(
        &self,
        id: &str,
        client: &Client,
        request: MatchRequest,
    ) -> Result<(), Refusal> {
        let row = self.owned(id, client).await?;
        let handle = {
            let mut live = self.live.lock().await;
            live.retain(|_, handle| !handle.commands.is_closed());
            match live.get(id) {
                Some(handle) => handle.clone(),
                None => {
                    let missing = || Refusal::missing("match");
                    // What is refused brings nothing to life.
                    let asleep = self.load(row.clone()).ok_or_else(missing)?;
                    asleep.request(request, now()).map_err(Refusal::bad)?;
                    if request == MatchRequest::Continue {
                        room(&mut live, client)?;
                    }
                    self.spawn(&mut live, row, Some(client.address)).ok_or_else(missing)?
                }
            }
        };
        let (answer, wait) = oneshot::channel();
        // A match that has just ended says so itself.
        let ended = |_| Refusal::bad(key!("match-is-over"));
        handle.commands.send(MatchCommand { request, answer }).await.map_err(|_| ended(()))?;
        wait.await.map_err(|_| ended(()))?
    }

    /// Forgets a match with its games; only who began it may, and only when it is over.
    pub(crate) async fn delete(&self, id: &str, client: &Client) -> Result<(), Refusal> {
        let row = self.owned(id, client).await?;
        if !row.state.is_over() {
            return Err(Refusal::bad(key!("match-not-over")));
        }
        let change = ContestWrite::Delete;
        Ok(self.store.commit(vec![Write::Contest { contest: id.to_owned(), change }]).await?)
    }

    async fn owned(&self, id: &str, client: &Client) -> Result<ContestRow, Refusal> {
        let row = self.store.contest(id).await?.ok_or_else(|| Refusal::missing("match"))?;
        if row.holder == client.browser.hash() {
            Ok(row)
        } else {
            Err(Refusal::taken(key!("not-your-match")))
        }
    }

    /// What a match looks like now; and as it goes on, while it is under way.
    pub(crate) async fn watch(&self, row: &ContestRow) -> Result<(Arc<Shown>, Option<Watching>), Refusal> {
        if let Some(handle) = self.live.lock().await.get(&row.id)
            && !handle.commands.is_closed()
        {
            let shown = handle.shown.clone();
            let now = Arc::clone(&shown.borrow());
            return Ok((now, Some(shown)));
        }
        let live = self.load(row.clone()).ok_or_else(|| Refusal::missing("match"))?;
        Ok((Arc::new(Shown::of(&live, now())), None))
    }

    fn load(&self, row: ContestRow) -> Option<LiveMatch> {
        let (game, roster) = (row.game.clone(), &self.roster);
        let entrant = |plan: &Plan, id: &str| {
            let found = roster.find(&game, &plan.variant, id);
            let built_in = found.as_ref().and_then(AnyPlayer::built_in);
            Entrant {
                name: found.as_ref().map_or_else(|| id.to_owned(), |player| player.name().to_string()),
                rating: found.as_ref().and_then(AnyPlayer::rating).map(|rating| rating.elo),
                has_strength: built_in.is_none_or(plyground_players::Player::has_strength),
            }
        };
        let entrants = |plan: &Plan| plan.players.iter().map(|id| entrant(plan, id)).collect();
        LiveMatch::load(row, entrants, self.pool.threads().min(LANES), now())
    }

    fn spawn(
        &self,
        live: &mut HashMap<String, Handle>,
        row: ContestRow,
        address: Option<IpAddr>,
    ) -> Option<Handle> {
        let (id, holder) = (row.id.clone(), row.holder.clone());
        let (actor, shown) = Actor::new(self.load(row)?, self.store.clone(), self.pool.clone());
        let (commands, mut queue) = mpsc::channel(QUEUE);
        let handle = Handle { commands, shown, holder, address };
        live.insert(id, handle.clone());
        tokio::spawn(async move { actor.run(&mut queue).await });
        Some(handle)
    }
}

/// How a match goes on.
pub(crate) type Watching = watch::Receiver<Arc<Shown>>;

/// Whether one more match may be under way.
fn room(live: &mut HashMap<String, Handle>, client: &Client) -> Result<(), Refusal> {
    live.retain(|_, handle| !handle.commands.is_closed());
    let network = limits::network(client.address);
    limits::begin_match(
        MatchCounts {
            of_browser: live.values().filter(|handle| handle.holder == client.browser.hash()).count(),
            of_address: live
                .values()
                .filter(|handle| handle.address.map(limits::network) == Some(network))
                .count(),
            all: live.len(),
        },
        client.address,
    )
}

/// The plan of a stored match.
pub(crate) fn plan_of(row: &ContestRow) -> Result<Plan, Refusal> {
    serde_json::from_str(&row.plan).map_err(|_| Refusal::missing("match"))
}

/// A match that begins now.
pub(crate) fn new_row(id: String, game: &str, plan: &Plan, client: &Client) -> ContestRow {
    let created = now().unix_ms;
    ContestRow {
        id,
        game: game.to_owned(),
        variant: plan.variant.clone(),
        plan: serde_json::to_string(plan).expect("a plan is plain data"),
        holder: client.browser.hash().to_vec(),
        created,
        updated: created,
        state: ContestState::Running,
        results: Vec::new(),
        spent_ms: 0,
    }
}

#[cfg(test)]
mod tests;
