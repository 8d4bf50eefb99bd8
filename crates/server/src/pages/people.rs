//! Who is playing: the people of this browser, and how they come to another one.

use askama::Template;
use axum::{
    Extension, Form,
    extract::{Path, State},
    http::{HeaderMap, header},
    response::{IntoResponse, Redirect, Response},
};
use plyground_store::{PersonRow, PersonWrite, StoreError, Write};
use plyground_words::{key, message};
use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::{Layout, render};
use crate::{
    App,
    client::{Arrival, Client},
    error::Refusal,
    lan,
    names::clean_name,
    people::{passphrase, under_name},
    session::{Browser, new_token},
    table::unix_ms,
    words::Words,
};

/// A code can be used for so long.
const CODE_MS: i64 = 10 * 60 * 1000;

#[derive(Template)]
#[template(path = "people.html")]
struct Page {
    layout: Layout,
    w: Words,
    people: Vec<PersonRow>,
    /// The way to another device, just made.
    along: Option<Along>,
    /// Who wants to come to this device.
    coming: Option<Coming>,
}

struct Along {
    name: String,
    links: Vec<String>,
    qr: String,
    /// Whether this visitor can let other devices in.
    can_switch: bool,
}

struct Coming {
    name: String,
    code: String,
}

/// What the forms send.
#[derive(Deserialize)]
pub(crate) struct PersonForm {
    #[serde(default)]
    name: String,
    #[serde(default)]
    passphrase: String,
}

fn show(w: Words, people: Vec<PersonRow>, along: Option<Along>, coming: Option<Coming>) -> Response {
    let layout = Layout::new(w, Some(key!("who-is-playing").into()), &[], "people", "people");
    let page = render(&Page { layout, w, people, along, coming });
    ([(header::CACHE_CONTROL, "no-store")], page).into_response()
}

pub(crate) async fn page(
    State(app): State<App>,
    Extension(browser): Extension<Browser>,
    w: Words,
) -> Result<Response, Refusal> {
    Ok(show(w, app.tables.store().people_of(browser.hash()).await?, None, None))
}

/// Adds a person to this browser.
pub(crate) async fn add(
    State(app): State<App>,
    client: Client,
    Form(form): Form<PersonForm>,
) -> Result<Redirect, Refusal> {
    let name = clean_name(&form.name)?.ok_or_else(|| Refusal::bad(key!("name-missing")))?;
    app.limits.start_game(&client.browser, client.address)?;
    under_name(app.tables.store(), &client.browser, &name).await?;
    Ok(Redirect::to("/people"))
}

/// The person with this id, if it plays in this browser.
async fn own(app: &App, browser: &Browser, id: &str) -> Result<PersonRow, Refusal> {
    let people = app.tables.store().people_of(browser.hash()).await?;
    people.into_iter().find(|person| person.id == id).ok_or_else(|| Refusal::missing("person"))
}

async fn write(app: &App, id: String, change: PersonWrite) -> Result<Redirect, Refusal> {
    app.tables.store().commit(vec![Write::Person { person: id, change }]).await?;
    Ok(Redirect::to("/people"))
}

pub(crate) async fn choose(
    State(app): State<App>,
    Path(id): Path<String>,
    Extension(browser): Extension<Browser>,
) -> Result<Redirect, Refusal> {
    let person = own(&app, &browser, &id).await?;
    write(&app, person.id, PersonWrite::Carry { holder: browser.hash().to_vec(), at: unix_ms() }).await
}

pub(crate) async fn rename(
    State(app): State<App>,
    Path(id): Path<String>,
    Extension(browser): Extension<Browser>,
    Form(form): Form<PersonForm>,
) -> Result<Redirect, Refusal> {
    let person = own(&app, &browser, &id).await?;
    let name = clean_name(&form.name)?.ok_or_else(|| Refusal::bad(key!("name-missing")))?;
    free(&app, &person, &name).await?;
    write(&app, person.id, PersonWrite::Rename { name }).await
}

/// Refuses a name that is protected by another person's passphrase.
async fn free(app: &App, person: &PersonRow, name: &str) -> Result<(), Refusal> {
    match app.tables.store().protected(name).await? {
        Some((owner, _)) if owner.id != person.id => {
            Err(Refusal::taken(message!("name-is-protected", name = name.to_owned())))
        }
        _ => Ok(()),
    }
}

