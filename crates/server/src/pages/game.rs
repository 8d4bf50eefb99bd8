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
    files::{self, Form as FileForm},
    find,
};
use plyground_rules::{
    BoardSpec, BySide, GameInfo, Record, Side,
    record::{PLAIN_VERSION, RecordedMove, RecordedResult, VERSION},
};
use plyground_store::{GameRow, MoveRow};
use plyground_words::{Lang, message};
use serde::{Deserialize, Serialize};

use super::{Layout, SideShown, info, render, script_data, sides};
use crate::{
    App,
    client::Arrival,
    error::Refusal,
    lan,
    names::{Name, clean_name},
    people,
    session::Browser,
    table::{
        Handle, Snapshot,
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
    sides: Vec<SideShown>,
    first_name: String,
    second_name: String,
    first_rated: Option<Rated>,
    second_rated: Option<Rated>,
    status: String,
    moves: Vec<Row>,
    position: String,
    can_sit: bool,
    /// Who played last in this browser.
    who: String,
    links: Vec<String>,
    qr: String,
    waiting: bool,
    data: String,
}

/// What the page's script gets.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct GamePage<'a> {
    game: &'static GameInfo,
    board: BoardSpec,
    #[cfg_attr(test, ts(type = "Extract<Message, { type: \"table\" }>"))]
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
    Extension(browser): Extension<Browser>,
    Extension(arrival): Extension<Arrival>,
    headers: HeaderMap,
    w: Words,
) -> Result<Response, Refusal> {
    let snapshot = ask!(app, &id, snapshot());
    let (state, players) = (&snapshot.state, &snapshot.state.current.around.players);
    let around = &state.current.around;
    let game = info(state.game)?;
    let (any, variant) = find(state.variant).map_err(|_| Refusal::missing("game"))?;
    let you = snapshot.you(&browser);
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
        id,
        game,
        variant_name: w.say(&variant.name),
        sides: sides(game, w),
        first_name: players.first.name.in_lang(w.lang),
        second_name: players.second.name.in_lang(w.lang),
        first_rated: players.first.rating,
        second_rated: players.second.rating,
        status: around.status.in_lang(w.lang),
        moves: rows(&state.history),
        position: state.current.position.clone(),
        who: app
            .tables
            .store()
            .people_of(browser.hash())
            .await?
            .into_iter()
            .next()
            .map(|person| person.name)
            .unwrap_or_default(),
        can_sit: free && you.is_empty() && around.outcome.is_none(),
        qr: links.first().and_then(|link| lan::code(link)).unwrap_or_default(),
        links,
        waiting: free && !you.is_empty() && around.outcome.is_none(),
        data: script_data(&GamePage { game, board: any.board(variant), table, legacy }),
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
    let name = clean_name(&form.name)?;
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
    let reviewed = form == "reviewed";
    let (form, ending, kind) = match form.as_str() {
        "json" | "reviewed" => (FileForm::Json, "json", "application/json"),
        "legacy" => (FileForm::Legacy, "json", "application/json"),
        "text" => (FileForm::Text, "txt", "text/plain; charset=utf-8"),
        _ => return Err(Refusal::missing("file")),
    };
    let (mut row, moves) = app.tables.store().load(&id).await?.ok_or_else(|| Refusal::missing("game"))?;
    // A file has one name for each side, whoever reads it.
    let game = info(&row.game)?;
    row.names = BySide::from_fn(|side| Name::at(&row, game, side).in_lang(Lang::En));
    let name = file_name(&row, ending);
    let mut record = record(row, moves);
    if reviewed {
        plyground_review::annotate(&mut record.moves, &*app.reviews.complete(&id, browser.key()).await?);
        record.plyground = VERSION;
    }
    let replayed =
        files::replay(record).map_err(|e| Refusal::bad(message!("bad-game", why = e.message())))?;
    let text = files::write(&replayed, form)
        .map_err(|e| Refusal::bad(message!("cannot-be-written", why = e.message())))?;
    let disposition = HeaderValue::try_from(format!("attachment; filename=\"{name}\"")).expect("plain ASCII");
    Ok((
        [(header::CONTENT_TYPE, HeaderValue::from_static(kind)), (header::CONTENT_DISPOSITION, disposition)],
        text,
    )
        .into_response())
}

pub(super) fn record(row: GameRow, moves: Vec<MoveRow>) -> Record {
    Record {
        plyground: PLAIN_VERSION,
        game: row.game,
        variant: row.variant,
        start: row.start,
        players: row.names,
        date: Some(date(row.created)),
        clock: row.clock,
        moves: moves.into_iter().map(|m| RecordedMove::new(m.text, Some(m.ms))).collect(),
        result: row.ending.map(|e| RecordedResult { winner: e.winner, reason: e.reason }),
    }
}

/// `date_black_vs_white`, safe for any file system (G4).
fn file_name(row: &GameRow, ending: &str) -> String {
    let safe = |name: &str| -> String {
        let kept = |c: char| if c.is_ascii_alphanumeric() || c == '-' { c } else { '_' };
        name.chars().take(24).map(kept).collect()
    };
    let names = BySide::from_fn(|s| safe(&row.names[s]));
    format!("{}_{}_vs_{}.{ending}", &date(row.created)[..10], names.first, names.second)
}

/// Unix milliseconds as `2026-05-01T18:30:00Z` (days to date: Hinnant's civil-from-days).
pub(super) fn date(ms: i64) -> String {
    let seconds = ms.div_euclid(1000);
    let (days, time) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    let z = days + 719_468;
    let era = z.div_euclid(146_097);
    let doe = z.rem_euclid(146_097);
    let yoe = (doe - doe / 1_460 + doe / 36_524 - doe / 146_096) / 365;
    let doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
    let mp = (5 * doy + 2) / 153;
    let (day, month) = (doy - (153 * mp + 2) / 5 + 1, if mp < 10 { mp + 3 } else { mp - 9 });
    let year = yoe + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}Z", time / 3600, time / 60 % 60, time % 60)
}

#[cfg(test)]
mod tests {
    use plyground_rules::Side::{self, First, Second};

    use super::{Entry, date, rows};

    fn cells(history: &[(Side, &str, usize)]) -> Vec<(usize, String, String)> {
        let entry =
            |&(side, text, turn): &(Side, &str, usize)| Entry { text: text.into(), side, ms: 0, turn };
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

    #[test]
    fn a10_dates_are_civil() {
        assert_eq!(date(0), "1970-01-01T00:00:00Z");
        assert_eq!(date(951_827_696_000), "2000-02-29T12:34:56Z");
        assert_eq!(date(1_798_761_599_999), "2026-12-31T23:59:59Z");
    }
}
