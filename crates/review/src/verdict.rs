//! What a move is called.

use serde::{Deserialize, Serialize};

/// What a move is called, by the winning chance it lost (in percent points).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// An opening that has a name passes here.
    Book,
    /// There was no choice.
    Forced,
    /// The engine's choice, or as good.
    Best,
    /// Less than an inaccuracy.
    Good,
    /// From 5 points on.
    Inaccuracy,
    /// From 10 points on.
    Mistake,
    /// From 15 points on.
    Blunder,
}

impl Verdict {
    /// The least loss that is called an inaccuracy, a mistake, a blunder.
    pub const INACCURACY: f64 = 5.0;
    /// See [`INACCURACY`](Self::INACCURACY).
    pub const MISTAKE: f64 = 10.0;
    /// See [`INACCURACY`](Self::INACCURACY).
    pub const BLUNDER: f64 = 15.0;

    /// By the loss alone.
    pub fn of_loss(loss: f64) -> Verdict {
        match loss {
            _ if loss >= Self::BLUNDER => Verdict::Blunder,
            _ if loss >= Self::MISTAKE => Verdict::Mistake,
            _ if loss >= Self::INACCURACY => Verdict::Inaccuracy,
            _ if loss > 0.0 => Verdict::Good,
            _ => Verdict::Best,
        }
    }

    /// Whether the move lost something.
    pub fn is_fault(self) -> bool {
        self >= Verdict::Inaccuracy
    }

    /// Stable, lower case.
    pub const fn code(self) -> &'static str {
        match self {
            Verdict::Book => "book",
            Verdict::Forced => "forced",
            Verdict::Best => "best",
            Verdict::Good => "good",
            Verdict::Inaccuracy => "inaccuracy",
            Verdict::Mistake => "mistake",
            Verdict::Blunder => "blunder",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a16_verdicts_by_loss() {
        for (loss, verdict) in [
            (0.0, Verdict::Best),
            (0.1, Verdict::Good),
            (4.99, Verdict::Good),
            (5.0, Verdict::Inaccuracy),
            (9.99, Verdict::Inaccuracy),
            (10.0, Verdict::Mistake),
            (14.99, Verdict::Mistake),
            (15.0, Verdict::Blunder),
            (100.0, Verdict::Blunder),
        ] {
            assert_eq!(Verdict::of_loss(loss), verdict, "{loss}");
            assert_eq!(verdict.is_fault(), loss >= 5.0);
        }
    }
}
