//! Rows that are threatened, and markers that are flipped.

use plyground_coach::{About, Claim, ReplayedMove, Weight};
use plyground_rules::Side;
use plyground_words::message;

use super::{
    Lines,
    rows::{cannot_prevent_row, first_row},
    squares::{ends, flipped, fours, line_mark, move_mark, name, names, ring_mark, text},
    track::Track,
};
use crate::{Move, Yinsh};

/// So many markers more are worth a sentence.
const MANY: u32 = 3;

pub(super) fn claim(lines: &Lines, claims: &mut Vec<Claim>) {
    claims.extend(threatens(lines));
    claims.extend(own_threat(lines));
    claims.extend(four(lines, About::Played));
    claims.extend(four(lines, About::Best));
    claims.extend(flips_many(lines));
    claims.extend(misses_flips(lines));
    claims.extend(threat_coming(lines, About::Played));
    claims.extend(threat_coming(lines, About::Best));
}

/// The opponent's answer threatens a row, and perhaps one that cannot be prevented.
fn threatens(lines: &Lines) -> Option<Claim> {
    let (me, other, answer) = (lines.mover, !lines.mover, lines.answer());
    let (played, best) = lines.answered()?;
    let (_, five) = first_row(played, other)?;
    let index = answer_of(&lines.played, other, answer)?;
    let has_row = |track: &Track| track.rows_up_to(other, answer, 0) > 0;
    if has_row(&lines.played) || has_row(&lines.best) {
        return None;
    }
    let step = &lines.played.steps[index];
    let (from, to) = ends(five);
    let mv = text(&step.before, step.mv);
    let mut marks = vec![line_mark("bad", five)];
    marks.extend(move_mark("bad", step.mv));
    let (code, weight, message) = if cannot_prevent_row(played, other) && !cannot_prevent_row(best, other) {
        let message = message!(
            "why-no-answer", side = name(other), other = name(me), move = mv, from = from, to = to
        );
        ("no-answer", Weight::Threat, message)
    } else if first_row(best, other).is_none() {
        let message = message!("why-threatens-row", side = name(other), move = mv, from = from, to = to);
        ("threatens-row", Weight::Structure, message)
    } else {
        return None;
    };
    Some(Claim { code, message, weight, about: About::Played, plies: index + 1, marks })
}

/// The better move threatens a row.
fn own_threat(lines: &Lines) -> Option<Claim> {
    let me = lines.mover;
    let (played, best) = (lines.played.after_turn(0)?, lines.best.after_turn(0)?);
    let (_, five) = first_row(best, me)?;
    if first_row(played, me).is_some() || played.actor == me {
        return None;
    }
    let step = &lines.best.steps[0];
    let (from, to) = ends(five);
    let message =
        message!("why-own-threat", side = name(me), move = text(&step.before, step.mv), from = from, to = to);
    let mut marks = vec![line_mark("good", five)];
    marks.extend(move_mark("good", step.mv));
    let plies = lines.best.up_to(0, 0).len();
    Some(Claim { code: "own-threat", message, weight: Weight::Structure, about: About::Best, plies, marks })
}

/// Who gains in a line of a mistake, and how that is marked.
fn gainer(lines: &Lines, about: About) -> (Side, &'static str) {
    match about {
        About::Played => (!lines.mover, "bad"),
        About::Best => (lines.mover, "good"),
    }
}

/// After the opponent's answer the gaining side has a four, and none in the other line.
fn four(lines: &Lines, about: About) -> Option<Claim> {
    let (played, best) = lines.answered()?;
    let (side, kind) = gainer(lines, about);
    let (here, there, track) = match about {
        About::Played => (played, best, &lines.played),
        About::Best => (best, played, &lines.best),
    };
    let five = fours(here, side).next().filter(|_| fours(there, side).next().is_none())?;
    let (from, to) = ends(five);
    let (code, message) = match about {
        About::Played => ("four-made", message!("why-four-made", side = name(side), from = from, to = to)),
        About::Best => {
            let mv = text(&track.steps[0].before, track.steps[0].mv);
            let message = message!("why-own-four", side = name(side), move = mv, from = from, to = to);
            ("own-four", message)
        }
    };
    let (plies, marks) = (track.up_to(lines.answer(), 0).len(), vec![line_mark(kind, five)]);
    Some(Claim { code, message, weight: Weight::Structure, about, plies, marks })
}

