//! When a game is over, and why.

use plyground_rules::{Outcome, Reason, Side};
use plyground_words::key;

use crate::{Phase, Ruleset, Yinsh, bits::Occupancy};

/// The usual win.
pub const THREE_RINGS: Reason = Reason { code: "three-rings", phrase: key!("reason-three-rings") };
/// The win of the blitz variant.
pub const ONE_RING: Reason = Reason { code: "one-ring", phrase: key!("reason-one-ring") };
/// All 51 markers were on the board at the end of a turn.
pub const MARKERS_OUT: Reason = Reason { code: "markers-out", phrase: key!("reason-markers-out") };
/// Neither side had a move.
pub const NO_RING_MOVES: Reason = Reason { code: "no-ring-moves", phrase: key!("reason-no-ring-moves") };

impl Yinsh {
    /// The side that has taken off enough rings to win.
    pub(crate) fn winner_by_rings(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.taken[side.index()] == self.ruleset.rings_to_win())
    }

    pub(crate) fn occupancy(&self) -> Occupancy {
        Occupancy::new(self.rings[0] | self.rings[1], self.markers[0] | self.markers[1])
    }

    pub(crate) fn find_outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over => Some(match self.winner_by_rings() {
                Some(winner) => Outcome::win(winner, self.ruleset.winning_reason()),
                None => self.more_rings(MARKERS_OUT),
            }),
            // Computed only on demand: playing stays cheap, and the first ring nearly always can move.
            Phase::Move => {
                let occupancy = self.occupancy();
                let stuck = Side::BOTH.into_iter().all(|side| !occupancy.any(self.rings[side.index()]));
                stuck.then(|| self.more_rings(NO_RING_MOVES))
            }
            Phase::Place | Phase::Row | Phase::Ring => None,
        }
    }

    fn more_rings(&self, reason: Reason) -> Outcome {
        let [white, black] = self.taken;
        let winner = match white.cmp(&black) {
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Less => Some(Side::Second),
        };
        Outcome { winner, reason }
    }
}

impl Ruleset {
    fn winning_reason(self) -> Reason {
        match self {
            Ruleset::Standard => THREE_RINGS,
            Ruleset::Blitz => ONE_RING,
        }
    }
}
