//! Matches between computers on a real SQLite file: a game is stored whole, in its order, rated with it, and once.

mod common;

use common::{ending, fresh, game, raw};
use plyground_players::standing::{Standing, both_after};
use plyground_rules::{BySide, Side};
use plyground_store::{
    ContestGame, ContestRow, ContestState, ContestWrite, Counts, Faults, Filter, GameRow, MoveRow,
    RatedPlayer, Scope, Seat, Store, StoreError, When, Write,
};

const A: &str = "alpha";
const B: &str = "beta";

fn contest() -> ContestRow {
    ContestRow {
        id: "m".to_owned(),
        game: "yinsh".to_owned(),
        variant: "yinsh-blitz".to_owned(),
        plan: "{}".to_owned(),
        holder: vec![1, 2],
        created: 5,
        updated: 5,
        state: ContestState::Running,
        results: Vec::new(),
        spent_ms: 0,
    }
}

fn change(change: ContestWrite) -> Write {
    Write::Contest { contest: "m".to_owned(), change }
}

/// The game with this number, which the first player of the match wins.
fn played(number: u64, counts: Counts) -> Write {
    let computer = |id: &str| Seat::Computer(id.to_owned());
    let (first, second) = if number.is_multiple_of(2) { (A, B) } else { (B, A) };
    let winner = if number.is_multiple_of(2) { Side::First } else { Side::Second };
    let row = GameRow {
        id: format!("m-{}", number + 1),
        seats: BySide { first: computer(first), second: computer(second) },
        holders: BySide::default(),
        clock: None,
        start: None,
        counts,
        ending: Some(ending(Some(winner), "three-rings")),
        ..game("m")
    };
    let moves = ["e5", "f6"].map(|text| MoveRow { text: text.to_owned(), ms: Some(7), left: None });
    change(ContestWrite::Played {
        number,
        game: ContestGame {
            row,
            moves: moves.to_vec(),
            opening: Some("Corner".to_owned()),
            ratings: BySide { first: Some(1500), second: None },
        },
        half_points: 2,
        last: number == 3,
        spent_ms: 100 * (number + 1),
        at: 1_000,
    })
}

async fn elo(store: &Store, id: &str) -> Option<f64> {
    let player = RatedPlayer::Computer(id.to_owned());
    store.rating("yinsh", &player).await.expect("read").map(|row| row.standing.elo)
}

/// What is stored of the match is its first so many games, and the ratings follow from them.
async fn check(store: &Store) -> u64 {
    let Some(row) = store.contest("m").await.expect("read") else { return 0 };
    let games = store.contest_games("m", 0, 100).await.expect("read");
    assert_eq!(games.len(), row.results.len());
    let (mut a, mut b) = (Standing::NEW, Standing::NEW);
    for (number, game) in games.iter().enumerate() {
        assert_eq!(game.row.id, format!("m-{}", number + 1));
        assert_eq!(game.moves.iter().map(|mv| mv.text.as_str()).collect::<Vec<_>>(), ["e5", "f6"]);
        (a, b) = both_after(a, b, 1.0);
    }
    let rated = store.all_rated_games().await.expect("read");
    assert_eq!(rated.len(), games.len());
    if !games.is_empty() {
        assert_eq!((elo(store, A).await, elo(store, B).await), (Some(a.elo), Some(b.elo)));
    }
    assert_eq!(row.state == ContestState::Finished, games.len() == 4);
    row.results.len() as u64
}

#[tokio::test]
async fn a13_games_of_a_match_are_stored_in_their_order_and_rated_once() {
    let (folder, store) = fresh().await;
    store.commit(vec![change(ContestWrite::Create(contest()))]).await.expect("stored");
    let early = store.commit(vec![played(1, Counts::Yes)]).await;
    assert!(matches!(early, Err(StoreError::Conflict { .. })), "{early:?}");
    for number in 0..4 {
        for _ in 0..2 {
            store.commit(vec![played(number, Counts::Yes)]).await.expect("stored, or there already");
            assert_eq!(check(&store).await, number + 1);
        }
    }
    let row = store.contest("m").await.expect("read").expect("there");
    assert_eq!((row.results, row.spent_ms, row.state), (vec![2; 4], 400, ContestState::Finished));
    let late = change(ContestWrite::SetState { state: ContestState::Running, spent_ms: 0, at: 9 });
    assert!(store.commit(vec![late]).await.is_err(), "what is over stays so");
    // Nothing is left for the archive to do, and nobody finds them among games that were played here.
    assert!(store.to_archive(9).await.expect("read").is_empty());
    let all = Filter { scope: Scope::Played, ..Filter::default() };
    assert!(store.find(&all, None, 9).await.expect("found").games.is_empty());
    let found = store.archived("m-2").await.expect("read").expect("there");
    assert_eq!((found.opening.as_deref(), found.moves[1].ms), (Some("Corner"), Some(7)));
    store.close().await;
    let store = Store::open(folder.path()).await.expect("opens");
    assert_eq!(check(&store).await, 4);
}

