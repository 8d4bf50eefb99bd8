//! What a person sees and touches.

use std::borrow::Cow;

use plyground_rules::{Description, Event, Game, Notation, Piece, Presentation, Side, Tap};
use plyground_yinsh::{Axis, INFO, Move, Point, Yinsh};

fn position(text: &str) -> Yinsh {
    Yinsh::read_position(&INFO.variants[0], text).expect("a legal position")
}

fn id(name: &str) -> u16 {
    Point::named(name).expect("a point").id()
}

#[test]
fn y1_the_board_has_85_named_points_on_a_triangular_grid() {
    let board = Yinsh::board(&Yinsh::setup(&INFO.variants[0]));
    let names: Vec<&str> = board.points.iter().map(|p| p.name.as_str()).collect();
    assert_eq!((names.len(), names[0], names[4], names[42], names[84]), (85, "a2", "b1", "f6", "k10"));
    for (i, point) in Point::all().enumerate() {
        assert_eq!((usize::from(point.id()), point.to_string().as_str()), (i, names[i]));
        let spec = &board.points[i];
        for axis in Axis::ALL {
            let Some(next) = point.along(axis, 1) else { continue };
            let next = &board.points[usize::from(next.id())];
            let distance = (next.x - spec.x).hypot(next.y - spec.y);
            assert!((distance - 1.0).abs() < 1e-5, "{} to {}: {distance}", spec.name, next.name);
        }
    }
    assert_eq!(board.lines.len(), 33);
    assert_eq!(board.labels.len(), 22);
    let [left, top, width, height] = board.bounds;
    for (x, y) in board.points.iter().map(|p| (p.x, p.y)).chain(board.labels.iter().map(|l| (l.x, l.y))) {
        assert!(x > left && x < left + width && y > top && y < top + height, "{x}, {y} is out of bounds");
        let near = board.points.iter().filter(|p| (p.x - x).hypot(p.y - y) < 0.65).count();
        assert!(near <= 1, "a label on a point");
    }
}

#[test]
fn y3_markers_flip_one_after_the_other_as_the_ring_passes() {
    let position = position("WWWW/7/8/9/10/3bwbW2/10/9/8/6B/BBBB w 0-0");
    let mv = position.read_move("f8-f4").expect("a legal jump");
    let expected = [
        Event::Hop { from: id("f8"), to: id("f4") },
        Event::Put { at: id("f8"), piece: Piece::new("marker", Side::First) },
        Event::Flip { at: id("f7") },
        Event::Flip { at: id("f6") },
        Event::Flip { at: id("f5") },
        Event::Count { id: "markers", side: None, value: 47 },
    ];
    assert_eq!(position.events(mv), expected);
    assert_eq!(position.taps(mv), [Tap::Point(id("f8")), Tap::Point(id("f4"))]);
}

#[test]
fn y3_a_row_is_marked_tapped_as_one_and_counted_before_its_ring() {
    let mut position = position("WWWW/7/8/9/10/wwwww4/5W4/9/8/6B/BBBB w 0-0 row w");
    let view = position.view();
    assert_eq!(view.prompt.map(|prompt| prompt.to_string()).as_deref(), Some("take a row"));
    let five = ["f2", "f3", "f4", "f5", "f6"].map(id);
    assert_eq!(view.marks.iter().map(|mark| mark.at).collect::<Vec<_>>(), five);
    let row = position.read_move("xf2-f6").expect("the row");
    assert_eq!(row, Move::Row { from: Point::named("f2").expect("a point"), axis: Axis::Up });
    assert_eq!(position.taps(row), [Tap::Group(five.to_vec())]);
    let mut expected = five.map(|at| Event::Take { at, destroyed: false }).to_vec();
    expected.push(Event::Count { id: "rows", side: Some(Side::First), value: 1 });
    expected.push(Event::Count { id: "markers", side: None, value: 51 });
    assert_eq!(position.events(row), expected);

    position = plyground_rules::Position::child(&position, row);
    assert_eq!(
        position.view().prompt.map(|prompt| prompt.to_string()).as_deref(),
        Some("take one of your rings off")
    );
    let ring = position.read_move("xg7").expect("a ring");
    let expected = [
        Event::Take { at: id("g7"), destroyed: false },
        Event::Count { id: "taken", side: Some(Side::First), value: 1 },
    ];
    assert_eq!(position.events(ring), expected);
}

#[test]
fn y3_reserves_run_down_while_rings_are_placed() {
    let position = position("4/7/8/9/10/9/10/9/8/7/4 w 0-0");
    assert_eq!(position.view().prompt.map(|prompt| prompt.to_string()).as_deref(), Some("place a ring"));
    let mv = position.read_move("e5").expect("an empty point");
    let events = position.events(mv);
    assert_eq!(events[1], Event::Count { id: "reserve", side: Some(Side::First), value: 4 });
}

#[test]
fn a15_a_description_lists_everything_that_is_wrong() {
    let mut wrong = Description::empty(Side::First);
    wrong.put("a1", Piece::new("ring", Side::First));
    wrong.put("E5", Piece::new("ring", Side::First));
    wrong.put("e5", Piece::new("ring", Side::Second));
    wrong.put("e5", Piece::new("marker", Side::Second));
    wrong.put("f6", Piece { kind: Cow::Borrowed("queen"), side: Side::First, facing: 2 });
    wrong.put("é".repeat(1000), Piece::new("ring", Side::First));
    for (key, value) in [
        ("taken-white", "many"),
        ("pending", "both"),
        ("turn", "green"),
        ("clock", "1"),
        ("taken-black", "300"),
    ] {
        wrong.extras.insert(key.into(), value.into());
    }
    let problems = Yinsh::from_description(&INFO.variants[0], &wrong).expect_err("nothing is right");
    let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
    for words in [
        "a1: not a point of the board",
        "e5: more than one piece on this point",
        "f6: neither a ring nor a marker, but \"queen\"",
        "f6: rings and markers face nowhere",
        "éé…\": not a point of the board",
        "taken-white is a number of rings, not \"many\"",
        "taken-black is a number of rings, not \"300\"",
        "what must be taken is a row or a ring, not \"both\"",
        "the turn is white's or black's, not \"green\"",
        "there is nothing called \"clock\" in YINSH",
    ] {
        let found = problems.iter().filter(|p| p.contains(words)).count();
        assert_eq!(found, 1, "{words} in {problems:#?}");
    }

    let mut endless = Description::empty(Side::First);
    for _ in 0..100_000 {
        endless.put("e5", Piece::new("ring", Side::First));
    }
    assert_eq!(Yinsh::from_description(&INFO.variants[0], &endless).map_err(|p| p.len()), Err(1));
    let plain = Yinsh::from_description(&INFO.variants[0], &Description::empty(Side::First));
    assert_eq!(plain, Ok(position("4/7/8/9/10/9/10/9/8/7/4 w 0-0")), "extras may be absent");
}
