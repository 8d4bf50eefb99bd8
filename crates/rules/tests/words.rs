//! The catalogue, in every language.

use plyground_rules::{PositionError, Problem, Reason, rows};
use plyground_words::Lang;

#[test]
fn a22_a_wrong_text_is_explained_in_german() {
    let read = |text| {
        let field = rows::fields(text)?[0];
        rows::read(field, &[3, 3], "column", |r| format!("{}", r + 1), |_| Ok(((), 1)))
    };
    for (text, german) in [
        ("", "der Text ist leer (Stelle 1)"),
        ("é", "unerwartet: 'é' (Stelle 1)"),
        ("3", "es müssen 2 durch / getrennte Spalten sein, nicht 1 (Stelle 1)"),
        ("3/1x", "Spalte 2 hat 2 statt 3 Punkte (Stelle 5)"),
    ] {
        let error = read(text).expect_err("wrong");
        assert_eq!(error.message().in_lang(Lang::De), german);
    }
    let many = PositionError::Problems(vec![Problem::at("a1", Reason::AGREEMENT.phrase); 8]);
    assert!(many.message().in_lang(Lang::De).ends_with("a1: vereinbart; und 2 weitere"));
}