/// Protects a name; nothing typed takes the protection away.
pub(crate) async fn protect(
    State(app): State<App>,
    Path(id): Path<String>,
    client: Client,
    Form(form): Form<PersonForm>,
) -> Result<Redirect, Refusal> {
    let person = own(&app, &client.browser, &id).await?;
    free(&app, &person, &person.name).await?;
    app.limits.try_passphrase(&person.name, client.address)?;
    let hash = match form.passphrase {
        none if none.is_empty() => None,
        given => Some(passphrase::hash(given).await?),
    };
    write(&app, person.id, PersonWrite::Protect { hash, holder: client.browser.hash().to_vec() }).await
}

/// Brings a protected person to this browser by the passphrase.
pub(crate) async fn enter(
    State(app): State<App>,
    client: Client,
    Form(form): Form<PersonForm>,
) -> Result<Redirect, Refusal> {
    let name = clean_name(&form.name)?.ok_or_else(|| Refusal::bad(key!("name-missing")))?;
    app.limits.try_passphrase(&name, client.address)?;
    let wrong = || Refusal::bad(key!("wrong-passphrase"));
    let (person, hash) = app.tables.store().protected(&name).await?.ok_or_else(wrong)?;
    if !passphrase::fits(form.passphrase, hash).await? {
        return Err(wrong());
    }
    let holder = client.browser.hash().to_vec();
    write(&app, person.id, PersonWrite::Carry { holder, at: unix_ms() }).await
}

/// Shows a way to another device.
pub(crate) async fn along(
    State(app): State<App>,
    Path(id): Path<String>,
    client: Client,
    Extension(arrival): Extension<Arrival>,
    headers: HeaderMap,
    w: Words,
) -> Result<Response, Refusal> {
    let browser = &client.browser;
    let person = own(&app, browser, &id).await?;
    let code = new_token();
    let passage = PersonWrite::AddPassage { code: hashed(&code), expires: unix_ms() + CODE_MS };
    let _ = write(&app, person.id, passage).await?;
    let host = headers.get(header::HOST).and_then(|h| h.to_str().ok()).unwrap_or("");
    let links: Vec<String> = app.reach.links(host, arrival.https);
    let links: Vec<String> = links.iter().map(|base| format!("{base}/people/come/{code}")).collect();
    let qr = links.first().and_then(|link| lan::code(link)).unwrap_or_default();
    let people = app.tables.store().people_of(browser.hash()).await?;
    let along = Along { name: person.name, links, qr, can_switch: client.can_switch(&app) };
    Ok(show(w, people, Some(along), None))
}

/// Asks whether the person of a code shall play here. Looking at the link does not use it up.
pub(crate) async fn offer(
    State(app): State<App>,
    Path(code): Path<String>,
    client: Client,
    w: Words,
) -> Result<Response, Refusal> {
    let store = app.tables.store();
    let holder = client.browser.hash();
    let person = store.passage(&hashed(&code), holder, unix_ms()).await?.ok_or_else(used_up)?;
    Ok(show(w, store.people_of(holder).await?, None, Some(Coming { name: person.name, code })))
}

/// Uses a code.
pub(crate) async fn come(
    State(app): State<App>,
    Path(code): Path<String>,
    client: Client,
) -> Result<Redirect, Refusal> {
    let (store, at) = (app.tables.store(), unix_ms());
    let (code, holder) = (hashed(&code), client.browser.hash().to_vec());
    let person = store.passage(&code, &holder, at).await?.ok_or_else(used_up)?;
    let change = PersonWrite::UsePassage { code, holder, at };
    match store.commit(vec![Write::Person { person: person.id, change }]).await {
        // The code was used meanwhile.
        Err(StoreError::Conflict { .. }) => Err(used_up()),
        result => Ok(result.map(|()| Redirect::to("/people"))?),
    }
}

fn used_up() -> Refusal {
    Refusal::bad(key!("code-used-up"))
}

fn hashed(code: &str) -> Vec<u8> {
    Sha256::digest(code.as_bytes()).to_vec()
}

/// The browser forgets a person.
pub(crate) async fn leave(
    State(app): State<App>,
    Path(id): Path<String>,
    Extension(browser): Extension<Browser>,
) -> Result<Redirect, Refusal> {
    let person = own(&app, &browser, &id).await?;
    write(&app, person.id, PersonWrite::Leave { holder: browser.hash().to_vec() }).await
}

/// Deletes a person for good; the form asks first.
pub(crate) async fn delete(
    State(app): State<App>,
    Path(id): Path<String>,
    Extension(browser): Extension<Browser>,
    Form(form): Form<PersonForm>,
) -> Result<Redirect, Refusal> {
    let person = own(&app, &browser, &id).await?;
    if clean_name(&form.name)?.as_deref() != Some(person.name.as_str()) {
        return Err(Refusal::bad(message!("delete-needs-name", name = person.name)));
    }
    write(&app, person.id, PersonWrite::Delete).await
}
