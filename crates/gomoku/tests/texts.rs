//! Descriptions, lists of moves, the legacy files, and what a table shows.

mod common;

use common::{position, variant};
use plyground_gomoku::{Gomoku, Point};
use plyground_rules::{
    Description, Game, Notation, Piece, PointShape, Presentation, Problem, Side, record::RecordedResult,
};
use serde_json::{Value, json};

const EMPTY: &str = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 b";

fn problems(description: &Description) -> Vec<String> {
    let problems = Gomoku::from_description(variant("renju"), description).expect_err("something is wrong");
    let plain = |problem: &Problem| match &problem.at {
        Some(at) => format!("{at}: {}", problem.what),
        None => problem.what.to_string(),
    };
    problems.iter().map(plain).collect()
}

#[test]
fn g1_a_description_gets_all_its_problems() {
    let black = || Piece::new("stone", Side::First);
    let mut all = Description::empty(Side::First);
    for at in ["p1", "a16", "", "é1", "h8", "H8", "a very long name of no point at all"] {
        all.put(at, black());
    }
    all.put("c1", black().facing(1));
    all.put("d1", Piece::new("ring", Side::Second));
    for at in ["a1", "a2", "a3", "a4", "a5"] {
        all.put(at, black());
    }
    all.extras.insert("rings".to_owned(), "3".to_owned());
    assert_eq!(
        problems(&all),
        [
            "p1: not a point of the board",
            "a16: not a point of the board",
            ": not a point of the board",
            "é1: not a point of the board",
            "H8: more than one stone on the same point",
            "a very long name of no p…: not a point of the board",
            "c1: a stone faces nowhere",
            "d1: there is no piece called \"ring\"",
            "there is nothing called \"rings\" in this game",
            "black is to move but already has a winning line",
        ]
    );
}

#[test]
fn g1_a_huge_description_costs_little() {
    let mut huge = Description::empty(Side::First);
    for _ in 0..1_000_000 {
        huge.put("h8", Piece::new("stone", Side::First));
    }
    assert!(problems(&huge).len() < 1000);

    let mut twice = Description::empty(Side::First);
    for point in Point::all() {
        twice.put(point.to_string(), Piece::new("stone", Side::First));
        twice.put(point.to_string(), Piece::new("stone", Side::Second));
    }
    // And the short diagonals are rows of exactly five.
    assert_eq!(problems(&twice).len(), 225 + 1);
}

#[test]
fn g1_move_lists_are_read_leniently() {
    let split =
        |text: &str| Gomoku::split_moves(text).map(|moves| moves.join(" ")).map_err(|e| e.to_string());
    for (text, expected) in [
        ("", Ok("")),
        ("h8i9i10", Ok("h8 i9 i10")),
        ("H8,H9", Ok("h8 h9")),
        ("1. h8 h9 2. o15 a1\n", Ok("h8 h9 o15 a1")),
        ("1.h8 1... h9\r\n12.j10;\tk11", Ok("h8 h9 j10 k11")),
        ("h8 p1", Err("p1 is not a point of the board at column 4")),
        ("h8h", Err("h is not a point of the board at column 3")),
        ("h16", Err("h16 is not a point of the board at column 1")),
        ("h8 8", Err("the number 8 without a full stop behind it at column 4")),
        ("h8-h9", Err("unexpected '-' at column 3")),
        ("éh8", Err("unexpected 'é' at column 1")),
        ("h8 \u{0}", Err("unexpected '\\0' at column 4")),
    ] {
        assert_eq!(split(text).as_deref(), expected.map_err(str::to_owned).as_ref().map(|s| *s), "{text:?}");
    }
    assert!(split(&"h8".repeat(226)).is_err_and(|e| e == "more than 225 moves at column 451"));
    assert!(split(&"1".repeat(10_000_000)).is_err());
    let moves = ["h8", "i9", "o15"].map(|text| (Side::First, text.to_owned()));
    assert_eq!(Gomoku::write_moves(&moves), "h8i9o15");
}

/// Black makes five along the top from the left, white along the bottom.
fn legacy(moves: usize, ended: bool, win: u8) -> Value {
    let moves: Vec<_> = (0..moves).map(|i| [if i % 2 == 0 { 0 } else { 14 }, i / 2]).collect();
    json!({"black_player_name": "A", "white_player_name": "B", "moves": moves, "ended": ended, "win": win})
}

