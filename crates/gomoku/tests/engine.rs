//! The board that searches are made on, and what searches make of it.

mod common;
mod naive;

use std::sync::atomic::AtomicBool;

use common::variant;
use fastrand::Rng;
use naive::{Cell, Naive};
use plyground_gomoku::{Class, Gomoku, Point, ThreatBoard};
use plyground_rules::{Game, MoveList, Position, Side};
use plyground_search::{Board, Evaluator, Score, SearchParams, Style, search};

const VARIANTS: [&str; 3] = ["gomoku", "gomoku-standard", "renju"];

/// The start of a variant.
fn start(id: &str) -> Gomoku {
    Gomoku::start(&Gomoku::setup(variant(id)))
}

/// A game at random among the points near the middle, so that there is much to see.
fn crowded_game(id: &str, rng: &mut Rng, mut each: impl FnMut(&Gomoku, Point)) -> Gomoku {
    let mut position = start(id);
    let reach = rng.usize(4..=7);
    loop {
        let moves = position.moves();
        let inside = |point: &&Point| point.column().abs_diff(7).max(point.row().abs_diff(7)) <= reach;
        let inner: Vec<Point> = moves.iter().filter(inside).copied().collect();
        let Some(&point) = rng.choice(if inner.is_empty() { &moves[..] } else { &inner[..] }) else {
            return position;
        };
        each(&position, point);
        position.play(point).unwrap();
    }
}

#[test]
fn g5_the_board_kept_up_to_date_is_the_board_made_anew() {
    let mut rng = Rng::with_seed(51);
    for id in VARIANTS {
        for _ in 0..30 {
            let mut board = ThreatBoard::new(&start(id));
            crowded_game(id, &mut rng, |_, point| {
                board.play(point);
                assert!(board == ThreatBoard::new(board.position()), "{:?}", board.position());
            });
        }
    }
}

/// What a stone makes, told apart as far as one can by counting what the next stones make.
fn naive_class(naive: &Naive, cell: Cell, direction: (i32, i32), stone: char) -> &'static str {
    let line = |board: &Naive, wins: &dyn Fn(&Naive, Cell) -> bool| -> Vec<Cell> {
        (-5..=5)
            .map(|k| (cell.0 + k * direction.0, cell.1 + k * direction.1))
            .filter(|&c| board.at(c) == '.' && wins(board, c))
            .collect()
    };
    let exact = !matches!((naive.variant, stone), ("gomoku", _) | ("renju", 'o'));
    // Five along this line with the cell in it.
    let five = |board: &Naive, c: Cell| {
        let run = board.with(c, stone).run(c, direction);
        run.contains(&cell) && if exact { run.len() == 5 } else { run.len() >= 5 }
    };
    let after = naive.with(cell, stone);
    if five(naive, cell) {
        return "five";
    }
    if exact && after.run(cell, direction).len() > 5 {
        return "overline";
    }
    let straight = |fives: &[Cell]| {
        let [.., a, b] = fives else { return false };
        (a.0 - b.0).abs().max((a.1 - b.1).abs()) == 5
    };
    let fives = line(&after, &five);
    match fives.len() {
        0 => {}
        1 => return "four",
        _ => return if straight(&fives) { "straight four" } else { "two fours" },
    }
    let makes = |wanted: &dyn Fn(&[Cell]) -> bool| {
        !line(&after, &|board, c| {
            let board = board.with(c, stone);
            let over = board.run(c, direction).len() > 5;
            !(exact && over) && wanted(&line(&board, &five))
        })
        .is_empty()
    };
    if makes(&|fives| fives.len() > 1 && straight(fives)) {
        "open three"
    } else if makes(&|fives| !fives.is_empty()) {
        "three"
    } else {
        "less"
    }
}

