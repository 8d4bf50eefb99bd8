//! Club events on a real SQLite file: what was done is there in its order, once, with its seats and games.

mod common;

use common::{ending, fresh, game, raw};
use plyground_rules::Side;
use plyground_store::{
    EventGame, EventRow, EventSeat, EventWrite, Faults, Store, StoreError, StoredEvent, When, Write, backup,
};

const HOST: [u8; 2] = [1, 2];
const GUEST: [u8; 2] = [3, 4];

fn row(id: &str) -> EventRow {
    EventRow {
        id: id.to_owned(),
        code: "KUMEL".to_owned(),
        holder: HOST.to_vec(),
        name: "Evening".to_owned(),
        variant: "yinsh".to_owned(),
        created: 5,
        updated: 5,
        over: false,
    }
}

fn change(id: &str, change: EventWrite) -> Write {
    Write::Event { event: id.to_owned(), change }
}

fn command(number: u64, text: &str) -> Write {
    let over = text.contains("end");
    change("e", EventWrite::Command { number, command: text.to_owned(), over, at: 10 + number as i64 })
}

fn sit(player: u32, holder: &[u8]) -> Write {
    let person = Some("ann".to_owned());
    change("e", EventWrite::Sit(EventSeat { player, holder: holder.to_vec(), person }))
}

fn board(round: u32, board: u32, game: &str) -> Write {
    change("e", EventWrite::Game(EventGame { round, board, game: game.to_owned() }))
}

