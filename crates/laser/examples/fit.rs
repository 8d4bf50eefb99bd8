//! Fits the weights of the evaluation to games that the engine plays against itself.
//!
//! ```text
//! cargo run --release -p plyground-laser --example fit -- play GAMES SEED > games.txt
//! cargo run --release -p plyground-laser --example fit -- weights games.txt > crates/laser/src/engine/weights.rs
//! ```
//!
//! The weights that are committed come from two files together, played by the engine as it was before them:
//!
//! ```text
//! play 20000 1 > games.txt; play 20000 2 >> games.txt
//! ```
//!
//! Games begin with a few random moves from the usual starts, by both rulesets. Every position of them in which nothing
//! can be destroyed at once is kept with what became of its game; the weights are those that foretell it best (logistic
//! regression), drawn a little towards a piece being worth the same wherever it stands. What a place is worth is
//! the sum of what its file and its rank are worth: eighty numbers for each kind would take many more games.

use std::{env, fs, sync::atomic::AtomicBool};

use plyground_fit::{Adam, Moments, Samples, SelfPlayMove, logistic};
use plyground_laser::{BeamBoard, Laser, Setup};
use plyground_rules::{Game, MoveList, Notation, Position, Side};
use plyground_search::{Board, Score, SearchParams, Searcher};

/// Positions a move of a game is thought over.
const NODES: u64 = 1_000;
/// A game that takes longer is broken off.
const LONGEST: usize = 120;

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words[..] {
        ["play", games, seed] => {
            let (games, seed): (u64, u64) =
                (games.parse().expect("how many"), seed.parse().expect("a number"));
            for game in 0..games {
                play(seed.wrapping_mul(1_000_003) + game);
            }
        }
        ["weights", file] => fit(&fs::read_to_string(file).expect("a file of games")),
        _ => eprintln!("play GAMES SEED, or weights FILE"),
    }
}

/// Plays a game and prints its quiet positions: ruleset, result for the side to move, position.
fn play(seed: u64) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let variant = usize::from(rng.usize(..4) == 0);
    let of = &Laser::INFO.variants[variant];
    let start = Laser::read_position(of, of.starts[rng.usize(..3)].position).expect("a start is legal");
    let mut position = Laser::start(&Setup { ruleset: start.ruleset(), start: Some(start) });
    for _ in 0..rng.usize(2..40) {
        let moves = position.moves();
        if moves.is_empty() {
            return;
        }
        position.play_unchecked(moves[rng.usize(..moves.len())]);
    }
    let params = SearchParams { selective: true, table_bits: 14, seed, ..SearchParams::nodes(NODES) };
    let (stop, mut searcher) = (AtomicBool::new(false), Searcher::new());
    let played = plyground_fit::play(position, LONGEST, |position, past| {
        let info = searcher.search(position, past, &params, &stop, &mut |_| {}).expect("not over");
        let mut noisy = MoveList::new();
        BeamBoard::of(position).quiescence_moves(&mut noisy);
        let quiet = noisy.is_empty() && !Score::of(info.score).is_certain();
        // Now and then another way, so that games differ.
        let moves = position.moves();
        let stray = rng.usize(..20) == 0;
        let mv = if stray { moves[rng.usize(..moves.len())] } else { info.pv[0] };
        SelfPlayMove { mv, sample: quiet.then(|| position.clone()) }
    });
    // What blue got out of it in percent. A game without a winner was better for the side with more pieces left.
    let ending = played.outcome.and_then(|outcome| outcome.winner).map_or_else(
        || {
            let ahead = |side| played.end.pieces().filter(|(_, piece)| piece.side() == side).count() as f32;
            let odds = (0.7 * (ahead(Side::First) - ahead(Side::Second))).exp();
            (100.0 * odds / (1.0 + odds)) as i32
        },
        |side| if side == Side::First { 100 } else { 0 },
    );
    for (side, position) in played.samples {
        if rng.usize(..3) == 0 {
            let result = if side == Side::First { ending } else { 100 - ending };
            println!("{variant} {result} {}", position.position_text());
        }
    }
}

/// What is fitted for each kind of piece: its worth, and how its rank and its file change that.
const KIND: usize = 1 + 8 + 10;
/// What stays as it is: what the side to move can take, for nothing can be taken in the positions that are kept; beams on
/// a pharaoh, for only those that did no harm are among them; short beams and how to free them, for who has one does not lose
/// by it soon; and the other side's pieces around a pharaoh, which protect it but keep one from winning, see [`HOME`].
const FIXED: [usize; 11] = [1, 2, 3, 6, 9, 12, 19, 37, 38, 39, 40];
/// By rank: what is lost by a pharaoh that leaves home, in pyramids. Games show that it is safe among the other side's pieces;
/// but there it stands in the way of its own beam, and nobody wins any more. Against the plain search of four moves, with 60,000
/// positions a move, this and getting the beam free again made 14 wins of 24 from 6.
const HOME: [f32; 8] = [0.0, 0.0, -0.15, -0.3, -0.5, -0.7, -0.8, -0.8];
/// What is about attacks on the pharaoh, and how many times what was fitted it is worth: games of so few positions a move are
/// too shallow to show how attacks end. In 24 games with 60,000 positions a move against the plain search of four moves, all
/// others drawn, once gave 15 wins, twice 13, 3.2 times 17.
const ATTACKS: std::ops::Range<usize> = 21..36;
const TIMES: f32 = 3.2;
/// What having the move is worth, in pyramids, once attacks are worth more, which favours the side that moved last. So scores of
/// odd and even depths agree, on 59 positions of games to within 13 hundredths on average; as fitted they were 100 apart.
const TURN: f32 = 0.5;

