//! The end of the game: fives missed, and fives or straight fours that are not stopped.

use plyground_coach::{Claim, Weight};
use plyground_rules::Position;
use plyground_words::message;

use crate::coach::{
    patterns::{PatternKind, five_points, patterns},
    scene::{Scene, about_best, about_played, line, ring},
    threat::Threat,
};

/// `misses-five`: the best move makes five.
pub(super) fn misses_five(scene: &Scene) -> Option<Claim> {
    let five = scene.best.made[0].iter().find(|row| row.kind == PatternKind::Five)?;
    if scene.played.threat(0) == Threat::Five {
        return None;
    }
    let point = scene.best.mv();
    let marks = vec![line("good", scene.mover, &five.stones), ring("good", [point])];
    let message = message!("why-misses-five", point = point.name());
    Some(about_best("misses-five", Weight::End, 1, message, marks))
}

/// `no-block`: the opponent had a four or an open three, and uses it.
pub(super) fn no_block(scene: &Scene) -> Option<Claim> {
    let answer = scene.played.answer()?;
    let after_best = scene.best.after(1)?;
    // Who makes five has no need to block.
    let best_wins = after_best.outcome().is_some();
    match scene.played.threat(1) {
        Threat::Five => {
            if !best_wins && !five_points(after_best, scene.other).is_empty() {
                return None;
            }
            let five = scene.played.made[1].iter().find(|row| row.kind == PatternKind::Five)?;
            let marks = vec![line("bad", scene.other, &five.stones), ring("bad", [answer])];
            let message = message!("why-no-block-four", side = scene.other_name(), point = answer.name());
            Some(about_played("no-block", Weight::End, 2, message, marks))
        }
        Threat::StraightFour => {
            // Who makes a four first, or has one, may block later.
            let forcing = [Threat::Four, Threat::FourThree, Threat::FourFour, Threat::StraightFour];
            let is_four = |threat: Threat| forcing.contains(&threat);
            let after = scene.played.after(2)?;
            if is_four(scene.played.threat(0)) || !five_points(after, scene.mover).is_empty() {
                return None;
            }
            let four = scene.played.made[1].iter().find(|row| row.kind == PatternKind::StraightFour)?;
            let three = patterns(scene.before, scene.other).into_iter().find(|row| {
                row.kind == PatternKind::OpenThree && row.stones.iter().all(|s| four.stones.contains(s))
            })?;
            let stopped = best_wins
                || is_four(scene.best.threat(0))
                || !three.stands_in(&patterns(after_best, scene.other));
            if !stopped || scene.best.threat(1) >= Threat::FourFour {
                return None;
            }
            let marks = vec![line("bad", scene.other, &three.stones), ring("bad", [answer])];
            let message = message!(
                "why-no-block-three",
                side = scene.other_name(),
                row = crate::coach::threat::row_phrase(&three),
                point = answer.name()
            );
            Some(about_played("no-block", Weight::Forced, 2, message, marks))
        }
        _ => None,
    }
}
