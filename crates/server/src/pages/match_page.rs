//! A match: its scores, the board to watch, and what who began it may do with it.

use askama::Template;
use axum::{
    extract::{Path, State},
    http::header,
    response::{IntoResponse, Redirect, Response},
};
use plyground_games::find;
use plyground_rules::{BoardSpec, Event, View};
use plyground_store::{ContestRow, Store};
use plyground_words::{key, message};
use serde::Serialize;
use std::{sync::Arc, time::Duration};
use tokio::time::sleep;

use super::{
    Layout,
    match_view::{GameLine, MatchInfo, MatchParts},
    render, script_data,
};
use crate::{
    App,
    api::ndjson::{self, Gone, Lines},
    client::Client,
    error::Refusal,
    matches::{
        MatchRequest, Watching,
        shown::{BoardShown, Shown},
    },
    words::Words,
};

/// So many of the latest games are listed.
const LATEST: u64 = 8;
/// A reader gets no more than this many lines a second, whatever happens.
const PACE: Duration = Duration::from_millis(250);
/// A stream that has nothing to say says so after this long, so that a reader that has gone is noticed.
const QUIET: Duration = Duration::from_secs(20);

#[derive(Template)]
#[template(path = "match.html")]
struct Page {
    layout: Layout,
    w: Words,
    about: MatchInfo,
    /// What stays as it is: variant, openings, seed.
    facts: Vec<String>,
    /// The parts that change, as HTML.
    parts: String,
    data: String,
}

/// What the page's script gets.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct MatchPage {
    game: &'static str,
    spec: BoardSpec,
    first: MatchLine,
}

/// How the match stands: a line of its stream.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct MatchLine {
    /// The parts of the page that change, as HTML.
    parts: String,
    board: Option<MatchBoard>,
    /// Whether nothing more comes.
    over: bool,
}

/// The board of a game under way.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct MatchBoard {
    /// Which game it is, from 1.
    game: u64,
    ply: usize,
    view: View,
    /// What was seen in the last move.
    events: Vec<Event>,
    /// Which game, and who plays, in words.
    label: String,
}

/// A match, for one reader.
struct Reader {
    about: MatchInfo,
    yours: bool,
    w: Words,
    store: Store,
    /// The latest games, and how many there were then.
    latest: (u64, Vec<GameLine>),
}

impl Reader {
    fn new(app: &App, row: &ContestRow, client: &Client, w: Words) -> Result<Self, Refusal> {
        Ok(Reader {
            about: MatchInfo::new(row, app.tables.roster(), w)?,
            yours: row.holder == client.browser.hash(),
            w,
            store: app.tables.store().clone(),
            latest: (0, Vec::new()),
        })
    }

    async fn line(&mut self, shown: &Shown) -> Result<MatchLine, Refusal> {
        if self.latest.0 != shown.done {
            let from = shown.done.saturating_sub(LATEST);
            let games = self.store.contest_games(&self.about.id, from, LATEST as u32).await?;
            let lines = games.iter().zip(from..);
            let lines = lines.map(|(game, number)| GameLine::new(game, number, self.about.game, self.w));
            let mut lines: Vec<GameLine> = lines.collect();
            lines.reverse();
            self.latest = (shown.done, lines);
        }
        let parts = MatchParts::new(&self.about, shown, &self.latest.1, self.yours, self.w).render();
        let parts = parts.map_err(|e| {
            tracing::error!("a page could not be made: {e}");
            Refusal::full(key!("server-failed"))
        })?;
        let board = shown.board.as_ref().map(|board| self.board(board));
        Ok(MatchLine { parts, board, over: shown.state.is_over() })
    }

    fn board(&self, board: &BoardShown) -> MatchBoard {
        let name = |place: usize| self.about.names[place].clone();
        let label = message!(
            "match-board",
            number = board.game + 1,
            first = name(board.players.first),
            second = name(board.players.second)
        );
        MatchBoard {
            game: board.game + 1,
            ply: board.ply,
            view: board.view.clone(),
            events: board.events.clone(),
            label: self.w.say(&label),
        }
    }
}

async fn stored(app: &App, id: &str) -> Result<ContestRow, Refusal> {
    app.tables.store().contest(id).await?.ok_or_else(|| Refusal::missing("match"))
}

