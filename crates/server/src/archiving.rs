//! Games that are over go into the archive: their moves become one value, their positions go into its index.

use std::time::Duration;

use plyground_games::find;
use plyground_rules::BySide;
use plyground_store::{Facts, GameRow, MoveRow, Result, Seat, Store, Write};
use tokio::{task::spawn_blocking, time::sleep};

use crate::{game_file::strength, table::unix_ms};

/// A deleted game can be brought back for this long.
const UNDO_MS: i64 = 7 * 24 * 3600 * 1000;
/// After the end of a game: who lost often takes back, and a game that goes on would only be taken out of the archive again.
const PAUSE: Duration = Duration::from_secs(3);
/// So many games are asked for at once.
const PART: u32 = 50;

/// Archives finished games, now and from now on.
pub(crate) async fn run(store: Store) {
    if let Err(e) = tidy(&store).await {
        tracing::warn!("{e}");
    }
    loop {
        if let Err(e) = archive_all(&store).await {
            tracing::warn!("{e}");
        }
        store.game_over().await;
        sleep(PAUSE).await;
    }
}

/// Finishes what was being deleted, and forgets what was deleted long ago.
async fn tidy(store: &Store) -> Result<()> {
    store.finish_deleting().await?;
    store.purge(unix_ms() - UNDO_MS).await.map(drop)
}

async fn archive_all(store: &Store) -> Result<()> {
    let mut before = Vec::new();
    loop {
        let ids = store.to_archive(PART).await?;
        // What was there before cannot be archived: it is damaged, and stays as it is.
        if ids.is_empty() || ids == before {
            return Ok(());
        }
        for id in &ids {
            let Some((row, moves)) = store.load(id).await? else { continue };
            let facts = spawn_blocking(move || facts(&row, &moves)).await.ok().flatten();
            if let Some(facts) = facts {
                store.commit(vec![Write::Archive { game: id.clone(), facts }]).await?;
            }
        }
        before = ids;
    }
}

/// What is found out about a game; `None` if its moves are not those of its game.
fn facts(row: &GameRow, moves: &[MoveRow]) -> Option<Facts> {
    let (game, variant) = find(&row.variant).ok()?;
    let mut play = game.start(variant, row.start.as_deref()).ok()?;
    let mut positions = vec![play.canonical_hash()];
    for mv in moves {
        play.play(&mv.text).ok()?;
        positions.push(play.canonical_hash());
    }
    let rating = |seat: &Seat| match seat {
        Seat::Computer(id) => strength(&row.game, id),
        Seat::Here | Seat::Remote => None,
    };
    Some(Facts {
        opening: play.opening().map(str::to_owned),
        ratings: BySide::from_fn(|side| rating(&row.seats[side])),
        positions,
    })
}
