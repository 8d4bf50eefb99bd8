//! Setting up a game.

use std::collections::BTreeMap;

use askama::Template;
use axum::{
    Form,
    extract::{Path, Query, State},
    response::{Redirect, Response},
};
use plyground_engines::{AnyPlayer, Roster};
use plyground_games::find;
use plyground_rules::{BoardSpec, BySide, GameInfo, Side, Variant, record::Clock};
use plyground_store::{Counts, GameRow, OpeningRule, Pace, PersonRow, Seat};
use plyground_words::{Message, key, message};
use serde::{Deserialize, Serialize};

use super::{
    Layout, SideShown, begin, info,
    opponents::{self, Opponents},
    render, script_data, sides,
};
use crate::{
    App,
    client::Client,
    error::Refusal,
    names::clean_name,
    people::{self, next::next_opponent},
    session::{Browser, new_id},
    table::unix_ms,
    words::Words,
};

/// What the form says for the computer player that suits the person.
const FITTING: &str = "fitting";

/// What the form sends. Everything but the variant has a sensible default, so that a link can start a game.
#[derive(Deserialize)]
pub(crate) struct NewGame {
    variant: String,
    #[serde(default)]
    start: String,
    #[serde(default)]
    position: String,
    #[serde(default)]
    begins: String,
    /// The opening rule: "free", "balanced" or "swap2".
    #[serde(default)]
    opening: String,
    /// The opponent of the person who sets the game up: "here", "remote", a computer player, [`FITTING`], [`opponents::ANY`] or
    /// [`opponents::TAILORED`]. Nothing, or "sides": each side as it is said below.
    #[serde(default)]
    opponent: String,
    /// Which side that person plays: "first", "second" or "random".
    #[serde(default)]
    side: String,
    /// That person, where several play in this browser, by name; empty for somebody else.
    #[serde(default)]
    who: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    opponent_name: String,
    #[serde(default)]
    depth: String,
    #[serde(default)]
    perfect: String,
    #[serde(default)]
    first: String,
    #[serde(default)]
    second: String,
    #[serde(default)]
    first_name: String,
    #[serde(default)]
    second_name: String,
    #[serde(default)]
    first_player: String,
    #[serde(default)]
    second_player: String,
    #[serde(default)]
    first_depth: String,
    #[serde(default)]
    second_depth: String,
    #[serde(default)]
    first_perfect: String,
    #[serde(default)]
    second_perfect: String,
    #[serde(default)]
    rated: String,
    /// `yes` if what a move would do is shown although the game is rated and between people.
    #[serde(default)]
    previews: String,
    /// `yes` if computers give lost games up.
    #[serde(default)]
    resigns: String,
    #[serde(default)]
    clock: String,
    #[serde(default)]
    minutes: String,
    #[serde(default)]
    increment: String,
    #[serde(default)]
    first_minutes: String,
    #[serde(default)]
    first_increment: String,
    #[serde(default)]
    second_minutes: String,
    #[serde(default)]
    second_increment: String,
}

impl NewGame {
    /// Whether it begins from a position that was typed.
    pub(super) fn is_from_typed_position(&self) -> bool {
        self.start == "custom"
    }

    /// The same game for two people at two devices.
    pub(super) fn between_devices(mut self) -> Self {
        (self.first, self.second) = ("remote".to_owned(), "remote".to_owned());
        self
    }
}

/// What the page's script gets.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct NewPage {
    game: &'static GameInfo,
    /// By variant.
    boards: BTreeMap<&'static str, BoardSpec>,
    /// The variants in which swap2 is played.
    swap2: Vec<&'static str>,
}

#[derive(Template)]
#[template(path = "new.html")]
struct Page {
    layout: Layout,
    w: Words,
    game: &'static GameInfo,
    variants: &'static [Variant],
    variant: String,
    sides: Vec<SideShown>,
    /// Whether swap2 is played in one of the variants.
    has_swap2: bool,
    opponents: Opponents,
    /// Whether other devices can connect, and whether that can be changed here.
    open: bool,
    can_switch: bool,
    /// Who has played in this browser, the last one first.
    people: Vec<PersonRow>,
    data: String,
}

