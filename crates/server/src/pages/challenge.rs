//! How the computer replies in a challenge. It tries every move by the rules of the game, so it never errs; the positions are those of the
//! product's own lists, and the work on each is bounded by its few turns.

use std::sync::LazyLock;

use axum::{
    Json,
    extract::{Path, Query},
};
use plyground_games::{AnyPlay, find};
use plyground_rules::{Challenge, ChallengeKind, Side};
use plyground_words::key;
use serde::{Deserialize, Serialize};
use tokio::{sync::Semaphore, task::spawn_blocking};

use super::{
    course::{Series, StepContent},
    info,
};
use crate::error::Refusal;

/// A challenge is over after so few moves; more are nobody's try.
const MAX_MOVES: usize = 24;
/// So many replies are looked for at once; others wait.
const AT_ONCE: usize = 1;

static TURNS: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(AT_ONCE));

/// The moves so far.
#[derive(Deserialize)]
pub(crate) struct ChallengeQuery {
    /// Separated by commas.
    #[serde(default)]
    moves: String,
}

/// What the computer says to a try.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ChallengeReply {
    verdict: ChallengeVerdict,
    /// What the computer plays.
    reply: Vec<String>,
    /// A move that is right now, while it goes on.
    show: Option<String>,
}

/// How a try stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
enum ChallengeVerdict {
    /// It is done.
    Solved,
    /// Right so far.
    Right,
    /// The win is gone.
    Missed,
    /// The other side wins now.
    Lost,
}

/// `GET /learn/{game}/challenges/{number}/reply`.
pub(crate) async fn answer(
    Path((id, number)): Path<(String, usize)>,
    Query(query): Query<ChallengeQuery>,
) -> Result<Json<ChallengeReply>, Refusal> {
    let game = info(&id)?;
    let step = number.checked_sub(1).and_then(|index| Series::Challenges.steps(game).into_iter().nth(index));
    let Some(StepContent::Challenge(challenge)) = step.map(|step| step.exercise) else {
        return Err(Refusal::missing("page"));
    };
    let _turn = TURNS.acquire().await.map_err(|_| Refusal::full(key!("server-failed")))?;
    let replied = spawn_blocking(move || replied(&challenge, &query.moves)).await;
    let replied = replied.map_err(|e| {
        tracing::error!("{e}");
        Refusal::full(key!("server-failed"))
    })?;
    Ok(Json(replied?))
}

fn replied(challenge: &Challenge, moves: &str) -> Result<ChallengeReply, Refusal> {
    let (game, variant) = find(challenge.variant).map_err(|_| Refusal::missing("game"))?;
    let mut play = game.start(variant, Some(challenge.position)).map_err(|e| Refusal::bad(e.message()))?;
    let me = play.to_move();
    let mut turns = 0;
    for text in moves.split(',').filter(|text| !text.is_empty()).take(MAX_MOVES) {
        let mover = play.to_move();
        play.play(text).map_err(|e| Refusal::bad(e.message()))?;
        turns += usize::from(mover == me && play.to_move() != me);
    }
    let left = challenge.kind.turns().saturating_sub(turns);
    Ok(if challenge.kind == ChallengeKind::Escape { escaped(play, me) } else { won(play, me, left) })
}

/// A try to win, with so many turns left.
fn won(mut play: Box<dyn AnyPlay>, me: Side, left: usize) -> ChallengeReply {
    let mut reply = Vec::new();
    let mut forced = play.is_forced_win(me, left);
    while play.outcome().is_none() && play.to_move() != me {
        let text = if forced { most_stubborn(&*play, me, left) } else { refutation(&*play, me, left) };
        let Some(text) = text else { break };
        if play.play(&text).is_err() {
            break;
        }
        reply.push(text);
        forced = play.is_forced_win(me, left);
    }
    let verdict = match play.outcome() {
        Some(end) if end.winner == Some(me) => ChallengeVerdict::Solved,
        Some(end) if end.winner == Some(!me) => ChallengeVerdict::Lost,
        Some(_) => ChallengeVerdict::Missed,
        None if forced => ChallengeVerdict::Right,
        None => ChallengeVerdict::Missed,
    };
    let show =
        (verdict == ChallengeVerdict::Right).then(|| play.forced_wins(left).into_iter().next()).flatten();
    ChallengeReply { verdict, reply, show }
}

