//! Ratings on a real SQLite file: a game is rated once, with its end, whatever fails and whenever the program is killed.

mod common;

use std::{
    collections::BTreeMap,
    io::{BufRead as _, BufReader, Write as _},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Duration,
};

use common::{append, ending, fresh, game, mv};
use plyground_players::standing::{Standing, both_after};
use plyground_rules::{BySide, Side};
use plyground_store::{
    Counts, Faults, GameMark, GameRow, ImportedGame, PersonWrite, RatedPlayer, Seat, Store, StoreError, When,
    Write,
};

const ANN: &str = "ann";
const BEN: &str = "ben";

fn person(id: &str, change: PersonWrite) -> Write {
    Write::Person { person: id.to_owned(), change }
}

fn add(id: &str, holder: u8) -> Write {
    person(id, PersonWrite::Add { name: id.to_owned(), holder: vec![holder], at: 1 })
}

/// Ann against a computer; it counts.
fn rated(id: &str) -> GameRow {
    let mut row = game(id);
    row.persons.first = Some(ANN.to_owned());
    row.counts = Counts::Yes;
    row
}

fn end(id: &str, winner: Option<Side>) -> Write {
    Write::End { game: id.to_owned(), ending: ending(winner, "resignation"), left: None, at: 5_000 }
}

async fn elo(store: &Store, player: &RatedPlayer) -> Option<f64> {
    store.rating("yinsh", player).await.expect("read").map(|row| row.standing.elo)
}

fn ann() -> RatedPlayer {
    RatedPlayer::Person(ANN.to_owned())
}

fn medium() -> RatedPlayer {
    RatedPlayer::Computer("medium".to_owned())
}

/// The ratings that follow from the stored games are the stored ratings.
async fn check(folder: &Path) -> usize {
    let store = Store::open(folder).await.expect("opens");
    let games = store.all_rated_games().await.expect("read");
    let mut standings: BTreeMap<(String, RatedPlayer), Standing> = BTreeMap::new();
    for rated in &games {
        let (row, _) = store.load(&rated.id).await.expect("read").expect("there");
        let ended = row.ending.expect("a game that was rated has ended");
        let half_points = ended.winner.map_or(1, |winner| if winner == Side::First { 2 } else { 0 });
        assert_eq!(rated.half_points, half_points, "{}", rated.id);
        let key = |side: Side| (rated.game.clone(), rated.players[side].clone());
        let of = |side| standings.get(&key(side)).copied().unwrap_or(Standing::NEW);
        let before = (of(Side::First), of(Side::Second));
        assert_eq!((before.0.elo, before.1.elo), (rated.before.first, rated.before.second));
        let after = both_after(before.0, before.1, f64::from(half_points) / 2.0);
        assert_eq!((after.0.elo, after.1.elo), (rated.after.first, rated.after.second));
        standings.insert(key(Side::First), after.0);
        standings.insert(key(Side::Second), after.1);
    }
    let stored = store.rankings("yinsh", 1_000).await.expect("read");
    assert!(stored.is_sorted_by(|a, b| a.standing.elo >= b.standing.elo));
    let stored: BTreeMap<_, _> =
        stored.into_iter().map(|row| (("yinsh".to_owned(), row.player), row.standing)).collect();
    assert_eq!(stored, standings);
    store.close().await;
    games.len()
}

#[tokio::test]
async fn a14_a_game_is_rated_when_it_ends_and_once() {
    let (folder, store) = fresh().await;
    store.commit(vec![add(ANN, 1), Write::Create(rated("one"))]).await.expect("stored");
    assert_eq!(elo(&store, &ann()).await, None, "nobody is rated before the first game");
    let last = Write::Move {
        game: "one".to_owned(),
        ply: 0,
        mv: mv("e5"),
        ending: Some(ending(Some(Side::First), "three-rings")),
        at: 3_000,
    };
    for _ in 0..3 {
        store.commit(vec![last.clone()]).await.expect("stored, or there already");
        assert_eq!(elo(&store, &ann()).await, Some(1516.0));
        assert_eq!(elo(&store, &medium()).await, Some(1484.0));
    }
    // Again, with the sides changed.
    let mut two = rated("two");
    (two.seats, two.persons) = (
        BySide { first: Seat::Computer("medium".to_owned()), second: Seat::Here },
        BySide { first: None, second: Some(ANN.to_owned()) },
    );
    two.holders = BySide { first: None, second: Some(vec![1]) };
    store.commit(vec![Write::Create(two), end("two", Some(Side::Second))]).await.expect("stored");
    store.commit(vec![end("two", Some(Side::Second))]).await.expect("there already");
    let found = store.rating("yinsh", &ann()).await.expect("read").expect("rated");
    assert_eq!(format!("{:.1} {:+.1}", found.standing.elo, found.change), "1530.5 +14.5");
    assert_eq!((found.standing.games, found.name.as_deref(), found.changed), (2, Some("ann"), 5_000));
    assert_eq!(format!("{:.1}", elo(&store, &medium()).await.expect("rated")), "1469.5");
    let games = store.rated_games_of("yinsh", &ann(), 10).await.expect("read");
    assert_eq!(games.iter().map(|game| game.id.as_str()).collect::<Vec<_>>(), ["two", "one"]);
    assert_eq!(check(folder.path()).await, 2);
}

