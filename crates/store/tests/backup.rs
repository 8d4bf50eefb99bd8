//! Backups on real SQLite files: those of earlier versions are brought to this one, and what cannot be restored changes nothing.

mod common;

use std::{fs, path::Path};

use common::{append, game, raw, texts};
use plyground_store::{BackupError, FILE, Store, Write, backup, restore};
use sqlx::{Connection as _, Executor as _, migrate::Migrator};

/// A folder in which a game was played.
async fn played(id: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = Store::open(folder.path()).await.expect("made");
    store.commit(vec![Write::Create(game(id)), append(id, 0, "e5")]).await.expect("stored");
    store.close().await;
    folder
}

/// What every attempt that is refused leaves: the game, and nothing beside the database and its log.
async fn untouched(folder: &Path, before: &[u8]) {
    assert_eq!(fs::read(folder.join(FILE)).expect("there"), before);
    let names = fs::read_dir(folder).expect("listed").map(|entry| entry.expect("read").file_name());
    let mut names = names.map(|name| name.into_string().expect("plain"));
    assert!(
        names.all(|name| [FILE, "plyground.sqlite-wal", "plyground.sqlite-shm"].contains(&&*name)),
        "no copy is left"
    );
    let store = Store::open(folder).await.expect("opens");
    assert_eq!(texts(&store, "mine").await, ["e5"]);
    store.close().await;
}

#[tokio::test]
async fn a10_a_backup_of_every_earlier_version_is_restored_and_stays_as_it_is() {
    let all: Migrator = sqlx::migrate!();
    let newest = all.iter().map(|migration| migration.version).max().expect("some");
    for last in 1..newest {
        let old = tempfile::tempdir().expect("a temporary folder");
        let known = all.iter().filter(|migration| migration.version <= last).cloned().collect::<Vec<_>>();
        let mut made = raw(old.path()).await;
        Migrator { migrations: known.into(), ..Migrator::DEFAULT }.run(&mut made).await.expect("migrated");
        let seats = if last == 1 {
            "first_player, second_player, first_seat, second_seat"
        } else {
            "first_seat, second_seat, first_holder, second_holder"
        };
        let when = if last >= 4 { (", played", ", 5") } else { ("", "") };
        let rows = format!(
            "INSERT INTO game (id, game, variant, first_name, second_name, {seats}, created, updated{}) \
             VALUES ('old', 'reversi', 'reversi', 'Ann', 'Max', 'here', 'computer:max', x'0102', NULL, 5, 6{}); \
             INSERT INTO move (game, ply, text, ms) VALUES ('old', 0, 'd3', 900);",
            when.0, when.1
        );
        made.execute(sqlx::AssertSqlSafe(rows)).await.expect("written");
        made.close().await.expect("closed");
        let file = old.path().join("old.backup");
        backup(old.path(), &file, None).await.expect("written");
        let bytes = fs::read(&file).expect("there");

        let folder = played("mine").await;
        let aside = restore(folder.path(), &file).await.expect("restored").expect("the old one is kept");
        assert_eq!(fs::read(&file).expect("there"), bytes, "version {last}: the backup is only read");
        let store = Store::open(folder.path()).await.expect("opens");
        assert_eq!(texts(&store, "old").await, ["d3"], "version {last}");
        assert!(store.load("mine").await.expect("read").is_none(), "version {last}");
        store.close().await;
        // What was there can be had back by the same way.
        restore(folder.path(), &aside).await.expect("restored");
        let store = Store::open(folder.path()).await.expect("opens");
        assert_eq!(texts(&store, "mine").await, ["e5"], "version {last}");
        store.close().await;
    }
}

#[tokio::test]
async fn a10_a_backup_that_is_newer_or_damaged_or_none_changes_nothing() {
    let source = played("theirs").await;
    let file = source.path().join("theirs.backup");
    backup(source.path(), &file, None).await.expect("written");
    let whole = fs::read(&file).expect("there");
    let folder = played("mine").await;
    let before = fs::read(folder.path().join(FILE)).expect("there");

    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
        VALUES (9999, 'later', 1, x'00', 1)";
    let mut later = raw(source.path()).await;
    later.execute(newer).await.expect("written");
    later.close().await.expect("closed");
    let of_later = source.path().join("later.backup");
    backup(source.path(), &of_later, None).await.expect("written");
    let refused = restore(folder.path(), &of_later).await;
    assert!(matches!(&refused, Err(BackupError::Newer(at)) if *at == of_later), "{refused:?}");
    untouched(folder.path(), &before).await;

    let bad = source.path().join("bad.backup");
    fs::write(&bad, &whole[..whole.len() / 2]).expect("written");
    let refused = restore(folder.path(), &bad).await;
    assert!(matches!(refused, Err(BackupError::Damaged { .. })), "{refused:?}");
    untouched(folder.path(), &before).await;

    fs::write(&bad, "1. d3 c5").expect("written");
    let refused = restore(folder.path(), &bad).await;
    assert!(matches!(refused, Err(BackupError::NotABackup(_))), "{refused:?}");
    untouched(folder.path(), &before).await;
    restore(folder.path(), &file).await.expect("the whole one is restored");
}
