//! Layers, compared with what the slow rules say on positions of random games.

use std::collections::{BTreeMap, BTreeSet};

use plyground_coach::{Coach, Shape};
use plyground_rules::{Game, Notation, Position, Presentation};
use plyground_words::Lang;
use plyground_yinsh::{INFO, Yinsh};

use crate::naive::{At, Naive, other, point, points, ring};

/// What a layer shows: shape, kind and side, with the sets of points that are joined.
type Shown = BTreeMap<(&'static str, &'static str, char), BTreeSet<BTreeSet<At>>>;

fn shown(position: &Yinsh, id: &str) -> Shown {
    let names: Vec<String> =
        Yinsh::board(&Yinsh::setup(position.variant())).points.into_iter().map(|p| p.name).collect();
    let mut all = Shown::new();
    for mark in position.layer(id) {
        let shape = match mark.shape {
            Shape::Line => "line",
            Shape::Dot => "dot",
            other => panic!("{other:?}"),
        };
        let side = mark.side.map_or('=', |side| if side.index() == 0 { 'w' } else { 'b' });
        let at = mark.points.iter().map(|&id| point(&names[usize::from(id)])).collect();
        assert!(all.entry((shape, mark.kind, side)).or_default().insert(at), "twice the same mark");
    }
    all
}

fn lines() -> Vec<Vec<At>> {
    let starts = points().into_iter().flat_map(|at| [(0, 1), (1, 0), (1, 1)].map(|step| (at, step)));
    let lines = starts.map(|(at, (dx, dy))| (0..5).map(|n| (at.0 + n * dx, at.1 + n * dy)).collect());
    lines.filter(|line: &Vec<At>| line.iter().all(|at| points().contains(at))).collect()
}

/// Of every five points in line: the markers of a side in them, if there is room for five.
fn rows_in_the_making(naive: &Naive) -> Shown {
    let mut all = Shown::new();
    for side in ['w', 'b'] {
        let (mut found, mut fives) = (Vec::new(), Vec::new());
        for line in lines() {
            let own: BTreeSet<At> = line.iter().copied().filter(|&at| naive.get(at) == side).collect();
            let theirs = line.iter().filter(|&&at| naive.get(at) == other(side)).count();
            let rings = line.iter().filter(|&&at| naive.get(at) == ring(other(side))).count();
            match (own.len(), theirs, rings) {
                (5, ..) => fives.push(own),
                (4, _, 0) | (3, 0, 0) => found.push(own),
                _ => {}
            }
        }
        for own in &found {
            // Three markers in line lie in one line only, so a larger set that has them all is in the same line.
            let larger =
                found.iter().chain(&fives).any(|more| more.len() > own.len() && more.is_superset(own));
            if !larger {
                let kind = if own.len() == 4 { "four" } else { "three" };
                all.entry(("line", kind, side)).or_default().insert(own.clone());
            }
        }
    }
    all
}

/// Plays every ring move of each side as if it were its turn.
fn next_rows(naive: &Naive) -> Shown {
    let mut all = Shown::new();
    for side in ['w', 'b'] {
        let mut before = naive.clone();
        (before.actor, before.turn, before.phase) = (side, side, "move");
        let old: BTreeSet<Vec<At>> = before.runs(side, 5).into_iter().collect();
        let mut flips = BTreeSet::new();
        for text in before.ring_moves(side) {
            let mut after = before.clone();
            after.play(&text);
            for run in after.runs(side, 5).into_iter().filter(|run| !old.contains(run)) {
                flips.extend(run.iter().copied().filter(|&at| before.get(at) == other(side)));
                all.entry(("line", "next-row", side)).or_default().insert(run.into_iter().collect());
            }
        }
        if !flips.is_empty() {
            all.entry(("dot", "next-flip", side)).or_default().insert(flips);
        }
    }
    all
}

fn reach(naive: &Naive) -> Shown {
    let reached = |side| -> BTreeSet<At> {
        let moves = naive.ring_moves(side);
        moves.iter().map(|text| point(text.split_once('-').expect("a ring move").1)).collect()
    };
    let (white, black) = (reached('w'), reached('b'));
    let sets = [
        (("dot", "reach", 'w'), &white - &black),
        (("dot", "reach", 'b'), &black - &white),
        (("dot", "reach-both", '='), &white & &black),
    ];
    sets.into_iter().filter(|(_, set)| !set.is_empty()).map(|(key, set)| (key, [set].into())).collect()
}

#[test]
fn a16_layers_show_what_the_rules_say_on_random_positions() {
    let mut rng = fastrand::Rng::with_seed(31);
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for game in 0..16 {
        let variant = &INFO.variants[game % 2];
        let mut position = Yinsh::start(&Yinsh::setup(variant));
        let mut naive = Naive::new(u32::from(position.ruleset().rings_to_win()));
        while position.outcome().is_none() {
            for (id, wanted) in [
                ("rows", rows_in_the_making(&naive)),
                ("next-rows", next_rows(&naive)),
                ("reach", reach(&naive)),
            ] {
                let shown = shown(&position, id);
                assert_eq!(shown, wanted, "{id}: {}", position.position_text());
                shown.keys().for_each(|&(_, kind, _)| *seen.entry(kind).or_default() += 1);
            }
            let moves = position.moves();
            let mv = moves[rng.usize(..moves.len())];
            naive.play(&position.move_text(mv));
            position.play_unchecked(mv);
        }
    }
    for layer in Yinsh::LAYERS {
        assert!(Lang::ALL.iter().all(|&lang| !layer.name.in_lang(lang).is_empty()));
        for (kind, _) in layer.kinds {
            assert!(seen.remove(kind).is_some_and(|count| count > 20), "{kind}");
        }
    }
    assert!(seen.is_empty(), "no legend for {seen:?}");
    assert!(Yinsh::start(&Yinsh::setup(&INFO.variants[0])).layer("no such layer").is_empty());
}

/// Every kind has a colour of its own in the game's style.
#[test]
fn a16_every_kind_of_mark_is_coloured() {
    for (kind, _) in Yinsh::LAYERS.iter().flat_map(|layer| layer.kinds) {
        assert!(INFO.look.style.contains(&format!(".layer-mark.{kind}")), "{kind}");
    }
}
