//! What everybody may know about a person: the figures of the profile, and the games that were rated.

use axum::{
    Json,
    extract::{Path, Query, State},
};
use plyground_rules::Side;
use plyground_store::{RatedGame, RatedPlayer};
use serde::{Deserialize, Serialize};
use tokio::task::spawn_blocking;
use utoipa::{IntoParams, ToSchema};

use crate::{
    App,
    error::Refusal,
    pages::info,
    people::{
        figures::{Figures, ResultCounts, figures},
        next::{points, side_of},
    },
    words::Words,
};

/// So many of the latest games are looked at.
const MOST: u32 = 500;
/// The most rated games in one answer.
const MAX_GAMES: u32 = 200;

/// A person.
#[derive(Serialize, ToSchema)]
pub(super) struct ApiPerson {
    /// The id.
    id: String,
    /// The name.
    name: String,
    /// Since when, in unix milliseconds.
    since: i64,
    /// The ratings, the game with the most rated games first.
    ratings: Vec<ApiRating>,
}

/// How strong a person is in a game.
#[derive(Serialize, ToSchema)]
pub(super) struct ApiRating {
    /// The game's id.
    game: String,
    /// The rating.
    rating: f64,
    /// How far it may be off, in 95 of 100 cases.
    error: f64,
    /// How many games it follows from.
    games: u64,
}

/// What a person's latest games of one kind say.
#[derive(Serialize, ToSchema)]
pub(super) struct ApiProfile {
    /// The game's id.
    game: &'static str,
    /// All results.
    all: ApiScore,
    /// As the first side.
    first: ApiScore,
    /// As the second side.
    second: ApiScore,
    /// By opponent, the most frequent first.
    opponents: Vec<ApiNamedScore>,
    /// By opening, the most frequent first.
    openings: Vec<ApiNamedScore>,
    /// Most wins running.
    best_streak: usize,
    /// Accuracy by the reviews in opening, middle and end, in percent.
    accuracy: Vec<Option<f64>>,
    /// Milliseconds for a move in opening, middle and end.
    time_ms: Vec<Option<u64>>,
    /// How many games have been reviewed.
    reviewed: usize,
    /// The codes of the mistakes that come again and again.
    mistakes: Vec<ApiMistake>,
}

/// Games won, drawn and lost.
#[derive(Serialize, ToSchema)]
pub(super) struct ApiScore {
    /// Won.
    won: usize,
    /// Drawn.
    drawn: usize,
    /// Lost.
    lost: usize,
}

/// Results under a name.
#[derive(Serialize, ToSchema)]
pub(super) struct ApiNamedScore {
    /// An opponent's or an opening's.
    name: String,
    /// The results.
    score: ApiScore,
}

/// A kind of mistake.
#[derive(Serialize, ToSchema)]
pub(super) struct ApiMistake {
    /// Which kind.
    code: String,
    /// How often.
    times: usize,
    /// The game with the latest one.
    game: String,
    /// Moves up to it.
    ply: usize,
}

/// A page of rated games.
#[derive(Serialize, ToSchema)]
pub(super) struct ApiRatedGames {
    /// The latest first.
    games: Vec<ApiRatedGame>,
}

/// A game that was rated.
#[derive(Serialize, ToSchema)]
pub(super) struct ApiRatedGame {
    /// The game's id; it may be deleted.
    id: String,
    /// `first` or `second`: the person's side.
    #[schema(value_type = String)]
    side: Side,
    /// The opponent: a person's id, or null.
    person: Option<String>,
    /// The opponent: a computer player's id, or null.
    computer: Option<String>,
    /// 1 for a win, 0.5 for a draw.
    points: f64,
    /// The person's rating before it.
    before: f64,
    /// The person's rating after it.
    after: f64,
    /// When it ended, in unix milliseconds.
    at: i64,
}

/// Which of a person's games.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Wanted {
    /// A game's id.
    game: String,
    /// How many: at most 200.
    limit: Option<u32>,
}

impl From<ResultCounts> for ApiScore {
    fn from(ResultCounts { won, drawn, lost }: ResultCounts) -> Self {
        ApiScore { won, drawn, lost }
    }
}

