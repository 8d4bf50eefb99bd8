//! A backup read back by the program that uses the database, while games go on.

mod common;

use std::{
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use common::{append, ending, fresh, game, mv, raw, texts};
use plyground_rules::{BySide, Side};
use plyground_store::{
    BackupError, BackupFacts, ContestRow, ContestState, ContestWrite, FILE, Facts, Faults, FolderShare,
    ImportedGame, PersonWrite, Store, When, Write, backup, backup_facts, looks_like_backup,
};
use sqlx::{Connection as _, Executor as _};

const BROWSER: [u8; 3] = [1, 2, 3];

fn over(id: &str) -> Vec<Write> {
    let last = Write::Move {
        game: id.to_owned(),
        ply: 0,
        mv: mv("e5"),
        ending: Some(ending(Some(Side::First), "rings")),
        at: 3_000,
    };
    vec![Write::Create(game(id)), last]
}

fn person(id: &str, name: &str) -> Write {
    let change = PersonWrite::Add { name: name.to_owned(), holder: BROWSER.to_vec(), at: 1 };
    Write::Person { person: id.to_owned(), change }
}

/// Archives what is over.
async fn archive(store: &Store) {
    for id in store.to_archive(10).await.expect("read") {
        let facts = Facts { positions: vec![1 << 40, 2 << 40], ..Facts::default() };
        store.commit(vec![Write::Archive { game: id, facts }]).await.expect("archived");
    }
}

/// Everything that was there, as text, row by row.
async fn everything(folder: &Path) -> Vec<String> {
    let mut connection = raw(folder).await;
    let tables =
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name";
    let names: Vec<String> = sqlx::query_scalar(tables).fetch_all(&mut connection).await.expect("listed");
    let mut rows = Vec::new();
    for name in names {
        let columns = format!(
            "SELECT group_concat('quote(' || name || ')', '||'',''||') FROM pragma_table_info('{name}')"
        );
        let columns: String = sqlx::query_scalar(sqlx::AssertSqlSafe(columns))
            .fetch_one(&mut connection)
            .await
            .expect("listed");
        let select = format!("SELECT '{name} ' || {columns} AS row FROM {name} ORDER BY row");
        let found: Vec<String> =
            sqlx::query_scalar(sqlx::AssertSqlSafe(select)).fetch_all(&mut connection).await.expect("read");
        rows.extend(found);
    }
    connection.close().await.expect("closed");
    rows
}

/// A database with games that are over and one that is not; a backup of it; and then more of everything.
async fn played_on(store: &Store, folder: &Path) -> PathBuf {
    store.commit(over("old")).await.expect("stored");
    store.commit(vec![Write::Create(game("going")), append("going", 0, "e5")]).await.expect("stored");
    store.commit(vec![person("ann", "Ann")]).await.expect("stored");
    archive(store).await;
    let file = folder.join("then.backup");
    backup(folder, &file, Some(BROWSER.to_vec())).await.expect("written");

    store.commit(vec![append("going", 1, "f6")]).await.expect("stored");
    let mut later = game("later");
    later.persons = BySide { first: Some("max".to_owned()), second: None };
    store.commit(vec![person("max", "Max"), person("eve", "Eve")]).await.expect("stored");
    store.commit(vec![Write::Create(later), append("later", 0, "g7")]).await.expect("stored");
    store.commit(over("gone")).await.expect("stored");
    let collection = store.new_collection("Imported", "file").await.expect("made");
    store.import(collection, Vec::<ImportedGame>::new()).await.expect("imported");
    let contest = ContestRow {
        id: "match".to_owned(),
        game: "yinsh".to_owned(),
        variant: "yinsh".to_owned(),
        plan: "{}".to_owned(),
        holder: BROWSER.to_vec(),
        created: 1,
        updated: 1,
        state: ContestState::Running,
        results: Vec::new(),
        spent_ms: 0,
    };
    let begin = Write::Contest { contest: "match".to_owned(), change: ContestWrite::Create(contest) };
    store.commit(vec![begin]).await.expect("stored");
    file
}

/// Whether the two are the same database, whatever the order of their rows.
fn assert_same(now: &[String], before: &[String], when: &str) {
    let missing: Vec<_> = before.iter().filter(|row| !now.contains(row)).collect();
    let more: Vec<_> = now.iter().filter(|row| !before.contains(row)).collect();
    assert!(missing.is_empty() && more.is_empty(), "{when}: missing {missing:?}, more {more:?}");
}

async fn ids(store: &Store) -> Vec<String> {
    let mut there = Vec::new();
    for id in ["old", "going", "later", "gone"] {
        if store.load(id).await.expect("read").is_some() {
            there.push(id.to_owned());
        }
    }
    there
}

#[tokio::test]
async fn a10_everything_is_replaced_by_a_backup_and_games_under_way_go_on() {
    let (folder, store) = fresh().await;
    let file = played_on(&store, folder.path()).await;
    assert!(looks_like_backup(&file).expect("read"));
    let facts = BackupFacts { games: 2, people: 1, latest: Some(3_000) };
    assert_eq!(backup_facts(&file).await.expect("whole"), facts);

    let other_browser = vec![9, 9];
    let done = store.read_back(folder.path(), &file, Some(other_browser.clone())).await.expect("read back");
    assert_eq!((done.replaced.games, done.replaced.kept), (3, 2), "old; going and later go on");
    assert_eq!(ids(&store).await, ["old", "going", "later"]);
    assert_eq!(texts(&store, "going").await, ["e5", "f6"], "what was told since the backup stays");
    assert!(store.collections().await.expect("read").is_empty());
    let running = store.contests_under_way().await.expect("read");
    assert_eq!(running.iter().map(|match_| match_.id.as_str()).collect::<Vec<_>>(), ["match"]);
    let people = |holder: Vec<u8>| {
        let store = store.clone();
        async move {
            let mut names: Vec<String> =
                store.people_of(&holder).await.expect("read").into_iter().map(|person| person.name).collect();
            names.sort();
            names
        }
    };
    assert_eq!(
        people(BROWSER.to_vec()).await,
        ["Ann", "Max"],
        "who sits at a game under way stays, Eve does not"
    );
    assert_eq!(
        people(other_browser).await,
        ["Ann"],
        "the people of the browser that made the backup come along"
    );

    // Games go on and end, and are archived beside those of the backup.
    store.commit(vec![append("later", 1, "g8")]).await.expect("stored");
    let last = Write::Move {
        game: "going".to_owned(),
        ply: 2,
        mv: mv("g7"),
        ending: Some(ending(None, "agreement")),
        at: 4_000,
    };
    store.commit(vec![last]).await.expect("stored");
    archive(&store).await;
    assert_eq!(texts(&store, "going").await, ["e5", "f6", "g7"]);

    // What was there before can be had back by the same way.
    assert!(done.aside.starts_with(folder.path()));
    store.read_back(folder.path(), &done.aside, None).await.expect("read back");
    assert_eq!(ids(&store).await, ["old", "going", "later", "gone"]);
    assert_eq!(texts(&store, "later").await, ["g7", "g8"], "a game under way stays as it is now");
    assert_eq!(texts(&store, "going").await, ["e5", "f6"], "one that is over is that of the backup");
    store.close().await;
    let store = Store::open(folder.path()).await.expect("opens");
    assert_eq!(ids(&store).await.len(), 4);
    store.close().await;
}

#[tokio::test]
async fn a23_a_read_back_that_fails_at_any_step_changes_nothing() {
    for when in [When::Before, When::RolledBack, When::After] {
        // Failures that are alike in all steps are tried at some of them.
        let stride = if when == When::Before { 1 } else { 5 };
        for step in (1..).step_by(stride) {
            let faults = Faults::new();
            let folder = tempfile::tempdir().expect("a temporary folder");
            let store = Store::open_faulty(folder.path(), faults.clone()).await.expect("opens");
            let file = played_on(&store, folder.path()).await;
            let before = everything(folder.path()).await;
            faults.fail_step(step, when);
            let done = store.read_back(folder.path(), &file, None).await;
            let failed = faults.failed() > 0;
            faults.heal();
            let now = everything(folder.path()).await;
            let told = format!("{when:?} {step}");
            match &done {
                Ok(_) => assert_eq!(ids(&store).await, ["old", "going", "later"], "{told}"),
                // A commit that takes effect and fails all the same cannot be told from one that does not.
                Err(_) if now != before => {
                    assert_eq!((when, ids(&store).await.len()), (When::After, 3), "{told}");
                }
                Err(_) => assert_same(&now, &before, &told),
            }
            // Either way the store goes on, and a second try succeeds.
            store.commit(vec![append("later", 1, "g8")]).await.expect("stored");
            store.read_back(folder.path(), &file, None).await.expect("read back");
            assert_eq!(ids(&store).await, ["old", "going", "later"], "{told}");
            store.close().await;
            if !failed {
                assert!(step > 40, "it has many steps");
                break;
            }
        }
    }
}

#[tokio::test]
async fn a12_what_is_no_sound_backup_of_ours_is_refused_while_games_go_on() {
    let (folder, store) = fresh().await;
    let file = played_on(&store, folder.path()).await;
    let before = everything(folder.path()).await;
    let whole = std::fs::read(&file).expect("there");
    let bad = folder.path().join("bad.backup");
    let refused = |what: &'static str| {
        let (store, folder, bad) = (store.clone(), folder.path().to_owned(), bad.clone());
        async move {
            let error = store.read_back(&folder, &bad, None).await.expect_err(what);
            let left =
                std::fs::read_dir(&folder).expect("listed").map(|entry| entry.expect("read").file_name());
            let left: Vec<_> = left.filter(|name| name.to_string_lossy().contains("restore")).collect();
            assert!(left.is_empty(), "{what} leaves {left:?}");
            error
        }
    };

    std::fs::write(&bad, "1. d3 c5").expect("written");
    assert!(matches!(refused("a text").await, BackupError::NotABackup(_)));
    assert!(!looks_like_backup(&bad).expect("read"));
    std::fs::write(&bad, &whole[..whole.len() / 2]).expect("written");
    assert!(matches!(refused("half a file").await, BackupError::Damaged { .. }));
    assert!(backup_facts(&bad).await.is_err());

    std::fs::write(&bad, &whole).expect("written");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&bad);
    let mut foreign = sqlx::SqliteConnection::connect_with(&options).await.expect("opens");
    let trigger = "CREATE TRIGGER spy AFTER INSERT ON game BEGIN DELETE FROM person; END";
    foreign.execute(trigger).await.expect("written");
    foreign.close().await.expect("closed");
    assert!(matches!(refused("a file with a trigger").await, BackupError::NotABackup(_)));

    assert_same(&everything(folder.path()).await, &before, "refused");
    store.close().await;
}

