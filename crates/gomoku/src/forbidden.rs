//! What Renju forbids to black: overlines, two fours, two open threes. Exact.

use plyground_rules::{MoveList, Side};
use plyground_words::{Key, key};

use crate::{
    Gomoku, Point, Rule,
    point::SIZE,
    rows::{DIRECTIONS, LOWEST, REACH, Rows, seen_along},
    shapes::{Runs, Threats, runs, threats},
};

/// Why a point is forbidden. Where several reasons apply, the later of these is given.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Forbidden {
    /// Two or more open threes at once.
    ThreeThree,
    /// Two or more fours at once, be it on one line.
    FourFour,
    /// Six or more in a row.
    Overline,
}

impl Forbidden {
    /// Its short name: `3x3`, `4x4` or `overline`.
    pub const fn text(self) -> &'static str {
        match self {
            Forbidden::ThreeThree => "3x3",
            Forbidden::FourFour => "4x4",
            Forbidden::Overline => "overline",
        }
    }

    /// What black would make: completes "a stone there makes …".
    pub const fn phrase(self) -> Key {
        match self {
            Forbidden::ThreeThree => key!("forbidden-3x3"),
            Forbidden::FourFour => key!("forbidden-4x4"),
            Forbidden::Overline => key!("forbidden-overline"),
        }
    }
}

impl Gomoku {
    /// Whether and why Renju forbids this point to black, also with white to move. `None` for a taken point and in other
    /// rulesets.
    ///
    /// Exactly five in a row is never forbidden. An open three counts only if a stone that is neither
    /// forbidden nor makes five turns it into a straight four, which asks the same question one stone later.
    pub fn forbidden_at(&self, point: Point) -> Option<Forbidden> {
        if self.rule() != Rule::Renju || self.stone(point).is_some() {
            return None;
        }
        self.black_board().forbidden(point)
    }

    /// All points that Renju forbids to black, also with white to move, in order. None in other rulesets.
    pub fn forbidden_points(&self) -> MoveList<(Point, Forbidden)> {
        let mut out = MoveList::new();
        if self.rule() == Rule::Renju {
            self.black_board().each_forbidden(|point, kind| out.push((point, kind)));
        }
        out
    }

    /// The points where black may move. Only for Renju.
    pub(crate) fn allowed_to_black(&self) -> Rows {
        let mut board = self.black_board();
        let mut allowed = board.empty;
        board.each_forbidden(|point, _| allowed.remove(point));
        allowed
    }

    /// Whether black has no point to move to. Only for Renju.
    pub(crate) fn black_is_stuck(&self) -> bool {
        let mut board = self.black_board();
        // Everything forbidden is two steps or less from a black stone: nearly always this settles it in row 1.
        let near = |row: usize| {
            let rows =
                (row.saturating_sub(2)..SIZE.min(row + 3)).fold(0, |all, row| all | board.black.row(row));
            rows << 2 | rows << 1 | rows | rows >> 1 | rows >> 2
        };
        if (0..SIZE).any(|row| board.empty.row(row) & !near(row) != 0) {
            return false;
        }
        board.empty.points().all(|point| board.forbidden(point).is_some())
    }

    fn black_board(&self) -> BlackBoard {
        let (black, white) = (self.stones(Side::First), self.stones(Side::Second));
        BlackBoard { black: *black, empty: Rows::empties(black, white) }
    }
}

/// A board to try black stones on.
struct BlackBoard {
    black: Rows,
    empty: Rows,
}

/// What a black stone on a point means.
#[derive(PartialEq)]
enum PointStatus {
    Five,
    Forbidden(Forbidden),
    Free,
}

impl BlackBoard {
    fn forbidden(&mut self, point: Point) -> Option<Forbidden> {
        match self.point_status(point) {
            PointStatus::Forbidden(kind) => Some(kind),
            PointStatus::Five | PointStatus::Free => None,
        }
    }

