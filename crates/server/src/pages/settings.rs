//! Settings live in the browser; the page only shows them, and boards to see them on.

use std::sync::LazyLock;

use askama::Template;
use axum::response::Response;
use plyground_games::GAMES;
use plyground_rules::GameInfo;
use serde_json::{Value, json};

use super::{Layout, home, render, script_data};

#[derive(Template)]
#[template(path = "settings.html")]
struct Page {
    layout: Layout,
    data: &'static str,
}

static DATA: LazyLock<String> = LazyLock::new(|| {
    let samples: Vec<Value> = home::CARDS.iter().map(sample).collect();
    script_data(&json!({ "games": samples }))
});

pub(crate) async fn page() -> Response {
    let games: Vec<&'static GameInfo> = GAMES.iter().map(|g| g.info()).collect();
    render(&Page { layout: Layout::new("Settings", &games, "settings", "settings"), data: &DATA })
}

/// A card's board with its moves made: one with pieces on it.
fn sample(card: &Value) -> Value {
    let last = card["moves"].as_array().and_then(|moves| moves.last()).map(|mv| mv["view"].clone());
    json!({ "id": card["id"], "board": card["board"], "view": last.unwrap_or_else(|| card["view"].clone()) })
}
