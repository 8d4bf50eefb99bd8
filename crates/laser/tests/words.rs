//! The catalogue, in every language.

use plyground_laser::Laser;
use plyground_rules::{Game, Notation};
use plyground_words::Lang;

#[test]
fn a22_what_is_wrong_is_said_in_german() {
    let classic = Laser::INFO.variants[1].starts[0].position;
    let start = Laser::read_position(&Laser::INFO.variants[1], classic).expect("the start is legal");
    for (text, german) in [
        ("z9z9", "z9 liegt nicht auf dem Brett"),
        ("e8e7", "der Anubis auf e8 gehört Rot"),
        ("j1+", "eine Sphinx dreht sich nur zwischen ihren zwei Richtungen ins Brett, also andersherum"),
        ("f1e1", "e1 ist von dem blauen Pharao besetzt, und nur ein Skarabäus tauscht den Platz"),
    ] {
        let error = start.read_move(text).expect_err("not legal");
        assert_eq!(error.message().in_lang(Lang::De), german);
    }
    let wrong = "sc9/4fc5/RaRaRa7/10/10/10/4Fa5/9Sb b";
    let error = Laser::read_position(&Laser::INFO.variants[0], wrong).expect_err("wrong");
    let german = "Blau hat 3 Skarabäen, zum Satz gehören 2; \
                  j1: die blaue Sphinx muss ins Brett zeigen, nach oben oder links";
    assert_eq!(error.message().in_lang(Lang::De), german);
}
