//! The page of a game, and what it asks for.

use askama::Template;
use axum::{
    Extension, Form, Json,
    extract::{Path, State},
    http::{HeaderMap, HeaderValue, header},
    response::{IntoResponse, Redirect, Response},
};
use plyground_games::{
    AnyGame,
    coach::Layer,
    files::{self, Form as FileForm},
    find,
};
use plyground_rules::{BoardSpec, GameInfo, Goal, Record, Side};
use plyground_store::{Counts, PersonRow};
use plyground_words::{Key, Message, key, message};
use serde::{Deserialize, Serialize};

use super::{Layout, SideShown, info, render, script_data, sides};
use crate::{
    App,
    client::{Arrival, Client},
    error::Refusal,
    game_file::{file_name, stored_game},
    lan,
    names::clean_name,
    people,
    session::Browser,
    study::saved,
    table::{
        GIVEN_MS, Handle, Snapshot,
        message::{Entry, Rated, TableMessage},
    },
    words::Words,
};

#[derive(Template)]
#[template(path = "game.html")]
struct Page {
    layout: Layout,
    w: Words,
    id: String,
    game: &'static GameInfo,
    heading: String,
    variant_name: String,
    /// The opening rule, where it is not the free one.
    opening_rule: Option<Key>,
    sides: Vec<SideShown>,
    first_name: String,
    second_name: String,
    first_rated: Option<Rated>,
    second_rated: Option<Rated>,
    status: String,
    moves: Vec<Row>,
    position: String,
    can_sit: bool,
    /// Who has played in this browser, the last one first.
    people: Vec<PersonRow>,
    /// Whether sitting down agrees to a rated game in which a move is seen before it is made.
    agrees: bool,
    /// Whether this visitor can let other devices in, and the page to come back to then.
    can_switch: bool,
    back: String,
    links: Vec<String>,
    qr: String,
    waiting: bool,
    /// The club evening that it is played for.
    event: Option<String>,
    /// Seconds that one click gives the other side.
    given: u64,
    data: String,
}

/// What the page's script gets.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct GamePage<'a> {
    game: &'static GameInfo,
    board: BoardSpec,
    goal: Goal,
    /// What can be foreseen of a move beside what it does.
    layers: Vec<&'static Layer>,
    #[cfg_attr(test, ts(type = "Extract<TableUpdate, { type: \"table\" }>"))]
    table: TableMessage<'a>,
    /// Whether older programs can read this game.
    legacy: bool,
}

/// A line of the move list.
struct Row {
    number: usize,
    first: String,
    second: String,
}

/// Asks a table, once more if it was put away at that very moment.
macro_rules! ask {
    ($app:expr, $id:expr, $method:ident($($arg:expr),*)) => {{
        let handle: Handle = $app.tables.get($id).await?;
        match handle.$method($($arg.clone()),*).await {
            Some(answer) => answer,
            None => $app.tables.get($id).await?.$method($($arg.clone()),*).await.ok_or_else(|| Refusal::missing("game"))?,
        }
    }};
}

pub(crate) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    client: Client,
    Extension(arrival): Extension<Arrival>,
    headers: HeaderMap,
    w: Words,
) -> Result<Response, Refusal> {
    let browser = &client.browser;
    let snapshot = ask!(app, &id, snapshot());
    let (state, players) = (&snapshot.state, &snapshot.state.current.around.players);
    let around = &state.current.around;
    let game = info(state.game)?;
    let (any, variant) = find(state.variant).map_err(|_| Refusal::missing("game"))?;
    let you = snapshot.you(browser);
    let free = Side::BOTH.iter().any(|s| players[*s].kind == "remote" && !players[*s].taken);
    let host = headers.get(header::HOST).and_then(|h| h.to_str().ok()).unwrap_or("");
    let links: Vec<String> =
        app.reach.links(host, arrival.https).iter().map(|base| format!("{base}/g/{id}")).collect();
    let legacy = has_legacy(any, &snapshot);
    let table = TableMessage::Table { state, you: &you, choices: snapshot.choices(&you) };
    let name = |side: Side| players[side].name.clone();
    let (first, second) = (name(Side::First), name(Side::Second));
    let heading =
        message!("game-heading", variant = variant.name, first = first.clone(), second = second.clone());
    let title = message!("game-title", variant = variant.name, first = first, second = second);
    let page = render(&Page {
        layout: Layout::new(w, Some(title), &[game], "game", "play"),
        w,
        heading: w.say(&heading),
        agrees: around.counts == Counts::Yes && snapshot.previews,
        can_switch: client.can_switch(&app),
        back: format!("/g/{id}"),
        event: app.tables.store().event_of_game(&id).await?,
        id,
        game,
        variant_name: w.say(&variant.name),
        opening_rule: match state.opening_rule {
            "balanced" => Some(key!("opening-balanced-short")),
            "swap2" => Some(key!("opening-swap2-short")),
            _ => None,
        },
        sides: sides(game, w),
        first_name: players.first.name.in_lang(w.lang),
        second_name: players.second.name.in_lang(w.lang),
        first_rated: players.first.rating,
        second_rated: players.second.rating,
        status: around.status.in_lang(w.lang),
        moves: rows(&state.history),
        position: state.current.position.clone(),
        people: app.tables.store().people_of(browser.hash()).await?,
        can_sit: free && you.is_empty() && around.outcome.is_none(),
        qr: links.first().and_then(|link| lan::code(link)).unwrap_or_default(),
        links,
        waiting: free && !you.is_empty() && around.outcome.is_none(),
        given: GIVEN_MS / 1_000,
        data: script_data(&GamePage {
            game,
            board: any.board(variant),
            goal: any.goal(variant),
            layers: any.layers().iter().filter(|layer| layer.foreseen).collect(),
            table,
            legacy,
        }),
    });
    // It holds a seat's choices, which are nobody else's and out of date after the next move.
    Ok(([(header::CACHE_CONTROL, "no-store")], page).into_response())
}

