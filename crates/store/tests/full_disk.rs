//! A disk that is really full, thirty times, with twenty games on it: commits report it, what was acknowledged stays, and
//! when there is space again everything goes on.

#![cfg(target_os = "linux")]

mod common;

use std::{
    fs::{self, File},
    io::Write as _,
    path::Path,
    process::{Command, Stdio},
};

use common::{append, game, texts};
use plyground_store::{Store, StoreError, Write};

const GAMES: usize = 20;
const FILLS: usize = 30;

/// A way to take all space and give it back.
trait Disk {
    /// Every other time a little space is left.
    fn fill(&mut self, little: bool);
    fn free(&mut self);
}

async fn survive(folder: &Path, disk: &mut dyn Disk) {
    let store = Store::open(folder).await.expect("opens");
    let ids: Vec<String> = (0..GAMES).map(|i| format!("game-{i}")).collect();
    store.commit(ids.iter().map(|id| Write::Create(game(id))).collect()).await.expect("created");
    let mut acknowledged: Vec<Vec<String>> = vec![Vec::new(); GAMES];
    let mut failures = 0;
    for fill in 0..FILLS {
        disk.fill(fill % 2 == 1);
        // Each game in a task of its own, as at its table: it moves until the disk refuses.
        let mut tasks = tokio::task::JoinSet::new();
        for (i, id) in ids.iter().cloned().enumerate() {
            let (store, from) = (store.clone(), acknowledged[i].len());
            tasks.spawn(async move {
                let mut told = Vec::new();
                for ply in from..from + 500 {
                    let text = format!("fill-{fill}-move-{ply}");
                    match store.commit(vec![append(&id, ply, &text)]).await {
                        Ok(()) => told.push(text),
                        Err(StoreError::Database(_)) => return (i, told, Some((ply, text))),
                        Err(e) => panic!("{id}: {e}"),
                    }
                }
                (i, told, None)
            });
        }
        let mut pending = Vec::new();
        for (i, told, refused) in tasks.join_all().await {
            acknowledged[i].extend(told);
            pending.extend(refused.map(|(ply, text)| (i, ply, text)));
        }
        failures += pending.len();
        assert!(!pending.is_empty(), "fill {fill}: the disk was not full");
        // Still full: a second failure, and reading goes on.
        for (i, ply, text) in &pending {
            if store.commit(vec![append(&ids[*i], *ply, text)]).await.is_ok() {
                acknowledged[*i].push(text.clone());
            }
            assert_eq!(texts(&store, &ids[*i]).await, acknowledged[*i], "fill {fill}, while full");
        }
        disk.free();
        for (i, ply, text) in pending {
            store.commit(vec![append(&ids[i], ply, &text)]).await.expect("there is space again");
            if acknowledged[i].len() == ply {
                acknowledged[i].push(text);
            }
        }
        for (i, id) in ids.iter().enumerate() {
            let ply = acknowledged[i].len();
            store.commit(vec![append(id, ply, "free")]).await.expect("stored");
            acknowledged[i].push("free".to_owned());
        }
        // What another process would find.
        let other = Store::open(folder).await.expect("opens beside it");
        for (i, id) in ids.iter().enumerate() {
            assert_eq!(texts(&other, id).await, acknowledged[i], "fill {fill}");
        }
        other.close().await;
    }
    store.close().await;
    let again = Store::open(folder).await.expect("opens");
    for (i, id) in ids.iter().enumerate() {
        assert_eq!(texts(&again, id).await, acknowledged[i]);
    }
    let moves: usize = acknowledged.iter().map(Vec::len).sum();
    println!("{FILLS} fills, {failures} failed commits, {moves} moves acknowledged, none lost");
}

/// A small file system of its own.
struct Small {
    folder: tempfile::TempDir,
}

impl Small {
    /// `None` where that is not allowed.
    fn mount() -> Option<Small> {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mount = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=3m", "tmpfs"])
            .arg(folder.path())
            .stderr(Stdio::null())
            .status();
        mount.is_ok_and(|status| status.success()).then_some(Small { folder })
    }
}

impl Drop for Small {
    fn drop(&mut self) {
        // Lazily: connections may be closing still.
        let _ = Command::new("umount").arg("-l").arg(self.folder.path()).status();
    }
}

impl Disk for Small {
    fn fill(&mut self, little: bool) {
        let mut ballast = File::create(self.folder.path().join("ballast")).expect("made");
        for size in [4_096, 1] {
            while ballast.write_all(&vec![0; size]).is_ok() {}
        }
        if little {
            let size = ballast.metadata().expect("there").len();
            ballast.set_len(size - 150_000).expect("cut");
        }
    }

    fn free(&mut self) {
        fs::remove_file(self.folder.path().join("ballast")).expect("removed");
    }
}

#[tokio::test]
async fn a23_thirty_full_disks_lose_nothing() {
    let Some(mut disk) = Small::mount() else {
        println!("no file system may be mounted here; the limited files below are the test");
        return;
    };
    let folder = disk.folder.path().to_owned();
    survive(&folder, &mut disk).await;
}

/// Set in the process whose files are limited.
const LIMITED: &str = "PLYGROUND_TEST_LIMITED";

/// This process's files may not grow.
struct Limit {
    folder: tempfile::TempDir,
}

impl Limit {
    fn set(size: &str) {
        let id = std::process::id().to_string();
        let done =
            Command::new("prlimit").args(["--pid", &id, &format!("--fsize={size}:unlimited")]).status();
        assert!(done.expect("prlimit is there").success());
    }
}

impl Disk for Limit {
    fn fill(&mut self, little: bool) {
        let log = self.folder.path().join("plyground.sqlite-wal");
        let more = if little { 150_000 } else { 0 };
        Limit::set(&(log.metadata().map_or(0, |m| m.len()) + more).to_string());
    }

    fn free(&mut self) {
        Limit::set("unlimited");
    }
}

#[test]
fn a23_thirty_limits_on_files_lose_nothing() {
    if std::env::var_os(LIMITED).is_some() {
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        let mut disk = Limit { folder: tempfile::tempdir().expect("a temporary folder") };
        let folder = disk.folder.path().to_owned();
        return runtime.block_on(survive(&folder, &mut disk));
    }
    // In a process of its own, which is not killed for writing too much.
    let out = Command::new("sh")
        .args(["-c", "trap '' XFSZ; exec \"$0\" --exact a23_thirty_limits_on_files_lose_nothing --nocapture"])
        .arg(std::env::current_exe().expect("this test"))
        .env(LIMITED, "1")
        .output()
        .expect("started");
    let text = String::from_utf8_lossy(&out.stdout);
    assert!(out.status.success(), "{text}{}", String::from_utf8_lossy(&out.stderr));
    assert!(text.contains("none lost"), "the test did not run: {text}");
    println!("{text}");
}
