//! The laws of every game, along random games of Connect Four.

use plyground_connect_four::ConnectFour;
use plyground_rules::suite::hold;

#[test]
fn the_laws_hold_on_7x6() {
    hold::<ConnectFour>("connect-four", 4000, 42);
}

#[test]
fn the_laws_hold_on_6x5() {
    hold::<ConnectFour>("connect-four-6x5", 4000, 30);
}
