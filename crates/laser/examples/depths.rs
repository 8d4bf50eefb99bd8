//! How long each depth takes: `cargo run --release -p plyground-laser --example depths -- [to [full-width to]]`.
//!
//! One thread, from the three usual starts: depth by depth to the first number with the selective search, then to the
//! second with every line to the same depth.

use std::{env, sync::atomic::AtomicBool, time::Instant};

use plyground_laser::{Laser, Setup};
use plyground_rules::{Game, Notation, Position};
use plyground_search::{SearchParams, search};

fn main() {
    let mut args = env::args().skip(1);
    let mut number = |otherwise| args.next().and_then(|n| n.parse().ok()).unwrap_or(otherwise);
    let (selective, full) = (number(8), number(5));
    let variant = &Laser::INFO.variants[0];
    for start in variant.starts {
        let position = Laser::read_position(variant, start.position).expect("a start is legal");
        let position = Laser::start(&Setup { start: Some(position), ..Setup::default() });
        for (name, selective, depth) in [("selective", true, selective), ("full width", false, full)] {
            println!("{}, {name}", start.name);
            let params = SearchParams { selective, table_bits: 20, ..SearchParams::depth(depth) };
            let from = Instant::now();
            search(&position, &[], &params, &AtomicBool::new(false), &mut |info| {
                let took = from.elapsed().as_secs_f64();
                let rate = info.nodes as f64 / took / 1e6;
                let line: Vec<String> = line(&position, &info.pv);
                println!(
                    "  depth {:2} {:10} nodes {took:8.4} s {rate:6.2} M/s  {:5}  {}",
                    info.depth,
                    info.nodes,
                    info.score,
                    line.join(" ")
                );
            });
        }
    }
}

fn line(position: &Laser, moves: &[plyground_laser::Move]) -> Vec<String> {
    let mut position = position.clone();
    let write = |&mv| {
        let text = position.move_text(mv);
        position.play_unchecked(mv);
        text
    };
    moves.iter().map(write).collect()
}
