//! Games of the command line that count for the ratings of a data folder, beside a server that may be using it.

use std::time::{SystemTime, UNIX_EPOCH};

use plyground_games::rules::BySide;
use plyground_server::store_message;
use plyground_store::{FolderShare, RatedPlayer, Store, Write};
use plyground_words::Message;

use crate::{
    archive::{lock_message, runtime},
    entrants::EnginesFolderArg,
};

/// Rates games, each when it is over.
pub(crate) struct Rater {
    runtime: tokio::runtime::Runtime,
    store: Store,
    /// The id of what is played.
    game: &'static str,
    /// What the ids of this run's games begin with.
    run: String,
    _share: FolderShare,
}

impl Rater {
    /// Opens the folder for games of this kind.
    pub(crate) fn open(data: &EnginesFolderArg, game: &'static str) -> Result<Rater, Message> {
        let folder = data.folder()?;
        let share = FolderShare::take(&folder).map_err(|e| lock_message(&folder, &e))?;
        let runtime = runtime()?;
        let store = runtime.block_on(Store::open(&folder)).map_err(|e| store_message(&e))?;
        let run = format!("cli-{:x}-{:x}", now().as_nanos(), std::process::id());
        Ok(Rater { runtime, store, game, run, _share: share })
    }

    /// Rates a game between these players, of which the first side got so many half points.
    pub(crate) fn add(&self, label: &str, players: BySide<&str>, half_points: usize) -> Result<(), Message> {
        let player = |id: &str| RatedPlayer::Computer(id.to_owned());
        let write = Write::Rate {
            game: format!("{}-{label}", self.run),
            kind: self.game.to_owned(),
            players: BySide { first: player(players.first), second: player(players.second) },
            half_points: half_points.min(2) as u8,
            at: i64::try_from(now().as_millis()).unwrap_or(i64::MAX),
        };
        self.runtime.block_on(self.store.commit(vec![write])).map_err(|e| store_message(&e))
    }
}

impl Drop for Rater {
    fn drop(&mut self) {
        self.runtime.block_on(self.store.close());
    }
}

fn now() -> std::time::Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}
