//! The games that can be played.

use axum::Json;
use plyground_games::{AnyGame, GAMES};
use serde::Serialize;
use utoipa::ToSchema;

use crate::words::Words;

/// A game with its variants and computer players.
#[derive(Serialize, ToSchema)]
pub(super) struct ApiGame {
    /// Its id.
    id: &'static str,
    /// Its name, in the language of the request.
    name: String,
    /// Its variants; the first is the usual one.
    variants: Vec<ApiVariant>,
    /// Its computer players, the weakest first.
    players: Vec<ApiPlayer>,
}

/// A variant of a game.
#[derive(Serialize, ToSchema)]
pub(super) struct ApiVariant {
    /// Its id, by which everything else names it.
    id: &'static str,
    /// Its name, in the language of the request.
    name: String,
    /// The text of its usual start position.
    start: String,
}

/// A computer player.
#[derive(Serialize, ToSchema)]
pub(super) struct ApiPlayer {
    /// Its id.
    id: String,
    /// Its name, in the language of the request.
    name: String,
}

/// The games, their variants and their computer players.
#[utoipa::path(get, path = "/api/v1/games", responses((status = 200, body = Vec<ApiGame>)))]
pub(super) async fn list(words: Words) -> Json<Vec<ApiGame>> {
    Json(GAMES.iter().map(|game| shown(*game, words)).collect())
}

fn shown(game: &'static dyn AnyGame, words: Words) -> ApiGame {
    let info = game.info();
    let variants = info.variants.iter().map(|variant| ApiVariant {
        id: variant.id,
        name: words.say(&variant.name),
        start: game.start(variant, None).map(|play| play.position_text()).unwrap_or_default(),
    });
    let players = game
        .players()
        .iter()
        .map(|player| ApiPlayer { id: player.id.to_string(), name: words.say(&player.name) });
    ApiGame {
        id: info.id,
        name: words.say(&info.name),
        variants: variants.collect(),
        players: players.collect(),
    }
}
