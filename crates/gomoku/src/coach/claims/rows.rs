//! What a stone does for the rows on the board, and how they stand later.

use plyground_coach::{Claim, Weight};
use plyground_rules::Side;
use plyground_words::message;

use crate::{
    Class, ThreatBoard,
    coach::{
        patterns::patterns,
        scene::{Replay, Scene, about_best, about_played, line, ring},
        threat::{Threat, kind_phrase},
    },
};

/// `builds`: the best move makes a better row than the move that was played.
pub(super) fn builds(scene: &Scene) -> Option<Claim> {
    let row = scene.best.made[0].iter().max_by_key(|row| row.kind)?;
    let threat = scene.best.threat(0);
    let better = scene.played.made[0].iter().all(|other| other.kind < row.kind);
    if threat == Threat::Five || !better {
        return None;
    }
    let quiet = threat == Threat::Quiet;
    let (what, weight) =
        if quiet { (kind_phrase(row.kind), Weight::Tendency) } else { (threat.phrase(), Weight::Structure) };
    let point = scene.best.mv();
    let message = message!("why-builds", point = point.name(), what = what);
    let marks = vec![line("good", scene.mover, &row.stones), ring("good", [point])];
    Some(about_best("builds", weight, 1, message, marks))
}

/// `far-off`: the stone belongs to no row of its side and stands in the way of none of the other side; the best move does one or the other.
pub(super) fn far_off(scene: &Scene) -> Option<Claim> {
    let board = ThreatBoard::new(scene.before);
    let matters = |point| {
        Side::BOTH.into_iter().any(|side| {
            let made = board.would_make(side, point).unwrap_or([Class::Nothing; 4]);
            made.iter().any(|&class| class >= Class::Two || class == Class::Overline)
        })
    };
    let point = scene.played.mv();
    if matters(point) || !matters(scene.best.mv()) {
        return None;
    }
    let message =
        message!("why-far-off", point = point.name(), mover = scene.mover_name(), side = scene.other_name());
    Some(about_played("far-off", Weight::Structure, 1, message, vec![ring("bad", [point])]))
}

/// `key-point`: the opponent takes the best point.
pub(super) fn key_point(scene: &Scene) -> Option<Claim> {
    let point = scene.best.mv();
    if scene.played.answer() != Some(point) {
        return None;
    }
    let message = message!(
        "why-key-point",
        side = scene.other_name(),
        point = point.name(),
        mover = scene.mover_name()
    );
    Some(about_played("key-point", Weight::Tendency, 2, message, vec![ring("bad", [point])]))
}

/// How far the lines are compared: an even number, so that the same side is to move.
const WITHIN: usize = 6;
/// How many rows more are worth a word.
const MORE: usize = 2;

/// `rows`: after the same number of moves one side has more rows, or the other fewer.
pub(super) fn rows(scene: &Scene) -> Option<Claim> {
    let within = scene.played.steps.len().min(scene.best.steps.len()).min(WITHIN) & !1;
    let count = |replay: &Replay, side| Some(patterns(replay.after(within)?, side).len());
    let (theirs, theirs_best) = (count(&scene.played, scene.other)?, count(&scene.best, scene.other)?);
    let (own, own_best) = (count(&scene.played, scene.mover)?, count(&scene.best, scene.mover)?);
    let (gained, lost) = (theirs.saturating_sub(theirs_best), own_best.saturating_sub(own));
    let (side, now, then) = if gained >= lost {
        (scene.other_name(), theirs, theirs_best)
    } else {
        (scene.mover_name(), own, own_best)
    };
    // Clear only if the other side's rows do not say the opposite.
    let opposite = theirs_best.saturating_sub(theirs).max(own.saturating_sub(own_best));
    if gained.max(lost) < MORE || opposite > 0 {
        return None;
    }
    let message = message!(
        "why-rows",
        side = side,
        moves = within,
        count = now,
        best = scene.best.mv().name(),
        instead = then
    );
    Some(about_played("rows", Weight::Tendency, within, message, Vec::new()))
}
