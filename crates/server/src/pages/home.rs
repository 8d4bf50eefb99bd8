//! The first page: every game, and the ones to go on with.

use std::sync::LazyLock;

use askama::Template;
use axum::{Extension, extract::State, response::Response};
use plyground_games::{AnyGame, GAMES, find};
use plyground_rules::{BoardSpec, Event, GameInfo, Reason, Side, View};
use plyground_store::{GameRow, Summary};
use plyground_words::{Message, key, message};
use serde::Serialize;

use super::{Layout, render, script_data, symbol};
use crate::{
    App,
    error::Refusal,
    names::Name,
    session::Browser,
    study::{GameCard, sides_of},
    table::{RoomEntry, unix_ms},
    words::Words,
};

/// How many games of others are listed.
const MAX_ROOM: usize = 12;

/// Every game's card. The games do not change while the program runs, and to play these moves takes longer than
/// everything else that a page costs.
pub(super) static CARDS: LazyLock<Vec<Card>> =
    LazyLock::new(|| GAMES.iter().filter_map(|g| card(*g)).collect());
static DATA: LazyLock<String> = LazyLock::new(|| script_data(&HomePage { games: &CARDS }));

#[derive(Template)]
#[template(path = "home.html")]
struct Page {
    layout: Layout,
    w: Words,
    games: Vec<&'static GameInfo>,
    unfinished: Vec<GameItem>,
    recent: Vec<GameItem>,
    /// A game like the last one.
    again: Option<Again>,
    /// Running games and free seats of others.
    room: Vec<RoomItem>,
    data: &'static str,
}

/// What the page's script gets.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct HomePage {
    games: &'static [Card],
}

/// A small board and some moves for it to play.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Card {
    pub(super) id: &'static str,
    pub(super) board: BoardSpec,
    pub(super) view: View,
    pub(super) moves: Vec<ShownMove>,
}

/// A move of a card.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ShownMove {
    events: Vec<Event>,
    pub(super) view: View,
}

/// The last game, to be played once more.
struct Again {
    id: String,
    game: String,
    kind: String,
    says: String,
}

/// A game of others.
struct RoomItem {
    id: String,
    game: &'static str,
    kind: String,
    name: String,
    players: String,
    /// Whether one can sit down.
    free: bool,
}

/// A game in a list.
struct GameItem {
    id: String,
    game: String,
    name: String,
    players: String,
    status: String,
    ago: String,
    kind: String,
    review: Option<ReviewItem>,
}

/// What a list shows of a game's review.
pub(super) struct ReviewItem {
    /// The chances of the visitor's side.
    pub(super) spark: Spark,
    /// The visitor's; who played neither side or both sees both.
    pub(super) faults: Vec<SideFaults>,
}

/// The chances of one side over a game, as a little graph.
pub(super) struct Spark {
    /// The points of a line: 0 to 100 downwards.
    pub(super) points: String,
    /// One less than there are points.
    pub(super) last: usize,
}

impl Spark {
    pub(super) fn new(card: &GameCard, side: Side) -> Self {
        let down = |chance: u8| if side == Side::First { 100 - chance.min(100) } else { chance.min(100) };
        let points = card.chances.iter().enumerate().map(|(x, &chance)| format!("{x},{}", down(chance)));
        Spark {
            points: points.collect::<Vec<_>>().join(" "),
            last: card.chances.len().saturating_sub(1).max(1),
        }
    }
}

/// The inaccuracies, mistakes and blunders of one side.
pub(super) struct SideFaults {
    /// The symbol of the side's piece, where both sides are shown.
    pub(super) piece: Option<String>,
    pub(super) counts: [usize; 3],
    /// The same in words.
    pub(super) says: String,
}

impl ReviewItem {
    /// `None` if the game is not known any more.
    pub(super) fn new(card: &GameCard, row: &GameRow, browser: &Browser, w: Words) -> Option<Self> {
        let info = find(&row.variant).ok()?.0.info();
        let own = match sides_of(row, browser.hash())[..] {
            [side] => Some(side),
            _ => None,
        };
        let faults = Side::BOTH.into_iter().filter(|side| own.is_none_or(|own| own == *side)).map(|side| {
            let counts = card.faults[side];
            let [inaccuracies, mistakes, blunders] = counts;
            let says = message!(
                "faults-of-side",
                inaccuracies = inaccuracies,
                mistakes = mistakes,
                blunders = blunders
            );
            let named = message!("faults-of-named-side", side = info.sides[side].name, faults = says.clone());
            SideFaults {
                piece: own.is_none().then(|| symbol(info, side)),
                counts,
                says: w.say(if own.is_none() { &named } else { &says }),
            }
        });
        Some(ReviewItem { spark: Spark::new(card, own.unwrap_or(Side::First)), faults: faults.collect() })
    }
}

pub(crate) async fn page(
    State(app): State<App>,
    Extension(browser): Extension<Browser>,
    w: Words,
) -> Result<Response, Refusal> {
    let store = app.tables.store();
    let unfinished = store.recent(browser.hash(), false, 6).await?;
    let recent = store.recent(browser.hash(), true, 6).await?;
    let mut finished = Vec::new();
    for summary in &recent {
        let Some(mut shown) = item(summary, w) else { continue };
        let card = app.reviews.card(&summary.game.id).await;
        shown.review = card.and_then(|card| ReviewItem::new(&card, &summary.game, &browser, w));
        finished.push(shown);
    }
    let last =
        unfinished.first().into_iter().chain(recent.first()).max_by_key(|summary| summary.game.created);
    let own: Vec<&str> = unfinished.iter().map(|summary| summary.game.id.as_str()).collect();
    let room = app.tables.room(MAX_ROOM + own.len());
    let others = room.iter().filter(|entry| !own.contains(&entry.id.as_str())).take(MAX_ROOM);
    let games: Vec<&'static GameInfo> = GAMES.iter().map(|g| g.info()).collect();
    Ok(render(&Page {
        layout: Layout::new(w, None, &games, "home", "play"),
        w,
        games,
        unfinished: unfinished.iter().filter_map(|summary| item(summary, w)).collect(),
        recent: finished,
        again: last.and_then(|summary| again(&summary.game, &browser, w)),
        // On a public server a link is for those who were given it.
        room: if app.hosts.any() {
            Vec::new()
        } else {
            others.filter_map(|entry| in_room(entry, w)).collect()
        },
        data: &DATA,
    }))
}

