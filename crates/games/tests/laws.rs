//! The laws of all games, along random games of every variant of every game.

use std::thread;

use plyground_games::{GameVisitor, Searchable, visit_games};
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

fn check<G: Game + Symmetric>() {
    for variant in G::INFO.variants {
        let (games, moves) = size(G::start(&G::setup(variant)));
        hold::<G>(variant.id, games, moves);
    }
}

/// The check of each game.
struct Checks(Vec<fn()>);

impl GameVisitor for Checks {
    fn visit<G: Game + Searchable + Symmetric>(&mut self) {
        self.0.push(check::<G>);
    }
}

/// The games beside each other: this takes longer than any other test of rules.
#[test]
fn the_laws_hold_in_every_variant() {
    let mut checks = Checks(Vec::new());
    visit_games(&mut checks);
    thread::scope(|scope| {
        for check in checks.0 {
            scope.spawn(check);
        }
    });
}
