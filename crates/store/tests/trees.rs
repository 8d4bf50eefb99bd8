//! Variations and comments of imported games.

mod common;

use plyground_rules::{BySide, Side};
use plyground_store::{Faults, ImportedGame, Store, When};

fn imported(n: u64, tree: Option<&str>) -> ImportedGame {
    ImportedGame {
        game: "reversi".to_owned(),
        variant: "reversi".to_owned(),
        names: BySide { first: format!("Ann {n}"), second: "Ben".to_owned() },
        winner: Some(Some(Side::First)),
        moves: vec![format!("m{n}")],
        positions: vec![1, (n + 1) << 20],
        tree: tree.map(str::to_owned),
        ..ImportedGame::default()
    }
}

/// The ids of all games of a collection.
async fn ids(store: &Store, collection: i64) -> Vec<String> {
    let filter = plyground_store::Filter {
        scope: plyground_store::Scope::Collection(collection),
        ..plyground_store::Filter::default()
    };
    let found = store.find(&filter, None, 50).await.expect("found").games;
    let mut named: Vec<(String, String)> =
        found.into_iter().map(|game| (game.row.names.first, game.row.id)).collect();
    named.sort();
    named.into_iter().map(|(_, id)| id).collect()
}

#[tokio::test]
async fn a12_variations_come_and_go_with_their_game() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = Store::open(folder.path()).await.expect("opens");
    let id = store.new_collection("Games", "file").await.expect("made");
    store.import(id, vec![imported(0, None), imported(1, Some("one"))]).await.expect("imported");
    let games = ids(&store, id).await;
    assert_eq!(store.tree(&games[0]).await.expect("read"), None);
    assert_eq!(store.tree(&games[1]).await.expect("read").as_deref(), Some("one"));
    // A file that knows more about a game adds that; what is there already stays.
    let again = store
        .import(id, vec![imported(0, Some("zero")), imported(1, Some("other"))])
        .await
        .expect("imported");
    assert_eq!((again.added, again.known), (0, 2));
    assert_eq!(store.tree(&games[0]).await.expect("read").as_deref(), Some("zero"));
    assert_eq!(store.tree(&games[1]).await.expect("read").as_deref(), Some("one"));
    store.hide_collection(id).await.expect("hidden");
    assert!(store.collections().await.expect("read").is_empty(), "gone at once");
    store.close().await;
    let store = Store::open(folder.path()).await.expect("opens after a kill");
    store.finish_deleting().await.expect("deleted");
    assert_eq!(store.tree(&games[1]).await.expect("read"), None);
    let left = sqlx::query("SELECT 1 FROM tree").fetch_all(&mut common::raw(folder.path()).await).await;
    assert!(left.expect("read").is_empty());
    store.close().await;
}

#[tokio::test]
async fn a23_an_import_with_variations_that_fails_at_any_step_is_whole_or_not_there() {
    for step in 0.. {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let faults = Faults::new();
        let store = Store::open_faulty(folder.path(), faults.clone()).await.expect("opens");
        let id = store.new_collection("Games", "file").await.expect("made");
        faults.fail_step(step, When::RolledBack);
        let batch = || vec![imported(0, Some("zero")), imported(1, Some("one"))];
        let result = store.import(id, batch()).await;
        let failed = faults.failed() > 0;
        faults.heal();
        assert!(result.is_ok() || ids(&store, id).await.is_empty(), "step {step}");
        store.import(id, batch()).await.expect("imported");
        let games = ids(&store, id).await;
        assert_eq!(store.tree(&games[1]).await.expect("read").as_deref(), Some("one"), "step {step}");
        store.close().await;
        if !failed {
            break;
        }
    }
}