/// Whether this game can be written in an older program's form.
fn has_legacy(game: &dyn AnyGame, snapshot: &Snapshot) -> bool {
    let moves =
        snapshot.state.history.iter().map(|entry| (entry.side, entry.text.clone())).collect::<Vec<_>>();
    let texts = moves.iter().map(|(_, text)| text.clone());
    let record = Record {
        start: snapshot.start.clone(),
        ..Record::of_moves(snapshot.state.game, snapshot.state.variant, texts)
    };
    record.start.is_none() && game.write_legacy(&record, &moves).is_some()
}

/// Two columns, one for each side: a turn of each, its decisions joined. If the second side began, its turn stands in its own
/// column beside an empty cell.
fn rows(history: &[Entry]) -> Vec<Row> {
    let late = usize::from(history.first().is_some_and(|entry| entry.side == Side::Second));
    let mut rows: Vec<Row> = Vec::new();
    for entry in history {
        let number = (entry.turn + late) / 2 + 1;
        if rows.last().is_none_or(|row| row.number != number) {
            rows.push(Row { number, first: String::new(), second: String::new() });
        }
        let Some(row) = rows.last_mut() else { continue };
        let cell = if entry.side == Side::First { &mut row.first } else { &mut row.second };
        if !cell.is_empty() {
            cell.push(' ');
        }
        cell.push_str(&entry.text);
    }
    rows
}

/// The form for taking a seat.
#[derive(Deserialize)]
pub(crate) struct SitForm {
    /// One of the people of this browser, by name; empty for somebody else.
    #[serde(default)]
    who: String,
    #[serde(default)]
    name: String,
}

/// Takes the free seat.
pub(crate) async fn sit(
    State(app): State<App>,
    Path(id): Path<String>,
    Extension(browser): Extension<Browser>,
    Form(form): Form<SitForm>,
) -> Result<Redirect, Refusal> {
    let name = clean_name(if form.who.is_empty() { &form.name } else { &form.who })?;
    let person = match &name {
        Some(name) => Some(people::under_name(app.tables.store(), &browser, name).await?.id),
        None => None,
    };
    ask!(app, &id, sit(browser, name, person))?;
    Ok(Redirect::to(&format!("/g/{id}")))
}

/// How it stood after some move.
pub(crate) async fn past(
    State(app): State<App>,
    Path((id, ply)): Path<(String, usize)>,
) -> Result<Response, Refusal> {
    let past = ask!(app, &id, past(ply));
    Ok(Json(past.ok_or_else(|| Refusal::missing("move"))?).into_response())
}

/// The game as a file.
pub(crate) async fn export(
    State(app): State<App>,
    Path((id, form)): Path<(String, String)>,
    Extension(browser): Extension<Browser>,
) -> Result<Response, Refusal> {
    let game = app.tables.store().archived(&id).await?.ok_or_else(|| Refusal::missing("game"))?;
    let bad = |why: Message| Refusal::bad(message!("bad-game", why = why));
    let tree = saved::tree_of(&app, &id, &browser).await?;
    let mut replayed = stored_game(game, tree.as_deref()).map_err(bad)?;
    if form == "reviewed" {
        let mut record = replayed.record;
        plyground_review::annotate(&mut record.moves, &*app.reviews.complete(&id, browser.key()).await?);
        replayed = files::replay(record).map_err(|e| bad(e.message()))?;
    }
    let form = if form == "reviewed" { Some(FileForm::Json) } else { FileForm::find(replayed.game, &form) };
    let form = form.ok_or_else(|| Refusal::missing("file"))?;
    let bytes = files::write(&replayed, form)
        .map_err(|e| Refusal::bad(message!("cannot-be-written", why = e.message())))?;
    let kind = match form.extension() {
        "json" => "application/json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    };
    let name = file_name(&replayed.record, form.extension());
    let disposition = HeaderValue::try_from(format!("attachment; filename=\"{name}\"")).expect("plain ASCII");
    Ok((
        [(header::CONTENT_TYPE, HeaderValue::from_static(kind)), (header::CONTENT_DISPOSITION, disposition)],
        bytes,
    )
        .into_response())
}

#[cfg(test)]
mod tests {
    use plyground_rules::Side::{self, First, Second};

    use super::{Entry, rows};

    fn cells(history: &[(Side, &str, usize)]) -> Vec<(usize, String, String)> {
        let entry = |&(side, text, turn): &(Side, &str, usize)| Entry {
            text: text.into(),
            side,
            ms: 0,
            turn,
            did: Default::default(),
        };
        let history: Vec<Entry> = history.iter().map(entry).collect();
        rows(&history).into_iter().map(|row| (row.number, row.first, row.second)).collect()
    }

    fn row(number: usize, first: &str, second: &str) -> (usize, String, String) {
        (number, first.into(), second.into())
    }

    #[test]
    fn a7_each_side_has_its_column_also_if_the_second_side_began() {
        let usual = [(First, "e5-e6", 0), (First, "xe1-e5", 0), (Second, "d5", 1), (First, "c4", 2)];
        assert_eq!(cells(&usual), [row(1, "e5-e6 xe1-e5", "d5"), row(2, "c4", "")]);
        let late = [(Second, "d3", 0), (First, "c3", 1), (Second, "c4", 2), (First, "e3", 3)];
        assert_eq!(cells(&late), [row(1, "", "d3"), row(2, "c3", "c4"), row(3, "e3", "")]);
        assert_eq!(cells(&[]), []);
    }
}