#[tokio::test]
async fn a10_who_serves_the_folder_notices_that_another_process_has_read_a_backup_back() {
    let (folder, serving) = fresh().await;
    let file = played_on(&serving, folder.path()).await;
    let command = Store::open(folder.path()).await.expect("opens");
    let before = serving.replacements().await.expect("read");

    let share = FolderShare::take(folder.path()).expect("free");
    let refused = command.read_back(folder.path(), &file, None).await;
    assert!(matches!(refused, Err(BackupError::InUse(_))), "an import goes on: {refused:?}");
    assert_eq!(serving.replacements().await.expect("read"), before);
    assert_eq!(ids(&serving).await.len(), 4, "nothing has changed");
    drop(share);

    let done = command.read_back(folder.path(), &file, None).await.expect("read back");
    assert_eq!(done.replaced.kept, 2);
    assert_ne!(serving.replacements().await.expect("read"), before);
    assert_eq!(ids(&serving).await, ["old", "going", "later"]);
    serving.commit(vec![append("later", 1, "g8")]).await.expect("stored");
    assert_eq!(
        texts(&serving, "later").await,
        ["g7", "g8"],
        "the game went on in the process that serves it"
    );
    let again = serving.replacements().await.expect("read");
    serving.read_back(folder.path(), &done.aside, None).await.expect("read back");
    assert_ne!(command.replacements().await.expect("read"), again, "also by what was there before");
    command.close().await;
    serving.close().await;
}

