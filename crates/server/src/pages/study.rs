//! The board on which games are reviewed and positions analysed.

use askama::Template;
use axum::{
    Extension,
    extract::{Path, Query, State},
    http::{HeaderValue, header},
    response::{IntoResponse, Redirect, Response},
};
use plyground_engines::Roster;
use plyground_games::{AnyGame, AnyPlay, coach::Layer, files::Replayed, find};
use plyground_players::player::given_name;
use plyground_rules::{BoardSpec, BySide, GameInfo, Reason, Side, Variant};
use plyground_store::GameRow;
use plyground_words::{Message, message};
use serde::{Deserialize, Serialize};

use super::{Layout, import_actions, render, script_data};
use crate::{
    App,
    error::Refusal,
    game_file,
    names::Name,
    session::Browser,
    study::saved::{self, SavedStudy},
    words::Words,
};

#[derive(Template)]
#[template(path = "study.html")]
struct Page {
    layout: Layout,
    w: Words,
    game: &'static GameInfo,
    heading: String,
    /// Whether a game is reviewed, and not only a position analysed.
    review: bool,
    id: String,
    data: String,
}

/// What the page's script gets.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct StudyPage {
    game: &'static GameInfo,
    variant: &'static Variant,
    board: BoardSpec,
    /// The start position, if it is not the usual one.
    start: Option<String>,
    /// The moves of the game.
    moves: Vec<StudyMove>,
    /// The game that is reviewed.
    reviewed: Option<Reviewed>,
    /// What was saved of the variations.
    saved: Option<SavedStudy>,
    /// Who can judge positions.
    players: Vec<Judge>,
    layers: &'static [Layer],
}

/// A move of the game.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct StudyMove {
    #[serde(rename = "move")]
    text: String,
    side: Side,
}

/// A game that is reviewed.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Reviewed {
    id: String,
    #[cfg_attr(test, ts(type = "{ first: string | object, second: string | object }"))]
    names: BySide<Name>,
    /// Which sides this browser played.
    you: Vec<Side>,
    /// How it ended.
    #[cfg_attr(test, ts(type = "import(\"./words.js\").Message | null"))]
    ending: Option<Message>,
}

/// A computer player that can judge positions.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Judge {
    id: String,
    #[cfg_attr(test, ts(type = "import(\"./words.js\").Message"))]
    name: Message,
}

/// The review of a game.
pub(crate) async fn review(
    State(app): State<App>,
    Path(id): Path<String>,
    Extension(browser): Extension<Browser>,
    w: Words,
) -> Result<Response, Refusal> {
    let (row, play) = crate::study::stored_game(app.tables.store(), &id).await?;
    if row.ending.is_none() {
        return Ok(Redirect::to(&format!("/g/{id}")).into_response());
    }
    let saved = saved::of_game(&app, &id, &browser).await?;
    Ok(page(&app, w, &*play, row.start.clone(), Some((&row, &browser)), saved))
}

/// Where an analysis begins.
#[derive(Deserialize)]
pub(crate) struct Begin {
    /// A position text or the name of a start.
    #[serde(default)]
    from: Option<String>,
    /// Apart by commas.
    #[serde(default)]
    moves: String,
    /// The id of a tree that was saved; then it begins where that does.
    #[serde(default)]
    study: Option<String>,
    /// The id of files that were sent: the game in them.
    #[serde(default)]
    import: Option<String>,
    /// The id of a stored game.
    #[serde(default)]
    game: Option<String>,
}

