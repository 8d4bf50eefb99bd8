//! Where the lines lead: safe discs, and the term of the evaluation in which they differ most, always counted on the board.

use plyground_coach::{About, Claim, Shape, Weight};
use plyground_rules::{Position, Side};
use plyground_search::TERMS;
use plyground_words::{Key, Message, key, message};

use super::lines::{Lines, list, name, open_to};
use crate::{
    Reversi,
    engine::terms::{self, DISCS, EDGES, FRONTIER, MOBILITY, SpecialSquares, X_SQUARES},
    lines::around,
    solver::stable_discs,
};

/// So many more safe discs than in the other line make a difference.
const SAFE: u32 = 3;
/// With fewer empty squares than this nearly everything is safe, and it says nothing.
const EARLY: u32 = 8;
/// A term stands for the difference if it is at least so much, in the units of the terms,
const LEAST: i32 = 40;
/// and at least so many percent of the second largest.
const AHEAD: i32 = 130;

pub(super) fn claims(lines: &Lines) -> Vec<Claim> {
    let safe = [About::Played, About::Best].into_iter().filter_map(|about| stable(lines, about));
    safe.chain(risky_square(lines)).chain(largest_term(lines)).collect()
}

/// The mistake stands beside an empty corner that neither side has taken by the end of the lines, and the best move does not.
fn risky_square(lines: &Lines) -> Option<Claim> {
    let (plies, now, _) = compared(lines)?;
    let beside = |square: u8| {
        let regions = SpecialSquares::of(lines.size()).regions.into_iter();
        let mut open = regions.filter(|(corner, ..)| (lines.before.empty() & now.empty()) & corner != 0);
        open.find(|(_, x, c)| (x | c) >> square & 1 != 0)
    };
    let (corner, x, _) = beside(lines.played.first)?;
    let stands = 1u64 << lines.played.first;
    if beside(lines.best.first).is_some()
        || corner >> lines.best.first & 1 != 0
        || now.discs(lines.mover) & stands == 0
    {
        return None;
    }
    let (at, corner_name) = (lines.played.first_text(), list(corner));
    Some(Claim {
        code: "risky-square",
        message: if x & stands != 0 {
            message!("risky-square-x", at = at, corner = corner_name)
        } else {
            message!("risky-square-c", at = at, corner = corner_name)
        },
        weight: Weight::Tendency,
        about: About::Played,
        plies,
        marks: vec![lines.mark(Shape::Ring, "bad", stands), lines.mark(Shape::Area, "note", corner)],
    })
}

/// The last move up to which both lines are shown, with the same side to move after it.
fn compared(lines: &Lines) -> Option<(usize, &Reversi, &Reversi)> {
    let plies = lines.played.steps.len().min(lines.best.steps.len());
    let (now, then) = (lines.played.after(plies)?, lines.best.after(plies)?);
    (now.to_move() == then.to_move() && plies > 2).then_some((plies, now, then))
}

/// Discs that can never be turned over: the opponent's after the mistake, the mover's after the best move.
fn stable(lines: &Lines, about: About) -> Option<Claim> {
    let (plies, now, then) = compared(lines)?;
    let side = if about == About::Played { !lines.mover } else { lines.mover };
    let (here, there) = if about == About::Played { (now, then) } else { (then, now) };
    let (many, few) = (stable_discs(here, side), stable_discs(there, side));
    let is_early = |position: &Reversi| position.empty().count_ones() >= EARLY;
    if many.count_ones() < few.count_ones() + SAFE || !is_early(here) || !is_early(there) {
        return None;
    }
    let (name, many_count, few, best) =
        (name(side), many.count_ones(), few.count_ones(), lines.best.first_text());
    let (code, message, kind) = match about {
        About::Played => {
            let message = message!("gives-stable", side = name, many = many_count, best = best, few = few);
            ("gives-stable", message, "bad")
        }
        About::Best => {
            let message = message!("misses-stable", side = name, many = many_count, best = best, few = few);
            ("misses-stable", message, "good")
        }
    };
    let marks = vec![lines.mark(Shape::Dot, kind, many)];
    Some(Claim { code, message, weight: Weight::Structure, about, plies, marks })
}

