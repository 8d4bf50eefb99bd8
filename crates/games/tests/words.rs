//! The catalogue, in every language.

use plyground_games::{files, find, show};
use plyground_words::Lang;

#[test]
fn a22_a_wrong_file_is_explained_in_german() {
    for (file, german) in [
        ("", "die Datei ist leer"),
        ("# reversi\nf5a1", "Zug 2 \"a1\": a1 geht nicht: dort würde kein dunkler Stein umgedreht"),
        ("# reversi\nf9", "in den Zügen: auf f muss eine Zahl von 1 bis 8 folgen (Stelle 2)"),
        (
            r#"{"plyground": 1, "players": {"first": "", "second": ""}, "moves": [{"move": 1}]}"#,
            "das Feld \"game\" fehlt",
        ),
        (
            r#"{"plyground": 1, "game": "reversi", "variant": "reversi", "players": {"first": "", "second": ""},
                "moves": [{"move": 1}]}"#,
            "Feld \"moves\", Zug 1, \"move\" muss ein Text sein",
        ),
    ] {
        let error = files::read(file.as_bytes()).err().expect("no game");
        assert_eq!(error.message().in_lang(Lang::De), german);
    }
    let error = find("chess").err().expect("no game");
    assert!(error.message().in_lang(Lang::De).starts_with("ein Spiel \"chess\" gibt es nicht; "));
}

#[test]
fn a22_a_board_as_text_is_in_german() {
    let (game, variant) = find("laser").expect("a game");
    let play = game.start(variant, None).expect("the usual start");
    let text = show(game, &*play, Lang::De);
    assert!(
        text.contains("Blau: wähle eine Figur zum Ziehen oder Drehen\nRot, Pyramiden erobert: 0\n"),
        "{text}"
    );
}
