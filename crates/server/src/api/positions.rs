//! A position: its text, its legal moves, its outcome.

use axum::{
    Json,
    extract::{Path, Query},
};
use plyground_games::{AnyPlay, find};
use plyground_rules::Side;
use plyground_words::message;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::error::Refusal;

/// The most moves after the start position that are read; more do not fit into an address.
const MAX_MOVES: usize = 1_000;

/// Which position.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// A position text or the name of a start position; the usual start if absent.
    #[serde(default)]
    pub(super) position: Option<String>,
    /// Moves from there, separated by commas.
    #[serde(default)]
    pub(super) moves: String,
}

impl Which {
    /// The moves, one by one.
    pub(super) fn moves(&self) -> impl Iterator<Item = &str> {
        self.moves.split(',').filter(|text| !text.is_empty())
    }

    /// The game up to here.
    pub(super) fn play(&self, variant: &str) -> Result<Box<dyn AnyPlay>, Refusal> {
        let (game, variant) = find(variant).map_err(|e| Refusal::bad(e.message()))?;
        let mut play =
            game.start(variant, self.position.as_deref()).map_err(|e| Refusal::bad(e.message()))?;
        for (i, text) in self.moves().enumerate() {
            if i >= MAX_MOVES {
                return Err(Refusal::bad(message!("try-too-long", most = MAX_MOVES)));
            }
            let wrong = |e: plyground_games::MoveError| {
                Refusal::bad(message!("try-wrong-move", number = i + 1, why = e.message()))
            };
            play.play(text).map_err(wrong)?;
        }
        Ok(play)
    }
}

/// A position.
#[derive(Serialize, ToSchema)]
pub(super) struct ApiPosition {
    /// Its text.
    position: String,
    /// Moves made since the start.
    ply: usize,
    /// `first` or `second`.
    #[schema(value_type = String)]
    to_move: Side,
    /// The texts of all legal moves, sorted; empty if the game is over.
    legal: Vec<String>,
    /// How the game ended, if it is over.
    outcome: Option<ApiOutcome>,
    /// The name of the opening.
    opening: Option<&'static str>,
}

/// How a game ended.
#[derive(Serialize, ToSchema)]
pub(super) struct ApiOutcome {
    /// `first`, `second`, or null for a draw.
    #[schema(value_type = Option<String>)]
    winner: Option<Side>,
    /// A code, the same in every language.
    reason: &'static str,
}

/// A position of a game, and what can be played in it.
#[utoipa::path(
    get,
    path = "/api/v1/positions/{variant}",
    params(("variant" = String, Path), Which),
    responses((status = 200, body = ApiPosition), (status = 400, body = super::refusal::ApiRefusal))
)]
pub(super) async fn show(
    Path(variant): Path<String>,
    Query(which): Query<Which>,
) -> Result<Json<ApiPosition>, Refusal> {
    let play = which.play(&variant)?;
    let mut legal = if play.outcome().is_some() { Vec::new() } else { play.legal() };
    legal.sort();
    Ok(Json(ApiPosition {
        position: play.position_text(),
        ply: play.ply(),
        to_move: play.to_move(),
        legal,
        outcome: play.outcome().map(|end| ApiOutcome { winner: end.winner, reason: end.reason.code }),
        opening: play.opening(),
    }))
}
