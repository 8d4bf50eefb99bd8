//! What is drawn over a board, against a naive computation from the rules (G7), and the named openings.

mod common;
mod naive;

use std::collections::{BTreeMap, BTreeSet};

use common::{lines, position, variant};
use fastrand::Rng;
use naive::{
    Naive, name,
    rows::{KINDS, expected_rows},
};
use plyground_coach::{BoardMark, Coach, Phase, Shape};
use plyground_gomoku::{Gomoku, Point};
use plyground_rules::{Game, Position, Side, laws::Symmetric};

const VARIANTS: [&str; 3] = ["gomoku", "gomoku-standard", "renju"];
fn names(mark: &BoardMark) -> BTreeSet<String> {
    let name = |id: &u16| name((i32::from(*id) % naive::SIZE, i32::from(*id) / naive::SIZE));
    mark.points.iter().map(name).collect()
}

fn letter(mark: &BoardMark) -> char {
    if mark.side == Some(Side::First) { 'x' } else { 'o' }
}

/// Boards with much going on, in the middle or by the edge.
fn crowded(id: &'static str, rng: &mut Rng) -> Naive {
    let mut naive = Naive::new(id);
    let (reach, stones) = (rng.i32(3..=5), rng.usize(8..=60));
    let (x, y) = (rng.i32(2..=12), rng.i32(2..=12));
    for _ in 0..stones {
        let cell = (rng.i32(x - reach..=x + reach), rng.i32(y - reach..=y + reach));
        let stone = if rng.i32(0..5) < 3 { 'x' } else { 'o' };
        if naive.at(cell) == '.' && !naive.with(cell, stone).wins_at(cell) {
            naive = naive.with(cell, stone);
        }
    }
    // Some boards hold a five.
    if rng.i32(0..3) == 0 {
        let five = Naive::cells().find(|&c| naive.at(c) == '.' && naive.with(c, 'x').wins_at(c));
        if let Some(five) = five {
            naive = naive.with(five, 'x');
        }
    }
    naive.to_move = 'o';
    naive
}

#[test]
fn g7_rows_on_the_board_are_those_of_the_rules() {
    let mut rng = Rng::with_seed(71);
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for round in 0..240 {
        let naive = crowded(VARIANTS[round % 3], &mut rng);
        let position = position(naive.variant, &naive.text());
        let marks = position.layer("threats");
        let found: Vec<_> = marks.iter().filter(|mark| mark.shape == Shape::Line).collect();
        let rows: BTreeSet<_> = found.iter().map(|mark| (letter(mark), mark.kind, names(mark))).collect();
        assert_eq!(rows, expected_rows(&naive), "{} {}", naive.variant, naive.text());
        assert_eq!(rows.len(), found.len(), "each once: {}", naive.text());
        for mark in marks.iter().filter(|mark| mark.shape == Shape::Dot) {
            for &id in &mark.points {
                let cell = (i32::from(id) % naive::SIZE, i32::from(id) / naive::SIZE);
                assert!(naive.at(cell) == '.' && naive.with(cell, letter(mark)).wins_at(cell));
            }
        }
        for (stone, kind, _) in rows {
            *counts.entry(format!("{} {stone} {kind}", naive.variant)).or_default() += 1;
        }
    }
    for variant in VARIANTS {
        for kind in KINDS {
            let count = counts.get(&format!("{variant} x {kind}")).copied().unwrap_or_default();
            assert!(count >= 3, "{variant} {kind} is too rare: {counts:?}");
        }
    }
}

/// The same stones are another row by other rules.
#[test]
fn g7_overlines_and_forbidden_points_are_respected() {
    let kinds = |variant: &str, text: &str| -> Vec<&'static str> {
        let marks = position(variant, text).layer("threats");
        marks.iter().filter(|mark| mark.shape == Shape::Line).map(|mark| mark.kind).collect()
    };
    // x.xxxx.x is a straight four, unless six are too many.
    let long = "15/15/15/15/15/15/15/3x1xxxx1x4/15/15/15/15/15/15/15 w";
    assert_eq!(kinds("gomoku", long), ["straight-four"]);
    assert_eq!(kinds("gomoku-standard", long), [""; 0]);
    // Black's three on row 8 becomes a straight four only on e8 or i8; both would be overlines upwards.
    let forbidden = "15/15/15/15/4x3x6/4x3x6/4x3x6/5xxx7/4x3x6/4x3x6/15/15/15/15/15 w";
    let open = |variant| kinds(variant, forbidden).iter().filter(|&&kind| kind == "open-three").count();
    assert_eq!(open("renju") + 1, open("gomoku-standard"), "{:?}", kinds("renju", forbidden));
}

