//! How well scores foretell results, and how much they sway: `judgement VARIANT GAMES SEED [--nodes N] [--random N] [--write FILE]`.
//!
//! Both sides play from balanced openings, each move with a few thousand nodes; no weight was fitted to games of these seeds. Positions of them are judged at depth 1 and
//! with N nodes, 20,000 if nothing is said; those that a search proves are left out. Printed are the area under the curve for "who wins" (a half is chance), the factor by which the
//! game's scales of winning chances would fit the results best (1: calibrated), the mean score of the side to move, and the mean change of the score from each depth to the next, in units and
//! in logits. With `--random N` up to N early moves of each game are random: then scores are not all near zero, and the scale is known more closely. `--write` keeps the games, for the test of
//! the same name.

#[allow(dead_code, reason = "the test uses the rest")]
#[path = "shared/judged.rs"]
mod judged;

use std::{collections::HashSet, fs, sync::atomic::AtomicBool};

use fastrand::Rng;
use judged::{Finished, Judged, found, judge, qualities, sways};
use plyground_fit::{game_seed, parallel::map};
use plyground_players::openings::opening;
use plyground_review::{Effort, params};
use plyground_search::{Player, SearchParams, Searcher, Style};

/// Nodes of a move of self-play.
const NODES: u64 = 3_000;
/// Random moves come no later than this many moves after the opening.
const LAST_RANDOM: usize = 20;
/// A game of more moves is left out: nobody knows who wins it.
const LONGEST: usize = 400;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let [_, variant, games, seed, rest @ ..] = &args[..] else {
        panic!("judgement VARIANT GAMES SEED [--nodes N] [--random N] [--write FILE]")
    };
    let option = |name: &str| rest.iter().position(|word| word == name).and_then(|at| rest.get(at + 1));
    let nodes: u64 = option("--nodes").map_or(20_000, |nodes| nodes.parse().expect("nodes"));
    let (count, seed): (usize, u64) = (games.parse().expect("games"), seed.parse().expect("a seed"));
    let random: usize = option("--random").map_or(0, |random| random.parse().expect("a number of moves"));
    let mut seen = HashSet::new();
    let played = map(count, |number| one_game(variant, game_seed(seed, number), random));
    // Openings are few enough for the same game to be played twice.
    let games: Vec<Finished> =
        played.into_iter().flatten().filter(|game| seen.insert(game.moves.clone())).collect();
    if let Some(file) = option("--write") {
        let lines: String = games.iter().map(|game| game.line() + "\n").collect();
        fs::write(
            file,
            format!(
                "# judgement {variant} {count} {seed} --random {random}: result, judged from, moves\n{lines}"
            ),
        )
        .expect("writable");
    }
    let judged: Vec<Judged> =
        map(games.len(), |number| judge(variant, number, &games[number], nodes)).concat();
    println!("{variant}: {} positions of {} games, seed {seed}", judged.len(), games.len());
    let Some(both) = qualities(&judged, 1.0) else {
        println!("the results say nothing");
        return;
    };
    for (at, quality) in ["depth 1".to_owned(), format!("{nodes} nodes")].iter().zip(both) {
        println!(
            "{at}: area under the curve {:.3}, scale {:.2} ± {:.2} of ours, mean {:+.0}",
            quality.area, quality.factor, quality.error, quality.mean
        );
    }
    let all = sways(&judged);
    for (sway, depth) in all.iter().zip(1..) {
        println!(
            "sway from depth {depth} to {}: {:.0} units, {:.3} logits",
            depth + 1,
            sway.units,
            sway.logits
        );
    }
    let mean = |of: fn(&judged::Sway) -> f64| all.iter().map(of).sum::<f64>() / all.len() as f64;
    println!("sway: {:.0} units, {:.3} logits a ply", mean(|sway| sway.units), mean(|sway| sway.logits));
}

/// A game of full strength against itself; `None` if it takes too long.
fn one_game(variant: &str, seed: u64, random: usize) -> Option<Finished> {
    let (game, setup) = found(variant);
    let mut play = game.start(setup, None).expect("the usual start");
    for text in opening(game, &*play, seed, 0) {
        play.play(&text).expect("openings are legal");
    }
    // Without its contempt the strongest player of Laser Chess repeats moves in half of its games.
    let strongest = game.players().iter().rev().find_map(Player::params);
    let contempt = strongest.map_or(0, |params| params.style.contempt);
    let style = Style { contempt, ..Style::PLAIN };
    let quick = SearchParams { style, table_bits: 14, ..params(&*play, NODES, Effort::Normal) };
    let (mut rng, mut searcher, begun) = (Rng::with_seed(seed), Searcher::new(), play.ply());
    let random: Vec<usize> = (0..rng.usize(..=random)).map(|_| begun + rng.usize(..LAST_RANDOM)).collect();
    while play.outcome().is_none() && play.ply() < LONGEST {
        let mut legal = play.legal();
        let text = if random.contains(&play.ply()) {
            legal.swap_remove(rng.usize(..legal.len()))
        } else {
            let best = play.search(&mut searcher, &quick, &AtomicBool::new(false), &mut |_| {})?;
            best.pv.into_iter().next()?
        };
        play.play(&text).expect("legal");
    }
    let winner = play.outcome()?.winner;
    let from = random.iter().map(|ply| ply + 1).max().unwrap_or(0).max(begun);
    Some(Finished { winner, from, moves: play.history().into_iter().map(|(_, text)| text).collect() })
}
