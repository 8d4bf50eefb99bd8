//! Fits the weights of the evaluation to the results of games the engine plays against itself.
//!
//! `cargo run --release -p plyground-gomoku --example fit -- GAMES NODES SEED` prints the numbers that stand in
//! `src/board/weights.rs`, in the same order. What is fitted: the chance to win is `1 / (1 + exp(-judgement / SCALE))`.

use std::{env, sync::atomic::AtomicBool};

use plyground_fit::{Adam, Moments, Samples, SelfPlayMove, logistic, play};
use plyground_gomoku::{Class, Gomoku, Point, ThreatBoard, ThreatBudget, ThreatTable, find_win};
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

/// Positions of games of the engine against itself, with their results for the side to move.
fn samples(games: usize, nodes: u64, seed: u64) -> Samples<f64> {
    let stop = AtomicBool::new(false);
    let params = SearchParams { width: 20, selective: true, ..SearchParams::nodes(nodes) };
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut all = Samples::default();
    for game in 0..games {
        let variant = &Gomoku::INFO.variants[game % Gomoku::INFO.variants.len()];
        let opening = rng.usize(2..=7);
        let mut played = play(Gomoku::start(&Gomoku::setup(variant)), usize::MAX, |position, _| {
            loop {
                let stones = 225 - position.empty_points();
                // A random move now and then: without it there is little to learn about bad positions.
                if stones < opening || rng.u32(..40) == 0 {
                    let mv = Point::new(rng.usize(3..=11), rng.usize(3..=11)).expect("on the board");
                    if position.is_legal(mv) {
                        break SelfPlayMove { mv, sample: None };
                    }
                    continue;
                }
                let sample = unless_won(position);
                let info = search(position, &[], &params, &stop, &mut |_| {}).expect("not over");
                break SelfPlayMove { mv: info.pv[0], sample };
            }
        });
        for (mover, features) in std::mem::take(&mut played.samples) {
            let there = features.into_iter().enumerate().filter(|&(_, amount)| amount != 0.0);
            all.push(there, played.result(mover).into());
        }
    }
    all
}

/// What both sides have and who is to move, where fours do not decide at once.
fn unless_won(position: &Gomoku) -> Option<[f64; ALL]> {
    let (board, side) = (ThreatBoard::new(position), position.to_move());
    let (own, theirs) = (features(&board, side), features(&board, !side));
    let budget = ThreatBudget { fours: 100, threes: 0 };
    let won = with_control(u64::MAX, None, &AtomicBool::new(false), |control| {
        find_win(position, budget, &mut ThreatTable::default(), control).is_some()
    });
    let mut all = [1.0; ALL];
    for (to, from) in all.iter_mut().zip(own.into_iter().chain(theirs)) {
        *to = from;
    }
    (!won && theirs[11] < 2.0).then_some(all)
}

/// Logistic regression by gradient descent (Adam).
fn fit(samples: &Samples<f64>) -> [f64; ALL] {
    const STEPS: i32 = 1200;
    let count = samples.len() as f64;
    // In units of their usual size, so that rare things are learnt as carefully as frequent ones.
    let mut size = [1e-9f64; ALL];
    for (features, _) in samples.iter() {
        for &(at, amount) in features {
            size[at as usize] += amount * amount / count;
        }
    }
    let size = size.map(f64::sqrt);
    let mut weights = [0.0f64; ALL];
    let mut adam = Adam::new(ALL, Moments::USUAL);
    for _ in 0..STEPS {
        let step = adam.next_step();
        let now: [f64; ALL] = std::array::from_fn(|i| weights[i] / size[i]);
        let mut slopes = [0.0f64; ALL];
        samples.add_slopes(&now, &mut slopes, |sum, result| logistic(sum) - result);
        if step % 300 == 0 {
            println!("# step {step}: loss {:.4}", samples.log_loss(&now, 1e-9));
        }
        let rate = 0.02 * (1.0 - f64::from(step - 1) / f64::from(STEPS));
        for i in 0..ALL {
            weights[i] -= adam.change(i, slopes[i] / size[i] / count + 1e-4 * weights[i], rate);
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
