//! Matches between computer players.

use axum::{
    Json,
    extract::{Path, State},
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{App, error::Refusal, matches::plan_of};

/// A match.
#[derive(Serialize, ToSchema)]
pub(super) struct ApiMatch {
    /// Its id.
    id: String,
    /// The variant's id.
    variant: String,
    /// The ids of its players.
    players: Vec<String>,
    /// How many games every two of them play.
    games: u64,
    /// The seed, as a text: numbers of programs are often too small for it.
    seed: String,
    /// The moves that all games begin with; null for balanced openings.
    opening: Option<Vec<String>>,
    /// Whether its games are rated.
    rated: bool,
    /// `running`, `paused`, `stopped` or `finished`.
    state: &'static str,
    /// Games that are over.
    done: u64,
    /// All games.
    total: u64,
    /// About how many milliseconds are left; null where that is not known.
    left_ms: Option<u64>,
    /// What every two players did against each other.
    pairings: Vec<ApiPairing>,
}

/// What two players did against each other.
#[derive(Serialize, ToSchema)]
pub(super) struct ApiPairing {
    /// The first player's place in `players`.
    a: usize,
    /// The second player's place.
    b: usize,
    /// Won by the first player.
    wins: u64,
    /// Drawn.
    draws: u64,
    /// Lost by the first player.
    losses: u64,
    /// The difference in Elo; null if one side won everything.
    elo: Option<f64>,
    /// The least within 95 %; null where nothing is known.
    elo_low: Option<f64>,
    /// The most within 95 %; null where nothing is known.
    elo_high: Option<f64>,
}

/// A match, as it stands.
#[utoipa::path(
    get,
    path = "/api/v1/matches/{id}",
    params(("id" = String, Path)),
    responses((status = 200, body = ApiMatch), (status = 404, body = super::refusal::ApiRefusal))
)]
pub(super) async fn show(State(app): State<App>, Path(id): Path<String>) -> Result<Json<ApiMatch>, Refusal> {
    let row = app.tables.store().contest(&id).await?.ok_or_else(|| Refusal::missing("match"))?;
    let (plan, (shown, _)) = (plan_of(&row)?, app.matches.watch(&row).await?);
    let known = |elo: f64| Some(elo).filter(|elo| elo.is_finite());
    let pairings = shown.pairings.iter().map(|pairing| ApiPairing {
        a: pairing.a,
        b: pairing.b,
        wins: pairing.tally.wins,
        draws: pairing.tally.draws,
        losses: pairing.tally.losses,
        elo: known(pairing.difference.elo),
        elo_low: known(pairing.difference.low),
        elo_high: known(pairing.difference.high),
    });
    Ok(Json(ApiMatch {
        pairings: pairings.collect(),
        state: shown.state.code(),
        done: shown.done,
        total: shown.total,
        left_ms: shown.left_ms,
        seed: plan.seed.to_string(),
        variant: plan.variant,
        players: plan.players,
        games: plan.games,
        opening: plan.opening,
        rated: plan.rated,
        id,
    }))
}
