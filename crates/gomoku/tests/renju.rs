//! Renju's forbidden points against the published cases, and winning lines against the published forced wins.

mod common;

use common::{lines, position};
use plyground_gomoku::{FIVE, Forbidden, Point};
use plyground_rules::{Notation, Outcome, Position};

fn kind(text: &str) -> Option<Forbidden> {
    match text {
        "3x3" | "3" => Some(Forbidden::ThreeThree),
        "4x4" | "4" => Some(Forbidden::FourFour),
        "overline" | "6" => Some(Forbidden::Overline),
        "legal" => None,
        _ => panic!("unknown kind {text}"),
    }
}

#[test]
fn g2_g3_published_cases() {
    let mut count = 0;
    for [text, name, verdict, comment] in lines(include_str!("data/renju-cases.txt")) {
        let position = position("renju", text);
        let point = Point::from_name(name).expect("a point");
        let expected = kind(verdict);
        assert_eq!(position.forbidden_at(point), expected, "{name} in {text}: {comment}");
        assert_eq!(position.is_legal(point), expected.is_none(), "{name} in {text}: {comment}");
        assert_eq!(position.read_move(name).is_ok(), expected.is_none(), "{name} in {text}: {comment}");
        count += 1;
    }
    assert_eq!(count, 56);
}

#[test]
fn g2_g3_every_forbidden_point_of_published_boards() {
    let mut boards = 0;
    for [text, all] in lines(include_str!("data/renju-forbidden-points.txt")) {
        let position = position("renju", text);
        let expected: Vec<_> = all.split(',').filter(|part| !part.is_empty()).collect();
        let number = |kind| match kind {
            Forbidden::ThreeThree => 3,
            Forbidden::FourFour => 4,
            Forbidden::Overline => 6,
        };
        let mut found: Vec<_> = position.forbidden_points().to_vec();
        found.sort_by_key(|(point, _)| (point.column(), point.row()));
        let found: Vec<_> = found.iter().map(|&(point, kind)| format!("{point}:{}", number(kind))).collect();
        assert_eq!(found, expected, "{text}");
        assert_eq!(position.count_legal(), position.empty_points() - expected.len(), "{text}");
        boards += 1;
    }
    assert_eq!(boards, 40);
}

#[test]
fn g1_published_forced_wins_are_legal_and_win() {
    let mut count = 0;
    for [variant, text, length, first_moves, line] in lines(include_str!("data/forced-wins.txt")) {
        let mut position = position(variant, text);
        let attacker = position.to_move();
        assert!(first_moves.split(',').all(|mv| position.read_move(mv).is_ok()), "{text}: {first_moves}");
        let mut moves: Vec<&str> = line.split(',').collect();
        assert_eq!(moves.len() / 2 + 1, length.parse::<usize>().unwrap(), "{text}: {line}");
        // A line of even length ends with black's only defence, which is forbidden.
        let forbidden = if moves.len() % 2 == 0 { moves.pop().and_then(Point::from_name) } else { None };
        for mv in &moves {
            let point = position.read_move(mv).unwrap_or_else(|e| panic!("{e}: {line} from {text}"));
            position.play_unchecked(point);
        }
        let won = Some(Outcome::win(attacker, FIVE));
        if let Some(defence) = forbidden {
            assert!(position.forbidden_at(defence).is_some(), "{defence} is not forbidden: {text}: {line}");
            for reply in position.moves() {
                assert_eq!(position.child(reply).child(defence).outcome(), won, "{text}: {line}, {reply}");
            }
        } else {
            assert_eq!(position.outcome(), won, "{text}: {line}");
        }
        count += 1;
    }
    assert_eq!(count, 14);
}
