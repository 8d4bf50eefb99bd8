//! Fits the weights of Reversi's patterns to games.
//!
//! ```sh
//! cargo run --release -p plyground-reversi --example fit -- --wthor DIR --games N --seed S --out FILE
//! ```
//!
//! First to the tournament games in `DIR`; then the weights play `N` games against themselves, and are fitted to both.
//! The same command makes the same file, byte for byte.
//!
//! ```sh
//! cargo run --release -p plyground-reversi --example fit -- probcut --wthor DIR --positions N --depth D --seed S
//! ```
//!
//! measures how well the fitted weights foretell a deeper look by a shallower one (`src/patterns/prob_cut.rs`), and
//!
//! ```sh
//! cargo run --release -p plyground-reversi --example fit -- duel --first FILE --second FILE --pairs N --depth D --seed S
//! ```
//!
//! lets two files of weights play against each other.
//!
//! ```sh
//! cargo run --release -p plyground-reversi --example fit -- endcut --positions N --from E --to E --depth D --seed S
//! ```
//!
//! measures how well a search of little depth foretells the exact result (`src/solver/selective.rs`).

mod board;
mod duel;
mod endcut;
mod probcut;
mod sample;
mod search;
mod selfplay;
mod solve;
mod wthor;

use std::{env, error::Error, fs, path::Path, time::Instant};

use plyground_fit::LeastSquares;
use plyground_reversi::patterns::{Numbering, PHASES, Weights, phase};
use sample::{Game, Sample, held_out};

/// How strongly weights are held at 0 against what is seen: about as much as by so many positions.
const PULL: f64 = 20.0;
/// Steps of the fit; more change nothing that can be measured.
const STEPS: usize = 40;
/// Positions of neighbouring phases are looked at, too, up to so many discs away, and count for so much.
const AROUND: u32 = 4;
const AROUND_WEIGHT: f32 = 0.5;
/// Positions that look won or lost by so many discs count half: what is lost already need not be told apart well, and
/// a sum of weights cannot be right everywhere.
const DECIDED: f32 = 24.0;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let option = |name: &str| {
        let at = arguments.iter().position(|argument| argument == name)?;
        arguments.get(at + 1).map(String::as_str)
    };
    let command = arguments.first().map_or("", String::as_str);
    let seed: u64 = option("--seed").unwrap_or("1").parse()?;
    if command == "duel" {
        let read = |name| -> Result<Weights, Box<dyn Error>> {
            let file = option(name).ok_or_else(|| format!("{name} FILE is missing"))?;
            Ok(Weights::from_bytes(&fs::read(file)?).ok_or_else(|| format!("{file} holds no weights"))?)
        };
        let [first, second] = [read("--first")?, read("--second")?];
        let pairs = option("--pairs").unwrap_or("500").parse()?;
        duel::duel([&first, &second], pairs, option("--depth").unwrap_or("4").parse()?, seed);
        return Ok(());
    }
    if command == "endcut" {
        let number = |name, otherwise: &str| option(name).unwrap_or(otherwise).parse::<u32>();
        let lefts = [number("--from", "12")?, number("--to", "20")?];
        endcut::measure(number("--positions", "200")? as usize, lefts, number("--depth", "6")?, seed);
        return Ok(());
    }
    let folder = option("--wthor").ok_or("--wthor DIR is missing")?;
    if command == "probcut" {
        let positions = option("--positions").unwrap_or("300").parse()?;
        return probcut::measure(
            Path::new(folder),
            positions,
            option("--depth").unwrap_or("8").parse()?,
            seed,
        );
    }
    let count: usize = option("--games").unwrap_or("0").parse()?;
    let out = option("--out").ok_or("--out FILE is missing")?;

    let start = Instant::now();
    let say = |what: &str| eprintln!("{:5.0} s  {what}", start.elapsed().as_secs_f32());
    let mut games = wthor::read(Path::new(folder))?;
    say(&format!("{} tournament games", games.len()));
    let numbering = Numbering::new();
    let mut numbers = fit(&numbering, &games, None);
    say("fitted to these");
    if count > 0 {
        let tournament = games.len();
        let first = Weights::from_numbers(&numbering, &numbers);
        games.extend(selfplay::play(&first, count, seed));
        say(&format!("{} games against itself", games.len() - tournament));
        numbers = fit(&numbering, &games, Some(&first));
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

/// Weights for all phases, in hundredths of a disc. Those that were there before tell what looks decided.
fn fit(numbering: &Numbering, games: &[Game], before: Option<&Weights>) -> Vec<i16> {
    let mut numbers = Vec::new();
    for now in 0..PHASES {
        let mut rows = LeastSquares::new(Numbering::EACH);
        let games = games.iter().enumerate().filter(|(game, _)| !held_out(*game));
        for Sample { board, lead } in games.flat_map(|(_, game)| game) {
            let discs = board.discs();
            let near = phase(discs.saturating_sub(AROUND)) <= now && now <= phase(discs + AROUND);
            if near {
                let features = board.features();
                let here = if phase(discs) == now { 1.0 } else { AROUND_WEIGHT };
                let lead_before = before.map_or(0.0, |before| before.score(&features, discs) as f32 / 100.0);
                let open = 1.0 / (1.0 + (lead_before / DECIDED).powi(2));
                rows.push(numbering.of(&features, discs), f32::from(*lead), here * open);
            }
        }
        let weights = rows.fit(numbering.len(), PULL, STEPS);
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
