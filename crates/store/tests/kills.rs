//! Fifty kills of a process that writes to twenty games at once: every acknowledged write is there.

#![cfg(unix)]

mod common;

use std::{
    io::{BufRead as _, BufReader, Write as _},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Duration,
};

use common::{append, game, moments, texts};
use plyground_store::{Store, Write};

const GAMES: usize = 20;
const KILLS: u64 = 50;
/// Set in the process that is killed: its data folder.
const FOLDER: &str = "PLYGROUND_TEST_KILLED";

fn id(i: usize) -> String {
    format!("game-{i}")
}

/// Plays on in every game, and prints each move once it is stored, until it is killed.
async fn play(folder: PathBuf) {
    let store = Store::open(&folder).await.expect("opens");
    let mut tasks = tokio::task::JoinSet::new();
    for i in 0..GAMES {
        let store = store.clone();
        tasks.spawn(async move {
            let from = texts(&store, &id(i)).await.len();
            for ply in from.. {
                store.commit(vec![append(&id(i), ply, &format!("m{ply}"))]).await.expect("stored");
                writeln!(std::io::stdout(), "stored {i} {ply}").expect("printed");
            }
        });
    }
    tasks.join_all().await;
}

#[test]
fn a23_fifty_kills_lose_nothing() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    if let Some(folder) = std::env::var_os(FOLDER) {
        return runtime.block_on(play(folder.into()));
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    runtime.block_on(async {
        let store = Store::open(folder.path()).await.expect("opens");
        let all = (0..GAMES).map(|i| Write::Create(game(&id(i))));
        store.commit(all.collect()).await.expect("created");
        store.close().await;
    });
    let (mut told, mut moments) = ([0; GAMES], moments());
    for kill in 0..KILLS {
        let before: usize = told.iter().sum();
        run_and_kill(folder.path(), Duration::from_micros(moments.u64(1_000..150_000)), &mut told);
        assert!(told.iter().sum::<usize>() > before, "kill {kill}: nothing was written before it");
        runtime.block_on(async {
            let store = Store::open(folder.path()).await.expect("opens after a kill");
            for (i, told) in told.iter_mut().enumerate() {
                let found = texts(&store, &id(i)).await;
                assert!(found.len() >= *told, "kill {kill}: {told} moves were stored, {} are", found.len());
                let wanted: Vec<String> = (0..found.len()).map(|ply| format!("m{ply}")).collect();
                assert_eq!(found, wanted, "kill {kill}");
                *told = found.len();
            }
            // Every other time the log is left as it is.
            if kill % 2 == 0 {
                store.close().await;
            }
        });
    }
    println!("{KILLS} kills, {} moves stored, none lost", told.iter().sum::<usize>());
}

/// Runs this test in another process, kills it some time after its first move, and notes what it was told.
fn run_and_kill(folder: &Path, after: Duration, told: &mut [usize; GAMES]) {
    let mut process = Command::new(std::env::current_exe().expect("this test"))
        .args(["--exact", "a23_fifty_kills_lose_nothing", "--nocapture"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .spawn()
        .expect("started");
    let mut out = BufReader::new(process.stdout.take().expect("piped"));
    let mut killer = None;
    let mut line = String::new();
    // A line without an end was cut off by the kill: nobody was told.
    while out.read_line(&mut line).expect("text") > 0 && line.ends_with('\n') {
        if let Some((i, ply)) = line.trim().strip_prefix("stored ").and_then(|rest| rest.split_once(' ')) {
            let (i, ply): (usize, usize) = (i.parse().expect("a number"), ply.parse().expect("a number"));
            told[i] = told[i].max(ply + 1);
            if killer.is_none() {
                let id = process.id().to_string();
                killer = Some(std::thread::spawn(move || {
                    std::thread::sleep(after);
                    Command::new("kill").args(["-9", &id]).status().expect("killed")
                }));
            }
        }
        line.clear();
    }
    assert!(killer.expect("a move was stored").join().expect("killed").success());
    process.wait().expect("gone");
}
