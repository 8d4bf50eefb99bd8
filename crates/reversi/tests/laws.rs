//! The laws of every game, along random games of Reversi.

use plyground_reversi::Reversi;
use plyground_rules::suite::hold;

#[test]
fn r1_the_laws_hold_on_8x8() {
    hold::<Reversi>("reversi", 2000, 128);
}

#[test]
fn r1_the_laws_hold_on_6x6() {
    hold::<Reversi>("reversi-6x6", 3000, 64);
}

#[test]
fn r1_the_laws_hold_on_4x4() {
    hold::<Reversi>("reversi-4x4", 5000, 24);
}
