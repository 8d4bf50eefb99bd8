//! Pieces lost and pieces not won.

use plyground_coach::{About, Claim, Weight};
use plyground_rules::Notation;
use plyground_words::message;

use crate::{
    Kind, Piece, Square,
    coach::{
        cause::Cause,
        replay::Replayed,
        telling::{BAD, GOOD, NOTE, beam_marks, because, name, object, ring},
    },
};

/// What falls later than this many moves from here is no reason that a person can follow.
const SOON: usize = 8;

pub(super) fn claims(mistake: &Replayed, out: &mut Vec<Claim>) {
    own_goal(mistake, out);
    next_shot(mistake, out);
    later_loss(mistake, out);
    missed(mistake, out);
}

/// A hit that does not end the game.
fn piece(hit: Option<(Square, Piece)>) -> Option<(Square, Piece)> {
    hit.filter(|(_, piece)| piece.kind() != Kind::Pharaoh)
}

/// The move's own shot destroys an own piece.
fn own_goal(mistake: &Replayed, out: &mut Vec<Claim>) {
    let Some(turn) = mistake.played.turns.first() else { return };
    let Some((at, hit)) = piece(turn.firing.hit_of(mistake.mover)) else { return };
    if !mistake.best.shows(1) || mistake.best.lost(mistake.mover, 1) > 0 || !mistake.is_behind(1) {
        return;
    }
    out.push(Claim {
        code: "own-goal",
        message: message!(
            "coach-own-goal",
            side = name(mistake.mover),
            piece = object(hit),
            square = at.to_string()
        ),
        weight: Weight::Material,
        about: About::Played,
        plies: 1,
        marks: beam_marks(&turn.firing, BAD),
    });
}

/// The answer's shot destroys a piece.
fn next_shot(mistake: &Replayed, out: &mut Vec<Claim>) {
    let [turn, answer, ..] = &mistake.played.turns[..] else { return };
    let Some((at, hit)) = piece(answer.firing.hit_of(mistake.mover)) else { return };
    if !mistake.best.shows(2) || mistake.best.lost(mistake.mover, 2) > 0 || !mistake.is_behind(2) {
        return;
    }
    let cause = Cause::of(turn, answer);
    let what = message!(
        "coach-next-destroys",
        side = name(answer.firing.side),
        piece = object(hit),
        square = at.to_string()
    );
    let mut marks = beam_marks(&answer.firing, BAD);
    marks.extend(cause.and_then(Cause::square).map(|at| ring(NOTE, at)));
    out.push(Claim {
        code: "loses-piece",
        message: because(cause, what),
        weight: Weight::Material,
        about: About::Played,
        plies: 2,
        marks,
    });
}

/// A piece falls further down the line, and none falls in the better line by then.
fn later_loss(mistake: &Replayed, out: &mut Vec<Claim>) {
    let (played, best) = (&mistake.played, &mistake.best);
    for (ply, turn) in played.turns.iter().enumerate().take(mistake.common().min(SOON)).skip(2) {
        let Some((at, hit)) = piece(turn.firing.hit_of(mistake.mover)) else { continue };
        let plies = ply + 1;
        if played.lost(mistake.mover, plies) <= best.lost(mistake.mover, plies) || !mistake.is_behind(plies) {
            continue;
        }
        out.push(Claim {
            code: "loses-later",
            message: message!(
                "coach-later-destroys",
                side = name(turn.firing.side),
                nth = ply.div_ceil(2) + usize::from(turn.firing.side == mistake.mover),
                piece = object(hit),
                square = at.to_string()
            ),
            weight: Weight::Material,
            about: About::Played,
            plies,
            marks: beam_marks(&turn.firing, BAD),
        });
        return;
    }
}

/// The better line destroys a piece of the other side that stays on the board by the move that was played.
fn missed(mistake: &Replayed, out: &mut Vec<Claim>) {
    let (played, best) = (&mistake.played, &mistake.best);
    for (ply, turn) in best.turns.iter().enumerate().take(mistake.common().min(SOON)) {
        let Some((at, hit)) = piece(turn.firing.hit_of(!mistake.mover)) else { continue };
        let plies = ply + 1;
        let more = best.lost(!mistake.mover, plies) > played.lost(!mistake.mover, plies);
        if !more || !played.shows(plies) || !mistake.is_behind(plies) {
            continue;
        }
        let (mv, side) = (mistake.before.move_text(best.turns[0].mv), turn.firing.side);
        let (hit, square) = (object(hit), at.to_string());
        let nth = ply.div_ceil(2) + usize::from(side == mistake.mover);
        out.push(Claim {
            code: if ply <= 2 { "misses-piece" } else { "misses-later" },
            message: if ply == 0 {
                message!("coach-missed-piece", mv = mv, piece = hit, square = square)
            } else {
                message!(
                    "coach-missed-later",
                    mv = mv,
                    side = name(side),
                    nth = nth,
                    piece = hit,
                    square = square
                )
            },
            weight: Weight::Material,
            about: About::Best,
            plies,
            marks: beam_marks(&turn.firing, GOOD),
        });
        return;
    }
}
