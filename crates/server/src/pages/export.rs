//! A game to take along: every form that can hold it, pictures, and the score sheet.

use askama::Template;
use axum::{
    Extension,
    extract::{Path, State},
    response::Response,
};
use plyground_games::{
    files::{self, Replayed},
    find,
};
use plyground_rules::{BoardSpec, Reason, Side};
use plyground_words::{key, message};
use serde::Serialize;

use super::{Layout, render, script_data};
use crate::{
    App,
    error::Refusal,
    game_file::{file_name, stored_game},
    session::Browser,
    study::saved,
    words::Words,
};

#[derive(Template)]
#[template(path = "export.html")]
struct Page {
    layout: Layout,
    w: Words,
    id: String,
    game: &'static str,
    players: String,
    result: String,
    forms: Vec<ShownForm>,
    /// Whether it can be reviewed.
    over: bool,
    moves: usize,
    data: String,
}

/// A form that can hold the game.
struct ShownForm {
    id: &'static str,
    name: String,
    extension: &'static str,
}

/// What the page's script gets.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ExportPage {
    id: String,
    game: &'static str,
    board: BoardSpec,
    /// How many moves the game has.
    moves: usize,
    /// How a picture's file is called, without what its name ends in.
    name: String,
}

/// A stored game, with what this browser knows of its variations.
pub(super) async fn load(app: &App, id: &str, browser: &Browser) -> Result<Replayed, Refusal> {
    let game = app.tables.store().archived(id).await?.ok_or_else(|| Refusal::missing("game"))?;
    let tree = saved::tree_of(app, id, browser).await?;
    stored_game(game, tree.as_deref()).map_err(|why| Refusal::bad(message!("bad-game", why = why)))
}

/// `GET /g/{id}/files`.
pub(crate) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    Extension(browser): Extension<Browser>,
    w: Words,
) -> Result<Response, Refusal> {
    let game = load(&app, &id, &browser).await?;
    let (any, variant) = find(&game.record.variant).map_err(|_| Refusal::missing("game"))?;
    let info = any.info();
    let forms = files::forms(&game).into_iter().map(|form| ShownForm {
        id: form.id(),
        name: w.say(&form.name(any)),
        extension: form.extension(),
    });
    let moves = game.record.moves.len();
    let name = file_name(&game.record, "");
    let data = ExportPage {
        id: id.clone(),
        game: info.id,
        board: any.board(variant),
        moves,
        name: name.trim_end_matches('.').to_owned(),
    };
    Ok(render(&Page {
        layout: Layout::new(w, Some(key!("export-title").into()), &[info], "export", "games"),
        w,
        game: info.id,
        players: players(&game, w),
        result: result(&game, w),
        forms: forms.collect(),
        over: game.record.result.is_some(),
        moves,
        data: script_data(&data),
        id,
    }))
}

/// Who played; by the colours where nobody knows.
pub(super) fn players(game: &Replayed, w: Words) -> String {
    let name = |side: Side| match game.record.players[side].as_str() {
        "" => w.say(&game.game.info().sides[side].name),
        name => name.to_owned(),
    };
    w.say(&message!("players", first = name(Side::First), second = name(Side::Second)))
}

/// Who won and why.
pub(super) fn result(game: &Replayed, w: Words) -> String {
    let info = game.game.info();
    let Some(end) = &game.record.result else { return w.say(&key!("result-unfinished")) };
    let on_board = game.play.outcome().map(|outcome| outcome.reason);
    let known = on_board.into_iter().chain(Reason::BY_PEOPLE).find(|reason| reason.code == end.reason);
    match (known.filter(|reason| *reason != Reason::UNRECORDED), end.winner) {
        (Some(reason), winner) => w.say(&info.ending(winner, reason)),
        (None, Some(winner)) => w.say(&message!("won", winner = info.sides[winner].name)),
        (None, None) => w.say(&key!("drawn")),
    }
}
