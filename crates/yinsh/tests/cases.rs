//! Corners of the rules and texts that must be refused, as data.

use std::collections::BTreeSet;

use plyground_rules::{Notation, Position, Side, Variant};
use plyground_yinsh::{INFO, Yinsh};

fn variant(id: &str) -> &'static Variant {
    INFO.variants.iter().find(|v| v.id == id).expect("a variant of YINSH")
}

/// The lines of a data file, split into their fields.
fn rows<const N: usize>(text: &str) -> Vec<[&str; N]> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let fields = |line| <[&str; N]>::try_from(str::split(line, " | ").collect::<Vec<_>>());
    lines.map(|line| fields(line).unwrap_or_else(|_| panic!("not {N} fields: {line}"))).collect()
}

fn check([id, start, moves, expected, comment]: [&str; 5]) {
    let name = format!("{comment}: {moves} in {start}");
    let mut position = Yinsh::read_position(variant(id), start).unwrap_or_else(|e| panic!("{e}: {name}"));
    let (moves, beginning) = moves.split_once('=').map_or((moves, None), |(m, b)| (m, Some(b.trim())));
    for text in moves.split_whitespace() {
        match position.read_move(text) {
            Ok(mv) => position.play_unchecked(mv),
            Err(e) => {
                let words = expected.strip_prefix("! ").unwrap_or_else(|| panic!("{e}: {name}"));
                assert!(e.to_string().contains(words), "{e}: {name}");
                assert!(e.to_string().contains(text), "{e} does not name the move: {name}");
                return;
            }
        }
    }
    if let Some(beginning) = beginning {
        let found: BTreeSet<String> = position.moves().iter().map(|&mv| position.move_text(mv)).collect();
        let found: BTreeSet<&str> =
            found.iter().map(String::as_str).filter(|m| m.starts_with(beginning)).collect();
        assert_eq!(found, expected.split(' ').collect(), "{name}");
    } else if let Some(end) = expected.strip_prefix("> ") {
        let outcome = position.outcome().unwrap_or_else(|| panic!("the game goes on: {name}"));
        let winner = match outcome.winner {
            Some(Side::First) => "white",
            Some(Side::Second) => "black",
            None => "draw",
        };
        assert_eq!(format!("{winner} {}", outcome.reason.code), end, "{name}");
        assert!(position.moves().is_empty(), "moves after the end: {name}");
    } else {
        assert_eq!(position.position_text(), expected, "{name}");
    }
}

#[test]
fn y1_y2_rule_cases() {
    let cases = rows::<5>(include_str!("data/cases.txt"));
    assert!(cases.len() > 50);
    cases.into_iter().for_each(check);
}

#[test]
fn y2_invalid_positions_are_refused() {
    for [id, text, words] in rows::<3>(include_str!("data/invalid.txt")) {
        let error = Yinsh::read_position(variant(id), text).expect_err(text).to_string();
        assert!(error.contains(words), "{text}: {error}");
    }
}
