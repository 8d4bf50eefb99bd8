//! The write-ahead log under load: it stays short, and goes away when nothing is written.

mod common;

use std::{
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use common::{append, fresh, game};
use plyground_store::Write;

/// What a transaction may add to the 8 MB at which the log begins anew: generously.
const BOUND: u64 = 20_000_000;
const TABLES: usize = 1_000;
const MOVES: usize = 12;

fn size(folder: &Path) -> u64 {
    folder.join("plyground.sqlite-wal").metadata().map_or(0, |m| m.len())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a23_the_log_stays_short_under_load_and_goes_away_when_idle() {
    let (folder, store) = fresh().await;
    let id = |i: usize| format!("{:016x}", (i as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    store.commit((0..TABLES).map(|i| Write::Create(game(&id(i)))).collect()).await.expect("created");
    let mut tasks = tokio::task::JoinSet::new();
    for i in 0..TABLES {
        let (store, id) = (store.clone(), id(i));
        tasks.spawn(async move {
            for ply in 0..MOVES {
                store.commit(vec![append(&id, ply, "a1")]).await.expect("stored");
            }
        });
    }
    let done = Arc::new(AtomicBool::new(false));
    // Readers are what keeps a log from beginning anew.
    let reading = tokio::spawn({
        let (store, done, id) = (store.clone(), done.clone(), id(7));
        async move {
            while !done.load(Ordering::Relaxed) {
                store.load(&id).await.expect("read").expect("there");
                store.recent(&[1, 2, 3], false, 6).await.expect("read");
            }
        }
    });
    let watching = std::thread::spawn({
        let (done, folder) = (done.clone(), folder.path().to_owned());
        move || {
            let mut longest = 0;
            while !done.load(Ordering::Relaxed) {
                longest = size(&folder).max(longest);
                std::thread::sleep(Duration::from_millis(1));
            }
            longest
        }
    });
    tasks.join_all().await;
    done.store(true, Ordering::Relaxed);
    reading.await.expect("read to the end");
    let longest = watching.join().expect("watched");
    // Every move writes a page of its own: 12,000 of them are 49 MB.
    assert!((1_000_000..BOUND).contains(&longest), "the log was {longest} bytes long");
    for _ in 0..600 {
        if size(folder.path()) == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(size(folder.path()), 0, "the log of an idle store is empty");
    for i in [0, 500, 999] {
        assert_eq!(common::texts(&store, &id(i)).await.len(), MOVES);
    }
}

#[tokio::test]
async fn a23_a_log_left_behind_by_a_kill_goes_away() {
    let (folder, store) = fresh().await;
    store.commit(vec![Write::Create(game("abc")), append("abc", 0, "a1")]).await.expect("stored");
    let copy = tempfile::tempdir().expect("a temporary folder");
    // The files as they are while the program runs: what a kill leaves.
    for name in ["plyground.sqlite", "plyground.sqlite-wal"] {
        std::fs::copy(folder.path().join(name), copy.path().join(name)).expect("copied");
    }
    assert_ne!(size(copy.path()), 0);
    let again = plyground_store::Store::open(copy.path()).await.expect("opens");
    assert_eq!(common::texts(&again, "abc").await, ["a1"]);
    for _ in 0..600 {
        if size(copy.path()) == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(size(copy.path()), 0);
    assert_eq!(common::texts(&again, "abc").await, ["a1"]);
}