/// A try to escape.
fn escaped(play: Box<dyn AnyPlay>, me: Side) -> ChallengeReply {
    let turns = ChallengeKind::Escape.turns();
    let ended = |verdict, reply| ChallengeReply { verdict, reply, show: None };
    if let Some(end) = play.outcome() {
        let lost = end.winner == Some(!me);
        return ended(if lost { ChallengeVerdict::Lost } else { ChallengeVerdict::Solved }, Vec::new());
    }
    if play.to_move() == me {
        // The turn goes on: a decision is right as long as one that follows is.
        let show = play.legal().into_iter().find(|text| {
            let after = after(&*play, text);
            !after.is_forced_win(!me, turns)
        });
        let verdict = if show.is_some() { ChallengeVerdict::Right } else { ChallengeVerdict::Lost };
        return ChallengeReply { verdict, reply: Vec::new(), show };
    }
    if !play.is_forced_win(!me, turns) {
        return ended(ChallengeVerdict::Solved, Vec::new());
    }
    ended(ChallengeVerdict::Lost, winning_turn(play, me, turns))
}

/// The moves of a turn with which the side to move wins by force.
fn winning_turn(mut play: Box<dyn AnyPlay>, me: Side, turns: usize) -> Vec<String> {
    let mut reply = Vec::new();
    while play.outcome().is_none() && play.to_move() != me {
        let quickest = (1..=turns).find_map(|turns| play.forced_wins(turns).into_iter().next());
        let Some(text) = quickest.filter(|text| play.play(text).is_ok()) else { break };
        reply.push(text);
    }
    reply
}

/// The move that leaves the fewest ways to win.
fn most_stubborn(play: &dyn AnyPlay, me: Side, left: usize) -> Option<String> {
    let ways = |text: &String| {
        let after = after(play, text);
        if after.to_move() == me { after.forced_wins(left).len() } else { 0 }
    };
    play.legal().into_iter().min_by_key(ways)
}

/// A move after which there is no forced win: the best is one that wins itself.
fn refutation(play: &dyn AnyPlay, me: Side, left: usize) -> Option<String> {
    let wins = play.forced_wins(1).into_iter().next();
    wins.or_else(|| play.legal().into_iter().find(|text| !after(play, text).is_forced_win(me, left)))
}

fn after(play: &dyn AnyPlay, text: &str) -> Box<dyn AnyPlay> {
    let mut after = play.boxed_clone();
    // A move from the list of legal ones is never refused.
    let _ = after.play(text);
    after
}

#[cfg(test)]
mod tests {
    use plyground_games::GAMES;
    use plyground_rules::challenges;

    use super::*;

    /// The quick ones: what a challenge is worth is checked with the games.
    fn first_of(kind: ChallengeKind) -> impl Iterator<Item = Challenge> {
        GAMES.iter().filter_map(move |game| {
            challenges(game.info().course.challenges).into_iter().find(|challenge| challenge.kind == kind)
        })
    }

    #[test]
    fn a26_a_solution_is_followed_to_the_win() {
        for challenge in first_of(ChallengeKind::WinInOne).chain(first_of(ChallengeKind::WinInTwo)) {
            let mut moves = vec![challenge.solutions[0].to_owned()];
            let answer = loop {
                let answer = replied(&challenge, &moves.join(",")).expect("legal moves");
                moves.extend(answer.reply.clone());
                let Some(next) = answer.show.clone() else { break answer };
                moves.push(next);
                assert!(moves.len() <= MAX_MOVES, "{challenge:?}: {moves:?}");
            };
            assert_eq!(answer.verdict, ChallengeVerdict::Solved, "{challenge:?}: {moves:?}");
        }
    }

    #[test]
    fn a26_a_wrong_try_is_answered() {
        for challenge in first_of(ChallengeKind::WinInOne) {
            let (game, variant) = find(challenge.variant).expect("a variant");
            let play = game.start(variant, Some(challenge.position)).expect("a position");
            let wrong = play.legal().into_iter().find(|text| !challenge.solutions.contains(&text.as_str()));
            let answer = replied(&challenge, &wrong.expect("a wrong move")).expect("a legal move");
            assert!(
                matches!(answer.verdict, ChallengeVerdict::Missed | ChallengeVerdict::Lost),
                "{answer:?}"
            );
        }
    }

    #[tokio::test]
    async fn a26_what_is_no_try_is_refused() {
        let ask = |game: &str, number, moves: &str| {
            answer(Path((game.to_owned(), number)), Query(ChallengeQuery { moves: moves.to_owned() }))
        };
        for (game, number, moves) in [
            ("nonsense", 1, ""),
            ("reversi", 0, ""),
            ("reversi", 99, ""),
            ("reversi", 1, "z9"),
            ("reversi", 1, ",,x,"),
        ] {
            assert!(ask(game, number, moves).await.is_err(), "{game} {number} {moves}");
        }
    }
}
