//! Planted mistakes: positions from quick self-play, a random move in each, and what a short search says about it.

use std::sync::atomic::AtomicBool;

use plyground_coach::{Coach, Line, Mistake};
use plyground_laser::{Laser, Move};
use plyground_rules::{Game, Notation, Position};
use plyground_search::{Score, SearchParams, search};

/// A mistake that owns its game.
pub(crate) struct Planted {
    pub(crate) positions: Vec<Laser>,
    pub(crate) played: Line<Move>,
    pub(crate) best: Line<Move>,
    /// In percent points.
    pub(crate) loss: f64,
}

impl Planted {
    pub(crate) fn mistake(&self) -> Mistake<'_, Laser> {
        Mistake { positions: &self.positions, played: self.played.clone(), best: self.best.clone() }
    }
}

/// How long lines are at least.
const LINE: usize = 8;

fn params(nodes: u64) -> SearchParams {
    SearchParams { selective: true, ..SearchParams::nodes(nodes) }
}

fn keys(positions: &[Laser]) -> Vec<u64> {
    positions.iter().map(Position::key).collect()
}

/// The best line of the last position.
fn best_line(positions: &[Laser], nodes: u64) -> Option<Line<Move>> {
    let (last, past) = positions.split_last()?;
    let info = search(last, &keys(past), &params(nodes), &AtomicBool::new(false), &mut |_| {})?;
    Some(Line { moves: info.pv, score: Score::with_certainty(info.score, info.certain) })
}

/// A line that is searched on from its end until it is as long as those of a review.
fn lengthened(positions: &[Laser], mut line: Line<Move>) -> Line<Move> {
    let mut positions = positions.to_vec();
    let mut more = line.moves.clone();
    while line.moves.len() < LINE {
        for mv in more {
            positions.push(positions[positions.len() - 1].child(mv));
        }
        let Some(next) = best_line(&positions, 200) else { break };
        line.moves.extend(&next.moves);
        more = next.moves;
    }
    line
}

/// The line of a move in the last position.
pub(crate) fn line_of(positions: &[Laser], mv: Move, nodes: u64) -> Line<Move> {
    let mut positions = positions.to_vec();
    let mover = positions[positions.len() - 1].to_move();
    positions.push(positions[positions.len() - 1].child(mv));
    let Some(Line { mut moves, score }) = best_line(&positions, nodes) else {
        let end = positions[positions.len() - 1].outcome().expect("only an end has no moves");
        let score = if end.winner == Some(mover) { Score::Win(1) } else { Score::Loss(1) };
        return Line { moves: vec![mv], score };
    };
    moves.insert(0, mv);
    let score = match score {
        Score::Heuristic(value) => Score::Heuristic(-value),
        Score::Exact(value) => Score::Exact(-value),
        Score::Win(turns) => Score::Loss(turns + 1),
        Score::Loss(turns) => Score::Win(turns + 1),
    };
    Line { moves, score }
}

/// The winning chance, in percent.
fn chance(position: &Laser, score: Score) -> f64 {
    match score {
        Score::Win(_) => 100.0,
        Score::Loss(_) => 0.0,
        Score::Exact(_) => 50.0,
        Score::Heuristic(value) => 100.0 / (1.0 + (-position.win_scale() * f64::from(value)).exp()),
    }
}

/// Random moves along self-play, with what they lose.
pub(crate) fn planted(games: u64, nodes: u64) -> Vec<Planted> {
    let mut all = Vec::new();
    for seed in 0..games {
        let mut rng = fastrand::Rng::with_seed(seed);
        let variant = &Laser::INFO.variants[seed as usize % 2];
        let start = variant.starts[rng.usize(..3)].position;
        let mut positions = vec![Laser::read_position(variant, start).expect("a start is legal")];
        for ply in 0..70 {
            let position = positions[positions.len() - 1].clone();
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            let random = moves[rng.usize(..moves.len())];
            let next = if ply < 4 || rng.u8(..8) == 0 {
                random
            } else {
                best_line(&positions, 150).expect("there are moves").moves[0]
            };
            if rng.u8(..4) == 0 {
                let best = best_line(&positions, nodes).expect("there are moves");
                let played = line_of(&positions, random, nodes);
                let loss = chance(&position, best.score) - chance(&position, played.score);
                if played.moves[0] != best.moves[0] && loss >= 10.0 {
                    let (played, best) = (lengthened(&positions, played), lengthened(&positions, best));
                    all.push(Planted { positions: positions.clone(), played, best, loss });
                }
            }
            positions.push(position.child(next));
        }
    }
    all
}
