//! A plain look ahead with the weights that are there so far.

use plyground_reversi::{
    flips,
    patterns::{Features, Weights},
};

use crate::board::{Board, squares};

/// Above every score.
pub(crate) const INFINITE: i32 = 1 << 20;

/// A board and what the weights see of it.
#[derive(Clone, Copy)]
pub(crate) struct Seen {
    pub(crate) board: Board,
    features: Features,
}

impl Seen {
    pub(crate) fn new(board: Board) -> Seen {
        Seen { board, features: board.features() }
    }

    pub(crate) fn child(&self, square: u8) -> Seen {
        let flipped = flips(square, self.board.own, self.board.opponent);
        let mut features = self.features;
        features.play(square, flipped);
        Seen { board: self.board.after(square, flipped), features }
    }

    fn passed(&self) -> Seen {
        let mut features = self.features;
        features.pass();
        Seen { board: self.board.passed(), features }
    }

    pub(crate) fn score(&self, weights: &Weights) -> i32 {
        weights.score(&self.features, self.board.discs())
    }

    /// The boards after all moves with their squares, those that look worst for the side to move in them first.
    pub(crate) fn children(&self, weights: &Weights) -> Vec<(u8, Seen)> {
        let mut children: Vec<(i32, u8, Seen)> = squares(self.board.moves())
            .map(|square| (square, self.child(square)))
            .map(|(square, child)| (child.score(weights), square, child))
            .collect();
        children.sort_by_key(|&(score, square, _)| (score, square));
        children.into_iter().map(|(_, square, child)| (square, child)).collect()
    }
}

/// What the position is worth to the side to move after looking `depth` moves ahead.
pub(crate) fn search(weights: &Weights, seen: &Seen, depth: u32, mut alpha: i32, beta: i32) -> i32 {
    let moves = seen.board.moves();
    if moves == 0 {
        let passed = seen.passed();
        return match passed.board.moves() {
            0 => 100 * seen.board.lead(),
            _ => -search(weights, &passed, depth, -beta, -alpha),
        };
    }
    if depth == 0 {
        return seen.score(weights);
    }
    let mut best = -INFINITE;
    let mut look = |child: &Seen| {
        let score = -search(weights, child, depth - 1, -beta, -alpha);
        best = best.max(score);
        alpha = alpha.max(score);
        alpha >= beta
    };
    if depth == 1 {
        let _ = squares(moves).any(|square| look(&seen.child(square)));
    } else {
        let _ = seen.children(weights).iter().any(|(_, child)| look(child));
    }
    best
}

/// The move that looks best `depth` moves ahead.
pub(crate) fn choose(weights: &Weights, seen: &Seen, depth: u32) -> Option<u8> {
    let mut best = (-INFINITE, None);
    for (square, child) in seen.children(weights) {
        let score = -search(weights, &child, depth - 1, -INFINITE, -best.0);
        if score > best.0 {
            best = (score, Some(square));
        }
    }
    best.1
}
