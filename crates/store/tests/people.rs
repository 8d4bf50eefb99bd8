//! People on a real SQLite file.

mod common;

use common::fresh;
use plyground_store::{PersonWrite, Store, StoreError, Write};

fn change(id: &str, change: PersonWrite) -> Vec<Write> {
    vec![Write::Person { person: id.to_owned(), change }]
}

fn add(id: &str, name: &str, holder: u8, at: i64) -> Vec<Write> {
    change(id, PersonWrite::Add { name: name.to_owned(), holder: vec![holder], at })
}

async fn names(store: &Store, holder: u8) -> Vec<String> {
    store.people_of(&[holder]).await.expect("read").into_iter().map(|person| person.name).collect()
}

#[tokio::test]
async fn a14_a_browser_carries_several_people_and_the_last_one_chosen_plays() {
    let (_folder, store) = fresh().await;
    for _ in 0..2 {
        store.commit(add("a", "Ann", 1, 10)).await.expect("stored, or there already");
        store.commit(add("b", "Ben", 1, 20)).await.expect("stored");
    }
    assert_eq!(names(&store, 1).await, ["Ben", "Ann"]);
    store.commit(change("a", PersonWrite::Carry { holder: vec![1], at: 30 })).await.expect("chosen");
    assert_eq!(names(&store, 1).await, ["Ann", "Ben"]);
    store.commit(change("b", PersonWrite::Leave { holder: vec![1] })).await.expect("forgotten");
    assert_eq!(names(&store, 1).await, ["Ann"]);
    assert!(store.person("b").await.expect("read").is_some(), "another device may have it");
    store.commit(change("a", PersonWrite::Rename { name: "Anna".to_owned() })).await.expect("renamed");
    assert_eq!(names(&store, 1).await, ["Anna"]);
    store.commit(change("a", PersonWrite::Delete)).await.expect("deleted");
    assert_eq!(names(&store, 1).await, [""; 0]);
    let nobody = store.commit(change("a", PersonWrite::Rename { name: "X".to_owned() })).await;
    assert!(matches!(nobody, Err(StoreError::Conflict { .. })), "{nobody:?}");
}

#[tokio::test]
async fn a14_a_protected_name_is_its_owners_alone() {
    let (_folder, store) = fresh().await;
    for (id, name, holder) in [("a", "Ann", 1), ("b", "ANN", 2), ("c", "Ann", 3)] {
        store.commit(add(id, name, holder, 10)).await.expect("names may be the same");
    }
    store.commit(change("a", PersonWrite::Carry { holder: vec![9], at: 30 })).await.expect("on two devices");
    let protect = |holder| PersonWrite::Protect { hash: Some("$argon2".to_owned()), holder: vec![holder] };
    store.commit(change("a", protect(1))).await.expect("protected");
    assert_eq!(names(&store, 9).await, [""; 0], "other devices need the passphrase from now on");
    let (owner, hash) = store.protected("aNN").await.expect("read").expect("protected");
    assert_eq!((owner.id.as_str(), hash.as_str(), owner.protected), ("a", "$argon2", true));
    let second = store.commit(change("b", protect(2))).await;
    assert!(matches!(second, Err(StoreError::Conflict { .. })), "{second:?}");
    store
        .commit(change("a", PersonWrite::Protect { hash: None, holder: vec![1] }))
        .await
        .expect("open again");
    assert_eq!(store.protected("Ann").await.expect("read"), None);
    store.commit(change("b", protect(2))).await.expect("now it is free");
}

#[tokio::test]
async fn a14_a_code_takes_a_person_along_once_and_in_time() {
    let (_folder, store) = fresh().await;
    store.commit(add("a", "Ann", 1, 10)).await.expect("stored");
    let offer = PersonWrite::AddPassage { code: vec![7; 32], expires: 1_000 };
    store.commit(change("a", offer)).await.expect("stored");
    let by = |holder: u8, at| PersonWrite::UsePassage { code: vec![7; 32], holder: vec![holder], at };
    let refused = async |who: PersonWrite| {
        let result = store.commit(change("a", who)).await;
        assert!(matches!(result, Err(StoreError::Conflict { .. })), "{result:?}");
    };
    refused(by(2, 1_000)).await;
    assert_eq!(store.passage(&[7; 32], &[2], 1_000).await.expect("read"), None);
    assert_eq!(store.passage(&[7; 32], &[2], 999).await.expect("read").expect("in time").name, "Ann");
    for _ in 0..2 {
        store.commit(change("a", by(2, 999))).await.expect("used, and handed over again");
    }
    refused(by(3, 999)).await;
    assert_eq!(store.passage(&[7; 32], &[3], 999).await.expect("read"), None);
    assert_eq!((names(&store, 2).await, names(&store, 3).await), (vec!["Ann".to_owned()], vec![]));
    refused(PersonWrite::UsePassage { code: vec![8; 32], holder: vec![3], at: 0 }).await;
}
