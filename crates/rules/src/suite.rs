//! The law suite: the laws along thousands of random games, from a recorded seed.

use fastrand::Rng;
use proptest::{
    prelude::any,
    test_runner::{Config, RngSeed, TestRunner},
};

use crate::{
    Game,
    laws::{Symmetric, check_along_a_game},
};

/// Recorded so that every run checks the same games. Set `PLYGROUND_SEED` to check others.
const SEED: u64 = 20_261_115;

/// Checks the laws along `games` random games of a variant, from each of its starts in turn, cut off at random
/// lengths of up to `max_moves` so that a failure shrinks to the shortest game that shows it.
pub fn hold<G: Game + Symmetric>(variant: &str, games: u32, max_moves: usize) {
    let seed = std::env::var("PLYGROUND_SEED").ok().and_then(|s| s.parse().ok()).unwrap_or(SEED);
    let variant = G::INFO.variants.iter().find(|v| v.id == variant).expect("the game has this variant");
    let config = Config {
        cases: games,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(seed),
        ..Config::default()
    };
    // Half of the games go on to their end or to the limit.
    let strategy = (any::<u64>(), 0..=2 * max_moves);
    let result = TestRunner::new(config).run(&strategy, |(game, length)| {
        let start = variant.starts[(game % variant.starts.len() as u64) as usize].position;
        let position = G::read_position(variant, start).expect("start positions are legal");
        let mut rng = Rng::with_seed(game);
        check_along_a_game(position, length.min(max_moves), |n| rng.usize(..n));
        Ok(())
    });
    if let Err(e) = result {
        panic!("a law of {} is broken (seed {seed}): {e}", variant.id);
    }
}
