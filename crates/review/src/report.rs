//! The review of a game, as far as it is known.

use plyground_games::{
    AnyPlay, TextLine,
    coach::{About, BoardMark, Claim, Phase, choose},
    rules::{BySide, Side},
};
use plyground_players::words::words;
use plyground_search::Score;
use plyground_words::Message;
use serde::Serialize;

use crate::{
    Effort, Evaluation, Evaluations, Subject, Verdict,
    accuracy::{Counted, game_accuracy, move_accuracy, weights},
    evaluation::score,
    subject::{final_score, line_of, seen_from},
};

/// A review, as far as it is known.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// The chances of the first side, from 0 to 1, before the first move and after each; `None` where it is not known yet.
    pub chances: Vec<Option<f64>>,
    /// One for each move; `None` where it is not known yet.
    pub moves: Vec<Option<MoveReport>>,
    /// The whole game; `None` until every move is known.
    pub summary: Option<Summary>,
}

/// The review of a move.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct MoveReport {
    /// Moves up to this one, itself included.
    pub ply: usize,
    /// Who made it.
    pub side: Side,
    /// Its text.
    #[serde(rename = "move")]
    pub text: String,
    /// What the position after it is worth, from its side.
    #[serde(serialize_with = "score::serialize")]
    #[cfg_attr(feature = "types", ts(as = "ScoreParts"))]
    pub score: Score,
    /// Who is winning after it, in words.
    #[cfg_attr(feature = "types", ts(type = "import(\"./words.js\").Message"))]
    pub words: Message,
    /// The chance to win after it, from its side, from 0 to 1.
    pub win: f64,
    /// What should have been played.
    pub best: String,
    /// What the best move was worth, from the same side.
    #[serde(serialize_with = "score::serialize")]
    #[cfg_attr(feature = "types", ts(as = "ScoreParts"))]
    pub best_score: Score,
    /// Who would be winning after the best move.
    #[cfg_attr(feature = "types", ts(type = "import(\"./words.js\").Message"))]
    pub best_words: Message,
    /// The chance after the best move.
    pub best_win: f64,
    /// The chance lost, in percent points.
    pub loss: f64,
    /// What it is called.
    pub verdict: Verdict,
    /// Whether it alone held: every other move would have lost much.
    pub only: bool,
    /// The name of the opening, while the game is in the book.
    pub opening: Option<&'static str>,
    /// The reasons, at most two.
    pub why: Vec<Why>,
    /// How the move is answered: for a fault, its refutation.
    pub refutation: Vec<String>,
    /// The best move, and what is expected to follow.
    pub line: Vec<String>,
}

/// A reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Why {
    /// Stable, lower case.
    pub code: &'static str,
    /// The sentence.
    #[cfg_attr(feature = "types", ts(type = "import(\"./words.js\").Message"))]
    pub message: Message,
    /// Whether the line after the best move shows it, and not the one after the move that was played.
    pub in_best_line: bool,
    /// How many moves of that line, its first included, must be seen.
    pub plies: usize,
    /// What to mark on the board.
    pub marks: Vec<BoardMark>,
}

/// The review of a whole game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Summary {
    /// From 0 to 100; `None` for a side that never had a choice.
    pub accuracy: BySide<Option<f64>>,
    /// The phases the game went through.
    pub phases: Vec<PhaseReport>,
    /// The name of the opening.
    pub opening: Option<&'static str>,
}

/// A part of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PhaseReport {
    /// Which.
    pub phase: Phase,
    /// The ply of its first move.
    pub from: usize,
    /// The ply of its last move.
    pub to: usize,
    /// See [`Summary::accuracy`].
    pub accuracy: BySide<Option<f64>>,
}

/// What a position is worth for the side whose move is looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Value {
    pub(crate) score: Score,
    pub(crate) win: f64,
    pub(crate) effort: Effort,
    /// The rules say so.
    pub(crate) is_final: bool,
}

/// The move that was played beside the best one.
pub(crate) struct Comparison {
    pub(crate) played: Value,
    /// `None` if the best move was played.
    pub(crate) other: Option<Other>,
}

/// A better move.
pub(crate) struct Other {
    pub(crate) mv: String,
    /// `None` where the position after it is not evaluated yet.
    pub(crate) value: Option<Value>,
}

/// Compares a move with the best one by equally thorough evaluations of the positions after them; `None` while one that is needed is missing.
pub(crate) fn comparison(subject: &Subject, evaluations: &Evaluations, index: usize) -> Option<Comparison> {
    let (side, text) = subject.mv(index);
    let best = preferred(subject, evaluations, index)?.line.first()?;
    let after = subject.at(index + 1);
    let played = |effort| value(&*after, evaluations, side, effort);
    if best == text || !subject.had_choice(index) {
        let played = played(Effort::Check).or_else(|| played(Effort::Normal))?;
        return Some(Comparison { played, other: None });
    }
    let mut instead = subject.at(index);
    instead.play(best).ok()?;
    let other = |effort| value(&*instead, evaluations, side, effort);
    let (played, other) = match (played(Effort::Check), other(Effort::Check)) {
        (Some(played), Some(other)) => (played, Some(other)),
        (checked, _) => {
            // A check that has no counterpart yet says only that it is not wanted once more.
            let normal = played(Effort::Normal)?;
            let effort = checked.map_or(normal.effort, |checked| checked.effort);
            (Value { effort, ..normal }, other(Effort::Normal))
        }
    };
    Some(Comparison { played, other: Some(Other { mv: best.clone(), value: other }) })
}

