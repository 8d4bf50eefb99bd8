//! What people do at an event: join it, and whatever its host may do.

use axum::{
    Form, Json,
    body::Bytes,
    extract::{Path, State},
    response::Redirect,
};
use plyground_events::{Command, Outcome, PlayerId, Source, Who};
use plyground_games::find;
use plyground_store::RatedPlayer;
use plyground_words::{key, message};
use serde::{Deserialize, Serialize};

use crate::{
    App,
    client::Client,
    error::Refusal,
    events::{Changed, LiveEvent, Newcomer, computers, new_host_code, outcome_of},
    names::clean_name,
    people,
    table::unix_ms,
    words::Words,
};

#[derive(Deserialize)]
pub(crate) struct JoinForm {
    #[serde(default)]
    name: String,
}

/// Takes part under a name, in this browser.
pub(crate) async fn join(
    State(app): State<App>,
    Path(id): Path<String>,
    client: Client,
    w: Words,
    Form(form): Form<JoinForm>,
) -> Result<Redirect, Refusal> {
    joined(&app, &id, &client, &form).await.map_err(|refusal| refusal.in_words(w))?;
    Ok(Redirect::to(&format!("/event/{id}")))
}

async fn joined(app: &App, id: &str, client: &Client, form: &JoinForm) -> Result<(), Refusal> {
    let event = app.events.get(id).await?;
    let name = clean_name(&form.name)?.unwrap_or_default();
    let browser = client.browser.clone();
    // What the event refuses makes nobody a person here.
    event.now().join(&name, &browser, None, None, unix_ms()).map_err(Refusal::bad)?;
    app.limits.start_game(&client.browser, client.address)?;
    let store = app.tables.store();
    let person = people::under_name(store, &client.browser, &name).await?.id;
    let rating = match find(&event.now().row.variant) {
        Ok((game, _)) => store.rating(game.info().id, &RatedPlayer::Person(person.clone())).await?,
        Err(_) => None,
    };
    let rating = rating.map(|row| row.standing.elo.round() as i32);
    app.events.change(&event, move |live| live.join(&name, &browser, Some(person), rating, unix_ms())).await
}

#[derive(Deserialize)]
pub(crate) struct CodeForm {
    #[serde(default)]
    code: String,
}

/// This browser becomes the host's, by the code that the host was shown.
pub(crate) async fn become_host(
    State(app): State<App>,
    Path(id): Path<String>,
    client: Client,
    w: Words,
    Form(form): Form<CodeForm>,
) -> Result<Redirect, Refusal> {
    let done = async {
        let event = app.events.get(&id).await?;
        app.limits.try_passphrase(&format!("event {id}"), client.address)?;
        let browser = client.browser.clone();
        app.events.change(&event, move |live| live.become_host(&form.code, &browser, unix_ms())).await
    };
    done.await.map_err(|refusal| refusal.in_words(w))?;
    Ok(Redirect::to(&format!("/event/{id}")))
}

/// Where an evening that was opened is.
#[derive(Serialize)]
pub(crate) struct Opened {
    address: String,
}

/// Opens the file of an evening, which the body is.
pub(crate) async fn open(
    State(app): State<App>,
    client: Client,
    w: Words,
    body: Bytes,
) -> Result<Json<Opened>, Refusal> {
    let done = async {
        app.limits.start_game(&client.browser, client.address)?;
        app.events.open(body.to_vec(), &client).await
    };
    let id = done.await.map_err(|refusal| refusal.in_words(w))?;
    Ok(Json(Opened { address: format!("/event/{id}") }))
}

/// The last place by strength.
const MOST_SEEDS: u32 = 200;

/// What the host does. What is not needed for it is left out.
#[derive(Deserialize)]
pub(crate) struct HostForm {
    r#do: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    player: Option<u32>,
    #[serde(default)]
    round: Option<u32>,
    #[serde(default)]
    board: Option<u32>,
    #[serde(default)]
    outcome: String,
    #[serde(default)]
    note: String,
    #[serde(default)]
    seed: String,
    #[serde(default)]
    team: String,
    /// Somebody else.
    #[serde(default)]
    other: Option<u32>,
    /// How many computers.
    #[serde(default)]
    count: String,
    /// Which one, by its id; nothing for one of fitting strength.
    #[serde(default)]
    computer: String,
}

impl HostForm {
    fn player(&self) -> Result<PlayerId, Refusal> {
        self.player.map(PlayerId).ok_or_else(|| Refusal::bad(key!("incomplete-form")))
    }

    /// Round, board and result.
    fn result(&self) -> Result<(u32, u32, Outcome), Refusal> {
        let at = self.round.zip(self.board).ok_or_else(|| Refusal::bad(key!("incomplete-form")))?;
        Ok((at.0, at.1, outcome_of(&self.outcome).map_err(Refusal::bad)?))
    }

