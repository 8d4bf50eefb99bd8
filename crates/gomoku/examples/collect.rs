//! Collects forced wins from games the engine plays against itself.
//!
//! `cargo run --release -p plyground-gomoku --example collect -- COUNT SEED` prints `variant | position | moves | kind |
//! line` for so many positions: where the winner of a game could first have forced its win, as far as that is found
//! with a large budget. The kind is `fours` if fours alone win, else `threes`; the moves are the winner's until five,
//! the fewest there are of that kind. The same seed gives the same positions.

use std::{collections::BTreeSet, env, sync::atomic::AtomicBool};

use plyground_gomoku::{Gomoku, Point, ThreatBudget, ThreatTable, Win, find_win};
use plyground_rules::{Game, Notation, Position};
use plyground_search::{SearchParams, search, with_control};

/// Positions looked at for each kind of win.
const BUDGET: u64 = 400_000;
/// Shorter ones are no test.
const SHORTEST: u32 = 3;

fn find(position: &Gomoku, budget: ThreatBudget) -> Option<Win> {
    let stop = AtomicBool::new(false);
    with_control(u64::MAX, None, &stop, |control| {
        find_win(position, budget, &mut ThreatTable::default(), control)
    })
}

fn win_of(position: &Gomoku) -> Option<(&'static str, Win)> {
    let by_fours = find(position, ThreatBudget { fours: BUDGET, threes: 0 });
    by_fours.map(|win| ("fours", win)).or_else(|| {
        let by_threes = find(position, ThreatBudget { fours: 0, threes: BUDGET });
        by_threes.map(|win| ("threes", win))
    })
}

/// A game from a random opening.
fn game(start: Gomoku, rng: &mut fastrand::Rng) -> Vec<Gomoku> {
    let stop = AtomicBool::new(false);
    let params = SearchParams { width: 20, selective: true, ..SearchParams::nodes(5000) };
    let mut games = vec![start];
    loop {
        let position = games.last().expect("at least the start");
        if position.outcome().is_some() {
            return games;
        }
        let mv = if games.len() <= 4 {
            Point::new(rng.usize(4..=10), rng.usize(4..=10)).filter(|&point| position.is_legal(point))
        } else {
            search(position, &[], &params, &stop, &mut |_| {}).map(|info| info.pv[0])
        };
        if let Some(mv) = mv {
            games.push(position.child(mv));
        }
    }
}

fn main() {
    let mut args = env::args().skip(1).map(|text| text.parse::<u64>().expect("a number"));
    let (count, seed) = (args.next().unwrap_or(60), args.next().unwrap_or(1));
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut seen = BTreeSet::new();
    println!("# Forced wins from self-play: collect {count} {seed}");
    println!(
        "# variant | position | moves of the winner until five | by fours alone or with threes | one line"
    );
    for variant in Gomoku::INFO.variants.iter().cycle() {
        let positions = game(Gomoku::start(&Gomoku::setup(variant)), &mut rng);
        let Some(winner) = positions.last().and_then(Position::outcome).and_then(|end| end.winner) else {
            continue;
        };
        // Backwards through the winner's moves as long as there is a forced win; the last of each kind is kept.
        let mut found: [Option<String>; 2] = [None, None];
        for position in positions.iter().rev().filter(|position| position.to_move() == winner) {
            let Some((kind, win)) = win_of(position) else { break };
            if win.moves() >= SHORTEST {
                let line: Vec<String> = win.line.iter().map(ToString::to_string).collect();
                let (text, moves) = (position.position_text(), win.moves());
                found[usize::from(kind == "threes")] =
                    Some(format!("{} | {text} | {moves} | {kind} | {}", variant.id, line.join(",")));
            }
        }
        for line in found.into_iter().flatten() {
            if seen.insert(line.clone()) {
                println!("{line}");
            }
        }
        if seen.len() as u64 >= count {
            return;
        }
    }
}
