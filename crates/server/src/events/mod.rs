//! Club events: many people, one game, one host. `live` is an event as a plain value; here each is loaded when it is asked for, changed by
//! one request at a time, stored before anybody sees it, and followed by a task that takes results from the boards.

pub(crate) mod computers;
mod file;
mod gallery;
mod host;
mod live;
mod prizes;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex as StdMutex, PoisonError, Weak},
    time::{Duration, Instant},
};

use plyground_events::{Command, Settings};
use plyground_store::{EventRow, EventWrite, Store, Write};
use plyground_words::{Message, key};
use tokio::{
    sync::{Mutex, watch},
    task::spawn_blocking,
    time::sleep,
};

pub(crate) use self::{
    file::LONGEST_FILE,
    gallery::{BoardNow, Gallery, Place},
    live::{Change, Changed, EXPLAINED, LiveEvent, Newcomer, Rules, outcome_of},
};
use crate::{
    client::Client,
    error::Refusal,
    registry::TableRegistry,
    session::{new_id, new_seed},
    table::unix_ms,
};

/// The most events that are loaded at once.
const MOST: usize = 500;
/// An event that nobody looks at is put away after this long.
const IDLE: Duration = Duration::from_secs(600);
/// So often it is looked after results that nobody told of, and in an arena after those who wait.
const LOOK: Duration = Duration::from_secs(30);
const ARENA: Duration = Duration::from_secs(2);
/// After a failure the next attempt comes after this long.
const RETRY: Duration = Duration::from_secs(2);
/// Letters of codes: said aloud they are not mistaken for each other.
const CONSONANTS: &[u8] = b"BDFGKLMNPRSTVZ";
const VOWELS: &[u8] = b"AEIOU";
/// So many codes are tried.
const TRIES: usize = 20;

/// The events that somebody looks at; clones share them.
#[derive(Clone)]
pub(crate) struct Events {
    live: Arc<Mutex<HashMap<String, Arc<EventHandle>>>>,
    store: Store,
    tables: TableRegistry,
}

/// An event that is loaded.
pub(crate) struct EventHandle {
    id: String,
    /// Held by who changes it. True when it is not known what is stored.
    stale: Mutex<bool>,
    now: watch::Sender<Arc<LiveEvent>>,
    gallery: StdMutex<Weak<Gallery>>,
}

impl EventHandle {
    /// How it stands.
    pub(crate) fn now(&self) -> Arc<LiveEvent> {
        Arc::clone(&self.now.borrow())
    }

    /// How it goes on.
    pub(crate) fn watch(&self) -> watch::Receiver<Arc<LiveEvent>> {
        self.now.subscribe()
    }
}

impl Events {
    pub(crate) fn new(store: Store, tables: TableRegistry) -> Self {
        Events { live: Arc::default(), store, tables }
    }

    /// Sets an event up; its host is who asks. Gives its id.
    pub(crate) async fn create(&self, settings: Settings, client: &Client) -> Result<String, Refusal> {
        let now = unix_ms();
        let row = EventRow {
            id: new_id(),
            code: self.free_code().await?,
            holder: client.browser.hash().to_vec(),
            name: settings.name.clone(),
            variant: settings.variant.clone(),
            created: now,
            updated: now,
            over: false,
        };
        let id = row.id.clone();
        let create = Write::Event { event: id.clone(), change: EventWrite::Create(row.clone()) };
        let change = LiveEvent::new(row).apply(Command::SetUp { settings }, now).map_err(Refusal::bad)?;
        self.store.commit([vec![create], change.writes].concat()).await?;
        Ok(id)
    }

    /// The boards of an event as they are played.
    pub(crate) fn gallery(&self, handle: &EventHandle) -> Arc<Gallery> {
        let mut kept = handle.gallery.lock().unwrap_or_else(PoisonError::into_inner);
        kept.upgrade().unwrap_or_else(|| {
            let gallery = Gallery::open(handle.watch(), self.tables.clone());
            *kept = Arc::downgrade(&gallery);
            gallery
        })
    }

    /// A code that no event has.
    async fn free_code(&self) -> Result<String, Refusal> {
        for _ in 0..TRIES {
            let code = spoken_word();
            if self.store.event_of_code(&code).await?.is_none() {
                return Ok(code);
            }
        }
        Err(Refusal::full(key!("event-no-code")))
    }

    /// An event, loaded if need be.
    pub(crate) async fn get(&self, id: &str) -> Result<Arc<EventHandle>, Refusal> {
        let mut live = self.live.lock().await;
        if let Some(handle) = live.get(id) {
            return Ok(Arc::clone(handle));
        }
        if live.len() >= MOST {
            live.retain(|_, handle| handle.now.receiver_count() > 0 || Arc::strong_count(handle) > 1);
        }
        if live.len() >= MOST {
            return Err(Refusal::full(key!("too-busy")));
        }
        let now = watch::Sender::new(self.load(id).await?);
        let handle = Arc::new(EventHandle {
            id: id.to_owned(),
            stale: Mutex::new(false),
            now,
            gallery: StdMutex::default(),
        });
        live.insert(id.to_owned(), Arc::clone(&handle));
        tokio::spawn(self.clone().follow(Arc::downgrade(&handle)));
        Ok(handle)
    }

    async fn load(&self, id: &str) -> Result<Arc<LiveEvent>, Refusal> {
        let stored = self.store.event(id).await?.ok_or_else(|| Refusal::missing("event"))?;
        let loaded = spawn_blocking(|| LiveEvent::load(stored)).await;
        Ok(Arc::new(loaded.map_err(|_| Refusal::full(key!("server-failed")))??))
    }

