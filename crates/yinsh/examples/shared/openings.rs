//! Starts for games of the engine against itself.

use plyground_rules::{Game, Position};
use plyground_yinsh::{INFO, Move, Phase, Yinsh};

/// A start with rings placed at random, some of them nearer the middle, and a few random moves, with no row among them.
pub(crate) fn opening(variant: usize, rng: &mut fastrand::Rng) -> Yinsh {
    let mut position = Yinsh::start(&Yinsh::setup(&INFO.variants[variant]));
    let tidy = rng.bool();
    let mut moves_left = rng.usize(..8);
    loop {
        let moves = position.moves();
        let pick = |rng: &mut fastrand::Rng| moves[rng.usize(..moves.len())];
        if position.phase() == Phase::Place {
            let middle = |mv: &Move| match mv {
                Move::Place(at) => {
                    let (x, y) = (i32::from(at.column()) - 5, i32::from(at.number()) - 6);
                    x.abs().max(y.abs()).max((x - y).abs())
                }
                _ => 0,
            };
            let mv = if tidy { (0..2).map(|_| pick(rng)).min_by_key(middle) } else { None };
            let mv = mv.unwrap_or_else(|| pick(rng));
            position.play_unchecked(mv);
        } else if moves_left > 0 {
            let next = position.child(pick(rng));
            moves_left -= 1;
            if next.phase() == Phase::Move {
                position = next;
            }
        } else {
            return position;
        }
    }
}
