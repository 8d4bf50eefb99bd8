//! The tables that are live, by id. A table comes to life when somebody asks for it and is put away when nobody
//! has been there for a while; everything is on disk all the time.

use std::{collections::HashMap, sync::Arc, time::Instant};

use plyground_store::{GameRow, Store};
use tokio::sync::{Mutex, mpsc};

use crate::{
    error::Refusal,
    pool::Pool,
    table::{Actor, Handle, TableGame},
};

/// The most tables that are live at once: memory stays bounded whatever clients do.
const MAX_TABLES: usize = 2_000;
/// Games that may be started at once, and then in a second: a class of thirty never notices, a script that fills the
/// disk does.
const STARTS: f64 = 400.0;
const STARTS_A_SECOND: f64 = 2.0;
/// Commands that wait at a table; more make their senders wait.
const QUEUE: usize = 64;

/// All live tables.
#[derive(Clone)]
pub(crate) struct Tables {
    live: Arc<Mutex<HashMap<String, Handle>>>,
    store: Store,
    pool: Pool,
    /// Games that may be started now, and when that was counted.
    starts: Arc<Mutex<(f64, Instant)>>,
}

impl Tables {
    pub(crate) fn new(store: Store) -> Self {
        let starts = Arc::new(Mutex::new((STARTS, Instant::now())));
        Tables { live: Arc::default(), store, pool: Pool::start(), starts }
    }

    pub(crate) fn store(&self) -> &Store {
        &self.store
    }

    /// Adds a new game.
    pub(crate) async fn create(&self, row: &GameRow) -> Result<(), Refusal> {
        let mut starts = self.starts.lock().await;
        let now = Instant::now();
        let left = (starts.0 + STARTS_A_SECOND * (now - starts.1).as_secs_f64()).min(STARTS);
        *starts = ((left - 1.0).max(0.0), now);
        drop(starts);
        if left < 1.0 {
            return Err(Refusal::full(
                "Too many games are being started here at once; please try again in a minute.",
            ));
        }
        Ok(self.store.create(row).await?)
    }

    /// The table with this id, brought to life if need be.
    pub(crate) async fn get(&self, id: &str) -> Result<Handle, Refusal> {
        let mut live = self.live.lock().await;
        if let Some(handle) = live.get(id).filter(|h| !h.commands.is_closed()) {
            return Ok(handle.clone());
        }
        if live.len() >= MAX_TABLES {
            live.retain(|_, handle| !handle.commands.is_closed());
        }
        if live.len() >= MAX_TABLES {
            return Err(Refusal::full(
                "Too many games are being played here at once; please try again in a few minutes.",
            ));
        }
        let Some((row, moves)) = self.store.load(id).await? else {
            return Err(Refusal::missing("game"));
        };
        let actor = Actor::new(TableGame::load(row, moves)?, self.store.clone(), self.pool.clone());
        let (commands, queue) = mpsc::channel(QUEUE);
        tokio::spawn(actor.run(queue));
        let handle = Handle { commands };
        live.insert(id.to_owned(), handle.clone());
        Ok(handle)
    }
}
