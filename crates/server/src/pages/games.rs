//! Past games: one's own, or those of a collection, found by filters that stand in the address.

use std::collections::BTreeMap;

use askama::Template;
use axum::{
    Extension,
    extract::{Query, State},
    response::Response,
};
use plyground_games::{AnyPlay, GAMES, files::Form, find};
use plyground_rules::{BoardSpec, GameInfo, Reason, Side, View};
use plyground_store::{ArchivedGame, PersonRow, Scope};
use plyground_words::{key, message};
use serde::Serialize;
use tokio::task::spawn_blocking;

use super::{
    Layout,
    games_actions::may_rename,
    games_query::{GamesQuery, encode, reason_said, result_key},
    home::{ReviewItem, ago},
    render, script_data,
};
use crate::{
    App,
    client::Client,
    error::Refusal,
    names::Name,
    session::Browser,
    study::{GameCard, sides_of},
    table::unix_ms,
    words::Words,
};

/// How many games a page has.
const PAGE: u32 = 24;
/// Older games say their date instead of how long ago they were.
const RECENT_MS: i64 = 30 * 24 * 3600 * 1000;

#[derive(Template)]
#[template(path = "games.html")]
struct Page {
    layout: Layout,
    w: Words,
    query: GamesQuery,
    games: Vec<&'static GameInfo>,
    tabs: Vec<Tab>,
    chips: Vec<Chip>,
    results: Vec<Choice>,
    reasons: Reasons,
    sorts: Vec<Choice>,
    opponents: Vec<Choice>,
    cards: Vec<PastGame>,
    /// The forms that hold several games: code and name.
    forms: Vec<(&'static str, String)>,
    /// Where the list goes on.
    more: Option<String>,
    /// The address of this page, to come back to.
    here: String,
    data: String,
}

/// One's own games, or a collection.
struct Tab {
    name: String,
    href: String,
    count: Option<String>,
    now: bool,
}

/// A filter that is on.
struct Chip {
    label: String,
    value: String,
    /// The list without it.
    href: String,
}

/// Why games may have ended.
struct Reasons {
    /// For reasons from outside the board.
    outside: Vec<Choice>,
    /// On the board of the game that is looked for, or of all games, each with its name.
    of_games: Vec<(String, Vec<Choice>)>,
}

/// Something to choose from.
struct Choice {
    value: String,
    name: String,
    now: bool,
}

/// A game in the list.
struct PastGame {
    id: String,
    game: &'static str,
    variant: String,
    players: String,
    names: [String; 2],
    result: String,
    /// The list of games that ended for the same reason.
    same_reason: Option<String>,
    length: String,
    date: String,
    event: Option<String>,
    opening: Option<(String, String)>,
    review: Option<ReviewItem>,
    accuracy: Option<String>,
    note: String,
    tags: Vec<(String, String)>,
    /// All tags, as they are typed.
    typed_tags: String,
    over: bool,
    /// The analysis board with its moves.
    analysis: String,
    /// Whether this visitor may change what is said about it, and the names.
    mine: bool,
    renames: bool,
}

/// What the page's script gets.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct GamesPage {
    /// By variant.
    boards: BTreeMap<&'static str, BoardSpec>,
    views: Vec<PastView>,
}

/// How a game stands, or stood at its end.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PastView {
    id: String,
    game: &'static str,
    variant: &'static str,
    view: View,
}

pub(crate) async fn page(
    State(app): State<App>,
    client: Client,
    Extension(browser): Extension<Browser>,
    Query(query): Query<GamesQuery>,
    w: Words,
) -> Result<Response, Refusal> {
    let store = app.tables.store();
    let filter = query.filter(&browser)?;
    let found = store.find(&filter, query.cursor()?, PAGE).await?;
    let collections = store.collections().await?;
    let in_collection = matches!(filter.scope, Scope::Collection(_));
    let tabs = tabs(&query, collections, w);
    if in_collection && !tabs.iter().any(|tab| tab.now) {
        return Err(Refusal::missing("page"));
    }
    let people = store.people_of(browser.hash()).await?;
    let viewer = Viewer { browser, people, collections: may_change_collections(&app, &client) };
    let more = found.next.map(|cursor| query.address("after", &cursor.to_string()));
    let shown = query.clone();
    // To replay long games takes a while.
    let cards = spawn_blocking(move || {
        found.games.iter().filter_map(|game| past_game(game, &shown, &viewer, w)).collect::<Vec<_>>()
    });
    let cards = cards.await.map_err(|e| {
        tracing::error!("{e}");
        Refusal::full(key!("server-failed"))
    })?;
    let mut data = GamesPage { boards: BTreeMap::new(), views: Vec::new() };
    let mut past = Vec::new();
    for (card, view) in cards {
        if let Ok((game, variant)) = find(view.variant) {
            data.boards.entry(variant.id).or_insert_with(|| game.board(variant));
        }
        data.views.push(view);
        past.push(card);
    }
    let games: Vec<&'static GameInfo> = GAMES.iter().map(|g| g.info()).collect();
    let chips = query.filters().map(|(name, value)| {
        let (label, value) = query.label_and_value(name, value, w);
        Chip { label, value, href: query.address(name, "") }
    });
    Ok(render(&Page {
        layout: Layout::new(w, Some(key!("past-games").into()), &games, "games", "games"),
        w,
        chips: chips.collect(),
        results: results(&query, in_collection, w),
        reasons: reasons(&query, w),
        sorts: sorts(&query, w),
        opponents: opponents(&query, w),
        here: query.address("after", &query.after),
        forms: forms_of_many(&past, w),
        games,
        tabs,
        cards: past,
        more,
        data: script_data(&data),
        query,
    }))
}

