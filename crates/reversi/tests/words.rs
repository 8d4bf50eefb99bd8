//! The catalogue, in every language.

use plyground_reversi::{Reversi, Setup};
use plyground_rules::{Game, Notation, Position};
use plyground_words::Lang;

#[test]
fn a22_what_is_wrong_is_said_in_german() {
    let start = Reversi::start(&Setup::default());
    for (text, german) in [
        ("d4", "auf d4 liegt schon ein heller Stein"),
        ("a1", "a1 geht nicht: dort würde kein heller Stein umgedreht"),
        ("pass", "-- geht nicht: Dunkel hat einen Zug und muss ihn machen"),
        ("i9", "\"i9\" ist weder ein Feld des 8x8-Bretts noch -- für Passen"),
    ] {
        let error = start.read_move(text).expect_err("not legal");
        assert_eq!(error.message().in_lang(Lang::De), german);
    }
    let error = Reversi::read_position(&Reversi::INFO.variants[2], "-----OX- X").expect_err("too short");
    assert_eq!(error.message().in_lang(Lang::De), "es müssen 16 Felder sein, nicht 8 (Stelle 9)");
    let error = Reversi::split_moves("f5d").expect_err("half a move");
    assert_eq!(error.message().in_lang(Lang::De), "auf d muss eine Zahl von 1 bis 8 folgen (Stelle 4)");
}
