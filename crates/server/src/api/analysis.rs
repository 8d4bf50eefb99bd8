//! The best moves of a position, as they are found.

use axum::{
    extract::{Path, Query, State},
    response::Response,
};
use plyground_games::Analysis;
use plyground_words::{key, message};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

use super::{
    ndjson::{self, Gone, Lines},
    positions::Which,
    refusal::ApiRefusal,
};
use crate::{
    App, client,
    error::Refusal,
    pool::{Job, JobEvent, JobHandle, JobKind, MoveHistory, Ticket, Urgency},
};

/// The most lines that can be asked for.
const MAX_LINES: usize = 5;
/// An analysis ends by itself after this long, or as long as was asked for if that is less.
const MAX_TIME_MS: u64 = 20_000;

/// How to analyse.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct How {
    /// How many best moves: 1 to 5.
    #[serde(default)]
    lines: Option<usize>,
    /// For how long, in milliseconds: at most 20,000, which is also the default.
    #[serde(default)]
    time_ms: Option<u64>,
    /// The id of the computer player that judges; full strength if absent.
    #[serde(default)]
    player: Option<String>,
}

/// A line of the answer.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "the document's name for what is written line by line")]
pub(super) enum ApiAnalysisLine {
    /// What is known so far.
    Found(ApiAnalysis),
    /// The last line, where the player that judges fails halfway, as an external engine may.
    Failed(ApiRefusal),
}

/// What is known so far: one such object a line, the last one with `done`.
#[derive(Serialize, ToSchema)]
pub(super) struct ApiAnalysis {
    /// The best moves, the best first.
    lines: Vec<ApiLine>,
    /// Whether it has ended.
    done: bool,
}

/// A best move with its continuation.
#[derive(Serialize, ToSchema)]
pub(super) struct ApiLine {
    /// `{"kind": "heuristic" | "exact" | "win" | "loss", "value": n}`, from the side to move; null where an external engine gives only its move.
    #[schema(value_type = Option<Object>)]
    score: Value,
    /// The chance of the side to move, from 0 to 1; null without a score.
    win: Option<f64>,
    /// Plies of search.
    depth: u32,
    /// Positions searched.
    nodes: u64,
    /// The move and what is expected to follow.
    pv: Vec<String>,
}

/// The best moves of a position, as they are found.
#[utoipa::path(
    get,
    path = "/api/v1/analysis/{variant}",
    params(("variant" = String, Path), Which, How),
    responses(
        (status = 200, content_type = "application/x-ndjson", body = ApiAnalysisLine),
        (status = 400, body = ApiRefusal)
    )
)]
pub(super) async fn stream(
    State(app): State<App>,
    Path(variant): Path<String>,
    Query(which): Query<Which>,
    Query(how): Query<How>,
    client::Client { browser, address }: client::Client,
) -> Result<Response, Refusal> {
    let play = which.play(&variant)?;
    let (game, _) = plyground_games::find(&variant).map_err(|e| Refusal::bad(e.message()))?;
    let roster = app.tables.roster();
    if how.player.as_ref().is_some_and(|id| roster.find(game.info().id, play.variant().id, id).is_none()) {
        return Err(Refusal::bad(key!("no-such-player")));
    }
    if let Some(end) = play.outcome() {
        return Err(Refusal::bad(message!(
            "analysis-over",
            ending = game.info().ending(end.winner, end.reason)
        )));
    }
    let permit = app.limits.connect(&browser, address)?;
    let kind = JobKind::Analyse {
        player: how.player,
        lines: how.lines.unwrap_or(1).clamp(1, MAX_LINES),
        time_ms: how.time_ms.unwrap_or(MAX_TIME_MS).clamp(1, MAX_TIME_MS),
    };
    let line = MoveHistory {
        variant: play.variant().id.to_owned(),
        start: which.position.clone(),
        moves: play.history().into_iter().map(|(_, text)| text).collect(),
    };
    let ticket = Ticket {
        table: format!("study {:x?}", &browser.key()[..8]),
        client: browser.key(),
        urgency: Urgency::Watched,
    };
    let job = app.tables.pool().submit(Job { kind, line }, ticket);
    let (lines, response) = ndjson::stream();
    tokio::spawn(async move {
        let shown = |found: &Analysis| ApiLine {
            score: serde_json::to_value(plyground_review::ScoreParts::from(found.score)).unwrap_or_default(),
            win: Some(play.win_chance(found.score)),
            depth: found.depth,
            nodes: found.nodes,
            pv: found.pv.clone(),
        };
        tokio::select! {
            // Dropping the job frees its thread.
            () = lines.gone() => {}
            _ = pass_on(job, &lines, shown) => {}
        }
        drop(permit);
    });
    Ok(response)
}

async fn pass_on(
    mut job: JobHandle,
    lines: &Lines,
    shown: impl Fn(&Analysis) -> ApiLine,
) -> Result<(), Gone> {
    while let Some(event) = job.events.recv().await {
        let (found, done): (Vec<ApiLine>, bool) = match event {
            JobEvent::Lines(found) => (found.iter().map(&shown).collect(), false),
            JobEvent::Analysed(found) => (found.iter().map(&shown).collect(), true),
            JobEvent::Chosen(mv) => {
                (vec![ApiLine { score: Value::Null, win: None, depth: 0, nodes: 0, pv: vec![mv] }], true)
            }
            JobEvent::Started { .. } | JobEvent::Suspended | JobEvent::Progress(_) => continue,
            _ => {
                let why =
                    serde_json::json!({ "why": plyground_words::Message::from(key!("analysis-failed")) });
                return lines.send(why.to_string()).await;
            }
        };
        let object = ApiAnalysis { lines: found, done };
        lines.send(serde_json::to_string(&object).expect("an analysis is plain data")).await?;
        if done {
            break;
        }
    }
    Ok(())
}
