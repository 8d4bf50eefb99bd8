//! Ratings of people and computers, game by game (Elo), and how sure they are.
//!
//! The ratings that come with the program are measured: all games at once ([`crate::ladder`]). These here move with
//! every game that counts, in the order in which games end.

use crate::elo::{WITHIN_95, expected};

/// The rating of a player without games.
pub const START: f64 = 1500.0;
/// The most that one game can change a rating.
pub const K: f64 = 32.0;
/// How far the first rating may be off, as a standard deviation: players of a game lie this far apart.
pub const START_DEVIATION: f64 = 350.0;

/// A player's rating and how sure it is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// The rating.
    pub elo: f64,
    /// How far it may be off, as a standard deviation.
    pub deviation: f64,
    /// How many games it follows from.
    pub games: u64,
}

impl Standing {
    /// Of a player without games.
    pub const NEW: Standing = Standing { elo: START, deviation: START_DEVIATION, games: 0 };

    /// The rating is this far off at most, in 95 of 100 cases.
    pub fn error(&self) -> f64 {
        WITHIN_95 * self.deviation
    }

    /// After a game against an opponent rated `other`, with these points: 1 for a win, a half for a draw.
    ///
    /// With E the expected points, the rating moves by K (points - E). Around the true strength E grows by c = E (1 - E) ln 10 / 400
    /// for each point of rating: an error of the rating shrinks to (1 - K c) of it, and the chance of the game adds a variance of
    /// K² E (1 - E). Many games between equals so lead to a deviation of 53 points, with fewer it is greater.
    #[must_use]
    pub fn after(&self, other: f64, points: f64) -> Standing {
        let share = expected(self.elo - other);
        let chance = share * (1.0 - share);
        let kept = 1.0 - K * chance * std::f64::consts::LN_10 / 400.0;
        let variance = (self.deviation * kept).powi(2) + K * K * chance;
        Standing {
            elo: self.elo + K * (points - share),
            // A game tells something, or nothing; it does not make what is known less sure.
            deviation: variance.sqrt().min(self.deviation.max(SETTLED)),
            games: self.games + 1,
        }
    }
}

/// What the deviation comes to in the end: with E = 1/2, K² E (1 - E) / (1 - (1 - K c)²).
const SETTLED: f64 = 53.0;

/// Both after a game, of which the first one got these points.
pub fn both_after(first: Standing, second: Standing, points: f64) -> (Standing, Standing) {
    (first.after(second.elo, points), second.after(first.elo, 1.0 - points))
}

/// A player's strength on the scale of opponents of known strength: the likeliest value after these results, each an
/// opponent's rating and the points against it. Before any game it is the start rating.
///
/// A rating that moves by K takes many games to reach a player much stronger or weaker than 1500. This is right at once, and so
/// what opponents are chosen by.
pub fn estimate(results: &[(f64, f64)]) -> f64 {
    let scale = std::f64::consts::LN_10 / 400.0;
    let prior = 1.0 / START_DEVIATION.powi(2);
    let mut elo = START;
    // Newton's method: the likelihood has one top.
    for _ in 0..100 {
        let (mut slope, mut bend) = ((START - elo) * prior, prior);
        for &(other, points) in results {
            let share = expected(elo - other);
            slope += scale * (points - share);
            bend += scale * scale * share * (1.0 - share);
        }
        let step = (slope / bend).clamp(-200.0, 200.0);
        elo += step;
        if step.abs() < 1e-9 {
            break;
        }
    }
    elo
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a14_the_example_of_the_requirement() {
        let (first, second) = both_after(Standing::NEW, Standing::NEW, 1.0);
        assert_eq!((first.elo, second.elo), (1516.0, 1484.0));
        let (first, second) = both_after(first, second, 1.0);
        assert_eq!(
            (format!("{:.1}", first.elo), format!("{:.1}", second.elo)),
            ("1530.5".into(), "1469.5".into())
        );
        assert_eq!((first.games, second.games), (2, 2));
        let (drawn, _) = both_after(Standing::NEW, Standing::NEW, 0.5);
        assert!((drawn.elo - 1500.0).abs() < 1e-12);
    }

    #[test]
    fn a14_what_one_wins_the_other_loses() {
        for (a, b, points) in [(1500.0, 1900.0, 1.0), (1200.0, 1210.5, 0.5), (2300.0, 900.0, 0.0)] {
            let at = |elo| Standing { elo, ..Standing::NEW };
            let (first, second) = both_after(at(a), at(b), points);
            assert!((first.elo + second.elo - a - b).abs() < 1e-9);
            // E = Q_A / (Q_A + Q_B) with Q = 10^(R / 400).
            let (q_a, q_b) = (10f64.powf(a / 400.0), 10f64.powf(b / 400.0));
            assert!((first.elo - a - 32.0 * (points - q_a / (q_a + q_b))).abs() < 1e-9);
        }
    }

    #[test]
    fn a14_a_rating_gets_surer_and_never_quite_sure() {
        let mut standing = Standing::NEW;
        let mut before = standing.error();
        assert!((before - 686.0).abs() < 1.0);
        for game in 0..200 {
            standing = standing.after(standing.elo, f64::from(game % 2));
            assert!(standing.error() <= before);
            before = standing.error();
        }
        assert!((standing.error() - 104.0).abs() < 2.0, "{standing:?}");
        let hopeless = Standing::NEW.after(3000.0, 0.0);
        assert!(
            hopeless.deviation > 340.0,
            "a game whose result is known beforehand tells nothing: {hopeless:?}"
        );
    }

    #[test]
    fn a14_who_wins_half_is_as_strong_as_the_opponent() {
        assert!((estimate(&[]) - 1500.0).abs() < 1e-9);
        let even: Vec<(f64, f64)> = (0..40).map(|n| (1900.0, f64::from(n % 2))).collect();
        assert!((estimate(&even) - 1900.0).abs() < 25.0, "{}", estimate(&even));
        let lost = vec![(1500.0, 0.0); 8];
        assert!((900.0..1300.0).contains(&estimate(&lost)), "{}", estimate(&lost));
        let always = vec![(2200.0, 1.0); 1000];
        assert!(estimate(&always).is_finite() && estimate(&always) > 2200.0);
    }
}
