//! Who is winning, and how strong players are, in words.

use plyground_games::{AnyGame, rules::Side};
use plyground_search::Score;
use plyground_words::{Message, key, message};

use crate::elo::Difference;

/// Who is winning, from the score of the side to move.
pub fn words(game: &dyn AnyGame, to_move: Side, score: Score) -> Message {
    let (good, value) = match score {
        Score::Heuristic(value) => (value > 0, value.unsigned_abs()),
        Score::Exact(value) => (value > 0, value.unsigned_abs()),
        Score::Win(turns) => (true, turns),
        Score::Loss(turns) => (false, turns),
    };
    let side = game.info().sides[if good { to_move } else { !to_move }].name;
    match score {
        Score::Heuristic(_) => {
            let [small, clear, great, close] = game.engine().advantage;
            match value {
                _ if value >= close => message!("judged-close", side = side),
                _ if value >= great => message!("judged-great", side = side),
                _ if value >= clear => message!("judged-clear", side = side),
                _ if value >= small => message!("judged-small", side = side),
                _ => key!("judged-even").into(),
            }
        }
        Score::Exact(0) => key!("judged-draw").into(),
        Score::Exact(_) => message!("judged-margin", side = side, margin = value),
        Score::Win(0) | Score::Loss(0) => message!("judged-won", side = side),
        Score::Win(1) | Score::Loss(1) => message!("judged-at-once", side = side),
        Score::Win(_) | Score::Loss(_) => message!("judged-forced", side = side, turns = value),
    }
}

/// "+191 (95 %: +120 to +280)".
pub fn elo_words(Difference { elo, low, high, .. }: Difference) -> Message {
    // Minus zero is zero.
    let whole = |elo: f64| format!("{:+.0}", elo.round() + 0.0);
    match (low.is_finite(), high.is_finite()) {
        (true, true) => {
            let error = (high - low) / 2.0;
            let error = format!("{error:.0}");
            message!("elo-between", elo = whole(elo), error = error, low = whole(low), high = whole(high))
        }
        (true, false) if elo.is_finite() => message!("elo-from", elo = whole(elo), low = whole(low)),
        (false, true) if elo.is_finite() => message!("elo-to", elo = whole(elo), high = whole(high)),
        (true, false) => message!("elo-at-least", low = whole(low)),
        (false, true) => message!("elo-at-most", high = whole(high)),
        (false, false) => key!("elo-unknown").into(),
    }
}

#[cfg(test)]
mod tests {
    use plyground_games::GAMES;
    use plyground_words::Lang;

    use super::*;

    fn said(id: &str, score: Score) -> String {
        let game = GAMES.iter().find(|game| game.info().id == id).expect("a game");
        words(*game, Side::First, score).to_string()
    }

    #[test]
    fn g6_words_for_the_evaluation() {
        for (value, wanted) in [
            (0, "even"),
            (199, "even"),
            (200, "Black has a small advantage"),
            (-499, "White has a small advantage"),
            (500, "Black has an advantage"),
            (1000, "Black has a great advantage"),
            (-2000, "White is close to winning"),
        ] {
            assert_eq!(said("gomoku", Score::Heuristic(value)), wanted, "{value}");
        }
        assert_eq!(said("gomoku", Score::Win(5)), "Black has a forced win in 5 turns");
        assert_eq!(said("gomoku", Score::Loss(1)), "White wins at once");
        assert_eq!(said("gomoku", Score::Loss(0)), "White has won");
        assert_eq!(said("reversi", Score::Exact(-12)), "Light wins by 12");
        assert_eq!(said("reversi", Score::Exact(0)), "a certain draw");
    }

    #[test]
    fn differences_in_words() {
        let of = |elo, low, high| elo_words(Difference { elo, low, high, superior: 0.5 }).to_string();
        assert_eq!(of(190.8, 120.0, 280.0), "+191 ± 80 (95 %: +120 to +280)");
        assert_eq!(of(-0.0, -5.0, 5.0), "+0 ± 5 (95 %: -5 to +5)");
        assert_eq!(of(191.0, -108.0, f64::INFINITY), "+191 (95 %: -108 or more)");
        assert_eq!(of(f64::INFINITY, 604.0, f64::INFINITY), "+604 or more (95 %)");
        assert_eq!(of(f64::NEG_INFINITY, f64::NEG_INFINITY, -604.0), "-604 or less (95 %)");
    }

    #[test]
    fn a22_words_for_the_evaluation_in_german() {
        let game = GAMES.iter().find(|game| game.info().id == "reversi").expect("a game");
        let said = |score| words(*game, Side::First, score).in_lang(Lang::De);
        assert_eq!(said(Score::Exact(-12)), "Hell gewinnt mit 12 Vorsprung");
        assert_eq!(said(Score::Win(3)), "Dunkel gewinnt in 3 Zügen zwingend");
    }
}
