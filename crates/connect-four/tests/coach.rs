//! A16: what Connect Four says about mistakes is true in the lines it speaks of, and what its layer draws is what the rules say.

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
use plyground_connect_four::{Column, ConnectFour};
use plyground_rules::{Game, Notation, Position};
use plyground_search::Score;

/// A position of the usual board.
fn position(text: &str) -> ConnectFour {
    ConnectFour::read_position(&ConnectFour::INFO.variants[0], text).expect("a position")
}

/// The moves of a line, a letter each.
fn moves(start: &ConnectFour, text: &str) -> Vec<Column> {
    let mut position = *start;
    let read = |letter: char| {
        let mv =
            position.read_move(&letter.to_string()).unwrap_or_else(|e| panic!("{letter} in {text}: {e}"));
        position.play_unchecked(mv);
        mv
    };
    text.chars().map(read).collect()
}

/// Everything that is said of a mistake with these lines.
fn claims(start: &ConnectFour, played: (&str, Score), best: (&str, Score)) -> Vec<Claim> {
    let line = |(text, score): (&str, Score)| Line { moves: moves(start, text), score };
    let positions = [*start];
    let mistake = Mistake { positions: &positions, played: line(played), best: line(best) };
    let claims = ConnectFour::claims(&mistake);
    for claim in &claims {
        checker::check(&mistake, claim);
    }
    claims
}