/// The evaluation of the position before a move that says which move is best: the most thorough one.
pub(crate) fn preferred<'a>(
    subject: &Subject,
    evaluations: &'a Evaluations,
    index: usize,
) -> Option<&'a Evaluation> {
    let by = |effort| evaluations.get(subject.hash(index), effort);
    by(Effort::Check).or_else(|| by(Effort::Normal))
}

/// What the position of `play` is worth for `side`: its score and the chance to win. The rules say so at the end of a game; before it, `score` does, which is that of the
/// side to move.
pub fn value_for(play: &dyn AnyPlay, score: Option<Score>, side: Side) -> Option<(Score, f64)> {
    let score = final_score(play).or(score)?;
    let chance = play.win_chance(score);
    let win = if play.to_move() == side { chance } else { 1.0 - chance };
    Some((seen_from(side, play.to_move(), score), win))
}

/// What the position of `play` is worth for `side`, as far as it is known.
fn value(play: &dyn AnyPlay, evaluations: &Evaluations, side: Side, effort: Effort) -> Option<Value> {
    let known = evaluations.get(play.evaluation_hash(), effort).map(|evaluation| evaluation.score);
    let (score, win) = value_for(play, known, side)?;
    Some(Value { score, win, effort, is_final: play.outcome().is_some() })
}

impl Report {
    /// How many moves of a side got a verdict.
    pub fn count(&self, side: Side, verdict: Verdict) -> usize {
        self.moves.iter().flatten().filter(|mv| mv.side == side && mv.verdict == verdict).count()
    }
}

/// The chance of the first side after so many moves.
pub(crate) fn first_chance(subject: &Subject, evaluations: &Evaluations, ply: usize) -> Option<f64> {
    let play = subject.at(ply);
    let best_known = [Effort::Check, Effort::Normal];
    best_known
        .into_iter()
        .find_map(|effort| value(&*play, evaluations, Side::First, effort))
        .map(|value| value.win)
}

/// The review of one move; `None` while something that is needed is missing.
pub(crate) fn move_report(subject: &Subject, evaluations: &Evaluations, index: usize) -> Option<MoveReport> {
    let (side, text) = subject.mv(index);
    let Comparison { played, other } = comparison(subject, evaluations, index)?;
    let (best, best_value) = match other {
        None => (text.to_owned(), played),
        Some(Other { mv, value }) => (mv, value?),
    };
    // What was played may turn out to be better than what a shallower search preferred.
    let is_best = best == text
        || best_value.win < played.win
        || (best_value.win == played.win && !loses_sooner(played.score, best_value.score));
    let (best, best_value) = if is_best { (text.to_owned(), played) } else { (best, best_value) };
    let loss = 100.0 * (best_value.win - played.win);
    let verdict = match subject.had_choice(index) {
        _ if subject.is_book(index) => Verdict::Book,
        false => Verdict::Forced,
        // Lost all the same, but sooner.
        true if !is_best && loss <= 0.0 => Verdict::Good,
        true => Verdict::of_loss(loss),
    };
    let before = subject.at(index);
    let refutation = continuation(&*subject.at(index + 1), evaluations, played.effort);
    let line = if is_best {
        prepended(text, &refutation)
    } else {
        let mut instead = before.boxed_clone();
        instead.play(&best).ok()?;
        prepended(&best, &continuation(&*instead, evaluations, best_value.effort))
    };
    let only = verdict == Verdict::Best && best_alone_holds(subject, evaluations, index, played.win);
    let why = if verdict.is_fault() {
        let played_line = line_of(&*before, prepended(text, &refutation), played.score);
        let best_line = line_of(&*before, line.clone(), best_value.score);
        reasons(&*before, &played_line, &best_line)
    } else if only {
        praise(subject, evaluations, index, &line, played.score)
    } else {
        Vec::new()
    };
    Some(MoveReport {
        ply: index + 1,
        side,
        text: text.to_owned(),
        score: played.score,
        words: words(subject.game(), side, played.score),
        win: played.win,
        best,
        best_score: best_value.score,
        best_words: words(subject.game(), side, wins_at_once(best_value.score)),
        best_win: best_value.win,
        loss,
        verdict,
        only,
        opening: subject.is_book(index).then(|| subject.opening(index + 1)).flatten(),
        why,
        refutation,
        line,
    })
}

/// A move that was not made has not won, but would.
const fn wins_at_once(score: Score) -> Score {
    if matches!(score, Score::Win(0)) { Score::Win(1) } else { score }
}

/// Whether both lose and the first one does so in fewer turns.
const fn loses_sooner(played: Score, best: Score) -> bool {
    matches!((played, best), (Score::Loss(played), Score::Loss(best)) if played < best)
}

