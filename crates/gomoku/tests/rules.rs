//! The corners of the rules, the texts that are refused, and perft, all as data.

mod common;

use common::{lines, position, variant};
use plyground_gomoku::Gomoku;
use plyground_rules::{Notation, Position, Side, perft};

#[test]
fn g1_g2_g3_rule_cases() {
    for [id, text, moves, expected, comment] in lines(include_str!("data/rule-cases.txt")) {
        let mut position = position(id, text);
        let mut refused = None;
        for mv in moves.split_whitespace() {
            assert_eq!(refused, None, "{comment}: {id} {text}");
            match position.read_move(mv) {
                Ok(point) => position.play(point).unwrap(),
                Err(e) => refused = Some(e.to_string()),
            }
        }
        let case = format!("{comment}: {id} {text} {moves}");
        if let Some(why) = expected.strip_prefix("refused: ") {
            let message = refused.unwrap_or_else(|| panic!("not refused: {case}"));
            assert!(message.contains(why), "{message:?} without {why:?}: {case}");
            continue;
        }
        assert_eq!(refused, None, "{case}");
        let outcome = position.outcome().map_or("open".to_owned(), |outcome| {
            let who = outcome.winner.map_or("draw", |s| if s == Side::First { "black" } else { "white" });
            format!("{who} {}", outcome.reason.code)
        });
        assert_eq!(outcome, expected, "{case}");
    }
}

#[test]
fn g1_invalid_positions_are_refused() {
    for [id, text, message, comment] in lines(include_str!("data/invalid-positions.txt")) {
        let error = Gomoku::read_position(variant(id), text).expect_err(comment).to_string();
        assert!(error.contains(message), "{error:?} without {message:?}: {comment}: {text}");
    }
}

#[test]
fn g1_perft() {
    for [id, text, depth, count] in lines(include_str!("data/perft.txt")) {
        let found = perft(&position(id, text), depth.parse().unwrap());
        assert_eq!(found.to_string(), count, "{id} {text} to depth {depth}");
    }
}
