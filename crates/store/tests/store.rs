//! The store on a real SQLite file: what is written is there, also for another process, and also after a kill.

mod common;

use common::{append, ending, fresh, game, mv, raw, texts};
use plyground_rules::{BySide, Side};
use plyground_store::{EvaluationRow, GameMark, GameRow, Seat, Store, StoreError, StudyRow, Write};

#[track_caller]
fn is_conflict(result: Result<(), StoreError>) {
    match result {
        Err(e @ StoreError::Conflict { .. }) => assert!(e.is_permanent()),
        other => panic!("that contradicts what is stored: {other:?}"),
    }
}

async fn load(store: &Store, id: &str) -> GameRow {
    store.load(id).await.expect("read").expect("there").0
}

#[tokio::test]
async fn a10_a_game_and_its_moves_are_kept_as_they_were() {
    let (folder, store) = fresh().await;
    store.commit(vec![Write::Create(game("abc")), append("abc", 0, "e5")]).await.expect("stored");
    // A second store on the same file, as after a kill: nothing was closed.
    let again = Store::open(folder.path()).await.expect("opens beside the first");
    let found = again.load("abc").await.expect("read").expect("there");
    assert_eq!(found, (game("abc"), vec![mv("e5")]));
    assert_eq!(again.load("nothing").await.expect("read"), None);
    store.close().await;
    assert!(matches!(store.commit(vec![append("abc", 1, "e6")]).await, Err(StoreError::Closed)));
    assert_eq!(texts(&again, "abc").await, ["e5"]);
}

#[tokio::test]
async fn a10_everything_a_game_can_be_is_kept() {
    let (_folder, store) = fresh().await;
    let mut all = game("abc");
    all.ending = Some(ending(Some(Side::Second), "resignation"));
    all.next = Some("def".to_owned());
    all.left = Some(BySide { first: 7, second: 0 });
    all.paused = true;
    all.seats.second = Seat::Remote;
    all.holders.second = Some(vec![0, 255]);
    store.commit(vec![Write::Create(all.clone())]).await.expect("stored");
    assert_eq!(load(&store, "abc").await, all);
    let mut bare = game("def");
    (bare.clock, bare.start, bare.holders.first) = (None, None, None);
    store.commit(vec![Write::Create(bare.clone())]).await.expect("stored");
    assert_eq!(load(&store, "def").await, bare);
}

#[tokio::test]
async fn a8_an_ending_and_a_takeback_are_kept() {
    let (_folder, store) = fresh().await;
    let won = ending(Some(Side::Second), "one-ring");
    let last =
        Write::Move { game: "abc".to_owned(), ply: 1, mv: mv("f6"), ending: Some(won.clone()), at: 3_000 };
    let batch = vec![Write::Create(game("abc")), append("abc", 0, "e5"), last.clone()];
    store.commit(batch).await.expect("stored");
    assert_eq!(load(&store, "abc").await.ending, Some(won));
    is_conflict(store.commit(vec![append("abc", 2, "g7")]).await);

    let left = Some(BySide { first: 50_000, second: 29_000 });
    let back = Write::TakeBack { game: "abc".to_owned(), ply: 1, left, at: 4_000 };
    store.commit(vec![back.clone()]).await.expect("taken back");
    let (row, moves) = store.load("abc").await.expect("read").expect("there");
    assert_eq!((row.ending, row.left, moves.len()), (None, left, 1));
    store.commit(vec![append("abc", 1, "h8")]).await.expect("stored");
    let row = load(&store, "abc").await;
    assert_eq!(row.left, None, "the clocks are those after the last move again");

    let drawn = ending(None, "agreement");
    let end = Write::End { game: "abc".to_owned(), ending: drawn.clone(), left, at: 5_000 };
    store.commit(vec![end]).await.expect("ended");
    let row = load(&store, "abc").await;
    assert_eq!((row.ending, row.left), (Some(drawn), left));
    let other =
        Write::End { game: "abc".to_owned(), ending: ending(Some(Side::First), "time"), left, at: 6_000 };
    is_conflict(store.commit(vec![other]).await);
    let far = Write::TakeBack { game: "abc".to_owned(), ply: 9, left, at: 7_000 };
    is_conflict(store.commit(vec![far]).await);
    assert_eq!(texts(&store, "abc").await, ["e5", "h8"]);
}

