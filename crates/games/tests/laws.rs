//! The laws of all games, along random games of every variant of every game.

use plyground_games::for_every_game;
use plyground_rules::{Game, laws::Symmetric, suite::hold};

/// About so many legal moves are checked in each variant: one with more moves in a game plays fewer games.
const MOVES: usize = 4_000_000;
/// Rarely does a game without an end by the rules take longer than this.
const LONGEST: usize = 250;

/// How many games, and of how many moves at most: counted along one random game, with room for longer ones.
fn size<G: Game>(start: G) -> (u32, usize) {
    let (mut rng, mut position, mut legal, mut length) = (fastrand::Rng::with_seed(1), start, 0, 0);
    while length < LONGEST && position.outcome().is_none() {
        let moves = position.moves();
        position.play_unchecked(moves[rng.usize(..moves.len())]);
        (legal, length) = (legal + moves.len(), length + 1);
    }
    ((MOVES / legal).clamp(100, 4_000) as u32, (2 * length).min(LONGEST))
}

#[test]
fn the_laws_hold_in_every_variant() {
    fn check<G: Game + Symmetric>() {
        for variant in G::INFO.variants {
            let (games, moves) = size(G::start(&G::setup(variant)));
            hold::<G>(variant.id, games, moves);
        }
    }
    for_every_game!(check);
}
