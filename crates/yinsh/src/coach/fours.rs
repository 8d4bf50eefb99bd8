//! Fours in line: broken by their owner, left to be broken, left to be completed.

use plyground_coach::{About, Claim, Weight};
use plyground_words::message;

use super::{
    Lines,
    squares::{ends, flipped, fours, line_mark, move_mark, name, names, ring_mark, row_moves, text},
};
use crate::{Move, Phase};

pub(super) fn claim(lines: &Lines, claims: &mut Vec<Claim>) {
    claims.extend(breaks_own(lines));
    claims.extend(four_broken(lines));
    claims.extend(could_break(lines).or_else(|| stops_row(lines)));
}

/// Whether the mover's markers of a four all stay in the better line until the opponent has answered, or become a row there.
fn best_keeps(lines: &Lines, four: u128) -> bool {
    let (before, me) = (lines.mistake.before(), lines.mover.index());
    let markers = four & before.markers[me];
    let answer = lines.answer();
    let becomes_row =
        lines.best.rows(lines.mover).any(|row| row.turn <= answer && row.five & markers == markers);
    let stays = lines.best.up_to(answer, 0).iter().all(|step| step.after.markers[me] & markers == markers);
    becomes_row || stays && lines.best.after_turn(answer).is_some()
}

/// The move flips a marker out of the mover's own four.
fn breaks_own(lines: &Lines) -> Option<Claim> {
    let (before, me) = (lines.mistake.before(), lines.mover);
    let step = &lines.played.steps[0];
    let flips = flipped(before, step.mv) & before.markers[me.index()];
    if flips == 0 || lines.played.rows(me).any(|row| row.step == 0) {
        return None;
    }
    let four = fours(before, me).find(|&four| four & flips != 0 && best_keeps(lines, four))?;
    let lost = four & flips;
    let (from, to) = ends(four);
    let message = message!("why-breaks-own", side = name(me), from = from, to = to, points = names(lost));
    let marks = vec![line_mark("note", four), ring_mark("bad", lost)];
    Some(Claim {
        code: "breaks-own",
        message,
        weight: Weight::Structure,
        about: About::Played,
        plies: 1,
        marks,
    })
}

/// The opponent flips a marker out of the mover's four.
fn four_broken(lines: &Lines) -> Option<Claim> {
    let (before, me) = (lines.mistake.before(), lines.mover);
    let index = lines.played.steps.iter().position(|s| s.side != me && matches!(s.mv, Move::Ring { .. }))?;
    let step = &lines.played.steps[index];
    let flips = flipped(&step.before, step.mv) & step.before.markers[me.index()];
    let stands = |four: u128| fours(&step.before, me).any(|still| still == four);
    let four =
        fours(before, me).find(|&four| four & flips != 0 && stands(four) && best_keeps(lines, four))?;
    let lost = four & flips;
    let (from, to) = ends(four);
    let (points, mv) = (names(lost), text(&step.before, step.mv));
    let message = message!(
        "why-four-broken", side = name(me), other = name(!me), from = from, to = to, points = points, move = mv
    );
    let mut marks = vec![line_mark("note", four), ring_mark("bad", lost)];
    marks.extend(move_mark("bad", step.mv));
    let (weight, plies) = (Weight::Structure, index + 1);
    Some(Claim { code: "four-broken", message, weight, about: About::Played, plies, marks })
}

/// The opponent's four stood, and the better move would have broken it.
fn could_break(lines: &Lines) -> Option<Claim> {
    let (before, other) = (lines.mistake.before(), !lines.mover);
    let (played, best) = (&lines.played.steps[0].after, &lines.best.steps[0].after);
    let row = lines.played.rows(other).next().filter(|row| lines.played.ring_moves(other, row.step) == 1)?;
    let theirs = row.five & before.markers[other.index()];
    let left = row.five & played.markers[other.index()] & theirs == theirs;
    let stays_open =
        lines.best.rows_up_to(other, row.turn, row.step + 1) == 0 && lines.best.knows_rows(other, row.turn);
    if theirs.count_ones() != 4 || !left || !stays_open {
        return None;
    }
    let lost = theirs & !best.markers[other.index()];
    if lost == 0 {
        return None;
    }
    let (from, to) = ends(row.five);
    let mv = text(before, lines.best.steps[0].mv);
    let mut marks = vec![line_mark("note", row.five)];
    marks.extend(move_mark("good", lines.best.steps[0].mv));
    marks.push(ring_mark("good", lost));
    let message = message!("why-could-break", side = name(other), from = from, to = to, move = mv, points = names(lost));
    Some(Claim {
        code: "could-break",
        message,
        weight: Weight::Material,
        about: About::Best,
        plies: 1,
        marks,
    })
}

/// The opponent makes a row at once, and after the better move could make none.
fn stops_row(lines: &Lines) -> Option<Claim> {
    let other = !lines.mover;
    let row = lines.played.rows(other).next().filter(|row| lines.played.ring_moves(other, row.step) == 1)?;
    let next = lines.best.after_turn(0).filter(|next| next.phase == Phase::Move && next.actor == other)?;
    if row.turn != lines.answer() || !row_moves(next, other).is_empty() {
        return None;
    }
    let step = &lines.best.steps[0];
    let message = message!("why-stops-row", side = name(other), move = text(&step.before, step.mv));
    let marks = move_mark("good", step.mv).into_iter().collect();
    Some(Claim { code: "stops-row", message, weight: Weight::Threat, about: About::Best, plies: 1, marks })
}