/// The analysis board of a variant.
pub(crate) async fn analysis(
    State(app): State<App>,
    Path(variant): Path<String>,
    Query(begin): Query<Begin>,
    Extension(browser): Extension<Browser>,
    w: Words,
) -> Result<Response, Refusal> {
    let (game, variant) = find(&variant).map_err(|_| Refusal::missing("game"))?;
    if let Some(id) = &begin.study {
        let (saved, replayed) = saved::alone(&app, id, &browser).await?;
        if replayed.record.variant != variant.id {
            return Err(Refusal::missing("study"));
        }
        return Ok(page(&app, w, &*replayed.play, replayed.record.start.clone(), None, Some(saved)));
    }
    if let Some(id) = &begin.import {
        let replayed = import_actions::one(&app, &browser, id, Some(variant)).await?;
        return Ok(opened(&app, w, replayed));
    }
    if let Some(id) = &begin.game {
        let found = app.tables.store().archived(id).await?.ok_or_else(|| Refusal::missing("game"))?;
        let tree = saved::tree_of(&app, id, &browser).await?;
        let replayed = game_file::stored_game(found, tree.as_deref())
            .map_err(|why| Refusal::bad(message!("bad-game", why = why)))?;
        if replayed.record.variant != variant.id {
            return Err(Refusal::missing("game"));
        }
        return Ok(opened(&app, w, replayed));
    }
    let mut play = game
        .start(variant, begin.from.as_deref())
        .map_err(|e| Refusal::bad(message!("bad-start", why = e.message())))?;
    for (index, text) in begin.moves.split(',').filter(|text| !text.is_empty()).enumerate() {
        let wrong =
            |e: plyground_games::MoveError| message!("try-wrong-move", number = index + 1, why = e.message());
        play.play(text).map_err(|e| Refusal::bad(message!("study-wrong", why = wrong(e))))?;
    }
    let start = begin.from.is_some().then(|| play.position_text_at(0)).flatten();
    Ok(page(&app, w, &*play, start, None, None))
}

/// A game with its variations and comments, on the analysis board.
fn opened(app: &App, w: Words, replayed: Replayed) -> Response {
    let Replayed { play, record, .. } = replayed;
    let annotated = record.moves.is_annotated();
    let saved = annotated.then_some(SavedStudy { id: None, yours: false, moves: record.moves });
    page(app, w, &*play, record.start, None, saved)
}

fn page(
    app: &App,
    w: Words,
    play: &dyn AnyPlay,
    start: Option<String>,
    reviewed: Option<(&GameRow, &Browser)>,
    saved: Option<SavedStudy>,
) -> Response {
    let Ok((any, variant)) = find(play.variant().id) else { return Refusal::missing("game").into_response() };
    let game = any.info();
    let data = StudyPage {
        game,
        variant,
        board: any.board(variant),
        start,
        moves: play.history().into_iter().map(|(side, text)| StudyMove { text, side }).collect(),
        reviewed: reviewed.map(|(row, browser)| reviewed_game(any, play, row, browser)),
        saved,
        players: judges(any, variant, app.tables.roster()),
        layers: any.layers(),
    };
    let title = match &data.reviewed {
        Some(Reviewed { names, .. }) => message!(
            "review-title",
            variant = variant.name,
            first = names.first.clone(),
            second = names.second.clone()
        ),
        None => message!("analysis-title", variant = variant.name),
    };
    let is_kept = data.reviewed.is_some() || data.saved.as_ref().is_some_and(|saved| saved.id.is_some());
    let mut response = render(&Page {
        heading: w.say(&title),
        layout: Layout::new(
            w,
            Some(title),
            &[game],
            "study",
            if data.reviewed.is_some() { "play" } else { "analysis" },
        ),
        w,
        game,
        review: data.reviewed.is_some(),
        id: data.reviewed.as_ref().map(|reviewed| reviewed.id.clone()).unwrap_or_default(),
        data: script_data(&data),
    });
    if is_kept {
        // Going back to the page shows what was saved last, and does not save an older tree over it.
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

fn reviewed_game(game: &dyn AnyGame, play: &dyn AnyPlay, row: &GameRow, browser: &Browser) -> Reviewed {
    let info = game.info();
    let ending = row.ending.as_ref().and_then(|end| {
        let by_rules = play.outcome().map(|outcome| outcome.reason);
        let mut known = by_rules.into_iter().chain(Reason::BY_PEOPLE);
        known.find(|reason| reason.code == end.reason).map(|reason| info.ending(end.winner, reason))
    });
    Reviewed {
        id: row.id.clone(),
        names: BySide::from_fn(|side| Name::at(row, info, side)),
        you: crate::study::sides_of(row, browser.hash()),
        ending,
    }
}

/// The players that search, the strongest first, and the external engines, as far as they play the variant.
fn judges(game: &dyn AnyGame, variant: &Variant, roster: &Roster) -> Vec<Judge> {
    let searching = game.players().iter().rev().filter(|player| player.params().is_some());
    let ours = searching.map(|player| Judge { id: player.id.to_string(), name: player.name.clone() });
    let external = roster.of(variant.id).map(|engine| Judge {
        id: engine.id.clone(),
        name: message!("judge-external", name = given_name(&engine.name)),
    });
    ours.chain(external).collect()
}
