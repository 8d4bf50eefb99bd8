//! What each move of a position would do, and why something cannot be tapped there (A25).
//!
//! A position's text is the whole question, so an answer fits its position however late it comes, tables, lessons and analysis ask
//! alike, and no message of a table carries what only a visitor who points at the board needs.

use axum::{
    Json,
    extract::{Path, Query},
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use plyground_games::{AnyPlay, Foreseen};
use plyground_rules::PointId;
use plyground_words::{Message, key};
use serde::{Deserialize, Serialize};

use crate::{
    error::Refusal,
    tries::{MAX_LAYERS, TryQuery, played},
};

/// The most points on the way to a move.
const MAX_POINTS: usize = 8;

/// A tap that leads nowhere.
#[derive(Deserialize)]
pub(crate) struct TappedQuery {
    /// The points tapped so far and the one that leads nowhere, apart by commas.
    points: String,
}

/// Why it leads nowhere.
#[derive(Serialize)]
pub(crate) struct TapRefusal {
    why: Message,
}

/// What each legal move would do.
pub(crate) async fn foreseen(
    Path(variant): Path<String>,
    Query(tried): Query<TryQuery>,
) -> Result<Response, Refusal> {
    let play = played(&variant, &tried).map_err(Refusal::bad)?.1;
    // Two hundred positions with their rows are too much for a thread that answers everybody.
    let looked = tokio::task::spawn_blocking(move || look_ahead(&*play, &tried.layers));
    let foreseen = looked.await.map_err(|_| Refusal::bad(key!("try-gone")))?;
    // The same for as long as the rules are; a short time, as programs are replaced.
    let cached = HeaderValue::from_static("private, max-age=60");
    Ok(([(header::CACHE_CONTROL, cached)], Json(foreseen)).into_response())
}

fn look_ahead(play: &dyn AnyPlay, layers: &str) -> Vec<Foreseen> {
    let layers: Vec<&str> = layers.split(',').take(MAX_LAYERS).collect();
    play.foreseen(&layers)
}

/// Why the last of some points cannot be tapped.
pub(crate) async fn refusal(
    Path(variant): Path<String>,
    Query(tried): Query<TryQuery>,
    Query(tapped): Query<TappedQuery>,
) -> Result<Json<TapRefusal>, Refusal> {
    let play = played(&variant, &tried).map_err(Refusal::bad)?.1;
    let points = read_points(&tapped.points).and_then(|points| play.refusal(&points));
    Ok(Json(TapRefusal { why: points.ok_or_else(|| Refusal::bad(key!("no-such-point")))? }))
}

fn read_points(text: &str) -> Option<Vec<PointId>> {
    let points: Option<Vec<PointId>> =
        text.split(',').take(MAX_POINTS + 1).map(|point| point.parse().ok()).collect();
    points.filter(|points| points.len() <= MAX_POINTS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a25_points_are_numbers_and_few() {
        assert_eq!(read_points("3,14"), Some(vec![3, 14]));
        for wrong in ["", "3,", "-1", "e5", "70000", "1,2,3,4,5,6,7,8,9"] {
            assert_eq!(read_points(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a25_every_choice_is_foreseen_in_order_with_the_layers_that_are_asked_for() {
        let tried = |from: &str| TryQuery::from_position(from);
        let (_, play) =
            played("gomoku", &tried("15/15/15/15/15/15/15/6xxx6/15/15/15/15/15/15/ooo12 b")).unwrap();
        let plain = look_ahead(&*play, "");
        let choices: Vec<String> = play.choices().into_iter().map(|choice| choice.text).collect();
        assert_eq!(plain.iter().map(|f| f.text.clone()).collect::<Vec<_>>(), choices);
        assert!(plain.iter().all(|foreseen| foreseen.made.is_empty()), "no layer was asked for");
        let threats = look_ahead(&*play, "threats,nonsense,forbidden");
        let four = threats.iter().find(|foreseen| foreseen.text == "j8").expect("an empty point");
        assert_eq!(four.made.iter().map(|mark| mark.kind).collect::<Vec<_>>(), ["straight-four"; 2]);
        let far = threats.iter().find(|foreseen| foreseen.text == "a15").expect("an empty point");
        assert_eq!(far.made, [], "what is there already is not made");
    }
}