#[test]
fn g3_forbidden_points_are_shown_with_either_side_to_move() {
    let text = "15/15/15/15/15/7x7/7x7/5xx8/15/15/15/15/15/15/15";
    for side in ["b", "w"] {
        let text = format!("{text} {side}");
        let marks = position("renju", &text).layer("forbidden");
        let [mark] = &marks[..] else { panic!("one point: {marks:?}") };
        assert_eq!((mark.kind, mark.shape, mark.text.as_str()), ("three-three", Shape::Ring, "3×3"));
        assert_eq!(names(mark), BTreeSet::from(["h8".to_owned()]));
        assert!(position("gomoku", &text).layer("forbidden").is_empty());
    }
}

#[test]
fn g7_every_mark_of_a_layer_is_in_its_legend() {
    let mut rng = Rng::with_seed(72);
    let mut seen = BTreeSet::new();
    for _ in 0..200 {
        let naive = crowded("renju", &mut rng);
        for layer in Gomoku::LAYERS {
            for mark in position("renju", &naive.text()).layer(layer.id) {
                assert!(layer.kinds.iter().any(|(kind, _)| *kind == mark.kind), "{mark:?}");
                seen.insert((layer.id, mark.kind));
            }
        }
    }
    let all = Gomoku::LAYERS.iter().flat_map(|layer| layer.kinds.iter().map(|(kind, _)| (layer.id, *kind)));
    assert_eq!(seen, all.collect());
    assert!(Gomoku::start(&Gomoku::setup(variant("renju"))).layer("nothing").is_empty());
}

#[test]
fn the_26_openings_are_recognised_in_all_symmetries() {
    let openings: Vec<[&str; 6]> = lines(include_str!("../renju-openings.txt")).collect();
    assert_eq!(openings.len(), 26);
    for id in VARIANTS {
        let book = Gomoku::opening_book(variant(id)).expect("a book");
        let mut found = BTreeSet::new();
        for [_, first, second, third, name, _] in &openings {
            for symmetry in 0..8 {
                let mut position = Gomoku::start(&Gomoku::setup(variant(id)));
                for (played, text) in [first, second, third].into_iter().enumerate() {
                    assert!(book.contains(&position) && book.name(&position).is_none(), "{played} {name}");
                    let mv = Point::from_name(text).expect(text);
                    let mv = position.transformed_move(mv, symmetry);
                    if symmetry == 0 && id == "renju" {
                        assert!(book.moves(&position).contains(&mv), "{mv} is a move of {name}");
                    }
                    position.play(mv).expect(text);
                }
                assert_eq!(book.name(&position), Some(*name), "{id} {symmetry}");
                found.insert(*name);
            }
        }
        assert_eq!(found.len(), 26, "every name is another opening");
    }
    // White's second stone stands beside the first, and black's third within two steps: nothing else is an opening.
    let book = Gomoku::opening_book(variant("renju")).expect("a book");
    let far = |moves: [&str; 3]| {
        let mut position = Gomoku::start(&Gomoku::setup(variant("renju")));
        moves.iter().for_each(|mv| position.play(Point::from_name(mv).unwrap()).unwrap());
        book.name(&position)
    };
    assert_eq!(far(["h8", "h9", "h11"]), None);
    assert_eq!(far(["h8", "h10", "i9"]), None);
    assert_eq!(far(["g8", "g9", "g10"]), None);
}

#[test]
fn a16_phases_follow_the_stones_on_the_board() {
    let mut position = Gomoku::start(&Gomoku::setup(variant("gomoku")));
    let mut phases = Vec::new();
    // Stones in an order that makes no five: two of each side in turn, along the rows.
    let order = (0..225).map(|i| Point::new(i % 15, i / 15).unwrap());
    let (black, white): (Vec<Point>, Vec<Point>) =
        order.partition(|point| (point.column() / 2 + point.row()) % 2 == 0);
    for (black, white) in black.into_iter().zip(white) {
        for point in [black, white] {
            phases.push(position.phase(0));
            position.play(point).expect("nobody has won");
        }
    }
    assert!(phases.is_sorted());
    assert_eq!(phases.iter().filter(|&&phase| phase == Phase::Opening).count(), 10);
    assert!(phases.contains(&Phase::Middle) && phases.contains(&Phase::End));
}
