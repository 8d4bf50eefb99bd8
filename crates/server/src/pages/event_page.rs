//! An event for its host, for who plays in it, and on the wall.

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
    time::Duration,
};

use askama::Template;
use axum::{
    Extension,
    extract::{Path, Query, State},
    http::{HeaderMap, HeaderValue, header},
    response::{IntoResponse, Response},
};
use plyground_events::PlayerId;
use plyground_games::find;
use plyground_rules::{BoardSpec, Event, GameInfo, View};
use plyground_words::{Message, key, message};
use serde::{Deserialize, Serialize};
use tokio::{
    sync::watch,
    time::{Instant, sleep, sleep_until},
};

use super::{
    Layout,
    event_view::{EventParts, WallParts, facts, score},
    render, script_data,
};
use crate::{
    App,
    api::ndjson::{self, Gone, Lines},
    client::{Arrival, Client},
    error::Refusal,
    events::{self, BoardNow, EventHandle, LiveEvent},
    lan,
    session::Browser,
    words::Words,
};

/// A reader gets no more than this many lines a second, whatever happens.
const PACE: Duration = Duration::from_millis(250);
/// Who is not the host gets what is not about them no more often than this.
const CALM: Duration = Duration::from_millis(1_250);
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
    /// The sections of the page that are new or have changed, as HTML.
    parts: String,
    /// The ids of all sections.
    sections: Vec<String>,
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

/// A board on the wall.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct WallBoard {
    /// Round and board.
    place: String,
    number: u32,
    first: String,
    second: String,
    /// What everybody got, where it is over.
    score: Option<&'static str>,
    ply: usize,
    view: View,
    /// What was seen in the last turn.
    last: Vec<Event>,
}

/// A line of the wall's stream: what has changed.
#[derive(Serialize, Default)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct WallLine {
    parts: Option<String>,
    /// Boards that are new or not as they were.
    boards: Vec<WallBoard>,
    /// All that there are, in their order.
    places: Vec<String>,
    /// The most exciting one.
    large: Option<String>,
}

/// What the wall's script gets.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct WallPage {
    game: &'static str,
    board: BoardSpec,
}

fn place_id((round, board): events::Place) -> String {
    format!("{round}-{board}")
}

/// A board of the gallery as the wall shows it; `None` if it belongs to no round any more.
fn wall_board(live: &LiveEvent, at: events::Place, board: &BoardNow) -> Option<WallBoard> {
    let game = live.state().game(at.0, at.1)?;
    let name = |id: PlayerId| live.state().players()[id.index()].name.clone();
    let current = &board.snapshot.state.current;
    Some(WallBoard {
        place: place_id(at),
        number: at.1,
        first: name(game.first),
        second: name(game.second),
        score: game.outcome.map(score),
        ply: current.ply,
        view: current.view.clone(),
        last: current.last.clone(),
    })
}