#[tokio::test]
async fn a14_what_does_not_count_changes_no_rating() {
    let (_folder, store) = fresh().await;
    store.commit(vec![add(ANN, 1), add(BEN, 2)]).await.expect("stored");
    let by_choice = GameRow { counts: Counts::No, ..rated("by-choice") };
    let nobody = GameRow { persons: BySide::default(), ..rated("nobody") };
    let mut same_person = rated("same-person");
    (same_person.seats.second, same_person.persons.second) = (Seat::Remote, Some(ANN.to_owned()));
    let mut same_browser = rated("same-browser");
    (same_browser.seats.second, same_browser.persons.second) = (Seat::Here, Some(BEN.to_owned()));
    same_browser.holders.second.clone_from(&same_browser.holders.first);
    let mut itself = rated("itself");
    itself.seats.first = itself.seats.second.clone();
    let stranger =
        GameRow { persons: BySide { first: Some("gone".to_owned()), second: None }, ..rated("stranger") };
    for row in [by_choice, nobody, same_person, same_browser, itself, stranger] {
        let id = row.id.clone();
        store.commit(vec![Write::Create(row), end(&id, None)]).await.expect("stored");
        assert_eq!(store.rated_game(&id).await.expect("read"), None, "{id}");
    }
    assert_eq!(store.rankings("yinsh", 10).await.expect("read"), []);
}

#[tokio::test]
async fn a14_a_game_with_a_takeback_counts_no_longer_and_a_rated_one_stays() {
    let (_folder, store) = fresh().await;
    store
        .commit(vec![add(ANN, 1), Write::Create(rated("one")), append("one", 0, "e5")])
        .await
        .expect("stored");
    let back = Write::TakeBack { game: "one".to_owned(), ply: 0, left: None, at: 3_000 };
    store.commit(vec![back, Write::Discount { game: "one".to_owned() }]).await.expect("taken back");
    store.commit(vec![end("one", Some(Side::First))]).await.expect("ended");
    assert_eq!(store.load("one").await.expect("read").expect("there").0.counts, Counts::NoLonger);
    assert_eq!(elo(&store, &ann()).await, None);

    let two = [Write::Create(rated("two")), append("two", 0, "e5"), end("two", Some(Side::First))];
    store.commit(two.to_vec()).await.expect("ended");
    let back = Write::TakeBack { game: "two".to_owned(), ply: 0, left: None, at: 3_000 };
    let refused = store.commit(vec![back]).await;
    assert!(matches!(refused, Err(StoreError::Conflict { .. })), "{refused:?}");
    assert_eq!(elo(&store, &ann()).await, Some(1516.0));
}

#[tokio::test]
async fn a14_deleting_and_importing_games_changes_no_rating() {
    let (_folder, store) = fresh().await;
    let mut rows = vec![add(ANN, 1)];
    for (id, winner) in [("one", Some(Side::First)), ("two", None), ("three", Some(Side::Second))] {
        rows.extend([Write::Create(rated(id)), append(id, 0, "e5"), end(id, winner)]);
    }
    store.commit(rows).await.expect("stored");
    let rankings = store.rankings("yinsh", 10).await.expect("read");
    let history = store.all_rated_games().await.expect("read");
    assert_eq!((rankings.len(), history.len()), (2, 3));
    let unchanged = async |what: &str| {
        assert_eq!(store.rankings("yinsh", 10).await.expect("read"), rankings, "{what}");
        assert_eq!(store.all_rated_games().await.expect("read"), history, "{what}");
    };

    let holder = game("one").holders.first;
    let deleted = GameMark::Deleted { holder, at: Some(6_000) };
    store.commit(vec![Write::Mark { game: "two".to_owned(), mark: deleted }]).await.expect("deleted");
    unchanged("deleted").await;
    assert_eq!(store.purge(7_000).await.expect("purged"), 1);
    assert!(store.load("two").await.expect("read").is_none(), "the game itself is gone");
    unchanged("purged").await;

    // A game between players of the same names, won again and again.
    let imported = |n: u32| ImportedGame {
        game: "yinsh".to_owned(),
        variant: "yinsh-blitz".to_owned(),
        names: BySide { first: ANN.to_owned(), second: "Medium".to_owned() },
        winner: Some(Some(Side::First)),
        moves: vec![format!("e{n}")],
        positions: vec![1 << 40, u64::from(n) << 41],
        ..ImportedGame::default()
    };
    let collection = store.new_collection("Games", "file").await.expect("made");
    store.import(collection, (1..10).map(imported).collect()).await.expect("imported");
    unchanged("imported").await;
    store.delete_collection(collection).await.expect("deleted");
    unchanged("the collection deleted").await;

    // Names are what people say about a game, not who played it.
    let names = BySide { first: "Another".to_owned(), second: "Name".to_owned() };
    store
        .commit(vec![Write::Mark { game: "one".to_owned(), mark: GameMark::Names(names) }])
        .await
        .expect("renamed");
    unchanged("renamed").await;
}

