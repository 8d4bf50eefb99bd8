//! What a point means to a side, given what a stone there would make along each of the four lines.

use std::sync::LazyLock;

use plyground_rules::Side;

use super::{
    class::Class,
    evaluation::{View, Weights},
    worth::worth,
};
use crate::Rule;

/// What a stone on a point would make along all four lines: four bits for each, in the order of the directions.
pub(crate) type LineClasses = u16;

/// Makes five.
pub(crate) const FIVE: u16 = 1;
/// Makes a four or more than one.
pub(crate) const FOUR: u16 = 1 << 1;
/// Makes five possible in two ways at once.
pub(crate) const DOUBLE: u16 = 1 << 2;
/// Makes an open three.
pub(crate) const THREE: u16 = 1 << 3;
/// Makes a four and something that needs an answer besides.
pub(crate) const FOUR_AND_MORE: u16 = 1 << 4;
/// Makes two open threes, and no four.
pub(crate) const TWO_THREES: u16 = 1 << 5;
/// May be forbidden to black in Renju. Never set where five is made.
pub(crate) const SUSPECT: u16 = 1 << 6;
/// Makes a straight four.
pub(crate) const STRAIGHT: u16 = 1 << 7;

/// [`DOUBLE`], where that cannot be forbidden.
pub(crate) const FREE_DOUBLE: u16 = 1 << 8;
/// [`TWO_THREES`], where that cannot be forbidden.
pub(crate) const FREE_TWO_THREES: u16 = 1 << 9;

/// What each [`LineClasses`] means. A table of its own size, so that looking up needs no check.
pub(crate) type PointValues = [PointValue; 1 << 16];

/// What a point means to a side.
#[derive(Clone, Copy, Default)]
pub(crate) struct PointValue {
    /// What it adds to the side's evaluation while that side is to move.
    pub(crate) moving: i16,
    /// The same while the other side is.
    pub(crate) waiting: i16,
    /// How likely the side is to move there.
    pub(crate) making: i16,
    /// How likely the other side is to.
    pub(crate) stopping: i16,
    /// How urgent a stone there looks, be it one's own or one that stops this.
    pub(crate) worth: u16,
    /// Some of the flags above.
    pub(crate) flags: u16,
}

/// By view of the evaluation.
static POINT_VALUES: LazyLock<[Box<PointValues>; View::COUNT]> = LazyLock::new(|| View::ALL.map(of_view));

fn of_view(view: View) -> Box<PointValues> {
    let weights = Weights::fitted();
    let all: Box<[PointValue]> = (0..=u16::MAX)
        .map(|made| {
            let Some(classes) = classes(made) else { return PointValue::default() };
            let flags = flags(view, classes);
            let [moving, waiting, making, stopping] = weights.of_point(view, classes);
            PointValue { moving, waiting, making, stopping, worth: worth(classes, flags), flags }
        })
        .collect();
    all.try_into().unwrap_or_else(|_| unreachable!("one for each number"))
}

/// The tables of all point values for both sides, made when first asked for.
pub(crate) fn point_values(rule: Rule) -> [&'static PointValues; 2] {
    let all: &'static [Box<PointValues>; View::COUNT] = &POINT_VALUES;
    Side::BOTH.map(|side| &*all[View::of(rule, side) as usize])
}

/// The classes along the four lines; `None` for numbers that mean none.
pub(crate) fn classes(made: LineClasses) -> Option<[Class; 4]> {
    let numbers = [0, 4, 8, 12].map(|shift| (made >> shift & 15) as u8);
    numbers.iter().all(|&n| usize::from(n) < Class::ALL.len()).then(|| numbers.map(Class::of))
}

pub(super) fn flags(view: View, classes: [Class; 4]) -> u16 {
    let count = |wanted: fn(Class) -> bool| classes.into_iter().filter(|&class| wanted(class)).count();
    let has = |wanted: Class| classes.contains(&wanted);
    let fours = count(|class| matches!(class, Class::Four | Class::StraightFour))
        + 2 * count(|c| c == Class::TwoFours);
    let threes = count(|class| matches!(class, Class::OpenThree | Class::WideThree));
    let five = has(Class::Five);
    let flag = |yes: bool, flag: u16| if yes { flag } else { 0 };
    let (double, two_threes) = (fours > 1 || has(Class::StraightFour), fours == 0 && threes > 1);
    let suspect = !five && (has(Class::Overline) || fours > 1 || threes > 1);
    let free = view != View::RenjuBlack || !suspect;
    flag(five, FIVE)
        | flag(fours > 0, FOUR)
        | flag(double, DOUBLE)
        | flag(threes > 0, THREE)
        | flag(fours == 1 && threes > 0, FOUR_AND_MORE)
        | flag(two_threes, TWO_THREES)
        | flag(suspect, SUSPECT)
        | flag(has(Class::StraightFour), STRAIGHT)
        | flag(double && free, FREE_DOUBLE)
        | flag(two_threes && free, FREE_TWO_THREES)
}
