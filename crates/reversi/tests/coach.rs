//! A16: what Reversi says about mistakes is true in the lines it speaks of, and what its layers draw is what the rules say.

#[allow(dead_code)] // the naive rules are written for other tests too
mod naive;

#[path = "coach/cases.rs"]
mod cases;
#[path = "coach/checker.rs"]
mod checker;
#[path = "coach/layers.rs"]
mod layers;
#[path = "coach/planted.rs"]
mod planted;

use plyground_coach::{Claim, Coach, Line, Mistake};
use plyground_reversi::{Move, Reversi};
use plyground_rules::{Game, Notation, Position};
use plyground_search::Score;

/// A position of the board that its text fits.
fn position(text: &str) -> Reversi {
    let text: String = text.split_whitespace().collect::<Vec<_>>().join("");
    let (board, mover) = text.split_at(text.len() - 1);
    let variant = Reversi::INFO.variants.iter().find(|v| v.starts[0].position.len() == text.len() + 1);
    Reversi::read_position(variant.expect("a board of that size"), &format!("{board} {mover}"))
        .expect("a position")
}

/// The moves of a line, given as in a transcript, passes as `--`.
fn moves(start: &Reversi, text: &str) -> Vec<Move> {
    let mut position = *start;
    let read = |text: String| {
        let mv = position.read_move(&text).unwrap_or_else(|e| panic!("{text}: {e}"));
        position.play_unchecked(mv);
        mv
    };
    Reversi::split_moves(text).expect("a transcript").into_iter().map(read).collect()
}

/// Everything that is said of a mistake with these lines.
fn claims(start: &Reversi, played: (&str, Score), best: (&str, Score)) -> Vec<Claim> {
    let line = |(text, score): (&str, Score)| Line { moves: moves(start, text), score };
    let positions = [*start];
    let mistake = Mistake { positions: &positions, played: line(played), best: line(best) };
    let claims = Reversi::claims(&mistake);
    for claim in &claims {
        checker::check(&mistake, claim);
    }
    claims
}
