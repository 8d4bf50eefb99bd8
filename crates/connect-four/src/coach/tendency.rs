//! The term of the evaluation in which the lines differ most, counted on the board.

use plyground_coach::{About, Claim, Weight};
use plyground_rules::{Position, Side};
use plyground_search::TERMS;
use plyground_words::{Key, Message, key};

use super::lines::{Lines, name};
use crate::{
    ConnectFour,
    engine::terms::{self, CENTRE, TWOS},
};

/// A term stands for the difference if it is at least so much, in the game's units,
const LEAST: i32 = 12;
/// and at least so many percent of the second largest.
const AHEAD: i32 = 130;

pub(super) fn claims(lines: &Lines) -> Vec<Claim> {
    largest_term(lines).into_iter().collect()
}

/// The term that speaks most for the best move at the end of both lines, if it clearly outweighs the others.
fn largest_term(lines: &Lines) -> Option<Claim> {
    let plies = lines.played.steps.len().min(lines.best.steps.len());
    let (now, then) = (lines.played.after(plies)?, lines.best.after(plies)?);
    if plies < 3 || now.outcome().is_some() || then.outcome().is_some() {
        return None;
    }
    let (mover, other) = (lines.mover, !lines.mover);
    let balance = |p: &ConnectFour, term: usize| terms::terms(p, mover)[term] - terms::terms(p, other)[term];
    let gains: Vec<i32> = (0..TERMS).map(|term| balance(then, term) - balance(now, term)).collect();
    let term = (0..TERMS).max_by_key(|&term| gains[term])?;
    let second = (0..TERMS).filter(|&other| other != term).map(|other| gains[other]).max()?;
    if gains[term] < LEAST || 100 * gains[term] < AHEAD * second {
        return None;
    }
    let (code, message) = in_words(lines, term, now, then)?;
    Some(Claim { code, message, weight: Weight::Tendency, about: About::Played, plies, marks: Vec::new() })
}

/// The difference in a term, as numbers that can be counted on the board.
fn in_words(
    lines: &Lines,
    term: usize,
    now: &ConnectFour,
    then: &ConnectFour,
) -> Option<(&'static str, Message)> {
    let (mover, other) = (lines.mover, !lines.mover);
    let (count, key): (fn(&ConnectFour, Side) -> u32, Key) = match term {
        CENTRE => (in_the_middle, key!("above-all-centre")),
        TWOS => (terms::open_twos, key!("above-all-twos")),
        _ => return None,
    };
    let [own, theirs] = [count(now, mover), count(now, other)];
    let [better, worse] = [count(then, mover), count(then, other)];
    let best = lines.best.first_text();
    let message = key.with("side", name(mover)).with("rival", name(other)).with("own", own);
    let message =
        message.with("theirs", theirs).with("best", best).with("better", better).with("worse", worse);
    // The numbers that are said must speak for the best move by themselves.
    (better + theirs > own + worse).then_some((key.id(), message))
}

/// A side's discs in the middle columns: three of seven, two of six.
fn in_the_middle(position: &ConnectFour, side: Side) -> u32 {
    let size = position.size();
    let aside = (size.columns() - 2) / 2;
    let middle = (aside..size.columns() - aside).fold(0, |set, column| set | size.column(column));
    (position.discs(side) & middle).count_ones()
}
