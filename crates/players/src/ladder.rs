//! A ladder: all players of a game against each other, and the ratings that follow from the results.

use std::collections::BTreeMap;

use crate::elo::{WITHIN_95, expected};

/// A game of a ladder: the players' places in the list, the weaker one's first, and which of their games it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Pairing {
    /// The first player's place.
    pub a: usize,
    /// The second player's place; greater.
    pub b: usize,
    /// From 0.
    pub number: u64,
}

/// Results so far: what the first player got, in half points.
pub type Results = BTreeMap<Pairing, usize>;

/// A player's rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LadderRating {
    /// In Elo; the mean of all players is 1500.
    pub elo: f64,
    /// It is this far off at most, in 95 of 100 cases.
    pub error: f64,
    /// How many games it has played.
    pub games: u64,
}

/// A game of a ladder that is longer than this is called a draw: it would say no more, but take the time of many others.
pub const LONGEST: usize = 300;

/// How many games every pair plays first.
const FIRST_ROUND: u64 = 2;
/// Players whose places differ by no more than this meet most often: their order is what is asked.
const NEIGHBOURS: usize = 2;
/// In Elo, by the first round: others this close meet half as often; their games say nearly as much.
const CLOSE: f64 = 200.0;

/// The games still to be played, where neighbours meet `games` times. Empty when the ladder is done.
///
/// A game between players far apart says little, as its result is known beforehand; but a few are needed to find out
/// who is far apart. So all pairs play a first round, and what is played after it follows from that round alone: a
/// ladder that is stopped and resumed comes out the same.
pub fn to_play(players: usize, games: u64, results: &Results) -> Vec<Pairing> {
    let first = missing(players, results, |_, _| FIRST_ROUND.min(games));
    if !first.is_empty() {
        return first;
    }
    let first_round = results.iter().filter(|(fixture, _)| fixture.number < FIRST_ROUND);
    let guess = fit(players, &first_round.map(|(&fixture, &halves)| (fixture, halves)).collect());
    missing(players, results, |a, b| {
        if b - a <= NEIGHBOURS {
            games
        } else if (guess[a].elo - guess[b].elo).abs() <= CLOSE {
            (games / 2).next_multiple_of(2).min(games)
        } else {
            FIRST_ROUND.min(games)
        }
    })
}

fn missing(players: usize, results: &Results, wanted: impl Fn(usize, usize) -> u64) -> Vec<Pairing> {
    let pairs = (0..players).flat_map(|a| (a + 1..players).map(move |b| (a, b)));
    let games = pairs.flat_map(|(a, b)| (0..wanted(a, b)).map(move |number| Pairing { a, b, number }));
    games.filter(|fixture| !results.contains_key(fixture)).collect()
}

/// Deviation of the ratings that are taken for likely before any game, in Elo: wide, so that it hardly matters, but it keeps
/// a player that won or lost all its games at a finite rating.
const PRIOR: f64 = 800.0;

/// The likeliest ratings (Bradley and Terry's model, a draw being half a win and half a loss), with their errors from the
/// curvature of the likelihood around them.
pub fn fit(players: usize, results: &Results) -> Vec<LadderRating> {
    let scale = std::f64::consts::LN_10 / 400.0;
    let mut elo = vec![0.0; players];
    let mut curvature = identity(players, 0.0);
    // Newton's method; the likelihood has one top, and no step may go far beyond what is known.
    for _ in 0..200 {
        let mut slope: Vec<f64> = elo.iter().map(|elo| -elo / PRIOR.powi(2)).collect();
        curvature = identity(players, 1.0 / PRIOR.powi(2));
        for (&Pairing { a, b, .. }, &halves) in results {
            let share = expected(elo[a] - elo[b]);
            let pull = scale * (halves as f64 / 2.0 - share);
            slope[a] += pull;
            slope[b] -= pull;
            let bend = scale * scale * share * (1.0 - share);
            curvature[a][a] += bend;
            curvature[b][b] += bend;
            curvature[a][b] -= bend;
            curvature[b][a] -= bend;
        }
        let step = multiply(&inverse(&curvature), &slope);
        let largest = step.iter().fold(0.0, |largest: f64, step| largest.max(step.abs()));
        let damping = (200.0 / largest.max(1.0)).min(1.0);
        elo.iter_mut().zip(&step).for_each(|(elo, step)| *elo += damping * step);
        if largest < 1e-9 {
            break;
        }
    }
    let covariance = inverse(&curvature);
    let mean = elo.iter().sum::<f64>() / players.max(1) as f64;
    let known: f64 = (0..players).map(|i| curvature[i][i]).sum();
    let weights: Vec<f64> = (0..players).map(|i| curvature[i][i] / known).collect();
    (0..players)
        .map(|i| LadderRating {
            elo: 1500.0 + elo[i] - mean,
            error: WITHIN_95 * variance(&covariance, &weights, i).max(0.0).sqrt(),
            games: results.keys().filter(|fixture| fixture.a == i || fixture.b == i).count() as u64,
        })
        .collect()
}

/// The variance of one player's difference to all, who count by how much is known of each: otherwise one player who
/// lost everything, and so could be anywhere below, would make all the others look uncertain.
fn variance(covariance: &[Vec<f64>], weights: &[f64], i: usize) -> f64 {
    let with_all = multiply(covariance, weights);
    let all: f64 = with_all.iter().zip(weights).map(|(with, weight)| with * weight).sum();
    covariance[i][i] - 2.0 * with_all[i] + all
}