fn prepended(first: &str, rest: &[String]) -> Vec<String> {
    std::iter::once(first.to_owned()).chain(rest.iter().cloned()).collect()
}

/// The expected continuation from a position, by the most thorough evaluation up to `effort`.
fn continuation(play: &dyn AnyPlay, evaluations: &Evaluations, effort: Effort) -> Vec<String> {
    let hash = play.evaluation_hash();
    let found = evaluations.get(hash, effort).or_else(|| evaluations.get(hash, Effort::Normal));
    found.map(|evaluation| evaluation.line.clone()).unwrap_or_default()
}

/// Whether the second best move is worse by as much as a blunder.
fn best_alone_holds(subject: &Subject, evaluations: &Evaluations, index: usize, win: f64) -> bool {
    let Some(Evaluation { score, second: Some(second), .. }) =
        evaluations.get(subject.hash(index), Effort::Second)
    else {
        return false;
    };
    let play = subject.at(index);
    let gap = 100.0 * (play.win_chance(*score) - play.win_chance(second.score));
    gap >= Verdict::BLUNDER && 100.0 * (win - play.win_chance(second.score)) >= Verdict::BLUNDER
}

/// The reasons for a fault.
fn reasons(before: &dyn AnyPlay, played: &TextLine, best: &TextLine) -> Vec<Why> {
    choose(&before.claims(played, best)).into_iter().map(Why::from).collect()
}

impl From<Claim> for Why {
    fn from(claim: Claim) -> Self {
        Why {
            code: claim.code,
            message: claim.message,
            in_best_line: claim.about == About::Best,
            plies: claim.plies,
            marks: claim.marks,
        }
    }
}

/// The reason why a move alone held: what the second best would have allowed.
fn praise(
    subject: &Subject,
    evaluations: &Evaluations,
    index: usize,
    line: &[String],
    score: Score,
) -> Vec<Why> {
    let evaluation = evaluations.get(subject.hash(index), Effort::Second);
    let Some(second) = evaluation.and_then(|evaluation| evaluation.second.clone()) else { return Vec::new() };
    let second = TextLine { moves: second.line, score: second.score };
    let before = subject.at(index);
    let best = line_of(&*before, line.to_vec(), score);
    // Sentences about a fault speak of "this"; only what the best move gains can be said of the best move itself.
    reasons(&*before, &second, &best).into_iter().filter(|why| why.in_best_line).collect()
}

pub(crate) fn summary(
    subject: &Subject,
    chances: &[Option<f64>],
    moves: &[Option<MoveReport>],
) -> Option<Summary> {
    let moves: Vec<&MoveReport> = moves.iter().map(Option::as_ref).collect::<Option<_>>()?;
    let chances: Vec<f64> =
        chances.iter().map(|chance| chance.map(|chance| 100.0 * chance)).collect::<Option<_>>()?;
    let counted = |range: std::ops::Range<usize>| -> Vec<Counted> {
        let weights = weights(&chances[range.start..=range.end]);
        let in_range = moves[range].iter().zip(weights);
        let with_choice = in_range.filter(|(mv, _)| mv.verdict != Verdict::Forced);
        with_choice
            .map(|(mv, weight)| Counted { side: mv.side, accuracy: move_accuracy(mv.loss), weight })
            .collect()
    };
    let accuracy = |counted: &[Counted]| BySide::from_fn(|side| game_accuracy(counted, side));
    let phases = phases(subject).into_iter().map(|(phase, range)| PhaseReport {
        phase,
        from: range.start + 1,
        to: range.end,
        accuracy: accuracy(&counted(range)),
    });
    Some(Summary {
        accuracy: accuracy(&counted(0..moves.len())),
        phases: phases.collect(),
        opening: subject.opening(subject.len()),
    })
}

/// The phases a game goes through, as ranges of moves.
fn phases(subject: &Subject) -> Vec<(Phase, std::ops::Range<usize>)> {
    let mut phases: Vec<(Phase, std::ops::Range<usize>)> = Vec::new();
    for index in 0..subject.len() {
        let phase = subject.at(index).phase();
        match phases.last_mut() {
            Some((last, range)) if *last == phase => range.end = index + 1,
            _ => phases.push((phase, index..index + 1)),
        }
    }
    phases
}

/// A score, as programs read it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ScoreParts {
    /// `heuristic`, `exact`, `win` or `loss`.
    pub kind: &'static str,
    /// The game's units, a margin, or turns.
    pub value: i32,
}

impl From<Score> for ScoreParts {
    fn from(score: Score) -> Self {
        let (kind, value) = score_parts(score);
        ScoreParts { kind, value }
    }
}

/// A score's kind and value, as programs read them.
pub fn score_parts(score: Score) -> (&'static str, i32) {
    let turns = |turns| i32::try_from(turns).unwrap_or(i32::MAX);
    match score {
        Score::Heuristic(value) => ("heuristic", value),
        Score::Exact(margin) => ("exact", margin),
        Score::Win(n) => ("win", turns(n)),
        Score::Loss(n) => ("loss", turns(n)),
    }
}