/// A person and the ratings.
#[utoipa::path(
    get,
    path = "/api/v1/people/{id}",
    params(("id" = String, Path)),
    responses((status = 200, body = ApiPerson), (status = 404, body = super::refusal::ApiRefusal))
)]
pub(super) async fn show(State(app): State<App>, Path(id): Path<String>) -> Result<Json<ApiPerson>, Refusal> {
    let store = app.tables.store();
    let person = store.person(&id).await?.ok_or_else(|| Refusal::missing("person"))?;
    let ratings = store.ratings_of(&RatedPlayer::Person(id)).await?;
    let ratings = ratings.into_iter().map(|(game, standing)| ApiRating {
        game,
        rating: standing.elo,
        error: standing.error(),
        games: standing.games,
    });
    let ratings = ratings.collect();
    Ok(Json(ApiPerson { id: person.id, name: person.name, since: person.created, ratings }))
}

/// The figures of a person's profile in one game.
#[utoipa::path(
    get,
    path = "/api/v1/people/{id}/profile/{game}",
    params(("id" = String, Path), ("game" = String, Path)),
    responses((status = 200, body = ApiProfile), (status = 404, body = super::refusal::ApiRefusal))
)]
pub(super) async fn profile(
    State(app): State<App>,
    Path((id, game)): Path<(String, String)>,
    w: Words,
) -> Result<Json<ApiProfile>, Refusal> {
    let game = info(&game)?;
    let store = app.tables.store();
    let person = store.person(&id).await?.ok_or_else(|| Refusal::missing("person"))?;
    let games = store.games_of_person(&person.id, game.id, MOST).await?;
    // Moves are replayed.
    let found = spawn_blocking(move || figures(&person.id, game, &games, w.lang)).await.unwrap_or_default();
    let Figures { all, best_streak, opponents, openings, sides, accuracy, reviewed, time, faults, .. } =
        found;
    let named = |scores: Vec<(String, ResultCounts)>| {
        scores.into_iter().map(|(name, score)| ApiNamedScore { name, score: score.into() }).collect()
    };
    Ok(Json(ApiProfile {
        game: game.id,
        all: all.into(),
        first: sides.first.into(),
        second: sides.second.into(),
        opponents: named(opponents),
        openings: named(openings),
        best_streak,
        accuracy: accuracy.to_vec(),
        time_ms: time.to_vec(),
        reviewed,
        mistakes: faults
            .into_iter()
            .map(|fault| ApiMistake {
                code: fault.latest.code,
                times: fault.times,
                game: fault.game,
                ply: fault.latest.ply,
            })
            .collect(),
    }))
}

/// The games of a person that were rated.
#[utoipa::path(
    get,
    path = "/api/v1/people/{id}/games",
    params(("id" = String, Path), Wanted),
    responses((status = 200, body = ApiRatedGames), (status = 404, body = super::refusal::ApiRefusal))
)]
pub(super) async fn games(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<ApiRatedGames>, Refusal> {
    let (store, game) = (app.tables.store(), info(&wanted.game)?);
    let person = store.person(&id).await?.ok_or_else(|| Refusal::missing("person"))?;
    let limit = wanted.limit.unwrap_or(MAX_GAMES).clamp(1, MAX_GAMES);
    let games = store.rated_games_of(game.id, &RatedPlayer::Person(person.id.clone()), limit).await?;
    let games = games.into_iter().filter_map(|rated| rated_game(rated, &person.id)).collect();
    Ok(Json(ApiRatedGames { games }))
}

fn rated_game(rated: RatedGame, person: &str) -> Option<ApiRatedGame> {
    let side = side_of(&rated, person)?;
    let (person, computer) = match &rated.players[!side] {
        RatedPlayer::Person(id) => (Some(id.clone()), None),
        RatedPlayer::Computer(id) => (None, Some(id.clone())),
    };
    Some(ApiRatedGame {
        side,
        person,
        computer,
        points: points(&rated, side),
        before: rated.before[side],
        after: rated.after[side],
        at: rated.at,
        id: rated.id,
    })
}
