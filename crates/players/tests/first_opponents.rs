//! Whom a beginner meets first can be beaten by one who looks one move ahead.

use std::sync::{Arc, atomic::AtomicBool};

use plyground_games::GAMES;
use plyground_players::{Player, contest::Contest, first_opponents};

/// So many games: those of `plyground match GAME plain-1 BEGINNER` with the same seed.
const MATCH: u64 = 20;

#[test]
fn a2_who_looks_one_move_ahead_wins_half_of_the_games_against_the_first_opponent() {
    for game in GAMES {
        let [beginner, casual, strong] = first_opponents(game.info().id);
        let elo = |player: &Player| player.rating.map(|rating| rating.elo);
        assert!(elo(&beginner) < elo(&casual) && elo(&casual) < elo(&strong), "{}", game.info().id);
        let variant = game.info().variants[0].id;
        let contest = Contest::new(variant, [Arc::new(Player::plain(1)), Arc::new(beginner)], 1, None);
        let contest = contest.expect("a variant");
        let play = |number| contest.play(number, &AtomicBool::new(false)).expect("not stopped");
        let half_points: usize = (0..MATCH).map(|number| play(number).half_points()).sum();
        assert!(half_points >= MATCH as usize, "{variant}: {half_points} half points of {}", 2 * MATCH);
    }
}
