//! Fits the scales of winning chances (`Coach::WIN_SCALES`) on self-play: `calibrate VARIANT GAMES SEED [PAIRS-FILE]`.
//!
//! Both sides search a few thousand nodes. So that scores are not all near zero, which would say little, some random moves are made at the beginning; they come before
//! every position that is looked at, because a random move after it would cut the tie between its score and the result. A few positions of each game are evaluated as a
//! review does; each gives a pair of score and result. The pairs of another seed, written to a file, are what the calibration test reads.

use std::{collections::HashMap, fs, sync::atomic::AtomicBool};

use fastrand::Rng;
use plyground_fit::{Pair, calibrate_by, game_seed, parallel::map, reliability};
use plyground_games::{AnyPlay, find};
use plyground_players::openings::opening;
use plyground_review::{DEFAULT_NODES, Effort, params};
use plyground_search::{Player, Score, SearchParams, Searcher, Style};

/// Nodes of a move of self-play.
const NODES: u64 = 3_000;
/// At most so many random moves, among the first moves of the game.
const RANDOM: usize = 2;
/// Random moves come no later than this many moves after the opening.
const LAST_RANDOM: usize = 30;
/// So many positions of a game are evaluated: more would say little more.
const SAMPLED: usize = 6;
/// A game of more moves is left out: nobody knows who wins it.
const LONGEST: usize = 400;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let [_, variant, games, seed, file @ ..] = &args[..] else {
        panic!("calibrate VARIANT GAMES SEED [PAIRS-FILE]")
    };
    let (games, seed): (usize, u64) = (games.parse().expect("games"), seed.parse().expect("a seed"));
    let pairs = pairs_of_games(map(games, |number| one_game(variant, game_seed(seed, number), number)));
    if let [file] = file {
        let line =
            |(class, pair): &(u32, Pair)| format!("{class} {} {} {}\n", pair.score, pair.result, pair.game);
        let lines: String = pairs.iter().map(line).collect();
        let head = format!(
            "# calibrate {variant} {games} {seed}: class, score of the side to move, its result, number of the game\n"
        );
        fs::write(file, head + &lines).expect("writable");
    }
    println!("{variant}: {} pairs of {games} games, seed {seed}", pairs.len());
    let fits = calibrate_by(pairs.iter().copied());
    for (class, fitted) in &fits {
        println!(
            "class {class}: k {:.6} ± {:.6}, log loss {:.4}, {} pairs",
            fitted.k, fitted.error, fitted.loss, fitted.count
        );
    }
    let chances =
        pairs.iter().filter_map(|(class, pair)| Some((fits.get(class)?.chance(pair.score), pair.result)));
    for (chance, won, count) in reliability(chances) {
        println!("given {:.1} %: {:.1} % won, {count} pairs", 100.0 * chance, 100.0 * won);
    }
}

/// The moves of a game, and its pairs with their classes.
type Played = (Vec<String>, Vec<(u32, Pair)>);

/// The pairs of all games. Openings are few enough for the same game to be played twice; both are one game then, or errors would be too small.
fn pairs_of_games(games: Vec<Played>) -> Vec<(u32, Pair)> {
    let mut first = HashMap::new();
    let mut all = Vec::new();
    for (number, (moves, pairs)) in games.into_iter().enumerate() {
        let game = *first.entry(moves).or_insert(number);
        all.extend(pairs.into_iter().map(|(class, pair)| (class, Pair { game, ..pair })));
    }
    all
}

/// Plays one game. Scores are from the side to move.
fn one_game(variant: &str, seed: u64, number: usize) -> Played {
    let (game, variant) = find(variant).expect("a variant");
    let mut play = game.start(variant, None).expect("the usual start");
    for text in opening(game, &*play, seed, 0) {
        play.play(&text).expect("openings are legal");
    }
    let (mut rng, stop, mut searcher) = (Rng::with_seed(seed), AtomicBool::new(false), Searcher::new());
    // Without its contempt the strongest player of Laser Chess repeats moves in half of its games.
    let strongest = game.players().iter().rev().find_map(Player::params);
    let contempt = strongest.map_or(0, |params| params.style.contempt);
    let style = Style { contempt, ..Style::PLAIN };
    let quick = SearchParams { style, table_bits: 14, ..params(&*play, NODES, Effort::Normal) };
    let begun = play.ply();
    let random: Vec<usize> = (0..rng.usize(..=RANDOM)).map(|_| begun + rng.usize(..LAST_RANDOM)).collect();
    while play.outcome().is_none() {
        if play.ply() >= LONGEST {
            return Default::default();
        }
        let mut legal = play.legal();
        let text = if random.contains(&play.ply()) {
            legal.swap_remove(rng.usize(..legal.len()))
        } else {
            play.search(&mut searcher, &quick, &stop, &mut |_| {})
                .expect("the game goes on")
                .pv
                .swap_remove(0)
        };
        play.play(&text).expect("legal");
    }
    let moves = play.history().into_iter().map(|(_, text)| text).collect();
    let winner = play.outcome().and_then(|outcome| outcome.winner);
    let from = random.iter().map(|&ply| ply + 1).max().unwrap_or(begun);
    let mut plies: Vec<usize> = (from..play.ply()).collect();
    rng.shuffle(&mut plies);
    plies.truncate(SAMPLED);
    plies.sort_unstable();
    let mut pairs = Vec::new();
    for ply in plies.into_iter().rev() {
        while play.ply() > ply {
            play.take_back();
        }
        if let Some(Score::Heuristic(score)) = evaluated(&*play, &stop) {
            let result = winner.map_or(0.5, |winner| f64::from(u8::from(winner == play.to_move())));
            let pair = Pair { score: f64::from(score), result, game: number };
            pairs.push((play.win_class() as u32, pair));
        }
    }
    (moves, pairs)
}

/// The score as a review finds it.
fn evaluated(play: &dyn AnyPlay, stop: &AtomicBool) -> Option<Score> {
    let params = params(play, DEFAULT_NODES, Effort::Normal);
    play.search(&mut Searcher::new(), &params, stop, &mut |_| {}).map(|found| found.score)
}
