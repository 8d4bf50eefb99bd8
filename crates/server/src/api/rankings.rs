//! Who is how strong: people and computers of a game together.

use axum::{
    Json,
    extract::{Path, Query, State},
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    App,
    error::Refusal,
    pages::{
        info,
        rankings::{RankedRow, Ranking},
    },
    words::Words,
};

/// The most lines in one answer.
const MAX_PAGE: usize = 200;

/// Which lines.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Wanted {
    /// A part of a name.
    #[serde(default)]
    q: String,
    /// How many lines are left out: the `next` of the page before.
    #[serde(default)]
    from: usize,
    /// How many lines: at most 200.
    limit: Option<usize>,
}

/// A page of the rankings.
#[derive(Serialize, ToSchema)]
pub(super) struct ApiRankings {
    /// The game's id.
    game: &'static str,
    /// The strongest first.
    players: Vec<ApiRanked>,
    /// What to ask for as `from`; null at the end.
    next: Option<usize>,
}

/// A player in the rankings.
#[derive(Serialize, ToSchema)]
pub(super) struct ApiRanked {
    /// The place among all, whatever is searched for.
    rank: usize,
    /// The id of a person, as in `/api/v1/people/{id}`; null for a computer.
    person: Option<String>,
    /// The id of a computer player; null for a person.
    computer: Option<String>,
    /// The name, of a computer in the language of the request.
    name: String,
    /// The rating by the games played here.
    rating: f64,
    /// How far the rating may be off, in 95 of 100 cases.
    error: f64,
    /// How many games it follows from.
    games: u64,
    /// What the last game changed; null before the first.
    change: Option<f64>,
    /// When that was, in unix milliseconds.
    changed: Option<i64>,
    /// How strong a computer was measured to be, in the games that come with the program.
    measured: Option<ApiMeasured>,
}

/// A measured strength.
#[derive(Serialize, ToSchema)]
pub(super) struct ApiMeasured {
    /// In Elo.
    elo: i32,
    /// How far it may be off, in 95 of 100 cases.
    error: i32,
}

impl From<RankedRow> for ApiRanked {
    fn from(row: RankedRow) -> Self {
        let played = row.standing.games > 0;
        ApiRanked {
            rank: row.rank,
            person: row.person,
            computer: row.computer,
            name: row.name,
            rating: row.standing.elo,
            error: row.standing.error(),
            games: row.standing.games,
            change: played.then_some(row.change),
            changed: played.then_some(row.changed),
            measured: row.measured.map(|rating| ApiMeasured { elo: rating.elo, error: rating.error }),
        }
    }
}

/// The rankings of a game.
#[utoipa::path(
    get,
    path = "/api/v1/rankings/{game}",
    params(("game" = String, Path), Wanted),
    responses((status = 200, body = ApiRankings), (status = 404, body = super::refusal::ApiRefusal))
)]
pub(super) async fn list(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(wanted): Query<Wanted>,
    w: Words,
) -> Result<Json<ApiRankings>, Refusal> {
    let game = info(&game)?;
    let found = Ranking::load(app.tables.store(), app.tables.roster(), game, &wanted.q, w).await?.rows;
    let limit = wanted.limit.unwrap_or(MAX_PAGE).clamp(1, MAX_PAGE);
    let next = wanted.from.checked_add(limit).filter(|next| *next < found.len());
    let players = found.into_iter().skip(wanted.from).take(limit).map(ApiRanked::from).collect();
    Ok(Json(ApiRankings { game: game.id, players, next }))
}
