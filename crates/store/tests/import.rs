//! Imports on a disk that fails, in a process that is killed, and beside moves of another process: a batch is there as a whole or not at all, and never
//! twice.

mod common;

use std::{
    io::{BufRead, BufReader, Write as _},
    path::Path,
    process::{Command, Stdio},
    time::Duration,
};

use common::{append, game, moments, raw, texts};
use plyground_rules::{BySide, Side};
use plyground_store::{Faults, Filter, ImportedGame, Scope, Store, When, Write};
use sqlx::Row as _;

const BATCH: u64 = 20;
const START: u64 = 1 << 40;
const KILLS: u64 = 50;
/// Kills of a process that plays and imports at once.
const KILLS_OF_BOTH: u64 = 10;
/// Set in the process that is killed: its data folder.
const FOLDER: &str = "PLYGROUND_TEST_IMPORT_KILLED";

fn imported(n: u64) -> ImportedGame {
    ImportedGame {
        game: "reversi".to_owned(),
        variant: "reversi".to_owned(),
        names: BySide { first: format!("Ann {}", n % 7), second: "Ben".to_owned() },
        winner: Some(Some(Side::First)),
        moves: vec![format!("m{n}"), "pass".to_owned()],
        positions: vec![START, (n + 1) << 20, (n + 1) << 40 | 1 << 62],
        ..ImportedGame::default()
    }
}

fn batch(number: u64) -> Vec<ImportedGame> {
    (number * BATCH..(number + 1) * BATCH).map(imported).collect()
}

/// How many games of a collection are there, each of them whole and in every index.
async fn whole(store: &Store, collection: i64) -> u64 {
    let filter = Filter { scope: Scope::Collection(collection), ..Filter::default() };
    let (mut games, mut after) = (0, None);
    loop {
        let page = store.find(&filter, after, 200).await.expect("found");
        games += page.games.len() as u64;
        assert!(page.games.iter().all(|game| game.moves.len() == 2));
        after = page.next;
        if after.is_none() {
            break;
        }
    }
    let tally = store.explore(&filter.scope, &[START]).await.expect("counted")[0];
    let counted = store.collections().await.expect("read");
    let counted = counted.iter().find(|c| c.id == collection).expect("there").games;
    assert_eq!((tally.first, counted), (games, games));
    assert_eq!(games % BATCH, 0, "no batch is half there");
    games
}

#[tokio::test]
async fn a23_an_import_that_fails_at_any_step_is_whole_or_not_there() {
    for when in [When::Before, When::RolledBack, When::After] {
        for step in 0.. {
            let folder = tempfile::tempdir().expect("a temporary folder");
            let faults = Faults::new();
            let store = Store::open_faulty(folder.path(), faults.clone()).await.expect("opens");
            let id = store.new_collection("Games", "file").await.expect("made");
            faults.fail_step(step, when);
            let result = store.import(id, batch(0)).await;
            let failed = faults.failed() > 0;
            faults.heal();
            assert_eq!(result.is_err(), failed && result.is_err(), "{when:?} {step}");
            let there = whole(&store, id).await;
            assert!(result.is_err() || there == BATCH, "{when:?} {step}: what was acknowledged is there");
            let again = store.import(id, batch(0)).await.expect("imported");
            assert_eq!((again.added, again.known), (BATCH - there, there), "{when:?} {step}");
            assert_eq!(whole(&store, id).await, BATCH);
            store.close().await;
            if !failed {
                assert!(step > 8, "an import has several steps");
                break;
            }
        }
    }
}

/// Imports until it is killed.
async fn import(folder: &Path) {
    let store = Store::open(folder).await.expect("opens");
    let id = store.collections().await.expect("read")[0].id;
    let from = whole(&store, id).await / BATCH;
    for number in from.. {
        store.import(id, batch(number)).await.expect("imported");
        writeln!(std::io::stdout(), "imported {}", (number + 1) * BATCH).expect("printed");
    }
}

/// Plays on in a game and imports, both at once, until it is killed.
async fn play_and_import(folder: &Path) {
    let store = Store::open(folder).await.expect("opens");
    let id = store.collections().await.expect("read")[0].id;
    let (from, ply) = (whole(&store, id).await / BATCH, texts(&store, "here").await.len());
    let importing = async {
        for number in from.. {
            store.import(id, batch(number)).await.expect("imported");
            writeln!(std::io::stdout(), "imported {}", (number + 1) * BATCH).expect("printed");
        }
    };
    let playing = async {
        for ply in ply.. {
            store.commit(vec![append("here", ply, &format!("m{ply}"))]).await.expect("stored");
            writeln!(std::io::stdout(), "moved {}", ply + 1).expect("printed");
        }
    };
    tokio::join!(importing, playing);
}

/// A folder with an empty collection.
fn prepared(runtime: &tokio::runtime::Runtime) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    runtime.block_on(async {
        let store = Store::open(folder.path()).await.expect("opens");
        store.new_collection("Games", "file").await.expect("made");
        store.close().await;
    });
    folder
}

/// SQLite's own opinion of the file.
async fn assert_sound(folder: &Path) {
    let mut connection = raw(folder).await;
    let said = sqlx::query("PRAGMA integrity_check").fetch_one(&mut connection).await.expect("checked");
    assert_eq!(said.get::<String, _>(0), "ok");
    let broken = sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut connection).await.expect("checked");
    assert_eq!(broken.len(), 0);
}

