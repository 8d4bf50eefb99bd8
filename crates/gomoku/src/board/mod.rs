//! The board that searches are made on: a position, and for every empty point what a stone of either side would make
//! there along each of the four lines.
//!
//! A stone changes only what is in sight of it, some thirty points, so keeping this up to date is cheaper than counting
//! shapes anew, and everything that a search asks at every node becomes a look at a sum or at a set: the evaluation, the
//! points that make five or a four, the order of moves.

mod class;
mod evaluation;
mod lines;
mod point_value;
mod points;
mod worth;

use plyground_rules::{Position, Side};

pub use class::Class;
pub use evaluation::{COMBINATIONS, Role, THREATS, View, Weights, combination, may_be_forbidden};
pub(crate) use point_value::{FOUR, STRAIGHT, SUSPECT, THREE};
pub(crate) use points::PointSet;

use self::{
    class::{class, five_points},
    lines::{LINE_POINTS, LINES, STRIDES, in_sight, padded, padded_blocked},
    point_value::{
        DOUBLE, FIVE, FOUR_AND_MORE, FREE_DOUBLE, FREE_TWO_THREES, LineClasses, PointValue, PointValues,
        point_values,
    },
};
use crate::{
    Gomoku, Point,
    point::{POINTS, SIZE},
    rows::REACH,
};

/// A position made ready for searching.
#[derive(Clone)]
pub struct ThreatBoard {
    rules: Gomoku,
    /// By side and line: where stones are, one bit for each place.
    lines: [[u16; LINES]; 2],
    /// By side and point. Nothing on points that are taken.
    made: [[LineClasses; POINTS]; 2],
    sides: [ThreatPoints; 2],
    /// The points near stones, taken ones among them.
    near: PointSet,
    /// By side.
    point_values: [&'static PointValues; 2],
}

const _: () = assert!(size_of::<ThreatBoard>() <= 2048, "a board is copied at every node of a search");

/// Where a side can make what, and what that is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct ThreatPoints {
    /// What all empty points are worth to the side while it is to move.
    pub(crate) moving: i32,
    /// The same while the other side is.
    pub(crate) waiting: i32,
    /// Points that make five.
    pub(crate) five: PointSet,
    /// Points that make a four or more than one.
    pub(crate) four: PointSet,
    /// Points that make five possible in two ways at once.
    pub(crate) double: PointSet,
    /// Points that make an open three.
    pub(crate) three: PointSet,
    /// How many points make a four and an open three.
    pub(crate) fours_and_more: i16,
    /// How many points make two open threes. None of those that may be forbidden.
    pub(crate) two_threes: i16,
    /// How many points make five possible in two ways at once. None of those that may be forbidden.
    pub(crate) doubles: i16,
}

impl ThreatPoints {
    /// Takes note of what a point means now and meant before.
    #[inline(always)]
    fn change(&mut self, point_values: &PointValues, point: Point, before: LineClasses, now: LineClasses) {
        let (old, new) = (point_values[usize::from(before)], point_values[usize::from(now)]);
        self.moving += i32::from(new.moving) - i32::from(old.moving);
        self.waiting += i32::from(new.waiting) - i32::from(old.waiting);
        let changed = old.flags ^ new.flags;
        if changed & (FIVE | FOUR | DOUBLE | THREE | FOUR_AND_MORE | FREE_TWO_THREES | FREE_DOUBLE) != 0 {
            let has = |flag: u16| u64::from(new.flags & flag != 0);
            self.five.set(point, has(FIVE));
            self.four.set(point, has(FOUR));
            self.double.set(point, has(DOUBLE));
            self.three.set(point, has(THREE));
            let step = |flag: u16| i16::from(new.flags & flag != 0) - i16::from(old.flags & flag != 0);
            self.fours_and_more += step(FOUR_AND_MORE);
            self.two_threes += step(FREE_TWO_THREES);
            self.doubles += step(FREE_DOUBLE);
        }
    }
}

