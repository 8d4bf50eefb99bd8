//! Looks for the forced wins of a file, one after the other, and says how long it took.
//!
//! `cargo run --release -p plyground-gomoku --example wins -- FILE [SECONDS]`, where a line of the file is
//! `variant | position | moves | ...` as in `tests/data/forced-wins.txt` and `tests/data/selfplay-wins.txt`.

use std::{
    env, fs,
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use plyground_gomoku::{Gomoku, ThreatBudget, ThreatTable, find_win};
use plyground_rules::{Game, Notation};
use plyground_search::with_control;

fn main() {
    let mut args = env::args().skip(1);
    let file = args.next().expect("a file");
    let seconds: f64 = args.next().map_or(1.0, |text| text.parse().expect("seconds"));
    let text = fs::read_to_string(&file).expect("a readable file");
    let (mut all, mut found, mut right, mut slowest) = (0, 0, 0, 0.0f64);
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let variant = Gomoku::INFO.variants.iter().find(|v| v.id == fields[0]).expect("a variant");
        let position = Gomoku::read_position(variant, fields[1]).expect("a position");
        let start = Instant::now();
        let stop = AtomicBool::new(false);
        let limit = Some(Duration::from_secs_f64(seconds));
        let (win, nodes) = with_control(u64::MAX, limit, &stop, |control| {
            let budget = ThreatBudget { fours: 200_000, threes: u64::MAX };
            let win = find_win(&position, budget, &mut ThreatTable::default(), control);
            (win, control.nodes())
        });
        let time = start.elapsed().as_secs_f64();
        all += 1;
        slowest = slowest.max(time);
        let moves: u32 = fields[2].parse().expect("moves");
        let says = win.map_or("not found".to_string(), |win| {
            found += 1;
            let line: Vec<String> = win.line.iter().map(ToString::to_string).collect();
            right += i32::from(win.moves() <= moves);
            format!("{} moves: {}", win.moves(), line.join(","))
        });
        println!("{moves:3} {:7.1} ms {nodes:9} positions, {says}", 1000.0 * time);
    }
    println!("{found} of {all} found, {right} as short as stated; slowest {slowest:.3} s");
}
