//! An event for its host, for who plays in it, and on the wall.

use std::{sync::Arc, time::Duration};

use askama::Template;
use axum::{
    Extension,
    extract::{Path, Query, State},
    http::{HeaderMap, HeaderValue, header},
    response::{IntoResponse, Response},
};
use plyground_rules::GameInfo;
use plyground_words::{Message, key, message};
use serde::{Deserialize, Serialize};
use tokio::{sync::watch, time::sleep};

use super::{
    Layout,
    event_view::{EventParts, WallParts, facts},
    render, script_data,
};
use crate::{
    App,
    api::ndjson::{self, Gone, Lines},
    client::{Arrival, Client},
    error::Refusal,
    events::LiveEvent,
    lan,
    session::Browser,
    words::Words,
};

/// A reader gets no more than this many lines a second, whatever happens.
const PACE: Duration = Duration::from_millis(250);
/// A stream that has nothing to say says so after this long, so that a reader that has gone is noticed.
const QUIET: Duration = Duration::from_secs(20);

#[derive(Template)]
#[template(path = "event.html")]
struct Page {
    layout: Layout,
    w: Words,
    id: String,
    name: String,
    code: String,
    game: &'static GameInfo,
    facts: Vec<String>,
    yours: bool,
    share: Share,
    parts: String,
    data: String,
}

#[derive(Template)]
#[template(path = "event_wall.html")]
struct Wall {
    layout: Layout,
    w: Words,
    name: String,
    code: String,
    game: &'static GameInfo,
    share: Share,
    parts: String,
    data: String,
}

/// How others find the event.
struct Share {
    links: Vec<String>,
    /// The addresses at which the code is typed.
    doors: Vec<String>,
    qr: String,
    can_switch: bool,
    back: String,
}

impl Share {
    fn new(
        app: &App,
        id: &str,
        client: &Client,
        arrival: Arrival,
        headers: &HeaderMap,
        back: String,
    ) -> Self {
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("");
        let bases = app.reach.links(host, arrival.https);
        let links: Vec<String> = bases.iter().map(|base| format!("{base}/event/{id}")).collect();
        Share {
            qr: links.first().and_then(|link| lan::code(link)).unwrap_or_default(),
            links,
            doors: bases.iter().map(|base| format!("{base}/events")).collect(),
            can_switch: client.can_switch(app),
            back,
        }
    }
}

/// What the page's script gets, and a line of its stream.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct EventLine {
    /// The parts of the page that change, as HTML.
    parts: String,
    /// The game that the reader plays now.
    game: Option<String>,
}

/// For which page a line is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Place {
    #[default]
    Page,
    Wall,
    /// Beside a game: only where the next one is.
    Game,
}

fn line(live: &LiveEvent, place: Place, browser: &Browser, w: Words) -> Result<EventLine, Refusal> {
    let parts = match place {
        Place::Page => EventParts::new(live, browser, w)?.render(),
        Place::Wall => WallParts::new(live, w)?.render(),
        Place::Game => Ok(String::new()),
    };
    let parts = parts.map_err(|e| {
        tracing::error!("a page could not be made: {e}");
        Refusal::full(key!("server-failed"))
    })?;
    let player = live.player_of(browser);
    let game = player.and_then(|player| live.game_of(player)).and_then(|(_, _, _, id)| id.cloned());
    Ok(EventLine { parts, game })
}

pub(crate) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    client: Client,
    Extension(arrival): Extension<Arrival>,
    headers: HeaderMap,
    w: Words,
) -> Result<Response, Refusal> {
    let live = app.events.get(&id).await?.now();
    let (game, facts) = facts(&live, w)?;
    let first = line(&live, Place::Page, &client.browser, w)?;
    let share = Share::new(&app, &id, &client, arrival, &headers, format!("/event/{id}"));
    let page = render(&Page {
        layout: Layout::new(w, Some(plain(&live.row.name)), &[game], "event", "play"),
        w,
        id,
        name: live.row.name.clone(),
        code: live.row.code.clone(),
        game,
        facts,
        yours: live.is_host(&client.browser),
        share,
        parts: first.parts.clone(),
        data: script_data(&first),
    });
    Ok(([(header::CACHE_CONTROL, "no-store")], page).into_response())
}

/// A projector's view: pairings, standings, and how to join.
pub(crate) async fn wall(
    State(app): State<App>,
    Path(id): Path<String>,
    client: Client,
    Extension(arrival): Extension<Arrival>,
    headers: HeaderMap,
    w: Words,
) -> Result<Response, Refusal> {
    let live = app.events.get(&id).await?.now();
    let (game, _) = facts(&live, w)?;
    let first = line(&live, Place::Wall, &client.browser, w)?;
    let page = render(&Wall {
        layout: Layout::new(w, Some(plain(&live.row.name)), &[game], "eventwall", "play"),
        w,
        name: live.row.name.clone(),
        code: live.row.code.clone(),
        game,
        share: Share::new(&app, &id, &client, arrival, &headers, format!("/event/{id}/wall")),
        parts: first.parts.clone(),
        data: script_data(&first),
    });
    Ok(([(header::CACHE_CONTROL, "no-store")], page).into_response())
}

/// A name that somebody typed, as a title.
fn plain(name: &str) -> Message {
    message!("event-titled", name = name.to_owned())
}

#[derive(Deserialize)]
pub(crate) struct LiveQuery {
    #[serde(default)]
    r#for: Place,
}

/// The event as it goes on, one line for each change.
pub(crate) async fn live(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<LiveQuery>,
    client: Client,
    w: Words,
) -> Result<Response, Refusal> {
    let permit = app.limits.connect(&client.browser, client.address)?;
    let mut watching = app.events.get(&id).await?.watch();
    let (lines, mut response) = ndjson::stream();
    tokio::spawn(async move {
        // The reader has gone: there is nobody to tell.
        let _ = pass_on(&mut watching, query.r#for, &client.browser, w, &lines).await;
        drop(permit);
    });
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(response)
}

async fn pass_on(
    watching: &mut watch::Receiver<Arc<LiveEvent>>,
    place: Place,
    browser: &Browser,
    w: Words,
    lines: &Lines,
) -> Result<(), Gone> {
    loop {
        let now = Arc::clone(&watching.borrow_and_update());
        let line = line(&now, place, browser, w).map_err(|_| Gone)?;
        lines.send(serde_json::to_string(&line).expect("a line is plain data")).await?;
        sleep(PACE).await;
        tokio::select! {
            // An event that is put away, or is gone: the page asks again.
            changed = watching.changed() => changed.map_err(|_| Gone)?,
            () = lines.gone() => return Err(Gone),
            () = sleep(QUIET) => {}
        }
    }
}
