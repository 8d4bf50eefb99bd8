//! Whole games as plain text and as the older program's JSON.

use plyground_rules::{BySide, Game, Notation, Play, Position, Record, Side};
use plyground_yinsh::{INFO, Yinsh};
use serde_json::{Value, json};

/// A random game with its moves' sides and texts.
fn random_game(seed: u64) -> Vec<(Side, String)> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut play = Play::new(Yinsh::start(&Yinsh::setup(&INFO.variants[0])));
    let mut texts = Vec::new();
    while play.outcome().is_none() {
        let position = play.position();
        let moves = position.moves();
        let mv = moves[rng.usize(..moves.len())];
        texts.push((position.to_move(), position.move_text(mv)));
        play.play(mv).expect("a legal move");
    }
    texts
}

fn texts(moves: &[(Side, String)]) -> Vec<String> {
    moves.iter().map(|(_, text)| text.clone()).collect()
}

#[test]
fn y4_games_survive_both_forms() {
    let mut rows = 0;
    for seed in 0..200 {
        let moves = random_game(seed);
        rows += moves.iter().filter(|(_, text)| text.starts_with('x') && text.contains('-')).count();
        let plain = Yinsh::write_moves(&moves);
        assert_eq!(Yinsh::split_moves(&plain), Ok(texts(&moves)), "{plain}");
        let sloppy = plain.to_ascii_uppercase().replace(' ', ",\r\n").replace('.', ". ");
        assert_eq!(Yinsh::split_moves(&sloppy), Ok(texts(&moves)), "{sloppy}");
        let ring = |text: &str| if text.contains('-') { text.to_owned() } else { text.replace('x', "") };
        let bare: Vec<String> = moves.iter().map(|(_, text)| ring(text)).collect();
        assert_eq!(Yinsh::split_moves(&bare.join(" ")), Ok(texts(&moves)), "{bare:?}");

        let mut record = Record::of_moves("yinsh", "yinsh", texts(&moves));
        record.players = BySide { first: "Ada".into(), second: "Bob".into() };
        let json = Yinsh::write_legacy(&record, &moves).expect("a usual game has this form");
        assert_eq!(Yinsh::read_legacy(&json, None), Some(Ok(record)), "{json}");
    }
    assert!(rows > 200, "the games have rows");
}

#[test]
fn y4_plain_text() {
    let both = |text: &str| Yinsh::split_moves(text).map(|moves| moves.join(" ")).map_err(|e| e.to_string());
    for (text, moves) in [
        ("", ""),
        ("1.e5 2.c4", "e5 c4"),
        ("E5, C4;\n d3", "e5 c4 d3"),
        ("1. e5 2... c4 3 d3 4.", "e5 c4 d3"),
        ("24.a2-h9;xf3-f7;xg7", "a2-h9 xf3-f7 xg7"),
        ("xc1-c5;e6", "xc1-c5 xe6"),
        ("xC5-C1;xE6 e6", "xc1-c5 xe6 e6"),
        ("xf6-b2 E6 pass -- PASS", "xb2-f6 xe6 -- -- --"),
    ] {
        assert_eq!(both(text).as_deref(), Ok(moves), "{text}");
    }
    for (text, error) in [
        ("1.e5 2.a1", "a1 is not on the board at column 8"),
        ("1.e5 2.é5", "\"é5\" is not a move: one is written e5, e5-e8, xb2-f6, xg7 or -- at column 8"),
        ("éé", "\"éé\" is not a move: one is written e5, e5-e8, xb2-f6, xg7 or -- at column 1"),
        ("1e5", "\"1e5\" is neither a move nor a number with a dot at column 1"),
        ("e5 e5-k1", "\"e5-k1\" is not possible: k1 is not on the board at column 4"),
        ("e5 e5-", "\"e5-\" is not a move: one is written e5, e5-e8, xb2-f6, xg7 or -- at column 4"),
        ("x", "\"x\" is not a move: one is written e5, e5-e8, xb2-f6, xg7 or -- at column 1"),
    ] {
        assert_eq!(both(text), Err(error.to_owned()), "{text}");
    }
    let long = "é".repeat(1 << 20);
    assert!(both(&long).expect_err("no move").len() < 160, "a long text is not repeated");
}

