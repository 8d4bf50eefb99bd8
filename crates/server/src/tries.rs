//! Trying moves without a table: small boards in lessons, previews of start positions. Nothing is kept.

use std::collections::BTreeMap;

use axum::{
    Json,
    extract::{Path, Query},
    response::{IntoResponse, Response},
};
use plyground_games::{
    AnyGame, AnyPlay, Choice,
    coach::{BoardMark, Shape},
    find,
};
use plyground_rules::{Description, Event, NextPrompt, Side, View};
use plyground_words::{Message, key, message};
use serde::{Deserialize, Serialize};

use crate::error::Refusal;

/// A position and moves from it.
#[derive(Deserialize)]
pub(crate) struct TryQuery {
    /// A position text or the name of a start; the usual start if absent.
    #[serde(default)]
    from: Option<String>,
    /// Separated by commas.
    #[serde(default)]
    moves: String,
    /// Who begins, where it is not who the position says.
    #[serde(default)]
    begins: Option<Side>,
    /// The ids of layers to draw, apart by commas.
    #[serde(default)]
    pub(crate) layers: String,
}

#[cfg(test)]
impl TryQuery {
    /// A position without moves.
    pub(crate) fn from_position(text: &str) -> Self {
        TryQuery { from: Some(text.into()), moves: String::new(), begins: None, layers: String::new() }
    }
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Tried {
    view: View,
    choices: Vec<Choice>,
    /// What to do on the way to the choices of several taps.
    steps: Vec<NextPrompt>,
    to_move: Side,
    #[cfg_attr(test, ts(type = "import(\"./words.js\").Message"))]
    status: Message,
    position: String,
    /// What was seen in the last move.
    events: Vec<Event>,
    over: bool,
    /// The name of the opening.
    opening: Option<&'static str>,
    /// The moves that stay in the opening book, with the name of the opening if one ends with them.
    book: Vec<(String, Option<&'static str>)>,
    /// What the layers that were asked for draw.
    marks: Vec<BoardMark>,
}

#[derive(Serialize)]
struct TryError {
    why: Message,
}

/// The most moves a try may have; more do not fit into an address.
const MAX_MOVES: usize = 1_000;
/// The most layers that are drawn at once.
pub(crate) const MAX_LAYERS: usize = 8;

/// What an editor holds, as a position, or all that is wrong with it.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Checked {
    /// The position text; `None` where something is wrong.
    position: Option<String>,
    problems: Vec<ShownProblem>,
}

/// One thing that is wrong with what an editor holds.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ShownProblem {
    /// The point it concerns.
    at: Option<String>,
    #[cfg_attr(test, ts(type = "import(\"./words.js\").Message"))]
    what: Message,
}

/// The most pieces an editor may send: more than any board has points.
const MAX_PIECES: usize = 400;

/// Checks what an editor holds (L8).
pub(crate) async fn check(
    Path(variant): Path<String>,
    Json(description): Json<Description>,
) -> Result<Response, Refusal> {
    let (game, variant) = find(&variant).map_err(|_| Refusal::missing("game"))?;
    if description.pieces.len() > MAX_PIECES {
        return Err(Refusal::bad(key!("too-large")));
    }
    let checked = match game.start_from(variant, &description) {
        Ok(play) => Checked { position: Some(play.position_text()), problems: Vec::new() },
        Err(problems) => {
            let shown =
                problems.into_iter().map(|problem| ShownProblem { at: problem.at, what: problem.what });
            Checked { position: None, problems: shown.collect() }
        }
    };
    Ok(Json(checked).into_response())
}

/// What an editor begins with: the position after some moves.
pub(crate) async fn describe(
    Path(variant): Path<String>,
    Query(tried): Query<TryQuery>,
) -> Result<Json<Description>, Refusal> {
    Ok(Json(played(&variant, &tried).map_err(Refusal::bad)?.1.describe()))
}

