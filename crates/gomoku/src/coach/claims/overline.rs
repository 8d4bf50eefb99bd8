//! Rows that are too long to win.

use plyground_coach::{Claim, Weight};
use plyground_rules::Position;
use plyground_words::message;

use crate::coach::{
    patterns::{long_row, overline_through},
    scene::{Scene, about_played, line, ring},
    threat::Threat,
};

/// `overline`: what looks like a four or a five is none, because it is or would be longer than five.
pub(super) fn overline(scene: &Scene) -> Option<Claim> {
    let (after_played, after_best) = (scene.played.after(1)?, scene.best.after(1)?);
    let (mover, mv) = (scene.mover, scene.played.mv());
    if after_played.outcome().is_some() || scene.played.threat(0) != Threat::Quiet {
        return None;
    }
    if scene.before.rule().overline_wins(mover) {
        return None;
    }
    if let Some(row) = long_row(after_played, mover, mv) {
        let message = message!("why-overline-made", count = row.len());
        return Some(about_played("overline", Weight::Structure, 1, message, vec![line("bad", mover, &row)]));
    }
    let (point, row) = overline_through(after_played, mover, mv)?;
    if overline_through(after_best, mover, scene.best.mv()).is_some() || scene.played.answer() == Some(point)
    {
        return None;
    }
    let message = message!("why-overline", point = point.name(), count = row.len() + 1);
    let marks = vec![line("bad", mover, &row), ring("note", [point])];
    Some(about_played("overline", Weight::Structure, 1, message, marks))
}
