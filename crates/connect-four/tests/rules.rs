//! The corners of the rules and of the texts, as rows of data.

mod data;

use data::rows;
use plyground_connect_four::ConnectFour;
use plyground_rules::{
    Description, Event, Game, Notation, Piece, PointShape, Position, PositionError, Presentation, Side,
    Variant, perft,
};

fn variant(id: &str) -> &'static Variant {
    let variants = ConnectFour::INFO.variants;
    variants.iter().find(|v| v.id == id).unwrap_or_else(|| panic!("there is no variant {id}"))
}

fn position(id: &str, text: &str) -> ConnectFour {
    ConnectFour::read_position(variant(id), text).unwrap_or_else(|e| panic!("{e}: {text}"))
}

fn of_text(text: &str) -> ConnectFour {
    position(if text.matches('/').count() == 5 { "connect-four" } else { "connect-four-6x5" }, text)
}

#[test]
fn perft_counts() {
    let mut checked = 0;
    for [text, counts] in rows(include_str!("data/perft.txt")) {
        for (depth, count) in (1..).zip(counts.split(' ')) {
            assert_eq!(perft(&of_text(text), depth).to_string(), count, "{text} depth {depth}");
            checked += 1;
        }
    }
    assert!(checked > 20, "only {checked} counts in the file");
}

#[test]
fn start_positions_are_their_texts() {
    for variant in ConnectFour::INFO.variants {
        let start = ConnectFour::start(&ConnectFour::setup(variant));
        assert_eq!(start.position_text(), variant.starts[0].position);
        assert_eq!(start.variant().id, variant.id);
    }
}

#[test]
fn a2_yellow_may_begin() {
    let yellow = of_text("7/7/7/7/7/7 y");
    assert_eq!((yellow.to_move(), yellow.position_text().as_str()), (Side::Second, "7/7/7/7/7/7 y"));
    assert_ne!(yellow.key(), of_text("7/7/7/7/7/7 r").key());
    assert_eq!(of_text("7/7/7/7/7/3y3 r").to_move(), Side::First);
}

#[test]
fn a15_invalid_position_texts_say_what_is_wrong() {
    for [id, text, wanted] in rows(include_str!("data/invalid-positions.txt")) {
        let found = ConnectFour::read_position(variant(id), text).expect_err(text).to_string();
        assert_eq!(found, wanted, "{text:?}");
    }
}

#[test]
fn a15_invalid_descriptions_say_everything_that_is_wrong() {
    for [id, json, wanted] in rows(include_str!("data/invalid-descriptions.txt")) {
        let description: Description = serde_json::from_str(json).expect(json);
        let problems = ConnectFour::from_description(variant(id), &description).expect_err(json);
        assert_eq!(PositionError::Problems(problems).to_string(), wanted, "{json}");
    }
}

#[test]
fn a15_a_description_out_of_proportion_is_refused() {
    let mut description = Description::empty(Side::First);
    for _ in 0..100_000 {
        description.put("a1", Piece::new("disc", Side::First));
    }
    let problems = ConnectFour::from_description(variant("connect-four"), &description).expect_err("refused");
    assert!(problems.len() < 10, "{problems:?}");
    assert!(
        problems.iter().any(|p| p.what.to_string() == "100000 pieces are too many for 42 cells"),
        "{problems:?}"
    );
}

#[test]
fn a15_refused_moves_are_explained() {
    for [id, text, mv, wanted] in rows(include_str!("data/why-not.txt")) {
        let found = position(id, text).read_move(mv).expect_err(mv).to_string();
        assert_eq!(found, wanted, "{mv} in {text}");
    }
}

#[test]
fn a12_lists_of_moves_are_read_as_solvers_and_people_write_them() {
    for [text, wanted] in rows(include_str!("data/move-lists.txt")) {
        let found = match ConnectFour::split_moves(text) {
            Ok(moves) => moves.join(" "),
            Err(e) => format!("! {e}"),
        };
        assert_eq!(found, wanted, "{text}");
    }
    let moves = ["d", "a", "g"].map(|text| (Side::First, text.to_owned()));
    assert_eq!(ConnectFour::write_moves(&moves), "417");
}

#[test]
fn a4_a_disc_is_put_where_it_lands_and_counted() {
    let position = of_text("7/7/7/7/3y3/3r3 r");
    let events = position.events(position.read_move("d").expect("legal"));
    let board = ConnectFour::board(&ConnectFour::setup(position.variant()));
    assert_eq!((board.shape, board.points.len(), board.lines.len()), (PointShape::Hole, 42, 0));
    let [Event::Put { at, piece }, Event::Count { side, value, .. }] = &events[..] else {
        panic!("{events:?}")
    };
    assert_eq!((board.points[usize::from(*at)].name.as_str(), piece.side), ("d3", Side::First));
    assert_eq!((*side, *value), (None, 39));
    // Row 1 is at the bottom of the rack.
    let y = |name: &str| board.points.iter().find(|p| p.name == name).expect("a point").y;
    assert_eq!((y("a1"), y("a6")), (5.0, 0.0));
}

#[test]
fn two_positions_never_share_a_key() {
    let mut keys = std::collections::HashMap::new();
    let mut rng = fastrand::Rng::with_seed(3);
    for _ in 0..2000 {
        let mut position = ConnectFour::start(&ConnectFour::setup(variant("connect-four")));
        while let Some(mv) = rng.choice(position.moves()) {
            position.play_unchecked(mv);
            assert_eq!(*keys.entry(position.key()).or_insert(position), position);
        }
    }
    assert!(keys.len() > 20_000);
}
