//! Accuracy: how well a side played, from 0 to 100.
//!
//! The formulas are those players know from lichess (`AccuracyPercent.scala`), so that the numbers mean what they are used to.

use plyground_games::rules::Side;

/// The accuracy of a move that lost so many percent points of winning chance.
pub fn move_accuracy(loss: f64) -> f64 {
    if loss <= 0.0 {
        return 100.0;
    }
    (103.1668 * (-0.04354 * loss).exp() - 2.1669).clamp(0.0, 100.0)
}

/// A move that counts towards accuracy.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Counted {
    /// Who made it.
    pub side: Side,
    /// See [`move_accuracy`].
    pub accuracy: f64,
    /// How much was at stake around it: the standard deviation of the winning chances there.
    pub weight: f64,
}

/// The accuracy of a side: the mean of two means of its moves' accuracies, one weighted by how much was at stake, one harmonic, which bad moves pull down.
/// `None` for a side without moves.
pub fn game_accuracy(moves: &[Counted], side: Side) -> Option<f64> {
    let of_side = || moves.iter().filter(|counted| counted.side == side);
    let (count, weight) = (of_side().count() as f64, of_side().map(|counted| counted.weight).sum::<f64>());
    if weight <= 0.0 {
        return None;
    }
    let weighted = of_side().map(|counted| counted.accuracy * counted.weight).sum::<f64>() / weight;
    // A harmonic mean with a zero in it is zero, however good the rest was.
    let harmonic = count / of_side().map(|counted| 1.0 / counted.accuracy.max(1.0)).sum::<f64>();
    Some(f64::midpoint(weighted, harmonic))
}

/// How much is at stake at each move: the standard deviation of the winning chances around it. `chances` are those of one and the same side in percent, before
/// the first move and after each; there is one weight for each move.
pub(crate) fn weights(chances: &[f64]) -> Vec<f64> {
    let moves = chances.len().saturating_sub(1);
    let window = (moves / 10).clamp(2, 8).min(chances.len());
    // The first moves share the first window.
    let start = |mv: usize| (mv + 2).saturating_sub(window).min(chances.len() - window);
    (0..moves).map(|mv| deviation(&chances[start(mv)..start(mv) + window]).clamp(0.5, 12.0)).collect()
}

fn deviation(values: &[f64]) -> f64 {
    let mean = values.iter().sum::<f64>() / values.len() as f64;
    (values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / values.len() as f64).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a16_accuracy_falls_with_the_loss_as_players_know_it() {
        // UX.md, section 3.
        for (loss, wanted) in [
            (0.0, 100.0),
            (1.0, 96.6),
            (2.0, 92.4),
            (5.0, 80.8),
            (10.0, 64.6),
            (15.0, 51.5),
            (30.0, 25.8),
            (100.0, 0.0),
        ] {
            let accuracy = move_accuracy(loss);
            assert!((accuracy - wanted).abs() < 0.15, "{loss}: {accuracy}");
        }
    }

    #[test]
    fn a16_what_happens_while_nothing_is_at_stake_counts_less() {
        let (calm, wild) = ([50.0; 21], [10.0, 90.0]);
        let chances: Vec<f64> = calm.into_iter().chain(wild.into_iter().cycle().take(20)).collect();
        let weights = weights(&chances);
        assert_eq!(weights.len(), 40);
        assert!(weights[3] < 0.6 && weights[35] > 11.0, "{weights:?}");
        let counted = |bad: usize| -> Vec<Counted> {
            let accuracy = |i| if i == bad { 20.0 } else { 100.0 };
            weights
                .iter()
                .enumerate()
                .map(|(i, &weight)| Counted { side: Side::First, accuracy: accuracy(i), weight })
                .collect()
        };
        let (early, late) =
            (game_accuracy(&counted(3), Side::First), game_accuracy(&counted(35), Side::First));
        assert!(early > late, "{early:?} {late:?}");
        assert_eq!(game_accuracy(&counted(3), Side::Second), None);
    }

    #[test]
    fn short_games_have_weights_too() {
        assert_eq!(weights(&[]).len(), 0);
        assert_eq!(weights(&[50.0]).len(), 0);
        assert_eq!(weights(&[50.0, 60.0]), [5.0]);
        assert_eq!(weights(&[50.0, 60.0, 60.0]), [5.0, 0.5]);
    }
}
