//! What an engine is asked and what it answers: plain data, so that a worker in another process or on another machine can
//! be given it.

use std::time::Duration;

use plyground_games::{Analysis, AnyPlay};
use plyground_players::Progress;
use plyground_review::{Effort, Evaluation};
use plyground_rules::Reason;
use serde::{Deserialize, Serialize};

/// A question about a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Job {
    pub(crate) kind: JobKind,
    pub(crate) line: MoveHistory,
}

/// The game so far: rebuilt by replaying it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct MoveHistory {
    pub(crate) variant: String,
    /// The name or the text of the start position, if it is not the usual one.
    #[serde(default)]
    pub(crate) start: Option<String>,
    pub(crate) moves: Vec<String>,
}

/// What is asked about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub(crate) enum JobKind {
    /// The move a computer player makes.
    Choose {
        /// Its id.
        player: String,
        /// The game's.
        seed: u64,
        /// What is on its clock, if there is one.
        left_ms: Option<u64>,
        /// What is added after its turn.
        increment_ms: u64,
        /// Whether it may choose from the opening book. Games of matches have openings of their own.
        #[serde(default = "with_book")]
        book: bool,
    },
    /// A balanced beginning for a game, or for a pair of games of a match.
    Opening {
        /// The game's or the match's.
        seed: u64,
        /// Which pair; none: a game that has no return game, so its beginning is looked at more closely.
        nth: Option<u64>,
    },
    /// What the position is worth, for a review.
    Evaluate {
        /// How thoroughly.
        effort: Effort,
        /// The nodes of a normal effort.
        nodes: u64,
    },
    /// The best moves, as they are found.
    Analyse {
        /// The id of the player that judges; full strength if absent. An external engine that says no score answers `Chosen`.
        player: Option<String>,
        /// How many moves.
        lines: usize,
        /// It ends by itself after this long.
        time_ms: u64,
    },
}

impl JobKind {
    /// The seed of the player's game; searches without a style have none.
    pub(super) const fn seed(&self) -> u64 {
        match self {
            JobKind::Choose { seed, .. } => *seed,
            JobKind::Opening { .. } | JobKind::Evaluate { .. } | JobKind::Analyse { .. } => 0,
        }
    }

    /// Whether a player may choose from the opening book.
    pub(super) const fn book(&self) -> bool {
        matches!(self, JobKind::Choose { book: true, .. })
    }
}

const fn with_book() -> bool {
    true
}

/// Who waits for the answer, the most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Urgency {
    /// A person at the board.
    Person,
    /// The watchers of a game between computers.
    Watched,
    /// Nobody at the moment.
    Background,
}

/// The browser that caused a job: the hash of its token.
pub(crate) type ClientKey = [u8; 32];

/// For whom a job is done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ticket {
    /// The table's id.
    pub(crate) table: String,
    pub(crate) client: ClientKey,
    pub(crate) urgency: Urgency,
}

/// What happens to a job.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum JobEvent {
    /// It has a thread: its clock runs from here on.
    Started {
        /// How long it will take at most, if that is known.
        time: Option<Duration>,
    },
    /// It gave its thread to a more urgent job and is queued again; `Started` follows. The time since the last `Started`
    /// is not to be charged.
    Suspended,
    /// It has come this far.
    Progress(Progress),
    /// The best moves so far, the best one first.
    Lines(Vec<Analysis>),
    /// The move chosen. The last event.
    Chosen(String),
    /// The beginning of a pair of games. The last event.
    Opened(Vec<String>),
    /// What the position is worth. The last event.
    Evaluated(Evaluation),
    /// The best moves. The last event.
    Analysed(Vec<Analysis>),
    /// An external engine lost by its own fault. The last event.
    Forfeited(Reason),
    /// The engine panicked or found no move. The last event.
    Failed,
}

impl MoveHistory {
    /// The game, replayed; `None` if it is not one.
    pub(super) fn replay(&self) -> Option<Box<dyn AnyPlay>> {
        let (game, variant) = plyground_games::find(&self.variant).ok()?;
        let mut play = game.start(variant, self.start.as_deref()).ok()?;
        for mv in &self.moves {
            play.play(mv).ok()?;
        }
        Some(play)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a17_a_job_is_plain_data() {
        let line = MoveHistory { variant: "reversi".to_owned(), start: None, moves: vec!["f5".to_owned()] };
        let kind = JobKind::Choose {
            player: "oracle".to_owned(),
            seed: 7,
            left_ms: Some(60_000),
            increment_ms: 0,
            book: true,
        };
        let job = Job { kind, line };
        let text = serde_json::to_string(&job).expect("a job has a text");
        let again: Job = serde_json::from_str(&text).expect("the text is a job");
        assert_eq!(again, job);
        assert_eq!(again.line.replay().map(|play| play.ply()), Some(1));
        let wrong = MoveHistory { moves: vec!["a1".to_owned()], ..job.line };
        assert!(wrong.replay().is_none(), "an illegal move is no game");
    }
}