/// The term of the evaluation that speaks most for the best move, if it clearly outweighs the others, as late as it does.
fn largest_term(lines: &Lines) -> Option<Claim> {
    let (last, ..) = compared(lines)?;
    // A move and its answer earlier, a line may be better settled.
    [last, last.saturating_sub(2)].into_iter().filter(|&plies| plies > 2).find_map(|plies| {
        let (now, then) = (lines.played.after(plies)?, lines.best.after(plies)?);
        let term = dominating(lines.mover, now, then)?;
        let (code, message) = in_words(lines, term, now, then)?;
        // What is said must not have been turned round by the end of the lines.
        in_words(lines, term, lines.played.after(last)?, lines.best.after(last)?)?;
        Some(Claim {
            code,
            message,
            weight: Weight::Tendency,
            about: About::Played,
            plies,
            marks: Vec::new(),
        })
    })
}

/// The term that is clearly better for `mover` in the second position.
fn dominating(mover: Side, now: &Reversi, then: &Reversi) -> Option<usize> {
    let balance = |position: &Reversi, term: usize| {
        terms::terms(position, mover)[term] - terms::terms(position, !mover)[term]
    };
    let gains: Vec<i32> = (0..TERMS).map(|term| balance(then, term) - balance(now, term)).collect();
    let term = (0..TERMS).max_by_key(|&term| gains[term])?;
    // Open discs are moves to come: they do not speak against mobility.
    let rivals = (0..TERMS).filter(|&other| other != term && (term, other) != (MOBILITY, FRONTIER));
    let second = rivals.map(|other| gains[other]).max()?;
    (gains[term] >= LEAST && 100 * gains[term] >= AHEAD * second).then_some(term)
}

/// The difference in a term, as numbers that can be counted on the board.
fn in_words(lines: &Lines, term: usize, now: &Reversi, then: &Reversi) -> Option<(&'static str, Message)> {
    let (mover, other) = (lines.mover, !lines.mover);
    let proven = [lines.played.score, lines.best.score].iter().all(|score| score.is_certain());
    let (count, key): (fn(&Reversi, Side) -> u32, Key) = match term {
        MOBILITY => (|p, side| open_to(p, side).count_ones(), key!("above-all-mobility")),
        FRONTIER => (|p, side| (p.discs(side) & around(p.empty())).count_ones(), key!("above-all-frontier")),
        // Where both results are proven, they say it better.
        DISCS if !proven => (|p, side| p.discs(side).count_ones(), key!("above-all-discs")),
        EDGES => (edge_discs, key!("above-all-edges")),
        X_SQUARES => (x_discs, key!("above-all-x")),
        _ => return None,
    };
    let [own, theirs] = [count(now, mover), count(now, other)];
    let [better, worse] = [count(then, mover), count(then, other)];
    // The numbers that are said must speak for the best move by themselves.
    let gain = i64::from(better) - i64::from(worse) - i64::from(own) + i64::from(theirs);
    let speaks = match term {
        FRONTIER => gain < 0,
        // Not where it is all about the other side's.
        X_SQUARES => gain < 0 && own > better,
        _ => gain > 0,
    };
    let message = key.with("side", name(mover)).with("rival", name(other));
    let message = message.with("own", own).with("theirs", theirs);
    let best = lines.best.first_text();
    speaks.then(|| (key.id(), message.with("best", best).with("better", better).with("worse", worse)))
}

/// Discs diagonally beside empty corners.
fn x_discs(position: &Reversi, side: Side) -> u32 {
    let regions = SpecialSquares::of(position.size()).regions.into_iter();
    let open = regions.filter(|(corner, ..)| position.empty() & corner != 0);
    open.filter(|(_, x, _)| position.discs(side) & x != 0).count() as u32
}

fn edge_discs(position: &Reversi, side: Side) -> u32 {
    (position.discs(side) & SpecialSquares::of(position.size()).edges).count_ones()
}
