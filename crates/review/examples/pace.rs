//! How long reviews take: `pace SEED VARIANT...`. One thread; processor time as Linux counts it, so that other programs do not matter.
//!
//! The game is one between a careless player, who makes every eighth move at random, and a better one. A review begins with the last move, so that is the first verdict; what a
//! person waits for is the first mistake, and the whole game.

use std::{
    collections::BTreeMap,
    fs,
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use fastrand::Rng;
use plyground_games::{AnyPlay, find, rules::Side};
use plyground_review::{DEFAULT_NODES, Effort, Evaluations, Review, Subject, Verdict, evaluate, params};
use plyground_search::Searcher;

fn main() {
    let mut args = std::env::args().skip(1);
    let seed: u64 = args.next().and_then(|text| text.parse().ok()).expect("a seed");
    for variant in args {
        let play = game(&variant, seed);
        let mut review = Review::new(Subject::new(&*play), Evaluations::new());
        let (mut searcher, stop) = (Searcher::new(), AtomicBool::new(false));
        let mut efforts = BTreeMap::<Effort, (usize, u64, Duration)>::new();
        let (begin, clock) = (processor_time(), Instant::now());
        let (mut first, mut fault) = (None, None);
        while let Some(task) = review.task() {
            let play = task.play(review.subject());
            let params = params(&*play, DEFAULT_NODES, task.effort);
            let before = processor_time();
            let found = evaluate(&mut searcher, &*play, task.effort, &params, &stop).expect("not over");
            let effort = efforts.entry(task.effort).or_default();
            *effort = (effort.0 + 1, effort.1 + found.nodes, effort.2 + (processor_time() - before));
            let known = review.insert(play.evaluation_hash(), task.effort, found);
            let (any, bad) = (!known.is_empty(), known.iter().any(|mv| mv.verdict >= Verdict::Mistake));
            let spent = processor_time() - begin;
            first = first.or(any.then_some(spent));
            fault = fault.or(bad.then_some(spent));
        }
        let whole = processor_time() - begin;
        println!(
            "{variant}: {} moves, first verdict {:.2?}, first mistake {:.2?}, whole game {whole:.2?} ({:.2?} by the clock)",
            play.ply(),
            first.unwrap_or_default(),
            fault.unwrap_or_default(),
            clock.elapsed()
        );
        for (effort, (count, nodes, time)) in efforts {
            println!("  {effort:?}: {count} searches, {nodes} nodes, {time:.2?}");
        }
    }
}

/// Nodes of a move of each side.
const NODES: [u64; 2] = [200, 2_000];
/// A game that lasts longer is left where it is.
const MOVES: usize = 120;

fn game(variant: &str, seed: u64) -> Box<dyn AnyPlay> {
    let (game, variant) = find(variant).expect("a variant");
    let mut rng = Rng::with_seed(seed);
    let mut play = game.start(variant, None).expect("the usual start");
    while play.outcome().is_none() && play.ply() < MOVES {
        let careless = play.to_move() == Side::First;
        let params = params(&*play, NODES[usize::from(!careless)], Effort::Normal);
        let text = if careless && rng.u8(..8) == 0 {
            play.legal().swap_remove(rng.usize(..play.legal().len()))
        } else {
            let found = play.search(&mut Searcher::new(), &params, &AtomicBool::new(false), &mut |_| {});
            found.expect("not over").pv.swap_remove(0)
        };
        play.play(&text).expect("legal");
    }
    play
}

/// Of this thread.
fn processor_time() -> Duration {
    let text = fs::read_to_string("/proc/thread-self/schedstat").expect("Linux");
    Duration::from_nanos(text.split(' ').next().and_then(|field| field.parse().ok()).expect("a number"))
}
