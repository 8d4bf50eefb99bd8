//! Games of the weights against themselves, from openings that nobody would play: so bad positions are known, too.

use plyground_fit::{game_seed, parallel};
use plyground_reversi::patterns::Weights;

use crate::{
    board::{Board, squares},
    sample::{Game, Sample},
    search::{Seen, choose},
    solve::solve,
};

/// How far a player looks ahead.
const DEPTH: u32 = 3;
/// From so few empty squares on, positions are solved.
const SOLVED: u32 = 12;

/// So many games; the same seed and weights make the same games.
pub(crate) fn play(weights: &Weights, count: usize, seed: u64) -> Vec<Game> {
    parallel::map(count, |game| one(weights, &mut fastrand::Rng::with_seed(game_seed(seed, game))))
}

fn one(weights: &Weights, random: &mut fastrand::Rng) -> Game {
    let mut board = Board::START;
    let mut sign = 1;
    // Moves at random from the start: mostly few, sometimes most of the game.
    let most = [16, 24, 48][random.usize(..3)];
    let opening = random.u32(8..=most);
    let mut unsolved = Vec::new();
    let mut game = Game::new();
    let mut lead = None;
    loop {
        if board.moves() == 0 {
            (board, sign) = (board.passed(), -sign);
            if board.moves() == 0 {
                break;
            }
        }
        let is_opening = board.discs() < 4 + opening;
        let square = if board.empties() <= SOLVED {
            let exact = solve(board);
            lead = lead.or(Some(sign * exact));
            game.push(Sample { board, lead: exact as i8 });
            None
        } else {
            if !is_opening {
                unsolved.push((board, sign));
            }
            (!is_opening).then(|| choose(weights, &Seen::new(board), DEPTH)).flatten()
        };
        // Every position near the end is solved for itself, so a random move spoils nothing there.
        let any = || {
            let moves = board.moves();
            squares(moves).nth(random.usize(..moves.count_ones() as usize)).expect("there is a move")
        };
        board = board.child(square.unwrap_or_else(any));
        sign = -sign;
    }
    let lead = lead.unwrap_or(sign * board.lead());
    game.extend(unsolved.into_iter().map(|(board, sign)| Sample { board, lead: (sign * lead) as i8 }));
    game
}
