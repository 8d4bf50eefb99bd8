//! Two rows at once.

use plyground_coach::{About, Claim, Weight};
use plyground_rules::Side;
use plyground_words::message;

use super::{
    Lines,
    squares::{ends, line_mark, move_mark, name, text},
    track::Track,
};

pub(super) fn claim(lines: &Lines, claims: &mut Vec<Claim>) {
    claims.extend(doubled(&lines.played, &lines.best, !lines.mover, About::Played));
    claims.extend(doubled(&lines.best, &lines.played, lines.mover, About::Best));
}

/// A side makes two rows with one of its moves, and not in the other line.
fn doubled(track: &Track, other: &Track, side: Side, about: About) -> Option<Claim> {
    let row = track.rows(side).find(|row| row.second.is_some())?;
    let step = &track.steps[row.step];
    let end = other.up_to(row.turn, row.step + 1).len();
    let also = other.rows(side).any(|row| row.second.is_some() && row.step < end);
    if step.side != side || also || !other.knows_rows(side, row.turn) {
        return None;
    }
    let second = row.second?;
    let [(from, to), (from2, to2)] = [ends(row.five), ends(second)];
    let mv = text(&step.before, step.mv);
    let side = name(side);
    let (kind, message) = match about {
        About::Played => {
            let message = message!("why-double-lost", side = side, move = mv, from = from, to = to, from2 = from2, to2 = to2);
            ("bad", message)
        }
        About::Best => {
            let message = message!("why-double-missed", side = side, move = mv, from = from, to = to, from2 = from2, to2 = to2);
            ("good", message)
        }
    };
    let mut marks = vec![line_mark(kind, row.five), line_mark(kind, second)];
    marks.extend(move_mark(kind, step.mv));
    Some(Claim { code: "double", message, weight: Weight::Material, about, plies: row.step + 1, marks })
}
