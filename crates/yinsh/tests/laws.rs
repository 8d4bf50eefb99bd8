//! The laws of all games, along random games of both variants.

use plyground_rules::suite;
use plyground_yinsh::Yinsh;

#[test]
fn y1_y2_laws_hold_in_yinsh() {
    suite::hold::<Yinsh>("yinsh", 2000, 250);
}

#[test]
fn y2_laws_hold_in_blitz() {
    suite::hold::<Yinsh>("yinsh-blitz", 2000, 200);
}
