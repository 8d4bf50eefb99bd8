//! Two files of weights against each other.

use plyground_fit::{game_seed, parallel};
use plyground_reversi::patterns::Weights;

use crate::{
    board::{Board, squares},
    search::{Seen, choose},
};

/// Random moves before the players take over.
const OPENING: u32 = 12;

/// Plays every opening with both colours, looking `depth` moves ahead, and prints how the first fared: each pair of
/// games counts once, for its two games are not independent.
pub(crate) fn duel(weights: [&Weights; 2], pairs: usize, depth: u32, seed: u64) {
    let leads = parallel::map(pairs, |pair| {
        let mut random = fastrand::Rng::with_seed(game_seed(seed, pair));
        let opening = opening(&mut random);
        [play(opening, weights, depth), -play(opening, [weights[1], weights[0]], depth)]
    });
    let points: Vec<f64> =
        leads.iter().map(|both| both.iter().map(|lead| f64::from(lead.signum() + 1) / 4.0).sum()).collect();
    let discs: Vec<f64> = leads.iter().map(|both| f64::from(both[0] + both[1]) / 2.0).collect();
    for (what, each, scale) in [("points in a hundred", points, 100.0), ("discs a game", discs, 1.0)] {
        let count = pairs as f64;
        let mean = each.iter().sum::<f64>() / count;
        let spread = each.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / count / (count - 1.0);
        println!("{:.2} +- {:.2} {what}", scale * mean, scale * spread.sqrt());
    }
}

fn opening(random: &mut fastrand::Rng) -> Board {
    let mut board = Board::START;
    while board.discs() < 4 + OPENING {
        let moves = board.moves();
        if moves == 0 {
            // Hardly ever; then another one.
            return opening(random);
        }
        let any = random.usize(..moves.count_ones() as usize);
        board = board.child(squares(moves).nth(any).expect("there are so many moves"));
    }
    board
}

/// By how much the side to move wins if it plays with the first weights, the other side with the second.
fn play(opening: Board, weights: [&Weights; 2], depth: u32) -> i32 {
    let (mut board, mut turn) = (opening, 0);
    loop {
        let square = match choose(weights[turn], &Seen::new(board), depth) {
            Some(square) => square,
            None if board.passed().moves() != 0 => {
                (board, turn) = (board.passed(), 1 - turn);
                continue;
            }
            None => return if turn == 0 { board.lead() } else { -board.lead() },
        };
        (board, turn) = (board.child(square), 1 - turn);
    }
}
