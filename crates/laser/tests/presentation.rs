//! What a person sees: board, counters, taps, and the events of a move in their order.

use plyground_laser::Laser;
use plyground_rules::{BeamEnd, BeamStep, Event, Game, Notation, PointId, Presentation, Side, Tap};

fn position(variant: usize, text: &str) -> Laser {
    Laser::read_position(&Laser::INFO.variants[variant], text).expect("a position")
}

fn events(position: &Laser, mv: &str) -> Vec<Event> {
    position.events(position.read_move(mv).expect("a legal move"))
}

/// The point with this name: files from 0 in the units, ranks from 0 in the tens.
fn point(name: &str) -> PointId {
    let bytes = name.as_bytes();
    PointId::from(bytes[1] - b'1') * 10 + PointId::from(bytes[0] - b'a')
}

#[test]
fn l1_board_has_named_squares_from_the_bottom_left() {
    let board = Laser::board(&Laser::setup(&Laser::INFO.variants[0]));
    assert_eq!(board.points.len(), 80);
    for (i, square) in board.points.iter().enumerate() {
        assert_eq!(usize::from(point(&square.name)), i);
        assert_eq!(square.reserved, None);
    }
    assert!(board.points[0].y > board.points[79].y, "rank 1 is at the bottom");
}

#[test]
fn l1_khet_marks_reserved_squares() {
    let board = Laser::board(&Laser::setup(&Laser::INFO.variants[1]));
    let of = |side| {
        let mut names: Vec<_> =
            board.points.iter().filter(|p| p.reserved == Some(side)).map(|p| p.name.as_str()).collect();
        names.sort_unstable();
        names.join(" ")
    };
    assert_eq!(of(Side::First), "b1 b8 j1 j2 j3 j4 j5 j6 j7 j8");
    assert_eq!(of(Side::Second), "a1 a2 a3 a4 a5 a6 a7 a8 i1 i8");
}

#[test]
fn l5_taps_name_the_piece_then_what_it_does() {
    let position = position(0, "sc9/4fc5/10/10/10/10/4Fa5/9Sa b");
    let taps = |mv| position.taps(position.read_move(mv).expect("a legal move"));
    assert_eq!(taps("e2d3"), [Tap::Point(point("e2")), Tap::Point(point("d3"))]);
    assert_eq!(taps("e2+"), [Tap::Point(point("e2")), Tap::Button("turn-right")]);
    assert_eq!(taps("e2-"), [Tap::Point(point("e2")), Tap::Button("turn-left")]);
}

#[test]
fn l5_a_shot_is_seen_square_by_square() {
    // Blue's beam goes up to the scarab on j3, left to the pyramid on h3, up to the pharaoh on h5.
    let position = position(0, "sc9/10/10/7fc2/10/7pa1Rb/4Fa5/9Sa b");
    let step = |name, leaves| BeamStep { at: point(name), leaves };
    let path = vec![
        step("j1", Some(0)),
        step("j2", Some(0)),
        step("j3", Some(3)),
        step("i3", Some(3)),
        step("h3", Some(0)),
        step("h4", Some(0)),
        step("h5", None),
    ];
    assert_eq!(
        events(&position, "e2e1"),
        [
            Event::Slide { from: point("e2"), to: point("e1") },
            Event::Beam { side: Side::First, path, end: BeamEnd::Destroyed },
            Event::Take { at: point("h5"), destroyed: true },
            Event::Count { id: "captured-pharaoh", side: Some(Side::First), value: 1 },
        ]
    );
}

#[test]
fn l5_swap_and_turn_are_seen_and_a_beam_may_hit_nothing() {
    let position = position(0, "sc9/4fc5/10/10/4Rapd4/10/4Fa5/9Sa b");
    let up: Vec<BeamStep> =
        (1..=8).map(|rank| BeamStep { at: point(&format!("j{rank}")), leaves: Some(0) }).collect();
    let beam = Event::Beam { side: Side::First, path: up, end: BeamEnd::Edge };
    assert_eq!(events(&position, "e4f4"), [Event::Swap { from: point("e4"), to: point("f4") }, beam.clone()]);
    assert_eq!(events(&position, "e4-"), [Event::Turn { at: point("e4"), clockwise: false }, beam]);
}

#[test]
fn l5_a30_captured_pieces_are_what_the_others_set_has_more() {
    let position = position(0, "sc9/4fc5/10/10/4Rapd4/10/4Fa5/9Sa b");
    let view = position.view();
    let captured = |id, side| {
        let counter = view.contents.counters.iter().find(|c| c.id == id && c.side == Some(side));
        let counter = counter.expect("a counter");
        assert_eq!(
            counter.of,
            Some(!side),
            "they lie beside who captured them, in the colour of who lost them"
        );
        counter.value
    };
    let ids = ["captured-pyramid", "captured-anubis", "captured-pharaoh"];
    assert_eq!(ids.map(|id| captured(id, Side::Second)), [7, 2, 0]);
    assert_eq!(ids.map(|id| captured(id, Side::First)), [6, 2, 0]);
    assert_eq!(
        view.prompt.map(|prompt| prompt.to_string()).as_deref(),
        Some("choose a piece to move or turn")
    );
}
