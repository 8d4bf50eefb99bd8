//! Club evenings: those that this browser knows, the way into one by its code, and setting one up.

use askama::Template;
use axum::{
    Form,
    extract::{Path, Query, State},
    response::{Redirect, Response},
};
use plyground_events::{Format, Settings};
use plyground_games::{GAMES, find};
use plyground_rules::{GameInfo, Side, Variant};
use plyground_words::{Message, key, message};
use serde::Deserialize;

use super::{Layout, SideShown, home::ago, info, new, render, sides};
use crate::{
    App, client::Client, error::Refusal, events::Rules, names::clean_name, table::unix_ms, words::Words,
};

/// The most that are listed.
const MOST: u32 = 50;
/// Longer texts are no codes.
const LONGEST_CODE: usize = 20;

#[derive(Template)]
#[template(path = "events.html")]
struct Page {
    layout: Layout,
    w: Words,
    games: Vec<&'static GameInfo>,
    list: Vec<Item>,
}

/// An event in the list.
struct Item {
    id: String,
    name: String,
    variant: String,
    ago: String,
    is_over: bool,
    is_yours: bool,
}

pub(crate) async fn page(State(app): State<App>, client: Client, w: Words) -> Result<Response, Refusal> {
    // As with tables: on a public server strangers are told nothing of each other.
    let rows = app.tables.store().events_for(client.browser.hash(), !app.hosts.any(), MOST).await?;
    let item = |row: &plyground_store::EventRow| Item {
        id: row.id.clone(),
        name: row.name.clone(),
        variant: find(&row.variant).map(|(_, variant)| w.say(&variant.name)).unwrap_or_default(),
        ago: w.say(&ago(unix_ms() - row.updated)),
        is_over: row.over,
        is_yours: row.holder == client.browser.hash(),
    };
    Ok(render(&Page {
        layout: Layout::new(w, Some(key!("events-title").into()), &[], "events", "play"),
        w,
        games: GAMES.iter().map(|game| game.info()).collect(),
        list: rows.iter().map(item).collect(),
    }))
}

#[derive(Deserialize)]
pub(crate) struct CodeForm {
    #[serde(default)]
    code: String,
}

/// `GET /events/join?code=KUMEL`: to the event with this code.
pub(crate) async fn by_code(
    State(app): State<App>,
    Query(form): Query<CodeForm>,
) -> Result<Redirect, Refusal> {
    let code = form.code.trim().to_uppercase();
    let known =
        if code.len() > LONGEST_CODE { None } else { app.tables.store().event_of_code(&code).await? };
    match known {
        Some(id) => Ok(Redirect::to(&format!("/event/{id}"))),
        None => {
            let shown: String = code.chars().take(LONGEST_CODE).collect();
            Err(Refusal::bad(message!("event-code-unknown", code = shown)))
        }
    }
}

#[derive(Template)]
#[template(path = "event_new.html")]
struct Setup {
    layout: Layout,
    w: Words,
    game: &'static GameInfo,
    variants: &'static [Variant],
    sides: Vec<SideShown>,
    /// Named start positions, each with its variant.
    starts: Vec<(&'static str, &'static str, String)>,
}

pub(crate) async fn setup(Path(id): Path<String>, w: Words) -> Result<Response, Refusal> {
    let game = info(&id)?;
    let starts = game.variants.iter().flat_map(|variant| {
        variant.starts.iter().map(move |start| (variant.id, start.id, w.say(&start.name)))
    });
    Ok(render(&Setup {
        layout: Layout::new(w, Some(message!("event-new-of", game = game.name)), &[], "eventnew", "play"),
        w,
        game,
        variants: game.variants,
        sides: sides(game, w),
        starts: starts.collect(),
    }))
}

/// What the form sends, beside what every new game has.
#[derive(Deserialize)]
pub(crate) struct EventForm {
    #[serde(default)]
    event_name: String,
    #[serde(default)]
    format: String,
    #[serde(default)]
    rounds: String,
    /// How long an arena lasts.
    #[serde(default)]
    duration: String,
    #[serde(default)]
    event_rated: String,
    /// `yes` if a computer makes an odd number even.
    #[serde(default)]
    fills: String,
    #[serde(flatten)]
    game: new::NewGame,
}

/// Sets an event up and goes to it.
pub(crate) async fn create(
    State(app): State<App>,
    client: Client,
    Form(form): Form<EventForm>,
) -> Result<Redirect, Refusal> {
    let settings = settings(&app, &client, form)?;
    app.limits.start_game(&client.browser, client.address)?;
    let id = app.events.create(settings, &client).await?;
    Ok(Redirect::to(&format!("/event/{id}")))
}

fn settings(app: &App, client: &Client, form: EventForm) -> Result<Settings, Refusal> {
    let format = format(&form).map_err(Refusal::bad)?;
    let name = clean_name(&form.event_name)?.unwrap_or_default();
    let rated = form.event_rated == "yes" && !form.game.is_from_typed_position();
    let row = new::row(&form.game.between_devices(), &client.browser, app.tables.roster())?;
    let (game, variant) = find(&row.variant).map_err(|_| Refusal::bad(key!("no-such-game")))?;
    let second_begins =
        game.start(variant, row.start.as_deref()).is_ok_and(|play| play.to_move() == Side::Second);
    let rules = Rules { start: row.start, clock: row.clock, second_begins, fills: form.fills == "yes" };
    Ok(Settings {
        name,
        variant: row.variant,
        rules: serde_json::to_string(&rules).expect("rules are plain data"),
        format,
        rated,
        tie_breaks: Vec::new(),
    })
}

fn format(form: &EventForm) -> Result<Format, Message> {
    let number = |text: &str| text.trim().parse::<u32>().ok();
    match form.format.as_str() {
        "" | "swiss" => match number(&form.rounds) {
            Some(rounds) => Ok(Format::Swiss { rounds }),
            None => Err(key!("event-bad-rounds").into()),
        },
        "round-robin" => Ok(Format::RoundRobin { double: false }),
        "double" => Ok(Format::RoundRobin { double: true }),
        "arena" => match number(&form.duration) {
            Some(minutes) => Ok(Format::Arena { duration: u64::from(minutes) * 60_000 }),
            None => Err(key!("event-bad-minutes").into()),
        },
        "knockout" => Ok(Format::Knockout { places: false }),
        "places" => Ok(Format::Knockout { places: true }),
        _ => Err(key!("event-bad-format").into()),
    }
}
