//! The store on a real SQLite file: what is written is there, also for another process, and also after a kill.

use plyground_rules::{BySide, Side, record::Clock};
use plyground_store::{Ending, GameRow, MoveRow, Seat, Store};

fn game(id: &str) -> GameRow {
    let clock = |initial_ms| Clock { initial_ms, increment_ms: 2_000 };
    GameRow {
        id: id.to_owned(),
        game: "yinsh".to_owned(),
        variant: "yinsh-blitz".to_owned(),
        start: Some("4/7/8/9/10/9/10/9/8/7/4 w 0-0".to_owned()),
        names: BySide { first: "Åse <b>".to_owned(), second: "Medium".to_owned() },
        seats: BySide { first: Seat::Here, second: Seat::Computer("medium".to_owned()) },
        holders: BySide { first: Some(vec![1, 2, 3]), second: None },
        clock: Some(BySide { first: clock(60_000), second: clock(30_000) }),
        created: 1_000,
        ending: None,
        next: None,
    }
}

fn mv(text: &str) -> MoveRow {
    MoveRow { text: text.to_owned(), ms: 1_500, left: Some(BySide { first: 58_500, second: 30_000 }) }
}

/// A store in a fresh folder, which goes away with the test.
async fn fresh() -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = Store::open(&folder.path().join("games.sqlite")).await.expect("the store opens");
    (folder, store)
}

#[tokio::test]
async fn a10_a_game_and_its_moves_are_kept_as_they_were() {
    let (folder, store) = fresh().await;
    store.create(&game("abc")).await.expect("created");
    store.add_move("abc", 0, &mv("e5"), None, 2_000).await.expect("kept");
    // A second store on the same file, as after a kill: nothing was closed.
    let again = Store::open(&folder.path().join("games.sqlite")).await.expect("opens beside the first");
    let (row, moves) = again.load("abc").await.expect("read").expect("there");
    assert_eq!((row, moves), (game("abc"), vec![mv("e5")]));
    assert_eq!(again.load("nothing").await.expect("read"), None);
    store.tidy().await.expect("the log is moved into the file");
    assert_eq!(again.load("abc").await.expect("read").map(|(_, moves)| moves.len()), Some(1));
}

#[tokio::test]
async fn a8_an_ending_and_a_takeback_are_kept() {
    let (_folder, store) = fresh().await;
    store.create(&game("abc")).await.expect("created");
    let won = Ending { winner: Some(Side::Second), reason: "one-ring".to_owned() };
    store.add_move("abc", 0, &mv("e5"), None, 2_000).await.expect("kept");
    store.add_move("abc", 1, &mv("f6"), Some(&won), 3_000).await.expect("kept");
    let ending = || async { store.load("abc").await.expect("read").expect("there").0.ending };
    assert_eq!(ending().await, Some(won));
    store.take_back("abc", 1, 4_000).await.expect("taken back");
    let (row, moves) = store.load("abc").await.expect("read").expect("there");
    assert_eq!((row.ending, moves.len()), (None, 1));
    let drawn = Ending { winner: None, reason: "agreement".to_owned() };
    store.end("abc", &drawn, 5_000).await.expect("ended");
    assert_eq!(ending().await, Some(drawn));
}

#[tokio::test]
async fn a_move_cannot_be_written_twice() {
    let (_folder, store) = fresh().await;
    store.create(&game("abc")).await.expect("created");
    store.add_move("abc", 0, &mv("e5"), None, 2_000).await.expect("kept");
    assert!(store.add_move("abc", 0, &mv("e6"), None, 2_000).await.is_err());
    assert!(store.add_move("nothing", 0, &mv("e6"), None, 2_000).await.is_err(), "a move needs a game");
    assert_eq!(store.load("abc").await.expect("read").expect("there").1, vec![mv("e5")]);
}

#[tokio::test]
async fn a20_a_free_seat_is_taken_once() {
    let (_folder, store) = fresh().await;
    let mut open = game("abc");
    open.seats.second = Seat::Remote;
    store.create(&open).await.expect("created");
    assert!(!store.sit("abc", Side::First, &[9], None).await.expect("asked"), "that seat is not for others");
    assert!(store.sit("abc", Side::Second, &[7], Some("Ben")).await.expect("asked"));
    assert!(!store.sit("abc", Side::Second, &[8], Some("Eve")).await.expect("asked"), "somebody sits there");
    let row = store.load("abc").await.expect("read").expect("there").0;
    assert_eq!((row.holders.second, row.names.second.as_str()), (Some(vec![7]), "Ben"));
}

#[tokio::test]
async fn a10_games_are_listed_for_those_who_play_them() {
    let (_folder, store) = fresh().await;
    for id in ["one", "two", "three"] {
        store.create(&game(id)).await.expect("created");
    }
    store.add_move("one", 0, &mv("e5"), None, 9_000).await.expect("kept");
    store.end("three", &Ending { winner: None, reason: "agreement".to_owned() }, 5_000).await.expect("ended");
    let ids = |finished: bool, holder: &'static [u8]| {
        let store = &store;
        async move {
            let list = store.recent(holder, finished, 10).await.expect("read");
            list.into_iter().map(|s| (s.game.id, s.moves)).collect::<Vec<_>>()
        }
    };
    assert_eq!(
        ids(false, &[1, 2, 3]).await,
        [("one".to_owned(), 1), ("two".to_owned(), 0)],
        "the latest first"
    );
    assert_eq!(ids(true, &[1, 2, 3]).await, [("three".to_owned(), 0)]);
    assert_eq!(ids(false, &[5]).await, [], "somebody else's");
    assert_eq!(store.sweep(8_000).await.expect("swept"), 1, "only the unfinished game without a move");
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("games.sqlite");
    std::fs::write(&file, "this is not a database, but it is long enough to look at. ".repeat(50))
        .expect("written");
    assert!(Store::open(&file).await.is_err());
}
