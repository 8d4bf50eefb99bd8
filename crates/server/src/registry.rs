//! The tables that are live, by id. A table comes to life when somebody asks for it and is put away when nobody
//! has been there for a while; everything is on disk all the time.

use std::{collections::HashMap, sync::Arc};

use plyground_store::{GameRow, Store};
use tokio::sync::{Mutex, mpsc};

use crate::{
    error::Refusal,
    pool::Pool,
    table::{Actor, Handle, TableGame},
};

/// The most tables that are live at once: memory stays bounded whatever clients do.
const MAX_TABLES: usize = 2_000;
/// Commands that wait at a table; more make their senders wait.
const QUEUE: usize = 64;

/// All live tables.
#[derive(Clone)]
pub(crate) struct Tables {
    live: Arc<Mutex<HashMap<String, Handle>>>,
    store: Store,
    pool: Pool,
}

impl Tables {
    pub(crate) fn new(store: Store) -> Self {
        Tables { live: Arc::default(), store, pool: Pool::start() }
    }

    pub(crate) fn store(&self) -> &Store {
        &self.store
    }

    /// Adds a new game.
    pub(crate) async fn create(&self, row: &GameRow) -> Result<(), Refusal> {
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
