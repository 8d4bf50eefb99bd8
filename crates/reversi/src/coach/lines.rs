//! The two lines of a mistake, replayed, and the words for what is in them.

use plyground_coach::{About, BoardMark, Mistake, ReplayedMove, Shape};
use plyground_rules::{Game, PointId, Position, Side};
use plyground_search::Score;
use plyground_words::Key;

use crate::{Reversi, Size, lines::squares, moves_mask, notation::square_name};

/// One of the two lines, step by step.
pub(super) struct Replay {
    pub(super) steps: Vec<ReplayedMove<Reversi>>,
    pub(super) score: Score,
    /// The square of its first move.
    pub(super) first: u8,
}

impl Replay {
    fn new(steps: Vec<ReplayedMove<Reversi>>, score: Score) -> Option<Self> {
        let first = steps.first()?.mv.square()?;
        Some(Replay { steps, score, first })
    }

    /// The position after so many moves, or at the end of the game if it came sooner; `None` beyond what the line shows.
    pub(super) fn after(&self, plies: usize) -> Option<&Reversi> {
        let last = &self.steps.last()?.after;
        match plies.checked_sub(1) {
            None => self.steps.first().map(|step| &step.before),
            Some(index) => {
                let shown = self.steps.get(index).map(|step| &step.after);
                shown.or_else(|| last.outcome().map(|_| last))
            }
        }
    }

    /// The end of the game, if the line gets there.
    pub(super) fn end(&self) -> Option<&Reversi> {
        self.steps.last().map(|step| &step.after).filter(|after| after.outcome().is_some())
    }

    /// After how many moves `side` has placed a disc on `square`.
    pub(super) fn placed(&self, side: Side, square: u8) -> Option<usize> {
        let on = |step: &ReplayedMove<Reversi>| step.side == side && step.mv.square() == Some(square);
        self.steps.iter().position(on).map(|index| index + 1)
    }

    /// The squares on which `side` places discs, each with the number of moves after which it has and the step.
    pub(super) fn placements(&self, side: Side) -> impl Iterator<Item = (usize, u8, &ReplayedMove<Reversi>)> {
        let numbered = self.steps.iter().enumerate().filter(move |(_, step)| step.side == side);
        numbered.filter_map(|(index, step)| Some((index + 1, step.mv.square()?, step)))
    }

    /// The text of its first move.
    pub(super) fn first_text(&self) -> String {
        square_name(self.first)
    }
}

/// Both lines of a mistake.
pub(super) struct Lines {
    pub(super) mover: Side,
    pub(super) before: Reversi,
    pub(super) played: Replay,
    pub(super) best: Replay,
}

impl Lines {
    /// `None` for a pass, which is never a mistake, and where nothing can be replayed or nothing differs.
    pub(super) fn of(mistake: &Mistake<Reversi>) -> Option<Self> {
        let played = Replay::new(mistake.replay_played(), mistake.played.score)?;
        let best = Replay::new(mistake.replay_best(), mistake.best.score)?;
        let (mover, before) = (mistake.mover(), *mistake.before());
        (played.first != best.first).then_some(Lines { mover, before, played, best })
    }

    /// The line that a claim is about, and the one it is compared with.
    pub(super) const fn about(&self, about: About) -> (&Replay, &Replay) {
        match about {
            About::Played => (&self.played, &self.best),
            About::Best => (&self.best, &self.played),
        }
    }

    pub(super) const fn size(&self) -> Size {
        self.before.size()
    }

    /// A mark on squares.
    pub(super) fn mark(&self, shape: Shape, kind: &'static str, set: u64) -> BoardMark {
        let point = |square| self.size().point(square) as PointId;
        BoardMark::new(shape, kind, squares(set).map(point))
    }
}

/// The squares on which a side could place a disc if it were its turn.
pub(super) fn open_to(position: &Reversi, side: Side) -> u64 {
    moves_mask(position.discs(side), position.discs(!side)) & position.size().area()
}

/// What a side is called.
pub(super) fn name(side: Side) -> Key {
    Reversi::INFO.sides[side].name
}

/// Squares in a sentence: "a2, b1".
pub(super) fn list(set: u64) -> String {
    squares(set).map(square_name).collect::<Vec<_>>().join(", ")
}
