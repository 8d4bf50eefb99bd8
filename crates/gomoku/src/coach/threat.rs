//! What a stone threatens, and how that is said.

use plyground_words::{Message, message};

use super::patterns::{Pattern, PatternKind};
use crate::Point;

/// What a stone makes besides what was there, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Threat {
    /// Nothing that must be answered.
    Quiet,
    /// An open three.
    OpenThree,
    /// A four.
    Four,
    /// Two open threes or more.
    ThreeThree,
    /// A four and an open three.
    FourThree,
    /// Two fours or more.
    FourFour,
    /// A straight four.
    StraightFour,
    /// Five.
    Five,
}

impl Threat {
    /// What the rows through a new stone are together.
    pub(super) fn of(made: &[Pattern]) -> Threat {
        let count = |kind: PatternKind| made.iter().filter(|row| row.kind == kind).count();
        let (fours, threes) = (count(PatternKind::Four), count(PatternKind::OpenThree));
        match (fours, threes) {
            _ if count(PatternKind::Five) > 0 => Threat::Five,
            _ if count(PatternKind::StraightFour) > 0 => Threat::StraightFour,
            (2.., _) => Threat::FourFour,
            (1, 1..) => Threat::FourThree,
            (1, 0) => Threat::Four,
            (_, 2..) => Threat::ThreeThree,
            (_, 1) => Threat::OpenThree,
            _ => Threat::Quiet,
        }
    }

    /// Whether it makes two things at once that must be answered.
    pub(super) const fn is_fork(self) -> bool {
        matches!(self, Threat::ThreeThree | Threat::FourThree | Threat::FourFour)
    }

    /// Whether it is more than a four or an open three alone: mostly the end.
    pub(super) const fn is_decisive(self) -> bool {
        self.is_fork() || matches!(self, Threat::StraightFour | Threat::Five)
    }

    /// Stable, lower case.
    const fn code(self) -> &'static str {
        match self {
            Threat::Quiet => "quiet",
            Threat::OpenThree => PatternKind::OpenThree.code(),
            Threat::Four => PatternKind::Four.code(),
            Threat::ThreeThree => "three-three",
            Threat::FourThree => "four-three",
            Threat::FourFour => "four-four",
            Threat::StraightFour => PatternKind::StraightFour.code(),
            Threat::Five => PatternKind::Five.code(),
        }
    }

    /// "a four and an open three".
    pub(super) fn phrase(self) -> Message {
        message!("making", kind = self.code())
    }

    /// "a four and an open three at h8".
    pub(super) fn at(self, point: Point) -> Message {
        message!("making-at", kind = self.code(), point = point.name())
    }
}

/// "an open two", for rows that need no answer.
pub(super) fn kind_phrase(kind: PatternKind) -> Message {
    message!("making", kind = kind.code())
}

/// "open three f8–h8", in the middle of a sentence.
pub(super) fn row_phrase(row: &Pattern) -> Message {
    let (first, last) = (row.stones[0], row.stones[row.stones.len() - 1]);
    message!("row", kind = row.kind.code(), from = first.name(), to = last.name())
}

/// How many threats of a line are named at most.
pub(super) const NAMED: usize = 3;

/// "a four at h8, then a four and an open three at j10": at most [`NAMED`] of them, the first ones and the last.
pub(super) fn sequence(threats: &[Message]) -> Message {
    match threats {
        [only] => only.clone(),
        [first, last] => message!("then", first = first, rest = last),
        [first, second, last] => {
            message!("then", first = first, rest = message!("then", first = second, rest = last))
        }
        [first, second, .., last] => {
            message!("then", first = first, rest = message!("later", first = second, rest = last))
        }
        [] => unreachable!("a line that wins has moves"),
    }
}
