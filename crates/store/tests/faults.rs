//! A store whose statements fail on demand: every position, before and after it takes effect. Whatever fails, the failure is
//! reported, the next write is stored, and a write handed over again arrives once.

mod common;

use std::{collections::BTreeMap, time::Duration};

use common::{append, ending, game, mv};
use plyground_rules::{BySide, Side};
use plyground_store::{Faults, GameRow, MoveRow, Seat, Store, StoreError, When, Write};

const WAYS: [When; 3] = [When::Before, When::RolledBack, When::After];

/// What a fresh look at the file shows, as a later process sees it.
async fn on_disk(
    folder: &std::path::Path,
    ids: &[&str],
) -> BTreeMap<String, Option<(GameRow, Vec<MoveRow>)>> {
    let store = Store::open(folder).await.expect("opens");
    let mut found = BTreeMap::new();
    for id in ids {
        found.insert((*id).to_owned(), store.load(id).await.expect("read"));
    }
    found
}

/// Batches of every kind, one after the other.
fn batches() -> Vec<Vec<Write>> {
    let mut open = game("abc");
    open.seats.second = Seat::Remote;
    let id = || "abc".to_owned();
    let left = Some(BySide { first: 5_000, second: 6_000 });
    let won = ending(Some(Side::First), "five");
    vec![
        vec![Write::Create(open)],
        vec![Write::Sit { game: id(), side: Side::Second, holder: vec![7], name: None, person: None }],
        vec![append("abc", 0, "a1")],
        vec![append("abc", 1, "b1"), append("abc", 2, "c1")],
        vec![Write::TakeBack { game: id(), ply: 1, left, at: 3_000 }],
        vec![Write::Move { game: id(), ply: 1, mv: mv("d1"), ending: Some(won.clone()), at: 90_000 }],
        vec![Write::TakeBack { game: id(), ply: 1, left, at: 91_000 }, append("abc", 1, "e1")],
        vec![Write::Pause { game: id(), paused: true, left, at: 92_000 }],
        vec![Write::End { game: id(), ending: won, left, at: 93_000 }],
        vec![Write::Create(game("def")), Write::SetNext { game: id(), next: "def".to_owned() }],
        vec![append("def", 0, "z9")],
    ]
}

#[tokio::test]
async fn a23_a_failure_at_any_statement_is_reported_and_loses_nothing() {
    // What should be there after each batch.
    let folder = tempfile::tempdir().expect("a temporary folder");
    let sound = Store::open(folder.path()).await.expect("opens");
    let mut wanted = Vec::new();
    for batch in batches() {
        sound.commit(batch).await.expect("stored");
        wanted.push(on_disk(folder.path(), &["abc", "def"]).await);
    }

    for when in WAYS {
        // One failure in each batch: at its first statement, at its second, ... until none of its statements is met.
        for step in 0.. {
            let folder = tempfile::tempdir().expect("a temporary folder");
            let faults = Faults::new();
            let store = Store::open_faulty(folder.path(), faults.clone()).await.expect("opens");
            let mut before = on_disk(folder.path(), &["abc", "def"]).await;
            for (batch, wanted) in batches().into_iter().zip(&wanted) {
                let failed = faults.failed();
                faults.fail_step(step, when);
                let result = store.commit(batch.clone()).await;
                faults.heal();
                let context = format!("{when:?} step {step} of {batch:?}");
                if faults.failed() > failed {
                    let e = result.expect_err(&context);
                    assert!(matches!(e, StoreError::Database(_)) && !e.is_permanent(), "{context}: {e}");
                    let now = on_disk(folder.path(), &["abc", "def"]).await;
                    assert!(now == before || (when == When::After && now == *wanted), "{context}: {now:?}");
                    store.commit(batch).await.unwrap_or_else(|e| panic!("again, {context}: {e}"));
                } else {
                    result.expect(&context);
                }
                before = on_disk(folder.path(), &["abc", "def"]).await;
                assert_eq!(before, *wanted, "{context}");
            }
            if faults.failed() == 0 {
                assert!(step > 4, "BEGIN, two writes of two statements, COMMIT");
                break;
            }
        }
    }
}

#[tokio::test]
async fn a23_commits_after_two_failed_ones_are_stored() {
    // SQLite rolls back by itself when a COMMIT fails. Twice that, and every later transaction used to be
    // acknowledged and lost.
    let folder = tempfile::tempdir().expect("a temporary folder");
    let faults = Faults::new();
    let store = Store::open_faulty(folder.path(), faults.clone()).await.expect("opens");
    store.commit(vec![Write::Create(game("abc"))]).await.expect("created");
    for ply in 0..2 {
        faults.fail_step(3, When::RolledBack); // BEGIN, INSERT, UPDATE, COMMIT
        store.commit(vec![append("abc", ply, "a1")]).await.expect_err("the COMMIT failed");
        store.commit(vec![append("abc", ply, "a1")]).await.expect("stored");
    }
    assert_eq!(faults.failed(), 2);
    for ply in 2..50 {
        store.commit(vec![append("abc", ply, "a1")]).await.expect("stored");
    }
    let found = on_disk(folder.path(), &["abc"]).await;
    assert_eq!(found["abc"].as_ref().expect("there").1.len(), 50);
}