#[test]
#[cfg(unix)]
fn a23_fifty_kills_during_an_import_leave_no_batch_half_written() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    if let Some(folder) = std::env::var_os(FOLDER) {
        return runtime.block_on(import(Path::new(&folder)));
    }
    let folder = prepared(&runtime);
    let mut moments = moments();
    for kill in 0..KILLS {
        let told = run_and_kill(folder.path(), IMPORTS, || {
            std::thread::sleep(Duration::from_micros(moments.u64(100..60_000)));
        });
        runtime.block_on(async {
            let store = Store::open(folder.path()).await.expect("opens after a kill");
            let id = store.collections().await.expect("read")[0].id;
            let there = whole(&store, id).await;
            assert!(
                there >= told.imported,
                "kill {kill}: {} were imported, {there} are there",
                told.imported
            );
            store.close().await;
        });
    }
    runtime.block_on(assert_sound(folder.path()));
}

#[test]
#[cfg(unix)]
fn a23_kills_of_a_process_that_plays_and_imports_lose_nothing() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    if let Some(folder) = std::env::var_os(FOLDER) {
        return runtime.block_on(play_and_import(Path::new(&folder)));
    }
    let folder = prepared(&runtime);
    runtime.block_on(async {
        let store = Store::open(folder.path()).await.expect("opens");
        store.commit(vec![Write::Create(game("here"))]).await.expect("created");
        store.close().await;
    });
    let (mut moments, mut moved) = (moments(), 0);
    for kill in 0..KILLS_OF_BOTH {
        let told = run_and_kill(folder.path(), PLAYS_AND_IMPORTS, || {
            std::thread::sleep(Duration::from_micros(moments.u64(100..60_000)));
        });
        runtime.block_on(async {
            let store = Store::open(folder.path()).await.expect("opens after a kill");
            let id = store.collections().await.expect("read")[0].id;
            let there = whole(&store, id).await;
            assert!(
                there >= told.imported,
                "kill {kill}: {} were imported, {there} are there",
                told.imported
            );
            let found = texts(&store, "here").await;
            assert!(
                found.len() >= told.moved,
                "kill {kill}: {} moves were stored, {} are",
                told.moved,
                found.len()
            );
            assert_eq!(
                found,
                (0..found.len()).map(|ply| format!("m{ply}")).collect::<Vec<_>>(),
                "kill {kill}"
            );
            moved = moved.max(told.moved);
            store.close().await;
        });
    }
    assert!(moved > 0, "it played, too");
    runtime.block_on(assert_sound(folder.path()));
}

#[test]
#[cfg(unix)]
fn a23_moves_here_and_an_import_in_another_process_that_is_killed_lose_nothing() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let folder = prepared(&runtime);
    let store = runtime.block_on(Store::open(folder.path())).expect("opens");
    runtime.block_on(store.commit(vec![Write::Create(game("here"))])).expect("created");
    let mut moves = 0;
    for kill in 0..5 {
        let told = run_and_kill(folder.path(), IMPORTS, || {
            for ply in moves..moves + 20 {
                runtime
                    .block_on(store.commit(vec![append("here", ply, &format!("m{ply}"))]))
                    .expect("stored");
            }
        });
        moves += 20;
        runtime.block_on(async {
            assert_eq!(texts(&store, "here").await.len(), moves, "kill {kill}");
            let id = store.collections().await.expect("read")[0].id;
            assert!(whole(&store, id).await >= told.imported, "kill {kill}");
        });
    }
    runtime.block_on(store.close());
    runtime.block_on(assert_sound(folder.path()));
}

/// The test that imports in the process that is killed.
#[cfg(unix)]
const IMPORTS: &str = "a23_fifty_kills_during_an_import_leave_no_batch_half_written";
/// The one that also plays there.
#[cfg(unix)]
const PLAYS_AND_IMPORTS: &str = "a23_kills_of_a_process_that_plays_and_imports_lose_nothing";

/// What a process said is there, before it was killed.
#[cfg(unix)]
#[derive(Default)]
struct Told {
    imported: u64,
    moved: usize,
}

/// Runs a test in another process, and kills it when `until` returns, which begins with the first batch.
#[cfg(unix)]
fn run_and_kill(folder: &Path, test: &str, until: impl FnOnce()) -> Told {
    let mut process = Command::new(std::env::current_exe().expect("this test"))
        .args(["--exact", test, "--nocapture"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .spawn()
        .expect("started");
    let mut out = BufReader::new(process.stdout.take().expect("piped"));
    let mut told = Told::default();
    while told.imported == 0 {
        assert!(told.hears(&mut out), "nothing was imported");
    }
    // What it says meanwhile waits in the pipe.
    until();
    process.kill().expect("killed");
    process.wait().expect("gone");
    while told.hears(&mut out) {}
    told
}

#[cfg(unix)]
impl Told {
    /// Takes in the next line; false at the end. A line without an end was cut off by the kill: nobody was told.
    fn hears(&mut self, out: &mut impl BufRead) -> bool {
        let mut line = String::new();
        out.read_line(&mut line).expect("text");
        let whole = line.ends_with('\n');
        match line.trim().split_once(' ') {
            Some(("imported", games)) if whole => self.imported = games.parse().expect("a number"),
            Some(("moved", moves)) if whole => self.moved = moves.parse().expect("a number"),
            _ => {}
        }
        whole
    }
}
