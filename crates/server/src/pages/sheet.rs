//! A score sheet to print: who played, when, how it ended, all moves in columns, and diagrams.

use askama::Template;
use axum::{
    Extension,
    extract::{Path, Query, State},
    response::Response,
};
use plyground_games::{AnyPlay, files::Replayed, find};
use plyground_rules::{BoardSpec, Side, View};
use plyground_words::{key, message};
use serde::{Deserialize, Serialize};

use super::{
    Layout, SideShown,
    export::{load, result},
    render, script_data, sides,
};
use crate::{App, error::Refusal, session::Browser, words::Words};

/// The most diagrams of a sheet besides the final one.
const MAX_DIAGRAMS: usize = 8;

#[derive(Template)]
#[template(path = "sheet.html")]
struct Page {
    layout: Layout,
    w: Words,
    id: String,
    game: &'static str,
    variant: String,
    sides: Vec<SideShown>,
    names: [String; 2],
    result: String,
    date: Option<String>,
    event: Option<String>,
    opening: Option<&'static str>,
    length: String,
    rows: Vec<Row>,
    diagrams: Vec<Diagram>,
    /// The moves after which there is a diagram, as they were typed.
    at: String,
    data: String,
}

/// A turn of each side.
struct Row {
    number: usize,
    first: String,
    second: String,
}

/// A picture of the board.
struct Diagram {
    number: usize,
    caption: String,
}

/// What the page's script gets.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SheetPage {
    game: &'static str,
    board: BoardSpec,
    /// In the order of the page.
    views: Vec<View>,
}

/// Where diagrams are wanted.
#[derive(Deserialize)]
pub(crate) struct SheetQuery {
    /// Numbers of moves, apart by commas or blanks.
    #[serde(default)]
    at: String,
}

/// `GET /g/{id}/sheet`.
pub(crate) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<SheetQuery>,
    Extension(browser): Extension<Browser>,
    w: Words,
) -> Result<Response, Refusal> {
    let game = load(&app, &id, &browser).await?;
    let (any, variant) = find(&game.record.variant).map_err(|_| Refusal::missing("game"))?;
    let info = any.info();
    let last = game.play.ply();
    let at = plies(&query.at, last)?;
    let shown: Vec<usize> = at.iter().copied().chain([last]).collect();
    let caption = |&ply: &usize| {
        if ply == last { w.say(&key!("sheet-final")) } else { w.say(&message!("sheet-after", count = ply)) }
    };
    let diagrams = shown.iter().enumerate();
    let data = SheetPage {
        game: info.id,
        board: any.board(variant),
        views: shown.iter().filter_map(|&ply| game.play.view_at(ply)).collect(),
    };
    let record = &game.record;
    Ok(render(&Page {
        layout: Layout::new(w, Some(key!("sheet-title").into()), &[info], "sheet", "games"),
        w,
        game: info.id,
        variant: w.say(&variant.name),
        sides: sides(info, w),
        names: [record.players.first.clone(), record.players.second.clone()],
        result: result(&game, w),
        date: record.date.as_ref().map(|date| date.chars().take(10).collect()),
        event: record.event.clone(),
        opening: game.play.opening(),
        length: w.say(&message!("moves-made", count = record.moves.len())),
        rows: rows(&game),
        diagrams: diagrams.map(|(number, ply)| Diagram { number, caption: caption(ply) }).collect(),
        at: at.iter().map(usize::to_string).collect::<Vec<_>>().join(", "),
        data: script_data(&data),
        id,
    }))
}

/// The numbers of moves in a text, in order, each once, without that of the last move.
fn plies(text: &str, last: usize) -> Result<Vec<usize>, Refusal> {
    let wrong = || Refusal::bad(message!("sheet-wrong", last = last, most = MAX_DIAGRAMS));
    let numbers = text.split([',', ';', ' ']).filter(|part| !part.is_empty());
    let mut plies = Vec::new();
    for number in numbers.take(MAX_DIAGRAMS + 1) {
        plies.push(number.parse().ok().filter(|ply| *ply <= last).ok_or_else(wrong)?);
    }
    plies.sort_unstable();
    plies.dedup();
    plies.retain(|ply| *ply < last);
    if plies.len() > MAX_DIAGRAMS { Err(wrong()) } else { Ok(plies) }
}

/// Two columns, one for each side: a turn of each, its decisions joined.
fn rows(game: &Replayed) -> Vec<Row> {
    let history = AnyPlay::history(&*game.play);
    let late = usize::from(history.first().is_some_and(|(side, _)| *side == Side::Second));
    let (mut rows, mut turn, mut mover): (Vec<Row>, usize, Option<Side>) = (Vec::new(), 0, None);
    for (side, text) in history {
        if mover.is_some_and(|before| before != side) {
            turn += 1;
        }
        mover = Some(side);
        let number = (turn + late) / 2 + 1;
        if rows.last().is_none_or(|row| row.number != number) {
            rows.push(Row { number, first: String::new(), second: String::new() });
        }
        let Some(row) = rows.last_mut() else { continue };
        let cell = if side == Side::First { &mut row.first } else { &mut row.second };
        if !cell.is_empty() {
            cell.push(' ');
        }
        cell.push_str(&text);
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a12_diagrams_are_where_they_are_asked_for() {
        assert!(plies("", 9).expect("none").is_empty());
        assert_eq!(plies("4, 2 4;9,0", 9).expect("numbers"), [0, 2, 4]);
        for wrong in ["x", "-1", "10", "1,2,3,4,5,6,7,8,0", "99999999999999999999"] {
            assert!(plies(wrong, 9).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a12_a_sheet_has_a_row_for_each_turn_of_both() {
        let game =
            plyground_games::files::read(b"# yinsh\ne1 c1 g2 j5 g8 b2 i4 f8 d9 k10 e1-e2").expect("a game");
        let rows = rows(&game);
        assert_eq!(rows.len(), 6);
        assert_eq!((rows[0].first.as_str(), rows[0].second.as_str()), ("e1", "c1"));
        assert_eq!((rows[5].number, rows[5].first.as_str(), rows[5].second.as_str()), (6, "e1-e2", ""));
    }
}