#[tokio::test]
async fn a27_a_pause_keeps_the_clocks() {
    let (_folder, store) = fresh().await;
    store.commit(vec![Write::Create(game("abc")), append("abc", 0, "e5")]).await.expect("stored");
    let left = Some(BySide { first: 58_500, second: 12_345 });
    let pause = |paused| Write::Pause { game: "abc".to_owned(), paused, left, at: 9_000 };
    store.commit(vec![pause(true)]).await.expect("paused");
    let row = load(&store, "abc").await;
    assert_eq!((row.paused, row.left), (true, left));
    store.commit(vec![pause(false), append("abc", 1, "e6")]).await.expect("goes on");
    let row = load(&store, "abc").await;
    assert_eq!((row.paused, row.left), (false, None));
}

#[tokio::test]
async fn a3_time_that_was_given_is_kept() {
    let (_folder, store) = fresh().await;
    store.commit(vec![Write::Create(game("abc")), append("abc", 0, "e5")]).await.expect("stored");
    let left = BySide { first: 58_500, second: 27_345 };
    let give = |game: &str| Write::SetClocks { game: game.to_owned(), left, at: 9_000 };
    store.commit(vec![give("abc")]).await.expect("given");
    assert_eq!(load(&store, "abc").await.left, Some(left));
    store.commit(vec![append("abc", 1, "e6")]).await.expect("goes on");
    assert_eq!(load(&store, "abc").await.left, None, "the move says what is left after it");
    is_conflict(store.commit(vec![give("nothing")]).await);
    let won = ending(Some(Side::First), "resignation");
    let end = Write::End { game: "abc".to_owned(), ending: won, left: None, at: 9_000 };
    store.commit(vec![end]).await.expect("over");
    is_conflict(store.commit(vec![give("abc")]).await);
}

#[tokio::test]
async fn a23_a_batch_is_stored_whole_or_not_at_all() {
    let (_folder, store) = fresh().await;
    store.commit(vec![Write::Create(game("abc")), append("abc", 0, "e5")]).await.expect("stored");
    is_conflict(store.commit(vec![append("abc", 1, "e6"), append("abc", 3, "e8")]).await);
    is_conflict(store.commit(vec![Write::Create(game("def")), append("nothing", 0, "e6")]).await);
    assert_eq!(texts(&store, "abc").await, ["e5"]);
    assert_eq!(store.load("def").await.expect("read"), None);
}

#[tokio::test]
async fn a23_every_write_can_be_handed_over_again() {
    let (_folder, store) = fresh().await;
    let mut open = game("abc");
    open.seats.second = Seat::Remote;
    let left = Some(BySide { first: 1, second: 2 });
    let won = ending(Some(Side::First), "five");
    let id = || "abc".to_owned();
    let batches = [
        vec![Write::Create(open.clone())],
        vec![Write::Sit {
            game: id(),
            side: Side::Second,
            holder: vec![7],
            name: Some("Ben".to_owned()),
            person: None,
        }],
        vec![append("abc", 0, "a1")],
        vec![append("abc", 1, "b1"), append("abc", 2, "c1")],
        vec![Write::TakeBack { game: id(), ply: 1, left, at: 3_000 }],
        // A batch that undoes and replaces what it did itself.
        vec![
            append("abc", 1, "d1"),
            append("abc", 2, "e1"),
            Write::TakeBack { game: id(), ply: 1, left, at: 3_000 },
            append("abc", 1, "f1"),
        ],
        vec![Write::SetClocks { game: id(), left: BySide { first: 9, second: 8 }, at: 3_500 }],
        vec![Write::Pause { game: id(), paused: true, left, at: 4_000 }],
        vec![Write::Pause { game: id(), paused: false, left, at: 4_000 }],
        vec![Write::Move { game: id(), ply: 2, mv: mv("g1"), ending: Some(won.clone()), at: 5_000 }],
        vec![Write::TakeBack { game: id(), ply: 2, left, at: 6_000 }],
        vec![Write::End { game: id(), ending: won, left, at: 7_000 }],
        vec![Write::Create(game("def")), Write::SetNext { game: id(), next: "def".to_owned() }],
    ];
    for batch in batches {
        store.commit(batch.clone()).await.expect("stored");
        let once = store.load("abc").await.expect("read");
        store.commit(batch.clone()).await.unwrap_or_else(|e| panic!("{batch:?} again: {e}"));
        assert_eq!(store.load("abc").await.expect("read"), once, "{batch:?}");
    }
    assert_eq!(texts(&store, "abc").await, ["a1", "f1"]);
}

