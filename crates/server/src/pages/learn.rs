//! How to play: rules with small boards to try them on.

use std::collections::BTreeMap;

use askama::Template;
use axum::{extract::Path, response::Response};
use plyground_games::{GAMES, find};
use plyground_rules::{BoardSpec, GameInfo, Lesson};
use plyground_words::{Key, message};
use serde::Serialize;

use super::{Layout, info, render, script_data};
use crate::{error::Refusal, words::Words};

#[derive(Template)]
#[template(path = "learn.html")]
struct Page {
    layout: Layout,
    w: Words,
    game: &'static GameInfo,
    games: Vec<&'static GameInfo>,
    lessons: &'static [Lesson],
    data: String,
}

/// What the page's script gets.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LearnPage {
    game: &'static GameInfo,
    /// By variant.
    board: BTreeMap<&'static str, BoardSpec>,
    lessons: Vec<Task>,
}

/// What is tried in a lesson.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Task {
    /// Its title's key, by which a browser keeps that it was done.
    id: Key,
    variant: &'static str,
    from: &'static str,
    /// The moves that do it; none: any will do.
    goal: &'static [&'static str],
}

pub(crate) async fn page(Path(id): Path<String>, w: Words) -> Result<Response, Refusal> {
    let game = info(&id)?;
    let board = game
        .lessons
        .iter()
        .filter_map(|lesson| find(lesson.variant).ok())
        .map(|(any, variant)| (variant.id, any.board(variant)))
        .collect();
    let lessons = game
        .lessons
        .iter()
        .map(|l| Task { id: l.title, variant: l.variant, from: l.position, goal: l.goal })
        .collect();
    Ok(render(&Page {
        layout: Layout::new(w, Some(message!("how-to-play", game = game.name)), &[game], "learn", "learn"),
        w,
        game,
        games: GAMES.iter().map(|g| g.info()).collect(),
        lessons: game.lessons,
        data: script_data(&LearnPage { game, board, lessons }),
    }))
}
