//! A database of the first version, with games in it.

mod common;

use common::{append, raw, texts};
use plyground_rules::{BySide, Side, record::Clock};
use plyground_store::{FolderProblem, Seat, Store, StoreError};
use sqlx::{Connection as _, Executor as _, Row, migrate::Migrator};

/// What the first version knew.
async fn first_version(folder: &std::path::Path) {
    let all: Migrator = sqlx::migrate!();
    let first = all.iter().filter(|migration| migration.version == 1).cloned().collect::<Vec<_>>();
    assert_eq!(first.len(), 1);
    let first = Migrator { migrations: first.into(), ..Migrator::DEFAULT };
    let mut raw = raw(folder).await;
    first.run(&mut raw).await.expect("made");
    let games = "INSERT INTO game (id, game, variant, start, first_name, second_name, first_player, second_player, \
        first_seat, second_seat, clock, created, updated, reason, winner, next) VALUES \
        ('run', 'reversi', 'reversi', NULL, 'Ann', 'Ben', 'here', 'remote', x'0102', x'0304', \
         '{\"first\":{\"initial_ms\":60000,\"increment_ms\":1000},\"second\":{\"initial_ms\":60000,\"increment_ms\":1000}}', \
         5, 6, NULL, NULL, NULL), \
        ('won', 'gomoku', 'renju', 'x', 'Ann', 'Max', 'here', 'computer:max', x'0102', NULL, NULL, 7, 8, 'five', 1, 'run'); \
        INSERT INTO move VALUES ('run', 0, 'd3', 900, 59100, 60000), ('run', 1, 'c5', 10, 59100, 59990);";
    raw.execute(games).await.expect("written");
    raw.close().await.expect("closed");
}

#[tokio::test]
async fn a10_games_of_the_first_version_are_there_after_the_migration() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    first_version(folder.path()).await;
    for _ in 0..2 {
        let store = Store::open(folder.path()).await.expect("migrated");
        let (run, moves) = store.load("run").await.expect("read").expect("there");
        assert_eq!(run.seats, BySide { first: Seat::Here, second: Seat::Remote });
        assert_eq!(run.holders, BySide { first: Some(vec![1, 2]), second: Some(vec![3, 4]) });
        let clock = Clock { initial_ms: 60_000, increment_ms: 1_000 };
        assert_eq!(run.clock, Some(BySide { first: clock, second: clock }));
        assert_eq!((run.created, run.ending, run.left, run.paused), (5, None, None, false));
        assert_eq!(moves[1].left, Some(BySide { first: 59_100, second: 59_990 }));
        let (won, _) = store.load("won").await.expect("read").expect("there");
        assert_eq!(won.seats.second, Seat::Computer("max".to_owned()));
        assert_eq!(won.ending, Some(common::ending(Some(Side::Second), "five")));
        assert_eq!((won.next.as_deref(), won.start.as_deref()), (Some("run"), Some("x")));
        for (holder, finished, id) in [([1, 2], false, "run"), ([1, 2], true, "won"), ([3, 4], false, "run")]
        {
            let found = store.recent(&holder, finished, 5).await.expect("read");
            assert_eq!(found.iter().map(|s| s.game.id.as_str()).collect::<Vec<_>>(), [id]);
        }
        store.commit(vec![append("run", 2, "b6")]).await.expect("goes on");
        assert_eq!(texts(&store, "run").await, ["d3", "c5", "b6"]);
        store.close().await;
    }
}

#[tokio::test]
async fn a10_names_say_what_columns_hold() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    first_version(folder.path()).await;
    Store::open(folder.path()).await.expect("migrated").close().await;
    let row =
        sqlx::query("SELECT first_seat, first_holder, second_seat, second_holder FROM game WHERE id = 'run'")
            .fetch_one(&mut raw(folder.path()).await)
            .await
            .expect("there");
    let seats: (String, String) = (row.get("first_seat"), row.get("second_seat"));
    let holders: (Vec<u8>, Vec<u8>) = (row.get("first_holder"), row.get("second_holder"));
    assert_eq!((seats.0.as_str(), seats.1.as_str()), ("here", "remote"));
    assert_eq!(holders, (vec![1, 2], vec![3, 4]));
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_left_alone() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    Store::open(folder.path()).await.expect("made").close().await;
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
        VALUES (9999, 'later', 1, x'00', 1)";
    raw(folder.path()).await.execute(newer).await.expect("written");
    let result = Store::open(folder.path()).await;
    assert!(matches!(&result, Err(StoreError::Open { problem: FolderProblem::Newer, .. })), "{result:?}");
}
