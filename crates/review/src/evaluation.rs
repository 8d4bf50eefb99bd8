//! What positions are worth.

use std::{collections::HashMap, sync::atomic::AtomicBool};

use plyground_games::{Analysis, AnyPlay};
use plyground_players::named;
use plyground_search::{Score, SearchParams, Searcher, Style};
use serde::{Deserialize, Serialize};

use crate::Effort;

/// What a search found out about a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Evaluation {
    /// From the side to move.
    #[serde(with = "score")]
    pub score: Score,
    /// The best move and what is expected to follow.
    pub line: Vec<String>,
    /// The depth that is complete.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The second best move with its score, where it was asked for and there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<Second>,
}

/// A move that is not the best.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Second {
    /// From the side to move.
    #[serde(with = "score")]
    pub score: Score,
    /// The move and what is expected to follow.
    pub line: Vec<String>,
}

/// What is known so far, by the [hash](AnyPlay::evaluation_hash) of the position with its history and the effort.
#[derive(Clone, Default, Debug)]
pub struct Evaluations(HashMap<(u64, Effort), Evaluation>);

impl Evaluations {
    /// Nothing is known.
    pub fn new() -> Self {
        Evaluations::default()
    }

    /// What is known of a position with exactly this effort.
    pub fn get(&self, hash: u64, effort: Effort) -> Option<&Evaluation> {
        self.0.get(&(hash, effort))
    }

    /// Adds what was found.
    pub fn insert(&mut self, hash: u64, effort: Effort, evaluation: Evaluation) {
        self.0.insert((hash, effort), evaluation);
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The parameters of a review's searches: full strength without any style, the same for both sides, so that one transposition table serves a whole game.
pub fn params(play: &dyn AnyPlay, nodes: u64, effort: Effort) -> SearchParams {
    let (game, _) = plyground_games::find(play.variant().id).expect("a game under way has a variant");
    SearchParams {
        depth: 60,
        nodes: nodes.saturating_mul(effort.factor()),
        time: None,
        threads: 1,
        lines: if effort == Effort::Second { 2 } else { 1 },
        style: Style::PLAIN,
        seed: 0,
        table_bits: TABLE_BITS,
        ..named::full_strength(game.info())
    }
}

/// How many nodes a position gets with [`Effort::Normal`] unless told otherwise.
pub const DEFAULT_NODES: u64 = 50_000;
/// 8 MB: enough for the positions of a game.
const TABLE_BITS: u32 = 19;
/// A line shorter than this is searched on from its end, so that reasons find in it what they speak of.
const LINE: usize = 8;

/// Evaluates the position of `play`. `None` if the game is over there, or if it was stopped.
pub fn evaluate(
    searcher: &mut Searcher,
    play: &dyn AnyPlay,
    effort: Effort,
    params: &SearchParams,
    stop: &AtomicBool,
) -> Option<Evaluation> {
    let mut second: Option<Analysis> = None;
    let analysis = play.search(searcher, params, stop, &mut |found| {
        if found.multi_pv == 1 {
            second = Some(found.clone());
        }
    })?;
    let second = second.filter(|second| second.pv.first() != analysis.pv.first());
    let line = match effort {
        Effort::Second => analysis.pv,
        Effort::Normal | Effort::Check => lengthened(searcher, play, analysis.pv, params, stop),
    };
    let second = second.map(|second| Second {
        score: second.score,
        line: lengthened(searcher, play, second.pv, params, stop),
    });
    let stopped = stop.load(std::sync::atomic::Ordering::Relaxed);
    let Analysis { score, depth, nodes, .. } = analysis;
    (!stopped).then_some(Evaluation { score, line, depth, nodes, second })
}

fn lengthened(
    searcher: &mut Searcher,
    play: &dyn AnyPlay,
    mut line: Vec<String>,
    params: &SearchParams,
    stop: &AtomicBool,
) -> Vec<String> {
    let short = SearchParams { nodes: (params.nodes / 8).max(1), lines: 1, ..params.clone() };
    let mut end = play.boxed_clone();
    for text in &line {
        if end.play(text).is_err() {
            break;
        }
    }
    while line.len() < LINE {
        let Some(more) = end.search(searcher, &short, stop, &mut |_| {}) else { break };
        for text in more.pv {
            if end.play(&text).is_err() {
                return line;
            }
            line.push(text);
        }
    }
    line
}

/// Scores as the command line writes them.
pub(crate) mod score {
    use plyground_search::Score;
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    #[derive(Serialize, Deserialize)]
    struct Written {
        kind: String,
        value: i32,
    }

    pub(crate) fn serialize<S: Serializer>(score: &Score, serializer: S) -> Result<S::Ok, S::Error> {
        let (kind, value) = crate::report::score_parts(*score);
        Written { kind: kind.to_owned(), value }.serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Score, D::Error> {
        let Written { kind, value } = Written::deserialize(deserializer)?;
        let turns = u32::try_from(value);
        match (kind.as_str(), turns) {
            ("heuristic", _) => Ok(Score::Heuristic(value)),
            ("exact", _) => Ok(Score::Exact(value)),
            ("win", Ok(turns)) => Ok(Score::Win(turns)),
            ("loss", Ok(turns)) => Ok(Score::Loss(turns)),
            _ => Err(D::Error::custom("score")),
        }
    }
}
