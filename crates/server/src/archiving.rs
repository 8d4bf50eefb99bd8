//! Games that are over go into the archive: their moves become one value, their positions go into its index.

use std::time::Duration;

use plyground_games::find;
use plyground_rules::{BySide, Side};
use plyground_store::{Facts, GameRow, MoveRow, RatedGame, Result, Seat, Store, Write};
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
            let rated = store.rated_game(id).await?;
            let facts = spawn_blocking(move || facts(&row, &moves, rated.as_ref())).await.ok().flatten();
            if let Some(facts) = facts {
                store.commit(vec![Write::Archive { game: id.clone(), facts }]).await?;
            }
        }
        before = ids;
    }
}

/// What is found out about a game; `None` if its moves are not those of its game. `rated`: how it was rated, if it was.
fn facts(row: &GameRow, moves: &[MoveRow], rated: Option<&RatedGame>) -> Option<Facts> {
    let (game, variant) = find(&row.variant).ok()?;
    let mut play = game.start(variant, row.start.as_deref()).ok()?;
    let mut positions = vec![play.canonical_hash()];
    for mv in moves {
        play.play(&mv.text).ok()?;
        positions.push(play.canonical_hash());
    }
    let rating = |side: Side| match &row.seats[side] {
        Seat::Computer(id) => strength(&row.game, id),
        // A person is as strong as the rating before the game says.
        Seat::Here | Seat::Remote => rated.map(|rated| rated.before[side].round() as i32),
    };
    Some(Facts { opening: play.opening().map(str::to_owned), ratings: BySide::from_fn(rating), positions })
}

#[cfg(test)]
mod tests {
    use plyground_store::RatedPlayer;

    use super::*;
    use crate::table::tests::world::row;

    #[test]
    fn a11_a_person_is_as_strong_as_before_the_rated_game() {
        let played = row("connect-four", "ann", "ben", None);
        let person = |id: &str| RatedPlayer::Person(id.to_owned());
        let rated = RatedGame {
            id: played.id.clone(),
            game: played.game.clone(),
            players: BySide { first: person("a"), second: person("b") },
            names: BySide::default(),
            half_points: 2,
            before: BySide { first: 1_483.6, second: 1_600.0 },
            after: BySide { first: 1_500.0, second: 1_583.6 },
            at: 1,
        };
        let found =
            |row: &GameRow, rated: Option<&RatedGame>| facts(row, &[], rated).expect("a game").ratings;
        assert_eq!(found(&played, Some(&rated)), BySide { first: Some(1_484), second: Some(1_600) });
        assert_eq!(found(&played, None), BySide::default(), "without a rating nothing is known");
        let against = row("connect-four", "ann", "greedy", None);
        let measured = strength("connect-four", "greedy");
        assert_eq!(found(&against, Some(&rated)), BySide { first: Some(1_484), second: measured });
    }
}
