//! The rules against a second, naive implementation of them, along random games and on random boards.

mod common;
mod naive;

use std::collections::BTreeMap;

use common::{position, variant};
use fastrand::Rng;
use naive::{Cell, Naive, name};
use plyground_gomoku::{Forbidden, Gomoku, Point};
use plyground_rules::{Notation, Outcome, Position, Side};

fn code(outcome: Option<Outcome>) -> String {
    let Some(outcome) = outcome else { return String::new() };
    let who = outcome.winner.map_or("draw", |side| if side == Side::First { "black" } else { "white" });
    format!("{who} {}", outcome.reason.code)
}

/// Plays at random to the end, comparing everything after each move. Returns how it ended.
fn compare_game(mut naive: Naive, mut rng: Rng) -> String {
    let mut position = position(naive.variant, &naive.text());
    loop {
        let text = naive.text();
        assert_eq!(position.position_text(), text);
        assert_eq!(position.to_move() == Side::First, naive.to_move == 'x', "{text}");
        assert_eq!(code(position.outcome()), naive.outcome(), "{} {text}", naive.variant);
        let cells = naive.moves();
        let texts: Vec<String> = position.moves().iter().map(|&mv| position.move_text(mv)).collect();
        assert_eq!(
            texts,
            cells.iter().map(|&cell| name(cell)).collect::<Vec<_>>(),
            "{} {text}",
            naive.variant
        );
        if cells.is_empty() {
            return code(position.outcome());
        }
        let cell = cells[rng.usize(..cells.len())];
        position.play(Point::new(cell.0 as usize, cell.1 as usize).unwrap()).unwrap();
        naive = naive.play(cell);
    }
}

/// A board with so many stones at random, so much of them black, and nobody's winning row.
fn random_naive(variant: &'static str, rng: &mut Rng, stones: usize, black: f64) -> Naive {
    let mut naive = Naive::new(variant);
    let mut cells: Vec<Cell> = Naive::cells().collect();
    rng.shuffle(&mut cells);
    for &cell in &cells[..stones] {
        let order = if rng.f64() < black { ['x', 'o'] } else { ['o', 'x'] };
        let harmless = order.into_iter().find(|&stone| !naive.with(cell, stone).wins_at(cell));
        naive = naive.with(cell, harmless.unwrap_or('.'));
    }
    naive.to_move = if rng.bool() { 'x' } else { 'o' };
    naive
}

#[test]
fn g1_random_games_from_the_start() {
    for (variant, seed) in [("gomoku", 1), ("gomoku-standard", 2), ("renju", 3)] {
        for game in 0..8 {
            compare_game(Naive::new(variant), Rng::with_seed(1000 * seed + game));
        }
    }
}

#[test]
fn g1_g2_g3_random_games_from_crowded_boards_end_in_every_way() {
    let mut ends = BTreeMap::new();
    let mut rng = Rng::with_seed(4);
    for variant in ["gomoku", "gomoku-standard", "renju"] {
        for game in 0..1500 {
            let stones = 225 - rng.usize(1..[4, 12, 40][game % 3]);
            let naive = random_naive(variant, &mut rng, stones, [0.5, 0.65][game % 2]);
            let end = compare_game(naive, Rng::with_seed(rng.u64(..)));
            *ends.entry(format!("{variant}: {end}")).or_insert(0) += 1;
        }
    }
    let expected = ["black five", "draw full-board", "white five"];
    for variant in ["gomoku", "gomoku-standard", "renju"] {
        for end in expected {
            assert!(ends.contains_key(&format!("{variant}: {end}")), "no {variant}: {end} in {ends:?}");
        }
    }
    assert!(ends.contains_key("renju: draw no-legal-point"), "{ends:?}");
}

fn forbidden_of(naive: &Naive) -> Vec<(String, &'static str)> {
    let empty = |&cell: &Cell| naive.at(cell) == '.';
    Naive::cells().filter(empty).filter_map(|cell| Some((name(cell), naive.forbidden(cell)?))).collect()
}

#[test]
fn g2_g3_forbidden_points_of_random_boards() {
    let mut rng = Rng::with_seed(5);
    let mut kinds = BTreeMap::new();
    let renju = variant("renju");
    for board in 0..3000 {
        let stones = rng.usize(20..[80, 140, 200][board % 3]);
        let naive = random_naive("renju", &mut rng, stones, [0.5, 0.65, 0.8, 1.0][board % 4]);
        let text = naive.text();
        let position = Gomoku::read_position(renju, &text).unwrap();
        let expected = forbidden_of(&naive);
        let found: Vec<_> = position
            .forbidden_points()
            .iter()
            .map(|(point, kind)| (point.to_string(), kind.text()))
            .collect();
        assert_eq!(found, expected, "{text}");
        for cell in Naive::cells() {
            let point = Point::new(cell.0 as usize, cell.1 as usize).unwrap();
            let kind = expected.iter().find(|(name, _)| *name == point.to_string()).map(|(_, kind)| *kind);
            assert_eq!(position.forbidden_at(point).map(Forbidden::text), kind, "{point} in {text}");
        }
        let only_looks = |&cell: &Cell| {
            naive.at(cell) == '.' && naive.looks_like_3x3(cell) && naive.forbidden(cell).is_none()
        };
        *kinds.entry("only looks like 3x3").or_insert(0) += Naive::cells().filter(only_looks).count();
        for (_, kind) in &expected {
            *kinds.entry(*kind).or_insert(0) += 1;
        }
    }
    for kind in ["3x3", "4x4", "overline", "only looks like 3x3"] {
        assert!(kinds.get(kind).is_some_and(|&n| n > 50), "{kind} is too rare: {kinds:?}");
    }
}
