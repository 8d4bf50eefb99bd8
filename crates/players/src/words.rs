//! Who is winning, in words.

use plyground_games::{AnyGame, rules::Side};
use plyground_search::Score;

/// Who is winning, from the score of the side to move.
pub fn words(game: &dyn AnyGame, to_move: Side, score: Score) -> String {
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
                _ if value >= close => format!("{side} is close to winning"),
                _ if value >= great => format!("{side} has a great advantage"),
                _ if value >= clear => format!("{side} has an advantage"),
                _ if value >= small => format!("{side} has a small advantage"),
                _ => "even".to_owned(),
            }
        }
        Score::Exact(0) => "a certain draw".to_owned(),
        Score::Exact(_) => format!("{side} wins by {value}"),
        Score::Win(1) | Score::Loss(1) => format!("{side} wins at once"),
        Score::Win(_) | Score::Loss(_) => format!("{side} has a forced win in {value} turns"),
    }
}

#[cfg(test)]
mod tests {
    use plyground_games::GAMES;

    use super::*;

    fn said(id: &str, score: Score) -> String {
        let game = GAMES.iter().find(|game| game.info().id == id).expect("a game");
        words(*game, Side::First, score)
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
        assert_eq!(said("reversi", Score::Exact(-12)), "Light wins by 12");
        assert_eq!(said("reversi", Score::Exact(0)), "a certain draw");
    }
}