    /// A place among all by strength; nothing typed is none.
    fn seed(&self) -> Result<Option<u32>, Refusal> {
        let text = self.seed.trim();
        if text.is_empty() {
            return Ok(None);
        }
        let seed = text.parse().ok().filter(|seed| (1..=MOST_SEEDS).contains(seed));
        seed.map(Some).ok_or_else(|| Refusal::bad(message!("event-bad-seed", most = MOST_SEEDS)))
    }

    fn computers(&self, live: &LiveEvent, w: Words) -> Result<Vec<Newcomer>, Refusal> {
        let most = computers::MOST;
        let bad = || Refusal::bad(message!("event-bad-computers", most = most));
        let count = match self.count.trim() {
            "" => 1,
            text => text.parse::<usize>().ok().filter(|count| (1..=most).contains(count)).ok_or_else(bad)?,
        };
        if count > 1 {
            return Ok(computers::field(live, count, w));
        }
        let one = match self.computer.as_str() {
            "" => computers::fitting(live, w),
            id => computers::named(live, id, w),
        };
        one.map(|one| vec![one]).ok_or_else(|| Refusal::bad(key!("no-such-player")))
    }

    fn command(&self) -> Result<Command, Refusal> {
        let name = || clean_name(&self.name).map(Option::unwrap_or_default);
        Ok(match self.r#do.as_str() {
            "add" => Command::AddPlayer { name: name()?, who: Who::ByHand, rating: None },
            "rename" => Command::Rename { player: self.player()?, name: name()? },
            "remove" => Command::Remove { player: self.player()? },
            "out" => Command::LetOut { player: self.player()? },
            "back" => Command::BringBack { player: self.player()? },
            "result" => {
                let (round, board, outcome) = self.result()?;
                let source = if outcome.is_played() { Source::Hand } else { Source::Absence };
                Command::Result { round, board, outcome, source }
            }
            "correct" => {
                let (round, board, outcome) = self.result()?;
                Command::Correct { round, board, outcome, note: self.note.clone() }
            }
            "forbid" | "allow" => {
                let (a, b) = (self.player()?, self.other.map(PlayerId));
                let b = b.ok_or_else(|| Refusal::bad(key!("incomplete-form")))?;
                if self.r#do == "forbid" { Command::Forbid { a, b } } else { Command::Allow { a, b } }
            }
            "undo" => Command::UndoRound,
            "end" => Command::End,
            _ => return Err(Refusal::bad(key!("malformed-request"))),
        })
    }
}

/// Does what the host asks for; nobody else may.
pub(crate) async fn carry_out(
    State(app): State<App>,
    Path(id): Path<String>,
    client: Client,
    w: Words,
    Form(form): Form<HostForm>,
) -> Result<Redirect, Refusal> {
    carried_out(&app, &id, &client, &form, w).await.map_err(|refusal| refusal.in_words(w))?;
    Ok(Redirect::to(&format!("/event/{id}")))
}

async fn carried_out(app: &App, id: &str, client: &Client, form: &HostForm, w: Words) -> Result<(), Refusal> {
    let event = app.events.get(id).await?;
    if !event.now().is_host(&client.browser) {
        return Err(Refusal::forbidden(key!("event-host-only")));
    }
    let change = |change: Box<dyn FnOnce(&LiveEvent) -> Changed + Send>| app.events.change(&event, change);
    match form.r#do.as_str() {
        "no-device" => {
            let player = form.player()?;
            change(Box::new(move |live| live.without_device(player, unix_ms()))).await
        }
        "start" => {
            let filler = computers::fitting(&event.now(), w);
            change(Box::new(move |live| live.start(filler, unix_ms()))).await
        }
        "again" => {
            let (player, filler) = (form.player()?, computers::fitting(&event.now(), w));
            change(Box::new(move |live| live.pair_without(player, filler, unix_ms()))).await
        }
        "place" => {
            let (player, seed, team) = (form.player()?, form.seed()?, clean_name(&form.team)?);
            change(Box::new(move |live| live.place(player, seed, team, unix_ms()))).await
        }
        "computers" => {
            let newcomers = form.computers(&event.now(), w)?;
            change(Box::new(move |live| live.add_computers(newcomers, unix_ms()))).await
        }
        "call" => {
            let player = form.player()?;
            change(Box::new(move |live| live.call(player))).await
        }
        "move" => change(Box::new(move |live| Ok(live.offer_host(new_host_code(), unix_ms())))).await,
        "prizes" => {
            let (app, browser) = (app.clone(), client.browser.clone());
            tokio::spawn(async move { app.events.judge(&event, &app.reviews, &browser).await });
            Ok(())
        }
        _ => {
            let command = form.command()?;
            change(Box::new(move |live| live.apply(command, unix_ms()))).await
        }
    }
}
