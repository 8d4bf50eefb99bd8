//! TableRegistry with their tasks, on a real database whose writes can be made to fail.

use plyground_rules::Reason;
use plyground_store::{Faults, MoveRow, When};
use tempfile::TempDir;
use tokio::time::timeout;

use super::*;
use crate::table::{
    Clocks, IDLE, MAX_WATCHERS,
    message::{Request, Say},
    tests::world::{browser, row},
};

/// No test waits longer for anything.
const PATIENCE: Duration = Duration::from_secs(20);
const ID: &str = "abc";

struct Fixture {
    tables: TableRegistry,
    faults: Faults,
    _folder: TempDir,
}

/// A registry with one game of Reversi: Ann against Ben, or against the first who sits down.
async fn fixture(second: &str, clock: Option<(u64, u64)>) -> Fixture {
    let (folder, faults) = (tempfile::tempdir().expect("a folder"), Faults::new());
    let store = Store::open_faulty(folder.path(), faults.clone()).await.expect("the store opens");
    let tables = TableRegistry::new(store, Roster::default(), Launcher::new(None));
    tables.create(row("reversi", "ann", second, clock)).await.expect("created");
    Fixture { tables, faults, _folder: folder }
}

impl Fixture {
    async fn handle(&self) -> Handle {
        self.tables.get(ID).await.expect("the table")
    }

    async fn join(&self, who: &str) -> Joined {
        let (_, joined) = self.tables.join(ID, &browser(who)).await.expect("the table");
        joined.expect("there is room")
    }

    async fn stored(&self) -> (GameRow, Vec<String>) {
        let (row, moves) = self.tables.store.load(ID).await.expect("readable").expect("there");
        (row, moves.into_iter().map(|mv| mv.text).collect())
    }

    async fn shown(&self) -> Vec<String> {
        let snapshot = self.handle().await.snapshot().await.expect("it lives");
        snapshot.state.history.iter().map(|entry| entry.text.clone()).collect()
    }

    async fn is_saved(&self) -> bool {
        self.handle().await.snapshot().await.expect("it lives").state.current.around.saved
    }
}

fn play(ply: usize, text: &str) -> Request {
    Request::Move { ply, text: text.to_owned() }
}