#[tokio::test]
async fn a23_a_move_that_contradicts_the_stored_one_is_refused() {
    let (_folder, store) = fresh().await;
    store.commit(vec![Write::Create(game("abc")), append("abc", 0, "e5")]).await.expect("stored");
    is_conflict(store.commit(vec![append("abc", 0, "e6")]).await);
    is_conflict(store.commit(vec![append("abc", 2, "e6")]).await);
    is_conflict(store.commit(vec![append("nothing", 0, "e6")]).await);
    let mut other = game("abc");
    other.variant = "yinsh".to_owned();
    is_conflict(store.commit(vec![Write::Create(other)]).await);
    let next = |next: &str| Write::SetNext { game: "abc".to_owned(), next: next.to_owned() };
    store.commit(vec![next("one")]).await.expect("stored");
    is_conflict(store.commit(vec![next("two")]).await);
    let found = store.load("abc").await.expect("read").expect("there");
    assert_eq!((found.0.next.as_deref(), found.1), (Some("one"), vec![mv("e5")]));
    // The same move made again after a failure took longer: the last one acknowledged counts.
    let mut slower = mv("e5");
    slower.ms = Some(9_999);
    let again = Write::Move { game: "abc".to_owned(), ply: 0, mv: slower.clone(), ending: None, at: 2_000 };
    store.commit(vec![again]).await.expect("stored");
    assert_eq!(store.load("abc").await.expect("read").expect("there").1, vec![slower]);
}

#[tokio::test]
async fn a20_a_free_seat_is_taken_once() {
    let (_folder, store) = fresh().await;
    let mut open = game("abc");
    open.seats.second = Seat::Remote;
    store.commit(vec![Write::Create(open)]).await.expect("created");
    let sit = |side, holder: u8, name: &str| {
        let name = Some(name.to_owned());
        store.commit(vec![Write::Sit {
            game: "abc".to_owned(),
            side,
            holder: vec![holder],
            name,
            person: None,
        }])
    };
    is_conflict(sit(Side::First, 9, "Eve").await);
    sit(Side::Second, 7, "Ben").await.expect("free");
    is_conflict(sit(Side::Second, 8, "Eve").await);
    let row = load(&store, "abc").await;
    assert_eq!((row.holders.second, row.names.second.as_str()), (Some(vec![7]), "Ben"));
}

#[tokio::test]
async fn a23_a_contradiction_fails_alone_in_its_group() {
    let (_folder, store) = fresh().await;
    for i in 0..60 {
        store.commit(vec![Write::Create(game(&format!("g{i}")))]).await.expect("created");
    }
    for round in 0..10 {
        // On one thread nothing is taken from the queue before all have handed over: one group.
        let batch = |i: usize| {
            let ply = if i % 7 == 3 { round + 5 } else { round };
            vec![append(&format!("g{i}"), ply, &format!("m{round}"))]
        };
        let mut tasks = tokio::task::JoinSet::new();
        for i in 0..60 {
            let (store, batch) = (store.clone(), batch(i));
            tasks.spawn(async move { (i, store.commit(batch).await) });
        }
        for (i, result) in tasks.join_all().await {
            if i % 7 == 3 { is_conflict(result) } else { result.expect("stored") }
        }
    }
    for i in 0..60 {
        assert_eq!(texts(&store, &format!("g{i}")).await.len(), if i % 7 == 3 { 0 } else { 10 });
    }
}

