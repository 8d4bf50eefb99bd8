//! Fits the weights of the evaluation to games the engine played against itself.
//!
//! `cargo run --release -p plyground-gomoku --example fit -- OUT TRUST FILE...` reads what the example `games` wrote and writes `weights/evaluation.bin`. What is fitted:
//! the chance to win is `1 / (1 + exp(-evaluation / SCALE))`. A position should foretell the result of its game and the scores of the searches on the way there: each
//! further ply counts TRUST hundredths of the one before, and what is left over is the result.

use std::{collections::BTreeMap, env, fs, sync::atomic::AtomicBool};

use plyground_fit::{Adam, Moments, Samples, is_held_out, log_loss, logistic};
use plyground_gomoku::{
    Class, Gomoku, Point, Role, THREATS, ThreatBoard, ThreatBudget, ThreatTable, View, Weights, combination,
    find_win, may_be_forbidden,
};
use plyground_rules::{Game, MoveList, Notation, Position, Side};
use plyground_search::{Board, with_control};

/// With this, 200 is 58 %, 500 is 68 %, 1000 is 82 % and 2000 is 96 % (G6).
const SCALE: f32 = 650.0;
/// One game of so many is not learnt from.
const HELD_OUT: usize = 13;
/// Steps of the descent.
const STEPS: i32 = 300;
/// How large a part of a weight is expected to be, in logits, by its kind: of a class, in all views and in one; of a combination, in all and in one; of one side's
/// threats; of both sides' together, in all and in one.
const EXPECTED: [f32; 7] = [1.0, 0.2, 0.12, 0.08, 1.0, 0.25, 0.15];
/// So many moves are looked at in a position.
const CHOICES: usize = 60;
/// One position of so many is looked at for its move.
const CHOSEN: usize = 3;
/// Positions of a game resemble each other: so many of them say as much as one by itself.
const ALIKE: f32 = 1.5;

/// A position for the side to move.
struct Sample {
    features: Vec<(usize, f32)>,
    target: f32,
    /// How the game ended.
    result: f32,
}

/// The chance that a search's score gives.
fn chance_of(score: f32) -> f32 {
    logistic(score.clamp(-3000.0, 3000.0) / SCALE)
}

/// Whether fours do not decide at once.
fn quiet(position: &Gomoku) -> bool {
    let budget = ThreatBudget { fours: 100, threes: 0 };
    with_control(u64::MAX, None, &AtomicBool::new(false), |control| {
        find_win(position, budget, &mut ThreatTable::default(), control).is_none()
    })
}

/// What the evaluation adds up in a quiet position.
fn features_of(position: &Gomoku) -> Option<Vec<(usize, f32)>> {
    let (own, theirs) = ThreatBoard::new(position).weighed()?;
    if !quiet(position) {
        return None;
    }
    let mut features: BTreeMap<usize, f32> = BTreeMap::new();
    own.into_iter().for_each(|at| *features.entry(at).or_default() += 1.0);
    theirs.into_iter().for_each(|at| *features.entry(at).or_default() -= 1.0);
    Some(features.into_iter().filter(|&(_, amount)| amount != 0.0).collect())
}

/// The quiet positions of a game.
fn samples_of(line: &str, trust: f32, choices: &mut Vec<Choice>) -> Vec<Sample> {
    let fields: Vec<&str> = line.split('|').map(str::trim).collect();
    let [variant, moves, first, scores, result] = fields[..] else { panic!("{line}") };
    let variant = Gomoku::INFO.variants.iter().find(|v| v.id == variant).expect("a variant");
    let first: usize = first.parse().expect("a number");
    let scores: Vec<f32> = scores.split_whitespace().map(|s| s.parse().expect("a score")).collect();
    let black: f32 = result.parse().expect("a result");
    let mut position = Gomoku::start(&Gomoku::setup(variant));
    // For black, from the last move to the first.
    let mut target = black;
    let mut targets: Vec<f32> = Vec::new();
    for (at, &score) in scores.iter().enumerate().rev() {
        let chance = chance_of(score);
        let chance = if (first + at) % 2 == 0 { chance } else { 1.0 - chance };
        target = trust * target + (1.0 - trust) * chance;
        targets.push(target);
    }
    targets.reverse();
    let mut out = Vec::new();
    for (at, mv) in moves.split_whitespace().enumerate() {
        if at >= first {
            if let Some(features) = features_of(&position) {
                let of = |x: f32| if position.to_move() == Side::First { x } else { 1.0 - x };
                out.push(Sample { features, target: of(targets[at - first]), result: of(black) });
            }
        }
        let mv = position.read_move(mv).expect("a move");
        if at >= first && at % CHOSEN == 0 {
            choices.extend(choice(&position, mv));
        }
        position.play_unchecked(mv);
    }
    out
}

