//! What a player loses near the end, in discs, against perfect play.
//!
//! ```sh
//! cargo run --release -p plyground-reversi --example loss -- GAMES EMPTIES SEED cpu MILLISECONDS   or nodes NUMBER
//! cargo run --release -p plyground-reversi --example loss -- GAMES EMPTIES SEED stages
//! ```
//!
//! The strongest player plays both sides of games from even positions with 30 empty squares, with so much processor time or so
//! many positions a move. From `EMPTIES` empty squares on every position is solved. The beginnings come from a plain
//! search, so they are the same for every build with the same evaluation. `stages` says instead what each stage of
//! solving costs in such positions with so many empty squares, and how far off it is.

use std::{env, sync::atomic::AtomicBool, time::Duration};

use plyground_reversi::{Move, Reversi, Setup, Solver};
use plyground_rules::Position;
use plyground_search::{
    EXACT, Limit, Player, Score, SearchInfo, SearchParams, Searchable, search, thread_time, with_control,
};

/// Where the games begin.
const BEGINNING: u32 = 30;
/// Random moves before the plain search that leads there.
const RANDOM: u32 = 10;
/// How far it looks, and from which evaluation on a beginning is not even.
const DEPTH: u32 = 4;
const EVEN: i32 = 500;
/// The moves counted together, by the number of empty squares they leave fewest.
const BANDS: [u32; 4] = [22, 18, 14, 0];

fn left(position: &Reversi) -> u32 {
    position.empty().count_ones()
}

fn found(
    position: &Reversi,
    params: &SearchParams,
    each: &mut dyn FnMut(&SearchInfo<Move>),
) -> Option<SearchInfo<Move>> {
    search(position, &[], params, &AtomicBool::new(false), each)
}

/// A position with so many empty squares that is about even, from random moves and a plain search.
fn beginning(empties: u32, random: &mut fastrand::Rng) -> Reversi {
    loop {
        let mut position = Reversi::start(&Setup::default());
        while left(&position) > empties && position.outcome().is_none() {
            let moves = position.moves();
            let any = moves[random.usize(..moves.len())];
            let mv = if left(&position) > 60 - RANDOM {
                any
            } else {
                found(&position, &SearchParams::depth(DEPTH), &mut |_| {}).map_or(any, |info| info.pv[0])
            };
            position = position.child(mv);
        }
        let value =
            found(&position, &SearchParams::depth(DEPTH), &mut |_| {}).map_or(EVEN, |info| info.score);
        if value.abs() < EVEN && left(&position) == empties {
            return position;
        }
    }
}

fn exact(solver: &mut Solver, position: &Reversi) -> i32 {
    let solved = with_control(u64::MAX, None, &AtomicBool::new(false), |control| {
        solver.solve(position, -65, 65, control)
    });
    solved.expect("nothing stops it").margin
}

/// What is counted.
#[derive(Default)]
struct Count {
    /// Discs lost by both sides of each game.
    games: Vec<i32>,
    /// Discs lost, moves that lost some and all moves, by band.
    bands: [(i32, u32, u32); BANDS.len()],
    /// With how many empty squares the first exact result of each game came.
    exact: Vec<u32>,
    /// From one finished depth to the next: how far scores moved, in hundredths of a disc, and how often.
    sway: (u64, u64),
    /// Processor time of all moves.
    time: Duration,
    moves: u32,
}

fn play(position: Reversi, params: &SearchParams, judged: u32, count: &mut Count) {
    let (mut solver, mut known) = (Solver::default(), None);
    let (mut position, mut lost, mut first_exact) = (position, 0, None);
    while position.outcome().is_none() {
        let moves = position.moves();
        let mv = if let [only] = moves[..] {
            only
        } else {
            let (before, mut last) = (thread_time().unwrap_or_default(), None);
            let mut each = |info: &SearchInfo<Move>| {
                // An exact margin counts discs, an evaluation hundredths of them.
                let hundredths = match Score::with_certainty(info.score, info.certain) {
                    Score::Exact(margin) => 100 * margin,
                    _ if info.score.abs() >= EXACT => return,
                    _ => info.score,
                };
                if let Some(last) = last.replace(hundredths) {
                    count.sway.0 += u64::from(hundredths.abs_diff(last));
                    count.sway.1 += 1;
                }
            };
            let info = found(&position, params, &mut each).expect("there are moves");
            count.time += thread_time().unwrap_or_default().saturating_sub(before);
            count.moves += 1;
            if info.certain && first_exact.is_none() {
                first_exact = Some(left(&position));
            }
            info.pv[0]
        };
        let child = position.child(mv);
        if left(&position) <= judged {
            let best = known.unwrap_or_else(|| exact(&mut solver, &position));
            let same = child.to_move() == position.to_move();
            let next = exact(&mut solver, &child);
            let loss = best - if same { next } else { -next };
            assert!(loss >= 0, "no move is better than the best");
            known = Some(next);
            lost += loss;
            let band = BANDS.iter().position(|&least| left(&position) >= least).expect("the last is 0");
            let (discs, bad, all) = &mut count.bands[band];
            (*discs, *bad, *all) = (*discs + loss, *bad + u32::from(loss > 0), *all + 1);
        }
        position = child;
    }
    count.games.push(lost);
    count.exact.extend(first_exact);
}

