//! Games of the engine against itself, for `fit`.
//!
//! `cargo run --release -p plyground-gomoku --example games -- COUNT NODES SEED` prints `variant | moves | first | scores | result` for so many games, the variants
//! in turn: the moves from the start, how many of them made the opening, the score of each further one from the side that made it, and 1 for a win of black, 0 for
//! a loss, 0.5 for a draw. Openings are random stones in the middle that a search of `NODES` finds even. A game ends where one side is sure to win. The same
//! arguments give the same games.

use std::{
    env,
    io::{self, Write},
    sync::atomic::AtomicBool,
};

use plyground_fit::game_seed;
use plyground_gomoku::{Gomoku, Point};
use plyground_rules::{Game, Notation, Position, Side};
use plyground_search::{Score, SearchInfo, SearchParams, Style, search};

/// An opening is even within this, in the game's units.
const EVEN: i32 = 350;
/// One move of so many is made by a player who sees little, so that there are worse positions to learn from.
const CARELESS: usize = 14;

fn searched(position: &Gomoku, nodes: u64, noise: i32, seed: u64) -> SearchInfo<Point> {
    let style = Style { noise, ..Style::PLAIN };
    let params = SearchParams { width: 20, selective: true, style, seed, ..SearchParams::nodes(nodes) };
    search(position, &[], &params, &AtomicBool::new(false), &mut |_| {}).expect("not over")
}

/// A beginning that is about even.
fn opening(start: &Gomoku, nodes: u64, rng: &mut fastrand::Rng) -> Vec<Point> {
    loop {
        let (stones, radius) = (rng.usize(2..=7), rng.usize(2..=4));
        let (mut position, mut moves) = (start.clone(), Vec::new());
        while moves.len() < stones {
            let span = 7 - radius..=7 + radius;
            let point = Point::new(rng.usize(span.clone()), rng.usize(span)).expect("on the board");
            if position.is_legal(point) {
                position.play_unchecked(point);
                moves.push(point);
            }
        }
        if position.outcome().is_none() && searched(&position, nodes, 0, 0).score.abs() <= EVEN {
            return moves;
        }
    }
}

fn game(start: Gomoku, nodes: u64, rng: &mut fastrand::Rng) -> String {
    let opening = opening(&start, nodes, rng);
    let (mut position, mut texts, mut scores) = (start, Vec::new(), Vec::new());
    for &point in &opening {
        texts.push(position.move_text(point));
        position.play_unchecked(point);
    }
    let result = loop {
        if let Some(outcome) = position.outcome() {
            break outcome.winner.map_or(0.5, |winner| f64::from(u8::from(winner == Side::First)));
        }
        let info = searched(&position, nodes, 0, 0);
        let wins = match Score::of(info.score) {
            Score::Win(_) => Some(position.to_move()),
            Score::Loss(_) => Some(!position.to_move()),
            _ => None,
        };
        if let Some(winner) = wins {
            break f64::from(u8::from(winner == Side::First));
        }
        let careless = rng.usize(..CARELESS) == 0;
        let mv = if careless { searched(&position, 300, 250, rng.u64(..)).pv[0] } else { info.pv[0] };
        scores.push(info.score.to_string());
        texts.push(position.move_text(mv));
        position.play_unchecked(mv);
    };
    let variant = position.variant().id;
    format!("{variant} | {} | {} | {} | {result}", texts.join(" "), opening.len(), scores.join(" "))
}

fn main() {
    let mut args = env::args().skip(1).map(|text| text.parse::<u64>().expect("a number"));
    let (count, nodes, seed) =
        (args.next().unwrap_or(10), args.next().unwrap_or(4000), args.next().unwrap_or(1));
    println!("# games {count} {nodes} {seed}");
    for number in 0..count as usize {
        let variant = &Gomoku::INFO.variants[number % Gomoku::INFO.variants.len()];
        let mut rng = fastrand::Rng::with_seed(game_seed(seed, number));
        println!("{}", game(Gomoku::start(&Gomoku::setup(variant)), nodes, &mut rng));
        let _ = io::stdout().flush();
    }
}