#[tokio::test]
async fn a23_moves_in_a_group_are_stored_like_single_ones() {
    let (_folder, store) = fresh().await;
    let mut moves: Vec<_> = ["d4", "\"quoted\\\"", "é→♞", "", "--"].map(mv).into();
    moves[1].left = None;
    (moves[2].ms, moves[2].left) =
        (Some(i64::MAX as u64), Some(BySide { first: 0, second: i64::MAX as u64 }));
    for i in 0..moves.len() {
        store.commit(vec![Write::Create(game(&format!("g{i}")))]).await.expect("created");
    }
    // The second time all are stored already; the third time one is new.
    for round in 0..3 {
        let mut tasks = tokio::task::JoinSet::new();
        for (i, mv) in moves.iter().cloned().enumerate() {
            let (store, ply) = (store.clone(), usize::from(round == 2 && i == 4));
            let write = Write::Move { game: format!("g{i}"), ply, mv, ending: None, at: 100_000 };
            tasks.spawn(async move { store.commit(vec![write]).await });
        }
        tasks.join_all().await.into_iter().for_each(|result| result.expect("stored"));
        for (i, mv) in moves.iter().enumerate() {
            let id = format!("g{i}");
            let wanted = vec![mv.clone(); 1 + usize::from(round == 2 && i == 4)];
            assert_eq!(store.load(&id).await.expect("read"), Some((game(&id), wanted)));
        }
        let list = store.recent(&[1, 2, 3], false, 10).await.expect("read");
        assert!(list.iter().all(|s| s.updated == 100_000), "{list:?}");
    }
}

#[tokio::test]
async fn a23_a_history_with_holes_is_refused() {
    let (folder, store) = fresh().await;
    let moves = ["a1", "b1", "c1"];
    let mut batch = vec![Write::Create(game("abc"))];
    batch.extend(moves.iter().enumerate().map(|(ply, text)| append("abc", ply, text)));
    store.commit(batch).await.expect("stored");
    let mut raw = raw(folder.path()).await;
    sqlx::query("DELETE FROM move WHERE ply = 1").execute(&mut raw).await.expect("damaged");
    let result = store.load("abc").await;
    assert!(matches!(&result, Err(StoreError::Damaged { game, .. }) if game == "abc"), "{result:?}");
}

#[tokio::test]
async fn a10_games_are_listed_for_their_players() {
    let (_folder, store) = fresh().await;
    for id in ["one", "two", "three"] {
        store.commit(vec![Write::Create(game(id))]).await.expect("created");
    }
    let mut both = game("both");
    both.holders.second = both.holders.first.clone();
    both.created = 500;
    let early = Write::Move { game: "both".to_owned(), ply: 0, mv: mv("e5"), ending: None, at: 600 };
    store.commit(vec![Write::Create(both), early]).await.expect("created");
    let late = Write::Move { game: "one".to_owned(), ply: 0, mv: mv("e5"), ending: None, at: 90_000 };
    store.commit(vec![late]).await.expect("stored");
    let drawn = ending(None, "agreement");
    let end = Write::End { game: "three".to_owned(), ending: drawn, left: None, at: 95_000 };
    store.commit(vec![end]).await.expect("ended");
    let ids = |finished: bool, holder: &'static [u8], limit| {
        let store = &store;
        async move {
            let list = store.recent(holder, finished, limit).await.expect("read");
            list.into_iter().map(|s| (s.game.id, s.moves, s.updated)).collect::<Vec<_>>()
        }
    };
    // "two" is newer than "both", but nobody has made a move in it.
    let latest_first = [("one".to_owned(), 1, 90_000), ("both".to_owned(), 1, 500)];
    assert_eq!(ids(false, &[1, 2, 3], 10).await, latest_first);
    assert_eq!(ids(false, &[1, 2, 3], 2).await, latest_first, "it takes no place of the few");
    assert_eq!(ids(false, &[1, 2, 3], 1).await, latest_first[..1]);
    assert_eq!(ids(true, &[1, 2, 3], 10).await, [("three".to_owned(), 0, 95_000)]);
    assert_eq!(ids(false, &[5], 10).await, []);
    assert_eq!(store.sweep(80_000).await.expect("swept"), 1, "only unfinished games without a move");
}

