//! What people do at an event: join it, and whatever its host may do.

use axum::{
    Form,
    extract::{Path, State},
    response::Redirect,
};
use plyground_events::{Command, Outcome, PlayerId, Source, Who};
use plyground_words::key;
use serde::Deserialize;

use crate::{
    App, client::Client, error::Refusal, events::outcome_of, names::clean_name, people, table::unix_ms,
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
    event.now().join(&name, &browser, None, unix_ms()).map_err(Refusal::bad)?;
    app.limits.start_game(&client.browser, client.address)?;
    let person = people::under_name(app.tables.store(), &client.browser, &name).await?.id;
    app.events.change(&event, move |live| live.join(&name, &browser, Some(person), unix_ms())).await
}

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

    fn command(&self) -> Result<Command, Refusal> {
        let name = || clean_name(&self.name).map(Option::unwrap_or_default);
        Ok(match self.r#do.as_str() {
            "add" => Command::AddPlayer { name: name()?, who: Who::ByHand, rating: None },
            "rename" => Command::Rename { player: self.player()?, name: name()? },
            "remove" => Command::Remove { player: self.player()? },
            "out" => Command::LetOut { player: self.player()? },
            "back" => Command::BringBack { player: self.player()? },
            "start" => Command::StartRound { at: unix_ms().unsigned_abs(), pairing: None },
            "result" => {
                let (round, board, outcome) = self.result()?;
                let source = if outcome.is_played() { Source::Hand } else { Source::Absence };
                Command::Result { round, board, outcome, source }
            }
            "correct" => {
                let (round, board, outcome) = self.result()?;
                Command::Correct { round, board, outcome, note: self.note.clone() }
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
    carried_out(&app, &id, &client, &form).await.map_err(|refusal| refusal.in_words(w))?;
    Ok(Redirect::to(&format!("/event/{id}")))
}

async fn carried_out(app: &App, id: &str, client: &Client, form: &HostForm) -> Result<(), Refusal> {
    let event = app.events.get(id).await?;
    if !event.now().is_host(&client.browser) {
        return Err(Refusal::forbidden(key!("event-host-only")));
    }
    if form.r#do == "no-device" {
        let player = form.player()?;
        return app.events.change(&event, move |live| live.without_device(player, unix_ms())).await;
    }
    let command = form.command()?;
    app.events.change(&event, move |live| live.apply(command, unix_ms())).await
}
