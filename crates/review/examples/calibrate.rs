//! Fits the scales of winning chances (`Coach::WIN_SCALES`) on self-play: `calibrate VARIANT GAMES SEED [PAIRS-FILE]`.
//!
//! Both sides search a few thousand nodes and make a random move now and then, so that games are decided as people's are. A part of the positions is evaluated as a
//! review does; each gives a pair of score and result. The pairs of another seed, written to a file, are what the calibration test reads.

use std::{fs, sync::atomic::AtomicBool};

use fastrand::Rng;
use plyground_fit::{calibrate_by, game_seed, parallel::map};
use plyground_games::{AnyPlay, find, rules::Side};
use plyground_players::openings::opening;
use plyground_review::{DEFAULT_NODES, Effort, params};
use plyground_search::{Score, SearchParams, Searcher};

/// Nodes of a move of self-play.
const NODES: u64 = 3_000;
/// Percent of moves made at random.
const RANDOM: u32 = 1;
/// One position of so many is evaluated.
const SAMPLED: usize = 6;
/// A game of more moves is left out.
const LONGEST: usize = 400;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let [_, variant, games, seed, file @ ..] = &args[..] else {
        panic!("calibrate VARIANT GAMES SEED [PAIRS-FILE]")
    };
    let (games, seed): (usize, u64) = (games.parse().expect("games"), seed.parse().expect("a seed"));
    let pairs: Vec<(u32, i32, f64)> =
        map(games, |number| one_game(variant, game_seed(seed, number))).into_iter().flatten().collect();
    if let [file] = file {
        let lines: String =
            pairs.iter().map(|(class, score, result)| format!("{class} {score} {result}\n")).collect();
        let head =
            format!("# calibrate {variant} {games} {seed}: class, score of the side to move, its result\n");
        fs::write(file, head + &lines).expect("writable");
    }
    println!("{variant}: {} pairs of {games} games, seed {seed}", pairs.len());
    let samples = pairs.iter().map(|&(class, score, result)| (class, f64::from(score), result));
    for (class, fitted) in calibrate_by(samples) {
        println!(
            "class {class}: k {:.6} ± {:.6}, log loss {:.4}, {} pairs",
            fitted.k, fitted.error, fitted.loss, fitted.count
        );
    }
}

/// The pairs of one game: class, score, result, from the side to move.
fn one_game(variant: &str, seed: u64) -> Vec<(u32, i32, f64)> {
    let (game, variant) = find(variant).expect("a variant");
    let mut play = game.start(variant, None).expect("the usual start");
    for text in opening(game, &*play, seed, 0) {
        play.play(&text).expect("openings are legal");
    }
    let (mut rng, stop, mut searcher) = (Rng::with_seed(seed), AtomicBool::new(false), Searcher::new());
    let quick = SearchParams { table_bits: 14, ..params(&*play, NODES, Effort::Normal) };
    let mut seen: Vec<(u32, i32, Side)> = Vec::new();
    while play.outcome().is_none() {
        if play.ply() > LONGEST {
            return Vec::new();
        }
        if rng.usize(..SAMPLED) == 0
            && let Some(Score::Heuristic(score)) = evaluated(&*play, &stop)
        {
            seen.push((play.win_class() as u32, score, play.to_move()));
        }
        let mut legal = play.legal();
        let text = if rng.u32(..100) < RANDOM {
            legal.swap_remove(rng.usize(..legal.len()))
        } else {
            play.search(&mut searcher, &quick, &stop, &mut |_| {})
                .expect("the game goes on")
                .pv
                .swap_remove(0)
        };
        play.play(&text).expect("legal");
    }
    let winner = play.outcome().and_then(|outcome| outcome.winner);
    let result = |side| winner.map_or(0.5, |winner| f64::from(u8::from(winner == side)));
    seen.into_iter().map(|(class, score, side)| (class, score, result(side))).collect()
}

/// The score as a review finds it.
fn evaluated(play: &dyn AnyPlay, stop: &AtomicBool) -> Option<Score> {
    let params = params(play, DEFAULT_NODES, Effort::Normal);
    play.search(&mut Searcher::new(), &params, stop, &mut |_| {}).map(|found| found.score)
}
