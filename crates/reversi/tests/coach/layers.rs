//! Layers against a naive computation.

use std::collections::{BTreeSet, HashMap};

use plyground_coach::{BoardMark, Coach};
use plyground_reversi::{Reversi, Setup, Size};
use plyground_rules::{Notation, Position, Side};

use crate::naive::{Naive, other};

const NEAR: [(i32, i32); 8] = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];

fn on(board: &Naive, (column, row): (i32, i32)) -> Option<char> {
    let inside = (0..board.n).contains(&column) && (0..board.n).contains(&row);
    inside.then(|| board.squares[(row * board.n + column) as usize])
}

fn all(board: &Naive) -> impl Iterator<Item = (i32, i32)> + use<> {
    let n = board.n;
    (0..n).flat_map(move |row| (0..n).map(move |column| (column, row)))
}

/// The discs of an edge that stay `side`'s however discs are placed on the edge.
fn safe_on_edge(edge: &[char], side: char, known: &mut HashMap<Vec<char>, Vec<bool>>) -> Vec<bool> {
    if let Some(safe) = known.get(edge) {
        return safe.clone();
    }
    let mut safe: Vec<bool> = edge.iter().map(|&disc| disc == side).collect();
    for at in (0..edge.len()).filter(|&at| edge[at] == '-') {
        for placed in ['X', 'O'] {
            let mut next = edge.to_vec();
            next[at] = placed;
            for step in [-1, 1] {
                let mut run = Vec::new();
                let mut next_at = at as i32 + step;
                while edge.get(next_at as usize) == Some(&other(placed)) {
                    run.push(next_at as usize);
                    next_at += step;
                }
                if edge.get(next_at as usize) == Some(&placed) {
                    run.into_iter().for_each(|turned| next[turned] = placed);
                }
            }
            let then = safe_on_edge(&next, side, known);
            safe.iter_mut().zip(then).for_each(|(safe, then)| *safe &= then);
        }
    }
    known.insert(edge.to_vec(), safe.clone());
    safe
}

/// The discs of a side that are certainly safe: on an edge, whatever happens on it; elsewhere, if along each of the four lines the line is full or a
/// neighbour is safe.
pub(crate) fn stable(board: &Naive, side: char) -> BTreeSet<(i32, i32)> {
    thread_local! {
        static KNOWN: std::cell::RefCell<[HashMap<Vec<char>, Vec<bool>>; 2]> = Default::default();
    }
    let last = board.n - 1;
    let lines: [Vec<(i32, i32)>; 4] = [
        (0..board.n).map(|at| (at, 0)).collect(),
        (0..board.n).map(|at| (at, last)).collect(),
        (0..board.n).map(|at| (0, at)).collect(),
        (0..board.n).map(|at| (last, at)).collect(),
    ];
    let mut safe = BTreeSet::new();
    for line in lines {
        let edge: Vec<char> = line.iter().map(|&at| on(board, at).expect("on the board")).collect();
        let known =
            KNOWN.with_borrow_mut(|known| safe_on_edge(&edge, side, &mut known[usize::from(side == 'O')]));
        safe.extend(line.into_iter().zip(known).filter_map(|(at, safe)| safe.then_some(at)));
    }
    let full = |(column, row): (i32, i32), (right, down): (i32, i32)| {
        let along = |sign: i32| {
            (1..)
                .map(move |k| (column + sign * k * right, row + sign * k * down))
                .map_while(|at| on(board, at))
                .all(|disc| disc != '-')
        };
        along(1) && along(-1)
    };
    loop {
        let holds = |&(column, row): &(i32, i32)| {
            [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().all(|(right, down)| {
                full((column, row), (right, down))
                    || safe.contains(&(column + right, row + down))
                    || safe.contains(&(column - right, row - down))
            })
        };
        let inner = all(board).filter(|&(c, r)| c > 0 && r > 0 && c < last && r < last);
        let own = inner.filter(|&at| on(board, at) == Some(side) && !safe.contains(&at));
        let more: Vec<_> = own.filter(holds).collect();
        if more.is_empty() {
            return safe;
        }
        safe.extend(more);
    }
}

fn near(board: &Naive, (column, row): (i32, i32), disc: char) -> bool {
    NEAR.iter().any(|(dc, dr)| on(board, (column + dc, row + dr)) == Some(disc))
}

/// What a layer shows of a kind and side.
fn shown(board: &Naive, marks: &[BoardMark], kind: &str, side: Side) -> BTreeSet<(i32, i32)> {
    let of = marks.iter().filter(|mark| mark.kind == kind && mark.side == Some(side));
    let points = of.flat_map(|mark| &mark.points);
    points.map(|&point| (i32::from(point) % board.n, i32::from(point) / board.n)).collect()
}

#[test]
fn a16_layers_show_what_the_rules_say() {
    let mut rng = fastrand::Rng::with_seed(0x1A7E);
    let mut counts: HashMap<&str, usize> = HashMap::new();
    for game in 0..90 {
        let mut position = Reversi::start(&Setup { size: Size::ALL[game % 3], start: None });
        loop {
            let board = Naive::read(&position.position_text());
            let layers: Vec<_> = Reversi::LAYERS.iter().map(|layer| position.layer(layer.id)).collect();
            let marks: Vec<BoardMark> = layers.concat();
            for side in Side::BOTH {
                let disc = ['X', 'O'][side.index()];
                let playable = |at: &(i32, i32)| !board.flipped(disc, at.0, at.1).is_empty();
                let empty = |at: &(i32, i32)| on(&board, *at) == Some('-');
                for (kind, wanted) in [
                    ("stable", stable(&board, disc)),
                    (
                        "frontier",
                        all(&board)
                            .filter(|&at| on(&board, at) == Some(disc) && near(&board, at, '-'))
                            .collect(),
                    ),
                    ("move", all(&board).filter(playable).collect()),
                    (
                        "potential",
                        all(&board)
                            .filter(|at| empty(at) && !playable(at) && near(&board, *at, other(disc)))
                            .collect(),
                    ),
                ] {
                    assert_eq!(
                        shown(&board, &marks, kind, side),
                        wanted,
                        "{kind} {side:?} in {}",
                        board.text()
                    );
                    *counts.entry(kind).or_default() += wanted.len();
                }
            }
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            position = position.child(moves[rng.usize(..moves.len())]);
        }
    }
    assert!(counts.values().all(|&count| count > 1000), "{counts:?}");
}

#[test]
fn a16_every_kind_of_mark_is_in_a_legend() {
    let mut position = Reversi::start(&Setup::default());
    for _ in 0..50 {
        for layer in Reversi::LAYERS {
            let known = |mark: &BoardMark| layer.kinds.iter().any(|(kind, _)| *kind == mark.kind);
            assert!(position.layer(layer.id).iter().all(known), "{}", layer.id);
        }
        position = position.child(position.moves()[0]);
    }
    assert!(position.layer("no such layer").is_empty());
}
