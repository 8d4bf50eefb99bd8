//! A person's profile: am I getting better, what do I keep doing wrong, whom do I play next.

use askama::Template;
use axum::{
    Extension,
    extract::{Path, Query, State},
    response::Response,
};
use plyground_games::GAMES;
use plyground_players::standing::Standing;
use plyground_rules::{GameInfo, Side};
use plyground_store::{PersonRow, RatedGame, RatedPlayer};
use plyground_words::{Key, Message, key, message};
use serde::{Deserialize, Serialize};
use tokio::task::spawn_blocking;

use super::{Layout, info, rankings::signed, render, script_data};
use crate::{
    App,
    error::Refusal,
    people::{
        chart::{Chart, chart},
        figures::{Figures, GameResult, ResultCounts, figures},
        next::{NextOpponent, next_opponent, points, side_of},
    },
    session::Browser,
    table::unix_ms,
    words::Words,
};

/// So many of the latest games are looked at.
const MOST: u32 = 500;
/// The most lines of a list.
const LINES: usize = 8;
/// "In the last 30 days".
const LATELY_MS: i64 = 30 * 24 * 3600 * 1000;

#[derive(Template)]
#[template(path = "profile.html")]
struct Page {
    layout: Layout,
    w: Words,
    person: PersonRow,
    /// Whether it plays in this browser.
    yours: bool,
    game: &'static GameInfo,
    games: Vec<&'static GameInfo>,
    about: String,
    standing: Option<ShownRating>,
    next: Option<Challenge>,
    opponents: Vec<ScoreLine>,
    openings: Vec<ScoreLine>,
    colours: Vec<ScoreLine>,
    phases: Vec<PhaseLine>,
    reviewed: usize,
    faults: usize,
    data: String,
}

/// The rating now, and how it came about.
struct ShownRating {
    elo: i64,
    error: i64,
    change: String,
    rises: bool,
    chart: Chart,
    /// The chart in words.
    says: String,
}

/// The next opponent.
struct Challenge {
    id: String,
    name: String,
    about: String,
    elo: Option<i32>,
    why: String,
}

/// Results as a bar.
pub(super) struct ScoreLine {
    pub(super) name: String,
    pub(super) score: ResultCounts,
    /// The same in words.
    pub(super) says: String,
    /// Where the drawn and the lost ones begin, in percent.
    pub(super) drawn_from: f64,
    pub(super) lost_from: f64,
}

struct PhaseLine {
    name: Key,
    accuracy: Option<i64>,
    time: Option<String>,
}

/// What the page's script gets.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ProfilePage {
    /// The most frequent kinds of mistakes.
    faults: Vec<FaultLine>,
}

/// A kind of mistake, with its latest example.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct FaultLine {
    times: usize,
    /// The review of the game.
    href: String,
    #[cfg_attr(test, ts(type = "import(\"./words.js\").Message"))]
    message: serde_json::Value,
}

#[derive(Deserialize)]
pub(crate) struct Which {
    #[serde(default)]
    game: Option<String>,
}

pub(crate) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(which): Query<Which>,
    Extension(browser): Extension<Browser>,
    w: Words,
) -> Result<Response, Refusal> {
    let store = app.tables.store();
    let person = store.person(&id).await?.ok_or_else(|| Refusal::missing("person"))?;
    let player = RatedPlayer::Person(person.id.clone());
    let game = match &which.game {
        Some(id) => info(id)?,
        // What is played most.
        None => match store.ratings_of(&player).await?.first() {
            Some((game, _)) => info(game)?,
            None => GAMES[0].info(),
        },
    };
    let mut rated = store.rated_games_of(game.id, &player, MOST).await?;
    let current = store.rating(game.id, &player).await?.map(|row| row.standing);
    let games = store.games_of_person(&person.id, game.id, MOST).await?;
    let all_are_known = games.len() < MOST as usize;
    let next = next_opponent(store, game.id, &person.id).await?;
    let (who, lang) = (person.id.clone(), w.lang);
    // Moves are replayed.
    let found = spawn_blocking(move || figures(&who, game, &games, lang)).await.unwrap_or_default();
    rated.reverse();
    let yours = store.people_of(browser.hash()).await?.iter().any(|other| other.id == person.id);
    let faults = found.faults.iter().take(LINES).map(|fault| FaultLine {
        times: fault.times,
        href: format!("/g/{}/review?ply={}", fault.game, fault.latest.ply),
        message: fault.latest.message.clone(),
    });
    let faults: Vec<FaultLine> = faults.collect();
    Ok(render(&Page {
        layout: Layout::new(
            w,
            Some(message!("profile-of", name = &person.name)),
            &[game],
            "profile",
            "rankings",
        ),
        w,
        about: about(&found, all_are_known, w),
        standing: current.and_then(|current| rating(current, &rated, &person.id, w)),
        next: next.filter(|_| yours).map(|next| challenge(&next, w)),
        opponents: lines(&found.opponents, w),
        openings: lines(&found.openings, w),
        colours: colours(&found, game, w),
        phases: phases(&found),
        reviewed: found.reviewed,
        faults: faults.len(),
        data: script_data(&ProfilePage { faults }),
        yours,
        game,
        games: GAMES.iter().map(|game| game.info()).collect(),
        person,
    }))
}

