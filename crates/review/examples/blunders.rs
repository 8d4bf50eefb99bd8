//! Plants blunders and counts what a review makes of them: `blunders VARIANT COUNT SEED [--sentences | --lines FILE]`. `FROM-TO` in place of COUNT makes a part of them, so
//! that many can be made in several runs.
//!
//! A position comes from self-play of full strength; a move is planted that loses at least 25 percent points by a search ten times as deep as a review's. Counted are those that the
//! review calls a mistake or a blunder, and those it gives a reason for. `--lines` writes them to a file, with which the tests of a coach check that what is said is true
//! (`PLYGROUND_MISTAKES=FILE cargo test -p plyground-reversi --test coach`). False alarms are moves that the deep search calls best and the review a fault.

use std::{fs, sync::atomic::AtomicBool};

use fastrand::Rng;
use plyground_fit::{game_seed, parallel::map};
use plyground_games::{AnyPlay, find};
use plyground_players::openings::opening;
use plyground_review::{
    DEFAULT_NODES, Effort, Evaluations, MoveReport, Review, Subject, Verdict, line_of, params, score_parts,
    value_for,
};
use plyground_search::{SearchParams, Searcher};

/// Nodes of a move of self-play.
const NODES: u64 = 10_000;
/// Those of the search that says what a blunder is.
const DEEP: u64 = 10 * DEFAULT_NODES;
/// Percent points that a planted move loses at least.
const LOSS: f64 = 25.0;
/// A quick look that finds likely blunders.
const QUICK: u64 = 1_500;

/// What became of one position.
struct Found {
    history: Vec<String>,
    planted: MoveReport,
    best: MoveReport,
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let [_, variant, count, seed, rest @ ..] = &args[..] else {
        panic!("blunders VARIANT COUNT SEED [--sentences | --lines FILE]")
    };
    let (from, to) = count.split_once('-').unwrap_or(("0", count));
    let number = |text: &str| text.parse::<usize>().expect("a count");
    let (from, to, seed) = (number(from), number(to), seed.parse().expect("a seed"));
    let one = |number| one_position(variant, game_seed(seed, from + number));
    let found: Vec<Found> = map(to - from, one).into_iter().flatten().collect();
    let called = found.iter().filter(|found| found.planted.verdict >= Verdict::Mistake).count();
    let explained = found.iter().filter(|found| !found.planted.why.is_empty()).count();
    let alarms = found.iter().filter(|found| found.best.verdict.is_fault()).count();
    let share = |part: usize| 100.0 * part as f64 / found.len().max(1) as f64;
    println!(
        "{variant}: {} planted, {called} ({:.1} %) called mistake or blunder, {explained} ({:.1} %) with a sentence; {alarms} ({:.1} %) false alarms on the best moves",
        found.len(),
        share(called),
        share(explained),
        share(alarms)
    );
    let mut codes = std::collections::BTreeMap::<&str, usize>::new();
    for why in found.iter().flat_map(|found| &found.planted.why) {
        *codes.entry(why.code).or_default() += 1;
    }
    println!("{codes:?}");
    match rest {
        [word] if word == "--sentences" => found.iter().for_each(print_sentences),
        [word, file] if word == "--lines" => {
            let lines: String = found.iter().map(|found| lines(variant, found)).collect();
            fs::write(file, lines).expect("writable");
            found.iter().for_each(print_sentences);
        }
        _ => {}
    }
}

fn print_sentences(found: &Found) {
    for (kind, mv) in [("planted", &found.planted), ("best", &found.best)] {
        let why: Vec<String> = mv.why.iter().map(|why| why.message.to_string()).collect();
        println!(
            "{kind} at {}: {} {:?} loses {:.0} ({:?} instead of {:?}), better {}: {}",
            found.history.len(),
            mv.text,
            mv.verdict,
            mv.loss,
            mv.score,
            mv.best_score,
            mv.best,
            why.join(" ")
        );
    }
}

/// A mistake as the tests of a coach read it: variant, game so far, both lines with the scores that the coach was given.
fn lines(variant: &str, Found { history, planted, .. }: &Found) -> String {
    let (game, setup) = find(variant).expect("a variant");
    let mut before = game.start(setup, None).expect("the usual start");
    history.iter().for_each(|text| before.play(text).expect("the game is legal"));
    let written = |moves: Vec<String>, score| {
        let line = line_of(&*before, moves, score);
        let (kind, value) = score_parts(line.score);
        format!("{}\t{kind} {value}", line.moves.join(" "))
    };
    let played = std::iter::once(&planted.text).chain(&planted.refutation).cloned().collect();
    let played = written(played, planted.score);
    let best = written(planted.line.clone(), planted.best_score);
    format!("{variant}\t{}\t{played}\t{best}\n", history.join(" "))
}

fn one_position(variant: &str, seed: u64) -> Option<Found> {
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
            return Some(found);
        }
    }
    None
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
    let best_of = |nodes: u64| {
        let whole = params(play, nodes, Effort::Normal);
        play.search(&mut Searcher::new(), &whole, &AtomicBool::new(false), &mut |_| {})
    };
    let quick = play.win_chance(best_of(4 * QUICK)?.score);
    if 100.0 * quick < LOSS {
        return None;
    }
    let mut legal = play.legal();
    rng.shuffle(&mut legal);
    let mut likely = legal.into_iter().take(12).filter(|text| 100.0 * (quick - chance(text, QUICK)) >= LOSS);
    let first = likely.next()?;
    let best = best_of(DEEP)?.pv.swap_remove(0);
    let best_chance = chance(&best, DEEP);
    let mut tried = std::iter::once(first).chain(likely).take(3);
    let text = tried.find(|text| *text != best && 100.0 * (best_chance - chance(text, DEEP)) >= LOSS)?;
    let history = play.history().into_iter().map(|(_, text)| text).collect();
    Some(Found { history, planted: reviewed(play, &text), best: reviewed(play, &best) })
}

/// What the review says about a move.
fn reviewed(play: &dyn AnyPlay, text: &str) -> MoveReport {
    let mut after = play.boxed_clone();
    after.play(text).expect("legal");
    let mut review = Review::last_move(Subject::new(&*after), Evaluations::new());
    review.run(&mut Searcher::new(), DEFAULT_NODES, &AtomicBool::new(false), |_| {});
    review.report().moves.last().cloned().flatten().expect("a review of the last move")
}
