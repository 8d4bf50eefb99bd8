//! How many instructions the rules take: moves, counting, playing, and all forbidden points.
#![allow(missing_docs, reason = "the macros make public items without any")]

use std::hint::black_box;

use gungraun::{library_benchmark, library_benchmark_group, main};
use plyground_gomoku::{Forbidden, Gomoku, Point};
use plyground_rules::{Game, MoveList, Notation, Position, perft};

const START: &str = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 b";
const MIDDLE: &str = "15/15/15/15/15/6xo7/6xoo6/6ox1x5/5xoxo6/7x7/15/15/15/15/15 b";
/// The board of the published test set with the most forbidden points.
const CROWDED: &str = "15/2ox5x1x3/1oo4o3x3/oxx1x5x4/1x1x6xxo2/o3x2x3x3/5ox1x1o1o2/1x1xx1x2x5/3o1x3o2x2/\
    xo1xx4xox3/1ox4x2x1x2/x2xx1xxx1x1x2/1x1x1x1x1x1x3/2xo4xx5/15 b";

fn position(variant: &str, text: &str) -> Gomoku {
    let variant = Gomoku::INFO.variants.iter().find(|v| v.id == variant).expect("a variant of this game");
    Gomoku::read_position(variant, text).expect("a legal position")
}

#[library_benchmark]
#[bench::gomoku_start(position("gomoku", START))]
#[bench::gomoku_middle(position("gomoku", MIDDLE))]
#[bench::renju_middle(position("renju", MIDDLE))]
#[bench::renju_crowded(position("renju", CROWDED))]
fn moves(position: Gomoku) -> MoveList<Point> {
    black_box(&position).moves()
}

#[library_benchmark]
#[bench::gomoku_middle(position("gomoku", MIDDLE))]
#[bench::renju_middle(position("renju", MIDDLE))]
#[bench::renju_crowded(position("renju", CROWDED))]
fn count(position: Gomoku) -> usize {
    black_box(&position).count_legal()
}

#[library_benchmark]
#[bench::middle(position("renju", MIDDLE))]
#[bench::crowded(position("renju", CROWDED))]
fn forbidden(position: Gomoku) -> MoveList<(Point, Forbidden)> {
    black_box(&position).forbidden_points()
}

// Every move played once, with a look at the outcome.
#[library_benchmark]
#[bench::gomoku_middle(position("gomoku", MIDDLE))]
#[bench::renju_middle(position("renju", MIDDLE))]
fn play(position: Gomoku) -> usize {
    let moves = position.moves();
    moves.iter().filter(|&&mv| black_box(&position).child(mv).outcome().is_some()).count()
}

#[library_benchmark]
#[bench::gomoku_2(position("gomoku", MIDDLE))]
#[bench::renju_2(position("renju", MIDDLE))]
fn sequences(position: Gomoku) -> u64 {
    perft(black_box(&position), 2)
}

library_benchmark_group!(name = rules, benchmarks = [moves, count, forbidden, play, sequences]);
main!(library_benchmark_groups = rules);