    /// Changes an event; when this gives `Ok` it is stored. It is carried out to its end also if nobody waits for that.
    pub(crate) async fn change(
        &self,
        handle: &Arc<EventHandle>,
        change: impl FnOnce(&LiveEvent) -> Changed + Send + 'static,
    ) -> Result<(), Refusal> {
        let (events, handle) = (self.clone(), Arc::clone(handle));
        let done = tokio::spawn(async move { events.carry_out(&handle, change).await });
        done.await.map_err(|_| Refusal::full(key!("server-failed")))?
    }

    async fn carry_out(
        &self,
        handle: &EventHandle,
        change: impl FnOnce(&LiveEvent) -> Changed + Send + 'static,
    ) -> Result<(), Refusal> {
        let mut stale = handle.stale.lock().await;
        if *stale {
            handle.now.send_replace(self.load(&handle.id).await?);
            *stale = false;
        }
        let before = handle.now();
        // A pairing of two hundred takes a while.
        let changed = spawn_blocking(move || change(&before)).await;
        let changed = changed.map_err(|_| Refusal::full(key!("server-failed")))?;
        let Change { next, writes, void } = changed.map_err(Refusal::bad)?;
        if writes.is_empty() {
            handle.now.send_if_modified(|now| {
                let changed = now.passing != next.passing;
                if changed {
                    *now = Arc::new(next);
                }
                changed
            });
            return Ok(());
        }
        if let Err(e) = self.store.commit(writes).await {
            // It may have reached the disk all the same.
            *stale = true;
            return Err(e.into());
        }
        handle.now.send_replace(Arc::new(next));
        drop(stale);
        for game in void {
            self.end_without_result(&game).await;
        }
        Ok(())
    }

    /// Ends a game that belongs to no board any more. If that fails it goes on for itself.
    async fn end_without_result(&self, game: &str) {
        let done = match self.tables.get(game).await {
            Ok(handle) => handle.void().await,
            Err(_) => None,
        };
        if let Some(Err(why)) = done {
            tracing::info!(game, "not ended: {why}");
        }
    }

    /// Takes results from the boards, and pairs those who wait in an arena, until nobody has looked for a while.
    async fn follow(self, event: Weak<EventHandle>) {
        let mut endings = self.store.endings();
        let mut looked_at = Instant::now();
        let mut playing: Option<Arc<Gallery>>;
        loop {
            let Some(handle) = event.upgrade() else { return };
            endings.mark_unchanged();
            let pause = match self.settle(&handle).await {
                Ok(()) if handle.now().is_pairing(unix_ms()) => ARENA,
                Ok(()) => LOOK,
                Err(e) => {
                    tracing::warn!(event = handle.id, "results are not taken: {}", e.message());
                    RETRY
                }
            };
            // Nobody has to look for computers to play.
            playing = handle.now().has_computers_playing().then(|| self.gallery(&handle));
            let mut live = self.live.lock().await;
            // The list and this task have it.
            if playing.is_some() || handle.now.receiver_count() > 0 || Arc::strong_count(&handle) > 2 {
                looked_at = Instant::now();
            } else if looked_at.elapsed() > IDLE {
                live.remove(&handle.id);
                return;
            }
            drop(live);
            drop(handle);
            tokio::select! {
                changed = endings.changed() => if changed.is_err() { return },
                () = sleep(pause) => {}
            }
        }
    }

    async fn settle(&self, handle: &Arc<EventHandle>) -> Result<(), Refusal> {
        let now = handle.now();
        let games: Vec<&str> = now.open().filter_map(|(_, _, _, id)| id.map(String::as_str)).collect();
        if !games.is_empty() {
            let endings = self.store.endings_of(&games).await?;
            if endings.len() < games.len() || endings.iter().any(|(_, ending)| ending.is_some()) {
                self.change(handle, move |live| live.settle(&endings, unix_ms())).await?;
            }
        }
        if handle.now().is_pairing(unix_ms()) {
            let pair = |live: &LiveEvent| {
                live.pair_waiting(unix_ms()).ok_or_else(|| Message::from(key!("too-busy")))
            };
            // That nobody can be paired at the moment is no failure.
            drop(self.change(handle, pair).await);
        }
        Ok(())
    }

    /// What is stored has been replaced.
    pub(crate) async fn renew(&self) {
        let mut live = self.live.lock().await;
        let mut gone = Vec::new();
        for (id, handle) in live.iter() {
            let mut stale = handle.stale.lock().await;
            match self.load(id).await {
                Ok(loaded) => drop(handle.now.send_replace(loaded)),
                Err(_) => gone.push(id.clone()),
            }
            *stale = false;
        }
        live.retain(|id, _| !gone.contains(id));
    }
}

/// Five letters that can be said aloud.
fn spoken_word() -> String {
    let mut seed = new_seed();
    let mut letter = |of: &[u8]| {
        let at = (seed % of.len() as u64) as usize;
        seed /= of.len() as u64;
        char::from(of[at])
    };
    [CONSONANTS, VOWELS, CONSONANTS, VOWELS, CONSONANTS].into_iter().map(&mut letter).collect()
}

/// Words by which another browser becomes the host: who guesses would have to guess twice.
pub(crate) fn new_host_code() -> String {
    format!("{} {}", spoken_word(), spoken_word())
}

#[cfg(test)]
mod tests;
