//! The order in which moves are tried.

use super::{
    class::Class,
    point_value::{DOUBLE, FIVE, FOUR_AND_MORE, TWO_THREES},
};

/// By class: how urgent it looks.
const WORTHS: [u16; 14] = [0, 0, 2, 6, 12, 30, 36, 40, 130, 140, 150, 2000, 2000, 9000];

/// How urgent a stone there looks.
pub(super) fn worth(classes: [Class; 4], flags: u16) -> u16 {
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