fn identity(n: usize, value: f64) -> Vec<Vec<f64>> {
    (0..n).map(|i| (0..n).map(|j| if i == j { value } else { 0.0 }).collect()).collect()
}

fn multiply(matrix: &[Vec<f64>], vector: &[f64]) -> Vec<f64> {
    matrix.iter().map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum()).collect()
}

/// By Gauss and Jordan. The matrices here are positive definite, so no row need be exchanged.
fn inverse(matrix: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let n = matrix.len();
    let (mut left, mut right) = (matrix.to_vec(), identity(n, 1.0));
    for pivot in 0..n {
        let by = left[pivot][pivot];
        for matrix in [&mut left, &mut right] {
            matrix[pivot].iter_mut().for_each(|value| *value /= by);
        }
        for row in (0..n).filter(|&row| row != pivot) {
            let times = left[row][pivot];
            for matrix in [&mut left, &mut right] {
                let source = matrix[pivot].clone();
                matrix[row].iter_mut().zip(source).for_each(|(value, source)| *value -= times * source);
            }
        }
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many games of `a` against `b`, of which `a` gets so many half points.
    fn meet(results: &mut Results, a: usize, b: usize, games: u64, half_points: u64) {
        let mut left = half_points;
        for number in 0..games {
            let got = left.min(2);
            left -= got;
            results.insert(Pairing { a, b, number }, got as usize);
        }
    }

    #[test]
    fn a14_equal_results_are_1500_each() {
        let mut results = Results::new();
        meet(&mut results, 0, 1, 100, 100);
        let rated = fit(2, &results);
        for player in &rated {
            assert!((player.elo - 1500.0).abs() < 1e-6 && player.games == 100);
        }
        // One of two, each off by half of the difference: 1.96 * 400 / ln 10 / sqrt(100 / 4) / 2.
        assert!((rated[0].error - 34.05).abs() < 0.2, "{rated:?}");
    }

    #[test]
    fn a13_three_quarters_are_191_elo() {
        let mut results = Results::new();
        meet(&mut results, 0, 1, 4000, 2000);
        let rated = fit(2, &results);
        assert!((rated[1].elo - rated[0].elo - 190.85).abs() < 1.0, "{rated:?}");
        assert!((rated[1].elo + rated[0].elo - 3000.0).abs() < 1e-6);
    }

    #[test]
    fn a13_a_chain_adds_up() {
        let mut results = Results::new();
        for i in 0..5 {
            meet(&mut results, i, i + 1, 2000, 1440);
        }
        let rated = fit(6, &results);
        for pair in rated.windows(2) {
            let step = crate::elo::difference(0.64);
            assert!((pair[1].elo - pair[0].elo - step).abs() < 2.0, "{rated:?}");
        }
        let error_of = |i: usize| rated[i].error;
        assert!(
            error_of(0) > error_of(2) && error_of(5) > error_of(3),
            "the ends are known least: {rated:?}"
        );
    }

    #[test]
    fn a13_who_loses_everything_has_a_rating_all_the_same() {
        let mut results = Results::new();
        meet(&mut results, 0, 1, 40, 0);
        meet(&mut results, 0, 2, 2, 0);
        meet(&mut results, 1, 2, 40, 40);
        let rated = fit(3, &results);
        let gap = rated[1].elo - rated[0].elo;
        assert!(gap > 400.0 && gap < 1500.0 && rated.iter().all(|r| r.error.is_finite()), "{rated:?}");
        assert!(rated[0].error > 2.0 * rated[2].error, "{rated:?}");
        assert!(fit(0, &Results::new()).is_empty());
    }

    /// Plays what is asked for, with results that a given spacing makes plain.
    fn play_all(players: usize, games: u64, mut results: Results, limit: usize) -> Results {
        let mut played = 0;
        loop {
            let left = to_play(players, games, &results);
            if left.is_empty() {
                return results;
            }
            for fixture in left.into_iter().rev() {
                if played == limit {
                    return results;
                }
                played += 1;
                let even = (fixture.a * 7 + fixture.b * 3) as u64 + fixture.number;
                let halves = if fixture.b - fixture.a > 3 { 0 } else { even % 3 };
                results.insert(fixture, halves as usize);
            }
        }
    }

    #[test]
    fn a13_a_ladder_that_is_resumed_comes_out_the_same() {
        let whole = play_all(8, 20, Results::new(), usize::MAX);
        for stopped in [0, 1, 30, 55, 56, 57, 200] {
            let part = play_all(8, 20, Results::new(), stopped);
            assert_eq!(part.len(), stopped.min(whole.len()));
            assert_eq!(play_all(8, 20, part, usize::MAX), whole, "stopped after {stopped}");
        }
        let of = |a, b| whole.keys().filter(|fixture| (fixture.a, fixture.b) == (a, b)).count();
        assert_eq!((of(0, 1), of(3, 5), of(0, 7)), (20, 20, 2));
    }

    #[test]
    fn a_ladder_of_few_games_asks_for_no_more() {
        assert_eq!(play_all(4, 1, Results::new(), usize::MAX).len(), 6);
        assert_eq!(play_all(1, 10, Results::new(), usize::MAX).len(), 0);
    }
}
