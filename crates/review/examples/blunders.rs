//! Plants blunders and counts what a review makes of them: `blunders VARIANT COUNT SEED [--sentences]`.
//!
//! A position comes from self-play of full strength; a move is planted that loses at least 25 percent points by a search ten times as deep as a review's. Counted are those that the
//! review calls a mistake or a blunder, and those it gives a reason for. False alarms are moves that the deep search calls best and the review a fault.

use std::sync::atomic::AtomicBool;

use fastrand::Rng;
use plyground_fit::{game_seed, parallel::map};
use plyground_games::{AnyPlay, find};
use plyground_players::openings::opening;
use plyground_review::{
    DEFAULT_NODES, Effort, Evaluations, MoveReport, Review, Subject, Verdict, params, value_for,
};
use plyground_search::{SearchParams, Searcher};

/// Nodes of a move of self-play.
const NODES: u64 = 20_000;
/// How much deeper the search is that says what a blunder is.
const DEEPER: u64 = 10;
/// Percent points that a planted move loses at least.
const LOSS: f64 = 25.0;
/// A quick look that finds likely blunders.
const QUICK: u64 = 1_500;

/// What became of one position.
#[derive(Default)]
struct Found {
    planted: Option<MoveReport>,
    best: Option<MoveReport>,
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let [_, variant, count, seed, rest @ ..] = &args[..] else {
        panic!("blunders VARIANT COUNT SEED [--sentences]")
    };
    let (count, seed): (usize, u64) = (count.parse().expect("a count"), seed.parse().expect("a seed"));
    let found = map(count, |number| one_position(variant, game_seed(seed, number)));
    let planted: Vec<&MoveReport> = found.iter().filter_map(|found| found.planted.as_ref()).collect();
    let best: Vec<&MoveReport> = found.iter().filter_map(|found| found.best.as_ref()).collect();
    let called = planted.iter().filter(|mv| mv.verdict >= Verdict::Mistake).count();
    let explained = planted.iter().filter(|mv| !mv.why.is_empty()).count();
    let alarms = best.iter().filter(|mv| mv.verdict.is_fault()).count();
    let share = |part: usize, all: usize| 100.0 * part as f64 / all.max(1) as f64;
    println!(
        "{variant}: {} planted, {:.1} % called mistake or blunder, {:.1} % with a sentence; {} best moves, {:.1} % false alarms",
        planted.len(),
        share(called, planted.len()),
        share(explained, planted.len()),
        best.len(),
        share(alarms, best.len())
    );
    let mut codes = std::collections::BTreeMap::<&str, usize>::new();
    for why in planted.iter().flat_map(|mv| &mv.why) {
        *codes.entry(why.code).or_default() += 1;
    }
    println!("{codes:?}");
    if rest.iter().any(|arg| arg == "--sentences") {
        for mv in planted {
            let why: Vec<String> = mv.why.iter().map(|why| why.message.to_string()).collect();
            println!(
                "{} {:?} loses {:.0}, better {}: {}",
                mv.text,
                mv.verdict,
                mv.loss,
                mv.best,
                why.join(" ")
            );
        }
    }
}

fn one_position(variant: &str, seed: u64) -> Found {
    let (game, variant) = find(variant).expect("a variant");
    let mut rng = Rng::with_seed(seed);
    // Some positions have no blunder to make; another game will.
    for attempt in 0..20 {
        let mut play = game.start(variant, None).expect("the usual start");
        for text in opening(game, &*play, seed ^ attempt, attempt) {
            play.play(&text).expect("openings are legal");
        }
        let moves = rng.usize(..50);
        let strong = SearchParams { table_bits: 16, ..params(&*play, NODES, Effort::Normal) };
        let mut searcher = Searcher::new();
        for _ in 0..moves {
            let Some(found) = play.search(&mut searcher, &strong, &AtomicBool::new(false), &mut |_| {})
            else {
                break;
            };
            play.play(&found.pv[0]).expect("legal");
        }
        if play.outcome().is_some() {
            continue;
        }
        if let Some(found) = planted(&*play, &mut rng) {
            return found;
        }
    }
    Found::default()
}

fn planted(play: &dyn AnyPlay, rng: &mut Rng) -> Option<Found> {
    let side = play.to_move();
    let chance = |text: &str, nodes: u64| {
        let mut after = play.boxed_clone();
        after.play(text).expect("legal");
        let params = params(&*after, nodes, Effort::Normal);
        let score = after.search(&mut Searcher::new(), &params, &AtomicBool::new(false), &mut |_| {});
        value_for(&*after, score.map(|found| found.score), side).expect("a value").1
    };
    let deep = DEFAULT_NODES * DEEPER;
    let whole = params(play, deep, Effort::Normal);
    let best =
        play.search(&mut Searcher::new(), &whole, &AtomicBool::new(false), &mut |_| {})?.pv.swap_remove(0);
    let best_chance = chance(&best, deep);
    let mut legal = play.legal();
    rng.shuffle(&mut legal);
    let likely = legal.into_iter().take(12).find(|text| {
        *text != best
            && 100.0 * (best_chance - chance(text, QUICK)) >= LOSS
            && 100.0 * (best_chance - chance(text, deep)) >= LOSS
    })?;
    Some(Found { planted: Some(reviewed(play, &likely)), best: Some(reviewed(play, &best)) })
}

/// What the review says about a move.
fn reviewed(play: &dyn AnyPlay, text: &str) -> MoveReport {
    let mut after = play.boxed_clone();
    after.play(text).expect("legal");
    let mut review = Review::last_move(Subject::new(&*after), Evaluations::new());
    review.run(&mut Searcher::new(), DEFAULT_NODES, &AtomicBool::new(false), |_| {});
    review.report().moves.last().cloned().flatten().expect("a review of the last move")
}
