//! Winning chances are true: of the positions given about 70 %, about 70 % are won.
//!
//! The pairs of score and result in `data/calibration` come from self-play by the command in their first line, with another seed than the scales were fitted with. They
//! are made anew when the evaluation of a game changes much.

use plyground_fit::{Pair, calibrate, logistic};
use plyground_games::{AnyGame, find};

/// How far from the truth the chances between 60 and 80 % may be, in percent points: about twice the standard error of these samples.
const TOLERANCE: f64 = 6.0;
/// The scale that fits the sample best lies between these, as a share of the game's own.
const NEAR: std::ops::Range<f64> = 0.7..1.4;

struct Sample {
    game: &'static dyn AnyGame,
    lines: Vec<(usize, Pair)>,
}

impl Sample {
    fn read(variant: &str, text: &str) -> Sample {
        let number = |word: &str| word.parse::<f64>().expect("a number");
        let line = |line: &str| {
            let words: Vec<&str> = line.split(' ').collect();
            let [class, score, result, game] = words[..] else { panic!("{line}") };
            let pair = Pair { score: number(score), result: number(result), game: number(game) as usize };
            (number(class) as usize, pair)
        };
        let lines: Vec<_> = text.lines().filter(|line| !line.starts_with('#')).map(line).collect();
        Sample { game: find(variant).expect("a variant").0, lines }
    }

    /// The pairs with the logarithms of the odds that a review gives for their scores, if its scales were `factor` times what they are.
    fn odds(&self, factor: f64) -> Vec<Pair> {
        let odds = |&(class, pair): &(usize, Pair)| Pair {
            score: factor * self.game.win_scale(class) * pair.score,
            ..pair
        };
        self.lines.iter().map(odds).collect()
    }

    /// Says what is wrong with chances that were `factor` times as steep.
    fn check(&self, factor: f64) -> Result<(), String> {
        let odds = self.odds(factor);
        let both_sides =
            odds.iter().flat_map(|pair| [(pair.score, pair.result), (-pair.score, 1.0 - pair.result)]);
        let (mut given, mut won, mut count) = (0.0, 0.0, 0.0);
        for (odds, result) in both_sides {
            let chance = logistic(odds);
            if (0.6..0.8).contains(&chance) {
                (given, won, count) = (given + 100.0 * chance, won + 100.0 * result, count + 1.0);
            }
        }
        let (given, won) = (given / count, won / count);
        let fitted = calibrate(&odds).expect("results differ").k;
        if count < 100.0 || (given - won).abs() > TOLERANCE || !NEAR.contains(&fitted) {
            return Err(format!(
                "{count} positions were given {given:.1} % and {won:.1} % of them won; the scale should be {fitted:.2} times as large"
            ));
        }
        Ok(())
    }
}

fn check(variant: &str, text: &str) {
    let sample = Sample::read(variant, text);
    if let Err(problem) = sample.check(1.0) {
        panic!("{variant}: {problem}");
    }
    // The test would notice.
    assert!(sample.check(0.5).is_err(), "{variant}: half as steep passes, too");
    assert!(sample.check(2.0).is_err(), "{variant}: twice as steep passes, too");
}

#[test]
fn a16_chances_of_reversi_come_true() {
    check("reversi", include_str!("data/calibration/reversi.txt"));
}

#[test]
fn a16_chances_of_gomoku_come_true() {
    check("gomoku", include_str!("data/calibration/gomoku.txt"));
}

#[test]
fn a16_chances_of_yinsh_come_true() {
    check("yinsh", include_str!("data/calibration/yinsh.txt"));
}

#[test]
fn a16_chances_of_laser_chess_come_true() {
    check("laser", include_str!("data/calibration/laser.txt"));
}

#[test]
fn a16_chances_of_connect_four_come_true() {
    check("connect-four", include_str!("data/calibration/connect-four.txt"));
}