/// The weights as sums of what is common to several: by place, the numbers of the parameters that make it up; and what kind each parameter is.
struct Sums {
    parts: Vec<Vec<u32>>,
    kinds: Vec<usize>,
}

impl Sums {
    fn new() -> Sums {
        let mut numbers: BTreeMap<(usize, usize, usize, usize), u32> = BTreeMap::new();
        let mut kinds = Vec::new();
        let mut parts = vec![Vec::new(); Weights::COUNT];
        let mut part = |place: usize, key: (usize, usize, usize, usize)| {
            let next = numbers.len() as u32;
            let number = *numbers.entry(key).or_insert_with(|| {
                kinds.push(key.0);
                next
            });
            parts[place].push(number);
        };
        for view in View::ALL {
            let v = view as usize;
            for role in Role::ALL {
                let w = role as usize;
                for a in Class::ALL {
                    for b in Class::ALL.into_iter().filter(|&b| b >= a) {
                        for c in Class::ALL.into_iter().filter(|&c| c >= b) {
                            for d in Class::ALL.into_iter().filter(|&d| d >= c) {
                                if d == Class::Nothing {
                                    continue;
                                }
                                let all = combination([a, b, c, d]);
                                let place = Weights::place_of_point(view, role, all);
                                // Nothing is to be learnt about these from points that are free.
                                if view == View::RenjuBlack && may_be_forbidden([a, b, c, d]) {
                                    part(place, (2, w, all, 1));
                                    continue;
                                }
                                for class in [a, b, c, d].into_iter().filter(|&class| class != Class::Nothing)
                                {
                                    part(place, (0, w, class as usize, 0));
                                    part(place, (1, w, class as usize, 1 + v));
                                }
                                part(place, (2, w, all, 0));
                                part(place, (3, w, all, 1 + v));
                            }
                        }
                    }
                }
            }
            for pressed in [false, true] {
                let p = usize::from(pressed);
                for own in 0..THREATS {
                    for theirs in 0..THREATS {
                        let place = Weights::place_of_threats(view, pressed, own, theirs);
                        part(place, (4, p, own, THREATS));
                        part(place, (4, p, THREATS, theirs));
                        part(place, (5, p, own, theirs));
                        part(place, (6, p, own, THREATS * (1 + v) + theirs));
                    }
                }
            }
        }
        Sums { parts, kinds }
    }

    fn whole(&self, parameters: &[f32]) -> Vec<f32> {
        self.parts.iter().map(|parts| parts.iter().map(|&p| parameters[p as usize]).sum()).collect()
    }

    fn shared(&self, slopes: &[f32]) -> Vec<f32> {
        let mut out = vec![0.0; self.kinds.len()];
        for (parts, &slope) in self.parts.iter().zip(slopes) {
            if slope != 0.0 {
                parts.iter().for_each(|&p| out[p as usize] += slope);
            }
        }
        out
    }
}

fn fit(samples: &Samples<f32>, sums: &Sums) -> Vec<f32> {
    let count = samples.len() as f32;
    // In units of their usual size, so that rare things are learnt as carefully as frequent ones.
    let mut squares = vec![0.0f32; Weights::COUNT];
    for (features, _) in samples.iter() {
        for &(at, amount) in features {
            squares[at as usize] += amount * amount / count;
        }
    }
    let size: Vec<f32> = sums.shared(&squares).into_iter().map(|square| square.sqrt().max(0.2)).collect();
    let mut parameters = vec![0.0f32; sums.kinds.len()];
    let mut adam = Adam::new(parameters.len(), Moments::USUAL);
    for _ in 0..STEPS {
        let step = adam.next_step();
        let now = sums.whole(&parameters);
        let mut slopes = vec![0.0f32; Weights::COUNT];
        samples.add_slopes(&now, &mut slopes, |sum, target| logistic(sum) - target);
        if step % 50 == 0 {
            println!("# step {step}: loss {:.4}", samples.log_loss(&now, 1e-6));
        }
        let rate = 0.03 * (1.0 - (step - 1) as f32 / STEPS as f32);
        let shared = sums.shared(&slopes);
        for (at, parameter) in parameters.iter_mut().enumerate() {
            let held = ALIKE * *parameter / EXPECTED[sums.kinds[at]].powi(2);
            let slope = (shared[at] + held) / count / size[at];
            *parameter -= adam.change(at, slope, rate) / size[at];
        }
    }
    sums.whole(&parameters)
}

/// What was played among what: the places of the weights of each move, the one that was played first.
type Choice = Vec<[u32; 2]>;

fn choice(position: &Gomoku, played: Point) -> Option<Choice> {
    let board = ThreatBoard::new(position);
    let mut moves = MoveList::new();
    board.candidates(CHOICES, &mut moves);
    if moves.len() < 2 || !moves.contains(&played) {
        return None;
    }
    let others = moves.into_iter().filter(|&mv| mv != played);
    [played].into_iter().chain(others).map(|mv| Some(board.weighed_move(mv)?.map(|at| at as u32))).collect()
}

