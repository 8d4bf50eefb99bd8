//! A plain Monte-Carlo player, the measure of other YINSH programs, as an engine of the plain protocol (`docs/engines.md`). Its player is the
//! number of playouts for a move:
//!
//! ```text
//! cargo build --release -p plyground-yinsh --example montecarlo
//! plyground match yinsh oracle target/release/examples/montecarlo:10000 --games 10
//! ```

use std::io::{BufRead, stdin};

use plyground_rules::{Game, Notation, Position, Variant};
use plyground_yinsh::{INFO, Yinsh};

mod playouts;

fn main() {
    let (mut variant, mut count, mut rng) = (&INFO.variants[0], 10_000, fastrand::Rng::with_seed(0));
    let mut position = None;
    for line in stdin().lock().lines().map_while(Result::ok) {
        let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
        let done: Result<&str, String> = match word {
            "plain" => {
                println!("name Monte Carlo\noption player\noption seed");
                Ok("ready")
            }
            "game" => {
                INFO.variants.iter().find(|known| known.id == rest).ok_or("no such game".to_owned()).map(
                    |known| {
                        variant = known;
                        "ready"
                    },
                )
            }
            "option" => {
                let (name, value) = rest.split_once(' ').unwrap_or((rest, ""));
                match (name, value.parse::<u64>()) {
                    ("player", Ok(playouts)) => count = playouts as u32,
                    ("seed", Ok(seed)) => rng = fastrand::Rng::with_seed(seed),
                    _ => {}
                }
                Ok("ready")
            }
            "position" => read(variant, rest).map(|read| {
                position = Some(read);
                ""
            }),
            "go" => match position.as_ref().filter(|position| position.outcome().is_none()) {
                Some(position) => {
                    println!("best {}", position.move_text(playouts::choose(position, count, &mut rng)));
                    Ok("")
                }
                None => Err("there is nothing to play".to_owned()),
            },
            "quit" => return,
            _ => Ok(""),
        };
        match done {
            Ok("") => {}
            Ok(answer) => println!("{answer}"),
            Err(what) => println!("error {what}"),
        }
    }
}

fn read(variant: &'static Variant, text: &str) -> Result<Yinsh, String> {
    let (start, moves) = text.split_once(" moves ").unwrap_or((text, ""));
    let mut position = match start {
        "start" => Yinsh::start(&Yinsh::setup(variant)),
        text => Yinsh::read_position(variant, text).map_err(|e| e.to_string())?,
    };
    for text in moves.split_whitespace() {
        let mv = position.read_move(text).map_err(|e| e.to_string())?;
        position.play_unchecked(mv);
    }
    Ok(position)
}
