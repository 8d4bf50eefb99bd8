//! Setting up a match between computer players.

use askama::Template;
use axum::{
    Form,
    extract::{Path, State},
    response::{Redirect, Response},
};
use plyground_engines::Roster;
use plyground_games::{AnyPlay, find};
use plyground_players::{ANY, contest::chosen_opening, random_opponent};
use plyground_rules::{GameInfo, Variant, zobrist};
use plyground_words::{key, message};
use serde::Deserialize;

use super::{Layout, info, opponents, render};
use crate::{
    App,
    client::Client,
    error::Refusal,
    matches::{
        new_row,
        plan::{MAX_GAMES, MAX_PLAYERS, MAX_TOTAL, Plan},
    },
    session::{new_id, new_seed},
    words::Words,
};

/// The longest text of an opening.
const LONGEST_OPENING: usize = 400;
/// So many named openings are offered.
const OPENINGS: usize = 200;
/// Openings are followed this far.
const DEPTH: usize = 12;

/// What the form sends.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct NewMatch {
    variant: String,
    p1: String,
    p2: String,
    p3: String,
    p4: String,
    p5: String,
    p6: String,
    p7: String,
    p8: String,
    games: String,
    openings: String,
    opening: String,
    seed: String,
    rated: String,
}

#[derive(Template)]
#[template(path = "match_new.html")]
struct Page {
    layout: Layout,
    w: Words,
    game: &'static GameInfo,
    variants: &'static [Variant],
    players: Vec<Choice>,
    places: Vec<Place>,
    openings: Vec<(String, &'static str)>,
    max_games: u64,
}

/// A player to choose.
struct Choice {
    id: String,
    /// With its rating.
    name: String,
}

/// Where a player is chosen.
struct Place {
    number: usize,
    /// The id of who is chosen at first; nobody if empty.
    chosen: String,
}

pub(crate) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    w: Words,
) -> Result<Response, Refusal> {
    let game = info(&id)?;
    let listed = opponents::Opponents::of(game, app.tables.roster(), None).list;
    let players = listed.iter().map(|opponent| {
        let name = w.say(&opponent.name);
        let name =
            opponent.mark.as_ref().map_or_else(|| name.clone(), |mark| format!("{name} · {}", mark.elo));
        Choice { id: opponent.id.clone(), name }
    });
    let players: Vec<Choice> = players.collect();
    let [_, casual, _] = plyground_players::first_opponents(game.id);
    let middle = listed.iter().position(|opponent| opponent.id == casual.id).unwrap_or(0);
    let first = [middle, (middle + 1).min(listed.len().saturating_sub(1))];
    let places = (0..MAX_PLAYERS).map(|at| Place {
        number: at + 1,
        chosen: first.get(at).and_then(|place| listed.get(*place)).map(|o| o.id.clone()).unwrap_or_default(),
    });
    Ok(render(&Page {
        layout: Layout::new(w, Some(message!("new-match-of", game = game.name)), &[], "matchnew", "rankings"),
        w,
        game,
        variants: game.variants,
        players,
        places: places.collect(),
        openings: named_openings(game.variants[0].id),
        max_games: MAX_GAMES,
    }))
}