impl ThreatBoard {
    /// The board of a position.
    pub fn new(position: &Gomoku) -> Self {
        let mut board = ThreatBoard {
            rules: position.clone(),
            lines: [[0; LINES]; 2],
            made: [[0; POINTS]; 2],
            sides: [ThreatPoints::default(); 2],
            near: PointSet::EMPTY,
            point_values: point_values(position.rule()),
        };
        let mut empty = PointSet::EMPTY;
        for point in Point::all() {
            match position.stone(point) {
                Some(side) => {
                    for line_points in &LINE_POINTS {
                        let on_line = line_points[point.index()];
                        board.lines[side.index()][usize::from(on_line.line)] |= 1 << on_line.place;
                    }
                    board.near = board.near.or(&NEAR[point.index()]);
                }
                None => empty.insert(point),
            }
        }
        for side in Side::BOTH {
            for point in empty.iter() {
                let mut made = 0;
                for direction in 0..LINE_POINTS.len() {
                    let (own, blocked) = board.view(side, direction, point);
                    made |= LineClasses::from(class(board.exact(side), own, blocked)) << (4 * direction);
                }
                board.made[side.index()][point.index()] = made;
                board.sides[side.index()].change(board.point_values[side.index()], point, 0, made);
            }
        }
        board
    }

    /// The position.
    #[inline(always)]
    pub fn position(&self) -> &Gomoku {
        &self.rules
    }

    /// Whether only exactly five counts for a side.
    #[inline(always)]
    fn exact(&self, side: Side) -> bool {
        !self.rules.rule().overline_wins(side)
    }

    /// What a side sees from a point in a direction, as [`class`] wants it.
    fn view(&self, side: Side, direction: usize, point: Point) -> (u32, u32) {
        let on_line = LINE_POINTS[direction][point.index()];
        let line = |side: Side| u32::from(self.lines[side.index()][usize::from(on_line.line)]);
        let blocked = line(!side) | !on_line.mask();
        (padded(line(side)) >> on_line.place, padded_blocked(blocked) >> on_line.place)
    }

    /// What a stone of `side` would make on this point along each line: across, up, and the two diagonals. `None` for a
    /// taken point. By the lines alone: whether Renju allows it is another question.
    pub fn would_make(&self, side: Side, point: Point) -> Option<[Class; 4]> {
        if self.rules.stone(point).is_some() {
            return None;
        }
        point_value::classes(self.made[side.index()][point.index()])
    }

    /// Where a side can make what.
    #[inline(always)]
    pub(crate) fn threat_points(&self, side: Side) -> &ThreatPoints {
        &self.sides[side.index()]
    }

    #[inline(always)]
    fn point_value(&self, side: Side, point: Point) -> &PointValue {
        &self.point_values[side.index()][usize::from(self.made[side.index()][point.index()])]
    }

    /// The flags of `point_value` for a point.
    #[inline(always)]
    pub(crate) fn flags(&self, side: Side, point: Point) -> u16 {
        self.point_value(side, point).flags
    }

    /// How urgent a stone of this side on an empty point looks.
    #[inline(always)]
    pub(crate) fn worth(&self, side: Side, point: Point) -> i32 {
        i32::from(self.point_values[side.index()][usize::from(self.made[side.index()][point.index()])].worth)
    }

    /// The empty points near stones.
    pub(crate) fn near(&self) -> PointSet {
        let mut near = self.near;
        for side in Side::BOTH {
            for row in 0..SIZE {
                near = near.without(&PointSet::of_row(row, self.rules.stones(side).row(row)));
            }
        }
        near
    }

    /// Whether the side to move may put a stone on this empty point: nearly always answered without asking the rules,
    /// which is dear.
    #[inline(always)]
    pub(crate) fn may_play(&self, point: Point) -> bool {
        let side = self.rules.to_move();
        !self.rules.rule().forbids(side)
            || self.flags(side, point) & SUSPECT == 0
            || self.rules.forbidden_at(point).is_none()
    }

