//! Fits the weights of the judgement to the results of games that the engine plays against itself.
//!
//! ```text
//! fit play GAMES SEED NODES [terms] > games.txt      positions with the results of their games
//! fit learn games.txt... > weights.txt               the weights that explain the results best
//! ```
//!
//! Both give the same every time. `terms` plays by the simple terms, to begin without any weights.

use std::{env, fs, process::ExitCode, sync::atomic::AtomicBool};

use plyground_fit::{Adam, Moments, Samples, SelfPlayMove, is_held_out, logistic};
use plyground_rules::{Game, Notation, Position, Side};
use plyground_search::{Board, SearchParams, Searcher, Style};
use plyground_yinsh::{
    INFO, Phase, Yinsh,
    engine::{FEATURES, WindowBoard, groups},
};

#[path = "shared/openings.rs"]
mod openings;

/// What a judgement of certainty `e` to 1 is, in the engine's units.
const SCALE: f32 = 400.0;
/// Steps of the fit.
const ROUNDS: i32 = 300;
/// What a position tells beyond the others of its game, which have the same result.
const INDEPENDENCE: f32 = 0.2;
/// How much a position should do as well as the search thought, rather than as its game ended.
const TRUST: f32 = 0.5;
/// One part in so many of what was played is not learnt from, to check with.
const CHECK: usize = 10;
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
        // One game in three begins with the empty board: then the engine places, with large whims.
        let start = match game % 3 {
            0 => Yinsh::start(&Yinsh::setup(&INFO.variants[variant])),
            _ => openings::opening(variant, &mut rng),
        };
        let mut style = Style { noise: 12, ..Style::PLAIN };
        if terms {
            // A weight of a term that there is none of: no longer plain, and yet the same.
            style.terms[7] = 99;
        }
        let params = SearchParams { selective: true, style, seed: rng.u64(..), ..SearchParams::nodes(nodes) };
        let placing =
            SearchParams { style: Style { noise: 80, ..params.style.clone() }, depth: 1, ..params.clone() };
        let mut searchers = [Searcher::new(), Searcher::new()];
        let played = plyground_fit::play(start, usize::MAX, |position, _| {
            let searcher = &mut searchers[position.to_move().index()];
            let params = if position.phase() == Phase::Place { &placing } else { &params };
            let info = searcher.search(position, &[], params, &stop, &mut |_| {}).expect("not over");
            let sample = (position.phase() == Phase::Move).then_some((*position, info.score));
            SelfPlayMove { mv: info.pv[0], sample }
        });
        let points = (2.0 * played.result(Side::First)) as u8;
        for (_, (position, score)) in played.samples {
            println!("{points} {variant} {score} {}", position.position_text());
        }
        if (game + 1) % 100 == 0 {
            eprintln!("{} games", game + 1);
        }
    }
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
        // Two of the other's markers are as bad as three, and so are several rings as one.
        let coarse = |[own, other, rings, their_rings]: [usize; 4]| {
            [own, other.min(2), rings.min(1), their_rings.min(1)]
        };
        let contents: Vec<_> = groups().into_iter().map(coarse).collect();
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
        // An empty place is worth nothing to either side.
        if shape == 0 {
            return Vec::new();
        }
        vec![index, FEATURES + shape, FEATURES + self.shapes + self.groups * stake + self.group_of[shape]]
    }

    /// How far from nothing a weight is expected to be, in logarithms of odds.
    fn spread(&self, index: usize) -> f32 {
        match index {
            i if i < self.others => 1.0,
            i if i < FEATURES => 0.01,
            i if i < FEATURES + self.shapes => 0.03,
            _ => 0.1,
        }
    }
}

/// The positions of files, one in `CHECK` games' worth of them apart; their comments, which say how they were made, are printed.
fn read(files: &[&str]) -> [Samples<f32>; 2] {
    let mut samples = [Samples::default(), Samples::default()];
    let mut lines = 0;
    for file in files {
        let text = fs::read_to_string(file).unwrap_or_else(|e| panic!("{file}: {e}"));
        for line in text.lines() {
            if line.starts_with('#') {
                println!("{line}");
                continue;
            }
            let mut fields = line.splitn(4, ' ');
            let mut number = || fields.next().map(|field| field.parse::<i32>().ok()).expect("a field");
            let (points, variant, score) =
                (number().expect("points"), number().expect("a variant"), number());
            let text = fields.next().expect("a position");
            let position =
                Yinsh::read_position(&INFO.variants[variant as usize], text).expect("it was played");
            let white = points as f32 / 2.0;
            let result = if position.to_move() == Side::First { white } else { 1.0 - white };
            let searched = score.map_or(result, |score| logistic(score as f32 / SCALE));
            let target = (1.0 - TRUST) * result + TRUST * searched;
            let mut features = WindowBoard::of(&position).features();
            features.sort_unstable();
            // Positions of one game mostly stay together, so that few of the games to check with are known.
            lines += 1;
            let samples = &mut samples[usize::from(is_held_out(lines / 500, CHECK, 0))];
            let amounts = features.chunk_by(|a, b| a.0 == b.0).map(|same| {
                let amount: i32 = same.iter().map(|&(_, amount)| amount).sum();
                (same[0].0, amount as f32)
            });
            samples.push(amounts.filter(|&(_, amount)| amount != 0.0), target);
        }
    }
    samples
}

/// Logistic regression: all samples at once, step by step, each weight with steps of its own size (Adam).
fn learn(files: &[&str]) {
    let layout = Layout::new();
    let [samples, check] = read(files);
    let parts: Vec<Vec<usize>> = (0..FEATURES).map(|index| layout.parts(index)).collect();
    let size = layout.size();
    let mut weights = vec![0f32; size];
    let sums = |weights: &[f32]| -> Vec<f32> {
        parts.iter().map(|parts| parts.iter().map(|&part| weights[part]).sum()).collect()
    };
    let mut adam = Adam::new(size, Moments { mean: 0.1, square: 0.01, epsilon: 1e-6 });
    let pull: Vec<f32> = (0..size).map(|i| layout.spread(i).powi(-2)).collect();
    for _ in 0..ROUNDS {
        let round = adam.next_step();
        let now = sums(&weights);
        let mut slopes = vec![0f32; FEATURES];
        samples.add_slopes(&now, &mut slopes, |sum, result| (result - logistic(sum)) * INDEPENDENCE);
        let mut slope: Vec<f32> = weights.iter().zip(&pull).map(|(w, pull)| -w * pull).collect();
        for (parts, by) in parts.iter().zip(slopes) {
            parts.iter().for_each(|&part| slope[part] += by);
        }
        let rate = 0.02 * (1.0 - round as f32 / (ROUNDS + 1) as f32);
        for i in 0..size {
            weights[i] += adam.change(i, slope[i], rate);
        }
        if round % 50 == 0 {
            let [known, unknown] = [&samples, &check].map(|of| of.log_loss(&now, 1e-6));
            let (n, others) = (samples.len(), check.len());
            eprintln!("{round}: {known:.4} on {n} positions, {unknown:.4} on {others} others");
        }
    }
    let now = sums(&weights);
    println!("# fit learn: {} positions", samples.len());
    let weight = |index: usize| (SCALE * now[index]).round().clamp(-9999.0, 9999.0) as i32;
    let all: Vec<String> = (0..FEATURES).map(|index| weight(index).to_string()).collect();
    println!("{}", all[..layout.others].join(" "));
    for stake in all[layout.others..].chunks(layout.shapes) {
        for line in stake.chunks(25) {
            println!("{}", line.join(" "));
        }
    }
}