fn fit(games: &str) {
    let mut samples = Samples::default();
    games.lines().for_each(|line| add(&mut samples, line));
    let places = BeamBoard::WEIGHTS.len() - 320;
    // In pyramids.
    let mut weights: Vec<f32> = BeamBoard::WEIGHTS[..places].iter().map(|&w| f32::from(w) / 1600.0).collect();
    let mut goal = vec![0.0; places];
    let pharaoh = places..places + KIND;
    let home = (0..KIND).map(|at| if (1..9).contains(&at) { HOME[at - 1] } else { 0.0 });
    weights.extend(home);
    for worth in [0.0, 1.0, 0.95] {
        weights.extend((0..KIND).map(|at| if at == 0 { worth } else { 0.0 }));
    }
    goal.extend_from_slice(&weights[places..]);
    // How far a pyramid tilts the odds.
    let mut tilt = 1.0_f32;
    // The last number is the tilt's.
    let mut adam = Adam::new(weights.len() + 1, Moments::USUAL);
    for _ in 0..600 {
        let step = adam.next_step();
        let (mut slopes, mut slope, mut loss) = (vec![0.0_f32; weights.len()], 0.0, 0.0_f64);
        samples.add_slopes(&weights, &mut slopes, |worth, result| {
            let off = logistic(tilt * worth) - result;
            loss += f64::from(off * off);
            slope += off * worth;
            off * tilt
        });
        let rate = 0.02 / (1.0 + step as f32 / 200.0);
        let count = samples.len() as f32;
        for at in 0..weights.len() {
            // What depends on places is drawn more strongly: many of them were seldom visited.
            let pull = if at < places - 16 { 0.0002 } else { 0.003 };
            let slope = slopes[at] / count + pull * (weights[at] - goal[at]);
            if FIXED.contains(&at) || pharaoh.contains(&at) {
                continue;
            }
            weights[at] -= adam.change(at, slope, rate);
        }
        tilt -= adam.change(weights.len(), slope / count, rate);
        if step % 100 == 0 {
            eprintln!("step {step}: squared error {:.5}, tilt {tilt:.3}", loss / f64::from(count));
        }
    }
    write(&weights);
}

/// Prints the file of weights, scaled so that a pyramid is worth a hundred.
fn write(weights: &[f32]) {
    let places = weights.len() - 4 * KIND;
    let pyramid = weights[places + 2 * KIND];
    let mut all = weights[..places].to_vec();
    FIXED.into_iter().for_each(|at| all[at] *= pyramid);
    ATTACKS.for_each(|at| all[at] *= TIMES);
    all[0] = TURN * pyramid;
    all.extend((0..80).map(|point| HOME[point / 10] * pyramid));
    for kind in weights[places + KIND..].chunks(KIND) {
        all.extend((0..80).map(|point| kind[0] + kind[1 + point / 10] + kind[9 + point % 10]));
    }
    let scaled: Vec<i16> = all.iter().map(|weight| (weight / pyramid * 1600.0).round() as i16).collect();
    let counts = places - 16;
    print!("{HEAD}");
    let groups = [(&scaled[..counts], 10), (&scaled[counts..places], 4), (&scaled[places..], 10)];
    for row in groups.into_iter().flat_map(|(group, columns)| group.chunks(columns)) {
        let row: Vec<String> = row.iter().map(i16::to_string).collect();
        println!("    {},", row.join(", "));
    }
    println!("];");
}

const HEAD: &str = "\
//! How much each thing that is counted is worth, in sixteenths of a hundredth of a pyramid. Written by
//! `cargo run --release -p plyground-laser --example fit`; see there.

use super::evaluation::COUNTS;

/// Where the weights for facings begin: four for each kind of piece.
pub(super) const FACINGS: usize = COUNTS;
/// Where the weights for places begin: eighty for each kind of piece, from a1 to j8, as blue sees them.
pub(super) const PIECES: usize = FACINGS + 16;

/// The weights.
#[rustfmt::skip]
pub(super) static WEIGHTS: [i16; PIECES + 320] = [
";

/// A line of a file of games, as what is counted in its position, and what became of its game.
fn add(samples: &mut Samples<f32>, line: &str) {
    let mut words = line.splitn(3, ' ');
    let mut next = || words.next().expect("a ruleset, a result and a position");
    let variant = &Laser::INFO.variants[next().parse::<usize>().expect("0 or 1")];
    let result = next().parse::<f32>().expect("percent") / 100.0;
    let position = Laser::read_position(variant, next()).expect("a legal position");
    let places = BeamBoard::WEIGHTS.len() - 320;
    let mut features = Vec::new();
    for (at, times) in BeamBoard::of(&position).features() {
        if at < places {
            features.push((at, times as f32));
            continue;
        }
        let (kind, point) = ((at - places) / 80, (at - places) % 80);
        let kind = places + kind * KIND;
        features.extend([kind, kind + 1 + point / 10, kind + 9 + point % 10].map(|at| (at, times as f32)));
    }
    samples.push(features, result);
}
