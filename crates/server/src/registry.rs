//! The tables that are live, by id. A table comes to life when it is asked for and is put away when nobody has been there for
//! a while; everything is on disk all the time. One that is put away while a clock runs leaves its clocks here and is
//! brought back when the flag falls.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex as StdMutex, PoisonError},
    time::{Duration, Instant},
};

use plyground_engines::{Launcher, Roster};
use plyground_store::{GameRow, Store, Write};
use plyground_words::key;
use tokio::{
    sync::{Mutex, mpsc},
    time::sleep,
};

use crate::{
    error::Refusal,
    pool::Pool,
    session::Browser,
    table::{
        Actor, Handle, Joined, LiveTable, RoomEntry, SleepingTable, TableCommand, message::RatingChange, now,
    },
};

/// The most tables that are live at once: memory stays bounded whatever clients do.
const MAX_TABLES: usize = if cfg!(test) { 8 } else { 4_000 };
/// TableRegistry are asked to make room so often, and get this long for it each time.
const TRIES: u32 = 5;
const ROOM: Duration = Duration::from_millis(100);
/// The most tables that are asleep with a running clock. Further ones forget what the decision under way has cost.
const MAX_ASLEEP: usize = 100_000;
/// Commands that wait at a table; more make their senders wait.
const QUEUE: usize = 64;
/// How often it is looked whether a flag of a sleeping table has fallen.
const WAKE: Duration = Duration::from_millis(500);
/// A table that cannot be woken is tried again after this long.
const LATER: Duration = Duration::from_secs(10);

/// All live tables.
#[derive(Clone)]
pub(crate) struct TableRegistry {
    /// Each with its own lock, so that loading one keeps nobody from another.
    live: Arc<StdMutex<HashMap<String, TableSlot>>>,
    asleep: Arc<StdMutex<HashMap<String, SleepingTable>>>,
    store: Store,
    roster: Roster,
    pool: Pool,
}

/// A table's place: its handle once it has been loaded.
type TableSlot = Arc<Mutex<Option<Handle>>>;

/// Whether a place is needed: its table lives, or a task is about to load it. Asked under the lock of all places, under which alone
/// places are handed out; so a table never has two.
fn in_use(_: &String, slot: &mut TableSlot) -> bool {
    let closed = |handle: &Option<Handle>| handle.as_ref().is_none_or(|handle| handle.commands.is_closed());
    Arc::strong_count(slot) > 1 || slot.try_lock().is_ok_and(|place| !closed(&place))
}

