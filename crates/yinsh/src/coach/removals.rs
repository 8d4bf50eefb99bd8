//! The wrong row or ring taken off.

use plyground_coach::{About, Claim, Weight};
use plyground_words::message;

use super::{
    Lines,
    mobility::follow,
    squares::{ends, fours, line_mark, move_mark, name, ring_mark, text},
};
use crate::{Move, Point, Yinsh};

/// So many ways to move more are worth a sentence.
const MORE: usize = 4;

pub(super) fn claim(lines: &Lines, claims: &mut Vec<Claim>) {
    match (lines.played.steps[0].mv, lines.best.steps[0].mv) {
        (Move::TakeRing(taken), Move::TakeRing(better)) => {
            claims.extend(needed_for_row(lines, taken));
            claims.extend(needed_for_mobility(lines, taken, better));
        }
        (Move::Row { .. }, Move::Row { .. }) => claims.extend(row_of_four(lines)),
        _ => {}
    }
}

/// The ring that was taken makes a row in the better line.
fn needed_for_row(lines: &Lines, taken: Point) -> Option<Claim> {
    let (track, me) = (&lines.best, lines.mover);
    let row = track.rows(me).find(|row| {
        let at = follow(taken, &track.steps[..row.step]);
        matches!(track.steps[row.step].mv, Move::Ring { from, .. } if at == Some(from))
    })?;
    let known = lines.played.knows_rows(me, row.turn);
    if !known || lines.played.rows_up_to(me, row.turn, row.step + 1) > 0 {
        return None;
    }
    let step = &track.steps[row.step];
    let (from, to) = ends(row.five);
    let mv = text(&step.before, step.mv);
    let message = message!("why-ring-needed", side = name(me), point = taken.to_string(), move = mv, from = from, to = to);
    let marks = vec![ring_mark("bad", taken.bit()), line_mark("good", row.five)];
    let (weight, plies) = (Weight::Material, row.step + 1);
    Some(Claim { code: "wrong-ring", message, weight, about: About::Best, plies, marks })
}

/// Without the other ring the mover could go to more points.
fn needed_for_mobility(lines: &Lines, taken: Point, better: Point) -> Option<Claim> {
    let ways = |position: &Yinsh| position.occupancy().count(position.rings[lines.mover.index()]);
    let [count, otherwise] = [&lines.played, &lines.best].map(|track| ways(&track.steps[0].after));
    if otherwise < count + MORE {
        return None;
    }
    let message = message!(
        "why-wrong-ring",
        side = name(lines.mover),
        point = taken.to_string(),
        count = count,
        other = better.to_string(),
        better = otherwise
    );
    let marks = vec![ring_mark("bad", taken.bit()), ring_mark("good", better.bit())];
    Some(Claim {
        code: "wrong-ring",
        message,
        weight: Weight::Structure,
        about: About::Played,
        plies: 1,
        marks,
    })
}

/// The row that was taken breaks a four that the other row leaves.
fn row_of_four(lines: &Lines) -> Option<Claim> {
    let me = lines.mover;
    let (played, best) = (&lines.played.steps[0].after, &lines.best.steps[0].after);
    if fours(played, me).count() >= fours(best, me).count() {
        return None;
    }
    let four = fours(best, me).find(|&four| fours(played, me).all(|other| other != four))?;
    let step = &lines.best.steps[0];
    let (from, to) = ends(four);
    let message =
        message!("why-wrong-row", side = name(me), move = text(&step.before, step.mv), from = from, to = to);
    let mut marks = vec![line_mark("note", four)];
    marks.extend(move_mark("good", step.mv));
    Some(Claim { code: "wrong-row", message, weight: Weight::Structure, about: About::Best, plies: 1, marks })
}
