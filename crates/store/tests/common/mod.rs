//! Games to store.

#![allow(dead_code, reason = "each test file uses some of it")]

use plyground_rules::{BySide, record::Clock};
use plyground_store::{Counts, Ending, GameRow, MoveRow, OpeningRule, Pace, Seat, Store, Write};
use sqlx::{Connection as _, SqliteConnection, sqlite::SqliteConnectOptions};

pub(crate) fn game(id: &str) -> GameRow {
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

pub(crate) fn mv(text: &str) -> MoveRow {
    MoveRow { text: text.to_owned(), ms: Some(1_500), left: Some(BySide { first: 58_500, second: 30_000 }) }
}

pub(crate) fn append(game: &str, ply: usize, text: &str) -> Write {
    Write::Move { game: game.to_owned(), ply, mv: mv(text), ending: None, at: 2_000 }
}

pub(crate) fn ending(winner: Option<plyground_rules::Side>, reason: &str) -> Ending {
    Ending { winner, reason: reason.to_owned() }
}

/// Random moments for kills. The seed is printed, and a run again is given it.
#[allow(dead_code, reason = "not every test kills")]
pub(crate) fn moments() -> fastrand::Rng {
    let given = std::env::var("PLYGROUND_TEST_SEED").ok();
    let seed = given.map_or_else(|| fastrand::u64(..), |seed| seed.parse().expect("a number"));
    println!("PLYGROUND_TEST_SEED={seed}");
    fastrand::Rng::with_seed(seed)
}

/// A store in a fresh folder, which goes away with the test.
pub(crate) async fn fresh() -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = Store::open(folder.path()).await.expect("the store opens");
    (folder, store)
}

/// The texts of a game's moves, as stored.
pub(crate) async fn texts(store: &Store, id: &str) -> Vec<String> {
    let (_, moves) = store.load(id).await.expect("read").expect("there");
    moves.into_iter().map(|mv| mv.text).collect()
}

/// The database of a folder, without the store.
pub(crate) async fn raw(folder: &std::path::Path) -> SqliteConnection {
    let options =
        SqliteConnectOptions::new().filename(folder.join("plyground.sqlite")).create_if_missing(true);
    SqliteConnection::connect_with(&options).await.expect("SQLite opens it")
}
