//! The end of the game: all discs lost, exact results, and who has the last move.

use plyground_coach::{About, Claim, Shape, Weight};
use plyground_rules::Side;
use plyground_search::Score;
use plyground_words::message;

use super::lines::{Lines, Replay, list, name};
use crate::{
    Reversi,
    lines::{around, squares},
};

/// Parity is spoken of with at most so many empty squares.
const PARITY_EMPTIES: u32 = 16;

pub(super) fn claims(lines: &Lines) -> Vec<Claim> {
    let mut claims: Vec<Claim> = Vec::new();
    claims.extend(wiped_out(lines, About::Played));
    claims.extend(wiped_out(lines, About::Best));
    claims.extend(exact(lines));
    claims.extend(parity(lines));
    claims
}

/// A side without a disc: the game is over.
fn wiped_out(lines: &Lines, about: About) -> Option<Claim> {
    let (line, other) = lines.about(about);
    let winner = if about == About::Played { !lines.mover } else { lines.mover };
    let is_gone = |position: &Reversi| position.discs(!winner) == 0;
    let plies = line.steps.iter().position(|step| is_gone(&step.after))? + 1;
    let spared = other.after(plies).is_some_and(|after| !is_gone(after));
    if !spared {
        return None;
    }
    let (side, loser) = (name(winner), name(!winner));
    let (code, message) = match about {
        About::Played => ("wiped-out", message!("wiped-out", side = side, other = loser)),
        About::Best => {
            let best = line.first_text();
            ("misses-wipe-out", message!("misses-wipe-out", side = side, other = loser, best = best))
        }
    };
    let weight = if plies <= 2 { Weight::End } else { Weight::Forced };
    let marks = vec![lines.mark(Shape::Dot, "note", lines.before.discs(!winner))];
    Some(Claim { code, message, weight, about, plies, marks })
}

/// Both results are known: what the game ends with, and what it would have ended with.
fn exact(lines: &Lines) -> Option<Claim> {
    let Lines { mover, played, best, .. } = lines;
    let (now, then) = margins(lines)?;
    let counts = |line: &Replay, margin: i32| {
        let counts = line.end()?.counts();
        let (own, theirs) = (counts[*mover], counts[!*mover]);
        (own as i32 - theirs as i32 == margin).then_some((own, theirs))
    };
    let (side, at) = (name(*mover), best.first_text());
    let message = match (counts(played, now), counts(best, then)) {
        (Some((own, theirs)), Some((better, worse))) => message!(
            "exact-counts",
            side = side,
            own = own,
            theirs = theirs,
            best = at,
            better = better,
            worse = worse
        ),
        _ => message!(
            "exact-margins",
            side = side,
            result = result(now),
            by = now.abs(),
            best = at,
            other_result = result(then),
            other_by = then.abs()
        ),
    };
    let weight = if now.signum() == then.signum() { Weight::Structure } else { Weight::Forced };
    Some(Claim {
        code: "exact",
        message,
        weight,
        about: About::Best,
        plies: best.steps.len(),
        marks: Vec::new(),
    })
}

/// Both proven margins from the mover's side, the one after the mistake being worse.
fn margins(lines: &Lines) -> Option<(i32, i32)> {
    match (lines.played.score, lines.best.score) {
        (Score::Exact(now), Score::Exact(then)) if now < then => Some((now, then)),
        _ => None,
    }
}

/// The code by which the sentence selects.
const fn result(margin: i32) -> &'static str {
    match margin {
        1.. => "win",
        0 => "draw",
        _ => "loss",
    }
}

/// Near the end the side that answers in every region has the last move there. The mover must begin an even region, or loses the last move of the game.
fn parity(lines: &Lines) -> Option<Claim> {
    let few = lines.before.empty().count_ones() <= PARITY_EMPTIES;
    margins(lines).filter(|_| few)?;
    begins_even(lines).or_else(|| last_move(lines))
}

fn begins_even(lines: &Lines) -> Option<Claim> {
    let Lines { mover, played, best, .. } = lines;
    let region = |line: &Replay| {
        let step = line.steps.get(2).filter(|step| step.side == *mover)?;
        Some((step.before, region_of(&step.before, step.mv.square()?)))
    };
    let ((stuck, even), (free, odd)) = (region(played)?, region(best)?);
    let is_even = |position: &Reversi, square: u8| region_of(position, square).count_ones() % 2 == 0;
    let only_even = squares(stuck.placements()).all(|square| is_even(&stuck, square));
    if !only_even || is_even(&free, best.steps[2].mv.square()?) {
        return None;
    }
    Some(Claim {
        code: "parity",
        message: message!(
            "parity-even",
            side = name(*mover),
            region = list(even),
            best = best.first_text(),
            odd = list(odd)
        ),
        weight: Weight::Structure,
        about: About::Played,
        plies: 3,
        marks: vec![lines.mark(Shape::Area, "bad", even)],
    })
}

fn last_move(lines: &Lines) -> Option<Claim> {
    let Lines { mover, played, best, .. } = lines;
    let last = |line: &Replay| -> Option<Side> {
        line.end()?;
        line.steps.iter().rev().find(|step| step.mv.square().is_some()).map(|step| step.side)
    };
    let (now, then) = (last(played)?, last(best)?);
    (now != *mover && then == *mover).then(|| Claim {
        code: "parity",
        message: message!(
            "parity-last",
            side = name(*mover),
            other = name(!*mover),
            best = best.first_text()
        ),
        weight: Weight::Structure,
        about: About::Played,
        plies: played.steps.len(),
        marks: Vec::new(),
    })
}

/// The empty squares that hang together with this one, the eight neighbours of a square counting.
fn region_of(position: &Reversi, square: u8) -> u64 {
    let mut region = 1u64 << square;
    loop {
        let next = around(region) & position.empty();
        if next == region {
            return region;
        }
        region = next;
    }
}