    /// Calls `found` with every forbidden point, in order.
    fn each_forbidden(&mut self, mut found: impl FnMut(Point, Forbidden)) {
        for point in self.suspects().points() {
            if let Some(kind) = self.forbidden(point) {
                found(point, kind);
            }
        }
    }

    /// The points that are forbidden, or would be if every three in shape were one in fact.
    fn suspects(&self) -> Rows {
        Rows::by_fours(|first| {
            let lines = [
                self.runs_and_threats::<0>(first),
                self.runs_and_threats::<1>(first),
                self.runs_and_threats::<2>(first),
                self.runs_and_threats::<3>(first),
            ];
            let (mut five, mut bad, mut four, mut three) = (0, 0, 0, 0);
            for (run, threat) in lines {
                five |= run.five;
                bad |= run.over | threat.two_fours | four & threat.four | three & threat.three;
                four |= threat.four;
                three |= threat.three;
            }
            bad & !five & self.empty.four_rows(first)
        })
    }

    /// What black stones on the points of four rows would make in one direction.
    #[inline(always)]
    fn runs_and_threats<const DIRECTION: usize>(&self, first: usize) -> (Runs, Threats) {
        let black = self.black.seen_from::<DIRECTION>(first);
        let empty = self.empty.seen_from::<DIRECTION>(first);
        (runs(&black), threats(&black, &empty))
    }

    /// What a black stone on this empty point means.
    fn point_status(&mut self, point: Point) -> PointStatus {
        let (black, empty) = (self.black.lines_through(point), self.empty.lines_through(point));
        let seen = seen_along(black);
        let run = runs(&seen);
        if run.five & LOWEST != 0 {
            return PointStatus::Five;
        }
        if run.over & LOWEST != 0 {
            return PointStatus::Forbidden(Forbidden::Overline);
        }
        let threat = threats(&seen, &seen_along(empty));
        let fours = (threat.four & LOWEST).count_ones() + (threat.two_fours & LOWEST).count_ones();
        if fours >= 2 {
            return PointStatus::Forbidden(Forbidden::FourFour);
        }
        let three = threat.three & LOWEST;
        if three.count_ones() >= 2 && self.has_two_threes(point, three, black, empty) {
            return PointStatus::Forbidden(Forbidden::ThreeThree);
        }
        PointStatus::Free
    }

    /// Whether two of the lines that have the shape of an open three really are one.
    fn has_two_threes(&mut self, point: Point, mut shaped: u64, black: u64, empty: u64) -> bool {
        self.black.insert(point);
        self.empty.remove(point);
        let mut wanted = 2;
        while wanted > 0 && shaped.count_ones() >= wanted {
            let lane = shaped.trailing_zeros() / 16;
            shaped &= shaped - 1;
            let (black, empty) = ((black >> (16 * lane)) as u16 | 1 << REACH, (empty >> (16 * lane)) as u16);
            if self.is_three(point, DIRECTIONS[lane as usize], black, empty & !(1 << REACH)) {
                wanted -= 1;
            }
        }
        self.black.remove(point);
        self.empty.insert(point);
        wanted == 0
    }

    /// Whether a stone that is neither forbidden nor makes five turns the line through the stone on `point`
    /// into a straight four with that stone in it.
    fn is_three(&mut self, point: Point, (dx, dy): (i32, i32), black: u16, empty: u16) -> bool {
        (2..=REACH).any(|first| {
            let four = 0b1111 << first;
            let ends = 1 << (first - 1) | 1 << (first + 4);
            let behind = 1 << (first - 2) | 1 << (first + 5);
            let hole = empty & four;
            if (black & four).count_ones() != 3 || hole == 0 || empty & ends != ends || black & behind != 0 {
                return false;
            }
            let steps = hole.trailing_zeros() as i32 - REACH as i32;
            let column = point.column() as i32 + steps * dx;
            let row = point.row() as i32 + steps * dy;
            let hole = Point::new(column as usize, row as usize).expect("an empty point is on the board");
            self.point_status(hole) == PointStatus::Free
        })
    }
}