/// What the board looks like after some moves, or why it cannot.
pub(crate) async fn answer(Path(variant): Path<String>, Query(tried): Query<TryQuery>) -> Response {
    match replay(&variant, &tried) {
        Ok(answer) => Json(answer).into_response(),
        // Not a failed request: saying what is wrong with a position is what it asked for.
        Err(why) => Json(TryError { why }).into_response(),
    }
}

/// The game after some moves.
pub(crate) fn played(
    variant: &str,
    tried: &TryQuery,
) -> Result<(&'static dyn AnyGame, Box<dyn AnyPlay>), Message> {
    let (game, variant) = find(variant).map_err(|e| e.message())?;
    let mut play = game.start(variant, tried.from.as_deref()).map_err(|e| e.message())?;
    if let Some(side) = tried.begins.filter(|side| *side != play.to_move()) {
        let mut description = play.describe();
        description.to_move = side;
        play = game.start_from(variant, &description).map_err(|problems| problems[0].message())?;
    }
    for (i, text) in tried.moves.split(',').filter(|m| !m.is_empty()).enumerate() {
        if i >= MAX_MOVES {
            return Err(message!("try-too-long", most = MAX_MOVES));
        }
        play.play(text).map_err(|e| message!("try-wrong-move", number = i + 1, why = e.message()))?;
    }
    Ok((game, play))
}

fn replay(variant: &str, tried: &TryQuery) -> Result<Tried, Message> {
    let (game, play) = played(variant, tried)?;
    let view = play.view_at(play.ply()).ok_or(key!("try-gone"))?;
    let status = match play.outcome() {
        None => game.info().turn(play.to_move(), view.prompt),
        Some(end) => game.info().ending(end.winner, end.reason),
    };
    Ok(Tried {
        choices: play.choices(),
        steps: play.steps(),
        to_move: play.to_move(),
        position: play.position_text(),
        events: play.events_to(play.ply()).unwrap_or_default(),
        over: play.outcome().is_some(),
        opening: play.opening(),
        book: play.book_moves(),
        marks: tried.layers.split(',').take(MAX_LAYERS).flat_map(|id| layer(&*play, &view, id)).collect(),
        view,
        status,
    })
}

/// The layer that every game has: when each piece came to where it stands.
const NUMBERS: &str = "numbers";
/// So many moves back are looked at; older ones are hardly wanted.
const NUMBERED: usize = 400;

fn layer(play: &dyn AnyPlay, view: &View, id: &str) -> Vec<BoardMark> {
    if id != NUMBERS {
        return play.layer(id);
    }
    let mut by_point = BTreeMap::new();
    for ply in play.ply().saturating_sub(NUMBERED) + 1..=play.ply() {
        for event in play.events_to(ply).unwrap_or_default() {
            match event {
                Event::Put { at, .. } | Event::Turn { at, .. } => by_point.insert(at, ply),
                Event::Slide { to, .. } | Event::Hop { to, .. } | Event::Swap { to, .. } => {
                    by_point.insert(to, ply)
                }
                Event::Take { at, .. } => by_point.remove(&at),
                _ => None,
            };
        }
    }
    let standing = by_point.into_iter().filter(|(at, _)| view.contents.pieces.contains_key(at));
    standing.map(|(at, ply)| BoardMark::new(Shape::Dot, "number", [at]).text(ply.to_string())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a15_move_numbers_stand_on_the_pieces_that_were_moved() {
        for (variant, moves, wanted) in [
            ("gomoku", "h8,i9", vec!["1", "2"]),
            ("reversi", "f5,d6,c3", vec!["1", "2", "3"]),
            ("connect-four", "d,d", vec!["1", "2"]),
        ] {
            let tried = TryQuery {
                from: None,
                moves: moves.into(),
                begins: None,
                layers: format!("nonsense,{NUMBERS}"),
            };
            let answer = replay(variant, &tried).expect("legal moves");
            let mut texts: Vec<_> = answer.marks.iter().map(|mark| mark.text.clone()).collect();
            texts.sort();
            assert_eq!(texts, wanted, "{variant}");
        }
    }
}
