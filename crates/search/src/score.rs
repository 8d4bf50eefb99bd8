//! What a search's number means.

/// A win now. A win in `n` turns is `WIN - n`, a loss in `n` turns `n - WIN`.
pub const WIN: i32 = 1_000_000;
/// In games that are won by a margin, a win by `n` is `EXACT + n` once it is certain.
pub const EXACT: i32 = 500_000;
/// Evaluations stay between minus this and this.
pub(crate) const MAX_EVALUATION: i32 = 400_000;
/// Beyond this a score is a win in some number of turns.
const WINNING: i32 = 900_000;
const LOSING: i32 = -WINNING;

/// What a score from the side to move means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// An evaluation, in the game's units.
    Heuristic(i32),
    /// The margin the game ends with.
    Exact(i32),
    /// A certain win in so many turns of either side.
    Win(u32),
    /// A certain loss in so many turns of either side.
    Loss(u32),
}

impl Score {
    /// What a number means.
    pub const fn of(number: i32) -> Score {
        let size = number.abs();
        match (size, number > 0) {
            (WINNING.., true) => Score::Win(WIN.abs_diff(size)),
            (WINNING.., false) => Score::Loss(WIN.abs_diff(size)),
            (MAX_EVALUATION.., _) => Score::Exact((size - EXACT) * number.signum()),
            _ => Score::Heuristic(number),
        }
    }

    /// What a number means that is certain, or is not. A margin that is not certain is a bound: it may
    /// still grow, so it is an evaluation, and those are in hundredths where a game is won by a margin.
    pub const fn with_certainty(number: i32, certain: bool) -> Score {
        match Score::of(number) {
            Score::Exact(margin) if !certain => Score::Heuristic(100 * margin),
            Score::Heuristic(0) if certain => Score::Exact(0),
            score => score,
        }
    }

    /// Whether it says how the game ends.
    pub const fn is_certain(self) -> bool {
        !matches!(self, Score::Heuristic(_))
    }

    /// Whether it says when the game ends: such a score is certain whatever else has not been seen.
    pub(crate) const fn is_by_turns(self) -> bool {
        matches!(self, Score::Win(_) | Score::Loss(_))
    }
}

/// A score as the transposition table keeps it, for a position wherever it comes up: wins count from the position, not from
/// the root.
pub(crate) const fn to_table_score(number: i32, turn: u32) -> i32 {
    match number {
        WINNING.. => number + turn as i32,
        ..=LOSING => number - turn as i32,
        _ => number,
    }
}

/// The opposite of [`to_table_score`].
pub(crate) const fn from_table_score(number: i32, turn: u32) -> i32 {
    match number {
        WINNING.. => number - turn as i32,
        ..=LOSING => number + turn as i32,
        _ => number,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_mean_what_they_say() {
        assert_eq!(Score::of(WIN - 3), Score::Win(3));
        assert_eq!(Score::of(4 - WIN), Score::Loss(4));
        assert_eq!(Score::of(-EXACT - 12), Score::Exact(-12));
        assert_eq!(Score::of(EXACT + 12), Score::Exact(12));
        assert_eq!(Score::of(-17), Score::Heuristic(-17));
        assert_eq!(Score::with_certainty(-EXACT - 12, true), Score::Exact(-12));
        assert_eq!(Score::with_certainty(-EXACT - 12, false), Score::Heuristic(-1200));
        assert_eq!(
            (Score::with_certainty(0, true), Score::with_certainty(0, false)),
            (Score::Exact(0), Score::Heuristic(0))
        );
    }

    #[test]
    fn wins_are_kept_from_the_position() {
        for number in [WIN - 9, 9 - WIN, EXACT + 2, -EXACT - 2, 33] {
            assert_eq!(from_table_score(to_table_score(number, 7), 7), number);
        }
        assert_eq!(to_table_score(WIN - 9, 7), WIN - 2);
    }
}
