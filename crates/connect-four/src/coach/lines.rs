//! The two lines of a mistake, replayed, and the words for what is in them.

use plyground_coach::{About, BoardMark, Mistake, ReplayedMove, Shape};
use plyground_rules::{Game, Notation, PointId, Position, Side};
use plyground_search::Score;
use plyground_words::Key;

use crate::{
    ConnectFour, Size,
    bits::{DIRECTIONS, cells, completing},
};

/// One of the two lines, step by step.
pub(super) struct Replay {
    pub(super) steps: Vec<ReplayedMove<ConnectFour>>,
    pub(super) score: Score,
}

impl Replay {
    fn new(steps: Vec<ReplayedMove<ConnectFour>>, score: Score) -> Option<Self> {
        (!steps.is_empty()).then_some(Replay { steps, score })
    }

    /// The position after so many moves, or at the end of the game if it came sooner; `None` beyond what the line shows.
    pub(super) fn after(&self, plies: usize) -> Option<&ConnectFour> {
        let last = &self.steps[self.steps.len() - 1].after;
        let shown = plies.checked_sub(1).and_then(|index| self.steps.get(index)).map(|step| &step.after);
        shown.or_else(|| last.outcome().map(|_| last))
    }

    /// The cell that the move with this index takes.
    pub(super) fn cell(&self, index: usize) -> Option<u64> {
        self.steps.get(index).map(|step| step.after.all() ^ step.before.all())
    }

    /// The cell of the disc that wins for `side` at the end of the line, and after how many moves.
    pub(super) fn win(&self, side: Side) -> Option<(usize, u64)> {
        let winner = self.steps[self.steps.len() - 1].after.outcome()?.winner?;
        let plies = self.steps.len();
        (winner == side).then(|| self.cell(plies - 1).map(|cell| (plies, cell)))?
    }

    /// The column of its first move.
    pub(super) fn first_text(&self) -> String {
        self.steps[0].before.move_text(self.steps[0].mv)
    }
}

/// Both lines of a mistake.
pub(super) struct Lines {
    pub(super) mover: Side,
    pub(super) before: ConnectFour,
    pub(super) played: Replay,
    pub(super) best: Replay,
}

impl Lines {
    /// `None` where nothing can be replayed or nothing differs.
    pub(super) fn of(mistake: &Mistake<ConnectFour>) -> Option<Self> {
        let played = Replay::new(mistake.replay_played(), mistake.played.score)?;
        let best = Replay::new(mistake.replay_best(), mistake.best.score)?;
        let (mover, before) = (mistake.mover(), *mistake.before());
        (played.steps[0].mv != best.steps[0].mv).then_some(Lines { mover, before, played, best })
    }

    /// The line that a claim is about, and the one it is compared with.
    pub(super) const fn about(&self, about: About) -> (&Replay, &Replay) {
        match about {
            About::Played => (&self.played, &self.best),
            About::Best => (&self.best, &self.played),
        }
    }

    /// The side for which something good happens in a line: the opponent after the mistake, the mover after the best move.
    pub(super) fn gainer(&self, about: About) -> Side {
        match about {
            About::Played => !self.mover,
            About::Best => self.mover,
        }
    }

    pub(super) const fn size(&self) -> Size {
        self.before.size()
    }

    /// A mark on cells.
    pub(super) fn mark(&self, shape: Shape, kind: &'static str, set: u64) -> BoardMark {
        BoardMark::new(shape, kind, points(self.size(), set))
    }

    /// Cells in a sentence: "c2, d4".
    pub(super) fn list(&self, set: u64) -> String {
        let grid = self.size().grid();
        cells(set).map(|cell| grid.name(self.size().point(cell))).collect::<Vec<_>>().join(", ")
    }
}

/// The mark of what happens to the mover, or of what it would have had.
pub(super) const fn kind(about: About) -> &'static str {
    match about {
        About::Played => "bad",
        About::Best => "good",
    }
}

/// The points of a set of cells.
pub(super) fn points(size: Size, set: u64) -> impl Iterator<Item = PointId> {
    cells(set).map(move |cell| size.point(cell) as PointId)
}

/// The empty cells that would complete a four of `side`, whether or not they can be taken yet.
pub(super) fn threats_of(position: &ConnectFour, side: Side) -> u64 {
    completing(position.discs(side)) & position.size().area() & !position.all()
}

/// The cells of a line of four through `cell` in a set that has them.
pub(super) fn four_through(set: u64, cell: u64) -> u64 {
    for by in DIRECTIONS {
        for back in 0..4 {
            let first = cell >> (by * back);
            let line = first | first << by | first << (2 * by) | first << (3 * by);
            if first != 0 && line & set == line {
                return line;
            }
        }
    }
    0
}

/// What a side is called.
pub(super) fn name(side: Side) -> Key {
    ConnectFour::INFO.sides[side].name
}