/// Multinomial logistic regression: which move is played.
fn fit_choices(choices: &[Choice], sums: &Sums) -> Vec<f32> {
    let count = choices.len() as f32;
    let mut parameters = vec![0.0f32; sums.kinds.len()];
    let mut adam = Adam::new(parameters.len(), Moments::USUAL);
    let steps = STEPS / 2;
    for _ in 0..steps {
        let step = adam.next_step();
        let now = sums.whole(&parameters);
        let (mut slopes, mut loss, mut first) = (vec![0.0f32; Weights::COUNT], 0.0, 0);
        let mut logits: Vec<f32> = Vec::new();
        for choice in choices {
            logits.clear();
            logits.extend(choice.iter().map(|&[a, b]| now[a as usize] + now[b as usize]));
            let most = logits.iter().copied().fold(f32::MIN, f32::max);
            first += usize::from(logits[0] >= most);
            let whole: f32 = logits.iter().map(|x| (x - most).exp()).sum();
            loss += whole.ln() + most - logits[0];
            for (i, (&[a, b], logit)) in choice.iter().zip(&logits).enumerate() {
                let error = (logit - most).exp() / whole - if i == 0 { 1.0 } else { 0.0 };
                slopes[a as usize] += error;
                slopes[b as usize] += error;
            }
        }
        if step % 50 == 0 {
            println!(
                "# choices, step {step}: loss {:.4}, right {:.1} %",
                loss / count,
                100.0 * first as f32 / count
            );
        }
        let rate = 0.06 * (1.0 - (step - 1) as f32 / steps as f32);
        let shared = sums.shared(&slopes);
        for (at, parameter) in parameters.iter_mut().enumerate() {
            let held = ALIKE * *parameter / (3.0 * EXPECTED[sums.kinds[at]]).powi(2);
            *parameter -= adam.change(at, (shared[at] + held) / count, rate);
        }
    }
    sums.whole(&parameters)
}

/// The area under the curve: how likely a won position has more than a lost one.
fn area(mut all: Vec<(f32, f32)>) -> f64 {
    all.sort_unstable_by(|a, b| a.0.total_cmp(&b.0));
    let (mut lost, mut right) = (0.0, 0.0);
    for &(_, result) in &all {
        if result > 0.75 {
            right += lost;
        } else if result < 0.25 {
            lost += 1.0;
        }
    }
    let won = all.iter().filter(|(_, result)| *result > 0.75).count() as f64;
    right / (won * lost)
}

fn main() {
    let mut args = env::args().skip(1);
    let out = args.next().expect("a file to write");
    let trust = args.next().expect("how far to trust results").parse::<f32>().expect("a number") / 100.0;
    let (mut learnt, mut held_out) = (Samples::<f32>::default(), Vec::new());
    let mut choices = Vec::new();
    let mut number = 0;
    for file in args {
        for line in fs::read_to_string(&file).expect("a readable file").lines() {
            if line.starts_with('#') {
                println!("{line}");
                continue;
            }
            number += 1;
            for position in samples_of(line, trust, &mut choices) {
                if is_held_out(number, HELD_OUT, 3) {
                    held_out.push((line.split(' ').next().unwrap_or("").to_string(), position));
                } else {
                    learnt.push(position.features, position.target);
                }
            }
        }
    }
    println!("# {number} games, {} positions to learn from", learnt.len());
    let sums = Sums::new();
    let weights = fit(&learnt, &sums);
    let order = fit_choices(&choices, &sums);
    for variant in Gomoku::INFO.variants {
        let of: Vec<(f32, f32)> = held_out
            .iter()
            .filter(|(of, _)| of == variant.id)
            .map(|(_, p)| (p.features.iter().map(|&(at, x)| weights[at] * x).sum(), p.result))
            .collect();
        let mean = of.iter().map(|x| f64::from(x.0)).sum::<f64>() / of.len() as f64;
        let loss = of.iter().map(|&(x, r)| log_loss(r, logistic(x), 1e-6)).sum::<f32>() / of.len() as f32;
        println!(
            "# {}: {} held out, area {:.4}, mean {:.1} loss {loss:.4}",
            variant.id,
            of.len(),
            area(of),
            650.0 * mean
        );
    }
    // Each weight is of use to one of the two only, and 0 for the other.
    let bytes: Vec<u8> = weights
        .iter()
        .zip(&order)
        .flat_map(|(&evaluation, &order)| {
            let w = evaluation + order;
            ((w * SCALE).round().clamp(-32000.0, 32000.0) as i16).to_le_bytes()
        })
        .collect();
    fs::write(out, bytes).expect("a file to write");
}
