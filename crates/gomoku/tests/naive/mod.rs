//! Gomoku and Renju once more: characters in a plain array, written straight from the rules, slow and obvious.
#![allow(dead_code, reason = "each test file uses its own part")]

pub(crate) mod rows;

use std::collections::BTreeSet;

/// The board's length and height.
pub(crate) const SIZE: i32 = 15;
/// Half of the eight directions: the others are the same lines.
const DIRECTIONS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// A column and a row, from 0, from the lower left.
pub(crate) type Cell = (i32, i32);

/// The name of a cell.
pub(crate) fn name((x, y): Cell) -> String {
    format!("{}{}", "abcdefghijklmno".chars().nth(x as usize).unwrap(), y + 1)
}

#[derive(Clone)]
pub(crate) struct Naive {
    pub(crate) variant: &'static str,
    /// `x`, `o` or `.`, by column and row.
    pub(crate) board: [[char; SIZE as usize]; SIZE as usize],
    /// `x` or `o`.
    pub(crate) to_move: char,
}

impl Naive {
    pub(crate) fn new(variant: &'static str) -> Self {
        Naive { variant, board: [['.'; SIZE as usize]; SIZE as usize], to_move: 'x' }
    }

    /// What stands on a cell; `#` off the board.
    pub(crate) fn at(&self, (x, y): Cell) -> char {
        if (0..SIZE).contains(&x) && (0..SIZE).contains(&y) {
            self.board[x as usize][y as usize]
        } else {
            '#'
        }
    }

    pub(crate) fn with(&self, (x, y): Cell, stone: char) -> Self {
        let mut next = self.clone();
        next.board[x as usize][y as usize] = stone;
        next
    }

    pub(crate) fn play(&self, cell: Cell) -> Self {
        let mut next = self.with(cell, self.to_move);
        next.to_move = if self.to_move == 'x' { 'o' } else { 'x' };
        next
    }

    pub(crate) fn cells() -> impl Iterator<Item = Cell> {
        (0..SIZE).flat_map(|y| (0..SIZE).map(move |x| (x, y)))
    }

    pub(crate) fn text(&self) -> String {
        let mut rows = Vec::new();
        for y in (0..SIZE).rev() {
            let mut row: String = (0..SIZE).map(|x| self.at((x, y))).collect();
            for run in (1..=SIZE as usize).rev() {
                row = row.replace(&".".repeat(run), &format!("{run} ")).replace(' ', "");
            }
            rows.push(row);
        }
        format!("{} {}", rows.join("/"), if self.to_move == 'x' { 'b' } else { 'w' })
    }

    /// The unbroken row of stones of one colour through a cell, in order.
    pub(crate) fn run(&self, cell: Cell, (dx, dy): (i32, i32)) -> Vec<Cell> {
        let stone = self.at(cell);
        let (mut x, mut y) = cell;
        while self.at((x - dx, y - dy)) == stone {
            (x, y) = (x - dx, y - dy);
        }
        let mut run = Vec::new();
        while self.at((x, y)) == stone {
            run.push((x, y));
            (x, y) = (x + dx, y + dy);
        }
        run
    }

    /// Whether the stone on a cell is in a row that wins.
    pub(crate) fn wins_at(&self, cell: Cell) -> bool {
        DIRECTIONS.iter().any(|&d| {
            let length = self.run(cell, d).len();
            match (self.variant, self.at(cell)) {
                ("gomoku", _) | ("renju", 'o') => length >= 5,
                _ => length == 5,
            }
        })
    }

    /// Whether this side has a winning row.
    pub(crate) fn has_won(&self, stone: char) -> bool {
        Self::cells().any(|cell| self.at(cell) == stone && self.wins_at(cell))
    }

    /// The legal moves.
    pub(crate) fn moves(&self) -> Vec<Cell> {
        if self.has_won('x') || self.has_won('o') {
            return Vec::new();
        }
        let restricted = self.variant == "renju" && self.to_move == 'x';
        Self::cells()
            .filter(|&cell| self.at(cell) == '.' && !(restricted && self.forbidden(cell).is_some()))
            .collect()
    }

    /// Who won or that it is a draw, and the reason's code; empty while the game goes on.
    pub(crate) fn outcome(&self) -> &'static str {
        if self.has_won('x') {
            "black five"
        } else if self.has_won('o') {
            "white five"
        } else if Self::cells().all(|cell| self.at(cell) != '.') {
            "draw full-board"
        } else if self.moves().is_empty() {
            "draw no-legal-point"
        } else {
            ""
        }
    }

    /// Why Renju forbids black this empty cell.
    pub(crate) fn forbidden(&self, cell: Cell) -> Option<&'static str> {
        let after = self.with(cell, 'x');
        let longest: Vec<usize> = DIRECTIONS.iter().map(|&d| after.run(cell, d).len()).collect();
        if longest.contains(&5) {
            None
        } else if longest.iter().any(|&length| length > 5) {
            Some("overline")
        } else if DIRECTIONS.iter().map(|&d| after.fours(cell, d).len()).sum::<usize>() >= 2 {
            Some("4x4")
        } else if DIRECTIONS.iter().map(|&d| after.threes(cell, d, true).len()).sum::<usize>() >= 2 {
            Some("3x3")
        } else {
            None
        }
    }

    /// Whether this empty cell would be 3x3 if it did not matter whether the straight fours are legal.
    pub(crate) fn looks_like_3x3(&self, cell: Cell) -> bool {
        let after = self.with(cell, 'x');
        DIRECTIONS.iter().map(|&d| after.threes(cell, d, false).len()).sum::<usize>() >= 2
    }

    /// The fours with this stone in them: four stones on a line that one more makes a row of exactly five.
    fn fours(&self, cell: Cell, (dx, dy): (i32, i32)) -> BTreeSet<Vec<Cell>> {
        let mut found = BTreeSet::new();
        for k in -4..=4 {
            let last = (cell.0 + k * dx, cell.1 + k * dy);
            if self.at(last) == '.' {
                let five = self.with(last, 'x').run(last, (dx, dy));
                if five.len() == 5 && five.contains(&cell) {
                    found.insert(five.into_iter().filter(|&c| c != last).collect());
                }
            }
        }
        found
    }

    /// The open threes with this stone in them: three stones on a line that one more makes a straight four, where
    /// that stone, if it must be `legally` put, is not forbidden and does not make five.
    fn threes(&self, cell: Cell, (dx, dy): (i32, i32), legally: bool) -> BTreeSet<Vec<Cell>> {
        let mut found = BTreeSet::new();
        for k in -3..=3 {
            let last = (cell.0 + k * dx, cell.1 + k * dy);
            if self.at(last) != '.' {
                continue;
            }
            let after = self.with(last, 'x');
            let four = after.run(last, (dx, dy));
            let makes_five = DIRECTIONS.iter().any(|&d| after.run(last, d).len() == 5);
            if four.len() == 4
                && four.contains(&cell)
                && after.is_straight(&four, (dx, dy))
                && !(legally && (makes_five || self.forbidden(last).is_some()))
            {
                found.insert(four.into_iter().filter(|&c| c != last).collect());
            }
        }
        found
    }

    /// Whether an unbroken four can be made a row of exactly five at both ends.
    fn is_straight(&self, four: &[Cell], (dx, dy): (i32, i32)) -> bool {
        let ends = [(four[0].0 - dx, four[0].1 - dy), (four[3].0 + dx, four[3].1 + dy)];
        ends.iter().all(|&end| self.at(end) == '.' && self.with(end, 'x').run(end, (dx, dy)).len() == 5)
    }
}