#[tokio::test]
async fn a10_a_sweep_of_many_games_removes_them_all() {
    let (_folder, store) = fresh().await;
    let all = (0..1_700).map(|i| Write::Create(game(&format!("g{i}"))));
    store.commit(all.collect()).await.expect("created");
    store.commit(vec![append("g900", 0, "e5")]).await.expect("stored");
    assert_eq!(store.sweep(80_000).await.expect("swept"), 1_699);
    assert_eq!(texts(&store, "g900").await, ["e5"]);
}

#[tokio::test]
async fn a_move_writes_one_page() {
    let (folder, store) = fresh().await;
    store.commit(vec![Write::Create(game("abc")), append("abc", 0, "e5")]).await.expect("stored");
    let log = || std::fs::metadata(folder.path().join("plyground.sqlite-wal")).expect("there").len();
    for ply in 1..20 {
        let before = log();
        store.commit(vec![append("abc", ply, "e5")]).await.expect("stored");
        assert_eq!(log() - before, 4_096 + 24, "move {ply}");
    }
}

#[test]
fn writes_are_plain_data() {
    let batch = vec![Write::Create(game("abc")), append("abc", 0, "e5")];
    let json = serde_json::to_string(&batch).expect("written");
    assert_eq!(serde_json::from_str::<Vec<Write>>(&json).expect("read"), batch);
}

#[tokio::test]
async fn what_is_no_database_is_refused_by_name() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("plyground.sqlite");
    let text = "this is not a database, but it is long enough to look at. ".repeat(50);
    std::fs::write(&file, text).expect("written");
    let refused = |result: Result<Store, StoreError>, what: &str| {
        let text = result.expect_err("refused").to_string();
        assert!(text.contains(what) && text.contains(folder.path().to_str().expect("a name")), "{text}");
    };
    refused(Store::open(folder.path()).await, "not a database");
    refused(Store::open(&file).await, "is not a folder");
}

#[tokio::test]
async fn a16_evaluations_reviews_and_exercises_are_kept() {
    let (folder, store) = fresh().await;
    let row = EvaluationRow { hash: u64::MAX - 5, effort: 1, nodes: 50_000, body: "{}".to_owned() };
    let evaluation = Write::Evaluation { game: "abc".to_owned(), row: row.clone() };
    let ask = |at| Write::AskReview { game: "abc".to_owned(), at };
    let solved = |ply, solved| Write::Exercise { game: "abc".to_owned(), ply, holder: vec![1], solved };
    store.commit(vec![Write::Create(game("abc")), evaluation.clone(), ask(5)]).await.expect("stored");
    // The same again, as after a failure that was none.
    store
        .commit(vec![evaluation, ask(6), solved(3, true), solved(3, false), solved(1, false)])
        .await
        .expect("stored");
    let again = Store::open(folder.path()).await.expect("opens");
    assert_eq!(again.evaluation(row.hash, 1, 50_000).await.expect("read"), Some("{}".to_owned()));
    assert_eq!(again.evaluation(row.hash, 0, 50_000).await.expect("read"), None);
    assert_eq!(again.reviews_under_way().await.expect("read"), ["abc"]);
    assert_eq!(again.review("abc").await.expect("read"), Some(None));
    assert_eq!(
        again.exercises("abc", &[1]).await.expect("read"),
        [(1, false), (3, true)],
        "what was solved stays so"
    );
    assert_eq!(again.exercises("abc", &[2]).await.expect("read"), []);
    let end = Write::EndReview { game: "abc".to_owned(), summary: "[]".to_owned() };
    store.commit(vec![end]).await.expect("stored");
    assert_eq!(again.review("abc").await.expect("read"), Some(Some("[]".to_owned())));
    assert_eq!(again.reviews_under_way().await.expect("read"), [""; 0]);
    // A review of a game that does not exist contradicts what is stored.
    is_conflict(store.commit(vec![Write::AskReview { game: "nothing".to_owned(), at: 1 }]).await);
}

