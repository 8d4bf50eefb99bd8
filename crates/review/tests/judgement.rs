//! Scores foretell who wins, are worth what the scales of winning chances say, and do not sway out of measure from one depth to the next.
//!
//! The games in `data/judged` come from self-play by the command in their first line; no weight was fitted to them. Their positions are judged anew each time, by the evaluation
//! as it is: one that is broken fails.

#[allow(dead_code, reason = "the command of the same name uses the rest")]
#[path = "../examples/shared/judged.rs"]
mod judged;

use std::ops::Range;

use judged::{Finished, Judged, judge, qualities, sways};
use plyground_fit::parallel::map;

/// Few enough for a test, and enough to be better than depth 1.
const NODES: u64 = 2_000;

/// What is true of a game's scores today, with room for chance and for small changes.
struct Bounds {
    /// The least area under the curve, at depth 1 and with the nodes.
    area: [f64; 2],
    /// The scale that fits best with the nodes, as a share of the game's own.
    factor: Range<f64>,
    /// The most that scores sway from one depth to the next, in logits.
    sway: f64,
}

impl Bounds {
    /// What is wrong with scores that are `factor` times what they are.
    fn faults(&self, judged: &[Judged], factor: f64) -> Vec<String> {
        let Some([shallow, deep]) = qualities(judged, factor) else {
            return vec!["the results say nothing".to_owned()];
        };
        let all = sways(judged);
        let sway = factor.abs() * all.iter().map(|sway| sway.logits).sum::<f64>() / all.len() as f64;
        let checks = [
            (shallow.area >= self.area[0], format!("area under the curve at depth 1: {:.3}", shallow.area)),
            (deep.area >= self.area[1], format!("area under the curve with {NODES} nodes: {:.3}", deep.area)),
            (
                self.factor.contains(&deep.factor),
                format!("the scale should be {:.2} times as large", deep.factor),
            ),
            (sway <= self.sway, format!("sway of {sway:.3} logits a ply")),
        ];
        checks.into_iter().filter(|(is_true, _)| !is_true).map(|(_, what)| what).collect()
    }
}

fn check(variant: &str, text: &str, bounds: &Bounds) {
    let games: Vec<Finished> =
        text.lines().filter(|line| !line.starts_with('#')).map(Finished::read).collect();
    let judged: Vec<Judged> =
        map(games.len(), |number| judge(variant, number, &games[number], NODES)).concat();
    assert!(judged.len() > 100, "{variant}: {} positions say little", judged.len());
    assert_eq!(bounds.faults(&judged, 1.0), [""; 0], "{variant}");
    // The test would notice.
    for (broken, what) in
        [(-1.0, "for the other side"), (0.5, "half as large"), (2.5, "more than twice as large")]
    {
        assert!(!bounds.faults(&judged, broken).is_empty(), "{variant}: scores {what} pass, too");
    }
}

#[test]
fn a13_scores_of_connect_four_judge_as_measured() {
    let bounds = Bounds { area: [0.65, 0.74], factor: 0.7..1.4, sway: 0.50 };
    check("connect-four", include_str!("data/judged/connect-four.txt"), &bounds);
}

#[test]
fn a13_scores_of_gomoku_judge_as_measured() {
    let bounds = Bounds { area: [0.70, 0.76], factor: 0.7..1.4, sway: 0.20 };
    check("gomoku", include_str!("data/judged/gomoku.txt"), &bounds);
}

#[test]
fn a13_scores_of_reversi_judge_as_measured() {
    let bounds = Bounds { area: [0.84, 0.87], factor: 0.8..1.7, sway: 0.65 };
    check("reversi", include_str!("data/judged/reversi.txt"), &bounds);
}

#[test]
fn a13_scores_of_yinsh_judge_as_measured() {
    let bounds = Bounds { area: [0.71, 0.73], factor: 0.8..1.8, sway: 0.36 };
    check("yinsh", include_str!("data/judged/yinsh.txt"), &bounds);
}

/// Here, too, the scale is too steep; few games have a winner, so it is known roughly.
#[test]
fn a13_scores_of_laser_chess_judge_as_measured() {
    let bounds = Bounds { area: [0.58, 0.58], factor: 0.25..0.85, sway: 0.35 };
    check("laser", include_str!("data/judged/laser.txt"), &bounds);
}