#[derive(Deserialize)]
pub(crate) struct NewGameForm {
    #[serde(default)]
    variant: Option<String>,
}

pub(crate) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(form): Query<NewGameForm>,
    client: Client,
    w: Words,
) -> Result<Response, Refusal> {
    let game = info(&id)?;
    let chosen =
        form.variant.and_then(|w| game.variants.iter().find(|v| v.id == w)).unwrap_or(&game.variants[0]);
    let boards = game
        .variants
        .iter()
        .filter_map(|v| find(v.id).ok())
        .map(|(any, variant)| (variant.id, any.board(variant)))
        .collect();
    let swap2: Vec<&str> =
        game.variants.iter().map(|variant| variant.id).filter(|id| begin::has_swap2(id)).collect();
    let store = app.tables.store();
    let people = store.people_of(client.browser.hash()).await?;
    let next = match people.first() {
        Some(person) => next_opponent(store, game.id, &person.id).await?,
        None => None,
    };
    let advised = next.as_ref().map(|next| next.player.id.as_ref());
    Ok(render(&Page {
        layout: Layout::new(w, Some(message!("new-game-of", game = game.name)), &[game], "new", "play"),
        w,
        game,
        variants: game.variants,
        variant: chosen.id.to_owned(),
        sides: sides(game, w),
        has_swap2: !swap2.is_empty(),
        opponents: Opponents::of(game, app.tables.roster(), advised),
        people,
        open: app.reach.is_open(),
        can_switch: client.can_switch(&app),
        data: script_data(&NewPage { game, boards, swap2 }),
    }))
}

/// Starts the game and goes to it.
pub(crate) async fn create(
    State(app): State<App>,
    client: Client,
    Form(form): Form<NewGame>,
) -> Result<Redirect, Refusal> {
    if form.opponent == FITTING && form.name.is_empty() {
        let people = app.tables.store().people_of(client.browser.hash()).await?;
        let (game, _) = find(&form.variant).map_err(|_| Refusal::bad(key!("no-such-game")))?;
        // Where several play, it is not for the last one to play rated games for all: the page asks.
        if people.len() > 1 {
            return Ok(Redirect::to(&format!("/new/{}", game.info().id)));
        }
    }
    let form = with_sides(form, &app, &client.browser).await?;
    let mut row = row(&form, &client.browser, app.tables.roster())?;
    app.limits.start_game(&client.browser, client.address)?;
    for side in Side::BOTH {
        if row.seats[side] == Seat::Here && !row.names[side].is_empty() {
            let person = people::under_name(app.tables.store(), &client.browser, &row.names[side]).await?;
            row.persons[side] = Some(person.id);
        }
    }
    row.counts = counts(&form, &row);
    if row.opening == OpeningRule::Balanced {
        row.start = begin::balanced_start(app.tables.pool(), &row, &client.browser).await?;
    }
    let page = format!("/g/{}", row.id);
    app.tables.create(row).await?;
    Ok(Redirect::to(&page))
}