    /// Where `side` makes five after a stone of its own on this point.
    pub(crate) fn fives_after(&self, side: Side, point: Point) -> PointSet {
        let made = self.made[side.index()][point.index()];
        let mut fives = PointSet::EMPTY;
        for (direction, stride) in STRIDES.into_iter().enumerate() {
            if Class::of((made >> (4 * direction) & 15) as u8) < Class::Four {
                continue;
            }
            let (own, blocked) = self.view(side, direction, point);
            let mut found = five_points(self.exact(side), own, blocked);
            while found != 0 {
                let steps = found.trailing_zeros() as isize - REACH as isize;
                found &= found - 1;
                fives.insert(Point::of_index((point.index() as isize + steps * stride) as usize));
            }
        }
        fives
    }

    /// The same position with the other side to move.
    pub(crate) fn with_other_to_move(&self) -> Self {
        ThreatBoard { rules: self.rules.with_other_to_move(), ..self.clone() }
    }

    /// Plays a legal move.
    pub fn play(&mut self, point: Point) {
        let mover = self.rules.to_move();
        self.rules.play_unchecked(point);
        self.near = self.near.or(&NEAR[point.index()]);
        for ((threat_points, made), point_values) in
            self.sides.iter_mut().zip(&mut self.made).zip(self.point_values)
        {
            threat_points.change(point_values, point, made[point.index()], 0);
            made[point.index()] = 0;
        }
        for (direction, line_points) in LINE_POINTS.iter().enumerate() {
            let on_line = line_points[point.index()];
            self.lines[mover.index()][usize::from(on_line.line)] |= 1 << on_line.place;
            for side in Side::BOTH {
                self.update_line(side, direction, point);
            }
        }
    }

    /// Brings up to date what a side would make along one line where a new stone is in sight.
    #[inline(always)]
    fn update_line(&mut self, side: Side, direction: usize, stone: Point) {
        let on_line = LINE_POINTS[direction][stone.index()];
        let line = |side: Side| u32::from(self.lines[side.index()][usize::from(on_line.line)]);
        let (own, other, place) = (line(side), line(!side), u32::from(on_line.place));
        let blocked = other | !on_line.mask();
        let exact = self.exact(side);
        // The sixth cell matters only where six are not five.
        let reach = REACH as u32 - u32::from(!exact);
        let mut cells = in_sight(blocked & !(1 << place), place, reach) & !own;
        let (own, blocked) = (padded(own), padded_blocked(blocked));
        let (shift, made) = (4 * direction, &mut self.made[side.index()]);
        while cells != 0 {
            let at = cells.trailing_zeros();
            cells &= cells - 1;
            let steps = at as isize - place as isize;
            let point = Point::of_index((stone.index() as isize + steps * STRIDES[direction]) as usize);
            let before = made[point.index()];
            let now =
                before & !(15 << shift) | LineClasses::from(class(exact, own >> at, blocked >> at)) << shift;
            if now != before {
                made[point.index()] = now;
                self.sides[side.index()].change(self.point_values[side.index()], point, before, now);
            }
        }
    }
}

/// Two boards are equal if everything that is kept beside the position is, too.
impl PartialEq for ThreatBoard {
    fn eq(&self, other: &Self) -> bool {
        self.rules == other.rules
            && self.lines == other.lines
            && self.made == other.made
            && self.sides == other.sides
            && self.near == other.near
    }
}

impl std::fmt::Debug for ThreatBoard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ThreatBoard").field("rules", &self.rules).field("sides", &self.sides).finish()
    }
}

/// By point: what is worth a look once a stone stands there. Two steps in every direction, three along the lines.
static NEAR: [PointSet; POINTS] = {
    let mut near = [PointSet::EMPTY; POINTS];
    let mut from = 0;
    while from < POINTS {
        let mut to = 0;
        while to < POINTS {
            let (a, b) = (Point::of_index(from), Point::of_index(to));
            let (dx, dy) = (a.column().abs_diff(b.column()), a.row().abs_diff(b.row()));
            let along = dx == 0 || dy == 0 || dx == dy;
            if dx <= 2 && dy <= 2 || along && dx <= 3 && dy <= 3 {
                near[from] = near[from].with(b);
            }
            to += 1;
        }
        from += 1;
    }
    near
};
