//! How well a search of little depth foretells the end of the game.

use std::sync::atomic::AtomicBool;

use plyground_fit::parallel;
use plyground_reversi::{Reversi, Size, Solver, patterns::Weights};
use plyground_rules::{BySide, Side};
use plyground_search::with_control;

use crate::{
    board::{Board, squares},
    probcut::line,
    search::{INFINITE, Seen, choose, search},
};

/// How far players look in the games that the positions are from.
const AHEAD: u32 = 2;

/// Prints, for numbers of empty squares from `least` to `most` and depths from 0 to `deepest`, the line through the exact
/// results (slope in hundredths, offset) and the usual distance from it, in hundredths of a disc.
pub(crate) fn measure(count: usize, [least, most]: [u32; 2], deepest: u32, seed: u64) {
    let weights = Weights::fitted();
    for left in (least..=most).step_by(2) {
        let mut random = fastrand::Rng::with_seed(seed ^ u64::from(left));
        let boards: Vec<Board> = (0..count).map(|_| board(weights, left, &mut random)).collect();
        let scores: Vec<(Vec<i32>, i32)> = parallel::map(count, |i| {
            let seen = Seen::new(boards[i]);
            let shallow = (0..=deepest).map(|depth| search(weights, &seen, depth, -INFINITE, INFINITE));
            (shallow.collect(), 100 * exact(boards[i]))
        });
        for depth in 0..=deepest as usize {
            let pairs = scores.iter().map(|(shallow, exact)| (f64::from(shallow[depth]), f64::from(*exact)));
            let (slope, offset, distance) = line(&pairs.collect::<Vec<_>>());
            println!("{left} empty by {depth}: [{:.0}, {offset:.0}, {distance:.0}]", 100.0 * slope);
        }
    }
}

/// A position with so many empty squares, from a game that begins with more or fewer random moves.
fn board(weights: &Weights, left: u32, random: &mut fastrand::Rng) -> Board {
    loop {
        let (mut board, opening) = (Board::START, [10, 20, 30][random.usize(..3)]);
        while board.empties() > left {
            let moves = board.moves();
            if moves == 0 {
                board = board.passed();
                if board.moves() == 0 {
                    break;
                }
                continue;
            }
            let any =
                squares(moves).nth(random.usize(..moves.count_ones() as usize)).expect("there is a move");
            let chosen =
                if board.discs() < 4 + opening { None } else { choose(weights, &Seen::new(board), AHEAD) };
            board = board.child(chosen.unwrap_or(any));
        }
        if board.empties() == left && board.moves() != 0 {
            return board;
        }
    }
}

fn exact(board: Board) -> i32 {
    let discs = BySide { first: board.own, second: board.opponent };
    let position = Reversi::from_discs(Size::Eight, discs, Side::First).expect("discs of a game");
    with_control(u64::MAX, None, &AtomicBool::new(false), |control| {
        Solver::default().solve(&position, -65, 65, control).expect("nothing stops it").margin
    })
}
