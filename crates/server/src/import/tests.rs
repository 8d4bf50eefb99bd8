//! Uploads and imports on real files and a real store, also one that fails.

use std::{io, path::Path, sync::Arc, time::Duration};

use axum::body::{Body, Bytes, HttpBody};
use plyground_games::files::{self, Form};
use plyground_store::{Faults, Filter, Scope, Store, When};

use super::{
    ImportFile, ImportProgress, ImportTarget, import,
    jobs::{ImportJobs, ImportState, ShownImport},
    look::Seen,
    uploads::{Allowance, Uploads},
};
use crate::{
    game_file::stored_game,
    kept_game::{Played, keep_game},
    session::Browser,
};

const SMALL: Allowance = Allowance { file: 100_000, batch: 150_000, files: 2 };

/// So many short games of Reversi in GGF, each with other names.
fn games(count: usize) -> String {
    let game = |number| {
        format!(
            "(;GM[Othello]PB[Ann {number}]PW[Ben]TY[8]RE[+4.000]BO[8 ---------------------------O*------*O--------------------------- *]B[f5]W[d6];)\n"
        )
    };
    (0..count).map(game).collect()
}

async fn sent(uploads: &Uploads, browser: &Browser, text: String) -> String {
    let body = Body::from(text);
    let received = uploads.receive(browser, None, "games.ggf", body, Allowance::HOST).await;
    received.expect("received").0
}

