//! The named openings of the usual board (R3).

use std::sync::LazyLock;

use plyground_coach::OpeningBook;
use plyground_rules::{Game, Position};

use crate::{Reversi, Setup};

/// Moves and name, a line each; lines with `#` are for people.
const LINES: &str = include_str!("../../openings.csv");

/// Moves whose last one is bad, and what it costs.
const AVOIDED: &str = include_str!("../../openings-avoided.csv");

pub(super) static BOOK: LazyLock<OpeningBook> = LazyLock::new(|| {
    let avoided = rows(AVOIDED).map(|(moves, _)| moves);
    OpeningBook::new(&start(), lines()).for_computers(&start(), avoided)
});

fn start() -> Reversi {
    Reversi::start(&Setup::default())
}

/// The lines of the book. A line that has two names has them both, apart by the stroke that the list itself uses for that.
fn lines() -> Vec<(String, &'static str)> {
    let mut lines: Vec<(String, &'static str)> = Vec::new();
    for (moves, name) in rows(LINES) {
        match lines.iter_mut().find(|(known, _)| *known == moves) {
            Some((_, names)) => *names = format!("{names}/{name}").leak(), // once in a program's life
            None => lines.push((moves, name)),
        }
    }
    lines
}

/// The rows of a file: moves apart by blanks, and what follows the comma.
fn rows(file: &'static str) -> impl Iterator<Item = (String, &'static str)> {
    let rows = file.lines().filter(|line| !line.starts_with('#'));
    rows.filter_map(|row| row.split_once(',')).map(|(moves, rest)| {
        let moves = Reversi::split_moves(moves).unwrap_or_else(|e| panic!("{moves}: {e}"));
        (moves.join(" "), rest)
    })
}
