//! What the lines differ in most where nothing particular happens: the aspects of the evaluation that make most of the difference.

use plyground_coach::{About, Claim, Weight};
use plyground_rules::Side;
use plyground_search::Board;
use plyground_words::message;

use super::{
    Lines,
    squares::{flipped, name, row_moves, windows},
};
use crate::{
    Move, Phase, Yinsh,
    bits::points,
    engine::{Aspect, WindowBoard, by_aspect},
};

/// Less in the game's units is not worth a word.
const LEAST: i32 = 40;

/// Aspects that are one thing to a player: markers in line, how far rings can go, and markers.
const GROUPS: [[Aspect; 2]; 3] = [
    [Aspect::Lines, Aspect::NextRows],
    [Aspect::Mobility, Aspect::Centre],
    [Aspect::Markers, Aspect::Exposed],
];

pub(super) fn claim(lines: &Lines, claims: &mut Vec<Claim>) {
    claims.extend(dominant(lines));
}

fn dominant(lines: &Lines) -> Option<Claim> {
    let (me, other) = (lines.mover, !lines.mover);
    let turn = lines.last_turn()?;
    let (played, best) = lines.after_turn(turn)?;
    let settled = |position: &Yinsh| matches!(position.phase, Phase::Place | Phase::Move);
    if !settled(played) || !settled(best) || played.taken != best.taken {
        return None;
    }
    let sign = if played.actor == me { 1 } else { -1 };
    let (here, there) = (by_aspect(&WindowBoard::of(played)), by_aspect(&WindowBoard::of(best)));
    let gain_of = |aspect: Aspect| sign * (there[aspect as usize] - here[aspect as usize]);
    let gains = GROUPS.map(|group| group.into_iter().map(gain_of).sum::<i32>());
    let better: i32 = gains.iter().filter(|&&gain| gain > 0).sum();
    let (group, &gain) = GROUPS.iter().zip(&gains).max_by_key(|&(_, gain)| gain)?;
    // It dominates if it makes more than all others together.
    if gain < LEAST || 2 * gain <= better || gains.iter().sum::<i32>() <= 0 {
        return None;
    }
    // What is said must be what is counted.
    let counts = |aspect, least| {
        [(played, me), (played, other), (best, me), (best, other)]
            .map(|(position, side)| count(position, side, aspect, least))
    };
    let options =
        group.iter().flat_map(|&aspect| [4, 3, 2].map(|least| (aspect, least, counts(aspect, least))));
    let (aspect, least, [own, theirs, better, worse]) =
        options.into_iter().find(|(_, _, [own, theirs, better, worse])| better - worse > own - theirs)?;
    let message = message!(
        "why-tendency",
        what = code(aspect),
        least = least,
        side = name(me),
        other = name(other),
        own = own,
        theirs = theirs,
        better = better,
        worse = worse
    );
    let plies = lines.played.up_to(turn, 0).len();
    let code = "tendency";
    Some(Claim { code, message, weight: Weight::Tendency, about: About::Played, plies, marks: Vec::new() })
}

/// By which the sentence is selected.
const fn code(aspect: Aspect) -> &'static str {
    match aspect {
        Aspect::Lines => "lines",
        Aspect::NextRows => "next-rows",
        Aspect::Mobility => "mobility",
        Aspect::Exposed => "exposed",
        Aspect::Markers => "markers",
        Aspect::Centre => "centre",
    }
}

/// How much of an aspect a side has; of lines, how many places for five with at least so many of its markers and nothing of the other side.
fn count(position: &Yinsh, side: Side, aspect: Aspect, least: u32) -> i32 {
    let (me, other) = (side.index(), (!side).index());
    let [own, rings] = [position.markers[me], position.rings[me]];
    let count = match aspect {
        Aspect::Lines => {
            let taken = position.markers[other] | position.rings[other];
            let promising = |five: u128| five & taken == 0 && (five & own).count_ones() >= least;
            windows().filter(|&(_, five)| promising(five)).count()
        }
        Aspect::NextRows => row_moves(position, side).len(),
        Aspect::Mobility => position.occupancy().count(rings),
        Aspect::Exposed => (flippable(position, side) & position.markers[other]).count_ones() as usize,
        Aspect::Markers => own.count_ones() as usize,
        Aspect::Centre => (rings & crate::engine::MIDDLE[0]).count_ones() as usize,
    };
    count as i32
}

/// The markers that a side can flip with its next move.
fn flippable(position: &Yinsh, side: Side) -> u128 {
    let (occupancy, mut all) = (position.occupancy(), 0);
    for from in points(position.rings[side.index()]) {
        occupancy.for_each_target(from, |to| all |= flipped(position, Move::Ring { from, to }));
    }
    all
}