#[tokio::test]
async fn a23_while_everything_fails_nothing_is_acknowledged() {
    for when in WAYS {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let faults = Faults::new();
        let store = Store::open_faulty(folder.path(), faults.clone()).await.expect("opens");
        store.commit(vec![Write::Create(game("abc"))]).await.expect("created");
        faults.fail_always(when);
        for _ in 0..5 {
            store.commit(vec![append("abc", 0, "a1")]).await.expect_err("nothing works, opening included");
        }
        assert!(store.sweep(9_000).await.is_err());
        // Reading is not affected.
        assert!(store.load("abc").await.expect("read").is_some());
        faults.heal();
        store.commit(vec![append("abc", 0, "a1")]).await.expect("stored");
        assert_eq!(common::texts(&store, "abc").await, ["a1"]);
        faults.fail_always(when);
        store.close().await; // ends, whatever fails
        assert_eq!(on_disk(folder.path(), &["abc"]).await["abc"].as_ref().expect("there").1.len(), 1);
    }
}

#[tokio::test]
async fn a23_a_failed_checkpoint_fails_no_commit() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let faults = Faults::new();
    let store = Store::open_faulty(folder.path(), faults.clone()).await.expect("opens");
    store.commit(vec![Write::Create(game("abc"))]).await.expect("created");
    let steps = faults.steps();
    let moves = |from: usize| (from..from + 300).map(|ply| append("abc", ply, "a1")).collect::<Vec<_>>();
    store.commit(moves(0)).await.expect("stored");
    store.commit(vec![append("abc", 300, "a1")]).await.expect("stored");
    // BEGIN, two statements for each move, COMMIT, and what measures the log; BEGIN, two statements, COMMIT.
    assert_eq!(faults.steps() - steps, 603 + 4);
    for (round, when) in WAYS.into_iter().enumerate() {
        faults.fail_step(602, when);
        let (from, failed) = (301 + round * 301, faults.failed());
        store.commit(moves(from)).await.expect("stored");
        store.commit(vec![append("abc", from + 300, "a1")]).await.expect("stored, on a new connection");
        assert_eq!(faults.failed() - failed, 1, "the measurement failed");
    }
    // The idle log is cut to nothing, also when that fails at first.
    faults.fail_step(0, When::Before);
    let failed = faults.failed();
    let log = folder.path().join("plyground.sqlite-wal");
    assert_ne!(log.metadata().expect("there").len(), 0);
    for _ in 0..600 {
        if faults.failed() > failed && log.metadata().map_or(0, |m| m.len()) == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!((faults.failed() - failed, log.metadata().map_or(0, |m| m.len())), (1, 0));
    assert_eq!(common::texts(&store, "abc").await.len(), 301 * 4);
}

#[tokio::test]
async fn a23_a_failure_in_a_group_with_a_contradiction_is_everybodys_and_passes() {
    let ids: Vec<String> = (0..6).map(|i| format!("g{i}")).collect();
    for when in WAYS {
        let mut failures = 0;
        for step in 0.. {
            let folder = tempfile::tempdir().expect("a temporary folder");
            let faults = Faults::new();
            let store = Store::open_faulty(folder.path(), faults.clone()).await.expect("opens");
            store.commit(ids.iter().map(|id| Write::Create(game(id))).collect()).await.expect("created");
            let round = async || {
                // On one thread nothing is taken from the queue before all have handed over: one group.
                let mut tasks = tokio::task::JoinSet::new();
                for (i, id) in ids.iter().enumerate() {
                    let batch = vec![append(id, usize::from(i == 3), "a1")]; // the one of g3 has no move before it
                    let store = store.clone();
                    tasks.spawn(async move { (i, store.commit(batch).await) });
                }
                let mut results = tasks.join_all().await;
                results.sort_by_key(|(i, _)| *i);
                results.into_iter().map(|(_, result)| result).collect::<Vec<_>>()
            };
            faults.fail_step(step, when);
            let first = round().await;
            faults.heal();
            let as_usual = |results: &[Result<(), StoreError>]| {
                results.iter().enumerate().all(|(i, result)| match result {
                    Ok(()) => i != 3,
                    Err(e) => i == 3 && matches!(e, StoreError::Conflict { .. }),
                })
            };
            let all_failed = first.iter().all(|r| matches!(r, Err(StoreError::Database(_))));
            // A failed ROLLBACK only costs the connection.
            assert!(all_failed || as_usual(&first), "{when:?} {step}: {first:?}");
            failures += usize::from(all_failed);
            let second = round().await;
            assert!(as_usual(&second), "{when:?} {step}: {second:?}");
            let all: Vec<&str> = ids.iter().map(String::as_str).collect();
            for (id, found) in on_disk(folder.path(), &all).await {
                assert_eq!(found.expect("there").1.len(), usize::from(id != "g3"), "{when:?} {step} {id}");
            }
            if faults.failed() == 0 {
                assert!(step > 20 && failures == step - 1, "both transactions and one ROLLBACK were met");
                break;
            }
        }
    }
}

#[tokio::test]
async fn a23_what_is_handed_over_at_once_shares_a_transaction() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let faults = Faults::new();
    let store = Store::open_faulty(folder.path(), faults.clone()).await.expect("opens");
    let ids: Vec<String> = (0..100).map(|i| format!("g{i}")).collect();
    store.commit(ids.iter().map(|id| Write::Create(game(id))).collect()).await.expect("created");
    let before = faults.steps();
    let mut tasks = tokio::task::JoinSet::new();
    for id in ids {
        let store = store.clone();
        tasks.spawn(async move { store.commit(vec![append(&id, 0, "a1")]).await });
    }
    tasks.join_all().await.into_iter().for_each(|result| result.expect("stored"));
    assert_eq!(faults.steps() - before, 4, "BEGIN, all moves, what they touch, COMMIT");
    for (id, found) in on_disk(folder.path(), &["g0", "g57", "g99"]).await {
        assert_eq!(found, Some((game(&id), vec![mv("a1")])));
    }
}