fn mean(numbers: impl ExactSizeIterator<Item = f64> + Clone) -> (f64, f64) {
    let count = numbers.len() as f64;
    let mean = numbers.clone().sum::<f64>() / count;
    let spread = numbers.map(|x| (x - mean).powi(2)).sum::<f64>() / count / (count - 1.0).max(1.0);
    (mean, spread.sqrt())
}

/// What each stage of solving costs, and how far off it is.
fn stages(positions: u64, empties: u32, seed: u64) {
    let mut sums = vec![(0, 0.0, 0, 0); Solver::STAGES as usize];
    for number in 0..positions {
        let mut random = fastrand::Rng::with_seed(plyground_fit::game_seed(seed, number as usize));
        let position = beginning(empties, &mut random);
        let value = found(&position, &SearchParams::depth(DEPTH), &mut |_| {}).map_or(0, |info| info.score);
        let (mut solver, mut guess, mut line, mut told) =
            (Solver::default(), value / 100, Vec::new(), Vec::new());
        with_control(u64::MAX, None, &AtomicBool::new(false), |control| {
            for stage in 0..Solver::STAGES {
                let (nodes, before) = (control.nodes(), thread_time().unwrap_or_default());
                let found =
                    solver.foretell(&position, stage, (guess, &line), control).expect("nothing stops it");
                let took = thread_time().unwrap_or_default().saturating_sub(before).as_secs_f64();
                (guess, line) = (found.margin, found.line.clone());
                told.push((control.nodes() - nodes, 1000.0 * took, found));
            }
        });
        let last = told.last().expect("there are stages").2.clone();
        for (sum, (nodes, millis, found)) in sums.iter_mut().zip(told) {
            let other = u32::from(found.line[0] != last.line[0]);
            let off = found.margin.abs_diff(last.margin);
            *sum = (sum.0 + nodes, sum.1 + millis, sum.2 + off, sum.3 + other);
        }
    }
    println!("stage   positions      ms  discs off  another move");
    for (stage, (nodes, millis, off, other)) in sums.into_iter().enumerate() {
        let (off, other) = (f64::from(off) / positions as f64, f64::from(other) / positions as f64);
        let (nodes, millis) = (nodes / positions, millis / positions as f64);
        println!("{stage:>5} {nodes:>11} {millis:>7.1} {off:>10.2} {:>11.0} %", 100.0 * other);
    }
}

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let number = |at: usize| -> u64 { args[at].parse().expect("a number") };
    let (games, judged, seed) = (number(0), number(1) as u32, number(2));
    if args[3] == "stages" {
        return stages(games, judged, seed);
    }
    let limit = match args[3].as_str() {
        "cpu" => Limit::Cpu(Duration::from_millis(number(4))),
        _ => Limit::Nodes(number(4)),
    };
    let players = (Reversi::ENGINE.players)();
    let strongest = players.iter().rev().find_map(Player::params).expect("it searches");
    let mut count = Count::default();
    for game in 0..games {
        let mut random = fastrand::Rng::with_seed(plyground_fit::game_seed(seed, game as usize));
        let params = SearchParams { seed: game, ..limit.as_only_limit(strongest) };
        play(beginning(BEGINNING, &mut random), &params, judged, &mut count);
    }
    let (lost, error) = mean(count.games.iter().map(|&lost| f64::from(lost) / 2.0));
    let (first_exact, _) = mean(count.exact.iter().map(|&left| f64::from(left)));
    println!("{games} games: each side lost {lost:.2} +- {error:.2} discs from {judged} empty squares on");
    for (least, (discs, bad, all)) in BANDS.iter().zip(count.bands) {
        println!("  {least:>2} or more empty: {discs} discs by {bad} of {all} moves");
    }
    println!("first exact result: {first_exact:.1} empty");
    println!("sway: {:.2} discs", count.sway.0 as f64 / 100.0 / count.sway.1.max(1) as f64);
    println!("a move took {:.1} ms", 1000.0 * count.time.as_secs_f64() / f64::from(count.moves.max(1)));
}
