//! The evaluation: what every empty point is worth to either side, by what a stone there would make along all four lines, and what the threats of both sides mean
//! together. All of it is fitted (`weights/README.md`).

use std::sync::LazyLock;

use plyground_rules::{Position, Side};

use super::{
    ThreatBoard, ThreatPoints,
    class::Class,
    point_value::{SUSPECT, flags},
};
use crate::{Point, Rule};

/// Whose points are judged: rules differ in what a shape is worth, and in Renju the sides do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum View {
    /// Either side where five or more win.
    Freestyle,
    /// Either side where exactly five win.
    Standard,
    /// Black, to whom points are forbidden.
    RenjuBlack,
    /// White against such a black.
    RenjuWhite,
}

impl View {
    /// How many there are.
    pub const COUNT: usize = 4;
    /// All of them, in the order of the weights.
    pub const ALL: [View; View::COUNT] =
        [View::Freestyle, View::Standard, View::RenjuBlack, View::RenjuWhite];

    /// That of a side.
    pub const fn of(rule: Rule, side: Side) -> View {
        match (rule, side) {
            (Rule::Freestyle, _) => View::Freestyle,
            (Rule::Standard, _) => View::Standard,
            (Rule::Renju, Side::First) => View::RenjuBlack,
            (Rule::Renju, Side::Second) => View::RenjuWhite,
        }
    }
}

/// What a point is looked at for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// What it is worth to a side that is to move.
    Moving,
    /// What it is worth to a side that is not.
    Waiting,
    /// How likely a side moves there for what it makes.
    Making,
    /// How likely a side moves there for what the other side would make.
    Stopping,
}

impl Role {
    /// All of them, in the order of the weights.
    pub const ALL: [Role; 4] = [Role::Moving, Role::Waiting, Role::Making, Role::Stopping];
}

/// Combinations of four classes, in any order.
pub const COMBINATIONS: usize = 14 * 15 * 16 * 17 / 24;
/// What a side may threaten, roughly.
pub const THREATS: usize = 64;
/// Numbers of one view: the combinations in each role; the threats of both sides, where the other side has no five to come and where it has one.
const OF_VIEW: usize = Role::ALL.len() * COMBINATIONS + 2 * THREATS * THREATS;
/// What a five to come is worth to the side that can make it next.
const NEXT_FIVE: i32 = 9000;
/// What two ways to five at once are worth to the side that can have them next.
const NEXT_DOUBLE: i32 = 7000;

/// The number of a combination: that of a multiset in the usual order.
pub fn combination(mut classes: [Class; 4]) -> usize {
    classes.sort_unstable();
    let [a, b, c, d] = classes.map(|class| class as usize);
    a + b * (b + 1) / 2 + c * (c + 1) * (c + 2) / 6 + d * (d + 1) * (d + 2) * (d + 3) / 24
}

/// Whether Renju may forbid black a point with these classes.
pub fn may_be_forbidden(classes: [Class; 4]) -> bool {
    flags(View::RenjuBlack, classes) & SUSPECT != 0
}

/// The fitted numbers.
pub struct Weights(Box<[i16]>);

static FITTED: LazyLock<Weights> = LazyLock::new(|| {
    Weights::from_bytes(include_bytes!("../../weights/evaluation.bin"))
        .expect("the file is as long as it must be")
});

impl Weights {
    /// How many numbers there are.
    pub const COUNT: usize = View::COUNT * OF_VIEW;

    /// The weights that were fitted with `examples/fit`.
    pub fn fitted() -> &'static Weights {
        &FITTED
    }

    /// Reads a file of weights: numbers of 16 bits, low byte first.
    pub fn from_bytes(bytes: &[u8]) -> Option<Weights> {
        let numbers = bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        (bytes.len() == 2 * Weights::COUNT).then(|| Weights(numbers.collect()))
    }

    /// Where the number of a point stands, by the view of the side whose stone would make this.
    pub const fn place_of_point(view: View, role: Role, combination: usize) -> usize {
        view as usize * OF_VIEW + role as usize * COMBINATIONS + combination
    }

    /// Where the value of both sides' threats stands, by the view of the side to move.
    pub const fn place_of_threats(view: View, pressed: bool, own: usize, theirs: usize) -> usize {
        let plane = if pressed { THREATS * THREATS } else { 0 };
        view as usize * OF_VIEW + Role::ALL.len() * COMBINATIONS + plane + own * THREATS + theirs
    }

    /// What a point means, by role.
    pub(super) fn of_point(&self, view: View, classes: [Class; 4]) -> [i16; 4] {
        let combination = combination(classes);
        Role::ALL.map(|role| self.0[Weights::place_of_point(view, role, combination)])
    }
}

impl ThreatPoints {
    /// What a side threatens, as one of [`THREATS`].
    #[inline]
    fn threats(&self) -> usize {
        let best = match (self.doubles, self.fours_and_more, self.two_threes) {
            (1.., _, _) => 3,
            (_, 1.., _) => 2,
            (_, _, 1..) => 1,
            _ => 0,
        };
        let fours = self.four.len().min(3) as usize;
        let threes = (self.three.len() as usize).div_ceil(2).min(3);
        16 * best + 4 * fours + threes
    }
}

