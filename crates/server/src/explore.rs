//! The opening explorer: how often each continuation was played in stored games, and how well it did.

use axum::{
    Extension, Json,
    extract::{Path, Query, State},
};
use plyground_store::{Scope, Tally};
use plyground_words::key;
use serde::{Deserialize, Serialize};
use tokio::task::spawn_blocking;

use crate::{
    App,
    error::Refusal,
    session::Browser,
    tries::{TryQuery, played},
};

/// Among which games.
#[derive(Deserialize)]
pub(crate) struct Among {
    /// The id of a collection; one's own games if absent.
    #[serde(default)]
    collection: Option<i64>,
}

/// What stored games say about a position.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Explored {
    /// The collections there are to choose from.
    collections: Vec<ShownCollection>,
    /// The moves that were played, the most frequent first.
    moves: Vec<ExploredMove>,
    /// How many games had this position.
    games: u64,
}

/// A collection to choose.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ShownCollection {
    id: i64,
    name: String,
}

/// A move that was played in stored games.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ExploredMove {
    #[serde(rename = "move")]
    text: String,
    /// The opening that its position has a name as.
    name: Option<&'static str>,
    games: u64,
    /// Won by the first side.
    first: u64,
    draws: u64,
    /// Won by the second side.
    second: u64,
}

/// A legal move, the canonical hash of the position after it, and the name of its opening.
type Child = (String, u64, Option<&'static str>);

/// `GET /explore/{variant}`: the continuations of a position, counted.
pub(crate) async fn answer(
    State(app): State<App>,
    Path(variant): Path<String>,
    Query(tried): Query<TryQuery>,
    Query(among): Query<Among>,
    Extension(browser): Extension<Browser>,
) -> Result<Json<Explored>, Refusal> {
    let (now, children) = spawn_blocking(move || children(&variant, &tried)).await.map_err(|e| {
        tracing::error!("{e}");
        Refusal::full(key!("server-failed"))
    })??;
    let store = app.tables.store();
    let scope = among.collection.map_or_else(|| Scope::Own(vec![browser.hash().to_vec()]), Scope::Collection);
    let hashes: Vec<u64> = std::iter::once(now).chain(children.iter().map(|child| child.1)).collect();
    let tallies = store.explore(&scope, &hashes).await?;
    let count = |((text, _, name), tally): (Child, &Tally)| ExploredMove {
        text,
        name,
        games: tally.games(),
        first: tally.first,
        draws: tally.draws,
        second: tally.second,
    };
    let mut moves: Vec<ExploredMove> = children.into_iter().zip(&tallies[1..]).map(count).collect();
    moves.retain(|counted| counted.games > 0);
    moves.sort_by_key(|counted| std::cmp::Reverse(counted.games));
    let collections = store.collections().await?;
    let shown = |c: plyground_store::Collection| ShownCollection { id: c.id, name: c.name };
    Ok(Json(Explored {
        collections: collections.into_iter().map(shown).collect(),
        moves,
        games: tallies[0].games(),
    }))
}

/// The hash of the position now, and all moves from it. Moves that are alike by a symmetry are one.
fn children(variant: &str, tried: &TryQuery) -> Result<(u64, Vec<Child>), Refusal> {
    let (_, mut play) = played(variant, tried).map_err(Refusal::bad)?;
    let now = play.canonical_hash();
    let before = play.opening();
    let mut children: Vec<Child> = Vec::new();
    for text in play.legal() {
        if play.play(&text).is_err() {
            continue;
        }
        let hash = play.canonical_hash();
        let name = play.opening().filter(|name| Some(*name) != before);
        play.take_back();
        if !children.iter().any(|child| child.1 == hash) {
            children.push((text, hash, name));
        }
    }
    Ok((now, children))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a16_first_moves_that_are_alike_are_one_continuation() {
        let tried =
            |moves: &str| serde_json::from_value(serde_json::json!({ "moves": moves })).expect("a try");
        let (start, first) = children("reversi", &tried("")).expect("a position");
        assert_eq!(first.len(), 1, "four moves, one position in all symmetries");
        let (after, second) = children("reversi", &tried("f5")).expect("a position");
        assert_eq!((after, second.len()), (first[0].1, 3));
        assert_ne!(start, after);
    }
}
