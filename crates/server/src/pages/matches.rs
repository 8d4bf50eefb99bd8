//! The matches that a browser began, and the way to another one.

use askama::Template;
use axum::{extract::State, response::Response};
use plyground_games::GAMES;
use plyground_rules::GameInfo;
use plyground_store::ContestState;
use plyground_words::{key, message};

use super::{
    Layout,
    home::ago,
    match_view::{MatchInfo, state_key},
    render,
};
use crate::{App, client::Client, error::Refusal, table::unix_ms, words::Words};

/// The most that are listed.
const MOST: u32 = 200;

#[derive(Template)]
#[template(path = "matches.html")]
struct Page {
    layout: Layout,
    w: Words,
    games: Vec<&'static GameInfo>,
    list: Vec<Item>,
}

/// A match in the list.
struct Item {
    id: String,
    game: String,
    title: String,
    state: String,
    runs: bool,
    /// "12 of 40 games".
    progress: String,
    /// The score of two.
    score: Option<String>,
    ago: String,
}

pub(crate) async fn page(State(app): State<App>, client: Client, w: Words) -> Result<Response, Refusal> {
    let rows = app.tables.store().contests_of(client.browser.hash(), MOST).await?;
    let mut list = Vec::new();
    for row in &rows {
        let about = MatchInfo::new(row, app.tables.roster(), w)?;
        let halves: u64 = row.results.iter().map(|halves| u64::from(*halves)).sum();
        let points = |halves: u64| {
            if halves % 2 == 1 { format!("{}½", halves / 2) } else { (halves / 2).to_string() }
        };
        let games = row.results.len() as u64;
        list.push(Item {
            id: row.id.clone(),
            game: w.say(&about.game.name),
            state: w.say(&state_key(row.state)),
            runs: row.state == ContestState::Running,
            progress: w.say(&message!("match-progress", done = games, total = about.plan.total())),
            score: (about.names.len() == 2)
                .then(|| format!("{} : {}", points(halves), points(2 * games - halves))),
            ago: w.say(&ago(unix_ms() - row.updated)),
            title: about.title,
        });
    }
    Ok(render(&Page {
        layout: Layout::new(w, Some(key!("matches").into()), &[], "matches", "rankings"),
        w,
        games: GAMES.iter().map(|game| game.info()).collect(),
        list,
    }))
}