/// `POST /again/{id}`: a new game with the settings, players and sides of an earlier one.
pub(crate) async fn again(
    State(app): State<App>,
    Path(id): Path<String>,
    client: Client,
) -> Result<Redirect, Refusal> {
    let Some((mut before, _)) = app.tables.store().load(&id).await? else {
        return Err(Refusal::missing("game"));
    };
    let own = BySide::from_fn(|side| before.holders[side].as_deref() == Some(client.browser.hash()));
    let sides: Vec<Side> = Side::BOTH.into_iter().filter(|side| own[*side]).collect();
    if sides.is_empty() {
        return Err(Refusal::missing("game"));
    }
    app.limits.start_game(&client.browser, client.address)?;
    // On a shared machine somebody else may be playing by now.
    if let ([side], Some(now)) =
        (&sides[..], app.tables.store().people_of(client.browser.hash()).await?.into_iter().next())
    {
        before.names[*side] = now.name;
        before.persons[*side] = Some(now.id);
    }
    let row = GameRow {
        id: new_id(),
        // Who came on another device comes again, or somebody else does.
        holders: BySide::from_fn(|side| before.holders[side].clone().filter(|_| own[side])),
        persons: BySide::from_fn(|side| before.persons[side].clone().filter(|_| own[side])),
        counts: if before.counts == Counts::NoLonger { Counts::Yes } else { before.counts },
        created: unix_ms(),
        ending: None,
        next: None,
        left: None,
        paused: false,
        opening: before.opening.anew(),
        ..before
    };
    let page = format!("/g/{}", row.id);
    app.tables.create(row).await?;
    Ok(Redirect::to(&page))
}

/// The form with the person and the opponent at their sides, where it names an opponent.
async fn with_sides(mut form: NewGame, app: &App, browser: &Browser) -> Result<NewGame, Refusal> {
    if matches!(form.opponent.as_str(), "" | "sides") {
        return Ok(form);
    }
    if !form.who.is_empty() {
        form.name.clone_from(&form.who);
    }
    if form.opponent == FITTING {
        let (game, _) = find(&form.variant).map_err(|_| Refusal::bad(key!("no-such-game")))?;
        let store = app.tables.store();
        let person = store.people_of(browser.hash()).await?.into_iter().next();
        let next = match &person {
            Some(person) => next_opponent(store, game.info().id, &person.id).await?,
            None => None,
        };
        // Without one: the one that is meant by no name.
        form.opponent = next.map(|next| next.player.id.into_owned()).unwrap_or_default();
        if form.name.is_empty() {
            form.name = person.map(|person| person.name).unwrap_or_default();
        }
    }
    let side = match form.side.as_str() {
        "" | "first" => Side::First,
        "second" => Side::Second,
        "random" => random_side(),
        _ => return Err(Refusal::bad(key!("bad-seat"))),
    };
    let (kind, player) = match form.opponent.as_str() {
        kind @ ("here" | "remote") => (kind.to_owned(), String::new()),
        player => ("computer".to_owned(), player.to_owned()),
    };
    let own = ("here".to_owned(), String::new(), form.name.clone());
    let other = (kind, player, form.opponent_name.clone());
    let (first, second) = if side == Side::First { (own, other) } else { (other, own) };
    (form.first, form.first_player, form.first_name) = first;
    (form.second, form.second_player, form.second_name) = second;
    (form.first_depth, form.second_depth) = (form.depth.clone(), form.depth.clone());
    (form.first_perfect, form.second_perfect) = (form.perfect.clone(), form.perfect.clone());
    Ok(form)
}

fn random_side() -> Side {
    let mut byte = [0];
    getrandom::fill(&mut byte).expect("the system gives random bytes");
    if byte[0] & 1 == 0 { Side::First } else { Side::Second }
}