/// Nothing is done under these locks that could panic half-way.
fn lock<T>(mutex: &StdMutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl TableRegistry {
    pub(crate) fn new(store: Store, roster: Roster, launcher: Launcher) -> Self {
        let pool = Pool::start(roster.clone(), launcher);
        TableRegistry { live: Arc::default(), asleep: Arc::default(), store, roster, pool }
    }

    /// The external engines.
    pub(crate) fn roster(&self) -> &Roster {
        &self.roster
    }

    /// Ends every search and every external engine.
    pub(crate) fn end_engines(&self) {
        self.pool.close();
    }

    pub(crate) fn store(&self) -> &Store {
        &self.store
    }

    /// The threads that think.
    pub(crate) fn pool(&self) -> &Pool {
        &self.pool
    }

    /// Adds a new game.
    pub(crate) async fn create(&self, row: GameRow) -> Result<(), Refusal> {
        Ok(self.store.commit(vec![Write::Create(row)]).await?)
    }

    /// The table with this id, brought to life if need be.
    pub(crate) async fn get(&self, id: &str) -> Result<Handle, Refusal> {
        let slot = self.slot_in_time(id).await?;
        let mut place = slot.lock().await;
        if let Some(handle) = place.as_ref().filter(|h| !h.commands.is_closed()) {
            return Ok(handle.clone());
        }
        let handle = self.load(id).await?;
        *place = Some(handle.clone());
        Ok(handle)
    }

    /// Connects a browser to a table. `None`: too many watch.
    pub(crate) async fn join(
        &self,
        id: &str,
        browser: &Browser,
    ) -> Result<(Handle, Option<Joined>), Refusal> {
        let handle = self.get(id).await?;
        if let Some(joined) = handle.join(browser.clone()).await {
            return Ok((handle, joined));
        }
        // It was put away at that very moment.
        let handle = self.get(id).await?;
        let joined = handle.join(browser.clone()).await.ok_or_else(|| Refusal::missing("game"))?;
        Ok((handle, joined))
    }

    /// The running games with a person connected, those with a free seat first, then the latest move; at most so many.
    pub(crate) fn room(&self, most: usize) -> Vec<RoomEntry> {
        let live = lock(&self.live);
        let seen = live.values().filter_map(|slot| slot.try_lock().ok()?.as_ref()?.room.borrow().clone());
        let mut entries: Vec<RoomEntry> = seen.collect();
        drop(live);
        entries.sort_by_key(|entry| (entry.free.is_none(), std::cmp::Reverse(entry.moved_at)));
        entries.truncate(most);
        entries
    }

    /// The place of a table; others are asked to make room for it if need be.
    async fn slot_in_time(&self, id: &str) -> Result<TableSlot, Refusal> {
        for _ in 0..TRIES {
            if let Some(slot) = self.slot(id) {
                return Ok(slot);
            }
            self.make_room();
            sleep(ROOM).await;
        }
        self.slot(id).ok_or_else(|| Refusal::full(key!("too-many-games")))
    }

    /// Asks tables with nobody there to be put away at once: who only looked at many pages keeps nobody from playing.
    fn make_room(&self) {
        self.ask_all(|| TableCommand::Rest);
    }

    /// Lets tables of games that are over be loaded again: what is stored is another than they know.
    pub(crate) fn renew(&self) {
        self.ask_all(|| TableCommand::Renew);
    }

    fn ask_all(&self, command: impl Fn() -> TableCommand) {
        for slot in lock(&self.live).values() {
            if let Ok(place) = slot.try_lock()
                && let Some(handle) = place.as_ref()
            {
                // One that has no time to be asked is in use.
                let _ = handle.commands.try_send(command());
            }
        }
    }

    /// The place of a table, made if there is none; `None` if there is no room.
    fn slot(&self, id: &str) -> Option<TableSlot> {
        let mut live = lock(&self.live);
        if let Some(slot) = live.get(id) {
            return Some(Arc::clone(slot));
        }
        if live.len() >= MAX_TABLES {
            live.retain(in_use);
        }
        if live.len() >= MAX_TABLES {
            return None;
        }
        Some(Arc::clone(live.entry(id.to_owned()).or_default()))
    }

    async fn load(&self, id: &str) -> Result<Handle, Refusal> {
        let Some((row, moves)) = self.store.load(id).await? else {
            return Err(Refusal::missing("game"));
        };
        let clocks = lock(&self.asleep).get(id).map(|asleep| asleep.clocks.clone());
        let mut table = LiveTable::load(row, moves, clocks, now())?;
        table.roster = self.roster.clone();
        if table.has_counted() {
            table.rated = self.store.rated_game(id).await?.as_ref().map(RatingChange::of);
        }
        lock(&self.asleep).remove(id);
        let actor = Actor::new(table, self.store.clone(), self.pool.clone());
        let (commands, mut queue) = mpsc::channel(QUEUE);
        let room = actor.room();
        let (tables, id) = (self.clone(), id.to_owned());
        tokio::spawn(async move {
            let asleep = actor.run(&mut queue).await;
            tables.put_away(&id, asleep);
            // Only now: a table that is asked for again finds what it left.
            drop(queue);
        });
        Ok(Handle { commands, room })
    }

    /// Keeps the clocks of a table that ends. Its place is given up later, by [`in_use`].
    fn put_away(&self, id: &str, asleep: Option<SleepingTable>) {
        self.pool.forget(id);
        let mut sleeping = lock(&self.asleep);
        if let Some(asleep) = asleep.filter(|_| sleeping.len() < MAX_ASLEEP) {
            sleeping.insert(id.to_owned(), asleep);
        }
    }

    /// Brings tables back whose flag has fallen and gives up places of tables that ended, for ever.
    pub(crate) async fn wake_sleepers(self) {
        loop {
            sleep(WAKE).await;
            lock(&self.live).retain(in_use);
            let now = Instant::now();
            let due: Vec<String> = lock(&self.asleep)
                .iter()
                .filter(|(_, asleep)| asleep.deadline <= now)
                .map(|(id, _)| id.clone())
                .collect();
            for id in due {
                // The table ends its game by itself and is put away again.
                if let Err(e) = self.get(&id).await {
                    tracing::warn!(game = id, "a table whose time is up could not be woken: {e:?}");
                    // It cannot be read or there is no room: later, and the others need not wait for it.
                    if let Some(asleep) = lock(&self.asleep).get_mut(&id) {
                        asleep.deadline = now + LATER;
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
