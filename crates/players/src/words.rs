//! Who is winning, in words.

use plyground_games::rules::{GameInfo, Side};
use plyground_search::Score;

/// From which judgement on a side has a small advantage, an advantage, a great one, and is close to winning (G6), in
/// each game's units.
const fn steps(game: &str) -> [u32; 4] {
    match game.as_bytes() {
        // In Gomoku by pattern weights; in Reversi, where a disc is 100, the same numbers make sense.
        b"gomoku" | b"reversi" => [200, 500, 1000, 2000],
        // A row that can be made at once is worth 250 to 400 while three rings are needed.
        b"yinsh" => [100, 250, 500, 1000],
        // A pyramid is 100.
        _ => [40, 100, 200, 400],
    }
}

/// Who is winning, from the score of the side to move.
pub fn words(game: &GameInfo, to_move: Side, score: Score) -> String {
    let (good, value) = match score {
        Score::Heuristic(value) => (value > 0, value.unsigned_abs()),
        Score::Exact(value) => (value > 0, value.unsigned_abs()),
        Score::Win(turns) => (true, turns),
        Score::Loss(turns) => (false, turns),
    };
    let side = game.sides[if good { to_move } else { !to_move }].name;
    match score {
        Score::Heuristic(_) => {
            let [small, clear, great, close] = steps(game.id);
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
        words(game.info(), Side::First, score)
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