/// The game that a form describes, its start and clocks checked.
pub(super) fn row(form: &NewGame, browser: &Browser, roster: &Roster) -> Result<GameRow, Refusal> {
    let (game, variant) = find(&form.variant).map_err(|_| Refusal::bad(key!("no-such-game")))?;
    let from = match form.start.as_str() {
        "" => None,
        "custom" => Some(form.position.trim()).filter(|p| !p.is_empty()),
        name => Some(name),
    };
    let bad_start = |why: Message| Refusal::bad(message!("bad-start", why = why));
    let mut play = game.start(variant, from).map_err(|e| bad_start(e.message()))?;
    let begins = match form.begins.as_str() {
        "first" => Some(Side::First),
        "second" => Some(Side::Second),
        _ => None,
    };
    if let Some(side) = begins.filter(|side| *side != play.to_move()) {
        let mut description = play.describe();
        description.to_move = side;
        play = game.start_from(variant, &description).map_err(|p| bad_start(p[0].message()))?;
    }
    if play.outcome().is_some() {
        return Err(Refusal::bad(key!("start-is-over")));
    }
    let usual = game.start(variant, None).map_err(|e| bad_start(e.message()))?.position_text();
    let start = Some(play.position_text()).filter(|text| *text != usual);

    let opening = begin::rule(&form.opening, variant.id, form.start == "custom", start.is_some())?;

    let info = game.info();
    let seat = |kind: &str, usual: &str, player: &dyn Fn() -> Result<AnyPlayer, Refusal>| {
        Ok(match if kind.is_empty() { usual } else { kind } {
            "here" => (Seat::Here, None),
            "remote" => (Seat::Remote, None),
            "computer" => {
                let player = player()?;
                (Seat::Computer(player.id().to_owned()), Some(player.name().to_string()))
            }
            _ => return Err(Refusal::bad(key!("bad-seat"))),
        })
    };
    let chosen =
        |id: &str, depth: &str, perfect: &str| opponents::chosen((info, variant), roster, id, depth, perfect);
    let first = || chosen(&form.first_player, &form.first_depth, &form.first_perfect);
    let second = || chosen(&form.second_player, &form.second_depth, &form.second_perfect);
    let (first_seat, first_computer) = seat(&form.first, "here", &first)?;
    let (second_seat, second_computer) = seat(&form.second, "computer", &second)?;
    let seats = BySide { first: first_seat, second: second_seat };
    // Without a name a side is called what it is, in each reader's language: see `Name`.
    let name = |computer: Option<String>, given: &str| -> Result<String, Refusal> {
        let given = clean_name(given)?;
        Ok(computer.or(given).unwrap_or_default())
    };
    Ok(GameRow {
        id: new_id(),
        game: info.id.to_owned(),
        variant: variant.id.to_owned(),
        start,
        names: BySide {
            first: name(first_computer, &form.first_name)?,
            second: name(second_computer, &form.second_name)?,
        },
        holders: BySide::from_fn(|s| (seats[s] == Seat::Here).then(|| browser.hash().to_vec())),
        seats,
        clock: clock(form, info).map_err(Refusal::bad)?,
        created: unix_ms(),
        ending: None,
        next: None,
        left: None,
        paused: false,
        previews: form.previews == "yes",
        resigns: form.resigns == "yes",
        pace: Pace::Normal,
        opening,
        persons: BySide::default(),
        counts: Counts::No,
        imported: false,
    })
}

/// Whether a game counts for the ratings. A set-up position may be won already; the player drawn from all others has no
/// strength of its own; at one screen people may help each other.
fn counts(form: &NewGame, row: &GameRow) -> Counts {
    let known = |side: Side| match &row.seats[side] {
        Seat::Here => row.persons[side].is_some(),
        Seat::Remote => true,
        Seat::Computer(id) => {
            plyground_players::find(&row.game, id).is_none_or(|player| player.has_strength())
        }
    };
    let two = row.seats.first != row.seats.second || row.seats.first == Seat::Remote;
    let fair = form.rated != "no" && form.start != "custom" && form.begins.is_empty();
    if fair && two && Side::BOTH.into_iter().all(known) { Counts::Yes } else { Counts::No }
}

