//! Who begins: by what both have had before, then by rank.
//!
//! The two ways to seat a pair are compared by the counts in [`SeatCost`], in order; the first that differs decides and is the reason.

use serde::Serialize;

use crate::{History, Seat};

/// How much a pair suffers from being seated one way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct SeatCost {
    /// Who would have the same side three times running, or have had one more than twice more often than the other.
    pub broken: u32,
    /// Who would get the side that they have had more often.
    pub unbalanced: u32,
    /// Who would get the same side as in their last game.
    pub repeated: u32,
}

/// What somebody suffers from getting a side.
fn cost_of_one(history: &History, seat: Seat) -> SeatCost {
    let balance = history.balance();
    let step = if seat == Seat::First { 1 } else { -1 };
    let mut last = history.seats.iter().rev();
    let running = last.by_ref().take_while(|had| **had == seat).count();
    SeatCost {
        broken: u32::from(running >= 2 || (balance + step).abs() > 2),
        unbalanced: u32::from(balance * step > 0),
        repeated: u32::from(running >= 1),
    }
}

/// What a pair suffers when the one begins and the other does not.
pub fn cost(first: &History, second: &History) -> SeatCost {
    let (a, b) = (cost_of_one(first, Seat::First), cost_of_one(second, Seat::Second));
    SeatCost {
        broken: a.broken + b.broken,
        unbalanced: a.unbalanced + b.unbalanced,
        repeated: a.repeated + b.repeated,
    }
}

/// Why somebody begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The other way somebody would have a side three times running or far too often.
    Rule,
    /// The other way somebody would get more of the side that they have had more often.
    Balance,
    /// The other way the one who is further out of balance would be left so.
    Further,
    /// The other way somebody would have the same side as in the last game.
    Alternate,
    /// The last time that they had different sides, it was the other way round.
    Earlier,
    /// Nothing else differs: the one with the higher rank changes sides.
    Rank,
    /// Neither has played: an odd number in the list of players begins.
    Number,
}

/// Who begins, and why. `higher` is the one with the higher rank, `number` theirs in the list of players, from 1.
pub fn allocate(higher: &History, lower: &History, number: usize) -> (Seat, Reason) {
    let (begins, waits) = (cost(higher, lower), cost(lower, higher));
    let squares =
        |a: &History, b: &History| ((a.balance() + 1).pow(2) + (b.balance() - 1).pow(2)).unsigned_abs();
    let (far_begins, far_waits) = (squares(higher, lower), squares(lower, higher));
    let steps = [
        (u64::from(begins.broken), u64::from(waits.broken), Reason::Rule),
        (u64::from(begins.unbalanced), u64::from(waits.unbalanced), Reason::Balance),
        (far_begins, far_waits, Reason::Further),
        (u64::from(begins.repeated), u64::from(waits.repeated), Reason::Alternate),
    ];
    for (begins, waits, reason) in steps {
        match begins.cmp(&waits) {
            std::cmp::Ordering::Less => return (Seat::First, reason),
            std::cmp::Ordering::Greater => return (Seat::Second, reason),
            std::cmp::Ordering::Equal => {}
        }
    }
    let (theirs, others) = (higher.seats.iter().rev(), lower.seats.iter().rev());
    if let Some((had, _)) = theirs.zip(others).find(|(a, b)| a != b) {
        return (had.other(), Reason::Earlier);
    }
    match higher.seats.last() {
        Some(had) => (had.other(), Reason::Rank),
        None if number % 2 == 1 => (Seat::First, Reason::Number),
        None => (Seat::Second, Reason::Number),
    }
}
