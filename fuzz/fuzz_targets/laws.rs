//! The laws along a game whose moves the fuzzer chooses.
#![no_main]

use libfuzzer_sys::fuzz_target;
use plyground_games::{
    GAMES, GameVisitor, Searchable,
    rules::{
        Game,
        laws::{Symmetric, check_along_a_game},
    },
    visit_games,
};

/// Checks one of the games, by its number in the list.
struct Check<'a> {
    number: usize,
    variant: u8,
    choices: &'a [u8],
}

impl GameVisitor for Check<'_> {
    fn visit<G: Game + Searchable + Symmetric>(&mut self) {
        let is_this = self.number == 0;
        self.number = self.number.wrapping_sub(1);
        if !is_this {
            return;
        }
        let variants = G::INFO.variants;
        let variant = &variants[usize::from(self.variant) % variants.len()];
        let (&which, choices) = self.choices.split_first().unwrap_or((&0, &[]));
        let start = variant.starts[usize::from(which) % variant.starts.len()].position;
        let start = G::read_position(variant, start).expect("start positions are legal");
        let mut bytes = choices.iter();
        // Two choices a move: the move and the symmetry.
        check_along_a_game(start, choices.len() / 2, |n| usize::from(*bytes.next().unwrap_or(&0)) % n);
    }
}

fuzz_target!(|data: (u8, u8, &[u8])| {
    let (game, variant, choices) = data;
    visit_games(&mut Check { number: usize::from(game) % GAMES.len(), variant, choices });
});