#[tokio::test]
async fn a14_who_is_deleted_leaves_the_rankings_and_the_others_keep_their_ratings() {
    let (_folder, store) = fresh().await;
    store
        .commit(vec![add(ANN, 1), Write::Create(rated("one")), end("one", Some(Side::First))])
        .await
        .expect("stored");
    store.commit(vec![person(ANN, PersonWrite::Delete)]).await.expect("deleted");
    store.commit(vec![person(ANN, PersonWrite::Delete)]).await.expect("gone already");
    let left = store.rankings("yinsh", 10).await.expect("read");
    assert_eq!(
        left.iter().map(|row| (row.player.clone(), row.standing.elo)).collect::<Vec<_>>(),
        [(medium(), 1484.0)]
    );
    let (row, _) = store.load("one").await.expect("read").expect("the game stays");
    assert_eq!((row.persons.first, row.names.first.as_str()), (None, "Åse <b>"));
    assert_eq!(store.rated_game("one").await.expect("read").expect("stays").names.first, None);
}

#[tokio::test]
async fn a14_a23_a_disk_that_fails_at_the_end_of_a_rated_game_rates_it_once() {
    for when in [When::Before, When::RolledBack, When::After] {
        for step in 0.. {
            let folder = tempfile::tempdir().expect("a temporary folder");
            let faults = Faults::new();
            let store = Store::open_faulty(folder.path(), faults.clone()).await.expect("opens");
            store
                .commit(vec![add(ANN, 1), Write::Create(rated("one")), append("one", 0, "e5")])
                .await
                .expect("stored");
            faults.fail_step(step, when);
            let first = store.commit(vec![end("one", Some(Side::Second))]).await;
            faults.heal();
            if first.is_err() {
                let (row, _) = store.load("one").await.expect("read").expect("there");
                let rated = store.rated_game("one").await.expect("read").is_some();
                assert_eq!(row.ending.is_some(), rated, "{when:?} {step}: both or neither");
                store.commit(vec![end("one", Some(Side::Second))]).await.expect("again");
            }
            assert_eq!(elo(&store, &ann()).await, Some(1484.0), "{when:?} {step}");
            store.close().await;
            assert_eq!(check(folder.path()).await, 1);
            if faults.failed() == 0 {
                assert!(step > 6, "BEGIN, the end, the game, two ratings, three writes, COMMIT");
                break;
            }
        }
    }
}

/// Set in the process that is killed: its data folder.
const FOLDER: &str = "PLYGROUND_TEST_KILLED";

/// Ends one game after the other, until it is killed.
async fn play(folder: PathBuf) {
    let store = Store::open(&folder).await.expect("opens");
    let from = store.all_rated_games().await.expect("read").len();
    for number in from.. {
        let id = format!("g{number}");
        let winner = [Some(Side::First), None, Some(Side::Second)][number % 3];
        let mut row = rated(&id);
        row.seats.second = Seat::Computer(format!("c{}", number % 5));
        store.commit(vec![Write::Create(row), append(&id, 0, "e5")]).await.expect("stored");
        store.commit(vec![end(&id, winner)]).await.expect("ended");
        writeln!(std::io::stdout(), "rated {number}").expect("printed");
    }
}

#[cfg(unix)]
#[test]
fn a14_a23_twenty_kills_leave_every_rating_right() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    if let Some(folder) = std::env::var_os(FOLDER) {
        return runtime.block_on(play(folder.into()));
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    runtime.block_on(async {
        let store = Store::open(folder.path()).await.expect("opens");
        store.commit(vec![add(ANN, 1)]).await.expect("stored");
        store.close().await;
    });
    let mut told = 0;
    for kill in 0..20u64 {
        let mut process = Command::new(std::env::current_exe().expect("this test"))
            .args(["--exact", "a14_a23_twenty_kills_leave_every_rating_right", "--nocapture"])
            .env(FOLDER, folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .expect("started");
        let out = BufReader::new(process.stdout.take().expect("piped"));
        let mut killer = None;
        for line in out.lines().map_while(Result::ok) {
            let Some(number) = line.strip_prefix("rated ").and_then(|n| n.parse::<usize>().ok()) else {
                continue;
            };
            told = told.max(number + 1);
            if killer.is_none() {
                let id = process.id().to_string();
                killer = Some(std::thread::spawn(move || {
                    std::thread::sleep(Duration::from_millis(3 + kill * 7 % 60));
                    Command::new("kill").args(["-9", &id]).status().expect("killed")
                }));
            }
        }
        assert!(killer.expect("a game was rated").join().expect("killed").success());
        process.wait().expect("gone");
        let rated = runtime.block_on(check(folder.path()));
        assert!(rated >= told, "kill {kill}: {told} games were rated, {rated} are");
        told = rated;
    }
}
