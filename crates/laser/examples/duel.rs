//! The engine against what it must beat:
//!
//! ```text
//! cargo run --release -p plyground-laser --example duel -- simple PAIRS SEED MILLISECONDS
//! cargo run --release -p plyground-laser --example duel -- minimax PAIRS SEED NODES
//! ```
//!
//! `simple` looks at every line to the same depth and judges by plain counts, with the same time for both; `minimax` does
//! that four moves ahead, and the engine has so many positions. Openings are a few random moves from the usual
//! starts, by both rulesets; each is played twice with colours swapped. A match ends early when it is clear by a sequential
//! test that the engine is stronger by 100 Elo, or that it is not stronger at all (each with an error of 5 %).

use std::{env, sync::atomic::AtomicBool, time::Duration};

use plyground_laser::Laser;
use plyground_rules::{Game, Notation, Position, Side};
use plyground_search::{Score, SearchParams, Searcher, Style, search};

/// A game that takes longer is a draw.
const LONGEST: usize = 300;

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let number = |at: usize, otherwise| args.get(at).and_then(|n| n.parse().ok()).unwrap_or(otherwise);
    let (pairs, seed) = (number(1, 20), number(2, 1));
    let counts = Style { counting: true, ..Style::PLAIN };
    let full = SearchParams { selective: true, table_bits: 20, ..SearchParams::nodes(u64::MAX) };
    let simple = SearchParams { selective: false, style: counts, ..full.clone() };
    let (ours, theirs) = if args.first().is_some_and(|word| word == "minimax") {
        (SearchParams { nodes: number(3, 100_000), ..full }, SearchParams { depth: 4, ..simple })
    } else {
        let time = Some(Duration::from_millis(number(3, 100)));
        (SearchParams { time, ..full }, SearchParams { time, ..simple })
    };
    let mut points = Vec::new();
    let mut tally = [0; 3];
    for pair in 0..pairs {
        let start = opening(seed * 1_000_003 + pair);
        let both = [start.to_move(), !start.to_move()].map(|side| game(&start, side, &ours, &theirs));
        both.into_iter().for_each(|half_points| tally[half_points] += 1);
        points.push(both.into_iter().sum::<usize>() as f64 / 4.0);
        let evidence = evidence(&points);
        let [lost, drawn, won] = tally;
        let mean = points.iter().sum::<f64>() / points.len() as f64;
        println!(
            "{:4} pairs: +{won} ={drawn} -{lost}  {:.1} %  evidence {evidence:+.2}",
            pair + 1,
            100.0 * mean
        );
        if evidence.abs() > 2.94 && args.first().is_none_or(|word| word != "minimax") {
            break;
        }
    }
}

/// A position some random moves after a start, in which neither side is ahead by much.
fn opening(seed: u64) -> Laser {
    let mut rng = fastrand::Rng::with_seed(seed);
    let variant = &Laser::INFO.variants[usize::from(rng.usize(..4) == 0)];
    let shallow = SearchParams { selective: true, ..SearchParams::nodes(3_000) };
    loop {
        let start = variant.starts[rng.usize(..3)].position;
        let mut position = Laser::read_position(variant, start).expect("a start is legal");
        for _ in 0..rng.usize(2..9) {
            let moves = position.moves();
            if !moves.is_empty() {
                position.play_unchecked(moves[rng.usize(..moves.len())]);
            }
        }
        let info = search(&position, &[], &shallow, &AtomicBool::new(false), &mut |_| {});
        if info.is_some_and(|info| matches!(Score::of(info.score), Score::Heuristic(-99..=99))) {
            return position;
        }
    }
}

/// Half points of the engine, which plays `side`.
fn game(start: &Laser, side: Side, ours: &SearchParams, theirs: &SearchParams) -> usize {
    let mut position = start.clone();
    let mut searchers = [Searcher::new(), Searcher::new()];
    let mut past: Vec<u64> = Vec::new();
    loop {
        if let Some(outcome) = position.outcome() {
            return if outcome.winner == Some(side) { 2 } else { 0 };
        }
        let repeated = past.iter().filter(|&&key| key == position.key()).count() >= 2;
        if repeated || past.len() >= LONGEST {
            return 1;
        }
        let (searcher, params) =
            if position.to_move() == side { (&mut searchers[0], ours) } else { (&mut searchers[1], theirs) };
        let stop = AtomicBool::new(false);
        let info = searcher.search(&position, &past, params, &stop, &mut |_| {}).expect("not over");
        past.push(position.key());
        position.play_unchecked(info.pv[0]);
    }
}

/// How much likelier these points of pairs are if the engine is stronger by 100 Elo than if it is not: the logarithm.
fn evidence(points: &[f64]) -> f64 {
    let count = points.len() as f64;
    let mean = points.iter().sum::<f64>() / count;
    // A pair of draws more, so that equal results do not look like certainty.
    let spread =
        (points.iter().map(|p| (p - mean).powi(2)).sum::<f64>() + (0.5 - mean).powi(2)) / (count + 1.0);
    let (equal, stronger) = (0.5, 1.0 / (1.0 + 10_f64.powf(-0.25)));
    count * (stronger - equal) * (2.0 * mean - stronger - equal) / (2.0 * spread.max(0.01))
}
