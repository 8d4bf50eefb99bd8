//! What is reviewed: a game that can be looked at from each of its positions.

use plyground_games::{AnyGame, AnyPlay, TextLine, find, rules::Side};
use plyground_search::Score;

/// A game to be reviewed. It is cheap to look at: what the rules say of each position is found once.
pub struct Subject {
    game: &'static dyn AnyGame,
    /// The whole game.
    play: Box<dyn AnyPlay>,
    moves: Vec<(Side, String)>,
    /// By ply.
    hashes: Vec<u64>,
    /// For each move, whether there was another one.
    choice: Vec<bool>,
    /// Moves from the start on that stay in the opening book.
    book: usize,
    /// The name of the opening after each of those, the start included.
    names: Vec<Option<&'static str>>,
}

impl Subject {
    /// From a game as far as it has been played.
    pub fn new(play: &dyn AnyPlay) -> Subject {
        let (game, _) = find(play.variant().id).expect("a game under way has a variant");
        let moves = play.history();
        let mut walk = at(play, 0);
        let (mut hashes, mut choice, mut names, mut book) =
            (vec![walk.evaluation_hash()], Vec::new(), vec![walk.opening()], 0);
        for (ply, (_, text)) in moves.iter().enumerate() {
            choice.push(walk.legal().len() > 1);
            if book == ply && walk.book_moves().iter().any(|(mv, _)| mv == text) {
                book += 1;
            }
            walk.play(text).expect("a game can be replayed");
            hashes.push(walk.evaluation_hash());
            if book > ply {
                names.push(walk.opening());
            }
        }
        Subject { game, play: play.boxed_clone(), moves, hashes, choice, book, names }
    }

    /// The same where the first moves were given: an opening rule decided about them, and they are judged as those of a book.
    #[must_use]
    pub fn with_given(self, moves: usize) -> Subject {
        Subject { book: self.book.max(moves.min(self.moves.len())), ..self }
    }

    /// The game that is played.
    pub fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    /// The whole game.
    pub fn play(&self) -> &dyn AnyPlay {
        &*self.play
    }

    /// How many moves it has.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether it has no moves.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// Who made a move, and its text.
    pub fn mv(&self, index: usize) -> (Side, &str) {
        let (side, text) = &self.moves[index];
        (*side, text)
    }

    /// Whether there was another move to make.
    pub fn had_choice(&self, index: usize) -> bool {
        self.choice[index]
    }

    /// Whether a move stays in the opening book.
    pub fn is_book(&self, index: usize) -> bool {
        index < self.book
    }

    /// The name of the opening after so many moves: the last one that was reached.
    pub fn opening(&self, ply: usize) -> Option<&'static str> {
        self.names[ply.min(self.names.len() - 1)]
    }

    /// The game after so many moves.
    pub fn at(&self, ply: usize) -> Box<dyn AnyPlay> {
        at(&*self.play, ply)
    }

    /// The [hash](AnyPlay::evaluation_hash) by which the evaluation after so many moves is known.
    pub fn hash(&self, ply: usize) -> u64 {
        self.hashes[ply]
    }
}

/// The game as it was after so many moves.
fn at(play: &dyn AnyPlay, ply: usize) -> Box<dyn AnyPlay> {
    let mut earlier = play.boxed_clone();
    while earlier.ply() > ply {
        earlier.take_back();
    }
    earlier
}

/// A score seen from the other side.
pub(crate) const fn negated(score: Score) -> Score {
    match score {
        Score::Heuristic(value) => Score::Heuristic(-value),
        Score::Exact(value) => Score::Exact(-value),
        Score::Win(turns) => Score::Loss(turns),
        Score::Loss(turns) => Score::Win(turns),
    }
}

/// A score of a position with `to_move` to move, seen from `side`.
pub(crate) fn seen_from(side: Side, to_move: Side, score: Score) -> Score {
    if side == to_move { score } else { negated(score) }
}

/// A line for the coach, whose claims count turns with the one that the first move is part of. `after` is the score after that move, from the side that
/// makes it.
pub fn line_of(before: &dyn AnyPlay, moves: Vec<String>, after: Score) -> TextLine {
    let mut played = before.boxed_clone();
    let made = moves.first().is_some_and(|first| played.play(first).is_ok());
    let ends_turn = made && (played.outcome().is_some() || played.to_move() != before.to_move());
    let score = match after {
        Score::Win(turns) if ends_turn => Score::Win(turns + 1),
        Score::Loss(turns) if ends_turn => Score::Loss(turns + 1),
        score => score,
    };
    TextLine { moves, score }
}

/// What the rules say of a game that is over, from the side to move.
pub(crate) fn final_score(play: &dyn AnyPlay) -> Option<Score> {
    let outcome = play.outcome()?;
    Some(play.final_margin().map_or_else(
        || match outcome.winner {
            None => Score::Exact(0),
            Some(side) if side == play.to_move() => Score::Win(0),
            Some(_) => Score::Loss(0),
        },
        Score::Exact,
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a16_the_turn_of_the_first_move_counts_once() {
        let score = |variant: &str, moves: &[&str], first: &str, after: Score| {
            let (game, variant) = find(variant).expect("a game");
            let mut play = game.start(variant, None).expect("a start");
            for mv in moves {
                play.play(mv).expect("legal");
            }
            line_of(&*play, vec![first.to_owned()], after).score
        };
        let four = ["h8", "a1", "i8", "a3", "j8", "a5", "k8", "a7"];
        assert_eq!(score("gomoku", &four, "l8", Score::Win(0)), Score::Win(1), "it wins at once");
        assert_eq!(score("gomoku", &four, "o15", Score::Loss(7)), Score::Loss(8));
        assert_eq!(score("gomoku", &four, "o15", Score::Heuristic(7)), Score::Heuristic(7));
    }
}
