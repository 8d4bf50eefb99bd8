//! How long a round takes to pair: `cargo run --release -p plyground-events --example pairing_pace -- 200 11`.

use std::time::Instant;

use fastrand::Rng;
use plyground_events::{Command, Event, Format, Outcome, Settings, Source, Who};

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|text| text.parse::<u32>().ok());
    let (people, rounds) = (numbers.next().unwrap_or(200), numbers.next().unwrap_or(11));
    let mut event = Event::new();
    let mut apply = |command| event.apply(command).cloned().expect("a command that fits");
    apply(Command::SetUp {
        settings: Settings {
            name: "Pace".to_owned(),
            variant: "reversi".to_owned(),
            rules: String::new(),
            format: Format::Swiss { rounds },
            rated: false,
            tie_breaks: Vec::new(),
        },
    });
    for number in 0..people {
        apply(Command::AddPlayer { name: format!("a{number}"), who: Who::Device, rating: None });
    }
    let mut rng = Rng::with_seed(1);
    let mut whole = 0.0;
    for round in 1..=rounds {
        let begun = Instant::now();
        apply(Command::StartRound { at: 0, pairing: None });
        let took = begun.elapsed().as_secs_f64();
        whole += took;
        println!("round {round}: {:.0} ms", 1000.0 * took);
        for board in 1..=people / 2 {
            let outcome = [Outcome::First, Outcome::Draw, Outcome::Second][rng.usize(..3)];
            apply(Command::Result { round, board, outcome, source: Source::Board });
        }
    }
    println!("{people} people, {rounds} rounds: {:.0} ms", 1000.0 * whole);
}
