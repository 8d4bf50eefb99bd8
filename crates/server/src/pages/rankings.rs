//! The rankings of a game: people and computers together, the strongest first.

use askama::Template;
use axum::{
    Extension,
    extract::{Path, Query, State},
    response::{Redirect, Response},
};
use plyground_engines::{AnyPlayer, Roster};
use plyground_games::GAMES;
use plyground_players::standing::Standing;
use plyground_rules::GameInfo;
use plyground_store::{RatedPlayer, RatingRow};
use plyground_words::message;
use serde::Deserialize;

use super::{Layout, home::ago, info, render};
use crate::{App, error::Refusal, session::Browser, table::message::Rated, table::unix_ms, words::Words};

/// The most that are listed.
const MOST: u32 = 2_000;
/// The longest text that is searched for.
const LONGEST_SEARCH: usize = 80;

#[derive(Template)]
#[template(path = "rankings.html")]
struct Page {
    layout: Layout,
    w: Words,
    game: &'static GameInfo,
    games: Vec<&'static GameInfo>,
    rows: Vec<Row>,
    search: String,
}

/// A line.
struct Row {
    rank: usize,
    name: String,
    /// The profile.
    href: Option<String>,
    computer: bool,
    /// Whether it plays in this browser.
    yours: bool,
    elo: i64,
    error: i64,
    games: u64,
    change: String,
    rises: bool,
    ago: String,
    measured: Option<Rated>,
}

/// What is searched for.
#[derive(Deserialize)]
pub(crate) struct Search {
    #[serde(default)]
    q: String,
}

/// The rankings of the first game.
pub(crate) async fn first() -> Redirect {
    Redirect::to(&format!("/rankings/{}", GAMES[0].info().id))
}

pub(crate) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(Search { q }): Query<Search>,
    Extension(browser): Extension<Browser>,
    w: Words,
) -> Result<Response, Refusal> {
    let game = info(&id)?;
    let store = app.tables.store();
    let yours = store.people_of(browser.hash()).await?;
    let ratings = with_computers(store.rankings(game.id, MOST).await?, game.id);
    let search: String = q.trim().chars().take(LONGEST_SEARCH).collect();
    let (sought, now) = (search.to_lowercase(), unix_ms());
    let rows = ratings.iter().enumerate().filter_map(|(i, rating)| {
        let row = row(i + 1, rating, game, app.tables.roster(), now, w)?;
        let is_yours = |id: &str| yours.iter().any(|person| person.id == id);
        let yours = matches!(&rating.player, RatedPlayer::Person(id) if is_yours(id));
        row.name.to_lowercase().contains(&sought).then_some(Row { yours, ..row })
    });
    let title = message!("rankings-of", game = game.name);
    Ok(render(&Page {
        layout: Layout::new(w, Some(title), &[], "rankings", "rankings"),
        w,
        game,
        games: GAMES.iter().map(|game| game.info()).collect(),
        rows: rows.collect(),
        search,
    }))
}

/// All computer players have a place, those without a game too: everybody begins with the same rating.
fn with_computers(mut ratings: Vec<RatingRow>, game: &str) -> Vec<RatingRow> {
    for player in plyground_players::of(game).iter().filter(|player| player.has_strength()) {
        let player = RatedPlayer::Computer(player.id.to_string());
        if !ratings.iter().any(|rating| rating.player == player) {
            ratings.push(RatingRow { player, name: None, standing: Standing::NEW, change: 0.0, changed: 0 });
        }
    }
    ratings.sort_by(|a, b| b.standing.elo.total_cmp(&a.standing.elo));
    ratings
}

fn row(rank: usize, rating: &RatingRow, game: &GameInfo, roster: &Roster, now: i64, w: Words) -> Option<Row> {
    let (name, href, measured) = match &rating.player {
        RatedPlayer::Person(id) => {
            (rating.name.clone()?, Some(format!("/person/{id}?game={}", game.id)), None)
        }
        RatedPlayer::Computer(id) => {
            let found = game.variants.iter().find_map(|variant| roster.find(game.id, variant.id, id));
            // An engine whose file is gone keeps its rating under its id.
            let name = found.as_ref().map_or_else(|| id.clone(), |player| w.say(&player.name()));
            (name, None, found.as_ref().and_then(AnyPlayer::rating))
        }
    };
    let played = rating.standing.games > 0;
    Some(Row {
        rank,
        name,
        href,
        computer: matches!(rating.player, RatedPlayer::Computer(_)),
        yours: false,
        elo: rating.standing.elo.round() as i64,
        error: rating.standing.error().round() as i64,
        games: rating.standing.games,
        change: if played { signed(rating.change) } else { String::new() },
        rises: rating.change > 0.0,
        ago: if played { w.say(&ago(now - rating.changed)) } else { String::new() },
        measured: measured.map(|rating| Rated { elo: rating.elo, error: rating.error }),
    })
}

/// "+16", "−4": a minus that is as wide as a plus.
pub(super) fn signed(change: f64) -> String {
    let whole = change.round() as i64;
    if whole < 0 { format!("−{}", -whole) } else { format!("+{whole}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a14_everybody_has_a_place_and_the_strongest_is_first() {
        let rated = |player, elo| RatingRow {
            player,
            name: None,
            standing: Standing { elo, games: 3, ..Standing::NEW },
            change: 1.0,
            changed: 0,
        };
        let ann = RatedPlayer::Person("a".to_owned());
        let last = plyground_players::of("reversi").last().expect("a player").id.to_string();
        let all = with_computers(
            vec![rated(ann.clone(), 1440.0), rated(RatedPlayer::Computer(last.clone()), 1600.0)],
            "reversi",
        );
        assert_eq!(all[0].player, RatedPlayer::Computer(last));
        assert_eq!(all.last().expect("somebody").player, ann);
        assert!(all.len() > 10 && all.is_sorted_by(|a, b| a.standing.elo >= b.standing.elo));
    }

    #[test]
    fn changes_have_signs() {
        assert_eq!([signed(15.6), signed(-3.5), signed(0.0)], ["+16", "−4", "+0"]);
    }
}
