//! Fits the weights of the judgement to the results of games that the engine plays against itself.
//!
//! ```text
//! fit play GAMES SEED NODES [terms] > games.txt      positions with the results of their games
//! fit learn games.txt... > weights.txt               the weights that explain the results best
//! ```
//!
//! Both give the same every time. `terms` plays by the simple terms, to begin without any weights.

use std::{env, fs, process::ExitCode, sync::atomic::AtomicBool};

use plyground_rules::{Notation, Outcome, Position, Side};
use plyground_search::{Board, Mind, Orders, Taste};
use plyground_yinsh::{
    INFO, Phase, Yinsh,
    engine::{FEATURES, Grid, groups},
};

#[path = "shared/openings.rs"]
mod openings;

/// What a judgement of certainty `e` to 1 is, in the engine's units.
const SCALE: f32 = 400.0;
/// Steps of the fit.
const ROUNDS: i32 = 120;
/// What a position tells beyond the others of its game, which have the same result.
const INDEPENDENCE: f32 = 0.2;
/// One game in so many is of the blitz variant.
const BLITZ_EVERY: usize = 4;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["play", games, seed, nodes, ref rest @ ..] => match (games.parse(), seed.parse(), nodes.parse()) {
            (Ok(games), Ok(seed), Ok(nodes)) => play(games, seed, nodes, rest == ["terms"]),
            _ => return usage(),
        },
        ["learn", ref files @ ..] if !files.is_empty() => learn(files),
        _ => return usage(),
    }
    ExitCode::SUCCESS
}

fn usage() -> ExitCode {
    eprintln!("fit play GAMES SEED NODES [terms] > games.txt\nfit learn games.txt... > weights.txt");
    ExitCode::FAILURE
}

fn play(games: usize, seed: u64, nodes: u64, terms: bool) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let stop = AtomicBool::new(false);
    println!("# fit play {games} {seed} {nodes}{}", if terms { " terms" } else { "" });
    for game in 0..games {
        let variant = usize::from(game % BLITZ_EVERY == 0);
        let mut position = openings::opening(variant, &mut rng);
        let mut taste = Taste { noise: 12, ..Taste::PLAIN };
        if terms {
            // A weight of a term that there is none of: no longer plain, and yet the same.
            taste.terms[7] = 99;
        }
        let orders = Orders { selective: true, taste, seed: rng.u64(..), ..Orders::nodes(nodes) };
        let mut minds = [Mind::new(), Mind::new()];
        let mut seen = Vec::new();
        let outcome: Outcome = loop {
            if let Some(outcome) = position.outcome() {
                break outcome;
            }
            if position.phase() == Phase::Move {
                seen.push(position);
            }
            let mind = &mut minds[position.to_move().index()];
            let thought = mind.think(&position, &[], &orders, &stop, &mut |_| {}).expect("not over");
            position.play_unchecked(thought.line[0]);
        };
        let points = match outcome.winner {
            Some(Side::First) => 2,
            None => 1,
            Some(Side::Second) => 0,
        };
        for position in seen {
            println!("{points} {variant} {}", position.position_text());
        }
        if (game + 1) % 100 == 0 {
            eprintln!("{} games", game + 1);
        }
    }
}

/// A position's features, some of them shared by several shapes, and its result from the side to move.
struct Sample {
    features: Vec<(u32, f32)>,
    result: f32,
}

/// Where the features of a fit are. A shape's weight is the sum of what it has in common with all of the same contents
/// and stake, of what it is whatever is at stake, and of its own: where little was seen, the first decides.
struct Layout {
    others: usize,
    shapes: usize,
    group_of: Vec<usize>,
    groups: usize,
}

impl Layout {
    fn new() -> Self {
        let mut contents = groups();
        for c in &mut contents {
            c[1] = c[1].min(2);
            c[2] = c[2].min(1);
            c[3] = c[3].min(1);
        }
        let mut distinct = contents.clone();
        distinct.sort_unstable();
        distinct.dedup();
        let group_of =
            contents.iter().map(|c| distinct.binary_search(c).expect("it is one of them")).collect();
        let (shapes, groups) = (contents.len(), distinct.len());
        Layout { others: FEATURES - 4 * shapes, shapes, group_of, groups }
    }

    fn size(&self) -> usize {
        FEATURES + self.shapes + 4 * self.groups
    }

    /// The features that a feature of the engine is split into.
    fn parts(&self, index: usize) -> Vec<usize> {
        let Some(shape) = index.checked_sub(self.others) else { return vec![index] };
        let (stake, shape) = (shape / self.shapes, shape % self.shapes);
        // An empty place is worth nothing to anybody.
        if shape == 0 {
            return Vec::new();
        }
        vec![index, FEATURES + shape, FEATURES + self.shapes + self.groups * stake + self.group_of[shape]]
    }

