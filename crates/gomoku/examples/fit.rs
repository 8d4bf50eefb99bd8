//! Fits the weights of the evaluation to the results of games the engine plays against itself.
//!
//! `cargo run --release -p plyground-gomoku --example fit -- GAMES NODES SEED` prints the numbers that stand in
//! `src/board/weights.rs`, in the same order. What is fitted: the chance to win is `1 / (1 + exp(-judgement / SCALE))`.

use std::{env, sync::atomic::AtomicBool};

use plyground_gomoku::{Class, Effort, Gomoku, Point, ThreatBoard, ThreatTable, find_win};
use plyground_rules::{Game, Position, Side};
use plyground_search::{SearchParams, search, with_control};

/// With this, 200 is 58 %, 500 is 68 %, 1000 is 82 % and 2000 is 96 % (G6).
const SCALE: f64 = 650.0;
/// Classes, then what points combine, then whether there is any such point.
const NAMES: [&str; FEATURES] = [
    "One",
    "OpenOne",
    "Two",
    "OpenTwo",
    "WideTwo",
    "Three",
    "OpenThree",
    "WideThree",
    "Four",
    "TwoFours",
    "StraightFour",
    "Five",
    "four+three",
    "three+three",
    "four+two",
    "three+two",
    "two+two",
    "any four",
    "any three",
];
const FEATURES: usize = 19;
const ALL: usize = 2 * FEATURES + 1;

/// What a side has, as counts.
fn features(board: &ThreatBoard, side: Side) -> [f64; FEATURES] {
    let mut out = [0.0; FEATURES];
    for point in Point::all() {
        let Some(classes) = board.would_make(side, point) else { continue };
        let (mut fours, mut threes, mut twos) = (0, 0, 0);
        for class in classes {
            if class >= Class::One {
                out[class as usize - Class::One as usize] += 1.0;
            }
            fours += u32::from((Class::Four..=Class::StraightFour).contains(&class));
            threes += u32::from((Class::OpenThree..=Class::WideThree).contains(&class));
            twos += u32::from((Class::OpenTwo..=Class::WideTwo).contains(&class));
        }
        match (fours, threes, twos) {
            (1.., 1.., _) => out[12] += 1.0,
            (0, 2.., _) => out[13] += 1.0,
            (1.., 0, 1..) => out[14] += 1.0,
            (0, 1, 1..) => out[15] += 1.0,
            (0, 0, 2..) => out[16] += 1.0,
            _ => {}
        }
    }
    out[17] = f64::from(u8::from(out[8] + out[9] + out[10] > 0.0));
    out[18] = f64::from(u8::from(out[6] + out[7] > 0.0));
    out
}

struct Sample {
    features: [f32; ALL],
    /// For the side to move.
    result: f32,
}

fn samples(games: usize, nodes: u64, seed: u64) -> Vec<Sample> {
    let stop = AtomicBool::new(false);
    let params = SearchParams { width: 20, selective: true, ..SearchParams::nodes(nodes) };
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut all = Vec::new();
    for game in 0..games {
        let variant = &Gomoku::INFO.variants[game % Gomoku::INFO.variants.len()];
        let mut position = Gomoku::start(&Gomoku::setup(variant));
        let (opening, first) = (rng.usize(2..=7), all.len());
        let mut movers = Vec::new();
        while position.outcome().is_none() {
            let stones = 225 - position.empty_points();
            // A random move now and then: without it there is little to learn about bad positions.
            if stones < opening || rng.u32(..40) == 0 {
                let point = Point::new(rng.usize(3..=11), rng.usize(3..=11)).expect("on the board");
                let _ = position.play(point);
                continue;
            }
            let board = ThreatBoard::new(&position);
            let side = position.to_move();
            let (own, theirs) = (features(&board, side), features(&board, !side));
            let effort = Effort { fours: 100, threes: 0 };
            let won = with_control(u64::MAX, None, &stop, |control| {
                find_win(&position, effort, &mut ThreatTable::default(), control).is_some()
            });
            if !won && theirs[11] < 2.0 {
                let mut features = [1.0; ALL];
                for (to, from) in features.iter_mut().zip(own.into_iter().chain(theirs)) {
                    *to = from as f32;
                }
                all.push(Sample { features, result: 0.0 });
                movers.push(side);
            }
            let Some(info) = search(&position, &[], &params, &stop, &mut |_| {}) else { break };
            let _ = position.play(info.pv[0]);
        }
        let winner = position.outcome().and_then(|outcome| outcome.winner);
        for (sample, mover) in all[first..].iter_mut().zip(movers) {
            sample.result = winner.map_or(0.5, |winner| f32::from(u8::from(winner == mover)));
        }
    }
    all
}

/// Logistic regression by gradient descent with momentum and step sizes of their own for each weight (Adam).
fn fit(samples: &[Sample]) -> [f64; ALL] {
    const STEPS: i32 = 1200;
    // In units of their usual size, so that rare things are learnt as carefully as frequent ones.
    let mut size = [1e-9f64; ALL];
    for sample in samples {
        for (size, &x) in size.iter_mut().zip(&sample.features) {
            *size += f64::from(x * x) / samples.len() as f64;
        }
    }
    let size = size.map(f64::sqrt);
    let mut weights = [0.0f64; ALL];
    let (mut mean, mut square) = ([0.0f64; ALL], [0.0f64; ALL]);
    for step in 1..=STEPS {
        let (mut gradient, mut loss) = ([0.0f64; ALL], 0.0);
        for sample in samples {
            let sum: f64 = (0..ALL).map(|i| f64::from(sample.features[i]) / size[i] * weights[i]).sum();
            let chance = 1.0 / (1.0 + (-sum).exp());
            let off = chance - f64::from(sample.result);
            let hit = f64::from(sample.result);
            loss -= hit * chance.max(1e-9).ln() + (1.0 - hit) * (1.0 - chance).max(1e-9).ln();
            for (slope, &x) in gradient.iter_mut().zip(&sample.features) {
                *slope += off * f64::from(x);
            }
        }
        let count = samples.len() as f64;
        for i in 0..ALL {
            let slope = gradient[i] / size[i] / count + 1e-4 * weights[i];
            mean[i] = 0.9 * mean[i] + 0.1 * slope;
            square[i] = 0.999 * square[i] + 0.001 * slope * slope;
            let (m, s) = (mean[i] / (1.0 - 0.9f64.powi(step)), square[i] / (1.0 - 0.999f64.powi(step)));
            weights[i] -= 0.02 * (1.0 - f64::from(step - 1) / f64::from(STEPS)) * m / (s.sqrt() + 1e-8);
        }
        if step % 300 == 0 {
            println!("# step {step}: loss {:.4}", loss / count);
        }
    }
    std::array::from_fn(|i| weights[i] / size[i])
}

fn main() {
    let mut args = env::args().skip(1).map(|text| text.parse::<u64>().expect("a number"));
    let (games, nodes, seed) =
        (args.next().unwrap_or(3000), args.next().unwrap_or(1500), args.next().unwrap_or(1));
    let samples = samples(games as usize, nodes, seed);
    println!("# fit {games} {nodes} {seed}: {} positions", samples.len());
    let weights = fit(&samples).map(|weight| (weight * SCALE).round());
    println!("{:>12} {:>8} {:>8}", "", "to move", "waiting");
    for (i, name) in NAMES.into_iter().enumerate() {
        println!("{name:>12} {:8} {:8}", weights[i], weights[FEATURES + i]);
    }
    println!("{:>12} {:8}", "having the move", weights[2 * FEATURES]);
}
