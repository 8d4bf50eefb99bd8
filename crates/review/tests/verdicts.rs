//! A16: verdicts that do not depend on the loss alone, praise, and the exercises that are made of verdicts.

use std::sync::atomic::AtomicBool;

use plyground_games::{AnyPlay, find, rules::Side};
use plyground_review::{Evaluations, MoveReport, Report, Review, Subject, Verdict, exercises};
use plyground_search::Searcher;

/// Few: for positions in which a short search sees all that matters.
const NODES: u64 = 3_000;

fn played(variant: &str, moves: &str) -> Box<dyn AnyPlay> {
    let (game, variant) = find(variant).expect("a game");
    let mut play = game.start(variant, None).expect("a start");
    moves.split_whitespace().for_each(|text| play.play(text).expect("legal"));
    play
}

fn reviewed(mut review: Review) -> Report {
    review.run(&mut Searcher::new(), NODES, &AtomicBool::new(false), |_| {});
    review.report().clone()
}

fn last_move(play: &dyn AnyPlay) -> MoveReport {
    let report = reviewed(Review::last_move(Subject::new(play), Evaluations::new()));
    report.moves.last().cloned().flatten().expect("a report")
}

#[test]
fn a16_the_only_defence_is_praised_and_one_of_several_good_moves_is_not() {
    // Three in the bottom row, with one open end.
    let only = last_move(&*played("connect-four", "d c e c f g"));
    assert_eq!((only.verdict, only.only), (Verdict::Best, true));
    assert!(only.why.iter().all(|why| why.in_best_line), "praise speaks of the move, not of a fault");
    // Two moves earlier others would have done.
    let equal = last_move(&*played("connect-four", "d c e"));
    assert_eq!((equal.verdict, equal.only), (Verdict::Best, false));
    assert!(equal.why.is_empty());
}

#[test]
fn a16_every_counted_mistake_is_an_exercise() {
    // Both sides leave an open three alone, and then a four.
    let play = played("gomoku", "h8 a15 i8 c15 j8 e15 a1 g13 k8 a13 l8");
    let report = reviewed(Review::new(Subject::new(&*play), Evaluations::new()));
    assert!(report.summary.is_some());
    for side in Side::BOTH {
        let counted = report.count(side, Verdict::Mistake) + report.count(side, Verdict::Blunder);
        let offered = exercises(&report, side);
        assert_eq!(offered.len(), counted, "{side:?}");
        for exercise in offered {
            let mistake = report.moves[exercise.ply].as_ref().expect("a report");
            assert!(mistake.side == side && mistake.verdict >= Verdict::Mistake);
            assert!(exercise.best_win > exercise.played_win);
        }
    }
    assert!(!exercises(&report, Side::Second).is_empty());
}

#[test]
fn a16_book_moves_have_the_name_of_the_opening() {
    let report = reviewed(Review::new(Subject::new(&*played("reversi", "f5 d6 c3")), Evaluations::new()));
    let moves: Vec<&MoveReport> = report.moves.iter().flatten().collect();
    assert!(moves.iter().all(|mv| mv.verdict == Verdict::Book));
    assert!(moves.last().is_some_and(|mv| mv.opening.is_some()));
}

#[test]
fn a16_a_move_without_choice_is_forced() {
    let mut play = played("reversi", "");
    let forced = loop {
        let legal = play.legal();
        let is_forced = legal.len() == 1;
        play.play(&legal[0]).expect("legal");
        if is_forced && play.outcome().is_none() {
            break last_move(&*play);
        }
    };
    assert_eq!((forced.verdict, forced.only, forced.why.len()), (Verdict::Forced, false, 0));
    assert_eq!(forced.best, forced.text);
}

#[test]
fn a16_moves_that_an_opening_rule_gave_are_judged_as_those_of_a_book() {
    let play = played("gomoku", "h8 i8 a1 j9 h7");
    let report = reviewed(Review::new(Subject::new(&*play).with_given(3), Evaluations::new()));
    let verdicts: Vec<Verdict> = report.moves.iter().flatten().map(|mv| mv.verdict).collect();
    assert!(verdicts[..3].iter().all(|&verdict| verdict == Verdict::Book), "{verdicts:?}");
    assert!(verdicts[3..].iter().all(|&verdict| verdict != Verdict::Book), "{verdicts:?}");
    let unaware = reviewed(Review::new(Subject::new(&*play), Evaluations::new()));
    assert!(unaware.moves.iter().flatten().any(|mv| mv.ply <= 3 && mv.verdict.is_fault()));
}
