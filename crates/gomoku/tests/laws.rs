//! The laws of all games, from crowded boards where games of Gomoku end soon and in rare ways.

mod common;

use std::collections::BTreeMap;

use common::variant;
use fastrand::Rng;
use plyground_gomoku::Gomoku;
use plyground_rules::{Description, Notation, Piece, Position, Side, laws::check_along_a_game};

#[test]
fn laws_hold_on_crowded_boards_in_gomoku() {
    from_crowded_boards("gomoku");
}

#[test]
fn laws_hold_on_crowded_boards_in_gomoku_standard() {
    from_crowded_boards("gomoku-standard");
}

#[test]
fn laws_hold_on_crowded_boards_in_renju() {
    from_crowded_boards("renju");
}

/// Thousands of games from boards that have few empty points left, so that each costs little.
fn from_crowded_boards(id: &str) {
    let mut rng = Rng::with_seed(6);
    let mut ends = BTreeMap::new();
    for game in 0..2000 {
        let most_empty = [3, 10, 30][game % 3];
        let start = crowded(id, &mut rng, most_empty);
        let (_, outcome) = check_along_a_game(start, 225, |n| rng.usize(..n));
        let outcome = outcome.expect("a full board ends the game");
        *ends.entry((outcome.winner, outcome.reason.code)).or_insert(0) += 1;
    }
    let expected = if id == "renju" { 4 } else { 3 };
    assert_eq!(ends.len(), expected, "not every end occurs: {ends:?}");
}

/// A board with stones of both sides at random and at most this many empty points, which nobody has won.
fn crowded(id: &str, rng: &mut Rng, most_empty: usize) -> Gomoku {
    // Stripes two wide and one high have no row of five; exchanging a few stones leaves few.
    loop {
        let mut sides: Vec<Side> = (0..225).map(|i| Side::BOTH[(i % 15 / 2 + i / 15) % 2]).collect();
        for _ in 0..rng.usize(..60) {
            let i = rng.usize(..225);
            sides[i] = !sides[i];
        }
        let mut points: Vec<usize> = (0..225).collect();
        rng.shuffle(&mut points);
        let mut description = Description::empty(Side::BOTH[rng.usize(..2)]);
        for &i in &points[rng.usize(1..=most_empty)..] {
            let name = format!("{}{}", char::from(b'a' + (i % 15) as u8), i / 15 + 1);
            description.put(name, Piece::new("stone", sides[i]));
        }
        let board = Gomoku::from_description(variant(id), &description);
        if let Some(position) = board.ok().filter(|p| p.outcome().is_none_or(|o| o.winner.is_none())) {
            return position;
        }
    }
}
