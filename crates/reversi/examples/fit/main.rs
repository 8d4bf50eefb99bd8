//! Fits the weights of Reversi's patterns to games.
//!
//! ```sh
//! cargo run --release -p plyground-reversi --example fit -- --wthor DIR --games N --seed S --out FILE
//! ```
//!
//! First to the tournament games in `DIR`; then the weights play `N` games against themselves, and are fitted to both.
//! The same command makes the same file, byte for byte.

mod board;
mod parallel;
mod regress;
mod sample;
mod search;
mod selfplay;
mod solve;
mod wthor;

use std::{env, error::Error, fs, path::Path, time::Instant};

use plyground_reversi::patterns::{Numbering, PHASES, Weights, phase};
use regress::Rows;
use sample::{Game, Sample, held_out};

/// How strongly weights are held at 0 against what is seen: about as much as by so many positions.
const PULL: f64 = 20.0;
/// Steps of the fit; more change nothing that can be measured.
const STEPS: usize = 40;
/// Positions of neighbouring phases are looked at, too, up to so many discs away, and count for so much.
const AROUND: u32 = 4;
const AROUND_WEIGHT: f32 = 0.5;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let option = |name: &str| {
        let at = arguments.iter().position(|argument| argument == name)?;
        arguments.get(at + 1).map(String::as_str)
    };
    let folder = option("--wthor").ok_or("--wthor DIR is missing")?;
    let count: usize = option("--games").unwrap_or("0").parse()?;
    let seed: u64 = option("--seed").unwrap_or("1").parse()?;
    let out = option("--out").ok_or("--out FILE is missing")?;

    let start = Instant::now();
    let say = |what: &str| eprintln!("{:5.0} s  {what}", start.elapsed().as_secs_f32());
    let mut games = wthor::read(Path::new(folder))?;
    say(&format!("{} tournament games", games.len()));
    let numbering = Numbering::new();
    let mut numbers = fit(&numbering, &games);
    say("fitted to these");
    if count > 0 {
        let tournament = games.len();
        games.extend(selfplay::play(&Weights::from_numbers(&numbering, &numbers), count, seed));
        say(&format!("{} games against itself", games.len() - tournament));
        numbers = fit(&numbering, &games);
        say("fitted to all");
        println!("Tournament games:");
        report(&numbering, &numbers, &games, 0..tournament);
        println!("Games against itself:");
        report(&numbering, &numbers, &games, tournament..games.len());
    } else {
        report(&numbering, &numbers, &games, 0..games.len());
    }
    fs::write(out, numbers.iter().flat_map(|number| number.to_le_bytes()).collect::<Vec<u8>>())?;
    Ok(())
}

/// Weights for all phases, in hundredths of a disc.
fn fit(numbering: &Numbering, games: &[Game]) -> Vec<i16> {
    let mut numbers = Vec::new();
    for now in 0..PHASES {
        let mut rows = Rows::new(Numbering::EACH);
        let games = games.iter().enumerate().filter(|(game, _)| !held_out(*game));
        for Sample { board, lead } in games.flat_map(|(_, game)| game) {
            let discs = board.discs();
            let near = phase(discs.saturating_sub(AROUND)) <= now && now <= phase(discs + AROUND);
            if near {
                let weight = if phase(discs) == now { 1.0 } else { AROUND_WEIGHT };
                rows.push(numbering.of(&board.features(), discs), f32::from(*lead), weight);
            }
        }
        let weights = rows.fit(&vec![0.0; numbering.len()], PULL, STEPS);
        numbers.extend(weights.iter().map(|weight| (100.0 * weight).round() as i16));
    }
    numbers
}

/// Prints how far off the weights are, by phase.
fn report(numbering: &Numbering, numbers: &[i16], games: &[Game], range: std::ops::Range<usize>) {
    let weights = Weights::from_numbers(numbering, numbers);
    let mut sums = [[(0u64, 0u64); 2]; PHASES];
    for game in range {
        for Sample { board, lead } in &games[game] {
            let discs = board.discs();
            let error = (weights.score(&board.features(), discs) - 100 * i32::from(*lead)).unsigned_abs();
            let sum = &mut sums[phase(discs)][usize::from(held_out(game))];
            *sum = (sum.0 + 1, sum.1 + u64::from(error));
        }
    }
    println!("| discs | positions | mean error, fitted to | held out |");
    println!("|---|---|---|---|");
    for (now, [fitted, held]) in sums.iter().enumerate() {
        let discs = |edge: fn(u32, u32) -> u32| (4..64).filter(|&discs| phase(discs) == now).reduce(edge);
        let mean = |(count, sum): (u64, u64)| sum as f64 / 100.0 / count.max(1) as f64;
        println!(
            "| {}-{} | {} | {:.2} | {:.2} |",
            discs(u32::min).unwrap_or(0),
            discs(u32::max).unwrap_or(0),
            fitted.0 + held.0,
            mean(*fitted),
            mean(*held)
        );
    }
}
