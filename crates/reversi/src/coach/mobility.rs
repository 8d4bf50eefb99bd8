//! Moves to choose from: too few, none, too many for the other side.

use plyground_coach::{About, Claim, Shape, Weight};
use plyground_rules::Position;
use plyground_words::message;

use super::lines::{Lines, Replay, list, name, open_to};
use crate::{Move, flips};

/// A side with no more moves than this has few.
const FEW: u32 = 4;
/// So many more moves than in the other line make a difference.
const DIFFERENCE: u32 = 3;
/// The same where there are many moves: then by half as well.
const CLEARLY: u32 = 4;
/// A pass this soon is the mistake's.
const SOON: usize = 6;
/// With more empty squares than this, discs do not count yet.
const EARLY: u32 = 24;
/// Flipping so many more than the best move is greedy.
const GREEDY: u32 = 4;

pub(super) fn claims(lines: &Lines) -> Vec<Claim> {
    let all = [passes(lines), too_greedy(lines), few_moves(lines), fewer_moves(lines), opens_up(lines)];
    all.into_iter().flatten().collect()
}

/// The mover's moves after its move and the answer, in both lines.
fn choices(lines: &Lines) -> Option<(u64, u64)> {
    let after = |line: &Replay| {
        line.after(2).filter(|after| after.outcome().is_none()).map(|after| open_to(after, lines.mover))
    };
    Some((after(&lines.played)?, after(&lines.best)?))
}

/// The same if they are few in the first and clearly more in the second.
fn squeezed(lines: &Lines) -> Option<(u64, u64)> {
    let is_few = |few: u32, more: u32| few <= FEW && more >= few + DIFFERENCE;
    choices(lines).filter(|(few, more)| is_few(few.count_ones(), more.count_ones()))
}

fn few_moves(lines: &Lines) -> Option<Claim> {
    let (few, more) = squeezed(lines)?;
    let (side, best, more) = (name(lines.mover), lines.best.first_text(), more.count_ones());
    Some(Claim {
        code: "few-moves",
        message: match few.count_ones() {
            0 => message!("no-moves", side = side, best = best, more = more),
            count => {
                message!("few-moves", side = side, few = count, squares = list(few), best = best, more = more)
            }
        },
        weight: Weight::Structure,
        about: About::Played,
        plies: 2,
        marks: vec![lines.mark(Shape::Ring, "bad", few)],
    })
}

/// Not few moves, but clearly fewer than after the best move.
fn fewer_moves(lines: &Lines) -> Option<Claim> {
    let (fewer, more) = choices(lines)?;
    if fewer.count_ones() <= FEW || !clearly_more(more, fewer) {
        return None;
    }
    Some(Claim {
        code: "fewer-moves",
        message: message!(
            "fewer-moves",
            side = name(lines.mover),
            fewer = fewer.count_ones(),
            best = lines.best.first_text(),
            more = more.count_ones()
        ),
        weight: Weight::Structure,
        about: About::Played,
        plies: 2,
        marks: vec![lines.mark(Shape::Ring, "bad", fewer)],
    })
}

/// More by a few and by half.
const fn clearly_more(many: u64, few: u64) -> bool {
    let (many, few) = (many.count_ones(), few.count_ones());
    many >= few + CLEARLY && 2 * many >= 3 * few
}

/// The mover must pass, so that the other side moves twice running.
fn passes(lines: &Lines) -> Option<Claim> {
    let Lines { mover, played, best, .. } = lines;
    let pass = |line: &Replay| {
        let passed = line.steps.iter().position(|step| step.side == *mover && step.mv == Move::PASS);
        passed.map(|index| index + 1)
    };
    let plies = pass(played).filter(|&plies| plies <= SOON)?;
    let not_in_best = best.after(plies).is_some() && pass(best).is_none_or(|when| when > plies);
    not_in_best.then(|| Claim {
        code: "passes",
        message: message!("passes", side = name(*mover), other = name(!*mover), plies = plies),
        weight: Weight::Structure,
        about: About::Played,
        plies,
        marks: Vec::new(),
    })
}

/// Many discs early on, and few moves for them.
fn too_greedy(lines: &Lines) -> Option<Claim> {
    let Lines { mover, before, played, best } = lines;
    if before.empty().count_ones() <= EARLY {
        return None;
    }
    let flipped = |line: &Replay| flips(line.first, before.own(), before.opponent());
    let (many, few) = (flipped(played), flipped(best).count_ones());
    if many.count_ones() < few + GREEDY {
        return None;
    }
    let (left, more) = squeezed(lines)?;
    Some(Claim {
        code: "too-greedy",
        message: message!(
            "too-greedy",
            at = played.first_text(),
            many = many.count_ones(),
            best = best.first_text(),
            few = few,
            side = name(*mover),
            left = left.count_ones(),
            more = more.count_ones()
        ),
        weight: Weight::Structure,
        about: About::Played,
        plies: 2,
        marks: vec![lines.mark(Shape::Dot, "bad", many)],
    })
}

/// The other side has far more moves to choose from than after the best move.
fn opens_up(lines: &Lines) -> Option<Claim> {
    let other = !lines.mover;
    let (many, few) = (open_to(lines.played.after(1)?, other), open_to(lines.best.after(1)?, other));
    if !clearly_more(many, few) {
        return None;
    }
    Some(Claim {
        code: "opens-up",
        message: message!(
            "opens-up",
            side = name(other),
            many = many.count_ones(),
            best = lines.best.first_text(),
            few = few.count_ones()
        ),
        weight: Weight::Structure,
        about: About::Played,
        plies: 1,
        marks: vec![lines.mark(Shape::Ring, "bad", many)],
    })
}
