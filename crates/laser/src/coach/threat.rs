//! Threats to hit a pharaoh: what the next shot would do if nothing were done about it.

use plyground_coach::{About, Claim, Weight};
use plyground_rules::{Notation, Position, Side};
use plyground_words::message;

use crate::{
    Kind, Laser, Move,
    coach::{
        cause::with_turn,
        replay::{Firing, Replayed, Turn},
        telling::{BAD, GOOD, beam_marks, name},
    },
};

pub(super) fn claims(mistake: &Replayed, out: &mut Vec<Claim>) {
    let (played, best) = (&mistake.played.turns[..], &mistake.best.turns[..]);
    if let ([_, answer, ..], [_, other, ..]) = (played, best) {
        allowed(mistake, answer, other, out);
    }
    if let ([played, ..], [best, ..]) = (played, best) {
        missed(mistake, played, best, out);
    }
}

/// The answer threatens the pharaoh, and the answer to the best move does not.
fn allowed(mistake: &Replayed, answer: &Turn, other: &Turn, out: &mut Vec<Claim>) {
    let threat = threat(&answer.after, !mistake.mover);
    let Some((mv, firing)) = threat.filter(|_| is_safe(&other.after, !mistake.mover)) else { return };
    let Some((at, _)) = firing.hit else { return };
    out.push(Claim {
        code: "allows-threat",
        message: message!(
            "coach-allows-threat",
            side = name(!mistake.mover),
            answer = answer.before.move_text(answer.mv),
            square = at.to_string(),
            mv = answer.after.move_text(mv)
        ),
        weight: Weight::Structure,
        about: About::Played,
        plies: 2,
        marks: beam_marks(&firing, BAD),
    });
}

/// The best move threatens the other pharaoh, and the move that was played does not.
fn missed(mistake: &Replayed, played: &Turn, best: &Turn, out: &mut Vec<Claim>) {
    let threat = threat(&best.after, mistake.mover);
    let Some((mv, firing)) = threat.filter(|_| is_safe(&played.after, mistake.mover)) else { return };
    let Some((at, _)) = firing.hit else { return };
    out.push(Claim {
        code: "misses-threat",
        message: message!(
            "coach-misses-threat",
            best = mistake.before.move_text(best.mv),
            side = name(!mistake.mover),
            square = at.to_string(),
            mv = best.after.move_text(mv)
        ),
        weight: Weight::Structure,
        about: About::Best,
        plies: 1,
        marks: beam_marks(&firing, GOOD),
    });
}

/// A move by which a side would hit the other pharaoh if it were to move.
fn threat(position: &Laser, side: Side) -> Option<(Move, Firing)> {
    let position = with_turn(position, side, None);
    // None is legal after the end.
    position.moves().into_iter().find_map(|mv| {
        let firing = Firing::after(&position, mv);
        let (_, hit) = firing.hit_of(!side)?;
        (hit.kind() == Kind::Pharaoh).then_some((mv, firing))
    })
}

/// Whether the game goes on and a side has no such move.
fn is_safe(position: &Laser, side: Side) -> bool {
    position.outcome().is_none() && threat(position, side).is_none()
}
