//! The laws along a game whose moves the fuzzer chooses.
#![no_main]

use libfuzzer_sys::fuzz_target;
use plyground_connect_four::ConnectFour;
use plyground_gomoku::Gomoku;
use plyground_laser::Laser;
use plyground_reversi::Reversi;
use plyground_rules::{
    Game,
    laws::{Symmetric, check_along_a_game},
};
use plyground_yinsh::Yinsh;

fn check<G: Game + Symmetric>(variant: u8, choices: &[u8]) {
    let variants = G::INFO.variants;
    let variant = &variants[usize::from(variant) % variants.len()];
    let (&which, choices) = choices.split_first().unwrap_or((&0, &[]));
    let start = variant.starts[usize::from(which) % variant.starts.len()].position;
    let start = G::read_position(variant, start).expect("start positions are legal");
    let mut bytes = choices.iter();
    // Two choices a move: the move and the symmetry.
    check_along_a_game(start, choices.len() / 2, |n| usize::from(*bytes.next().unwrap_or(&0)) % n);
}

fuzz_target!(|data: (u8, u8, &[u8])| {
    let (game, variant, choices) = data;
    match game % 5 {
        0 => check::<Reversi>(variant, choices),
        1 => check::<Gomoku>(variant, choices),
        2 => check::<Yinsh>(variant, choices),
        3 => check::<Laser>(variant, choices),
        _ => check::<ConnectFour>(variant, choices),
    }
});
