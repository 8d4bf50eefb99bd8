//! The opponent that a game's end offers next.

use axum::{
    Extension, Json,
    extract::{Path, State},
};
use plyground_players::Player;
use plyground_rules::{BySide, Side, record::Clock};
use plyground_store::{Counts, GameRow, OpeningRule, RatedPlayer, Seat};
use serde::Serialize;

use crate::{App, error::Refusal, people::next::after_game, session::Browser, study::sides_of, words::Words};

/// So many of the latest games say how strong a person is now.
const LATEST: u32 = 30;

/// A side's fields in the form: who sits there, a person's name, a computer player.
const FIELDS: [(Side, [&str; 3]); 2] = [
    (Side::First, ["first", "first_name", "first_player"]),
    (Side::Second, ["second", "second_name", "second_player"]),
];

/// The opponent to play next, and the form that starts that game.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct NextGame {
    /// In the reader's language: a page does not have the words for every player.
    name: String,
    about: String,
    elo: Option<i32>,
    /// The fields of the form for a new game: the same rules, side and clock.
    fields: Vec<(&'static str, String)>,
}

/// Whom the person in this browser may play after this game; `null` for watchers, between people, and before the end.
pub(crate) async fn answer(
    State(app): State<App>,
    Path(id): Path<String>,
    Extension(browser): Extension<Browser>,
    w: Words,
) -> Result<Json<Option<NextGame>>, Refusal> {
    let store = app.tables.store();
    let (row, _) = store.load(&id).await?.ok_or_else(|| Refusal::missing("game"))?;
    let Some((side, met)) = challenged(&row, &browser) else { return Ok(Json(None)) };
    let points = match row.ending.as_ref().filter(|ending| ending.is_result()).map(|ending| ending.winner) {
        Some(Some(winner)) => f64::from(u8::from(winner == side)),
        Some(None) => 0.5,
        None => return Ok(Json(None)),
    };
    let person = row.persons[side].clone();
    let games = match &person {
        Some(person) => store.rated_games_of(&row.game, &RatedPlayer::Person(person.clone()), LATEST).await?,
        None => Vec::new(),
    };
    let person = person.as_deref().map(|person| (person, games.as_slice()));
    let next = after_game(&row.game, person, met, points);
    Ok(Json(next.map(|next| next_game(&row, side, &next.player, w))))
}

/// The side of this browser's only seat and the computer it met.
fn challenged<'a>(row: &'a GameRow, browser: &Browser) -> Option<(Side, &'a str)> {
    let [side] = sides_of(row, browser.hash())[..] else { return None };
    match &row.seats[!side] {
        Seat::Computer(id) => Some((side, id)),
        Seat::Here | Seat::Remote => None,
    }
}

fn next_game(row: &GameRow, side: Side, player: &Player, w: Words) -> NextGame {
    let mut fields = vec![("variant", row.variant.clone())];
    for (seat, [kind, name, computer]) in FIELDS {
        if seat == side {
            fields.extend([(kind, "here".to_owned()), (name, row.names[seat].clone())]);
        } else {
            fields.extend([(kind, "computer".to_owned()), (computer, player.id.to_string())]);
        }
    }
    fields.extend(clock(row.clock.as_ref()));
    if row.opening != OpeningRule::Free {
        fields.push(("opening", row.opening.code().to_owned()));
    }
    if row.counts == Counts::No {
        fields.push(("rated", "no".to_owned()));
    }
    NextGame {
        name: w.say(&player.name),
        about: w.say(&player.about),
        elo: player.rating.map(|rating| rating.elo),
        fields,
    }
}

/// The same clocks again.
fn clock(clock: Option<&BySide<Clock>>) -> Vec<(&'static str, String)> {
    let Some(BySide { first, second }) = clock else { return vec![("clock", "none".to_owned())] };
    let minutes = |clock: &Clock| (clock.initial_ms as f64 / 60_000.0).to_string();
    let seconds = |clock: &Clock| (clock.increment_ms as f64 / 1000.0).to_string();
    vec![
        ("clock", "each".to_owned()),
        ("first_minutes", minutes(first)),
        ("first_increment", seconds(first)),
        ("second_minutes", minutes(second)),
        ("second_increment", seconds(second)),
    ]
}
