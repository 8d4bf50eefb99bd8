//! The phases of a game.

use plyground_coach::{Coach, Phase};
use plyground_rules::{Game, Notation, Position};
use plyground_yinsh::{INFO, Yinsh};

#[test]
fn a16_placing_rings_is_the_opening_and_the_last_ring_or_the_last_markers_are_the_end() {
    let phase = |variant: usize, text: &str| {
        let position = Yinsh::read_position(&INFO.variants[variant], text).expect("a position");
        Coach::phase(&position, 20)
    };
    assert_eq!(phase(0, "4/7/8/9/4W5/9/10/9/8/7/4 b 0-0"), Phase::Opening);
    assert_eq!(phase(0, "WWWW/7/8/9/10/4W4/10/9/8/6B/BBBB w 0-0"), Phase::Middle);
    assert_eq!(phase(0, "WWW1/7/8/9/10/4W4/10/9/8/7/BBBB w 1-1"), Phase::Middle);
    assert_eq!(phase(0, "WW2/7/8/9/10/4W4/10/9/8/6B/BBBB w 2-0"), Phase::End);
    let full = "bbww/bbwwbbw/bwwbbwwb/wwbbwwbbw/wbbwwbbwwb/bwwbbw3/10/9/8/WWWWW1B/BBBB w 0-0";
    assert_eq!((phase(0, full), phase(1, full)), (Phase::End, Phase::End));
    assert_eq!(phase(1, "WWWW/7/8/9/10/4W4/10/9/8/6B/BBBB w 0-0"), Phase::Middle);
}

#[test]
fn a16_a_game_never_goes_back_to_an_earlier_phase() {
    let mut rng = fastrand::Rng::with_seed(7);
    let mut ends = 0;
    for game in 0..60 {
        let mut position = Yinsh::start(&Yinsh::setup(&INFO.variants[game % 2]));
        let (mut ply, mut phase) = (0, Phase::Opening);
        while position.outcome().is_none() {
            let next = Coach::phase(&position, ply);
            assert!(next >= phase, "{}", position.position_text());
            phase = next;
            let moves = position.moves();
            position.play_unchecked(moves[rng.usize(..moves.len())]);
            ply += 1;
        }
        ends += usize::from(phase == Phase::End);
    }
    assert!(ends > 10, "{ends}");
}
