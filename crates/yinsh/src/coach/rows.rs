//! Rows that are made, given and missed.

use plyground_coach::{About, Claim, Weight};
use plyground_rules::{Position, Side};
use plyground_words::message;

use super::{
    Lines,
    squares::{ends, flipped, line_mark, move_mark, name, names, ring_mark, row_moves, text},
    track::{RowMade, Track},
};
use crate::{Move, Phase, Yinsh};

/// Rows after this turn say more about the line than about the mistake.
const LAST_TURN: usize = 5;

pub(super) fn claim(lines: &Lines, claims: &mut Vec<Claim>) {
    claims.extend(makes_theirs(lines));
    claims.extend(gives_row(lines));
    claims.extend(misses_row(lines));
}

/// The first row that a side makes in one line and not in the other up to the same turn: it has more rows by then.
fn extra_row(track: &Track, other: &Track, side: Side) -> Option<RowMade> {
    let mut rows = 0;
    let mut extra = |row: &RowMade| {
        rows += row.count();
        row.turn <= LAST_TURN
            && other.knows_rows(side, row.turn)
            && rows > other.rows_up_to(side, row.turn, row.step + 1)
    };
    track.rows(side).find(|row| extra(row))
}

/// The move itself makes the opponent's row.
fn makes_theirs(lines: &Lines) -> Option<Claim> {
    let other = !lines.mover;
    let made = |track: &Track| track.rows(other).next().filter(|row| row.step == 0);
    let row = made(&lines.played).filter(|_| made(&lines.best).is_none())?;
    let (from, to) = ends(row.five);
    let message = message!("why-makes-theirs", side = name(other), from = from, to = to);
    let marks = vec![line_mark("bad", row.five)];
    Some(Claim {
        code: "makes-theirs",
        message,
        weight: Weight::Material,
        about: About::Played,
        plies: 1,
        marks,
    })
}

/// The markers of a row that the ring move which makes it flips.
fn turned_into(row: &RowMade, track: &Track) -> u128 {
    let step = &track.steps[row.step];
    flipped(&step.before, step.mv) & row.five
}

/// The opponent makes a row with its next move, or later.
fn gives_row(lines: &Lines) -> Option<Claim> {
    let (track, other) = (&lines.played, !lines.mover);
    let row = extra_row(track, &lines.best, other)?;
    let step = &track.steps[row.step];
    if step.side != other {
        return None;
    }
    let (from, to) = ends(row.five);
    let mut marks = vec![line_mark("bad", row.five)];
    let moves = track.ring_moves(other, row.step);
    let (code, message) = if moves <= 1 {
        let flips = turned_into(&row, track);
        marks.extend(move_mark("bad", step.mv));
        marks.extend((flips != 0).then(|| ring_mark("bad", flips)));
        let (mv, points) = (text(&step.before, step.mv), names(flips));
        let count = flips.count_ones();
        let message = message!(
            "why-gives-row", side = name(other), from = from, to = to, move = mv, count = count, points = points
        );
        ("gives-row", message)
    } else {
        let first = track.steps.iter().find(|step| step.side == other)?;
        marks.extend(move_mark("bad", first.mv));
        let first = text(&first.before, first.mv);
        let message = message!(
            "why-row-coming",
            side = name(other),
            from = from,
            to = to,
            moves = moves,
            first = first
        );
        ("row-coming", message)
    };
    let (weight, plies) = (Weight::Material, row.step + 1);
    Some(Claim { code, message, weight, about: About::Played, plies, marks })
}

/// The mover makes a row at once, with its next move whatever the opponent does, or later.
fn misses_row(lines: &Lines) -> Option<Claim> {
    let (track, mover) = (&lines.best, lines.mover);
    let row = extra_row(track, &lines.played, mover)?;
    let step = &track.steps[row.step];
    if step.side != mover {
        return None;
    }
    let (from, to) = ends(row.five);
    let mut marks = vec![line_mark("good", row.five)];
    marks.extend(move_mark("good", track.steps[0].mv));
    let first = text(&track.steps[0].before, track.steps[0].mv);
    let (code, message) = if row.step == 0 {
        let flips = turned_into(&row, track);
        marks.extend((flips != 0).then(|| ring_mark("good", flips)));
        let (count, points) = (flips.count_ones(), names(flips));
        let message = message!(
            "why-misses-row", side = name(mover), from = from, to = to, move = first, count = count, points = points
        );
        ("misses-row", message)
    } else if row.turn == 2 && track.after_turn(0).is_some_and(|next| cannot_prevent_row(next, mover)) {
        let message = message!(
            "why-misses-forced-row", side = name(mover), other = name(!mover), from = from, to = to, move = first
        );
        ("misses-row", message)
    } else {
        let moves = track.ring_moves(mover, row.step);
        let message =
            message!("why-row-later", side = name(mover), from = from, to = to, moves = moves, move = first);
        ("row-later", message)
    };
    let (weight, plies) = (Weight::Material, row.step + 1);
    Some(Claim { code, message, weight, about: About::Best, plies, marks })
}

/// Whether the side to move, at the beginning of its turn, has no turn after which the other could not make a row.
pub(super) fn cannot_prevent_row(position: &Yinsh, maker: Side) -> bool {
    position.phase == Phase::Move && position.actor != maker && has_row_after_every_turn(position, maker)
}

fn has_row_after_every_turn(position: &Yinsh, maker: Side) -> bool {
    position.moves().iter().all(|&mv| {
        let next = position.child(mv);
        match next.phase {
            _ if next.outcome().is_some() => false,
            // A row that it is given will do.
            Phase::Row if next.actor == maker => true,
            Phase::Row | Phase::Ring => has_row_after_every_turn(&next, maker),
            Phase::Move => !row_moves(&next, maker).is_empty(),
            Phase::Place | Phase::Over => false,
        }
    })
}

/// Whether a ring move makes a side a row, and which.
pub(super) fn first_row(position: &Yinsh, side: Side) -> Option<(Move, u128)> {
    row_moves(position, side).first().copied()
}
