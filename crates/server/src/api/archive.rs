//! Past games: those of the browser that asks, and imported collections.

use axum::{
    Extension, Json,
    extract::{Path, Query, State},
};
use plyground_rules::{BySide, Side};
use plyground_store::{ArchivedGame, Collection, Cursor, Filter, FoundResult, Scope, Sort};
use plyground_words::key;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::positions::Which;
use crate::{App, error::Refusal, pages::games_query::date, session::Browser};

/// The most games in one answer.
const MAX_PAGE: u32 = 100;

/// Which games. Everything can be combined.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
#[derive(Default)]
pub(super) struct Wanted {
    /// The id of a collection; without one, the games of the browser that asks.
    collection: Option<i64>,
    /// A game's id.
    game: Option<String>,
    /// A variant's id.
    variant: Option<String>,
    /// A part of a player's name.
    player: Option<String>,
    /// `first`, `second`, `draw`, `unfinished`, or of one's own games `won`, `lost`.
    #[param(value_type = Option<String>)]
    result: Option<FoundResult>,
    /// The code of the reason for the end.
    reason: Option<String>,
    /// An opening's name, or how it begins.
    opening: Option<String>,
    /// The id of a computer player that took part.
    opponent: Option<String>,
    /// The opponent's rating at least; in a collection either side's.
    rating_from: Option<i32>,
    /// The opponent's rating at most.
    rating_to: Option<i32>,
    /// So many moves at least.
    length_from: Option<u32>,
    /// So many moves at most.
    length_to: Option<u32>,
    /// Accuracy at least, in percent; in a collection either side's.
    accuracy_from: Option<f64>,
    /// Accuracy at most, in percent.
    accuracy_to: Option<f64>,
    /// Whether it was reviewed.
    reviewed: Option<bool>,
    /// A tag.
    tag: Option<String>,
    /// A year, a month or a day: not before.
    from: Option<String>,
    /// A year, a month or a day: not after.
    to: Option<String>,
    /// The text of a position that was on the board, in any symmetry; needs `variant`.
    position: Option<String>,
    /// `newest`, `oldest`, `longest`, `shortest`, `best`, `worst`, `result` or `game`.
    #[param(value_type = Option<String>)]
    sort: Option<Sort>,
    /// Where the page before ended: its `next`.
    after: Option<String>,
    /// How many games: at most 100.
    limit: Option<u32>,
}

/// A page of games.
#[derive(Serialize, ToSchema)]
pub(super) struct ApiArchivePage {
    /// The games, in order.
    games: Vec<ApiArchived>,
    /// What to ask for as `after`; null at the end.
    next: Option<String>,
}

/// A game that is over.
#[derive(Serialize, ToSchema)]
pub(super) struct ApiArchived {
    /// Its id.
    id: String,
    /// The variant's id.
    variant: String,
    /// The start position's text; null for the usual one.
    start: Option<String>,
    /// The first side's name.
    first: String,
    /// The second side's name.
    second: String,
    /// `first`, `second`, or null for a draw or a game that goes on.
    #[schema(value_type = Option<String>)]
    winner: Option<Side>,
    /// The code of the reason; null while the game goes on.
    reason: Option<String>,
    /// When it was played, in unix milliseconds, as far as it is known.
    played: Option<i64>,
    /// The tournament, or what else it was played at.
    event: Option<String>,
    /// The opening's name.
    opening: Option<String>,
    /// Accuracy by the review, in percent.
    accuracy: ApiAccuracy,
    /// Its moves.
    moves: Vec<String>,
}

/// Imported games that belong together.
#[derive(Serialize, ToSchema)]
pub(super) struct ApiCollection {
    /// Its id, as `/api/v1/archive` is asked for it.
    id: i64,
    /// Its name.
    name: String,
    /// How many games it has.
    games: u64,
    /// When it was imported, in unix milliseconds.
    imported: i64,
}

impl From<Collection> for ApiCollection {
    fn from(Collection { id, name, games, imported, .. }: Collection) -> Self {
        ApiCollection { id, name, games, imported }
    }
}