/// At the end of both lines the gaining side threatens a row, and none in the other line.
fn threat_coming(lines: &Lines, about: About) -> Option<Claim> {
    let turn = lines.last_turn().filter(|&turn| turn > lines.answer())?;
    let (played, best) = lines.after_turn(turn)?;
    let (side, kind) = gainer(lines, about);
    let (here, there, track) = match about {
        About::Played => (played, best, &lines.played),
        About::Best => (best, played, &lines.best),
    };
    // Rings taken off would weigh more.
    let (_, five) = first_row(here, side).filter(|_| played.taken == best.taken)?;
    if first_row(there, side).is_some() {
        return None;
    }
    let (from, to) = ends(five);
    let (code, message) = match about {
        About::Played => {
            ("threat-coming", message!("why-threat-coming", side = name(side), from = from, to = to))
        }
        About::Best => {
            let mv = text(&track.steps[0].before, track.steps[0].mv);
            let message =
                message!("why-own-threat-coming", side = name(side), move = mv, from = from, to = to);
            ("own-threat-coming", message)
        }
    };
    let (plies, marks) = (track.up_to(turn, 0).len(), vec![line_mark(kind, five)]);
    Some(Claim { code, message, weight: Weight::Structure, about, plies, marks })
}

/// The index of the ring move that a side makes in a turn.
fn answer_of(track: &Track, side: Side, turn: usize) -> Option<usize> {
    let moves = |step: &ReplayedMove<Yinsh>| step.side == side && matches!(step.mv, Move::Ring { .. });
    (0..track.steps.len()).find(|&i| track.turn_of(i) == turn && moves(&track.steps[i]))
}

/// The opponent's markers that a ring move flips.
fn captures(step: &ReplayedMove<Yinsh>) -> u128 {
    flipped(&step.before, step.mv) & step.before.markers[(!step.side).index()]
}

/// The opponent's answer flips many of the mover's markers.
fn flips_many(lines: &Lines) -> Option<Claim> {
    let (me, other, answer) = (lines.mover, !lines.mover, lines.answer());
    lines.best.after_turn(answer)?;
    let index = answer_of(&lines.played, other, answer)?;
    let step = &lines.played.steps[index];
    let lost = captures(step);
    let otherwise = answer_of(&lines.best, other, answer).map_or(0, |i| captures(&lines.best.steps[i]));
    if lost.count_ones() < otherwise.count_ones() + MANY {
        return None;
    }
    let (mv, count, points) = (text(&step.before, step.mv), lost.count_ones(), names(lost));
    let message = message!(
        "why-flips-many", side = name(other), other = name(me), move = mv, count = count, points = points
    );
    let mut marks = vec![ring_mark("bad", lost)];
    marks.extend(move_mark("bad", step.mv));
    let (weight, plies) = (Weight::Structure, index + 1);
    Some(Claim { code: "flips-many", message, weight, about: About::Played, plies, marks })
}

/// The better move flips many of the opponent's markers.
fn misses_flips(lines: &Lines) -> Option<Claim> {
    let step = &lines.best.steps[0];
    let (won, otherwise) = (captures(step), captures(&lines.played.steps[0]));
    if won.count_ones() < otherwise.count_ones() + MANY {
        return None;
    }
    let (mv, count, points) = (text(&step.before, step.mv), won.count_ones(), names(won));
    let message =
        message!("why-misses-flips", other = name(!lines.mover), move = mv, count = count, points = points);
    let mut marks = vec![ring_mark("good", won)];
    marks.extend(move_mark("good", step.mv));
    Some(Claim {
        code: "misses-flips",
        message,
        weight: Weight::Structure,
        about: About::Best,
        plies: 1,
        marks,
    })
}
