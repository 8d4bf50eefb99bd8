//! The catalogue, in every language.

use plyground_rules::{Game, Notation};
use plyground_words::Lang;
use plyground_yinsh::{INFO, Yinsh};
use serde_json::json;

fn read(text: &str) -> Result<Yinsh, String> {
    Yinsh::read_position(&INFO.variants[0], text).map_err(|e| e.message().in_lang(Lang::De))
}

#[test]
fn a22_refused_moves_are_explained_in_german() {
    let position = read("WWWW/7/8/9/10/4Ww3/10/9/8/6B/BBBB w 0-0").expect("a legal position");
    for (text, german) in [
        ("e5", "e5 ist nicht möglich: alle Ringe sind gesetzt, ziehe also einen, wie in e5-e8"),
        ("--", "-- ist nicht möglich: Weiß hat einen Ring, der ziehen kann"),
        ("f7-f8", "f7-f8 ist nicht möglich: auf f7 liegt ein weißer Marker und kein weißer Ring"),
        ("k7-j6", "k7-j6 ist nicht möglich: auf k7 liegt ein schwarzer Ring und kein weißer Ring"),
        (
            "f6-f9",
            "f6-f9 ist nicht möglich: nach dem Sprung über Marker muss der Ring auf f8 landen, direkt hinter ihnen",
        ),
        ("a1", "a1 liegt nicht auf dem Brett"),
    ] {
        assert_eq!(position.why_not(text).in_lang(Lang::De), german);
    }
}

#[test]
fn a22_wrong_texts_and_files_are_explained_in_german() {
    for (text, german) in [
        ("4/7/8/9/10/9/10/9/8/7/4 x 0-0", "die Seite ist w oder b, nicht \"x\" (Stelle 25)"),
        (
            "4/7/8/9/10/4WW3/10/9/8/7/4 b 0-0",
            "Weiß hat 2 Ringe gesetzt und Schwarz 0, es geht aber abwechselnd, Weiß zuerst",
        ),
        ("4/7/8/9/10/4W4/10/9/8/7/4 w 0-0", "Weiß hat 1 Ring gesetzt und Schwarz 0, also ist Schwarz am Zug"),
    ] {
        assert_eq!(read(text), Err(german.to_owned()));
    }
    let split = Yinsh::split_moves("1e5").expect_err("a number without a dot");
    assert_eq!(
        split.message().in_lang(Lang::De),
        "\"1e5\" ist weder ein Zug noch eine Zahl mit Punkt (Stelle 1)"
    );
    let file = json!({"white": "A", "black": "B", "moves": ["white:E5", "white:E6"]});
    let error = Yinsh::read_legacy(&file, None).expect("its form").expect_err("not white's turn");
    assert_eq!(error.in_lang(Lang::De), "Feld \"moves\", Zug 2: Schwarz ist am Zug, nicht Weiß");
}
