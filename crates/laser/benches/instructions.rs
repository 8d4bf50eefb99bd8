//! How many instructions listing, counting and playing moves take in typical positions.

#![allow(missing_docs, unreachable_pub)] // what the macros of gungraun write

use std::hint::black_box;

use gungraun::prelude::*;
use plyground_laser::{Laser, Move, Shot};
use plyground_rules::{Game, MoveList, Notation, Position};

const CLASSIC: &str = "sc3ncfcncpb2/2pc7/3Pd6/pa1Pc1rbra1pb1Pd/pb1Pd1RaRb1pa1Pc/6pb3/7Pa2/2PdNaFaNa3Sa b";
const DYNASTY: &str = "sc3pcncpb3/5fc4/pa3pcncra3/pb1rd1Pd1Pb3/3pd1pb1Rd1Pd/3RaNaPa3Pc/4Fa5/3PdNaPa3Sa b";
const LATE: &str = "sc2nc1nd2pb1/5fb4/1Pdrb4pa2/pa7ra1/1pbPc2Ra4/9Pc/1Rc2Fa5/3Na4pbSa r";

fn position(variant: usize, text: &str) -> Laser {
    Laser::read_position(&Laser::INFO.variants[variant], text).expect("a legal position")
}

fn position_and_moves(variant: usize, text: &str) -> (Laser, MoveList<Move>) {
    let position = position(variant, text);
    let moves = position.moves();
    (position, moves)
}

#[library_benchmark]
#[benches::of(args = [(0, CLASSIC), (1, CLASSIC), (0, DYNASTY), (0, LATE)], setup = position)]
fn list(position: Laser) -> usize {
    let mut list = MoveList::new();
    black_box(&position).legal_moves(&mut list);
    black_box(&list).len()
}

#[library_benchmark]
#[benches::of(args = [(0, CLASSIC), (1, CLASSIC), (0, DYNASTY), (0, LATE)], setup = position)]
fn count(position: Laser) -> usize {
    black_box(&position).count_legal()
}

#[library_benchmark]
#[benches::of(args = [(0, CLASSIC), (1, CLASSIC), (0, DYNASTY), (0, LATE)], setup = position)]
fn shot(position: Laser) -> Shot {
    black_box(&position).shot(position.to_move())
}

#[library_benchmark]
#[benches::of(args = [(0, CLASSIC), (1, CLASSIC), (0, DYNASTY), (0, LATE)], setup = position_and_moves)]
fn play_every_move((position, moves): (Laser, MoveList<Move>)) -> u64 {
    moves.iter().fold(0, |keys, &mv| keys ^ black_box(&position).child(black_box(mv)).key())
}

library_benchmark_group!(name = laser, benchmarks = [list, count, shot, play_every_move]);
main!(library_benchmark_groups = laser);