    /// How far from nothing a weight is expected to be, in logarithms of odds.
    fn spread(&self, index: usize) -> f32 {
        let s = |k: &str, d: f32| env::var(k).ok().and_then(|m| m.parse().ok()).unwrap_or(d);
        match index {
            i if i < 40 => 2.0,
            i if i < self.others => 0.2,
            i if i < FEATURES => s("S3", 0.003),
            i if i < FEATURES + self.shapes => s("S2", 0.01),
            _ => s("S1", 0.1),
        }
    }
}

/// The positions of files; their comments, which say how they were made, are printed.
fn read(files: &[&str], layout: &Layout) -> Vec<Sample> {
    let mut samples = Vec::new();
    for file in files {
        let text = fs::read_to_string(file).unwrap_or_else(|e| panic!("{file}: {e}"));
        for line in text.lines() {
            if line.starts_with('#') {
                println!("{line}");
                continue;
            }
            let mut fields = line.splitn(3, ' ');
            let (points, variant, position) = (fields.next(), fields.next(), fields.next());
            let number = |field: Option<&str>| field.and_then(|f| f.parse::<usize>().ok()).expect("a number");
            let (points, variant) = (number(points), number(variant));
            let position = Yinsh::read_position(&INFO.variants[variant], position.expect("a position"));
            let position = position.expect("a position that was played");
            let white = points as f32 / 2.0;
            let result = if position.to_move() == Side::First { white } else { 1.0 - white };
            let mut features: Vec<(u32, f32)> = Vec::new();
            for (index, amount) in Grid::of(&position).features() {
                features.extend(layout.parts(index).into_iter().map(|part| (part as u32, amount as f32)));
            }
            features.sort_unstable_by_key(|&(index, _)| index);
            features.dedup_by(|next, kept| {
                let same = next.0 == kept.0;
                if same {
                    kept.1 += next.1;
                }
                same
            });
            features.retain(|&(_, amount)| amount != 0.0);
            samples.push(Sample { features, result });
        }
    }
    samples
}

fn chance(weights: &[f32], sample: &Sample) -> f32 {
    let sum: f32 = sample.features.iter().map(|&(index, amount)| weights[index as usize] * amount).sum();
    1.0 / (1.0 + (-sum).exp())
}

fn surprise(weights: &[f32], samples: &[Sample]) -> f32 {
    let of = |sample: &Sample| {
        let chance = chance(weights, sample).clamp(1e-6, 1.0 - 1e-6);
        -(sample.result * chance.ln() + (1.0 - sample.result) * (1.0 - chance).ln())
    };
    samples.iter().map(of).sum::<f32>() / samples.len() as f32
}

/// Logistic regression: all samples at once, step by step, each weight with steps of its own size (Adam).
fn learn(files: &[&str]) {
    let layout = Layout::new();
    let mut samples = read(files, &layout);
    // Positions of one game stay together, so that none of the games to check with are known.
    let check = samples.split_off(samples.len() * 9 / 10);
    let size = layout.size();
    let mut weights = vec![0f32; size];
    let (mut mean, mut square) = (vec![0f32; size], vec![0f32; size]);
    let pull: Vec<f32> = (0..size).map(|i| layout.spread(i).powi(-2)).collect();
    for round in 1..=ROUNDS {
        let mut slope: Vec<f32> = weights.iter().zip(&pull).map(|(w, pull)| -w * pull).collect();
        for sample in &samples {
            let error = (sample.result - chance(&weights, sample)) * INDEPENDENCE;
            for &(index, amount) in &sample.features {
                slope[index as usize] += error * amount;
            }
        }
        let step = 0.02 * (1.0 - round as f32 / (ROUNDS + 1) as f32);
        for i in 0..size {
            mean[i] = 0.9 * mean[i] + 0.1 * slope[i];
            square[i] = 0.99 * square[i] + 0.01 * slope[i] * slope[i];
            let (m, s) = (mean[i] / (1.0 - 0.9f32.powi(round)), square[i] / (1.0 - 0.99f32.powi(round)));
            weights[i] += step * m / (s.sqrt() + 1e-6);
        }
        if round % 50 == 0 {
            let (known, unknown) = (surprise(&weights, &samples), surprise(&weights, &check));
            eprintln!(
                "{round}: {known:.4} on {} positions, {unknown:.4} on {} others",
                samples.len(),
                check.len()
            );
        }
    }
    println!("# fit learn: {} positions", samples.len() + check.len());
    let weight = |index: usize| {
        let sum: f32 = layout.parts(index).into_iter().map(|part| weights[part]).sum();
        (SCALE * sum).round().clamp(-9999.0, 9999.0)
    };
    let all: Vec<String> = (0..FEATURES).map(|index| weight(index).to_string()).collect();
    println!("{}", all[..layout.others].join(" "));
    for stake in all[layout.others..].chunks(layout.shapes) {
        for line in stake.chunks(25) {
            println!("{}", line.join(" "));
        }
    }
}
