//! What is counted in a game under way.

use plyground_games::{AnyPlay, find};
use plyground_rules::{Event, Side};

fn laser(position: &str) -> Box<dyn AnyPlay> {
    let (game, variant) = find("laser").expect("a game");
    game.start(variant, Some(position)).expect("a position")
}

fn captured(play: &dyn AnyPlay, ply: usize) -> Vec<(&'static str, Option<Side>, u16)> {
    let counters = play.view_at(ply).expect("a ply").contents.counters;
    counters.into_iter().filter(|c| c.value > 0).map(|c| (c.id, c.side, c.value)).collect()
}

#[test]
fn l1_from_a_typed_start_nothing_is_captured_yet() {
    // Blue's beam goes up to the scarab on j3, left to h3, up to the back of the anubis on h5: the only one on the board.
    let mut play = laser("sc9/4fc5/10/7na2/10/7Pa1Rb/4Fa5/9Sa b");
    assert_eq!(captured(&*play, 0), []);
    let before = play.view_at(0).expect("the start").contents;
    play.play("e2e3").expect("a legal move");
    assert_eq!(captured(&*play, 0), [], "looking back");
    let expected = [("captured-anubis", Some(Side::First), 1)];
    assert_eq!(captured(&*play, 1), expected);
    // Events still turn the one into the other.
    let (mut contents, events) = (before, play.events_to(1).expect("a move"));
    assert!(events.contains(&Event::Count { id: "captured-anubis", side: Some(Side::First), value: 1 }));
    events.iter().for_each(|event| contents.apply(event).expect("it fits"));
    assert_eq!(contents, play.view_at(1).expect("a ply").contents);
    assert!(play.take_back());
    assert_eq!(captured(&*play, 0), []);
}

#[test]
fn l1_a_whole_set_counts_what_is_captured() {
    let play = laser("start");
    assert_eq!(captured(&*play, 0), []);
    assert_eq!(play.view_at(0).expect("the start").contents.counters.len(), 6);
}

#[test]
fn r2_only_where_placements_are_restricted_the_board_says_so() {
    let said = |id: &str| find(id).map(|(game, variant)| game.board(variant).restricted_placements);
    for id in ["reversi", "reversi-6x6", "reversi-4x4"] {
        assert_eq!(said(id).ok(), Some(true), "{id}");
    }
    for id in ["gomoku", "renju", "yinsh", "laser", "laser-khet"] {
        assert_eq!(said(id).ok(), Some(false), "{id}");
    }
}