#[tokio::test]
async fn a15_a_study_is_its_holders() {
    let (_folder, store) = fresh().await;
    let study = |holder: u8, body: &str| {
        Write::Study(StudyRow { id: "s".to_owned(), holder: vec![holder], updated: 1, body: body.to_owned() })
    };
    store.commit(vec![study(1, "a")]).await.expect("stored");
    store.commit(vec![study(1, "b")]).await.expect("stored");
    store.commit(vec![study(2, "c")]).await.expect("nothing changes");
    assert_eq!(store.study("s").await.expect("read").map(|row| row.body), Some("b".to_owned()));
    assert_eq!(store.study("t").await.expect("read"), None);
}

#[tokio::test]
async fn a16_a_game_is_read_beside_the_program_that_has_it_open() {
    let (folder, store) = fresh().await;
    store.commit(vec![Write::Create(game("abc")), append("abc", 0, "e5")]).await.expect("stored");
    let found = plyground_store::read_game(folder.path(), "abc").await.expect("read").expect("there");
    assert_eq!(found, (game("abc"), vec![mv("e5")]));
    assert_eq!(plyground_store::read_game(folder.path(), "x").await.expect("read"), None);
    let empty = tempfile::tempdir().expect("a folder");
    assert_eq!(plyground_store::read_game(empty.path(), "abc").await.expect("read"), None);
}

#[tokio::test]
async fn g1_players_who_change_sides_in_an_opening_do_so_once() {
    use plyground_store::{OpeningRule, Pace, Swap2, Swap2Choice};
    let (_folder, store) = fresh().await;
    let mut row = game("a");
    row.opening = OpeningRule::Swap2(Swap2::Offered);
    store.commit(vec![Write::Create(row.clone()), append("a", 0, "e5")]).await.expect("stored");
    let said =
        GameMark::Said { side: Side::First, note: Some("Mine.".to_owned()), tags: vec!["mine".to_owned()] };
    store.commit(vec![Write::Mark { game: "a".to_owned(), mark: said }]).await.expect("noted");
    let left = Some(BySide { first: 30_000, second: 50_000 });
    let choice =
        Swap2Choice { from: Swap2::Offered, to: Swap2::TakenAtThree, exchange: true, left, at: 5_000 };
    let swap = Write::Swap2 { game: "a".to_owned(), choice: choice.clone() };
    for _ in 0..2 {
        store.commit(vec![swap.clone()]).await.expect("stored, and once only");
        let (stored, moves) = store.load("a").await.expect("read").expect("there");
        assert_eq!(stored.opening, OpeningRule::Swap2(Swap2::TakenAtThree));
        assert_eq!((&stored.names.first, &stored.names.second), (&row.names.second, &row.names.first));
        assert_eq!((&stored.seats.first, &stored.seats.second), (&row.seats.second, &row.seats.first));
        assert_eq!(
            (&stored.holders.first, &stored.holders.second),
            (&row.holders.second, &row.holders.first)
        );
        let clock = row.clock.expect("clocks");
        assert_eq!(stored.clock, Some(BySide { first: clock.second, second: clock.first }));
        assert_eq!((stored.left, moves.len()), (left, 1));
        let whole = store.archived("a").await.expect("read").expect("there");
        assert_eq!(whole.note, BySide { first: None, second: Some("Mine.".to_owned()) }, "it goes along");
        assert_eq!(whole.tags, BySide { first: vec![], second: vec!["mine".to_owned()] });
    }
    let other = Swap2Choice { to: Swap2::Extended, exchange: false, ..choice };
    let refused = store.commit(vec![Write::Swap2 { game: "a".to_owned(), choice: other.clone() }]).await;
    assert!(matches!(refused, Err(StoreError::Conflict { .. })), "{refused:?}");
    let nobody = store.commit(vec![Write::Swap2 { game: "b".to_owned(), choice: other }]).await;
    assert!(matches!(nobody, Err(StoreError::Conflict { .. })), "{nobody:?}");
    store.commit(vec![Write::Pace { game: "a".to_owned(), pace: Pace::Slow }]).await.expect("stored");
    let nobody = store.commit(vec![Write::Pace { game: "b".to_owned(), pace: Pace::Slow }]).await;
    assert!(matches!(nobody, Err(StoreError::Conflict { .. })), "{nobody:?}");
    assert_eq!(store.load("a").await.expect("read").expect("there").0.pace, Pace::Slow);
}
