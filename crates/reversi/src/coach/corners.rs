//! Corners: given, missed, given away from the square beside, and given because nothing else is left.

use plyground_coach::{About, Claim, Shape, Weight};
use plyground_rules::{Position, Side};
use plyground_words::message;

use super::lines::{Lines, Replay, list, name, open_to};
use crate::{Reversi, engine::terms::SpecialSquares, lines::squares, notation::square_name};

/// A corner that falls within so many moves after the mistake is given by it.
const SOON: usize = 4;
/// A corner that the best move wins within so many moves is missed.
const AT_ONCE: usize = 3;
/// How far ahead a turn is looked for in which a side must give a corner.
const CORNERED: usize = 8;

pub(super) fn claims(lines: &Lines) -> Vec<Claim> {
    let mut claims: Vec<Claim> = Vec::new();
    claims.extend(beside_corner(lines));
    claims.extend(gives_corner(lines));
    claims.extend(misses_corner(lines));
    claims.extend(must_give(lines));
    claims.extend(later(lines, About::Played));
    claims.extend(later(lines, About::Best));
    claims
}

fn corners(position: &Reversi) -> u64 {
    SpecialSquares::of(position.size()).corners
}

fn corners_of(position: &Reversi, side: Side) -> u32 {
    (position.discs(side) & corners(position)).count_ones()
}

/// The corners that `side` takes in one line and not in the other up to the same move, where it then has more corners than in the other: each with the
/// number of moves after which it has.
fn taken(line: &Replay, other: &Replay, side: Side) -> Vec<(usize, u8)> {
    let only_here = |plies: usize, square: u8| {
        let (Some(here), Some(there)) = (line.after(plies), other.after(plies)) else { return false };
        let also_there = other.placed(side, square).is_some_and(|when| when <= plies);
        corners(here) >> square & 1 != 0 && !also_there && corners_of(here, side) > corners_of(there, side)
    };
    let placements = line.placements(side).map(|(plies, square, _)| (plies, square));
    placements.filter(|&(plies, square)| only_here(plies, square)).collect()
}

/// The opponent takes a corner that was not open to it before, or that the best move would have closed.
fn gives_corner(lines: &Lines) -> Vec<Claim> {
    let Lines { mover, before, played, best, .. } = lines;
    let open = |position: &Reversi, square: u8| open_to(position, !*mover) >> square & 1 != 0;
    let closed_by_best = |square| best.after(1).is_some_and(|after| !open(after, square));
    let given = |square| !open(before, square) || closed_by_best(square);
    let soon =
        taken(played, best, !*mover).into_iter().filter(|&(plies, square)| plies <= SOON && given(square));
    let claim = |(plies, square)| {
        let (side, corner) = (name(!*mover), square_name(square));
        Claim {
            code: "gives-corner",
            message: match plies {
                2 => message!("gives-corner", side = side, corner = corner),
                _ => message!("gives-corner-soon", side = side, corner = corner),
            },
            weight: Weight::Material,
            about: About::Played,
            plies,
            marks: vec![
                lines.mark(Shape::Area, "bad", 1 << square),
                lines.mark(Shape::Ring, "note", 1 << played.first),
            ],
        }
    };
    soon.map(claim).collect()
}

/// A corner that the mover could have taken, or won shortly, and now cannot take.
fn misses_corner(lines: &Lines) -> Vec<Claim> {
    let Lines { mover, played, best, .. } = lines;
    let gone = |square: u8| {
        let next = played.after(2).is_some_and(|after| open_to(after, *mover) >> square & 1 == 0);
        next && played.placed(*mover, square).is_none()
    };
    let won =
        taken(best, played, *mover).into_iter().filter(|&(plies, square)| plies <= AT_ONCE && gone(square));
    let claim = |(plies, square)| {
        let (side, corner) = (name(*mover), square_name(square));
        Claim {
            code: "misses-corner",
            message: match plies {
                1 => message!("misses-corner", side = side, corner = corner),
                _ => message!("misses-corner-soon", side = side, corner = corner, best = best.first_text()),
            },
            weight: Weight::Material,
            about: About::Best,
            plies,
            marks: vec![lines.mark(Shape::Area, "good", 1 << square)],
        }
    };
    won.map(claim).collect()
}

