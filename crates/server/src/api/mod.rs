//! The HTTP API for programs: games, positions, analysis, past and live games, people, rankings and matches. Routes and the OpenAPI document come from the same macros, so
//! neither can have what the other lacks. The rights are those of the pages: who asks is a browser token in a cookie, or nobody.

mod analysis;
mod archive;
mod games;
mod live;
mod matches;
pub(crate) mod ndjson;
mod people;
mod positions;
mod rankings;
mod refusal;

use axum::{Json, Router, routing::get};
use utoipa::OpenApi;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::App;

/// What holds for all of it.
#[derive(OpenApi)]
#[openapi(info(title = "Plyground", version = "1", license(name = "MIT OR Apache-2.0")))]
struct Document;

/// Answers that end at once.
fn answers() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(games::list))
        .routes(routes!(positions::show))
        .routes(routes!(archive::find))
        .routes(routes!(archive::show))
        .routes(routes!(archive::collections))
        .routes(routes!(rankings::list))
        .routes(routes!(people::show))
        .routes(routes!(people::profile))
        .routes(routes!(people::games))
        .routes(routes!(matches::show))
}

/// Answers that are streams: they are neither bounded by the time limit of pages nor held back by compression.
fn streams() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(analysis::stream)).routes(routes!(live::stream))
}

/// The routes whose answers end at once, the document at `/api` among them.
pub(crate) fn router() -> Router<App> {
    let (routes, mut document) = answers().split_for_parts();
    document.merge(streams().into_openapi());
    refusal::document_refusals(&mut document);
    let document: &'static utoipa::openapi::OpenApi = Box::leak(Box::new(document));
    routes.route("/api", get(move || async move { Json(document) }))
}

/// The routes whose answers are streams.
pub(crate) fn stream_router() -> Router<App> {
    streams().into()
}
