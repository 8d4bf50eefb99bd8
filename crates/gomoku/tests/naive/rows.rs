//! The rows on a board, by trying every further stone.

use std::collections::BTreeSet;

use super::{Cell, Naive, SIZE, name};

pub(crate) const DIRECTIONS: [Cell; 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];
/// Greatest first.
pub(crate) const KINDS: [&str; 6] = ["five", "straight-four", "four", "open-three", "three", "open-two"];

/// A kind, and the stones.
pub(crate) type Row = (&'static str, BTreeSet<Cell>);

pub(crate) fn wins(naive: &Naive, stone: char, length: usize) -> bool {
    let any = matches!((naive.variant, stone), ("gomoku", _) | ("renju", 'o'));
    length == 5 || any && length > 5
}

pub(crate) fn may_play(naive: &Naive, cell: Cell, stone: char) -> bool {
    naive.at(cell) == '.' && !(naive.variant == "renju" && stone == 'x' && naive.forbidden(cell).is_some())
}

/// The cells of one line, all of them.
pub(crate) fn line_of((x, y): Cell, (dx, dy): Cell) -> Vec<Cell> {
    let on_board = |(x, y): Cell| (0..SIZE).contains(&x) && (0..SIZE).contains(&y);
    (-15..=15).map(|k| (x + k * dx, y + k * dy)).filter(|&cell| on_board(cell)).collect()
}

fn makes_five(naive: &Naive, cell: Cell, direction: Cell, stone: char) -> bool {
    naive.at(cell) == '.' && wins(naive, stone, naive.with(cell, stone).run(cell, direction).len())
}

/// Whether the run through a stone is four side by side that become five at both ends.
fn is_straight(naive: &Naive, cell: Cell, direction: Cell) -> bool {
    let (run, stone) = (naive.run(cell, direction), naive.at(cell));
    let (first, last) = (run[0], run[run.len() - 1]);
    let ends = [(first.0 - direction.0, first.1 - direction.1), (last.0 + direction.0, last.1 + direction.1)];
    run.len() == 4 && ends.iter().all(|&end| makes_five(naive, end, direction, stone))
}

fn without(run: Vec<Cell>, cell: Cell) -> BTreeSet<Cell> {
    run.into_iter().filter(|&other| other != cell).collect()
}

fn fives_and_fours(naive: &Naive, line: &[Cell], direction: Cell, stone: char) -> Vec<Row> {
    let mut rows = Vec::new();
    for &cell in line {
        if naive.at(cell) == stone && wins(naive, stone, naive.run(cell, direction).len()) {
            rows.push(("five", naive.run(cell, direction).into_iter().collect()));
        } else if naive.at(cell) == stone && is_straight(naive, cell, direction) {
            rows.push(("straight-four", naive.run(cell, direction).into_iter().collect()));
        } else if makes_five(naive, cell, direction, stone) {
            let beside = [-1, 1].map(|k| (cell.0 + k * direction.0, cell.1 + k * direction.1));
            if !beside.iter().any(|&b| naive.at(b) == stone && is_straight(naive, b, direction)) {
                rows.push(("four", without(naive.with(cell, stone).run(cell, direction), cell)));
            }
        }
    }
    rows
}

fn open_threes(naive: &Naive, line: &[Cell], direction: Cell, stone: char) -> Vec<Row> {
    let restricted = naive.variant == "renju" && stone == 'x';
    let mut rows = fives_and_fours(naive, line, direction, stone);
    for &cell in line {
        if !may_play(naive, cell, stone) {
            continue;
        }
        let after = naive.with(cell, stone);
        if is_straight(&after, cell, direction) && !(restricted && after.wins_at(cell)) {
            rows.push(("open-three", without(after.run(cell, direction), cell)));
        }
    }
    greatest(rows)
}

/// All rows of one line, by trying every further stone.
pub(crate) fn naive_rows(naive: &Naive, line: &[Cell], direction: Cell, stone: char) -> Vec<Row> {
    let restricted = naive.variant == "renju" && stone == 'x';
    let mut rows = open_threes(naive, line, direction, stone);
    for (i, &a) in line.iter().enumerate() {
        for &b in line[i + 1..].iter().take(4) {
            let (free, room) = (naive.at(a) == '.' && naive.at(b) == '.', may_play(naive, a, stone));
            if !free || !(room || may_play(naive, b, stone)) {
                continue;
            }
            let run = naive.with(a, stone).with(b, stone).run(a, direction);
            for five in run.windows(5).filter(|five| five.contains(&a) && five.contains(&b)) {
                if wins(naive, stone, run.len()) {
                    rows.push(("three", five.iter().copied().filter(|&c| c != a && c != b).collect()));
                }
            }
        }
    }
    for &cell in line.iter().filter(|&&cell| may_play(naive, cell, stone)) {
        let after = naive.with(cell, stone);
        if restricted && after.wins_at(cell) {
            continue;
        }
        for (kind, stones) in open_threes(&after, line, direction, stone) {
            if kind == "open-three" && stones.contains(&cell) {
                rows.push(("open-two", stones.into_iter().filter(|&c| c != cell).collect()));
            }
        }
    }
    greatest(rows)
}

/// Without those of whose stones two belong to a greater one, and each once.
fn greatest(mut rows: Vec<Row>) -> Vec<Row> {
    let rank = |kind: &str| KINDS.iter().position(|&k| k == kind).unwrap();
    rows.sort_by_key(|(kind, stones)| (rank(kind), stones.clone()));
    rows.dedup();
    let mut kept: Vec<Row> = Vec::new();
    for (kind, stones) in rows {
        let greater = kept.iter().filter(|(other, _)| rank(other) < rank(kind));
        if !greater.clone().any(|(_, greater)| stones.intersection(greater).count() >= 2) {
            kept.push((kind, stones));
        }
    }
    kept
}

pub(crate) fn expected_rows(naive: &Naive) -> BTreeSet<(char, &'static str, BTreeSet<String>)> {
    let mut all = BTreeSet::new();
    for direction in DIRECTIONS {
        let starts = Naive::cells().filter(|&(x, y)| naive.at((x - direction.0, y - direction.1)) == '#');
        for line in starts.map(|start| line_of(start, direction)) {
            for stone in ['x', 'o'] {
                for (kind, stones) in naive_rows(naive, &line, direction, stone) {
                    all.insert((stone, kind, stones.into_iter().map(name).collect()));
                }
            }
        }
    }
    all
}

/// The rows through a stone.
pub(crate) fn rows_through(naive: &Naive, cell: Cell) -> Vec<Row> {
    let all = DIRECTIONS.iter().flat_map(|&d| naive_rows(naive, &line_of(cell, d), d, naive.at(cell)));
    all.filter(|(_, stones)| stones.contains(&cell)).collect()
}