/// The mistake stands beside an empty corner, and the opponent takes the corner over it.
fn beside_corner(lines: &Lines) -> Option<Claim> {
    let Lines { mover, before, played, best, .. } = lines;
    let stands = 1u64 << played.first;
    let regions = SpecialSquares::of(lines.size()).regions;
    let (corner, x, _) =
        regions.into_iter().find(|(corner, x, c)| (x | c) & stands != 0 && before.empty() & corner != 0)?;
    let square = corner.trailing_zeros() as u8;
    let &(plies, _) = taken(played, best, !*mover).iter().find(|(_, taken)| *taken == square)?;
    let step = &played.steps[plies - 1];
    // Flipped by the disc in the corner: without it the corner would not have been open along this line.
    if step.before.discs(*mover) & step.after.discs(!*mover) & stands == 0 {
        return None;
    }
    let (at, side, corner_name) = (played.first_text(), name(!*mover), square_name(square));
    Some(Claim {
        code: "beside-corner",
        message: if x & stands != 0 {
            message!("beside-corner-x", at = at, side = side, corner = corner_name)
        } else {
            message!("beside-corner-c", at = at, side = side, corner = corner_name)
        },
        weight: Weight::Material,
        about: About::Played,
        plies,
        marks: vec![lines.mark(Shape::Area, "bad", corner), lines.mark(Shape::Ring, "note", stands)],
    })
}

/// The mover comes to a turn in which every move opens a corner that was closed.
fn must_give(lines: &Lines) -> Option<Claim> {
    let Lines { mover, played, best, .. } = lines;
    let cornered = |position: &Reversi| position.to_move() == *mover && gives_whatever(position);
    let plies = (2..=CORNERED).find(|&plies| played.after(plies).is_some_and(cornered))?;
    let spared = best.after(plies).is_some() && !(2..=plies).any(|p| best.after(p).is_some_and(cornered));
    if !spared {
        return None;
    }
    let moves = played.after(plies)?.placements();
    let (mover_name, other) = (name(*mover), name(!*mover));
    Some(Claim {
        code: "must-give",
        message: if moves.count_ones() == 1 {
            message!("must-give-only", side = mover_name, square = list(moves), other = other)
        } else {
            message!("must-give", side = mover_name, squares = list(moves), other = other)
        },
        weight: Weight::Threat,
        about: About::Played,
        plies,
        marks: vec![lines.mark(Shape::Ring, "bad", moves)],
    })
}

/// Whether every move of the side to move, which has one, opens a corner to the other side.
fn gives_whatever(position: &Reversi) -> bool {
    let (side, moves) = (position.to_move(), position.placements());
    let open = |position: &Reversi| open_to(position, !side) & corners(position);
    let before = open(position);
    let opens = |square| {
        let mv = crate::Move::on(square).expect("a square of the board");
        open(&position.child(mv)) & !before != 0
    };
    moves != 0 && squares(moves).all(opens)
}

/// A corner that falls further on in a line.
fn later(lines: &Lines, about: About) -> Option<Claim> {
    let (line, other) = lines.about(about);
    let (side, from) = match about {
        About::Played => (!lines.mover, SOON),
        About::Best => (lines.mover, AT_ONCE),
    };
    let &(plies, square) = taken(line, other, side).iter().find(|&&(plies, _)| plies > from)?;
    let (side, corner) = (name(side), square_name(square));
    let (code, message, kind) = match about {
        About::Played => {
            ("loses-corner", message!("loses-corner", side = side, corner = corner, plies = plies), "bad")
        }
        About::Best => {
            let best = line.first_text();
            let message = message!("wins-corner", side = side, corner = corner, plies = plies, best = best);
            ("wins-corner", message, "good")
        }
    };
    let marks = vec![lines.mark(Shape::Area, kind, 1 << square)];
    Some(Claim { code, message, weight: Weight::Structure, about, plies, marks })
}
