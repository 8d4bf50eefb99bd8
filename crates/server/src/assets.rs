//! Embedded files: scripts, styles, icons, and each game's own colours.

use axum::{
    extract::Path,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use plyground_games::GAMES;
use rust_embed::{EmbeddedFile, RustEmbed};
use sha2::{Digest, Sha256};

use crate::error::Refusal;

#[derive(RustEmbed)]
#[folder = "../../web"]
struct Web;

/// A file of `web/`.
pub(crate) async fn file(Path(path): Path<String>, headers: HeaderMap) -> Response {
    let Some(EmbeddedFile { data, metadata }) = Web::get(&path) else {
        return Refusal::missing("file").into_response();
    };
    cached(kind(&path), data.into_owned(), &metadata.sha256_hash(), &headers)
}

/// The colours of a game, from its own crate.
pub(crate) async fn game_style(Path(name): Path<String>, headers: HeaderMap) -> Response {
    let game = name.strip_suffix(".css").and_then(|id| GAMES.iter().find(|g| g.info().id == id));
    let Some(game) = game else { return Refusal::missing("game").into_response() };
    let css = game.info().look.style;
    cached("text/css; charset=utf-8", css.as_bytes().to_vec(), &Sha256::digest(css), &headers)
}

/// Browsers may keep a file but ask each time whether it changed: a new version of the program shows at once.
fn cached(kind: &'static str, data: Vec<u8>, hash: &[u8], headers: &HeaderMap) -> Response {
    let tag: String = hash.iter().take(12).map(|b| format!("{b:02x}")).collect();
    let tag = HeaderValue::try_from(format!("\"{tag}\"")).expect("plain ASCII");
    // A compressed answer carries a weak tag; what matters is the hash.
    let known = headers.get(header::IF_NONE_MATCH).and_then(|v| v.to_str().ok());
    let fresh = [(header::ETAG, tag.clone()), (header::CACHE_CONTROL, HeaderValue::from_static("no-cache"))];
    if known.is_some_and(|k| k.trim_start_matches("W/") == tag) {
        return (StatusCode::NOT_MODIFIED, fresh).into_response();
    }
    ([(header::CONTENT_TYPE, HeaderValue::from_static(kind))], fresh, data).into_response()
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