/// A round: what started it, a game, and where it is played.
fn round() -> Vec<Write> {
    vec![command(1, r#"{"do":"start-round"}"#), Write::Create(game("g1")), board(1, 1, "g1")]
}

async fn begun(store: &Store) {
    let begin = vec![change("e", EventWrite::Create(row("e"))), command(0, r#"{"do":"set-up"}"#)];
    store.commit(begin).await.expect("stored");
}

async fn load(store: &Store) -> StoredEvent {
    store.event("e").await.expect("read").expect("there")
}

#[tokio::test]
async fn a23_what_was_done_is_stored_in_order_and_once() {
    let (folder, store) = fresh().await;
    begun(&store).await;
    for _ in 0..2 {
        store.commit([round(), vec![sit(0, &GUEST)]].concat()).await.expect("stored, or there already");
    }
    let other = store.commit(vec![command(1, r#"{"do":"end"}"#)]).await;
    assert!(matches!(other, Err(StoreError::Conflict { .. })), "{other:?}");
    let early = store.commit(vec![command(5, r#"{"do":"end"}"#)]).await;
    assert!(matches!(early, Err(StoreError::Conflict { .. })), "{early:?}");
    let taken = store.commit(vec![sit(1, &GUEST)]).await;
    assert!(matches!(taken, Err(StoreError::Conflict { .. })), "a browser plays once in an event: {taken:?}");
    store.close().await;

    let store = Store::open(folder.path()).await.expect("opens");
    let found = load(&store).await;
    assert_eq!(found.commands, [r#"{"do":"set-up"}"#, r#"{"do":"start-round"}"#]);
    assert_eq!((found.row.updated, found.row.over), (11, false));
    assert_eq!(
        found.seats.iter().map(|seat| (seat.player, seat.holder.clone())).collect::<Vec<_>>(),
        [(0, GUEST.to_vec())]
    );
    assert_eq!(found.games, [EventGame { round: 1, board: 1, game: "g1".to_owned() }]);
    assert_eq!(store.event_of_game("g1").await.expect("read").as_deref(), Some("e"));

    // A seat goes to another browser, a round is undone, the event set up anew and ended.
    let anew = r#"{"do":"set-up","settings":{"name":"Night","variant":"reversi"}}"#;
    let free = change("e", EventWrite::Free { player: 0 });
    let forget = change("e", EventWrite::ForgetRound { round: 1 });
    store.commit(vec![free, sit(0, &HOST), forget, command(2, anew)]).await.expect("stored");
    store.commit(vec![command(3, r#"{"do":"end"}"#)]).await.expect("stored");
    let found = load(&store).await;
    assert_eq!(
        (found.row.name.as_str(), found.row.variant.as_str(), found.row.over),
        ("Night", "reversi", true)
    );
    assert_eq!((found.seats[0].holder.as_slice(), found.games.len()), (HOST.as_slice(), 0));
    assert_eq!(store.event_of_game("g1").await.expect("read"), None);
}

#[tokio::test]
async fn a20_the_host_is_another_browser_from_then_on() {
    let (folder, store) = fresh().await;
    begun(&store).await;
    for _ in 0..2 {
        let holder = GUEST.to_vec();
        store.commit(vec![change("e", EventWrite::Host { holder })]).await.expect("stored");
    }
    store.close().await;
    let store = Store::open(folder.path()).await.expect("opens");
    assert_eq!(load(&store).await.row.holder, GUEST);
    assert!(store.events_for(&HOST, false, 9).await.expect("read").is_empty());
}

#[tokio::test]
async fn a20_events_are_found_by_their_code_and_by_who_is_in_them() {
    let (_folder, store) = fresh().await;
    begun(&store).await;
    store.commit(vec![sit(0, &GUEST)]).await.expect("stored");
    let ids = async |holder: &[u8], open| -> Vec<String> {
        let rows = store.events_for(holder, open, 9).await.expect("read");
        rows.into_iter().map(|row| row.id).collect()
    };
    assert_eq!(
        (ids(&HOST, false).await, ids(&GUEST, false).await),
        (vec!["e".to_owned()], vec!["e".to_owned()])
    );
    assert_eq!((ids(&[9], false).await.len(), ids(&[9], true).await.len()), (0, 1));
    assert_eq!(store.event_of_code("KUMEL").await.expect("read").as_deref(), Some("e"));
    assert_eq!(store.event_of_code("KUMER").await.expect("read"), None);
    // Of two with the same code the one that is not over is meant.
    store.commit(vec![command(1, r#"{"do":"end"}"#)]).await.expect("stored");
    store.commit(vec![change("f", EventWrite::Create(row("f")))]).await.expect("stored");
    assert_eq!(store.event_of_code("KUMEL").await.expect("read").as_deref(), Some("f"));
    assert_eq!(ids(&[9], true).await, ["f"]);
}

#[tokio::test]
async fn a20_whoever_waits_is_told_that_games_have_ended() {
    let (_folder, store) = fresh().await;
    begun(&store).await;
    store.commit(round()).await.expect("stored");
    let mut endings = store.endings();
    assert_eq!(store.endings_of(&["g1", "gone"]).await.expect("read"), [("g1".to_owned(), None)]);
    let over = ending(Some(Side::Second), "resignation");
    let end = Write::End { game: "g1".to_owned(), ending: over.clone(), left: None, at: 9 };
    store.commit(vec![end]).await.expect("stored");
    assert!(endings.has_changed().expect("open"));
    endings.mark_unchanged();
    assert_eq!(store.endings_of(&["g1"]).await.expect("read"), [("g1".to_owned(), Some(over))]);
}

#[tokio::test]
async fn a23_whatever_fails_while_a_round_is_stored_it_is_there_whole_or_not_at_all() {
    for when in [When::Before, When::RolledBack, When::After] {
        let mut failures = 0;
        for step in 0.. {
            let folder = tempfile::tempdir().expect("a temporary folder");
            let faults = Faults::new();
            let store = Store::open_faulty(folder.path(), faults.clone()).await.expect("opens");
            begun(&store).await;
            faults.fail_step(step, when);
            let failed = store.commit(round()).await.is_err();
            faults.heal();
            let found = load(&store).await;
            let there = store.load("g1").await.expect("read").is_some();
            let parts = (found.commands.len() == 2, there, found.games.len() == 1);
            assert!(
                parts == (true, true, true) || failed && parts == (false, false, false),
                "{when:?} {step}: {parts:?}"
            );
            store.commit(round()).await.expect("stored when it is handed over again");
            let found = load(&store).await;
            assert_eq!((found.commands.len(), found.games.len()), (2, 1));
            store.close().await;
            failures += usize::from(failed);
            if faults.failed() == 0 {
                break;
            }
        }
        assert!(failures >= 5, "a round has several statements: {failures}");
    }
}

#[tokio::test]
async fn a10_a_backup_holds_events_and_those_under_way_outlive_reading_one_back() {
    let (folder, store) = fresh().await;
    begun(&store).await;
    store.commit(vec![sit(0, &GUEST)]).await.expect("stored");
    // An event that was over then, and is another one by now.
    store
        .commit(vec![change("old", EventWrite::Create(EventRow { over: true, ..row("old") }))])
        .await
        .expect("stored");
    let file = folder.path().join("then.backup");
    backup(folder.path(), &file, None).await.expect("written");
    store.commit(round()).await.expect("stored");
    store
        .commit(vec![change("later", EventWrite::Create(EventRow { over: true, ..row("later") }))])
        .await
        .expect("stored");

    store.read_back(folder.path(), &file, None).await.expect("read back");
    let found = load(&store).await;
    assert_eq!(
        (found.commands.len(), found.seats.len(), found.games.len()),
        (2, 1, 1),
        "it goes on as it was"
    );
    assert!(store.event("old").await.expect("read").is_some());
    assert!(store.event("later").await.expect("read").is_none(), "it was over, and is not in the backup");
    store.commit(vec![command(2, r#"{"do":"end"}"#)]).await.expect("goes on");

    // In an empty folder all of it comes back.
    let (other, store) = fresh().await;
    store.read_back(other.path(), &file, None).await.expect("read back");
    let found = load(&store).await;
    assert_eq!((found.commands.len(), found.seats.len(), found.games.len()), (1, 1, 0));
    let problems = sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut raw(other.path()).await).await;
    assert!(problems.expect("checked").is_empty());
}
