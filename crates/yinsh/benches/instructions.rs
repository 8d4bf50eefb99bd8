//! Instructions of listing, counting and playing moves: placing, in a middle game, with a crowded board, and with
//! rows to take.
#![allow(missing_docs, unreachable_pub)] // of what the benchmark macros make

use std::hint::black_box;

use gungraun::prelude::*;
use plyground_rules::{MoveList, Notation, Position};
use plyground_yinsh::{INFO, Move, Yinsh};

const PLACING: &str = "4/7/8/4W4/6B3/9/2W7/2B6/8/7/4 w 0-0";
/// From the perft data.
const OPEN: &str = "4/B6/8/1w2W4/b2w3B2/9/W1W6w/1wB2b3/BW6/4W2/1bBb w 0-0";
const CROWDED: &str = "1w1w/Bw1w1b1/wb6/Wb5wb/ww3W1bbb/ww1w1bb1b/3ww1BwWb/2wb2Bwb/Wbb1b3/wbwb3/1W2 w 0-2";
const ROWS: &str = "W3/B6/8/W3W4/1wwwwww1W1/3bwb3/2w1wbB3/B1wwb4/W1B5/B6/4 w 0-0 row w";

fn position(text: &str) -> Yinsh {
    Yinsh::read_position(&INFO.variants[0], text).expect("the positions above are legal")
}

fn position_and_list(text: &str) -> (Yinsh, MoveList<Move>) {
    (position(text), MoveList::new())
}

fn position_and_moves(text: &str) -> (Yinsh, MoveList<Move>) {
    let position = position(text);
    let moves = position.moves();
    (position, moves)
}

#[library_benchmark(setup = position_and_list)]
#[bench::placing(PLACING)]
#[bench::open(OPEN)]
#[bench::crowded(CROWDED)]
#[bench::rows(ROWS)]
fn list((position, mut list): (Yinsh, MoveList<Move>)) -> usize {
    black_box(&position).legal_moves(&mut list);
    black_box(&list).len()
}

#[library_benchmark(setup = position)]
#[bench::placing(PLACING)]
#[bench::open(OPEN)]
#[bench::crowded(CROWDED)]
#[bench::rows(ROWS)]
fn count(position: Yinsh) -> usize {
    black_box(&position).count_legal()
}

#[library_benchmark(setup = position_and_moves)]
#[bench::placing(PLACING)]
#[bench::open(OPEN)]
#[bench::crowded(CROWDED)]
#[bench::rows(ROWS)]
fn play_each((position, moves): (Yinsh, MoveList<Move>)) -> usize {
    for &mv in &moves {
        black_box(black_box(&position).child(mv));
    }
    moves.len()
}

#[library_benchmark(setup = position)]
#[bench::open(OPEN)]
fn outcome(position: Yinsh) -> bool {
    black_box(&position).outcome().is_some()
}

library_benchmark_group!(name = moves, benchmarks = [list, count, play_each, outcome]);
main!(library_benchmark_groups = moves);
