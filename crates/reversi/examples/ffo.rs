//! Solves the FFO endgame positions and says how long it took.
//!
//! ```text
//! cargo run --release -p plyground-reversi --example ffo -- [FROM TO [THREADS]]   positions 40 to 44 if not told
//! cargo run --release -p plyground-reversi --example ffo -- 6x6                   the whole game on 6x6 squares
//! ```

use std::{
    process::ExitCode,
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::Instant,
};

use plyground_reversi::{Empties, Move, Reversi, Setup, Size, Solved, Solver};
use plyground_rules::{Notation, Position};
use plyground_search::{ProofMemory, with_control};

const POSITIONS: &str = include_str!("../tests/data/ffo.txt");

/// The result, with the positions that the first thread looked at.
fn solve(position: &Reversi, empties: Empties, threads: u32) -> (Solved, f64) {
    let (start, done) = (Instant::now(), AtomicBool::new(false));
    let run = |mut solver: Solver| {
        with_control(u64::MAX, None, &done, |control| {
            solver.solve_counting(empties, position, -65, 65, control)
        })
    };
    // A fresh solver each: no position is to profit from another.
    let mut first = Solver::default();
    let solved = thread::scope(|scope| {
        for _ in 1..threads {
            let (other, run) = (first.for_helper_thread(), &run);
            scope.spawn(move || run(other));
        }
        let solved = run(first);
        done.store(true, Ordering::Relaxed);
        solved
    });
    (solved.expect("nothing stops the first"), start.elapsed().as_secs_f64())
}

fn print(name: &str, position: &Reversi, solved: &Solved, seconds: f64) {
    let (nodes, left) = (solved.nodes, position.empty().count_ones());
    let speed = nodes as f64 / seconds / 1e6;
    let line: Vec<String> = line(position, &solved.line);
    println!(
        "{name:>5} {left:>7} {:>+6} {nodes:>12} {seconds:>8.2} {speed:>7.1}  {}",
        solved.margin,
        line.join(" ")
    );
}

fn line(position: &Reversi, moves: &[Move]) -> Vec<String> {
    let mut position = *position;
    let mut texts = Vec::new();
    for &mv in moves {
        texts.push(position.move_text(mv));
        position = position.child(mv);
    }
    texts
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    println!("   no   empty result    positions  seconds     M/s  line");
    if args.first().is_some_and(|arg| arg == "6x6") {
        let start = Reversi::start(&Setup { size: Size::Six, start: None });
        let (solved, seconds) = solve(&start, Empties::Left, 1);
        print("6x6", &start, &solved, seconds);
        return if solved.margin == -4 { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    }
    let number = |at: usize, otherwise: u32| {
        args.get(at).map_or(otherwise, |text| text.parse().expect("the arguments are numbers"))
    };
    let wanted = number(0, 40)..=number(1, 44);
    let (mut nodes, mut seconds, mut wrong) = (0, 0.0, 0);
    for row in POSITIONS.lines().filter(|row| !row.starts_with('#')) {
        let fields: Vec<&str> = row.split(" | ").collect();
        let [name, text, result, best] = fields[..] else { panic!("{row:?} has four fields") };
        if !wanted.contains(&name.parse().expect("a number")) {
            continue;
        }
        let position = Reversi::read_position(Size::Eight.variant(), text).expect("a legal position");
        let (solved, time) = solve(&position, Empties::ToWinner, number(2, 1));
        print(name, &position, &solved, time);
        let first = line(&position, &solved.line).into_iter().next().unwrap_or_default();
        if solved.margin != result.parse::<i32>().expect("a number") || !best.split(',').any(|b| b == first) {
            println!("      wrong: {result} by {best} is right");
            wrong += 1;
        }
        nodes += solved.nodes;
        seconds += time;
    }
    println!("{:>5} {:>27} {seconds:>8.2} {:>7.1}", "all", nodes, nodes as f64 / seconds / 1e6);
    if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
