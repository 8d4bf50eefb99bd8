//! The command that searches fixed positions: how many positions that takes is a checksum of how every engine behaves, and
//! how fast they are searched is what the machine can do.

use std::{
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use plyground_games::{AnyGame, AnyPlay, GAMES};
use plyground_search::{Mind, Orders};

use crate::{Answer, positions::begin, who};

/// A variant, how far to look, and moves from its start.
type Case = (&'static str, u32, &'static str);

/// Openings and positions from the middle of games between players, each searched in a fraction of a second.
const CASES: &[Case] = &[];

/// No position may take more than this, whatever an engine comes to.
const MOST: u64 = 2_000_000;

pub(crate) fn run() -> Answer {
    let mut text = String::new();
    let (mut nodes, mut time) = (0, Duration::ZERO);
    for &game in GAMES {
        let (counted, took) = measure(game)?;
        text.push_str(&told(game.info().id, counted, took));
        nodes += counted;
        time += took;
    }
    text.push_str(&told("total", nodes, time));
    text.push_str(&format!("nodes {nodes}\n"));
    Ok(text)
}

fn told(what: &str, nodes: u64, time: Duration) -> String {
    let rate = nodes as f64 / time.as_secs_f64().max(1e-6);
    format!("{what:8} {nodes:>10} nodes {rate:>10.0} nodes/s\n")
}

fn measure(game: &dyn AnyGame) -> Result<(u64, Duration), String> {
    let (mut nodes, mut time) = (0, Duration::ZERO);
    let full = who::full_strength(game.info());
    for &(variant, depth, moves) in CASES {
        if !game.info().variants.iter().any(|known| known.id == variant) {
            continue;
        }
        let play = after(variant, moves)?;
        let orders = Orders { depth, nodes: MOST, solve: 0, table_bits: 18, ..full.clone() };
        let begun = Instant::now();
        let found = play.think(&mut Mind::new(), &orders, &AtomicBool::new(false), &mut |_| {});
        time += begun.elapsed();
        nodes += found.map_or(0, |found| found.nodes);
    }
    Ok((nodes, time))
}

fn after(variant: &str, moves: &str) -> Result<Box<dyn AnyPlay>, String> {
    let (_, mut play) = begin(variant, None)?;
    for text in moves.split_whitespace() {
        play.play(text).map_err(|e| format!("{variant}, {text}: {e}"))?;
    }
    Ok(play)
}
