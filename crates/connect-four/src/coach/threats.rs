//! Cells that complete four: two at once, given away, gained and missed.

use plyground_coach::{About, Claim, Shape, Weight};
use plyground_rules::Position;
use plyground_words::message;

use super::lines::{Lines, kind, name, threats_of};
use crate::ConnectFour;

/// A double threat within so many moves is the mistake's.
const SOON: usize = 6;

pub(super) fn claims(lines: &Lines) -> Vec<Claim> {
    let mut claims: Vec<Claim> = Vec::new();
    for about in [About::Played, About::Best] {
        claims.extend(double_threat(lines, about));
    }
    claims.extend(wastes_threat(lines));
    for about in [About::Played, About::Best] {
        claims.extend(lasting_threat(lines, about));
    }
    claims
}

/// Two cells to take at once, or one above the other, of which a single move stops one only. The other side has no four of its own to make.
fn pair(position: &ConnectFour, about: About, lines: &Lines) -> Option<(u64, bool)> {
    let side = lines.gainer(about);
    let (threats, playable) = (threats_of(position, side), position.playable());
    let answered = threats_of(position, !side) & playable != 0;
    if position.to_move() == side || position.outcome().is_some() || answered {
        return None;
    }
    let now = threats & playable;
    if now.count_ones() >= 2 {
        return Some((now, false));
    }
    let above = now << 1 & threats;
    (above != 0).then_some((now | above, true))
}

/// The first such pair in a line.
pub(super) struct DoubleThreat {
    /// After how many moves.
    pub(super) plies: usize,
    /// The cell from which it is made.
    pub(super) from: u64,
    /// The cells that are threatened.
    pub(super) cells: u64,
    /// Whether one is above the other.
    pub(super) stacked: bool,
}

impl DoubleThreat {
    /// The code by which a sentence selects.
    pub(super) const fn kind(&self) -> &'static str {
        if self.stacked { "stacked" } else { "beside" }
    }

    pub(super) fn first(lines: &Lines, about: About) -> Option<Self> {
        let (line, _) = lines.about(about);
        (1..=line.steps.len()).find_map(|plies| {
            let (cells, stacked) = pair(line.after(plies)?, about, lines)?;
            Some(DoubleThreat { plies, from: line.cell(plies - 1)?, cells, stacked })
        })
    }
}

fn double_threat(lines: &Lines, about: About) -> Option<Claim> {
    let (line, other) = lines.about(about);
    let DoubleThreat { plies, from, cells, stacked } = DoubleThreat::first(lines, about)?;
    let also = |p: usize| other.after(p).is_some_and(|position| pair(position, about, lines).is_some());
    if plies > SOON || other.after(plies).is_none() || (1..=plies).any(also) {
        return None;
    }
    let (side, at) = (name(lines.gainer(about)), lines.list(cells));
    let from_name = lines.list(from);
    let (code, message) = match (about, stacked) {
        (About::Played, false) => {
            ("double-threat", message!("double-threat", side = side, from = from_name, cells = at))
        }
        (About::Played, true) => {
            ("double-threat", message!("double-threat-stacked", side = side, from = from_name, cells = at))
        }
        (About::Best, false) => {
            let best = line.first_text();
            let message =
                message!("misses-double-threat", side = side, from = from_name, cells = at, best = best);
            ("misses-double-threat", message)
        }
        (About::Best, true) => {
            let best = line.first_text();
            let message = message!(
                "misses-double-threat-stacked",
                side = side,
                from = from_name,
                cells = at,
                best = best
            );
            ("misses-double-threat", message)
        }
    };
    let marks = vec![lines.mark(Shape::Ring, kind(about), cells), lines.mark(Shape::Area, "note", from)];
    Some(Claim { code, message, weight: Weight::Threat, about, plies, marks })
}

/// The mistake lies directly under a cell that would have completed the mover's own four, and the opponent takes that cell.
fn wastes_threat(lines: &Lines) -> Option<Claim> {
    let Lines { mover, before, played, best } = lines;
    let cell = played.cell(0)? << 1 & threats_of(before, *mover);
    if cell == 0 || played.cell(1)? != cell || best.after(2)?.all() & cell != 0 {
        return None;
    }
    Some(Claim {
        code: "wastes-threat",
        message: message!(
            "wastes-threat",
            side = name(*mover),
            other = name(!*mover),
            cell = lines.list(cell)
        ),
        weight: Weight::Material,
        about: About::Played,
        plies: 2,
        marks: vec![lines.mark(Shape::Ring, "bad", cell)],
    })
}

/// Cells that complete four and cannot be taken yet: more of them at the end of one line than of the other.
fn lasting_threat(lines: &Lines, about: About) -> Option<Claim> {
    let (line, other) = lines.about(about);
    let side = lines.gainer(about);
    let plies = line.steps.len().min(other.steps.len());
    let (here, there) = (line.after(plies)?, other.after(plies)?);
    let lasting = |position: &ConnectFour| threats_of(position, side) & !position.playable();
    let (more, fewer) = (lasting(here), lasting(there).count_ones());
    if plies < 3 || here.outcome().is_some() || there.outcome().is_some() || more.count_ones() <= fewer {
        return None;
    }
    let (name, cells, best) = (name(side), lines.list(more), lines.best.first_text());
    let (code, message) = match about {
        About::Played => {
            let count = more.count_ones();
            let message = message!(
                "gives-threat",
                side = name,
                count = count,
                cells = cells,
                best = best,
                fewer = fewer
            );
            ("gives-threat", message)
        }
        About::Best => {
            let count = more.count_ones();
            let message = message!(
                "misses-threat",
                side = name,
                count = count,
                cells = cells,
                best = best,
                fewer = fewer
            );
            ("misses-threat", message)
        }
    };
    let marks = vec![lines.mark(Shape::Ring, kind(about), more)];
    Some(Claim { code, message, weight: Weight::Structure, about, plies, marks })
}
