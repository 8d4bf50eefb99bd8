//! People without accounts: a name is enough. A browser carries the people who have played in it; who was chosen last plays.

pub(crate) mod chart;
pub(crate) mod figures;
pub(crate) mod next;
pub(crate) mod passphrase;

use plyground_store::{PersonRow, PersonWrite, Store, Write};
use plyground_words::message;

use crate::{
    error::Refusal,
    session::{Browser, new_id},
    table::unix_ms,
};

/// The most people that one browser carries: a school class, twice.
const MOST: usize = 60;

/// The person who plays under this name in this browser, added if there is none. A protected name needs its passphrase first.
pub(crate) async fn under_name(store: &Store, browser: &Browser, name: &str) -> Result<PersonRow, Refusal> {
    let people = store.people_of(browser.hash()).await?;
    let at = unix_ms();
    let write =
        |person: &str, change| store.commit(vec![Write::Person { person: person.to_owned(), change }]);
    if let Some(known) = people.iter().find(|person| person.name.to_lowercase() == name.to_lowercase()) {
        if people.first() != Some(known) {
            write(&known.id, PersonWrite::Carry { holder: browser.hash().to_vec(), at }).await?;
        }
        return Ok(known.clone());
    }
    if store.protected(name).await?.is_some() {
        return Err(Refusal::taken(message!("name-is-protected", name = name.to_owned())));
    }
    if people.len() >= MOST {
        return Err(Refusal::full(message!("too-many-people", most = MOST)));
    }
    let person = PersonRow { id: new_id(), name: name.to_owned(), created: at, protected: false };
    let add = PersonWrite::Add { name: name.to_owned(), holder: browser.hash().to_vec(), at };
    write(&person.id, add).await?;
    Ok(person)
}