#[test]
fn g4_legacy_files_are_read_and_written() {
    let result = |winner, reason: &str| Some(RecordedResult { winner, reason: reason.to_owned() });
    for (moves, ended, win, expected) in [
        (9, true, 1, result(Some(Side::First), "five")),
        (9, true, 2, result(Some(Side::Second), "five")),
        (8, true, 1, result(Some(Side::First), "unrecorded")),
        (8, true, 2, result(Some(Side::Second), "unrecorded")),
        (8, true, 0, result(None, "unrecorded")),
        (8, false, 0, None),
        (0, false, 0, None),
    ] {
        let file = legacy(moves, ended, win);
        let record = Gomoku::read_legacy(&file, None).expect("its form").expect("its content");
        assert_eq!(record.result, expected, "{file}");
        assert_eq!((record.variant.as_str(), record.players.second.as_str()), ("gomoku", "B"));
        let texts: Vec<_> = record.moves.iter().map(|mv| (Side::First, mv.text.clone())).collect();
        let expected = ["a15", "a1", "b15", "b1", "c15", "c1", "d15", "d1", "e15"];
        assert_eq!(texts.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>(), expected[..moves]);
        assert_eq!(Gomoku::write_legacy(&record, &texts), Some(file));

        // The form says no ruleset, so it can hold all of them; a start it cannot.
        let mut other = record.clone();
        other.variant = "renju".to_owned();
        assert_eq!(Gomoku::write_legacy(&other, &texts), Gomoku::write_legacy(&record, &texts));
        let mut other = record.clone();
        other.start = Some(EMPTY.replace('b', "w"));
        assert_eq!(Gomoku::write_legacy(&other, &texts), None);
    }
}

#[test]
fn g4_broken_legacy_files_are_refused_by_field_and_move() {
    let change = |field: &str, value: Value| {
        let mut file = legacy(3, false, 0);
        file[field] = value;
        Gomoku::read_legacy(&file, None).expect("its form").expect_err("broken content")
    };
    for (field, value, expected) in [
        ("black_player_name", json!(1), "\"black_player_name\" is not a text"),
        ("moves", json!({}), "\"moves\" is not a list"),
        ("moves", json!([[0, 0], [1]]), "\"moves\", move 2: not a pair [row, column]"),
        ("moves", json!([[15, 0]]), "\"moves\", move 1: the row is not a number from 0 to 14"),
        ("moves", json!([[0, -1]]), "\"moves\", move 1: the column is not a number from 0 to 14"),
        ("moves", json!([[0, "a"]]), "\"moves\", move 1: the column is not a number from 0 to 14"),
        ("moves", json!(vec![[0, 0]; 226]), "\"moves\" has 226 moves, the board only 225 points"),
        ("ended", json!(null), "\"ended\" is not true or false"),
        ("win", json!(3), "\"win\" is not 0, 1 or 2"),
        ("win", json!(1), "\"win\" names a winner, but \"ended\" is false"),
    ] {
        assert_eq!(change(field, value).to_string(), expected);
    }
    let missing = Gomoku::read_legacy(&json!({"white_player_name": "B"}), None).expect("its form");
    assert_eq!(missing.map_err(|e| e.to_string()), Err("\"black_player_name\" is missing".to_owned()));
    for other in [json!([]), json!({}), json!({"white": "A", "black": "B", "moves": []})] {
        assert_eq!(Gomoku::read_legacy(&other, None), None, "{other}");
    }
}

#[test]
fn g3_a_table_marks_forbidden_points_and_the_winning_line() {
    let marks = |variant: &str, text: &str| -> Vec<String> {
        let view = position(variant, text).view();
        let name = |at| Point::all().nth(usize::from(at)).expect("a point").to_string();
        view.marks.iter().map(|m| format!("{} {} {}", name(m.at), m.kind, m.note)).collect()
    };
    let cross = EMPTY.replacen("15/15/15/15/15/15/15/15", "15/15/15/15/15/7x7/7x7/5xx8", 1);
    assert_eq!(marks("renju", &cross), ["h8 forbidden two open threes at once (3x3)"]);
    assert!(marks("renju", &cross.replace('b', "w")).is_empty() && marks("gomoku", &cross).is_empty());
    let won = EMPTY.replacen("15", "xxxxx10", 1).replace('b', "w");
    let line = ["a15", "b15", "c15", "d15", "e15"].map(|name| format!("{name} line five in a row"));
    assert_eq!(marks("renju", &won), line);
    let board = Gomoku::board(&Gomoku::setup(variant("renju")));
    assert_eq!((board.points.len(), board.shape, board.dots.len()), (225, PointShape::Crossing, 5));
    let prompt = position("renju", EMPTY).view().prompt;
    assert_eq!(prompt.map(|prompt| prompt.to_string()).as_deref(), Some("place a stone"));
}
