//! The first page: four games, and the ones to go on with.

use std::sync::LazyLock;

use askama::Template;
use axum::{Extension, extract::State, response::Response};
use plyground_games::{AnyGame, GAMES, find};
use plyground_rules::{BoardSpec, Event, GameInfo, Reason, Side, View};
use plyground_store::Summary;
use serde::Serialize;

use super::{Layout, count, render, script_data, symbol};
use crate::{App, error::Refusal, session::Browser, table::unix_ms};

/// How many moves a card plays for show.
const SHOWN_MOVES: usize = 24;

/// Every game's card. The games do not change while the program runs, and to play these moves takes longer than
/// everything else that a page costs.
pub(super) static CARDS: LazyLock<Vec<Card>> =
    LazyLock::new(|| GAMES.iter().filter_map(|g| card(*g)).collect());
static DATA: LazyLock<String> = LazyLock::new(|| script_data(&HomePage { games: &CARDS }));

#[derive(Template)]
#[template(path = "home.html")]
struct Page {
    layout: Layout,
    games: Vec<&'static GameInfo>,
    unfinished: Vec<Item>,
    recent: Vec<Item>,
    data: &'static str,
}

/// What the page's script gets.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct HomePage {
    games: &'static [Card],
}

/// A small board and some moves for it to play.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Card {
    pub(super) id: &'static str,
    pub(super) board: BoardSpec,
    pub(super) view: View,
    pub(super) moves: Vec<ShownMove>,
}

/// A move of a card.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ShownMove {
    events: Vec<Event>,
    pub(super) view: View,
}

/// A game in a list.
struct Item {
    id: String,
    game: String,
    name: String,
    players: String,
    status: String,
    ago: String,
    kind: String,
}

pub(crate) async fn page(
    State(app): State<App>,
    Extension(browser): Extension<Browser>,
) -> Result<Response, Refusal> {
    let store = app.tables.store();
    let unfinished = store.recent(browser.hash(), false, 6).await?;
    let recent = store.recent(browser.hash(), true, 6).await?;
    let games: Vec<&'static GameInfo> = GAMES.iter().map(|g| g.info()).collect();
    Ok(render(&Page {
        layout: Layout::new("Plyground", &games, "home", "play"),
        games,
        unfinished: unfinished.iter().filter_map(item).collect(),
        recent: recent.iter().filter_map(item).collect(),
        data: &DATA,
    }))
}

/// A small board and some moves for it to play, the same every time.
fn card(game: &dyn AnyGame) -> Option<Card> {
    let variant = &game.info().variants[0];
    let mut play = game.start(variant, None).ok()?;
    let view = play.view_at(0)?;
    let mut moves = Vec::new();
    for i in 0..SHOWN_MOVES {
        let legal = play.legal();
        // Any fixed choice would do; this one wanders over the board.
        let Some(mv) = legal.get((i * 7 + 3) * 31 % legal.len().max(1)) else { break };
        if play.play(mv).is_err() {
            break;
        }
        let ply = play.ply();
        moves.push(ShownMove { events: play.events_to(ply)?, view: play.view_at(ply)? });
    }
    Some(Card { id: game.info().id, board: game.board(variant), view, moves })
}

fn item(summary: &Summary) -> Option<Item> {
    let row = &summary.game;
    let (game, variant) = find(&row.variant).ok()?;
    let info = game.info();
    let status = match &row.ending {
        None if row.paused => format!("paused · {}", count(summary.moves, "move")),
        None => count(summary.moves, "move"),
        Some(end) => {
            let by_people = Reason::BY_PEOPLE.into_iter().find(|r| r.code == end.reason);
            let won =
                || end.winner.map_or("Draw".to_owned(), |side| format!("{} won", info.sides[side].name));
            by_people.map_or_else(won, |reason| {
                info.ending(end.winner, reason).to_string().replacen(" wins", " won", 1)
            })
        }
    };
    Some(Item {
        id: row.id.clone(),
        game: info.id.to_owned(),
        name: variant.name.to_string(),
        players: format!("{} – {}", row.names.first, row.names.second),
        status,
        ago: ago(unix_ms() - summary.updated),
        kind: symbol(info, Side::First),
    })
}

/// "3 minutes ago".
fn ago(ms: i64) -> String {
    let minutes = ms.max(0) / 60_000;
    let (n, unit) = match minutes {
        0 => return "just now".to_owned(),
        1..60 => (minutes, "minute"),
        60..1440 => (minutes / 60, "hour"),
        _ => (minutes / 1440, "day"),
    };
    format!("{} ago", count(n, unit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a10_one_is_not_plural() {
        assert_eq!([0, 1, 2].map(|n| count(n, "move")), ["0 moves", "1 move", "2 moves"]);
        let minute = 60_000;
        let table = [
            (0, "just now"),
            (minute, "1 minute ago"),
            (2 * minute, "2 minutes ago"),
            (60 * minute, "1 hour ago"),
            (47 * 60 * minute, "1 day ago"),
            (48 * 60 * minute, "2 days ago"),
        ];
        for (ms, text) in table {
            assert_eq!(ago(ms), text);
        }
    }
}
