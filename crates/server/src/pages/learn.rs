//! The course of a game: what there is to learn, and how far one has come.

use askama::Template;
use axum::{extract::Path, response::Response};
use plyground_games::GAMES;
use plyground_rules::GameInfo;
use plyground_words::message;
use serde::Serialize;

use super::{
    Layout,
    course::{Series, Step, first_opponent},
    info, render, script_data,
};
use crate::{error::Refusal, words::Words};

#[derive(Template)]
#[template(path = "learn.html")]
struct Page {
    layout: Layout,
    w: Words,
    game: &'static GameInfo,
    games: Vec<&'static GameInfo>,
    series: Vec<(Series, Vec<Step>)>,
    /// The id of who is played in a first game.
    opponent: String,
    data: String,
}

/// What the page's script gets.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LearnPage {
    /// All steps in order: the id by which a browser keeps that it was done, and its address.
    steps: Vec<(String, String)>,
}

pub(crate) async fn page(Path(id): Path<String>, w: Words) -> Result<Response, Refusal> {
    let game = info(&id)?;
    let series: Vec<_> = Series::ALL.into_iter().map(|series| (series, series.steps(game))).collect();
    let steps = series.iter().flat_map(|(_, steps)| steps).map(|step| (step.id(), step.address())).collect();
    Ok(render(&Page {
        layout: Layout::new(w, Some(message!("how-to-play", game = game.name)), &[game], "learn", "learn"),
        w,
        game,
        games: GAMES.iter().map(|g| g.info()).collect(),
        series,
        opponent: first_opponent(game).id.to_string(),
        data: script_data(&LearnPage { steps }),
    }))
}
