//! The numbers of the evaluation and of the order in which moves are tried.

use plyground_rules::Position;

use super::{
    ThreatBoard,
    class::Class,
    point_value::{DOUBLE, FIVE, FOUR_AND_MORE, TWO_THREES},
};

/// By class, for the side to move and for the other: what an empty point is worth to a side whose stone there would make
/// that. From `examples/fit.rs`, as is all of the evaluation but what follows at once: `fit 6000 1000 1`, played by the
/// engine as it was before.
const VALUES: [[i16; 2]; 14] = [
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [5, 2],
    [-10, -8],
    [16, 13],
    [33, 29],
    [-13, 3],
    [61, 56],
    [77, 122],
    [-12, 225],
    [282, 378],
    [0, 880],
];
/// What a point adds that makes a four and an open three.
const FOUR_THREE: [i16; 2] = [114, 588];
/// Two open threes.
const THREE_THREE: [i16; 2] = [59, 172];
/// A four and an open two.
const FOUR_TWO: [i16; 2] = [143, 166];
/// An open three and an open two.
const THREE_TWO: [i16; 2] = [96, 72];
/// Two open twos.
const TWO_TWO: [i16; 2] = [22, 11];
/// What it is worth to have any point that makes a four.
const ANY_FOUR: [i32; 2] = [211, 0];
/// Any point that makes an open three.
const ANY_THREE: [i32; 2] = [290, 265];
/// What having the move is worth.
const THE_MOVE: i32 = 53;
/// What a five to come is worth to the side that can make it next.
const NEXT_FIVE: i32 = 9000;
/// What two ways to five at once are worth to the side that can have them next.
const NEXT_DOUBLE: i32 = 7000;

/// By class: how urgent it looks.
const WORTHS: [u16; 14] = [0, 0, 2, 6, 12, 30, 36, 40, 130, 140, 150, 2000, 2000, 9000];

/// What a point with these classes adds to a side's evaluation while that side is to move, and while it is not.
pub(super) fn values(classes: [Class; 4]) -> [i16; 2] {
    let count = |from: Class, to: Class| classes.iter().filter(|class| (from..=to).contains(class)).count();
    let more = match (
        count(Class::Four, Class::StraightFour),
        count(Class::OpenThree, Class::WideThree),
        count(Class::OpenTwo, Class::WideTwo),
    ) {
        (1.., 1.., _) => FOUR_THREE,
        (0, 2.., _) => THREE_THREE,
        (1.., 0, 1..) => FOUR_TWO,
        (0, 1, 1..) => THREE_TWO,
        (0, 0, 2..) => TWO_TWO,
        _ => [0, 0],
    };
    [0, 1].map(|role| classes.iter().map(|&class| VALUES[class as usize][role]).sum::<i16>() + more[role])
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

impl ThreatBoard {
    /// What the position is worth to the side to move.
    pub(crate) fn fitted_evaluation(&self) -> i32 {
        let me = self.position().to_move();
        let (own, theirs) = (self.threat_points(me), self.threat_points(!me));
        if !own.five.is_empty() {
            return NEXT_FIVE;
        }
        if theirs.five.len() > 1 {
            return -NEXT_FIVE;
        }
        if theirs.five.is_empty()
            && !own.double.is_empty()
            && own.double.iter().any(|point| self.may_play(point))
        {
            return NEXT_DOUBLE;
        }
        let any = |weight: i32, yes: bool| if yes { weight } else { 0 };
        own.moving - theirs.waiting
            + THE_MOVE
            + any(ANY_FOUR[0], !own.four.is_empty())
            + any(ANY_THREE[0], !own.three.is_empty())
            - any(ANY_FOUR[1], !theirs.four.is_empty())
            - any(ANY_THREE[1], !theirs.three.is_empty())
    }
}
