//! Every corner of the rules, as rows of data; the comment of a row is printed when it fails.

use plyground_laser::{Laser, Shot};
use plyground_rules::{Description, Game, Notation, Piece, Position, Presentation, Side, Variant};

fn variant(id: &str) -> &'static Variant {
    Laser::INFO.variants.iter().find(|v| v.id == id).expect("a variant of this game")
}

fn read(id: &str, text: &str) -> Laser {
    Laser::read_position(variant(id), text).unwrap_or_else(|e| panic!("{e}: {text}"))
}

fn rows(file: &str) -> impl Iterator<Item = &str> {
    file.lines().filter(|line| !line.starts_with('#'))
}

#[test]
fn l1_cases() {
    for row in rows(include_str!("data/cases.txt")) {
        let [id, text, mv, expected, comment] = row.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("five columns: {row}");
        };
        let position = read(id, text);
        let found = match position.read_move(mv) {
            Ok(mv) => position.child(mv).position_text(),
            Err(e) => format!("no: {e}"),
        };
        match expected.strip_prefix("no: ") {
            Some(reason) => assert!(found.contains(reason), "{comment}: {found}\n{row}"),
            None => assert_eq!(found, expected, "{comment}\n{row}"),
        }
    }
}

/// Straight from a sphinx, a beam goes up to j4, right to e8, down to a4 and left to e1.
#[test]
fn l1_mirrors() {
    let meetings =
        [("j4", Side::First, 0), ("e8", Side::Second, 1), ("a4", Side::Second, 2), ("e1", Side::First, 3)];
    for row in rows(include_str!("data/mirrors.txt")) {
        let [piece, expected @ ..] = &row.split(' ').collect::<Vec<_>>()[..] else {
            panic!("columns: {row}")
        };
        let kind =
            Laser::INFO.pieces.iter().find(|kind| piece.starts_with(kind.letters.first)).expect("a kind").id;
        let facing = piece.as_bytes()[1] - b'a';
        for (owner, (at, side, direction)) in Side::BOTH.iter().flat_map(|s| meetings.map(|m| (*s, m))) {
            let mut described = Description::empty(side);
            let turned = |whose, otherwise| if whose == side { direction } else { otherwise };
            described.put("j1", Piece::new("sphinx", Side::First).facing(turned(Side::First, 0)));
            described.put("a8", Piece::new("sphinx", Side::Second).facing(turned(Side::Second, 2)));
            described.put(at, Piece::new(kind, owner).facing(facing));
            for (side, out_of_the_way) in [(Side::First, "c3"), (Side::Second, "c6")] {
                if (kind, owner) != ("pharaoh", side) {
                    described.put(out_of_the_way, Piece::new("pharaoh", side));
                }
            }
            let position = Laser::from_description(variant("laser"), &described).expect("a position");
            let met = position.beam(side).find(|passed| passed.at.to_string() == at);
            let found = match (met.expect("the beam gets there").leaves, position.shot(side)) {
                (Some(leaves), _) => ["^", ">", "v", "<"][usize::from(leaves)],
                (None, Shot::Destroys(_)) => "x",
                (None, _) => "o",
            };
            assert_eq!(found, expected[usize::from(direction)], "direction {direction}: {position:?}");
        }
    }
}

#[test]
fn l3_invalid_texts() {
    for row in rows(include_str!("data/invalid.txt")) {
        let (text, expected) = row.split_once(" | ").expect("two columns");
        for variant in Laser::INFO.variants {
            let error = Laser::read_position(variant, text).expect_err(row).to_string();
            assert!(error.contains(expected), "{error}\n{row}");
        }
    }
    assert!(Laser::read_position(variant("laser"), &"1".repeat(100_000)).is_err());
}

#[test]
fn l3_either_case_where_it_says_nothing() {
    let text = "sc9/4fc5/10/10/10/10/4Fa5/9Sa b";
    assert_eq!(
        read("laser", " sC9/4fC5/10/10/10/1018/4FA5/9SA B ".replace("1018", "10").as_str()),
        read("laser", text)
    );
}

#[test]
fn l1_the_side_whose_pharaoh_is_missing_has_lost() {
    for (text, winner) in [
        ("sc9/4fc5/10/10/10/10/10/9Sa b", Side::Second),
        ("sc9/10/10/10/10/10/4Fa5/9Sa b", Side::First),
        ("sc9/10/10/10/10/10/4Fa5/9Sa r", Side::First),
    ] {
        let position = read("laser", text);
        let outcome = position.outcome().expect("an end");
        assert_eq!((outcome.winner, outcome.reason.code), (Some(winner), "pharaoh-destroyed"), "{text}");
        assert!(position.moves().is_empty() && position.view().prompt.is_none());
    }
}
