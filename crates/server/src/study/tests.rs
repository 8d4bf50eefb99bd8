//! Reviews on a real store and a real pool.

use std::time::Duration;

use plyground_engines::{Launcher, Roster};
use plyground_review::Verdict;
use plyground_rules::{BySide, Side};
use plyground_store::{Ending, GameRow, MoveRow, OpeningRule, Pace, Seat, Store, Write};
use tempfile::TempDir;
use tokio::time::timeout;

use super::Reviews;
use crate::pool::Pool;

/// Connect Four: Yellow does not stop three in a row.
const MOVES: [&str; 7] = ["b", "d", "b", "e", "b", "g", "b"];
/// Far more than it takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

async fn with_game() -> (TempDir, Store) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path()).await.expect("opens");
    let row = GameRow {
        id: "abc".to_owned(),
        game: "connect-four".to_owned(),
        variant: "connect-four".to_owned(),
        start: None,
        names: BySide { first: "A".to_owned(), second: "B".to_owned() },
        seats: BySide { first: Seat::Here, second: Seat::Here },
        holders: BySide { first: Some(vec![1]), second: Some(vec![1]) },
        clock: None,
        created: 1,
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
        counts: plyground_store::Counts::No,
    };
    let mut writes = vec![Write::Create(row)];
    for (ply, text) in MOVES.into_iter().enumerate() {
        let won = Ending { winner: Some(Side::First), reason: "four".to_owned() };
        let ending = (ply + 1 == MOVES.len()).then_some(won);
        let mv = MoveRow { text: text.to_owned(), ms: Some(1), left: None };
        writes.push(Write::Move { game: "abc".to_owned(), ply, mv, ending, at: 2 });
    }
    store.commit(writes).await.expect("stored");
    (folder, store)
}

fn pool() -> Pool {
    Pool::start(Roster::default(), Launcher::new(None))
}

#[tokio::test(flavor = "multi_thread")]
async fn a16_a_game_is_reviewed_to_its_end_and_costs_nothing_the_second_time() {
    let (_folder, store) = with_game().await;
    let reviews = Reviews::new(store.clone(), pool());
    let report =
        timeout(PATIENCE, reviews.complete("abc", [1; 32])).await.expect("in time").expect("reviewed");
    let blunder = report.moves[5].as_ref().expect("known");
    assert_eq!((blunder.verdict, blunder.best.as_str()), (Verdict::Blunder, "b"), "{blunder:?}");
    assert!(report.summary.is_some());
    // The card is written just after the last move is known.
    let card = timeout(PATIENCE, async {
        loop {
            if let Some(card) = reviews.card("abc").await {
                return card;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    });
    assert!(card.await.expect("in time").faults.second[2] >= 1);
    // A pool that is closed answers nothing: everything comes from the store.
    let closed = pool();
    closed.close();
    let again = Reviews::new(store, closed);
    let same = timeout(PATIENCE, again.complete("abc", [1; 32])).await.expect("in time").expect("reviewed");
    assert_eq!(same.moves, report.moves);
}

#[tokio::test(flavor = "multi_thread")]
async fn a16_a_review_goes_on_after_a_restart() {
    let (_folder, store) = with_game().await;
    store.commit(vec![Write::AskReview { game: "abc".to_owned(), at: 1 }]).await.expect("stored");
    assert_eq!(store.reviews_under_way().await.expect("read"), ["abc"]);
    let reviews = Reviews::new(store.clone(), pool());
    reviews.clone().resume().await;
    let done = timeout(PATIENCE, async {
        while !store.reviews_under_way().await.expect("read").is_empty() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    });
    done.await.expect("nobody looks at it, and it ends all the same");
}

#[tokio::test(flavor = "multi_thread")]
async fn a16_what_cannot_be_reviewed_is_refused() {
    let (_folder, store) = with_game().await;
    let reviews = Reviews::new(store.clone(), pool());
    assert!(reviews.watch("nothing", [1; 32]).await.is_err());
    let back = Write::TakeBack { game: "abc".to_owned(), ply: 3, left: None, at: 3 };
    store.commit(vec![back]).await.expect("stored");
    let refused = reviews.watch("abc", [1; 32]).await.err().expect("the game goes on");
    assert_eq!(refused.message().key().id(), "review-unfinished");
}
