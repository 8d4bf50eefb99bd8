//! Every game with its lessons: where learning begins.

use std::{collections::BTreeMap, sync::LazyLock};

use askama::Template;
use axum::response::Response;
use plyground_games::GAMES;
use plyground_rules::GameInfo;
use plyground_words::key;
use serde::Serialize;

use super::{
    Layout,
    course::{Series, Step},
    render,
    sample::{Sample, samples},
    script_data,
};
use crate::words::Words;

#[derive(Template)]
#[template(path = "learn_list.html")]
struct Page {
    layout: Layout,
    w: Words,
    games: Vec<(&'static GameInfo, Vec<(Series, usize)>)>,
    data: &'static str,
}

/// What the page's script gets.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LearnListPage {
    games: Vec<Sample>,
    /// The ids of each game's steps, by game and series.
    steps: BTreeMap<&'static str, Vec<(&'static str, Vec<String>)>>,
}

static DATA: LazyLock<String> = LazyLock::new(|| {
    let ids = |info: &'static GameInfo| {
        let of = |series: Series| (series.id(), series.steps(info).iter().map(Step::id).collect());
        (info.id, Series::ALL.into_iter().map(of).collect())
    };
    script_data(&LearnListPage {
        games: samples(),
        steps: GAMES.iter().map(|game| ids(game.info())).collect(),
    })
});

/// How many steps each series has.
fn counts(game: &'static GameInfo) -> Vec<(Series, usize)> {
    Series::ALL.into_iter().map(|series| (series, series.steps(game).len())).collect()
}

pub(crate) async fn page(w: Words) -> Response {
    let games: Vec<&'static GameInfo> = GAMES.iter().map(|g| g.info()).collect();
    render(&Page {
        layout: Layout::new(w, Some(key!("learn").into()), &games, "learnlist", "learn"),
        w,
        games: games.into_iter().map(|game| (game, counts(game))).collect(),
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
                for (series, count) in counts(game) {
                    let progress = format!("data-progress=\"{}/{}\">0/{count}<", game.id, series.id());
                    assert!(html.contains(&progress), "no {progress}");
                }
            }
        }
    }
}
