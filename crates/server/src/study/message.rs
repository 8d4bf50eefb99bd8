//! What browsers and server say to each other about games that are studied.

use plyground_games::{Analysis, AnyGame, AnyPlay};
use plyground_players::words::words;
use plyground_review::{Grade, MoveReport, ScoreParts, Summary, Why};
use plyground_words::Message;
use serde::{Deserialize, Serialize};

use crate::pool::MoveHistory;

/// What a browser asks for. Answers carry the `id` of what they answer.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum StudyRequest {
    /// The review of a finished game, as it fills in.
    Review {
        /// The game's id.
        game: String,
    },
    /// The best moves of a position, as they are found. Ends the analysis before it.
    Analyse {
        id: u32,
        /// The position.
        line: MoveHistory,
        /// How many best moves.
        lines: usize,
        /// The id of the player that judges; full strength if absent.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        player: Option<String>,
    },
    /// Ends the analysis under way.
    Stop {},
    /// A try at an exercise.
    Try {
        id: u32,
        /// The game's id.
        game: String,
        /// Moves before the mistake.
        ply: usize,
        /// The move tried.
        #[serde(rename = "move")]
        text: String,
    },
    /// The solution of an exercise was asked for.
    Reveal {
        /// The game's id.
        game: String,
        /// Moves before the mistake.
        ply: usize,
    },
    /// A verdict on the last move of a line.
    Judge {
        id: u32,
        /// The game so far, with the move.
        line: MoveHistory,
    },
    /// A verdict on one's own move in a game against a computer.
    Verdict {
        id: u32,
        /// The game's id.
        game: String,
        /// Moves up to it, itself included.
        ply: usize,
    },
    /// Help with a move in a game against a computer.
    Hint {
        id: u32,
        /// The game's id.
        game: String,
    },
}

/// What a browser gets.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum StudyMessage {
    /// What is new of a review.
    Review {
        /// The game's id.
        game: String,
        /// The chances of the first side, before the first move and after each.
        chances: Vec<Option<f64>>,
        /// The moves that are known now and were not before.
        moves: Vec<MoveReport>,
        /// How much is done, from 0 to 1.
        share: f64,
        /// The whole game, once everything is known.
        summary: Option<Summary>,
        /// The exercises this browser has seen: moves before the mistake, and whether it was solved.
        practised: Vec<(usize, bool)>,
    },
    /// The best moves so far.
    Lines {
        id: u32,
        lines: Vec<ShownLine>,
        /// Whether it has ended.
        done: bool,
    },
    /// What a try at an exercise is worth.
    Tried {
        id: u32,
        grade: Grade,
        /// The chance after it, from 0 to 1.
        win: f64,
        /// How it is answered.
        reply: Vec<String>,
        /// The reasons why it is wrong.
        why: Vec<Why>,
    },
    /// A verdict on a move.
    Judged { id: u32, report: Box<MoveReport> },
    /// Help with a move.
    Hinted {
        id: u32,
        /// The best move.
        best: String,
        /// And what is expected to follow.
        line: Vec<String>,
        /// What it is good for.
        why: Vec<Why>,
    },
    /// What was asked for cannot be done.
    Refused {
        /// What was asked for.
        id: Option<u32>,
        #[cfg_attr(test, ts(type = "import(\"./words.js\").Message"))]
        why: Message,
    },
}

/// A best move with its continuation.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ShownLine {
    /// What the position is worth; nothing where an external engine gives its move alone.
    value: Option<ShownValue>,
    depth: u32,
    nodes: u64,
    /// The best move and what is expected to follow.
    moves: Vec<String>,
}

/// What a position is worth.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ShownValue {
    score: ScoreParts,
    /// Who is winning, in words.
    #[cfg_attr(test, ts(type = "import(\"./words.js\").Message"))]
    words: Message,
    /// The chance of the side to move, from 0 to 1.
    win: f64,
}

impl ShownLine {
    /// A move about which nothing more is known.
    pub(crate) fn only(mv: String) -> Self {
        ShownLine { value: None, depth: 0, nodes: 0, moves: vec![mv] }
    }

    pub(crate) fn new(game: &dyn AnyGame, play: &dyn AnyPlay, analysis: &Analysis) -> Self {
        let value = ShownValue {
            words: words(game, play.to_move(), analysis.score),
            score: analysis.score.into(),
            win: play.win_chance(analysis.score),
        };
        ShownLine {
            value: Some(value),
            depth: analysis.depth,
            nodes: analysis.nodes,
            moves: analysis.pv.clone(),
        }
    }
}