/// Waits for the end of the latest import.
async fn ended(jobs: &ImportJobs) -> ShownImport {
    for _ in 0..3_000 {
        let now = jobs.shown().swap_remove(0);
        if matches!(now.state, ImportState::Done | ImportState::Stopped | ImportState::Failed) {
            return now;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("an import does not end")
}

async fn stored(store: &Store, collection: i64) -> usize {
    let filter = Filter { scope: Scope::Collection(collection), ..Filter::default() };
    let (mut count, mut after) = (0, None);
    loop {
        let page = store.find(&filter, after, 200).await.expect("found");
        count += page.games.len();
        after = page.next;
        if after.is_none() {
            return count;
        }
    }
}

fn uploaded_files(data: &Path) -> usize {
    let Ok(batches) = std::fs::read_dir(data.join("uploads")) else { return 0 };
    batches.flatten().filter_map(|batch| std::fs::read_dir(batch.path()).ok()).flatten().count()
}

#[tokio::test]
async fn a12_files_that_are_too_large_too_many_or_cut_short_leave_nothing_behind() {
    let data = tempfile::tempdir().expect("a folder");
    let uploads = Uploads::new(data.path());
    let (ann, ben) = (Browser::of_token("a"), Browser::of_token("b"));
    let large = Body::from(vec![b' '; 100_001]);
    let refused = uploads.receive(&ann, None, "x", large, SMALL).await.err().expect("too large");
    assert!(refused.message().to_string().contains("too large"), "{:?}", refused.message());
    // A body that does not say how long it is, and one that breaks off.
    for parts in [vec![Ok(vec![b' '; 60_000]), Ok(vec![b' '; 60_000])], vec![Ok(vec![b'f']), Err(())]] {
        assert!(uploads.receive(&ann, None, "x", Body::new(Parts(parts)), SMALL).await.is_err());
    }
    assert_eq!(uploaded_files(data.path()), 0);

    let (batch, upload) =
        uploads.receive(&ann, None, "x.txt", Body::from("f5d6"), SMALL).await.expect("received");
    assert!(matches!(upload.seen, Seen::One { moves: 2, .. }));
    assert!(
        uploads.receive(&ben, Some(&batch), "x", Body::from("f5"), SMALL).await.is_err(),
        "somebody else's"
    );
    assert!(uploads.files(&ben, &batch).is_err() && uploads.take(&ben, &batch).is_err());
    uploads.receive(&ann, Some(&batch), "y", Body::from("f5f6"), SMALL).await.expect("received");
    assert!(uploads.receive(&ann, Some(&batch), "z", Body::from("f5"), SMALL).await.is_err(), "too many");
    assert_eq!((uploads.files(&ann, &batch).expect("there").len(), uploaded_files(data.path())), (2, 2));
    // A browser that sends many files pushes out earlier ones.
    for _ in 0..40 {
        uploads.receive(&ben, None, "x", Body::from("f5"), SMALL).await.expect("received");
    }
    assert!(uploads.files(&ann, &batch).is_err());
    assert!(uploaded_files(data.path()) <= 32);
    drop(Uploads::new(data.path()));
    assert_eq!(uploaded_files(data.path()), 0, "nothing outlives a start");
}

/// A body without a length.
struct Parts(Vec<Result<Vec<u8>, ()>>);

impl HttpBody for Parts {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        mut self: std::pin::Pin<&mut Self>,
        _: &mut std::task::Context<'_>,
    ) -> std::task::Poll<Option<io::Result<hyper::body::Frame<Bytes>>>> {
        if self.0.is_empty() {
            return std::task::Poll::Ready(None);
        }
        let part = self.0.remove(0).map_err(|()| io::Error::other("gone"));
        std::task::Poll::Ready(Some(part.map(|part| hyper::body::Frame::data(part.into()))))
    }
}

#[tokio::test]
async fn a23_an_import_on_a_disk_that_fails_says_so_and_what_is_in_stays() {
    let data = tempfile::tempdir().expect("a folder");
    let faults = Faults::new();
    let store = Store::open_faulty(data.path(), faults.clone()).await.expect("opens");
    let (uploads, jobs, ann) = (
        Uploads::new(data.path()),
        ImportJobs::new(Arc::new(data.path().to_owned())),
        Browser::of_token("a"),
    );
    let batch = sent(&uploads, &ann, games(2_000)).await;
    let files = uploads.take(&ann, &batch).expect("there");
    // Somewhere in the third batch.
    faults.fail_step(60, When::RolledBack);
    jobs.start(store.clone(), "Games".to_owned(), ImportTarget::New("Games".to_owned()), files, None)
        .expect("started");
    let failed = ended(&jobs).await;
    assert_eq!(failed.state, ImportState::Failed);
    assert!(failed.added < 2_000);
    faults.heal();
    let collections = store.collections().await.expect("read");
    assert!(collections[0].summary.is_none(), "it is seen to be broken off");
    let there = stored(&store, collections[0].id).await as u64;
    assert!(there >= failed.added && there.is_multiple_of(400), "{there} of {}", failed.added);
    assert_eq!(uploaded_files(data.path()), 0);

    let batch = sent(&uploads, &ann, games(2_000)).await;
    let files = uploads.take(&ann, &batch).expect("there");
    let into = ImportTarget::Existing(collections[0].id);
    jobs.start(store.clone(), "Games".to_owned(), into, files, None).expect("started");
    let done = ended(&jobs).await;
    assert_eq!((done.state, done.added, done.known), (ImportState::Done, 2_000 - there, there));
    assert_eq!(store.collections().await.expect("read").len(), 1);
    store.close().await;
}

#[tokio::test]
async fn a12_an_import_that_is_stopped_or_whose_collection_is_deleted_ends() {
    let data = tempfile::tempdir().expect("a folder");
    let store = Store::open(data.path()).await.expect("opens");
    let (uploads, jobs, ann) = (
        Uploads::new(data.path()),
        ImportJobs::new(Arc::new(data.path().to_owned())),
        Browser::of_token("a"),
    );
    for delete in [false, true] {
        let batch = sent(&uploads, &ann, games(4_000)).await;
        let files = uploads.take(&ann, &batch).expect("there");
        let target = ImportTarget::New("Games".to_owned());
        jobs.start(store.clone(), "Games".to_owned(), target, files, None).expect("started");
        while jobs.shown()[0].added == 0 {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        let collection = jobs.shown()[0].collection.expect("there");
        assert_eq!(jobs.under_way(), [collection]);
        if delete {
            jobs.stop_into(collection);
            store.hide_collection(collection).await.expect("hidden");
        } else {
            jobs.stop(&jobs.shown()[0].id).expect("there");
        }
        let now = ended(&jobs).await;
        assert!(now.added < 4_000, "{} games", now.added);
        if delete {
            store.finish_deleting().await.expect("deleted");
            assert_eq!(stored(&store, collection).await, 0);
        } else {
            assert_eq!(
                (now.state, stored(&store, collection).await as u64),
                (ImportState::Stopped, now.added)
            );
            store.delete_collection(collection).await.expect("deleted");
        }
        jobs.forget(&now.id);
    }
    assert!(jobs.shown().is_empty() && store.collections().await.expect("read").is_empty());
    store.close().await;
}

#[tokio::test]
async fn a12_a_game_is_kept_once_with_its_date_its_variations_and_without_a_rating() {
    let data = tempfile::tempdir().expect("a folder");
    let store = Store::open(data.path()).await.expect("opens");
    let ann = Browser::of_token("a");
    let sgf =
        "(;GM[4]SZ[15]RU[Renju]PB[Ann]PW[Ben]DT[2001-05-06]RE[B+R];B[hh];W[hi](;B[ii];W[ij])(;B[gh]C[x]))";
    let game = plyground_games::files::read(sgf.as_bytes()).expect("a game");
    let id = keep_game(&store, &ann, &game, Played::First).await.expect("kept");
    assert_eq!(keep_game(&store, &ann, &game, Played::First).await.expect("there"), id);
    let (row, moves) = store.load(&id).await.expect("read").expect("there");
    assert_eq!((row.names.first.as_str(), moves.len(), row.created), ("Ann", 4, 989_107_200_000));
    assert_eq!(row.ending.map(|end| end.reason), Some("resignation".to_owned()));
    assert_eq!((row.holders.first, row.holders.second), (Some(ann.hash().to_vec()), None));
    let mine = Filter { scope: Scope::Own(vec![ann.hash().to_vec()]), ..Filter::default() };
    assert_eq!(store.find(&mine, None, 9).await.expect("found").games.len(), 1);
    assert_eq!(store.studies(ann.hash(), 9).await.expect("read").len(), 1);
    let other = keep_game(&store, &Browser::of_token("b"), &game, Played::Both).await.expect("kept");
    assert_ne!(other, id, "each visitor has an own one");
    store.close().await;
}

/// What a collection gives back of one file.
async fn given_back(name: &str, text: &str, form: &str) -> String {
    let data = tempfile::tempdir().expect("a folder");
    let path = data.path().join(name);
    std::fs::write(&path, text).expect("written");
    let store = Store::open(data.path()).await.expect("opens");
    let (sender, _progress) = tokio::sync::watch::channel(ImportProgress::default());
    let files = vec![ImportFile { name: name.to_owned(), path }];
    let target = ImportTarget::New("Games".to_owned());
    let done = import(&store, target, files, None, Arc::default(), sender).await.expect("imported");
    assert_eq!((done.added, done.failed), (1, 0), "{:?}", done.problems);
    let filter = Filter { scope: Scope::Collection(done.collection.expect("made")), ..Filter::default() };
    let found = store.find(&filter, None, 9).await.expect("found").games.swap_remove(0);
    store.close().await;
    let replayed = stored_game(found, None).expect("replayed");
    let form = Form::find(replayed.game, form).expect("a form");
    String::from_utf8(files::write(&replayed, form).expect("written")).expect("text")
}

#[tokio::test]
async fn a12_a_file_comes_back_from_a_collection_as_it_was() {
    let json = r#"{
  "plyground": 3,
  "game": "connect-four",
  "variant": "connect-four",
  "players": {"first":"Ann","second":"Somebody's program"},
  "computers": {"first":null,"second":"of-another-folder"},
  "event": "Club",
  "date": "2026-05-01T18:30:00Z",
  "clock": {"first":{"increment_ms":2000,"initial_ms":300000},"second":{"increment_ms":0,"initial_ms":60000}},
  "moves": [
    {"move":"d","ms":1800},
    {"move":"d","ms":0},
    {"move":"e"}
  ],
  "result": {"reason":"resignation","winner":"second"}
}
"#;
    let given: serde_json::Value = serde_json::from_str(json).expect("JSON");
    let back: serde_json::Value =
        serde_json::from_str(&given_back("a.json", json, "json").await).expect("JSON");
    assert_eq!(back, given);

    let ggf =
        games(1).replace("TY[8]", "TY[8]TI[05:00//02:00]").replace("B[f5]W[d6]", "B[f5//1.25]W[d6//0.5]");
    let back = given_back("a.ggf", &ggf, "ggf").await;
    for part in ["TB[0:05:00.000/", "TW[0:05:00.000/", "B[F5//1.250]", "W[D6//0.500]"] {
        assert!(back.contains(part), "{part}: {back}");
    }

    let psq = "Piskvorky 15x15, 0:0, 0\n8,8,1500\n9,9,20\nAnn\nBen\n0\n";
    assert_eq!(given_back("a.psq", psq, "psq").await, psq);
}
