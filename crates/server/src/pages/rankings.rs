//! The rankings of a game: people and computers together, the strongest first.

use askama::Template;
use axum::{
    Extension,
    extract::{Path, Query, State},
    response::{Redirect, Response},
};
use plyground_engines::{AnyPlayer, Roster};
use plyground_games::GAMES;
use plyground_players::{Rating, standing::Standing};
use plyground_rules::GameInfo;
use plyground_store::{RatedPlayer, RatingRow, Store};
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
    let now = unix_ms();
    let Ranking { rows, search } = Ranking::load(store, app.tables.roster(), game, &q, w).await?;
    let is_yours = |row: &RankedRow| yours.iter().any(|person| Some(&person.id) == row.person.as_ref());
    let rows: Vec<Row> =
        rows.into_iter().map(|row| Row { yours: is_yours(&row), ..shown(row, game, now, w) }).collect();
    let title = message!("rankings-of", game = game.name);
    Ok(render(&Page {
        layout: Layout::new(w, Some(title), &[], "rankings", "rankings"),
        w,
        game,
        games: GAMES.iter().map(|game| game.info()).collect(),
        rows,
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

/// A player of the rankings, the same for every visitor.
pub(crate) struct RankedRow {
    pub(crate) rank: usize,
    pub(crate) name: String,
    /// A person's id.
    pub(crate) person: Option<String>,
    /// A computer player's id.
    pub(crate) computer: Option<String>,
    pub(crate) standing: Standing,
    pub(crate) change: f64,
    pub(crate) changed: i64,
    pub(crate) measured: Option<Rating>,
}

/// The rankings of a game, and what was searched for in them.
pub(crate) struct Ranking {
    pub(crate) rows: Vec<RankedRow>,
    pub(crate) search: String,
}

impl Ranking {
    /// Those whose names have `sought` in them; their ranks are those among all.
    pub(crate) async fn load(
        store: &Store,
        roster: &Roster,
        game: &'static GameInfo,
        sought: &str,
        w: Words,
    ) -> Result<Self, Refusal> {
        let ratings = with_computers(store.rankings(game.id, MOST).await?, game.id);
        let search: String = sought.trim().chars().take(LONGEST_SEARCH).collect();
        let sought = search.to_lowercase();
        let rows =
            ratings.into_iter().enumerate().filter_map(|(i, rating)| row(i + 1, rating, game, roster, w));
        let rows = rows.filter(|row| row.name.to_lowercase().contains(&sought)).collect();
        Ok(Ranking { rows, search })
    }
}

fn row(rank: usize, rating: RatingRow, game: &GameInfo, roster: &Roster, w: Words) -> Option<RankedRow> {
    let (name, person, computer, measured) = match rating.player {
        RatedPlayer::Person(id) => (rating.name?, Some(id), None, None),
        RatedPlayer::Computer(id) => {
            let found = game.variants.iter().find_map(|variant| roster.find(game.id, variant.id, &id));
            // An engine whose file is gone keeps its rating under its id.
            let name = found.as_ref().map_or_else(|| id.clone(), |player| w.say(&player.name()));
            (name, None, Some(id), found.as_ref().and_then(AnyPlayer::rating))
        }
    };
    let RatingRow { standing, change, changed, .. } = rating;
    Some(RankedRow { rank, name, person, computer, standing, change, changed, measured })
}

fn shown(row: RankedRow, game: &GameInfo, now: i64, w: Words) -> Row {
    let played = row.standing.games > 0;
    Row {
        rank: row.rank,
        name: row.name,
        href: row.person.as_ref().map(|id| format!("/person/{id}?game={}", game.id)),
        computer: row.computer.is_some(),
        yours: false,
        elo: row.standing.elo.round() as i64,
        error: row.standing.error().round() as i64,
        games: row.standing.games,
        change: if played { signed(row.change) } else { String::new() },
        rises: row.change > 0.0,
        ago: if played { w.say(&ago(now - row.changed)) } else { String::new() },
        measured: row.measured.map(|rating| Rated { elo: rating.elo, error: rating.error }),
    }
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
