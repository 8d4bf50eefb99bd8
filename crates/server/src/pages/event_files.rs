//! An evening to be taken along: the file that holds all of it, and its table for a spreadsheet.

use axum::{
    extract::{Path, State},
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use plyground_events::{
    PlayerId, Settings,
    standings::{Standing, standings},
};
use plyground_words::{key, message};

use crate::{App, error::Refusal, events::LiveEvent, game_file::date, words::Words};

/// By this a spreadsheet knows that the text is UTF-8.
const MARK: &str = "\u{FEFF}";

/// The file of an evening, with its games.
pub(crate) async fn file(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Refusal> {
    let live = app.events.get(&id).await?.now();
    let text = app.events.file(&live).await?;
    Ok(download("application/json", &live, "json", text))
}

/// The table of an evening, with the opponents and results of every round.
pub(crate) async fn csv(
    State(app): State<App>,
    Path(id): Path<String>,
    w: Words,
) -> Result<Response, Refusal> {
    let live = app.events.get(&id).await?.now();
    Ok(download("text/csv; charset=utf-8", &live, "csv", table(&live, w)))
}

fn download(kind: &'static str, live: &LiveEvent, extension: &str, text: String) -> Response {
    let kept = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
    let name: String = live.row.name.chars().take(40).map(kept).collect();
    let day: String = date(live.row.created).chars().take(10).collect();
    let file = format!("attachment; filename=\"{day}_{name}.{extension}\"");
    let disposition = HeaderValue::try_from(file).expect("plain ASCII");
    let kind = HeaderValue::from_static(kind);
    ([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, disposition)], text).into_response()
}

fn table(live: &LiveEvent, w: Words) -> String {
    let state = live.state();
    let rounds = state.rounds().len();
    let tie_breaks = state.settings().map(Settings::tie_breaks).unwrap_or_default();
    let mut head = vec![
        w.say(&key!("rank")),
        w.say(&key!("name")),
        w.say(&key!("event-team")),
        w.say(&key!("points")),
        w.say(&key!("event-won")),
        w.say(&key!("event-drawn")),
        w.say(&key!("event-lost")),
    ];
    head.extend(tie_breaks.iter().map(|it| w.say(&it.name())));
    for round in 1..=rounds {
        head.push(w.say(&message!("event-csv-against", number = round)));
        head.push(w.say(&message!("event-csv-points", number = round)));
    }
    let mut text = MARK.to_owned();
    line(&mut text, head);
    for standing in standings(state, rounds) {
        line(&mut text, cells(live, &standing, w));
    }
    text
}

fn cells(live: &LiveEvent, standing: &Standing, w: Words) -> Vec<String> {
    let state = live.state();
    let name = |id: PlayerId| state.players()[id.index()].name.clone();
    let team = state.players()[standing.player.index()].team.clone();
    let mut cells = vec![
        standing.place.to_string(),
        name(standing.player),
        team.unwrap_or_default(),
        half(standing.half_points),
        standing.won.to_string(),
        standing.drawn.to_string(),
        standing.lost.to_string(),
    ];
    cells.extend(standing.tie_breaks.iter().map(|(_, quarters)| (f64::from(*quarters) / 4.0).to_string()));
    for round in state.rounds() {
        let game = round.board_of(standing.player).map(|(board, seat)| (&round.games[board], seat));
        match game {
            Some((game, seat)) => {
                cells.push(name(game.at(seat.other())));
                cells.push(game.outcome.map(|it| half(it.half_points(seat))).unwrap_or_default());
            }
            None => {
                let pauses = round.pausing.contains(&standing.player);
                cells.push(if pauses { w.say(&key!("event-csv-free")) } else { String::new() });
                cells.push(String::new());
            }
        }
    }
    cells
}

/// Half points as a spreadsheet can add them.
fn half(half_points: u32) -> String {
    (f64::from(half_points) / 2.0).to_string()
}

/// A line. A name that a spreadsheet would take for a formula is kept from being one.
fn line(text: &mut String, cells: Vec<String>) {
    let safe = |cell: String| {
        let is_formula = cell.starts_with(['=', '+', '-', '@']) && cell.parse::<f64>().is_err();
        let cell = if is_formula { format!("'{cell}") } else { cell };
        if cell.contains([',', '"', '\n', '\r', ';']) {
            format!("\"{}\"", cell.replace('"', "\"\""))
        } else {
            cell
        }
    };
    text.push_str(&cells.into_iter().map(safe).collect::<Vec<_>>().join(","));
    text.push_str("\r\n");
}

#[cfg(test)]
mod tests {
    use super::line;

    #[test]
    fn a12_no_name_is_a_formula_or_breaks_a_line() {
        let mut text = String::new();
        line(&mut text, ["=1+1", "-2", "a,b", "\"Q\"", "½"].map(str::to_owned).into());
        assert_eq!(text, "'=1+1,-2,\"a,b\",\"\"\"Q\"\"\",½\r\n");
    }
}