#[test]
fn y4_turns_are_numbered_through() {
    let moves = [
        (Side::First, "a2-h9"),
        (Side::First, "xf3-f7"),
        (Side::First, "xg7"),
        (Side::Second, "xb2-f6"),
        (Side::Second, "xc3"),
        (Side::Second, "c4-c5"),
        (Side::First, "--"),
    ];
    let moves = moves.map(|(side, text)| (side, text.to_owned()));
    assert_eq!(Yinsh::write_moves(&moves), "1.a2-h9;xf3-f7;xg7 2.xb2-f6;xc3;c4-c5 3.--");
}

#[test]
fn y4_legacy_entries() {
    let record = Record::of_moves("yinsh", "yinsh", []);
    let moves = [
        (Side::First, "e5-e8"),
        (Side::Second, "xc1-c5"),
        (Side::Second, "xe6"),
        (Side::Second, "--"),
        (Side::First, "xc1-c5"),
    ];
    let moves = moves.map(|(side, text)| (side, text.to_owned()));
    let json = Yinsh::write_legacy(&record, &moves).expect("a usual game has this form");
    let entries = json!(["white:E5-E8", "black:xC1-C5;E6", "black:--", "white:xC1-C5"]);
    assert_eq!(json, json!({"white": "", "black": "", "moves": entries}));

    let blitz = Record::of_moves("yinsh", "yinsh-blitz", []);
    assert_eq!(Yinsh::write_legacy(&blitz, &[]), None, "the form has no variants");
    let elsewhere = Record { start: Some("4/7/8/9/4W5/9/10/9/8/7/4 b 0-0".into()), ..record };
    assert_eq!(Yinsh::write_legacy(&elsewhere, &[]), None, "nor start positions");
}

#[test]
fn y4_legacy_errors_name_field_and_move() {
    let game = |moves: Value| json!({"white": "A", "black": "B", "moves": moves});
    for (json, words) in [
        (json!({"white": 1, "black": "B", "moves": []}), "field \"white\" must be a name"),
        (json!({"white": "A", "black": null, "moves": []}), "field \"black\" must be a name"),
        (game(json!({})), "field \"moves\" must be a list"),
        (game(json!(["white:E5", 7])), "field \"moves\", move 2: not a text"),
        (game(json!(["E5"])), "move 1: \"E5\" does not begin with white: or black:"),
        (game(json!(["green:E5"])), "move 1: \"green\" is neither white nor black"),
        (game(json!(["white:"])), "move 1: \"white:\" has no move"),
        (game(json!(["white:E5", "white:E6"])), "move 2: black is to move, not white"),
        (game(json!(["white:E5", "black:E5"])), "move 2: e5 is not possible: there is a white ring on e5"),
        (game(json!(["white:A1"])), "move 1: a1 is not on the board"),
    ] {
        let error = Yinsh::read_legacy(&json, None).expect("it has the keys").expect_err("it is wrong");
        assert!(error.to_string().contains(words), "{error}");
    }
    for other in [json!([]), json!({"white": "A", "moves": []}), json!(null)] {
        assert_eq!(Yinsh::read_legacy(&other, None), None);
    }
}

#[test]
fn a12_no_text_panics() {
    let words = [
        "e5",
        "x",
        "-",
        "--",
        ";",
        " ",
        "1.",
        "12",
        "k10",
        "g11",
        "W",
        "b",
        "/",
        "4/7/8/9/10/9/10/9/8/7/4",
        " w ",
        "0-0",
        "row",
        "é",
        "\n",
        "99999999999999999999",
        "\u{0}",
        "pass",
        "XA2-A6",
    ];
    let mut rng = fastrand::Rng::with_seed(4);
    let start = Yinsh::start(&Yinsh::setup(&INFO.variants[0]));
    for _ in 0..100_000 {
        let text: String = (0..rng.usize(..8)).map(|_| words[rng.usize(..words.len())]).collect();
        drop(Yinsh::split_moves(&text));
        drop(Yinsh::read_position(&INFO.variants[1], &text));
        drop(start.read_move(&text));
        drop(start.why_not(&text));
    }
}