/// The forms in which games of these kinds can stand together in a file.
fn forms_of_many(cards: &[PastGame], w: Words) -> Vec<(&'static str, String)> {
    let mut forms: Vec<(&'static str, String)> = Vec::new();
    for game in GAMES.iter().filter(|game| cards.iter().any(|card| card.game == game.info().id)) {
        for form in Form::all(*game).into_iter().filter(|form| form.holds_many()) {
            let name = match form {
                Form::Legacy => w.say(&key!("export-legacy")),
                form => w.say(&form.name(*game)),
            };
            if !forms.iter().any(|(id, _)| *id == form.id()) {
                forms.push((form.id(), name));
            }
        }
    }
    forms
}

/// Collections are managed from the host's own browser only.
pub(crate) fn may_change_collections(app: &App, client: &Client) -> bool {
    !app.hosts.any() && client.address.is_loopback()
}

fn tabs(query: &GamesQuery, collections: Vec<plyground_store::Collection>, w: Words) -> Vec<Tab> {
    let own = Tab {
        name: w.say(&key!("own-games")),
        href: "/games".to_owned(),
        count: None,
        now: query.collection.is_empty(),
    };
    let tab = |collection: plyground_store::Collection| Tab {
        href: format!("/games?collection={}", collection.id),
        count: Some(w.say(&message!("long-number", number = collection.games))),
        now: query.collection == collection.id.to_string(),
        name: collection.name,
    };
    std::iter::once(own).chain(collections.into_iter().map(tab)).collect()
}

fn results(query: &GamesQuery, in_collection: bool, w: Words) -> Vec<Choice> {
    let all: &[&str] = if in_collection {
        &["first", "second", "draw", "unfinished"]
    } else {
        &["won", "lost", "draw", "unfinished", "first", "second"]
    };
    let choice = |value: &&str| Choice {
        value: (*value).to_owned(),
        name: result_key(value).map(|key| w.say(&key)).unwrap_or_default(),
        now: query.result == *value,
    };
    all.iter().map(choice).collect()
}

fn reasons(query: &GamesQuery, w: Words) -> Reasons {
    let outside =
        [Reason::RESIGNATION, Reason::TIME, Reason::AGREEMENT, Reason::ABANDONMENT, Reason::ABORTED];
    let choice = |reason: &Reason| Choice {
        value: reason.code.to_owned(),
        name: w.say(&reason_said(*reason)),
        now: query.reason == reason.code,
    };
    let mut outside: Vec<Choice> = outside.iter().map(choice).collect();
    let shown = |info: &&GameInfo| query.game.is_empty() || query.game == info.id;
    let infos = GAMES.iter().map(|game| game.info()).filter(shown);
    let mut of_games: Vec<(String, Vec<Choice>)> =
        infos.map(|info| (w.say(&info.name), info.reasons.iter().map(choice).collect())).collect();
    // Two games may end for a reason of the same code; it is chosen once.
    let mut chosen = outside.iter().any(|choice| choice.now);
    for choice in of_games.iter_mut().flat_map(|(_, choices)| choices) {
        choice.now &= !chosen;
        chosen |= choice.now;
    }
    if !query.reason.is_empty() && !chosen {
        // A rare one, which a card led to.
        let name = query.label_and_value("reason", &query.reason, w).1;
        outside.push(Choice { value: query.reason.clone(), name, now: true });
    }
    Reasons { outside, of_games }
}

fn sorts(query: &GamesQuery, w: Words) -> Vec<Choice> {
    let all = [
        ("newest", key!("sort-newest")),
        ("oldest", key!("sort-oldest")),
        ("longest", key!("sort-longest")),
        ("shortest", key!("sort-shortest")),
        ("best", key!("sort-best")),
        ("worst", key!("sort-worst")),
        ("result", key!("sort-result")),
        ("game", key!("sort-game")),
    ];
    let now = if query.sort.is_empty() { "newest" } else { &query.sort };
    let choice = |(value, key)| Choice { value: String::from(value), name: w.say(&key), now: now == value };
    all.into_iter().map(choice).collect()
}

/// The computer players of the game that is looked for.
fn opponents(query: &GamesQuery, w: Words) -> Vec<Choice> {
    let choice = |player: &plyground_players::Player| Choice {
        value: player.id.to_string(),
        name: w.say(&player.name),
        now: query.opponent == player.id,
    };
    plyground_players::of(&query.game).iter().map(choice).collect()
}

/// Who looks at the list.
struct Viewer {
    browser: Browser,
    /// Who plays in that browser.
    people: Vec<PersonRow>,
    /// Whether what is said about imported games may be changed.
    collections: bool,
}

impl Viewer {
    /// The side that is one's own: a seat of this browser, or what a person of it played elsewhere.
    fn side(&self, found: &ArchivedGame) -> Side {
        let person = |side: &Side| {
            let played = found.row.persons[*side].as_ref();
            played.is_some_and(|id| self.people.iter().any(|person| person.id == *id))
        };
        let held = sides_of(&found.row, self.browser.hash()).first().copied();
        held.or_else(|| Side::BOTH.into_iter().find(person)).unwrap_or(Side::First)
    }

    fn may_change(&self, found: &ArchivedGame) -> bool {
        match found.collection {
            Some(_) => self.collections,
            None => !sides_of(&found.row, self.browser.hash()).is_empty(),
        }
    }
}

fn past_game(
    found: &ArchivedGame,
    query: &GamesQuery,
    viewer: &Viewer,
    w: Words,
) -> Option<(PastGame, PastView)> {
    let row = &found.row;
    let (game, variant) = find(&row.variant).ok()?;
    let info = game.info();
    let mut play = game.start(variant, row.start.as_deref()).ok()?;
    // A game of an older version that had other rules is shown as far as it goes.
    let _ = found.moves.iter().try_for_each(|mv| play.play(&mv.text).map_err(drop));
    let view = play.view_at(play.ply())?;
    let name = |side| Name::at(row, info, side);
    let card = GameCard::of(found);
    let side = viewer.side(found);
    let accuracy = found.accuracy[side]
        .map(|tenths| w.say(&message!("card-accuracy", value = (f64::from(tenths) / 10.0).round() as i64)));
    let tag = |tag: &String| (tag.clone(), query.address("tag", tag));
    let past = PastGame {
        id: row.id.clone(),
        game: info.id,
        variant: w.say(&variant.name),
        players: w.say(&message!("players", first = name(Side::First), second = name(Side::Second))),
        names: [row.names.first.clone(), row.names.second.clone()],
        result: result(found, info, &*play, w),
        same_reason: row.ending.as_ref().map(|end| query.address("reason", &end.reason)),
        length: w.say(&message!("moves-made", count = found.moves.len())),
        date: date(found, w),
        event: found.event.clone(),
        opening: found.opening.as_ref().map(|name| (name.clone(), query.address("opening", name))),
        review: card.and_then(|card| ReviewItem::new(&card, row, &viewer.browser, w)),
        accuracy,
        note: found.note[side].clone().unwrap_or_default(),
        tags: found.tags[side].iter().map(tag).collect(),
        typed_tags: found.tags[side].join(", "),
        over: row.ending.is_some() || found.collection.is_some(),
        analysis: format!("/analysis/{}?game={}", variant.id, encode(&row.id)),
        mine: viewer.may_change(found),
        renames: (row.ending.is_some() || found.collection.is_some()) && may_rename(found, &viewer.browser),
    };
    Some((past, PastView { id: row.id.clone(), game: info.id, variant: variant.id, view }))
}

/// Who won and why, of a game that is not replayed yet.
pub(super) fn ending(found: &ArchivedGame, w: Words) -> String {
    let Ok((game, variant)) = find(&found.row.variant) else { return String::new() };
    let Ok(mut play) = game.start(variant, found.row.start.as_deref()) else { return String::new() };
    let _ = found.moves.iter().try_for_each(|mv| play.play(&mv.text).map_err(drop));
    result(found, game.info(), &*play, w)
}

/// Who won and why.
fn result(found: &ArchivedGame, info: &GameInfo, play: &dyn AnyPlay, w: Words) -> String {
    let Some(end) = &found.row.ending else {
        return w.say(&if found.row.paused { key!("result-paused") } else { key!("result-unfinished") });
    };
    let on_board = play.outcome().map(|outcome| outcome.reason);
    let known = on_board.into_iter().chain(Reason::BY_PEOPLE).find(|reason| reason.code == end.reason);
    match (known.filter(|reason| *reason != Reason::UNRECORDED), end.winner) {
        (Some(reason), winner) => w.say(&info.ending(winner, reason)),
        (None, Some(winner)) => w.say(&message!("won", winner = info.sides[winner].name)),
        (None, None) => w.say(&key!("drawn")),
    }
}

fn date(found: &ArchivedGame, w: Words) -> String {
    match (found.collection, &found.date) {
        (Some(_), Some(date)) => date.chars().take(10).collect(),
        (Some(_), None) => w.say(&key!("no-date")),
        (None, _) => {
            let passed = unix_ms() - found.updated;
            if passed < RECENT_MS {
                w.say(&ago(passed))
            } else {
                crate::game_file::date(found.updated)[..10].to_owned()
            }
        }
    }
}