/// `none`, a preset like `5+3` (minutes and seconds), `custom` for both sides, or `each` with a clock per side.
fn clock(form: &NewGame, info: &GameInfo) -> Result<Option<BySide<Clock>>, Message> {
    let (minutes, seconds) = match form.clock.as_str() {
        "" | "none" => return Ok(None),
        "custom" => (form.minutes.as_str(), form.increment.as_str()),
        "each" => {
            let one = |side: Side, minutes: &str, seconds: &str| {
                one_clock(message!("bad-clock-of", side = info.sides[side].name), minutes, seconds)
            };
            return Ok(Some(BySide {
                first: one(Side::First, &form.first_minutes, &form.first_increment)?,
                second: one(Side::Second, &form.second_minutes, &form.second_increment)?,
            }));
        }
        preset => preset.split_once('+').unwrap_or((preset, "")),
    };
    let clock = one_clock(key!("bad-clock").into(), minutes, seconds)?;
    Ok(Some(BySide { first: clock, second: clock }))
}

/// A clock from what was typed; nothing typed is nothing. `wrong` says that this cannot be.
fn one_clock(wrong: Message, minutes: &str, seconds: &str) -> Result<Clock, Message> {
    let number =
        |text: &str| if text.trim().is_empty() { Some(0.0) } else { text.trim().parse::<f64>().ok() };
    let Some((minutes, seconds)) = number(minutes).zip(number(seconds)) else { return Err(wrong) };
    // Neither range contains what is no number.
    if !(0.25..=180.0).contains(&minutes) || !(0.0..=180.0).contains(&seconds) {
        return Err(wrong);
    }
    Ok(Clock { initial_ms: (minutes * 60_000.0) as u64, increment_ms: (seconds * 1000.0) as u64 })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the clock of a form with these fields is, in milliseconds: first side, second side.
    fn clocks(fields: &[(&str, &str)]) -> Result<Option<[(u64, u64); 2]>, String> {
        let all = fields.iter().chain(&[("variant", "reversi")]);
        let form: serde_json::Map<_, _> =
            all.map(|(k, v)| ((*k).to_owned(), serde_json::Value::from(*v))).collect();
        let form: NewGame = serde_json::from_value(form.into()).expect("text fields");
        let made = clock(&form, info("reversi").expect("known"));
        let both = |c: BySide<Clock>| {
            [(c.first.initial_ms, c.first.increment_ms), (c.second.initial_ms, c.second.increment_ms)]
        };
        made.map(|c| c.map(both)).map_err(|wrong| wrong.to_string())
    }

    #[test]
    fn a3_one_clock_for_both_sides() {
        assert_eq!(clocks(&[]), Ok(None));
        assert_eq!(clocks(&[("clock", "none")]), Ok(None));
        assert_eq!(clocks(&[("clock", "5+3")]), Ok(Some([(300_000, 3_000); 2])));
        let custom = [("clock", "custom"), ("minutes", "0.25"), ("increment", " 7 ")];
        assert_eq!(clocks(&custom), Ok(Some([(15_000, 7_000); 2])));
        let sentence = "A clock has 0.25 to 180 minutes and adds 0 to 180 seconds a turn.";
        for wrong in ["0.1+0", "181+0", "5+181", "5+-1", "NaN+0", "inf+0", "x", "5+3+1"] {
            assert_eq!(clocks(&[("clock", wrong)]), Err(sentence.to_owned()), "{wrong}");
        }
    }

    #[test]
    fn a30_each_side_has_its_own_clock() {
        let each = |first: [&'static str; 2], second: [&'static str; 2]| {
            clocks(&[
                ("clock", "each"),
                ("first_minutes", first[0]),
                ("first_increment", first[1]),
                ("second_minutes", second[0]),
                ("second_increment", second[1]),
                ("minutes", "99"),
            ])
        };
        assert_eq!(each(["10", "5"], ["2", ""]), Ok(Some([(600_000, 5_000), (120_000, 0)])));
        let wrong =
            |side: &str| format!("{side}'s clock has 0.25 to 180 minutes and adds 0 to 180 seconds a turn.");
        assert_eq!(each(["0", "5"], ["2", "0"]), Err(wrong("Dark")));
        assert_eq!(each(["10", "5"], ["", ""]), Err(wrong("Light")));
        assert_eq!(each(["10", "5"], ["2", "NaN"]), Err(wrong("Light")));
    }
}
