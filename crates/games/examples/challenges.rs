//! Finds the challenges of a game: `cargo run --release -p plyground-games --example challenges -- GAME SEED`. The output is
//! `crates/GAME/challenges.txt`, the same for the same seed. Games are played by a shallow search that errs now and then; the last turns
//! of each are looked through by the rules alone.

use std::{collections::BTreeSet, env, error::Error, sync::atomic::AtomicBool};

use fastrand::Rng;
use plyground_games::{
    AnyGame, AnyPlay, GAMES,
    rules::{ChallengeKind, Side, Variant},
};
use plyground_search::{SearchParams, Searcher};

/// So many of each kind.
const WANTED: usize = 4;
/// More games than this of one variant are not played.
const MOST_GAMES: usize = 4000;
/// The longest game that is looked at, in moves.
const LONGEST: usize = 250;
/// So many positions before the end are looked at.
const LAST: usize = 9;
/// With fewer moves to choose from there is nothing to find.
const FEWEST_CHOICES: usize = 4;
/// More ways than this to solve it, and it is too easy.
const MOST_SOLUTIONS: usize = 2;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = env::args().skip(1).collect();
    let [id, seed] = args.as_slice() else { return Err("GAME SEED".into()) };
    let game = *GAMES.iter().find(|game| game.info().id == id).ok_or("no such game")?;
    println!("# cargo run --release -p plyground-games --example challenges -- {id} {seed}");
    let mut rng = Rng::with_seed(seed.parse()?);
    for kind in ChallengeKind::ALL {
        find_all(game, kind, &mut rng);
    }
    Ok(())
}

/// Prints the challenges of one kind, the variants in turn.
fn find_all(game: &'static dyn AnyGame, kind: ChallengeKind, rng: &mut Rng) {
    let variants = game.info().variants;
    let mut dry = BTreeSet::new();
    let mut found = 0;
    for variant in variants.iter().cycle() {
        if found == WANTED || dry.len() == variants.len() {
            break;
        }
        if dry.contains(variant.id) {
            continue;
        }
        match find_one(game, variant, kind, rng) {
            Some((play, solutions)) => {
                found += 1;
                println!("{kind} {} {} {}", variant.id, solutions.join(","), play.position_text());
            }
            None => {
                dry.insert(variant.id);
            }
        }
    }
}

fn find_one(
    game: &'static dyn AnyGame,
    variant: &'static Variant,
    kind: ChallengeKind,
    rng: &mut Rng,
) -> Option<(Box<dyn AnyPlay>, Vec<String>)> {
    for _ in 0..MOST_GAMES {
        let mut play = played(game, variant, rng);
        let earliest = play.ply().saturating_sub(LAST);
        while play.ply() > earliest && play.take_back() {
            // What a position text does not say, such as repetitions, must not matter.
            let fresh = game.start(variant, Some(&play.position_text())).ok()?;
            if begins_turn(&*play) && fresh.legal().len() >= FEWEST_CHOICES {
                if let Some(solutions) = solutions(&*fresh, kind) {
                    return Some((fresh, solutions));
                }
            }
        }
    }
    None
}

/// A game that is over, or long enough.
fn played(game: &'static dyn AnyGame, variant: &'static Variant, rng: &mut Rng) -> Box<dyn AnyPlay> {
    let mut play = game.start(variant, None).expect("the usual start is a position");
    let mut searcher = Searcher::new();
    let opening = rng.usize(2..8);
    while play.outcome().is_none() && play.ply() < LONGEST {
        let params = SearchParams { selective: true, ..SearchParams::nodes(rng.u64(100..1500)) };
        let errs = play.ply() < opening || rng.u8(..10) == 0;
        let text = if errs {
            let legal = play.legal();
            legal[rng.usize(..legal.len())].clone()
        } else {
            let found = play.search(&mut searcher, &params, &AtomicBool::new(false), &mut |_| {});
            found.expect("the game goes on").pv[0].clone()
        };
        play.play(&text).expect("a legal move");
    }
    play
}

fn begins_turn(play: &dyn AnyPlay) -> bool {
    play.history().last().is_none_or(|(side, _)| *side != play.to_move())
}

/// Every first move that solves it, if this is a challenge of that kind.
fn solutions(play: &dyn AnyPlay, kind: ChallengeKind) -> Option<Vec<String>> {
    let wins = |turns| play.forced_wins(turns);
    let found = match kind {
        ChallengeKind::WinInOne => wins(1),
        ChallengeKind::WinInTwo if wins(1).is_empty() => wins(2),
        ChallengeKind::Escape if !play.is_forced_win(play.to_move(), 2) => safe_moves(play),
        _ => return None,
    };
    (1..=MOST_SOLUTIONS).contains(&found.len()).then_some(found)
}

/// The moves after which the other side has no forced win; not all of them, once there are too many.
fn safe_moves(play: &dyn AnyPlay) -> Vec<String> {
    let other: Side = !play.to_move();
    let is_safe = |text: &String| {
        let mut tried = play.boxed_clone();
        tried.play(text).expect("a legal move");
        !tried.is_forced_win(other, ChallengeKind::Escape.turns())
    };
    play.legal().into_iter().filter(is_safe).take(MOST_SOLUTIONS + 1).collect()
}
