//! Looks for even beginnings: `cargo run --release -p plyground-players --example openings -- VARIANT NUMBER SEED`.
//!
//! Takes some seconds each. `crates/gomoku/openings.txt` is what it wrote.

use std::env;

use plyground_players::openings::even;

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let [variant, many, seed] = &args[..] else { return eprintln!("VARIANT NUMBER SEED") };
    let (many, seed): (u64, u64) = (many.parse().expect("how many"), seed.parse().expect("a number"));
    let (game, found) = plyground_games::find(variant).expect("a variant's id");
    let start = game.start(found, None).expect("the usual start");
    println!("# example openings: {variant} {many} {seed}");
    for n in 0..many {
        println!("{}", even(game, &*start, seed * 1_000_003 + n).join(" "));
    }
}