/// Accuracy of both sides.
#[derive(Serialize, ToSchema)]
pub(super) struct ApiAccuracy {
    /// Of the first side; null if nobody has asked for a review.
    first: Option<f64>,
    /// Of the second side.
    second: Option<f64>,
}

impl Wanted {
    fn filter(&self, browser: &Browser) -> Result<Filter, Refusal> {
        let position = match (&self.position, &self.variant) {
            (None, _) => None,
            (Some(_), None) => return Err(Refusal::bad(key!("position-needs-variant"))),
            (Some(text), Some(variant)) => {
                let which = Which { position: Some(text.clone()), moves: String::new() };
                Some(which.play(variant)?.canonical_hash())
            }
        };
        let scope =
            self.collection.map_or_else(|| Scope::Own(vec![browser.hash().to_vec()]), Scope::Collection);
        Ok(Filter {
            scope,
            game: self.game.clone(),
            variant: self.variant.clone(),
            player: self.player.clone(),
            result: self.result,
            reason: self.reason.clone(),
            opening: self.opening.clone(),
            opponent: self.opponent.clone(),
            rating_from: self.rating_from,
            rating_to: self.rating_to,
            length_from: self.length_from,
            length_to: self.length_to,
            accuracy_from: self.accuracy_from,
            accuracy_to: self.accuracy_to,
            reviewed: self.reviewed,
            tag: self.tag.clone(),
            from: self.from.as_deref().map_or(Ok(None), date)?,
            to: self.to.as_deref().map_or(Ok(None), date)?,
            position,
            sort: self.sort.unwrap_or_default(),
        })
    }
}

/// Games of the browser that asks, or of a collection.
#[utoipa::path(
    get,
    path = "/api/v1/archive",
    params(Wanted),
    responses((status = 200, body = ApiArchivePage), (status = 400, body = super::refusal::ApiRefusal))
)]
pub(super) async fn find(
    State(app): State<App>,
    Extension(browser): Extension<Browser>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<ApiArchivePage>, Refusal> {
    let after = wanted.after.as_deref().map(str::parse::<Cursor>).transpose();
    let after = after.map_err(|_| Refusal::bad(key!("malformed-request")))?;
    let limit = wanted.limit.unwrap_or(MAX_PAGE).clamp(1, MAX_PAGE);
    let page = app.tables.store().find(&wanted.filter(&browser)?, after, limit).await?;
    let games = page.games.into_iter().map(ApiArchived::from).collect();
    Ok(Json(ApiArchivePage { games, next: page.next.map(|cursor| cursor.to_string()) }))
}

/// The imported collections, the latest first.
#[utoipa::path(get, path = "/api/v1/collections", responses((status = 200, body = Vec<ApiCollection>)))]
pub(super) async fn collections(State(app): State<App>) -> Result<Json<Vec<ApiCollection>>, Refusal> {
    let all = app.tables.store().collections().await?;
    Ok(Json(all.into_iter().map(ApiCollection::from).collect()))
}

/// One game.
#[utoipa::path(
    get,
    path = "/api/v1/archive/{id}",
    params(("id" = String, Path)),
    responses((status = 200, body = ApiArchived), (status = 404, body = super::refusal::ApiRefusal))
)]
pub(super) async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<ApiArchived>, Refusal> {
    let game = app.tables.store().archived(&id).await?;
    game.map(|game| Json(game.into())).ok_or_else(|| Refusal::missing("game"))
}

impl From<ArchivedGame> for ApiArchived {
    fn from(game: ArchivedGame) -> Self {
        let ArchivedGame { row, moves, played, event, opening, accuracy, .. } = game;
        let BySide { first, second } = row.names;
        let percent = |tenths: Option<i32>| tenths.map(|tenths| f64::from(tenths) / 10.0);
        ApiArchived {
            id: row.id,
            variant: row.variant,
            start: row.start,
            first,
            second,
            winner: row.ending.as_ref().and_then(|ending| ending.winner),
            reason: row.ending.map(|ending| ending.reason),
            played,
            event,
            opening,
            accuracy: ApiAccuracy { first: percent(accuracy.first), second: percent(accuracy.second) },
            moves: moves.into_iter().map(|mv| mv.text).collect(),
        }
    }
}