/// "Gomoku against Newcomer".
fn again(row: &GameRow, browser: &Browser, w: Words) -> Option<Again> {
    let (game, variant) = find(&row.variant).ok()?;
    let info = game.info();
    let own = sides_of(row, browser.hash());
    let against = match own[..] {
        [side] => Some(Name::at(row, info, !side)),
        _ => None,
    };
    let says = match against {
        Some(name) => message!("again-against", variant = variant.name, name = name),
        None => message!("again-here", variant = variant.name),
    };
    let kind = symbol(info, own.first().copied().unwrap_or(Side::First));
    Some(Again { id: row.id.clone(), game: info.id.to_owned(), kind, says: w.say(&says) })
}

fn in_room(entry: &RoomEntry, w: Words) -> Option<RoomItem> {
    let (game, variant) = find(entry.variant).ok()?;
    let info = game.info();
    let [first, second] = Side::BOTH.map(|side| entry.names[side].clone());
    Some(RoomItem {
        id: entry.id.clone(),
        game: info.id,
        kind: symbol(info, entry.free.unwrap_or(Side::First)),
        name: w.say(&variant.name),
        players: w.say(&message!("players", first = first, second = second)),
        free: entry.free.is_some(),
    })
}

/// The game's showcase: a small board and the moves for it to play.
fn card(game: &dyn AnyGame) -> Option<Card> {
    let GameInfo { id, variants, showcase, .. } = game.info();
    let mut play = game.start(&variants[0], None).ok()?;
    for mv in game.split_moves(showcase.moves).ok()? {
        play.play(&mv).ok()?;
    }
    let from = play.ply().saturating_sub(showcase.shown);
    let shown = |ply| Some(ShownMove { events: play.events_to(ply)?, view: play.view_at(ply)? });
    let moves = (from + 1..=play.ply()).map(shown).collect::<Option<Vec<_>>>()?;
    Some(Card { id, board: game.board(&variants[0]), view: play.view_at(from)?, moves })
}

fn item(summary: &Summary, w: Words) -> Option<GameItem> {
    let row = &summary.game;
    let (game, variant) = find(&row.variant).ok()?;
    let info = game.info();
    let status = match &row.ending {
        None if row.paused => message!("paused-after", count = summary.moves),
        None => message!("moves-made", count = summary.moves),
        Some(end) => {
            let by_people = Reason::BY_PEOPLE.into_iter().find(|r| r.code == end.reason);
            let side = |side: Side| info.sides[side].name;
            match (end.winner, by_people) {
                (None, None) => key!("drawn").into(),
                (None, Some(reason)) => info.ending(None, reason),
                (Some(winner), None) => message!("won", winner = side(winner)),
                (Some(winner), Some(reason)) => {
                    let reason = reason.message(Some(side(!winner).into()));
                    message!("won-because", winner = side(winner), reason = reason)
                }
            }
        }
    };
    let name = |side| Name::at(row, info, side);
    Some(GameItem {
        id: row.id.clone(),
        game: info.id.to_owned(),
        name: w.say(&variant.name),
        players: w.say(&message!("players", first = name(Side::First), second = name(Side::Second))),
        status: w.say(&status),
        ago: w.say(&ago(unix_ms() - summary.updated)),
        kind: symbol(info, Side::First),
        review: None,
    })
}

/// "3 minutes ago".
pub(super) fn ago(ms: i64) -> Message {
    let minutes = ms.max(0) / 60_000;
    match minutes {
        0 => key!("just-now").into(),
        1..60 => message!("minutes-ago", count = minutes),
        60..1440 => message!("hours-ago", count = minutes / 60),
        _ => message!("days-ago", count = minutes / 1440),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a29_every_card_ends_in_the_point_of_its_game() {
        assert_eq!(CARDS.len(), GAMES.len(), "every showcase is a game");
        for game in GAMES {
            let info = game.info();
            let mut play = game.start(&info.variants[0], None).expect("the usual start");
            let moves = game.split_moves(info.showcase.moves).expect("the game's own notation");
            moves.iter().for_each(|mv| play.play(mv).expect("a legal move"));
            let outcome = play.outcome().unwrap_or_else(|| panic!("{} ends", info.id));
            assert!(outcome.winner.is_some(), "{}", info.id);
            assert!(info.showcase.shown < moves.len(), "{}", info.id);
        }
    }

    #[test]
    fn a10_one_is_not_plural() {
        let moves = [0, 1, 2].map(|n| message!("moves-made", count = n).to_string());
        assert_eq!(moves, ["0 moves", "1 move", "2 moves"]);
        let minute = 60_000;
        let table = [
            (0, "just now"),
            (minute, "1 minute ago"),
            (2 * minute, "2 minutes ago"),
            (60 * minute, "1 hour ago"),
            (47 * 60 * minute, "1 day ago"),
            (48 * 60 * minute, "2 days ago"),
        ];
        for (ms, text) in table {
            assert_eq!(ago(ms).to_string(), text);
        }
    }
}
