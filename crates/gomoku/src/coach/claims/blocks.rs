//! Rows that are stopped, or spoiled.

use plyground_coach::{Claim, Weight};
use plyground_words::message;

use crate::coach::{
    patterns::{Pattern, PatternKind, patterns},
    scene::{Scene, about_best, about_played, line, ring},
    threat::{Threat, row_phrase},
};

/// `wastes-four`: the answer to a four spoils an own open row that the best line keeps.
pub(super) fn wastes_four(scene: &Scene) -> Option<Claim> {
    let four = scene.played.made[0].iter().find(|row| row.kind == PatternKind::Four)?;
    let answer = scene.played.answer()?;
    if scene.played.threat(0) != Threat::Four || four.next != [answer] {
        return None;
    }
    let after_played = patterns(scene.played.after(2)?, scene.mover);
    let after_best = patterns(scene.best.after(2)?, scene.mover);
    let spoiled = patterns(scene.before, scene.mover)
        .into_iter()
        .filter(|row| matches!(row.kind, PatternKind::OpenThree | PatternKind::OpenTwo))
        .filter(|row| !row.stands_in(&after_played) && row.stands_in(&after_best))
        .max_by_key(|row| row.kind)?;
    let message = message!(
        "why-wastes-four",
        point = scene.played.mv().name(),
        other = scene.other_name(),
        answer = answer.name(),
        side = scene.mover_name(),
        row = row_phrase(&spoiled)
    );
    let marks = vec![line("note", scene.mover, &spoiled.stones), ring("bad", [answer])];
    Some(about_played("wastes-four", Weight::Structure, 2, message, marks))
}

/// `better-block`: both moves stop the same threat, and the best one makes a threat of its own in doing so.
pub(super) fn better_block(scene: &Scene) -> Option<Claim> {
    let threat = scene.best.threat(0);
    if threat == Threat::Quiet || threat == Threat::Five || scene.played.threat(0) != Threat::Quiet {
        return None;
    }
    let (after_played, after_best) = (scene.played.after(1)?, scene.best.after(1)?);
    let (left_by_played, left_by_best) =
        (patterns(after_played, scene.other), patterns(after_best, scene.other));
    let stopped = patterns(scene.before, scene.other)
        .into_iter()
        .filter(|row| row.kind >= PatternKind::OpenThree)
        .filter(|row| !row.stands_in(&left_by_played) && !row.stands_in(&left_by_best))
        .max_by_key(|row| row.kind)?;
    let own = scene.best.made[0].iter().max_by_key(|row| row.kind)?;
    let point = scene.best.mv();
    let message = message!(
        "why-better-block",
        point = point.name(),
        row = row_phrase(&stopped),
        threat = threat.phrase()
    );
    let marks = vec![
        line("note", scene.other, &stopped.stones),
        line("good", scene.mover, &own.stones),
        ring("good", [point]),
    ];
    Some(about_best("better-block", Weight::Structure, 1, message, marks))
}

/// `blocks`: the best move stops an opponent's row that the move that was played leaves standing.
pub(super) fn blocks(scene: &Scene) -> Option<Claim> {
    let (after_played, after_best) = (scene.played.after(2)?, scene.best.after(1)?);
    let (left, stopped) = (patterns(after_played, scene.other), patterns(after_best, scene.other));
    let row: Pattern = patterns(scene.before, scene.other)
        .into_iter()
        .filter(|row| row.stands_in(&left) && !row.stands_in(&stopped))
        .max_by_key(|row| row.kind)?;
    let point = scene.best.mv();
    let message =
        message!("why-blocks", point = point.name(), side = scene.other_name(), row = row_phrase(&row));
    let weight = if row.kind >= PatternKind::OpenThree { Weight::Structure } else { Weight::Tendency };
    let marks = vec![line("note", scene.other, &row.stones), ring("good", [point])];
    Some(about_best("blocks", weight, 1, message, marks))
}
