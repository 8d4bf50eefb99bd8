//! Instructions of listing, counting and playing moves, in an opening, a middle game and an endgame.
#![allow(missing_docs, unreachable_pub)] // of what the benchmark macros make

use std::hint::black_box;

use gungraun::prelude::*;
use plyground_reversi::{Move, Reversi, Size};
use plyground_rules::{MoveList, Notation, Position};

const OPENING: &str = "---------------------------OX------XO--------------------------- X";
/// Positions 55 and 40 of the FFO endgame test set.
const MIDDLE: &str = "--------X-X------XXXXOOOOOXOXX--OOOXXXX-OOXXXX--O-OOOX-----OO--- O";
const ENDGAME: &str = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X";

fn position(text: &str) -> Reversi {
    Reversi::read_position(Size::Eight.variant(), text).expect("the positions above are legal")
}

fn position_and_list(text: &str) -> (Reversi, MoveList<Move>) {
    (position(text), MoveList::new())
}

fn position_and_moves(text: &str) -> (Reversi, MoveList<Move>) {
    let position = position(text);
    (position, position.moves())
}

#[library_benchmark(setup = position_and_list)]
#[bench::opening(OPENING)]
#[bench::middle(MIDDLE)]
#[bench::endgame(ENDGAME)]
fn list((position, mut list): (Reversi, MoveList<Move>)) -> usize {
    black_box(position).legal_moves(black_box(&mut list));
    list.len()
}

#[library_benchmark(setup = position)]
#[bench::opening(OPENING)]
#[bench::middle(MIDDLE)]
#[bench::endgame(ENDGAME)]
fn count(position: Reversi) -> usize {
    black_box(position).count_legal()
}

#[library_benchmark(setup = position_and_moves)]
#[bench::opening(OPENING)]
#[bench::middle(MIDDLE)]
#[bench::endgame(ENDGAME)]
fn play_each((position, moves): (Reversi, MoveList<Move>)) {
    for mv in moves {
        black_box(black_box(position).child(mv));
    }
}

#[library_benchmark(setup = position)]
#[bench::opening(OPENING)]
fn key(position: Reversi) -> u64 {
    black_box(position).key()
}

library_benchmark_group!(name = moves, benchmarks = [list, count, play_each, key]);
main!(library_benchmark_groups = moves);
