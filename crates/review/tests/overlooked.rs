//! A16: a blunder is called one even where the move that the first search prefers is no better.

use std::sync::atomic::AtomicBool;

use plyground_games::find;
use plyground_review::{DEFAULT_NODES, Evaluations, Review, Subject, Verdict};
use plyground_search::Searcher;

/// As many as White's first choice takes to be wrong.
const NODES: u64 = 6 * DEFAULT_NODES;
/// The first of the planted blunders of Gomoku. After so many nodes White's first choice is h4, which a longer search sees lose as well; d4 and i5 hold.
const GAME: &str = "g10 f8 h11 h6 g6 h8 g7 i7 e8 f9 f7 h5 h7 g5 j8 f5 e5 e7 g9 g8 f6 i6 i8 j7 g4 j9 f4 c11";

#[test]
fn a16_another_move_is_looked_for_where_the_preferred_one_disappoints() {
    let (game, variant) = find("gomoku").expect("a game");
    let mut play = game.start(variant, None).expect("a start");
    GAME.split(' ').for_each(|text| play.play(text).expect("legal"));
    let mut review = Review::last_move(Subject::new(&*play), Evaluations::new());
    review.run(&mut Searcher::new(), NODES, &AtomicBool::new(false), |_| {});
    let report = review.report().moves.last().cloned().flatten().expect("a report");
    assert_eq!(report.verdict, Verdict::Blunder);
    assert!(["d4", "i5"].contains(&report.best.as_str()), "{}", report.best);
    assert!(!report.why.is_empty());
}
