//! Trying moves without a table: small boards in lessons, previews of start positions. Nothing is kept.

use axum::{
    Json,
    extract::{Path, Query},
    response::{IntoResponse, Response},
};
use plyground_games::{Choice, find};
use plyground_rules::{Event, Side, View};
use plyground_words::{Message, key, message};
use serde::{Deserialize, Serialize};

/// A position and moves from it.
#[derive(Deserialize)]
pub(crate) struct Try {
    /// A position text or the name of a start; the usual start if absent.
    #[serde(default)]
    from: Option<String>,
    /// Separated by commas.
    #[serde(default)]
    moves: String,
    /// Who begins, where it is not who the position says.
    #[serde(default)]
    begins: Option<Side>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Tried"))]
pub(crate) struct Answer {
    view: View,
    choices: Vec<Choice>,
    to_move: Side,
    #[cfg_attr(test, ts(type = "import(\"./words.js\").Message"))]
    status: Message,
    position: String,
    /// What was seen in the last move.
    events: Vec<Event>,
    over: bool,
}

#[derive(Serialize)]
struct Wrong {
    why: Message,
}

/// The most moves a try may have: a lesson is short.
const MAX_MOVES: usize = 400;

/// What the board looks like after some moves, or why it cannot.
pub(crate) async fn answer(Path(variant): Path<String>, Query(tried): Query<Try>) -> Response {
    match replay(&variant, &tried) {
        Ok(answer) => Json(answer).into_response(),
        // Not a failed request: saying what is wrong with a position is what it asked for.
        Err(why) => Json(Wrong { why }).into_response(),
    }
}

fn replay(variant: &str, tried: &Try) -> Result<Answer, Message> {
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
    let view = play.view_at(play.ply()).ok_or(key!("try-gone"))?;
    let status = match play.outcome() {
        None => game.info().turn(play.to_move(), view.prompt),
        Some(end) => game.info().ending(end.winner, end.reason),
    };
    Ok(Answer {
        choices: play.choices(),
        to_move: play.to_move(),
        position: play.position_text(),
        events: play.events_to(play.ply()).unwrap_or_default(),
        over: play.outcome().is_some(),
        view,
        status,
    })
}