/// While one process ends games, another one replaces everything, again and again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a23_a_game_that_ends_while_another_process_replaces_everything_is_there_or_set_aside() {
    const TIMES: usize = 8;
    let (folder, serving) = fresh().await;
    let file = folder.path().join("then.backup");
    backup(folder.path(), &file, None).await.expect("written");
    let stop = Arc::new(AtomicBool::new(false));
    let ending = {
        let (serving, stop) = (serving.clone(), Arc::clone(&stop));
        tokio::spawn(async move {
            let mut ended = Vec::new();
            while !stop.load(Ordering::Relaxed) {
                let id = format!("over-{}", ended.len());
                // A lock that was waited for in vain is asked for again, as the server does.
                while serving.commit(over(&id)).await.is_err() {}
                ended.push(id);
            }
            ended
        })
    };
    let command = Store::open(folder.path()).await.expect("opens");
    let mut asides = Vec::new();
    while asides.len() < TIMES {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        asides.push(command.read_back(folder.path(), &file, None).await.expect("read back").aside);
    }
    stop.store(true, Ordering::Relaxed);
    let ended = ending.await.expect("played");
    command.close().await;
    serving.close().await;
    let mut kept = Vec::new();
    for database in asides.iter().chain([&folder.path().join(FILE)]) {
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(database).read_only(true);
        let mut connection = sqlx::SqliteConnection::connect_with(&options).await.expect("opens");
        let found = sqlx::query_scalar::<_, String>("SELECT id FROM game").fetch_all(&mut connection).await;
        kept.extend(found.expect("read"));
        connection.close().await.expect("closed");
    }
    let lost: Vec<_> = ended.iter().filter(|id| !kept.contains(id)).collect();
    assert!(ended.len() > TIMES && lost.is_empty(), "{} games ended, {lost:?} are nowhere", ended.len());
}
