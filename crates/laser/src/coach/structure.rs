//! How far the own beam gets.

use plyground_coach::{About, BoardMark, Claim, Shape, Weight};
use plyground_rules::Notation;
use plyground_words::message;

use crate::coach::{
    replay::{Replay, Replayed},
    telling::{BAD, name},
};

/// For so many moves the beam must stay short, from the answer on: it is the answer that shuts it in, more often than not.
const MOVES: usize = 4;
/// A beam that ends within so many squares is shut in.
const SHORT: usize = 4;
/// One that gets further than this is free.
const LONG: usize = 8;

pub(super) fn claims(mistake: &Replayed, out: &mut Vec<Claim>) {
    let (Some(here), Some(there)) = (lengths(mistake, &mistake.played), lengths(mistake, &mistake.best))
    else {
        return;
    };
    let (most, least) = (here.into_iter().max().unwrap_or(0), there.into_iter().min().unwrap_or(0));
    if most > SHORT || least <= LONG {
        return;
    }
    let beam = mistake.played.turns[1].after.beam(mistake.mover).map(|passed| passed.at.point());
    out.push(Claim {
        code: "shut-in",
        message: message!(
            "coach-shut-in",
            side = name(mistake.mover),
            count = most,
            mv = mistake.before.move_text(mistake.best.turns[0].mv),
            other = least
        ),
        weight: Weight::Structure,
        about: About::Played,
        plies: MOVES + 1,
        marks: vec![BoardMark::new(Shape::Beam, BAD, beam).of(mistake.mover)],
    });
}

/// How many squares the mover's beam would pass after each of those moves of a line, the sphinx's aside.
fn lengths(mistake: &Replayed, line: &Replay) -> Option<[usize; MOVES]> {
    let turns: &[_; MOVES] = line.turns.get(1..)?.first_chunk()?;
    Some(std::array::from_fn(|ply| turns[ply].after.beam(mistake.mover).count() - 1))
}
