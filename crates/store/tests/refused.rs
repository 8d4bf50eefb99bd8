//! A23: a database that this program cannot use is refused with a sentence, and not a byte of it changes.

mod common;

use std::{fs, path::Path};

use common::{append, game, raw};
use plyground_store::{FILE, FolderProblem, Store, StoreError, Write};
use sqlx::Executor as _;

/// A database with a few games, closed, so that everything is in one file.
async fn made(folder: &Path) -> Vec<u8> {
    let store = Store::open(folder).await.expect("opens");
    let games = (0..200).flat_map(|n| {
        let id = format!("game-{n}");
        [Write::Create(game(&id)), append(&id, 0, "e5")]
    });
    store.commit(games.collect()).await.expect("stored");
    store.close().await;
    fs::read(folder.join(FILE)).expect("a file")
}

/// Opens a folder whose database has these bytes, which have to stay.
async fn problem(folder: &Path, bytes: &[u8]) -> FolderProblem {
    let file = folder.join(FILE);
    fs::write(&file, bytes).expect("written");
    let error = Store::open(folder).await.expect_err("it is refused");
    let sentence = error.to_string();
    assert!(sentence.contains(folder.to_str().expect("a name")) && !sentence.contains('\n'), "{sentence}");
    assert!(fs::read(&file).expect("still there") == bytes, "{sentence}: the file is another one now");
    let StoreError::Open { problem, .. } = error else { panic!("{error:?}") };
    problem
}

#[tokio::test]
async fn a23_damaged_databases_are_left_as_they_are() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folder = folder.path();
    let good = made(folder).await;
    let damaged = |from: usize, to: usize| {
        let mut bytes = good.clone();
        bytes[from..to].fill(0xA5);
        bytes
    };
    assert!(matches!(problem(folder, &damaged(0, 100)).await, FolderProblem::NotADatabase), "no header");
    assert!(matches!(problem(folder, &damaged(100, 4096)).await, FolderProblem::Damaged), "no schema");
    let half = &good[..good.len() / 2];
    assert!(matches!(problem(folder, half).await, FolderProblem::Damaged), "half of it is missing");
    assert!(matches!(problem(folder, &good[..1000]).await, FolderProblem::Damaged), "not even a page");
    let text = "this is not a database, but it is long enough to look at. ".repeat(50);
    assert!(matches!(problem(folder, text.as_bytes()).await, FolderProblem::NotADatabase));
    // The same bytes as at first are fine.
    fs::write(folder.join(FILE), &good).expect("written");
    let store = Store::open(folder).await.expect("opens");
    assert!(store.load("game-199").await.expect("read").is_some());
    store.close().await;
}

#[tokio::test]
async fn a23_a_newer_database_is_left_as_it_is() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folder = folder.path();
    made(folder).await;
    let mut connection = raw(folder).await;
    for change in [
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) VALUES (9999, 'later', 1, x'00', 1)",
        "ALTER TABLE game ADD COLUMN later TEXT",
        "PRAGMA wal_checkpoint(TRUNCATE)",
    ] {
        connection.execute(change).await.expect("changed");
    }
    sqlx::Connection::close(connection).await.expect("closed");
    let newer = fs::read(folder.join(FILE)).expect("a file");
    assert!(matches!(problem(folder, &newer).await, FolderProblem::Newer));
    assert!(matches!(problem(folder, &newer).await, FolderProblem::Newer), "however often it is tried");
}
