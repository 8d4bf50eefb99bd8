//! How well a search of less depth foretells a deeper one.

use std::{error::Error, path::Path};

use plyground_fit::parallel;
use plyground_reversi::patterns::{BANDS, Weights, band, shallower};

use crate::{
    board::Board,
    sample::held_out,
    search::{INFINITE, Seen, search},
    wthor,
};

/// Positions with fewer empty squares than this beyond the depth are left out: there one would look at the end of games.
const BEFORE_THE_END: u32 = 2;

/// Prints, for each depth and band of discs, the line through the scores of the shallower search (slope in
/// hundredths, offset) and the usual distance from it, in hundredths of a disc.
pub(crate) fn measure(folder: &Path, count: usize, deepest: u32, seed: u64) -> Result<(), Box<dyn Error>> {
    let games: Vec<Vec<Board>> = wthor::boards(folder)?;
    let games: Vec<Vec<Board>> =
        games.into_iter().enumerate().filter(|(game, _)| held_out(*game)).map(|(_, game)| game).collect();
    let mut random = fastrand::Rng::with_seed(seed);
    let mut boards: Vec<Vec<Board>> = vec![Vec::new(); BANDS];
    while boards.iter().any(|boards| boards.len() < count) {
        let game = &games[random.usize(..games.len())];
        let board = game[random.usize(8..game.len().max(9)).min(game.len() - 1)];
        let boards = &mut boards[band(board.discs())];
        if board.moves() != 0 && boards.len() < count && board.empties() >= deepest + BEFORE_THE_END {
            boards.push(board);
        }
    }
    let weights = Weights::fitted();
    let scores: Vec<Vec<Vec<i32>>> = boards
        .iter()
        .map(|boards| {
            parallel::map(boards.len(), |i| {
                let seen = Seen::new(boards[i]);
                (0..=deepest).map(|depth| search(weights, &seen, depth, -INFINITE, INFINITE)).collect()
            })
        })
        .collect();
    for deep in 3..=deepest {
        let shallow = shallower(deep);
        let bands = scores.iter().map(|scores| {
            let pairs =
                scores.iter().map(|of| (f64::from(of[shallow as usize]), f64::from(of[deep as usize])));
            let (slope, offset, distance) = line(&pairs.collect::<Vec<_>>());
            format!("[{:.0}, {offset:.0}, {distance:.0}]", 100.0 * slope)
        });
        println!("    [{}], // {deep} by {shallow}", bands.collect::<Vec<_>>().join(", "));
    }
    Ok(())
}

/// The straight line nearest to the points: its slope, where it begins, and the usual distance of a point from it.
pub(crate) fn line(points: &[(f64, f64)]) -> (f64, f64, f64) {
    let count = points.len() as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| points.iter().map(of).sum::<f64>() / count;
    let (x, y) = (mean(|p| p.0), mean(|p| p.1));
    let slope = (mean(|p| p.0 * p.1) - x * y) / (mean(|p| p.0 * p.0) - x * x);
    let offset = y - slope * x;
    let squares = points.iter().map(|p| (p.1 - slope * p.0 - offset).powi(2)).sum::<f64>();
    (slope, offset, (squares / count).sqrt())
}