impl ThreatBoard {
    /// The places of all weights that the evaluation adds up, and of those that it subtracts. `None` where the next moves are clear.
    pub fn weighed(&self) -> Option<(Vec<usize>, Vec<usize>)> {
        if self.decided().is_some() {
            return None;
        }
        let me = self.position().to_move();
        let points = |side, role| {
            Point::all().filter_map(move |point| self.place_of(side, role, point)).collect::<Vec<usize>>()
        };
        let mut own = points(me, Role::Moving);
        own.push(self.threats_of_both());
        Some((own, points(!me, Role::Waiting)))
    }

    /// The places of the weights that say how likely a move is.
    pub fn weighed_move(&self, point: Point) -> Option<[usize; 2]> {
        let me = self.position().to_move();
        Some([self.place_of(me, Role::Making, point)?, self.place_of(!me, Role::Stopping, point)?])
    }

    fn place_of(&self, side: Side, role: Role, point: Point) -> Option<usize> {
        let classes = self.would_make(side, point)?;
        let view = View::of(self.position().rule(), side);
        Some(Weights::place_of_point(view, role, combination(classes)))
    }

    /// How likely the side to move is to move there, as logits in the weights' units.
    #[inline]
    pub(crate) fn likelihood(&self, point: Point) -> i32 {
        let me = self.position().to_move();
        i32::from(self.point_value(me, point).making) + i32::from(self.point_value(!me, point).stopping)
    }

    #[inline]
    fn threats_of_both(&self) -> usize {
        let me = self.position().to_move();
        let (own, theirs) = (self.threat_points(me), self.threat_points(!me));
        let view = View::of(self.position().rule(), me);
        Weights::place_of_threats(view, !theirs.five.is_empty(), own.threats(), theirs.threats())
    }

    /// What the position is worth where the next moves are clear.
    #[inline]
    fn decided(&self) -> Option<i32> {
        let me = self.position().to_move();
        let (own, theirs) = (self.threat_points(me), self.threat_points(!me));
        if !own.five.is_empty() {
            return Some(NEXT_FIVE);
        }
        if theirs.five.len() > 1 {
            return Some(-NEXT_FIVE);
        }
        let wins = theirs.five.is_empty()
            && !own.double.is_empty()
            && own.double.iter().any(|point| self.may_play(point));
        wins.then_some(NEXT_DOUBLE)
    }

    /// What the position is worth to the side to move.
    pub(crate) fn fitted_evaluation(&self) -> i32 {
        self.decided().unwrap_or_else(|| {
            let me = self.position().to_move();
            let threats = Weights::fitted().0[self.threats_of_both()];
            (self.threat_points(me).moving - self.threat_points(!me).waiting) + i32::from(threats)
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use plyground_rules::Game;

    use super::*;
    use crate::Gomoku;

    #[test]
    fn combinations_are_numbered_without_gaps_whatever_their_order() {
        let mut seen = BTreeSet::new();
        for a in Class::ALL {
            for b in Class::ALL {
                for c in Class::ALL {
                    for d in Class::ALL {
                        assert_eq!(combination([a, b, c, d]), combination([d, a, c, b]));
                        seen.insert(combination([a, b, c, d]));
                    }
                }
            }
        }
        assert!(seen.into_iter().eq(0..COMBINATIONS));
    }

    /// What is kept up to date from move to move is the sum of the weights.
    #[test]
    fn g5_the_evaluation_is_the_sum_of_its_weights() {
        let sum = |places: Vec<usize>| -> i32 {
            places.into_iter().map(|place| i32::from(Weights::fitted().0[place])).sum()
        };
        let mut rng = fastrand::Rng::with_seed(17);
        let mut compared = 0;
        for variant in Gomoku::INFO.variants {
            for _ in 0..20 {
                let mut board = ThreatBoard::new(&Gomoku::start(&Gomoku::setup(variant)));
                while board.position().outcome().is_none() {
                    let moves = board.position().moves();
                    let central = |p: &&Point| p.column().abs_diff(7).max(p.row().abs_diff(7)) <= 4;
                    let inner: Vec<Point> = moves.iter().filter(central).copied().collect();
                    let Some(&point) = rng.choice(&inner[..]) else { break };
                    board.play(point);
                    let Some((own, theirs)) = board.weighed() else { continue };
                    assert_eq!(board.fitted_evaluation(), sum(own) - sum(theirs));
                    compared += 1;
                }
            }
        }
        assert!(compared > 500, "{compared}");
    }

    /// A point that black may not take is worth less to it than to white.
    #[test]
    fn g2_forbidden_points_are_no_assets() {
        use Class::{Four, Nothing, OpenThree};
        let weights = Weights::fitted();
        for classes in [[OpenThree, OpenThree, Nothing, Nothing], [Four, Four, Nothing, Nothing]] {
            let [black, white] =
                [View::RenjuBlack, View::RenjuWhite].map(|view| weights.of_point(view, classes));
            assert!(black[1] < white[1] && black[2] < white[2], "{classes:?}: {black:?} {white:?}");
        }
    }
}