#[test]
fn g7_classes_are_those_of_a_naive_count() {
    let mut rng = Rng::with_seed(52);
    let mut seen = std::collections::BTreeMap::<&str, u32>::new();
    for id in VARIANTS {
        for _ in 0..4 {
            let mut naive = Naive::new(variant(id).id);
            crowded_game(id, &mut rng, |position, point| {
                let board = ThreatBoard::new(position);
                for other in Point::all().filter(|&p| position.stone(p).is_none()) {
                    let cell = (other.column() as i32, other.row() as i32);
                    for (side, stone) in [(Side::First, 'x'), (Side::Second, 'o')] {
                        let classes = board.would_make(side, other).unwrap();
                        for (class, direction) in classes.into_iter().zip([(1, 0), (0, 1), (1, 1), (-1, 1)]) {
                            let name = match class {
                                Class::Five => "five",
                                Class::StraightFour => "straight four",
                                Class::TwoFours => "two fours",
                                Class::Four => "four",
                                Class::OpenThree | Class::WideThree => "open three",
                                Class::Three => "three",
                                Class::Overline => "overline",
                                _ => "less",
                            };
                            let expected = naive_class(&naive, cell, direction, stone);
                            assert_eq!(name, expected, "{stone} {other} {direction:?} {}", naive.text());
                            *seen.entry(name).or_default() += 1;
                        }
                    }
                }
                naive = naive.play((point.column() as i32, point.row() as i32));
            });
        }
    }
    assert_eq!(seen.len(), 8, "every class came up: {seen:?}");
}

#[test]
fn g5_candidates_are_legal_and_there_always_are_some() {
    let mut rng = Rng::with_seed(53);
    for id in VARIANTS {
        for _ in 0..20 {
            crowded_game(id, &mut rng, |position, _| {
                let board = ThreatBoard::new(position);
                for width in [0, 1, 5, 14, 16, 30] {
                    let mut moves = MoveList::new();
                    board.candidates(width, &mut moves);
                    assert!(!moves.is_empty(), "{position:?}");
                    assert!(moves.iter().all(|&mv| position.is_legal(mv)), "{moves:?} {position:?}");
                }
            });
        }
    }
}

/// A selective search leaves out what cannot answer a threat; leaving it out changes no result.
#[test]
fn g5_what_is_left_out_loses() {
    let mut rng = Rng::with_seed(54);
    let mut checked = 0;
    for id in VARIANTS {
        for _ in 0..10 {
            crowded_game(id, &mut rng, |position, _| {
                let board = ThreatBoard::new(position);
                let mut candidates = MoveList::new();
                board.candidates(225, &mut candidates);
                // On a board with much room few are left only where something must be answered, or where there is a win.
                let few = candidates.len() <= 12 && (150..215).contains(&position.empty_points());
                if !few || checked >= 60 {
                    return;
                }
                let stop = AtomicBool::new(false);
                let params = SearchParams { width: 225, ..SearchParams::depth(3) };
                let score = |position: &Gomoku| {
                    search(position, &[], &params, &stop, &mut |_| {}).map_or(0, |info| info.score)
                };
                let wins_anyway = matches!(Score::of(score(position)), Score::Win(..=3));
                for mv in position.moves().into_iter().filter(|mv| !candidates.contains(mv)) {
                    // A move that answers no threat loses within two moves of the other side, or the mover could have won at once.
                    let after = position.child(mv);
                    let lost = matches!(Score::of(score(&after)), Score::Win(..=3));
                    assert!(lost || wins_anyway, "{mv} left out in {position:?}");
                }
                checked += 1;
            });
        }
    }
    assert!(checked >= 30, "{checked}");
}

/// A leaf counts as the mean of the evaluations after its last two moves: at depth 1, of the root's and of what its best move leads to.
#[test]
fn g5_leaves_are_worth_the_mean_of_two_plies() {
    let mut position = start("gomoku");
    for text in ["h8", "i9", "g7", "j6"] {
        let point = Point::all().find(|point| point.to_string() == text).expect("on the board");
        position.play(point).expect("legal");
    }
    let evaluator = Evaluator::new(position.to_move(), &Style::PLAIN, 0);
    let board = ThreatBoard::new(&position);
    let mut moves = MoveList::new();
    board.candidates(20, &mut moves);
    let after = |&mv: &Point| -board.after(mv).evaluate(&evaluator);
    let best = moves.iter().map(after).max().expect("moves");
    let params = SearchParams { width: 20, selective: true, ..SearchParams::depth(1) };
    let found = search(&position, &[], &params, &AtomicBool::new(false), &mut |_| {}).expect("moves");
    let mean = f64::midpoint(f64::from(best), f64::from(board.evaluate(&evaluator)));
    assert!(
        f64::from(found.score) - mean <= 1.0 && mean - f64::from(found.score) <= 1.0,
        "{} {mean}",
        found.score
    );
    // The test would notice.
    assert!(best.abs_diff(found.score) > 1);
    // Every line to the same depth means minimax.
    let plain = SearchParams { width: 20, ..SearchParams::depth(1) };
    let found = search(&position, &[], &plain, &AtomicBool::new(false), &mut |_| {}).expect("moves");
    assert_eq!(found.score, best);
}
