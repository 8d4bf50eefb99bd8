//! How fast a large archive is: `archive [GAMES] [FOLDER]` imports games, then pages, filters, searches by position and explores. A folder that has
//! an archive already is only asked.
//!
//! Four fifths of the games are a collection, the others were played here, in one browser and rated: half of them by one person, the others by a
//! thousand.

mod made_up;
mod of_people;
mod questions;

use std::{
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use made_up::{imported, people, played, position};
use plyground_rules::stable_hash;
use plyground_store::{Cursor, Filter, Scope, Store};

/// Games in one transaction.
const BATCH: u64 = 400;
/// Games on a page.
const PAGE: u32 = 24;
/// So many pages of 200 are gone through before pages are deep.
const DEEP: usize = 100;

#[tokio::main]
async fn main() {
    let mut arguments = std::env::args().skip(1);
    let games: u64 = arguments.next().map_or(200_000, |text| text.parse().expect("a number of games"));
    let temporary = tempfile::tempdir().expect("a temporary folder");
    let folder = arguments.next().map_or_else(|| temporary.path().to_owned(), PathBuf::from);
    let store = Store::open(&folder).await.expect("opens");
    let collection = match store.collections().await.expect("read").first() {
        Some(there) => there.id,
        None => build(&store, &folder, games).await,
    };
    for (name, filter) in questions::all(collection) {
        let (took, found) = pages(&store, &filter, None).await;
        println!("{name}: {} ms, {found} games on five pages", ms(took));
    }
    let all = Filter { scope: Scope::Collection(collection), ..Filter::default() };
    let mut deep = None;
    for _ in 0..DEEP {
        deep = store.find(&all, deep, 200).await.expect("found").next.or(deep);
    }
    println!("newest, after {} games: {} ms", DEEP * 200, ms(pages(&store, &all, deep).await.0));
    for ply in [0, 1, 6] {
        let hashes: Vec<u64> = (0..12).map(|game| position(game, ply)).chain([stable_hash("", "")]).collect();
        let mut most = Duration::ZERO;
        for _ in 0..5 {
            let begin = processor();
            store.explore(&all.scope, &hashes).await.expect("counted");
            most = most.max(processor() - begin);
        }
        println!("explorer, 13 positions after {ply} moves: {} ms", ms(most));
    }
    of_people::ask(&store).await;
    store.close().await;
}

async fn build(store: &Store, folder: &Path, games: u64) -> i64 {
    let own = games / 5;
    let foreign = games - own;
    let collection = store.new_collection("Bench", "archive").await.expect("made");
    let mut waited = Duration::ZERO;
    for from in (0..foreign).step_by(BATCH as usize) {
        // Making the games up is not what is measured.
        let batch = (from..(from + BATCH).min(foreign)).map(|game| imported(game, foreign)).collect();
        let begin = Instant::now();
        store.import(collection, batch).await.expect("imported");
        waited += begin.elapsed();
    }
    println!("{foreign} games imported: {:.1} s", waited.as_secs_f64());
    store.commit(people()).await.expect("stored");
    let begin = Instant::now();
    for game in 0..own {
        store.commit(played(game)).await.expect("stored");
    }
    println!("{own} games played and archived: {:.1} s", begin.elapsed().as_secs_f64());
    let bytes = std::fs::metadata(folder.join(plyground_store::FILE)).map_or(0, |file| file.len());
    println!("{} MB", bytes / 1_000_000);
    collection
}

/// The time that all threads have had on a processor, as Linux tells it: other programs do not disturb that.
fn processor() -> Duration {
    let tasks = std::fs::read_dir("/proc/self/task").expect("Linux");
    let time = |task: std::io::Result<std::fs::DirEntry>| {
        let text = std::fs::read_to_string(task.ok()?.path().join("schedstat")).ok()?;
        text.split(' ').next()?.parse::<u64>().ok()
    };
    Duration::from_nanos(tasks.filter_map(time).sum())
}

/// The longest time that one of five pages takes, and how many games are on them.
async fn pages(store: &Store, filter: &Filter, from: Option<Cursor>) -> (Duration, usize) {
    let (mut most, mut found, mut after) = (Duration::ZERO, 0, from);
    for _ in 0..5 {
        let begin = processor();
        let page = store.find(filter, after, PAGE).await.expect("found");
        most = most.max(processor() - begin);
        found += page.games.len();
        after = page.next;
        if after.is_none() {
            break;
        }
    }
    (most, found)
}

fn ms(time: Duration) -> String {
    format!("{:.1}", time.as_secs_f64() * 1e3)
}
