//! How long commits take and how long the log gets: `commits TABLES SECONDS [MOVES_A_SECOND_EACH] [FOLDER]`.
//!
//! Without a rate every table commits its next move as soon as the last one is stored. Both durabilities are measured, each
//! in a fresh folder; name one on a real disk, a temporary folder may be in memory.

use std::{
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use plyground_rules::BySide;
use plyground_store::{Counts, Durability, GameRow, MoveRow, OpeningRule, Pace, Seat, Store, Write};

fn game(id: String) -> GameRow {
    GameRow {
        id,
        game: "yinsh".to_owned(),
        variant: "yinsh".to_owned(),
        start: None,
        names: BySide { first: "First".to_owned(), second: "Second".to_owned() },
        seats: BySide { first: Seat::Here, second: Seat::Remote },
        holders: BySide { first: Some(vec![1; 32]), second: Some(vec![2; 32]) },
        clock: None,
        created: 0,
        ending: None,
        next: None,
        left: None,
        paused: false,
        previews: false,
        resigns: false,
        pace: Pace::Normal,
        opening: OpeningRule::Free,
        imported: false,
        persons: BySide::default(),
        counts: Counts::No,
    }
}

/// A table's life: how long each of its commits took.
async fn table(store: Store, id: String, pause: Option<Duration>, end: Instant) -> Vec<Duration> {
    let mut took = Vec::new();
    for ply in 0.. {
        if let Some(pause) = pause {
            tokio::time::sleep(pause).await;
        }
        let begin = Instant::now();
        if begin >= end {
            break;
        }
        let left = Some(BySide { first: 300_000, second: 295_000 });
        let mv = MoveRow { text: "xe5f9".to_owned(), ms: Some(1_000), left };
        let write = Write::Move { game: id.clone(), ply, mv, ending: None, at: 0 };
        store.commit(vec![write]).await.expect("committed");
        took.push(begin.elapsed());
    }
    took
}

async fn measure(folder: &Path, tables: usize, seconds: u64, rate: f64, durability: Durability) {
    let folder = tempfile::tempdir_in(folder).expect("a temporary folder");
    let store = Store::open_with(folder.path(), durability).await.expect("the store opens");
    // Ids as the server makes them: without order.
    let id = |i: usize| format!("{:016x}", (i as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    store.commit((0..tables).map(|i| Write::Create(game(id(i)))).collect()).await.expect("created");
    let end = Instant::now() + Duration::from_secs(seconds);
    let mut tasks = tokio::task::JoinSet::new();
    for i in 0..tables {
        let (store, id) = (store.clone(), id(i));
        let pause = (rate > 0.0).then(|| Duration::from_secs_f64(1.0 / rate));
        tasks.spawn(async move {
            // Not all at the same moment.
            tokio::time::sleep(pause.unwrap_or_default().mul_f64(i as f64 / tables as f64)).await;
            table(store, id, pause, end).await
        });
    }
    let wal = folder.path().join("plyground.sqlite-wal");
    let size = move || std::fs::metadata(&wal).map_or(0, |m| m.len());
    let longest = tokio::spawn({
        let size = size.clone();
        async move {
            let mut longest = 0;
            while Instant::now() < end {
                longest = size().max(longest);
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            longest
        }
    });
    let mut took: Vec<Duration> = tasks.join_all().await.into_iter().flatten().collect();
    took.sort_unstable();
    let at = |share: f64| took[((took.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    let longest = longest.await.expect("watched") as f64 / 1e6;
    tokio::time::sleep(Duration::from_secs(4)).await;
    println!(
        "{durability:?}: {tables} tables, {:.0} commits/s; p50 {:.2} ms, p99 {:.2} ms, p99.9 {:.2} ms, max {:.2} ms; \
         log at most {longest:.1} MB, {:.1} MB when idle",
        took.len() as f64 / seconds as f64,
        at(0.5),
        at(0.99),
        at(0.999),
        at(1.0),
        size() as f64 / 1e6,
    );
    store.close().await;
}

#[tokio::main]
async fn main() {
    let mut args = std::env::args().skip(1);
    let mut number = |default: f64| args.next().map_or(default, |a| a.parse().expect("a number"));
    let (tables, seconds, rate) = (number(1_000.0) as usize, number(10.0) as u64, number(0.0));
    let folder = args.next().map_or_else(std::env::temp_dir, PathBuf::from);
    for durability in [Durability::PowerCut, Durability::Kill] {
        measure(&folder, tables, seconds, rate, durability).await;
    }
}
