//! Every game with its lessons: where learning begins.

use std::{collections::BTreeMap, sync::LazyLock};

use askama::Template;
use axum::response::Response;
use plyground_games::GAMES;
use plyground_rules::GameInfo;
use plyground_words::{Key, key};
use serde::Serialize;

use super::{
    Layout, render,
    sample::{Sample, samples},
    script_data,
};
use crate::words::Words;

#[derive(Template)]
#[template(path = "learn_list.html")]
struct Page {
    layout: Layout,
    w: Words,
    games: Vec<&'static GameInfo>,
    data: &'static str,
}

/// What the page's script gets.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LearnListPage {
    games: Vec<Sample>,
    /// The ids of each game's lessons, by game.
    lessons: BTreeMap<&'static str, Vec<Key>>,
}

static DATA: LazyLock<String> = LazyLock::new(|| {
    let ids = |info: &'static GameInfo| (info.id, info.lessons.iter().map(|lesson| lesson.title).collect());
    script_data(&LearnListPage {
        games: samples(),
        lessons: GAMES.iter().map(|game| ids(game.info())).collect(),
    })
});

pub(crate) async fn page(w: Words) -> Response {
    let games: Vec<&'static GameInfo> = GAMES.iter().map(|g| g.info()).collect();
    render(&Page {
        layout: Layout::new(w, Some(key!("learn").into()), &games, "learnlist", "learn"),
        w,
        games,
        data: &DATA,
    })
}

#[cfg(test)]
mod tests {
    use axum::body::to_bytes;
    use plyground_words::Lang;

    use super::*;

    #[tokio::test]
    async fn a20_the_list_leads_to_the_lessons_of_every_game() {
        for lang in Lang::ALL {
            let w = Words { lang };
            let body = to_bytes(page(w).await.into_body(), 1 << 20).await.expect("a whole page");
            let html = String::from_utf8_lossy(&body);
            for game in GAMES.iter().map(|g| g.info()) {
                let link = format!("<a class=\"button main\" href=\"/learn/{}\"", game.id);
                assert!(html.contains(&link), "no {link}");
                assert!(html.contains(&format!("<h2>{}</h2>", w.say(&game.name))), "no {}", game.id);
                let count = w.with("lesson-count", "count", &game.lessons.len());
                assert!(html.contains(&format!("data-progress=\"{}\">{count}<", game.id)), "no {count}");
            }
        }
    }
}
