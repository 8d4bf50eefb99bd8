//! Every challenge is what it says, by the rules alone: nothing is estimated.

use std::collections::BTreeSet;

use plyground_games::{
    AnyPlay, GAMES, find,
    rules::{Challenge, ChallengeKind, challenges},
};

/// So many of each kind in every game.
const EACH: usize = 4;

fn board(challenge: &Challenge) -> Box<dyn AnyPlay> {
    let (game, variant) = find(challenge.variant).unwrap_or_else(|e| panic!("{challenge:?}: {e}"));
    game.start(variant, Some(challenge.position)).unwrap_or_else(|e| panic!("{challenge:?}: {e}"))
}

/// The moves after which the other side has no forced win.
fn safe(play: &dyn AnyPlay, turns: usize) -> Vec<String> {
    let me = play.to_move();
    let is_safe = |text: &String| {
        let mut after = play.boxed_clone();
        after.play(text).expect("a legal move");
        !after.is_forced_win(!me, turns)
    };
    play.legal().into_iter().filter(is_safe).collect()
}

#[test]
fn a26_every_game_has_challenges_of_every_kind() {
    for game in GAMES {
        let info = game.info();
        let lines = info.course.challenges.lines().filter(|line| !line.starts_with('#')).count();
        let all = challenges(info.course.challenges);
        assert_eq!(all.len(), lines, "{}: every line is read", info.id);
        assert!(info.course.challenges.starts_with("# cargo run "), "{}: how they were found", info.id);
        for kind in ChallengeKind::ALL {
            let count = all.iter().filter(|challenge| challenge.kind == kind).count();
            assert!(count >= EACH, "{}: {count} of {kind}", info.id);
        }
        for challenge in &all {
            let (owner, _) = find(challenge.variant).expect("a variant");
            assert_eq!(owner.info().id, info.id, "{challenge:?}: another game's");
            assert_eq!(board(challenge).position_text(), challenge.position, "{challenge:?}");
        }
    }
}

#[test]
fn a26_exactly_the_solutions_of_a_challenge_solve_it() {
    for challenge in GAMES.iter().flat_map(|game| challenges(game.info().course.challenges)) {
        let play = board(&challenge);
        let found = match challenge.kind {
            ChallengeKind::WinInOne => play.forced_wins(1),
            ChallengeKind::WinInTwo => {
                assert!(play.forced_wins(1).is_empty(), "{challenge:?}: one turn is enough");
                play.forced_wins(2)
            }
            ChallengeKind::Escape => safe(&*play, ChallengeKind::Escape.turns()),
        };
        let listed: BTreeSet<&str> = challenge.solutions.iter().copied().collect();
        assert_eq!(found.iter().map(String::as_str).collect::<BTreeSet<_>>(), listed, "{challenge:?}");
    }
}