/// Tells a wall what changes: the event, and the boards of its round.
async fn pass_on_wall(app: &App, handle: &Arc<EventHandle>, w: Words, lines: &Lines) -> Result<(), Gone> {
    let gallery = app.events.gallery(handle);
    let (mut watching, mut boards) = (handle.watch(), gallery.watch());
    let mut sent: BTreeMap<events::Place, (Arc<BoardNow>, Option<&'static str>)> = BTreeMap::new();
    let mut parts = String::new();
    loop {
        let live = Arc::clone(&watching.borrow_and_update());
        let shown = boards.borrow_and_update().clone();
        let fresh = WallParts::new(&live, w).ok().and_then(|parts| parts.render().ok()).ok_or(Gone)?;
        let mut line = WallLine {
            parts: (fresh != parts).then(|| fresh.clone()),
            places: shown.boards.keys().copied().map(place_id).collect(),
            large: shown.large.map(place_id),
            boards: Vec::new(),
        };
        parts = fresh;
        sent.retain(|place, _| shown.boards.contains_key(place));
        for (place, board) in &shown.boards {
            let Some(made) = wall_board(&live, *place, board) else { continue };
            let same = sent.get(place).is_some_and(|(before, score)| {
                Arc::ptr_eq(&before.snapshot, &board.snapshot) && *score == made.score
            });
            if !same {
                sent.insert(*place, (Arc::clone(board), made.score));
                line.boards.push(made);
            }
        }
        lines.send(serde_json::to_string(&line).expect("a line is plain data")).await?;
        sleep(PACE).await;
        tokio::select! {
            changed = watching.changed() => changed.map_err(|_| Gone)?,
            changed = boards.changed() => changed.map_err(|_| Gone)?,
            () = lines.gone() => return Err(Gone),
            () = sleep(QUIET) => {}
        }
    }
}

/// The changing parts of a page, section by section.
fn sections(live: &LiveEvent, browser: &Browser, w: Words) -> Result<Vec<(String, String)>, Refusal> {
    const BEGINS: &str = "<section class=\"panel\" id=\"";
    let html = EventParts::new(live, browser, w)?.render().map_err(|e| {
        tracing::error!("a page could not be made: {e}");
        Refusal::full(key!("server-failed"))
    })?;
    let of = |rest: &str| {
        let id = rest.split('"').next().unwrap_or_default().to_owned();
        (id, format!("{BEGINS}{rest}"))
    };
    Ok(html.split(BEGINS).skip(1).map(of).collect())
}

/// The game that a browser plays now.
fn own_game(live: &LiveEvent, browser: &Browser) -> Option<String> {
    let player = live.player_of(browser)?;
    live.game_of(player).and_then(|(_, _, _, id)| id.cloned())
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
    let parts = sections(&live, &client.browser, w)?.into_iter().map(|(_, html)| html).collect();
    let first =
        EventLine { parts: String::new(), sections: Vec::new(), game: own_game(&live, &client.browser) };
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
        parts,
        data: script_data(&first),
    });
    Ok(([(header::CACHE_CONTROL, "no-store")], page).into_response())
}

/// A projector's view: pairings, boards, standings, and how to join.
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
    let (any, variant) = find(&live.row.variant).map_err(|_| Refusal::missing("event"))?;
    let parts = WallParts::new(&live, w)?.render().map_err(|e| {
        tracing::error!("a page could not be made: {e}");
        Refusal::full(key!("server-failed"))
    })?;
    let page = render(&Wall {
        layout: Layout::new(w, Some(plain(&live.row.name)), &[game], "eventwall", "play"),
        w,
        name: live.row.name.clone(),
        code: live.row.code.clone(),
        game,
        share: Share::new(&app, &id, &client, arrival, &headers, format!("/event/{id}/wall")),
        parts,
        data: script_data(&WallPage { game: game.id, board: any.board(variant) }),
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
    let handle = app.events.get(&id).await?;
    let mut watching = handle.watch();
    let (lines, mut response) = ndjson::stream();
    tokio::spawn(async move {
        // The reader has gone: there is nobody to tell.
        if query.r#for == Place::Wall {
            let _ = pass_on_wall(&app, &handle, w, &lines).await;
            return drop(permit);
        }
        drop(handle);
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
    let mut sent: HashMap<String, String> = HashMap::new();
    loop {
        let now = Arc::clone(&watching.borrow_and_update());
        let all =
            if place == Place::Page { sections(&now, browser, w).map_err(|_| Gone)? } else { Vec::new() };
        let ids = all.iter().map(|(id, _)| id.clone()).collect();
        let fresh = all.into_iter().filter(|(id, html)| sent.get(id) != Some(html)).collect::<Vec<_>>();
        let line = EventLine {
            parts: fresh.iter().map(|(_, html)| html.as_str()).collect(),
            sections: ids,
            game: own_game(&now, browser),
        };
        sent.extend(fresh);
        let before = line.game.clone();
        lines.send(serde_json::to_string(&line).expect("a line is plain data")).await?;
        sleep(PACE).await;
        tokio::select! {
            // An event that is put away, or is gone: the page asks again.
            changed = watching.changed() => changed.map_err(|_| Gone)?,
            () = lines.gone() => return Err(Gone),
            () = sleep(QUIET) => {}
        }
        if now.is_host(browser) {
            continue;
        }
        // Sixty phones hear of sixty results; what concerns the reader does not wait.
        let until = Instant::now() + CALM;
        while own_game(&watching.borrow(), browser) == before {
            tokio::select! {
                changed = watching.changed() => changed.map_err(|_| Gone)?,
                () = lines.gone() => return Err(Gone),
                () = sleep_until(until) => break,
            }
        }
    }
}
