//! What the moves of the opening book cost, in discs, by a search: `cargo run --release -p plyground-reversi --example openings [DEPTH]`.
//!
//! Prints every book move that loses at least a disc against the best move, dearest first, with the line that leads to it. The moves that computers
//! avoid (`openings-avoided.csv`) come from it.

use std::{
    collections::{HashMap, HashSet},
    env,
    sync::atomic::AtomicBool,
};

use plyground_coach::{Coach, canonical_hash};
use plyground_reversi::{Reversi, Setup};
use plyground_rules::{Game, Notation, Position};
use plyground_search::{SearchParams, search};

/// What a position is worth for the side to move, in hundredths of a disc.
fn value(position: &Reversi, depth: u32) -> i32 {
    let params = SearchParams { selective: true, table_bits: 20, ..SearchParams::depth(depth) };
    search(position, &[], &params, &AtomicBool::new(false), &mut |_| {}).map_or(0, |info| info.score)
}

fn main() {
    let depth: u32 = env::args().nth(1).map_or(16, |text| text.parse().expect("a depth"));
    let book = Reversi::opening_book(&Reversi::INFO.variants[0]).expect("the usual board has a book");
    let (mut values, mut seen, mut dear) = (HashMap::new(), HashSet::new(), Vec::new());
    let lines = include_str!("../openings.csv").lines().filter(|line| !line.starts_with('#'));
    for moves in lines.filter_map(|line| line.split_once(',')).map(|(moves, _)| moves) {
        let mut position = Reversi::start(&Setup::default());
        let mut line = String::new();
        for text in Reversi::split_moves(moves).expect("moves") {
            // A move's value and the best one's are seen as far as the same position ahead.
            let mut known = |position: &Reversi, depth| {
                let key = (canonical_hash(position), depth);
                *values.entry(key).or_insert_with(|| value(position, depth))
            };
            let child = position.child(position.read_move(&text).expect("a legal move"));
            let loss = known(&position, depth) + known(&child, depth - 1);
            line.push_str(&text);
            if seen.insert(canonical_hash(&child)) && loss >= 100 {
                dear.push((loss, line.clone(), book.name(&child).unwrap_or("")));
            }
            position = child;
        }
    }
    dear.sort_by_key(|(loss, ..)| -loss);
    println!("{} moves, depth {depth}", seen.len());
    for (loss, line, name) in dear {
        println!("{:6.2} {line} {name}", f64::from(loss) / 100.0);
    }
}
