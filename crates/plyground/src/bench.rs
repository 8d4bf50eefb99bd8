//! The command that searches fixed positions, which each game names: how many positions that takes is a checksum of how every engine behaves, and
//! how fast they are searched is what the machine can do.

use std::{
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use plyground_games::{AnyGame, AnyPlay, GAMES};
use plyground_players::named;
use plyground_search::{BenchPosition, SearchParams, Searcher};

use plyground_words::{Message, message};

use crate::{CommandResult, formats::bench_line, positions::begin};

/// How far the start of each variant is searched in a game that names no positions.
const USUAL_DEPTH: u32 = 4;

/// No position may take more than this, whatever an engine comes to.
const MOST: u64 = 2_000_000;

pub(crate) fn run() -> CommandResult {
    let mut text = String::new();
    let (mut nodes, mut time) = (0, Duration::ZERO);
    for &game in GAMES {
        let (counted, took) = measure(game)?;
        text.push_str(&bench_line(game.info().id, counted, took));
        nodes += counted;
        time += took;
    }
    text.push_str(&bench_line("total", nodes, time));
    text.push_str(&format!("nodes {nodes}\n"));
    Ok(text)
}

fn measure(game: &dyn AnyGame) -> Result<(u64, Duration), Message> {
    let (mut nodes, mut time) = (0, Duration::ZERO);
    let full = named::full_strength(game.info());
    let starts: Vec<BenchPosition> =
        game.info().variants.iter().map(|variant| BenchPosition::new(variant.id, USUAL_DEPTH, "")).collect();
    let chosen = game.engine().bench;
    for &BenchPosition { variant, depth, moves } in if chosen.is_empty() { &starts } else { chosen } {
        let play = after(variant, moves)?;
        let params = SearchParams { depth, nodes: MOST, solve: 0, table_bits: 18, ..full.clone() };
        let begun = Instant::now();
        let found = play.search(&mut Searcher::new(), &params, &AtomicBool::new(false), &mut |_| {});
        time += begun.elapsed();
        nodes += found.map_or(0, |found| found.nodes);
    }
    Ok((nodes, time))
}

fn after(variant: &str, moves: &str) -> Result<Box<dyn AnyPlay>, Message> {
    let (_, mut play) = begin(variant, None)?;
    for text in moves.split_whitespace() {
        play.play(text)
            .map_err(|e| message!("in-file", file = format!("{variant}, {text}"), what = e.message()))?;
    }
    Ok(play)
}
