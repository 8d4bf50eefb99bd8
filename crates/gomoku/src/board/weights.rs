//! The numbers of the evaluation and of the order in which moves are tried.

use plyground_rules::Position;

use super::{
    ThreatBoard,
    class::Class,
    judgement::{DOUBLE, FIVE, FOUR_AND_MORE, TWO_THREES},
};

/// By class: what an empty point is worth to a side whose stone there would make that.
const VALUES: [i16; 14] = [0, 0, 1, 2, 4, 8, 10, 18, 36, 42, 50, 150, 200, 300];
/// By class: how urgent it looks.
const WORTHS: [u16; 14] = [0, 0, 2, 6, 12, 30, 36, 40, 130, 140, 150, 2000, 2000, 9000];

/// What a point with these classes adds to a side's evaluation.
pub(super) fn value(classes: [Class; 4], flags: u8) -> i16 {
    let sum: i16 = classes.into_iter().map(|class| VALUES[class as usize]).sum();
    sum + if flags & FOUR_AND_MORE != 0 {
        120
    } else if flags & TWO_THREES != 0 {
        60
    } else {
        0
    }
}

/// How urgent a stone there looks.
pub(super) fn worth(classes: [Class; 4], flags: u8) -> u16 {
    let sum: u16 = classes.into_iter().map(|class| WORTHS[class as usize]).sum();
    if flags & (FIVE | DOUBLE) != 0 {
        sum
    } else if flags & FOUR_AND_MORE != 0 {
        sum + 1200
    } else if flags & TWO_THREES != 0 {
        sum + 600
    } else {
        sum
    }
}

/// What a five to come is worth to the side that can make it next.
const NEXT_FIVE: i32 = 9000;
/// What two ways to five at once are worth to the side that can have them next.
const NEXT_DOUBLE: i32 = 7000;

impl ThreatBoard {
    /// What the position is worth to the side to move.
    pub(crate) fn judgement(&self) -> i32 {
        let me = self.position().to_move();
        let (own, theirs) = (self.prospects(me), self.prospects(!me));
        if !own.five.is_empty() {
            return NEXT_FIVE;
        }
        if theirs.five.len() > 1 {
            return -NEXT_FIVE;
        }
        let mut score = own.value * 5 / 4 - theirs.value + 20;
        if !theirs.five.is_empty() {
            score -= 200;
        } else if !own.double.is_empty() {
            return NEXT_DOUBLE;
        } else if !theirs.double.is_empty() {
            score -= if own.four.is_empty() { 500 } else { 200 };
        }
        score
    }
}