#[tokio::test]
async fn a13_an_unrated_match_changes_no_rating_and_a_deleted_one_leaves_them() {
    let (folder, store) = fresh().await;
    store.commit(vec![change(ContestWrite::Create(contest()))]).await.expect("stored");
    store.commit(vec![played(0, Counts::No)]).await.expect("stored");
    assert_eq!(elo(&store, A).await, None);
    store.commit(vec![played(1, Counts::Yes)]).await.expect("stored");
    assert_eq!(elo(&store, A).await, Some(1516.0));
    for _ in 0..2 {
        store.commit(vec![change(ContestWrite::Delete)]).await.expect("deleted, or gone");
    }
    assert!(store.contest("m").await.expect("read").is_none());
    assert!(store.archived("m-1").await.expect("read").is_none());
    assert_eq!(elo(&store, A).await, Some(1516.0), "ratings stay");
    let problems = sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut raw(folder.path()).await).await;
    assert!(problems.expect("checked").is_empty());
}

#[tokio::test]
async fn a13_matches_are_listed_by_who_began_them_and_run_on_after_a_restart() {
    let (_folder, store) = fresh().await;
    store.commit(vec![change(ContestWrite::Create(contest()))]).await.expect("stored");
    let ids = |rows: Vec<ContestRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
    assert_eq!(ids(store.contests_of(&[1, 2], 9).await.expect("read")), ["m"]);
    assert!(store.contests_of(&[3], 9).await.expect("read").is_empty());
    assert_eq!(ids(store.contests_under_way().await.expect("read")), ["m"]);
    let pause = ContestWrite::SetState { state: ContestState::Paused, spent_ms: 50, at: 9 };
    store.commit(vec![change(pause.clone()), change(pause)]).await.expect("paused");
    assert!(store.contests_under_way().await.expect("read").is_empty());
    let row = store.contest("m").await.expect("read").expect("there");
    assert_eq!((row.state, row.spent_ms, row.updated), (ContestState::Paused, 50, 9));
}

#[tokio::test]
async fn a14_games_of_the_command_line_are_rated_once() {
    let (_folder, store) = fresh().await;
    let rate = |game: &str, first: &str, second: &str| Write::Rate {
        game: game.to_owned(),
        kind: "yinsh".to_owned(),
        players: BySide {
            first: RatedPlayer::Computer(first.to_owned()),
            second: RatedPlayer::Computer(second.to_owned()),
        },
        half_points: 2,
        at: 5,
    };
    for _ in 0..3 {
        store.commit(vec![rate("cli-1", A, B)]).await.expect("rated, or there already");
        assert_eq!((elo(&store, A).await, elo(&store, B).await), (Some(1516.0), Some(1484.0)));
    }
    store.commit(vec![rate("cli-2", A, A)]).await.expect("nobody is rated against themselves");
    assert_eq!(elo(&store, A).await, Some(1516.0));
}

#[tokio::test]
async fn a23_whatever_fails_while_a_game_is_stored_it_is_there_whole_or_not_at_all() {
    for when in [When::Before, When::RolledBack, When::After] {
        let mut failures = 0;
        for step in 0.. {
            let folder = tempfile::tempdir().expect("a temporary folder");
            let faults = Faults::new();
            let store = Store::open_faulty(folder.path(), faults.clone()).await.expect("opens");
            let begin = vec![change(ContestWrite::Create(contest())), played(0, Counts::Yes)];
            store.commit(begin).await.expect("stored");
            faults.fail_step(step, when);
            let failed = store.commit(vec![played(1, Counts::Yes)]).await.is_err();
            faults.heal();
            let stored = check(&store).await;
            assert!(stored == 2 || failed && stored == 1, "{when:?}, step {step}: {stored}");
            store.commit(vec![played(1, Counts::Yes)]).await.expect("stored when it is handed over again");
            assert_eq!(check(&store).await, 2);
            store.close().await;
            failures += usize::from(failed);
            if faults.failed() == 0 {
                break;
            }
        }
        assert!(failures >= 5, "a game has several statements: {failures}");
    }
}