/// The openings of a variant that have names, each once, with their moves.
fn named_openings(variant: &str) -> Vec<(String, &'static str)> {
    let Ok((game, variant)) = find(variant) else { return Vec::new() };
    let Ok(start) = game.start(variant, None) else { return Vec::new() };
    let mut found: Vec<(String, &'static str)> = Vec::new();
    let mut seen = std::collections::HashSet::new();
    let mut queue: std::collections::VecDeque<Box<dyn AnyPlay>> = [start].into();
    while let Some(play) = queue.pop_front() {
        for (text, name) in play.book_moves() {
            let mut next = play.boxed_clone();
            // The same opening in another symmetry, or by another way, is the same.
            if next.play(&text).is_err() || !seen.insert(next.canonical_hash()) {
                continue;
            }
            if let Some(name) = name {
                let moves: Vec<String> = next.history().into_iter().map(|(_, text)| text).collect();
                found.push((moves.join(" "), name));
            }
            if next.ply() < DEPTH && found.len() < OPENINGS {
                queue.push_back(next);
            }
        }
    }
    found.sort_by_key(|(_, name)| *name);
    found
}

/// Begins the match and goes to it.
pub(crate) async fn create(
    State(app): State<App>,
    client: Client,
    Form(form): Form<NewMatch>,
) -> Result<Redirect, Refusal> {
    let (plan, game) = plan(&form, app.tables.roster())?;
    app.limits.start_game(&client.browser, client.address)?;
    let row = new_row(new_id(), game, &plan, &client);
    let page = format!("/match/{}", row.id);
    app.matches.begin(row, &client).await?;
    Ok(Redirect::to(&page))
}

/// The match that the form asks for, or the sentence that says why it cannot be.
pub(crate) fn plan(form: &NewMatch, roster: &Roster) -> Result<(Plan, &'static str), Refusal> {
    let (game, variant) = find(&form.variant).map_err(|_| Refusal::bad(key!("no-such-game")))?;
    let info = game.info();
    let seed = match form.seed.trim() {
        "" => new_seed(),
        typed => typed.parse().map_err(|_| Refusal::bad(key!("bad-seed")))?,
    };
    let games: u64 = form
        .games
        .trim()
        .parse()
        .ok()
        .filter(|games| (1..=MAX_GAMES).contains(games))
        .ok_or_else(|| Refusal::bad(message!("bad-games", most = MAX_GAMES)))?;
    let named = [&form.p1, &form.p2, &form.p3, &form.p4, &form.p5, &form.p6, &form.p7, &form.p8];
    let mut players = Vec::new();
    for (place, id) in named.into_iter().enumerate().filter(|(_, id)| !id.is_empty()) {
        let drawn = random_opponent(info.id, zobrist::number(seed, place as u64)).filter(|_| id == ANY);
        let id = drawn.map_or(id.as_str(), |player| &player.id);
        players.push(opponents::chosen((info, variant), roster, id, "", "")?.id().to_owned());
    }
    if players.len() < 2 {
        return Err(Refusal::bad(key!("match-needs-two")));
    }
    let opening = match form.openings.as_str() {
        "chosen" if form.opening.len() > LONGEST_OPENING => {
            return Err(Refusal::bad(message!("opening-too-long", most = LONGEST_OPENING)));
        }
        "chosen" => Some(chosen_opening(variant.id, &form.opening).map_err(Refusal::bad)?),
        _ => None,
    };
    let rated = form.rated != "no";
    let plan = Plan { variant: variant.id.to_owned(), players, games, seed, opening, rated };
    if plan.total() > MAX_TOTAL {
        return Err(Refusal::bad(message!("too-many-match-games", total = plan.total(), most = MAX_TOTAL)));
    }
    Ok((plan, info.id))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(fields: &[(&str, &str)]) -> Result<Plan, String> {
        let form: serde_json::Map<_, _> =
            fields.iter().map(|(k, v)| ((*k).to_owned(), serde_json::Value::from(*v))).collect();
        let form: NewMatch = serde_json::from_value(form.into()).expect("text fields");
        plan(&form, &Roster::default()).map(|(plan, _)| plan).map_err(|e| e.message().to_string())
    }

    fn with<'a>(more: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
        let usual =
            [("variant", "reversi"), ("p1", "greedy"), ("p2", "legend"), ("games", "10"), ("seed", "7")];
        usual
            .into_iter()
            .filter(|(k, _)| !more.iter().any(|(other, _)| other == k))
            .chain(more.iter().copied())
            .collect()
    }

    #[test]
    fn a13_a_match_is_what_the_form_says() {
        let plan = read(&with(&[])).expect("a match");
        assert_eq!((plan.players.join(","), plan.games, plan.seed), ("greedy,legend".to_owned(), 10, 7));
        assert!(plan.rated && plan.opening.is_none());
        let plan =
            read(&with(&[("openings", "chosen"), ("opening", "F5D6"), ("rated", "no")])).expect("a match");
        assert_eq!((plan.opening, plan.rated), (Some(vec!["f5".to_owned(), "d6".to_owned()]), false));
        assert_eq!(read(&with(&[("p2", "greedy")])).expect("itself").players, ["greedy", "greedy"]);
    }

    #[test]
    fn a13_a_random_opponent_is_drawn_by_the_seed() {
        let drawn =
            |seed: &str| read(&with(&[("p1", ANY), ("p2", ANY), ("seed", seed)])).expect("a match").players;
        assert_eq!(drawn("7"), drawn("7"));
        let all: std::collections::HashSet<String> =
            (0..40).flat_map(|seed| drawn(&seed.to_string())).collect();
        assert!(all.len() > 5 && !all.contains(ANY), "{all:?}");
    }

    #[test]
    fn a13_what_cannot_be_played_gets_a_sentence() {
        let cases: [(&[(&str, &str)], &str); 9] = [
            (&[("p2", "")], "at least two"),
            (&[("p2", "nobody")], "no such"),
            (&[("games", "0")], "1 to 1000"),
            (&[("games", "1001")], "1 to 1000"),
            (&[("games", "x")], "1 to 1000"),
            (&[("seed", "-1")], "seed"),
            (&[("variant", "chess")], "no such"),
            (&[("openings", "chosen"), ("opening", "a1")], "opening move 1, a1"),
            (&[("openings", "chosen"), ("opening", "")], "opening"),
        ];
        for (fields, sentence) in cases {
            let said = read(&with(fields)).expect_err("not a match").to_lowercase();
            assert!(said.contains(sentence), "{fields:?}: {said}");
        }
        let many: Vec<(&str, &str)> = ["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"]
            .map(|p| (p, "greedy"))
            .into_iter()
            .chain([("games", "1000")])
            .collect();
        assert!(read(&with(&many)).expect_err("too many").contains("10000"));
        let long = "f5 ".repeat(200);
        assert!(read(&with(&[("openings", "chosen"), ("opening", &long)])).is_err());
    }

    #[test]
    fn a13_named_openings_can_be_chosen() {
        for game in plyground_games::GAMES {
            for variant in game.info().variants {
                for (moves, name) in named_openings(variant.id) {
                    assert!(chosen_opening(variant.id, &moves).is_ok(), "{name}: {moves}");
                }
            }
        }
        assert!(named_openings("reversi").len() > 20);
    }
}