pub(crate) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    client: Client,
    w: Words,
) -> Result<Response, Refusal> {
    let row = stored(&app, &id).await?;
    let (shown, _) = app.matches.watch(&row).await?;
    let mut reader = Reader::new(&app, &row, &client, w)?;
    let first = reader.line(&shown).await?;
    let Reader { about, .. } = reader;
    let (game, variant) = find(&about.plan.variant).map_err(|_| Refusal::missing("match"))?;
    let openings = match &about.plan.opening {
        None => w.say(&key!("match-balanced")),
        Some(moves) => w.say(&message!("openings-same", moves = moves.join(" "))),
    };
    let facts = vec![
        about.variant.clone(),
        openings,
        w.say(&message!("match-seed", seed = about.plan.seed.to_string())),
        w.say(&if about.plan.rated { key!("match-rated") } else { key!("match-unrated") }),
    ];
    let parts = first.parts.clone();
    let title = message!("match-of", players = about.title.clone());
    Ok(render(&Page {
        layout: Layout::new(w, Some(title), &[about.game], "match", "rankings"),
        w,
        facts,
        parts,
        data: script_data(&MatchPage { game: about.game.id, spec: game.board(variant), first }),
        about,
    }))
}

/// The match as it goes on, one line for each change.
pub(crate) async fn live(
    State(app): State<App>,
    Path(id): Path<String>,
    client: Client,
    w: Words,
) -> Result<Response, Refusal> {
    let permit = app.limits.connect(&client.browser, client.address)?;
    let row = stored(&app, &id).await?;
    let (shown, watching) = app.matches.watch(&row).await?;
    let mut reader = Reader::new(&app, &row, &client, w)?;
    let (lines, mut response) = ndjson::stream();
    tokio::spawn(async move {
        // The reader has gone: there is nobody to tell.
        let _ = pass_on(&mut reader, shown, watching, &lines).await;
        drop(permit);
    });
    response.headers_mut().insert(header::CACHE_CONTROL, header::HeaderValue::from_static("no-store"));
    Ok(response)
}

async fn pass_on(
    reader: &mut Reader,
    mut shown: Arc<Shown>,
    watching: Option<Watching>,
    lines: &Lines,
) -> Result<(), Gone> {
    let Some(mut watching) = watching else { return send(reader, &shown, lines).await };
    loop {
        send(reader, &shown, lines).await?;
        if shown.state.is_over() {
            return Ok(());
        }
        sleep(PACE).await;
        tokio::select! {
            // A match that is put away has ended, or is paused.
            changed = watching.changed() => changed.map_err(|_| Gone)?,
            () = lines.gone() => return Err(Gone),
            () = sleep(QUIET) => {}
        }
        shown = Arc::clone(&watching.borrow_and_update());
    }
}

async fn send(reader: &mut Reader, shown: &Shown, lines: &Lines) -> Result<(), Gone> {
    // What cannot be read now can be later: the page asks again.
    let line = reader.line(shown).await.map_err(|_| Gone)?;
    lines.send(serde_json::to_string(&line).expect("a line is plain data")).await
}

pub(crate) async fn pause(
    State(app): State<App>,
    Path(id): Path<String>,
    client: Client,
) -> Result<Response, Refusal> {
    asked(&app, &id, &client, MatchRequest::Pause).await
}

pub(crate) async fn go_on(
    State(app): State<App>,
    Path(id): Path<String>,
    client: Client,
) -> Result<Response, Refusal> {
    asked(&app, &id, &client, MatchRequest::Continue).await
}

pub(crate) async fn stop(
    State(app): State<App>,
    Path(id): Path<String>,
    client: Client,
) -> Result<Response, Refusal> {
    asked(&app, &id, &client, MatchRequest::Stop).await
}

async fn asked(app: &App, id: &str, client: &Client, request: MatchRequest) -> Result<Response, Refusal> {
    app.matches.request(id, client, request).await?;
    Ok(Redirect::to(&format!("/match/{id}")).into_response())
}

pub(crate) async fn delete(
    State(app): State<App>,
    Path(id): Path<String>,
    client: Client,
) -> Result<Redirect, Refusal> {
    app.matches.delete(&id, &client).await?;
    Ok(Redirect::to("/matches"))
}
