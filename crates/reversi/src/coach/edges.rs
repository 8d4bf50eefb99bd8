//! Edges that are lost: to a wedge between two discs, or turned over as a whole.

use plyground_coach::{About, Claim, ReplayedMove, Shape, Weight};
use plyground_words::message;

use super::lines::{Lines, name};
use crate::{Reversi, Size, engine::terms::SpecialSquares, notation::square_name};

/// An edge that falls within so many moves after the mistake is opened by it.
const SOON: usize = 4;
/// So many discs turned over along an edge are an edge lost.
const TURNED: u32 = 3;

pub(super) fn claims(lines: &Lines) -> Vec<Claim> {
    wedge(lines).into_iter().chain(turned(lines)).collect()
}

/// The squares of each edge of a board, without those of the corners.
fn edges(size: Size) -> [(u64, u32); 4] {
    let special = SpecialSquares::of(size);
    let last = size.n() as u32 - 1;
    let row = |row: u32| 0xFF << (8 * row);
    let column = |column: u32| 0x0101_0101_0101_0101 << column;
    // With the step from a square to the next one along the edge.
    [(row(0), 1), (row(last), 1), (column(0), 8), (column(last), 8)]
        .map(|(line, step)| (line & special.edges & !special.corners, step))
}

/// The opponent places a disc between two of the mover's on an edge, where nothing can flip it along the edge at once.
fn wedge(lines: &Lines) -> Option<Claim> {
    let Lines { mover, played, best, .. } = lines;
    let between = |square: u8, step: &ReplayedMove<Reversi>| {
        let on = |square: u32| step.after.discs(*mover) >> square & 1 != 0;
        let square = u32::from(square);
        edges(lines.size())
            .into_iter()
            .any(|(edge, by)| edge >> square & 1 != 0 && on(square - by) && on(square + by))
    };
    let (plies, square, _) = played.placements(!*mover).find(|&(plies, square, step)| {
        let also_in_best = best.placed(!*mover, square).is_some_and(|when| when <= plies);
        plies <= SOON && between(square, step) && best.after(plies).is_some() && !also_in_best
    })?;
    Some(Claim {
        code: "opens-edge",
        message: message!(
            "opens-edge-wedge",
            side = name(!*mover),
            other = name(*mover),
            square = square_name(square)
        ),
        weight: Weight::Structure,
        about: About::Played,
        plies,
        marks: vec![lines.mark(Shape::Area, "bad", 1 << square)],
    })
}

/// The opponent turns over a good part of an edge.
fn turned(lines: &Lines) -> Option<Claim> {
    let Lines { mover, played, best, .. } = lines;
    let lost = |square: u8, step: &ReplayedMove<Reversi>| {
        let flipped = step.before.discs(*mover) & step.after.discs(!*mover);
        let special = SpecialSquares::of(lines.size());
        let ends = special.corners | special.edges;
        let along = edges(lines.size()).into_iter().map(|(edge, _)| flipped & edge);
        let most = along.max_by_key(|lost| lost.count_ones())?;
        (ends >> square & 1 != 0 && most.count_ones() >= TURNED).then_some(most)
    };
    let (plies, square, discs) = played.placements(!*mover).find_map(|(plies, square, step)| {
        let discs = lost(square, step).filter(|_| plies <= SOON)?;
        let kept = best.after(plies)?.discs(!*mover) & discs == 0;
        kept.then_some((plies, square, discs))
    })?;
    Some(Claim {
        code: "opens-edge",
        message: message!(
            "opens-edge-turned",
            side = name(!*mover),
            count = discs.count_ones(),
            square = square_name(square)
        ),
        weight: Weight::Structure,
        about: About::Played,
        plies,
        marks: vec![lines.mark(Shape::Dot, "bad", discs), lines.mark(Shape::Area, "bad", 1 << square)],
    })
}
