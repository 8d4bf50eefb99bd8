//! How to play: rules with small boards to try them on.

use std::collections::BTreeMap;

use askama::Template;
use axum::{
    extract::Path,
    response::{Redirect, Response},
};
use plyground_games::{GAMES, find};
use plyground_rules::{GameInfo, Lesson};
use serde_json::json;

use super::{Layout, info, render, script_data};
use crate::error::Refusal;

#[derive(Template)]
#[template(path = "learn.html")]
struct Page {
    layout: Layout,
    game: &'static GameInfo,
    games: Vec<&'static GameInfo>,
    lessons: &'static [Lesson],
    data: String,
}

/// The first game's lessons.
pub(crate) async fn first() -> Redirect {
    Redirect::to(&format!("/learn/{}", GAMES[0].info().id))
}

pub(crate) async fn page(Path(id): Path<String>) -> Result<Response, Refusal> {
    let game = info(&id)?;
    let boards: BTreeMap<&str, _> = game
        .lessons
        .iter()
        .filter_map(|lesson| find(lesson.variant).ok())
        .map(|(any, variant)| (variant.id, any.board(variant)))
        .collect();
    let lessons: Vec<_> = game
        .lessons
        .iter()
        .map(|l| json!({ "variant": l.variant, "from": l.position, "goal": l.goal }))
        .collect();
    Ok(render(&Page {
        layout: Layout::new(&format!("How to play {}", game.name), &[game], "learn", "learn"),
        game,
        games: GAMES.iter().map(|g| g.info()).collect(),
        lessons: game.lessons,
        data: script_data(&json!({ "game": game, "board": boards, "lessons": lessons })),
    }))
}
