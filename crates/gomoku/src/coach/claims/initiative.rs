//! Who makes threats and who answers them.

use plyground_coach::{Claim, Weight};
use plyground_rules::Side;
use plyground_words::message;

use crate::coach::{
    patterns::PatternKind,
    scene::{Replay, Scene, about_best, about_played, line, ring},
    threat::Threat,
};

/// How far the lines are compared.
const WITHIN: usize = 9;
/// How many threats more are worth a word.
const MORE: usize = 3;

/// `initiative`: one side makes many more threats in one line than in the other.
pub(super) fn initiative(scene: &Scene) -> Vec<Claim> {
    let (played, best) = (&scene.played, &scene.best);
    let within = (1..=WITHIN).rev().find(|&n| played.tells(n) && best.tells(n)).unwrap_or_default();
    let threats = |replay: &Replay, side: Side| -> Vec<usize> {
        replay.moves_of(side, within).filter(|&step| replay.threat(step) != Threat::Quiet).collect()
    };
    let mut claims = Vec::new();
    let (theirs, fewer) = (threats(played, scene.other), threats(best, scene.other).len());
    if theirs.len() >= fewer + MORE {
        let message = message!(
            "why-initiative",
            side = scene.other_name(),
            count = theirs.len(),
            moves = within,
            best = best.mv().name(),
            fewer = fewer
        );
        let marks = theirs.iter().map(|&step| ring("bad", [played.steps[step].mv])).collect();
        let plies = within.min(played.steps.len());
        claims.push(about_played("initiative", Weight::Structure, plies, message, marks));
    }
    let (own, fewer) = (threats(best, scene.mover), threats(played, scene.mover).len());
    if own.len() >= fewer + MORE {
        let message = message!(
            "why-initiative-kept",
            side = scene.mover_name(),
            count = own.len(),
            moves = within,
            best = best.mv().name(),
            fewer = fewer
        );
        let marks = own.iter().map(|&step| ring("good", [best.steps[step].mv])).collect();
        let plies = within.min(best.steps.len());
        claims.push(about_best("initiative", Weight::Structure, plies, message, marks));
    }
    claims
}

/// `lets-threat`: the opponent's answer makes a threat, and after the best move it makes none.
pub(super) fn lets_threat(scene: &Scene) -> Option<Claim> {
    let (answer, threat) = (scene.played.answer()?, scene.played.threat(1));
    if matches!(threat, Threat::Quiet | Threat::Five) || !scene.best.tells(2) {
        return None;
    }
    if scene.best.threat(1) != Threat::Quiet {
        return None;
    }
    let message = message!("why-lets-threat", side = scene.other_name(), threat = threat.at(answer));
    let rows = scene.played.made[1].iter().filter(|row| row.kind >= PatternKind::OpenThree);
    let mut marks = vec![ring("bad", [answer])];
    marks.extend(rows.map(|row| line("bad", scene.other, &row.stones)));
    Some(about_played("lets-threat", Weight::Structure, 2, message, marks))
}
