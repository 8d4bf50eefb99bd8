//! The named openings: three stones.

use std::sync::LazyLock;

use plyground_coach::OpeningBook;

use crate::{Gomoku, Rule};

/// Named for Renju; players of Gomoku use the same names, so every ruleset has them.
const OPENINGS: &str = include_str!("../../renju-openings.txt");

static BOOKS: LazyLock<[OpeningBook; 3]> =
    LazyLock::new(|| [Rule::Freestyle, Rule::Standard, Rule::Renju].map(book));

/// The book of a ruleset.
pub(super) fn opening_book(rule: Rule) -> &'static OpeningBook {
    &BOOKS[rule as usize]
}

fn book(rule: Rule) -> OpeningBook {
    let lines = OPENINGS.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, first, second, third, name, _] = fields[..] else { panic!("six fields expected: {line}") };
        (format!("{first} {second} {third}"), name)
    });
    OpeningBook::new(&Gomoku::new(rule), lines)
}