/// "12 games · 3 wins running".
fn about(found: &Figures, all_are_known: bool, w: Words) -> String {
    let count = found.all.games();
    let games = if all_are_known {
        message!("games-played", count = count)
    } else {
        message!("latest-games-played", count = count)
    };
    let mut parts: Vec<Message> = vec![games];
    if let Some((result, count)) = found.streak.filter(|(_, count)| *count > 1) {
        let what = match result {
            GameResult::Won => "won",
            GameResult::Drawn => "drawn",
            GameResult::Lost => "lost",
        };
        parts.push(message!("streak", what = what, count = count));
    }
    if found.best_streak > 1 {
        parts.push(message!("best-streak", count = found.best_streak));
    }
    parts.iter().map(|part| w.say(part)).collect::<Vec<_>>().join(" · ")
}

fn rating(current: Standing, rated: &[RatedGame], person: &str, w: Words) -> Option<ShownRating> {
    let mut deviation = Standing::NEW;
    let standings: Vec<Standing> = rated
        .iter()
        .filter_map(|game| {
            let side = side_of(game, person)?;
            let before = Standing { elo: game.before[side], ..deviation };
            deviation =
                Standing { elo: game.after[side], ..before.after(game.before[!side], points(game, side)) };
            Some(deviation)
        })
        .collect();
    let since = unix_ms() - LATELY_MS;
    let before = rated.iter().rev().find(|game| game.at < since);
    let before = before.and_then(|game| Some(game.after[side_of(game, person)?]));
    let start = rated.first().and_then(|game| Some(game.before[side_of(game, person)?]))?;
    let change = current.elo - before.unwrap_or(start);
    let elo = current.elo.round() as i64;
    Some(ShownRating {
        elo,
        error: current.error().round() as i64,
        change: signed(change),
        rises: change >= 0.0,
        chart: chart(&standings)?,
        says: w.say(&message!("chart-says", from = start.round() as i64, to = elo, count = standings.len())),
    })
}

fn challenge(next: &NextOpponent, w: Words) -> Challenge {
    let of_ten = (10.0 * next.share).round() as i64;
    Challenge {
        id: next.player.id.to_string(),
        name: w.say(&next.player.name),
        about: w.say(&next.player.about),
        elo: next.player.rating.map(|rating| rating.elo),
        why: w.say(&message!("next-because", count = of_ten)),
    }
}

pub(super) fn line(name: String, score: ResultCounts, w: Words) -> ScoreLine {
    let games = score.games().max(1) as f64;
    let drawn_from = 100.0 * score.won as f64 / games;
    let says = message!("score-says", won = score.won, drawn = score.drawn, lost = score.lost);
    ScoreLine {
        name,
        score,
        says: w.say(&says),
        drawn_from,
        lost_from: drawn_from + 100.0 * score.drawn as f64 / games,
    }
}

fn lines(scores: &[(String, ResultCounts)], w: Words) -> Vec<ScoreLine> {
    scores.iter().take(LINES).map(|(name, score)| line(name.clone(), *score, w)).collect()
}

fn colours(found: &Figures, game: &GameInfo, w: Words) -> Vec<ScoreLine> {
    let played = Side::BOTH.into_iter().filter(|side| found.sides[*side].games() > 0);
    played.map(|side| line(w.say(&game.sides[side].name), found.sides[side], w)).collect()
}

fn phases(found: &Figures) -> Vec<PhaseLine> {
    let names = [key!("phase-opening"), key!("phase-middle"), key!("phase-end")];
    let of = |i: usize, name: Key| PhaseLine {
        name,
        accuracy: found.accuracy[i].map(|accuracy| accuracy.round() as i64),
        time: found.time[i].map(|ms| format!("{:.1}", ms as f64 / 1000.0)),
    };
    let all = names.into_iter().enumerate().map(|(i, name)| of(i, name));
    all.filter(|phase| phase.accuracy.is_some() || phase.time.is_some()).collect()
}
