//! Measures the players of a game: `cargo run --release --example ladder -- GAME [games per pair [from [to]]]`.
//!
//! Every player (of those from one place of the list to another) meets all weaker ones; printed are the points of
//! each pair, then each player's share of all points and the longest time it took for a move.

use std::{
    env,
    io::Write as _,
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use plyground_players::{Given, Player, choose, of};
use plyground_rules::Side;

/// The first player's score, and the times of its moves.
fn game(variant: &str, players: [&Player; 2], first_is: Side, seed: u64) -> (f64, Vec<Duration>) {
    let (game, variant) = plyground_games::find(variant).expect("a variant's id");
    let mut play = game.start(variant, None).expect("the usual start");
    // Two random moves make every game another one.
    let mut rng = fastrand::Rng::with_seed(seed);
    for _ in 0..2 {
        let legal = play.legal();
        play.play(&legal[rng.usize(..legal.len())]).expect("a legal move");
    }
    let stop = AtomicBool::new(false);
    let mut times = Vec::new();
    while play.outcome().is_none() && play.ply() < 400 {
        let first = play.to_move() == first_is;
        let player = players[usize::from(!first)];
        let start = Instant::now();
        let mv = choose(&*play, player, Given::seed(seed), &stop, &mut |_| {}).expect("not over");
        if first {
            times.push(start.elapsed());
        }
        play.play(&mv).expect("a legal move");
    }
    let score = match play.outcome().and_then(|o| o.winner) {
        None => 0.5,
        Some(side) => f64::from(u8::from(side == first_is)),
    };
    (score, times)
}

/// The first player's points in so many games, and the longest time of its moves.
fn meet(variant: &str, a: &Player, b: &Player, games: u64) -> (f64, Duration) {
    let (mut score, mut times) = (0.0, Vec::new());
    for n in 0..games {
        let side = if n % 2 == 0 { Side::First } else { Side::Second };
        let (points, took) = game(variant, [a, b], side, 1000 + n / 2);
        score += points;
        times.extend(took);
    }
    (score, times.into_iter().max().unwrap_or_default())
}

fn main() {
    let mut args = env::args().skip(1);
    let variant = args.next().unwrap_or_else(|| "reversi".to_owned());
    let mut number = |otherwise| args.next().and_then(|n| n.parse().ok()).unwrap_or(otherwise);
    let (games, from, to) = (number(10), number(0) as usize, number(99) as usize);
    let game = plyground_games::find(&variant).expect("a variant's id").0;
    let players = of(game.info().id);
    let players = &players[from..to.min(players.len())];
    let mut points = vec![0.0; players.len()];
    let mut longest = vec![Duration::ZERO; players.len()];
    for (i, a) in players.iter().enumerate().rev() {
        print!("{:22}", a.name);
        for (j, b) in players.iter().enumerate().take(i) {
            let (score, took) = meet(&variant, a, b, games);
            points[i] += score;
            points[j] += games as f64 - score;
            longest[i] = longest[i].max(took);
            print!(" {score:4.1}");
            let _ = std::io::stdout().flush();
        }
        println!();
    }
    for ((player, points), longest) in players.iter().zip(points).zip(longest) {
        let share = 100.0 * points / (games as f64 * (players.len() - 1) as f64);
        println!("{:22} {share:5.1} %   longest {longest:9.3?}", player.name);
    }
}
