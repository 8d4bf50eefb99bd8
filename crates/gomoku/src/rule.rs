//! The three rulesets.

use plyground_rules::Side;

use crate::Gomoku;

/// What wins, and what is forbidden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Rule {
    /// Five or more in a row win.
    #[default]
    Freestyle,
    /// Exactly five in a row win; longer rows are nothing.
    Standard,
    /// Black wins with exactly five and may not make an overline, two fours or two open threes; white wins with
    /// five or more and is free.
    Renju,
}

impl Rule {
    /// Whether six or more in a row win for this side.
    pub(crate) const fn overline_wins(self, side: Side) -> bool {
        match self {
            Rule::Freestyle => true,
            Rule::Standard => false,
            Rule::Renju => matches!(side, Side::Second),
        }
    }

    /// Whether some points are forbidden to this side.
    pub(crate) const fn forbids(self, side: Side) -> bool {
        matches!((self, side), (Rule::Renju, Side::First))
    }
}

/// What is settled before the first move.
#[derive(Clone, Debug, Default)]
pub struct Setup {
    /// The ruleset, where `start` does not bring its own.
    pub rule: Rule,
    /// Where the game starts; the empty board if absent.
    pub start: Option<Gomoku>,
}
