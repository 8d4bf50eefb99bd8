//! The catalogue, in every language.

mod common;

use common::{position, variant};
use plyground_gomoku::Gomoku;
use plyground_rules::{Game, Notation};
use plyground_words::Lang;
use serde_json::json;

const CROSS: &str = "15/15/15/15/15/7x7/7x7/5xx8/15/15/15/15/15/15/15 b";

#[test]
fn a22_refused_moves_are_explained_in_german() {
    let why = |text| position("renju", CROSS).why_not(text).in_lang(Lang::De);
    assert_eq!(why("h8"), "h8 ist für Schwarz verboten: dort entstünden zwei offene Dreier zugleich (3x3)");
    assert_eq!(why("g8"), "auf g8 liegt schon ein schwarzer Stein");
    assert_eq!(why("--"), "-- ist nicht möglich: in Renju wird nicht gepasst");
    let won = CROSS.replacen("15", "ooooo10", 1);
    let late = position("renju", &won).why_not("a1");
    assert_eq!(late.in_lang(Lang::De), "a1 kommt zu spät: Weiß hat gewonnen");
}

#[test]
fn a22_wrong_texts_and_files_are_explained_in_german() {
    let read = |text: &str| {
        Gomoku::read_position(variant("gomoku"), text).map_err(|e| e.message().in_lang(Lang::De))
    };
    let x = CROSS.replace(" b", " x");
    assert_eq!(read(&x), Err("die Seite am Zug ist b oder w, nicht \"x\" (Stelle 50)".to_owned()));
    let won = CROSS.replacen("15", "xxxxx10", 1);
    assert_eq!(read(&won), Err("Schwarz ist am Zug, hat aber schon eine Gewinnreihe".to_owned()));
    let split = Gomoku::split_moves("h8 9").expect_err("a number alone");
    assert_eq!(split.message().in_lang(Lang::De), "nach der Zahl 9 fehlt ein Punkt (Stelle 4)");
    let file = json!({"black_player_name": "A", "white_player_name": "B", "moves": [[0, 15]]});
    let error = Gomoku::read_legacy(&file, None).expect("its form").expect_err("off the board");
    assert_eq!(error.in_lang(Lang::De), "\"moves\", Zug 1: die Spalte ist keine Zahl von 0 bis 14");
}