/// Waits until something is true.
async fn until(what: &str, mut is_true: impl AsyncFnMut() -> bool) {
    let waiting = async {
        while !is_true().await {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, waiting).await.unwrap_or_else(|_| panic!("never: {what}"));
}

#[tokio::test]
async fn a3_a_table_that_everybody_left_is_put_away_and_woken_when_its_flag_falls() {
    let fixture = fixture("ben", Some((8_000, 0))).await;
    let (ann, ben) = (fixture.join("ann").await, fixture.join("ben").await);
    let handle = fixture.handle().await;
    handle.apply(browser("ann"), play(0, "f5")).await.expect("it lives").expect("granted");
    let began = Instant::now();
    drop((ann, ben));
    until("it is put away", async || handle.commands.is_closed()).await;
    assert!(began.elapsed() >= IDLE);
    assert!(lock(&fixture.tables.asleep).contains_key(ID), "with its clock running");

    // Who comes back finds the clock as it went on.
    let left =
        fixture.join("eve").await.snapshot.state.current.around.clock.as_ref().expect("clocks").second_ms;
    assert!(left <= 8_000 - IDLE.as_millis() as u64, "{left} ms");
    until("it is put away again", async || lock(&fixture.tables.asleep).contains_key(ID)).await;
    assert_eq!(fixture.stored().await.0.ending, None);

    let waking = tokio::spawn(fixture.tables.clone().wake_sleepers());
    until("the flag falls with nobody there", async || fixture.stored().await.0.ending.is_some()).await;
    let ending = fixture.stored().await.0.ending.expect("it ended");
    assert_eq!(
        (ending.reason.as_str(), ending.winner),
        (Reason::TIME.code, Some(plyground_rules::Side::First))
    );
    assert!(began.elapsed() >= Duration::from_millis(7_900), "not before its time");
    until("its place is given up", async || lock(&fixture.tables.live).is_empty()).await;
    assert!(lock(&fixture.tables.asleep).is_empty());
    waking.abort();
}

#[tokio::test]
async fn a20_who_comes_at_the_moment_a_table_is_put_away_is_let_in() {
    let fixture = fixture("ben", None).await;
    // A task that ends instead of answering.
    let (commands, mut queue) = mpsc::channel(1);
    *fixture.tables.slot(ID).expect("a place").lock().await =
        Some(Handle { commands, room: tokio::sync::watch::channel(None).1 });
    let ends = tokio::spawn(async move { drop(queue.recv().await) });
    fixture.join("ann").await;
    ends.await.expect("it was asked");
}

#[tokio::test]
async fn a23_a_failed_write_is_kept_and_nothing_else_is_granted_until_it_is_stored() {
    let fixture = fixture("ben", None).await;
    let ann = fixture.join("ann").await;
    let handle = fixture.handle().await;
    fixture.faults.fail_always(When::RolledBack);
    handle.apply(browser("ann"), play(0, "f5")).await.expect("it lives").expect("taken");
    assert!(!fixture.is_saved().await);
    let why = handle.apply(browser("ben"), Request::Resign { side: None }).await.expect("it lives");
    assert!(why.expect_err("refused").to_string().contains("cannot be saved"));
    assert_eq!((fixture.shown().await, fixture.stored().await.1), (vec![], vec![]), "nothing is told");
    fixture.faults.heal();
    until("it is saved", async || fixture.is_saved().await).await;
    assert_eq!(
        (fixture.shown().await, fixture.stored().await.1),
        (vec!["f5".to_owned()], vec!["f5".to_owned()])
    );
    handle.apply(browser("ben"), play(1, "d6")).await.expect("it lives").expect("it goes on");
    drop(ann);
}

#[tokio::test]
async fn a23_a_seat_taken_in_a_crowd_of_requests_replaces_no_move_that_is_being_stored() {
    let fixture = fixture("free", None).await;
    let (row, moves) = fixture.tables.store.load(ID).await.expect("readable").expect("there");
    let table = LiveTable::load(row, moves, None, now()).expect("a game");
    let actor = Actor::new(table, fixture.tables.store.clone(), fixture.tables.pool.clone());
    let (commands, mut queue) = mpsc::channel(200);
    let handle = Handle { commands, room: tokio::sync::watch::channel(None).1 };
    // All of them are there before the first is answered: the move is being stored while the others come.
    let mut answers = Vec::new();
    let (answer, moved) = tokio::sync::oneshot::channel();
    let apply = |request, answer| TableCommand::Apply { browser: browser("ann"), request, answer };
    handle.commands.try_send(apply(play(0, "f5"), answer)).expect("room");
    for _ in 0..100 {
        let (answer, wait) = tokio::sync::oneshot::channel();
        handle.commands.try_send(apply(Request::Draw { say: Say::Decline }, answer)).expect("room");
        answers.push(wait);
    }
    let (answer, sat) = tokio::sync::oneshot::channel();
    handle
        .commands
        .try_send(TableCommand::Sit { browser: browser("ben"), name: None, person: None, answer })
        .expect("room");
    let task = tokio::spawn(async move { actor.run(&mut queue).await });
    moved.await.expect("the move is answered").expect("granted");
    for answer in answers {
        assert!(answer.await.expect("everybody is answered").is_err());
    }
    assert!(sat.await.expect("the seat is answered").is_err(), "there are too many before it");
    let shown = handle.snapshot().await.expect("it lives");
    assert_eq!(shown.state.history.len(), 1);
    assert_eq!(fixture.stored().await.1, ["f5"]);
    handle.sit(browser("ben"), None, None).await.expect("it lives").expect("the seat is free");
    task.abort();
}

#[tokio::test]
async fn a23_a_table_that_contradicts_what_is_stored_is_loaded_anew() {
    let fixture = fixture("ben", None).await;
    let ann = fixture.join("ann").await;
    let handle = fixture.handle().await;
    let mv = MoveRow { text: "d3".to_owned(), ms: Some(0), left: None };
    let behind = Write::Move { game: ID.to_owned(), ply: 0, mv, ending: None, at: 0 };
    fixture.tables.store.commit(vec![behind]).await.expect("stored");
    let answer = timeout(PATIENCE, handle.apply(browser("ann"), play(0, "f5"))).await.expect("in time");
    assert!(answer.is_none(), "it is neither granted nor refused: {answer:?}");
    assert!(ann.evicted.await.is_err(), "connections end");
    assert_eq!(fixture.shown().await, ["d3"]);
    assert!(fixture.is_saved().await);
}

#[tokio::test]
async fn a20_tables_that_were_only_looked_at_make_room_and_those_in_use_stay() {
    let fixture = fixture("ben", None).await;
    let (ann, handle) = (fixture.join("ann").await, fixture.handle().await);
    for i in 0..3 * MAX_TABLES {
        let id = format!("game{i}");
        fixture
            .tables
            .create(GameRow { id: id.clone(), ..row("reversi", "ann", "ben", None) })
            .await
            .expect("created");
        let table = fixture.tables.get(&id).await.expect("there is room");
        assert!(table.snapshot().await.is_some());
        assert!(lock(&fixture.tables.live).len() <= MAX_TABLES);
    }
    assert!(!handle.commands.is_closed(), "a browser is connected");
    let mut crowd = Vec::new();
    for i in 1..MAX_TABLES {
        crowd.push(fixture.tables.join(&format!("game{i}"), &browser("eve")).await.expect("there is room"));
    }
    assert!(fixture.tables.get("game0").await.is_err(), "all places are in use");
    drop((ann, crowd));
}

#[tokio::test]
async fn a20_who_is_refused_while_a_seat_is_stored_leaves_no_ghost() {
    let fixture = fixture("free", None).await;
    let handle = fixture.handle().await;
    let mut crowd = Vec::new();
    for i in 1..MAX_WATCHERS {
        crowd.push(fixture.join(&format!("watcher {i}")).await);
    }
    crowd.push(fixture.join("ben").await);
    fixture.faults.fail_always(When::Before);
    handle.sit(browser("ben"), None, None).await.expect("it lives").expect("taken, and kept");
    assert!(!fixture.is_saved().await);
    let (_, late) = fixture.tables.join(ID, &browser("eve")).await.expect("the table");
    assert!(late.is_none(), "Ben still watches as far as was broadcast");
    fixture.faults.heal();
    until("it is saved", async || fixture.is_saved().await).await;
    drop(crowd);
    until("nobody is left, and it is put away", async || handle.commands.is_closed()).await;
}

#[tokio::test]
async fn a3_a_table_that_cannot_be_woken_keeps_no_other_waiting() {
    let fixture = fixture("ben", None).await;
    let broken = GameRow {
        id: "broken".to_owned(),
        variant: "chess".to_owned(),
        ..row("reversi", "ann", "ben", None)
    };
    fixture.tables.create(broken).await.expect("stored");
    let clocks = Clocks::new(None, None);
    let due = Instant::now();
    lock(&fixture.tables.asleep).insert("broken".to_owned(), SleepingTable { clocks, deadline: due });
    let waking = tokio::spawn(fixture.tables.clone().wake_sleepers());
    let put_off =
        || lock(&fixture.tables.asleep).get("broken").is_some_and(|asleep| asleep.deadline > due + LATER / 2);
    until("it is tried again later", async || put_off()).await;
    waking.abort();
}
