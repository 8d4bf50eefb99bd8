//! A16: what a position is worth depends on what would end the game by repetition, and so does the hash by which that is known.

use plyground_games::{AnyPlay, find};
use plyground_review::Subject;

fn played(variant: &str, moves: &str) -> Box<dyn AnyPlay> {
    let (game, variant) = find(variant).expect("a game");
    let mut play = game.start(variant, None).expect("a start");
    moves.split(' ').for_each(|text| play.play(text).expect("legal"));
    play
}

#[test]
fn a16_evaluations_are_shared_only_where_the_same_repetitions_draw() {
    let play = played("laser", "d1+ e8f7 d1- f7e8 d1+ e8f7 d1-");
    let subject = Subject::new(&*play);
    // After four moves the start is there again, but no position has been there twice before.
    assert_eq!(subject.hash(4), subject.hash(0));
    for ply in 0..=4 {
        assert_eq!(subject.hash(ply), subject.at(ply).stable_hash(), "ply {ply}");
    }
    // From then on a third occurrence draws, each time of more positions.
    for ply in 5..=7 {
        let (now, before) = (subject.at(ply), subject.at(ply - 4));
        assert_eq!(now.stable_hash(), before.stable_hash());
        assert_ne!(subject.hash(ply), subject.hash(ply - 4), "ply {ply}");
    }
    assert_eq!(
        subject.hash(5),
        0x7FB4_F83B_8E29_515E,
        "stored evaluations are found by it, so it never changes"
    );
    // Where no repetition draws, nothing is added.
    let gomoku = played("gomoku", "h8 h9");
    assert_eq!(gomoku.evaluation_hash(), gomoku.stable_hash());
}
