//! The rows that stand on a board: fives, straight fours, fours, open threes, threes and open twos, by the rules of the variant (G7).
//!
//! A row is defined by what it can become, so overlines and, for black in Renju, forbidden points are respected at every stage. What is shown of
//! a line is only the best: stones of which two belong to a greater row of the same line are no row of their own.

use plyground_rules::{Position, Side};

use crate::{
    Gomoku, Point,
    point::SIZE,
    rows::{DIRECTIONS, Rows},
};

/// What a row is, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum PatternKind {
    /// Two stones that one more turns into an open three.
    OpenTwo,
    /// Three stones that two more turn into five.
    Three,
    /// Three stones that one more turns into a straight four.
    OpenThree,
    /// Stones that one more turns into five.
    Four,
    /// Four side by side that become five at either end.
    StraightFour,
    /// A row that wins.
    Five,
}

impl PatternKind {
    /// Stable, lower case: kinds of marks and codes in sentences.
    pub(super) const fn code(self) -> &'static str {
        match self {
            PatternKind::OpenTwo => "open-two",
            PatternKind::Three => "three",
            PatternKind::OpenThree => "open-three",
            PatternKind::Four => "four",
            PatternKind::StraightFour => "straight-four",
            PatternKind::Five => "five",
        }
    }
}

/// A row of stones of one side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Pattern {
    pub(super) kind: PatternKind,
    /// In the order of the line.
    pub(super) stones: Vec<Point>,
    /// Where one more stone makes the next better row, as the kind says. Empty for five.
    pub(super) next: Vec<Point>,
}

impl Pattern {
    /// Whether one of these is at least as good with the same stones in it.
    pub(super) fn stands_in(&self, patterns: &[Pattern]) -> bool {
        patterns.iter().any(|other| {
            other.kind >= self.kind && self.stones.iter().all(|stone| other.stones.contains(stone))
        })
    }
}

/// All rows of a side.
pub(super) fn patterns(position: &Gomoku, side: Side) -> Vec<Pattern> {
    let mut found = Vec::new();
    for direction in DIRECTIONS {
        for point in Point::all().filter(|&point| step(point, direction, -1).is_none()) {
            found.extend(Line::from(position, side, point, direction).patterns(position));
        }
    }
    found
}

/// The rows that a stone of a side belongs to.
pub(super) fn patterns_through(position: &Gomoku, side: Side, stone: Point) -> Vec<Pattern> {
    let mut found = Vec::new();
    for direction in DIRECTIONS {
        let start = start_of(stone, direction);
        let all = Line::from(position, side, start, direction).patterns(position);
        found.extend(all.into_iter().filter(|pattern| pattern.stones.contains(&stone)));
    }
    found
}

/// Where one more stone joins the row of this stone to more than five, and the stones of that row, if that does not win and nothing on that line does.
pub(super) fn overline_through(position: &Gomoku, side: Side, stone: Point) -> Option<(Point, Vec<Point>)> {
    DIRECTIONS.into_iter().find_map(|direction| {
        let line = Line::from(position, side, start_of(stone, direction), direction);
        if !line.exact || line.holes() != 0 {
            return None;
        }
        cells(line.empty).find_map(|cell| {
            let row = run(line.own | 1 << cell, cell);
            let stones = line.points(row & !(1 << cell));
            (row.count_ones() > 5 && stones.contains(&stone)).then(|| (line.point(cell), stones))
        })
    })
}

/// The row of six or more that this stone belongs to.
pub(super) fn long_row(position: &Gomoku, side: Side, stone: Point) -> Option<Vec<Point>> {
    DIRECTIONS.into_iter().find_map(|direction| {
        let line = Line::from(position, side, start_of(stone, direction), direction);
        let rows = cells(line.own).map(|cell| run(line.own, cell)).filter(|row| row.count_ones() > 5);
        rows.map(|row| line.points(row)).find(|stones| stones.contains(&stone))
    })
}

/// Where a side makes five with its next stone.
pub(super) fn five_points(position: &Gomoku, side: Side) -> Vec<Point> {
    let mut found = Vec::new();
    for direction in DIRECTIONS {
        for point in Point::all().filter(|&point| step(point, direction, -1).is_none()) {
            let line = Line::from(position, side, point, direction);
            found.extend(line.points(line.holes()));
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// This position with a stone more of this side, also when it is not to move.
pub(super) fn with_stone(position: &Gomoku, side: Side, point: Point) -> Gomoku {
    if position.to_move() == side {
        position.child(point)
    } else {
        position.with_other_to_move().child(point)
    }
}

fn step(point: Point, (dx, dy): (i32, i32), steps: i32) -> Option<Point> {
    let (column, row) = (point.column() as i32 + steps * dx, point.row() as i32 + steps * dy);
    Point::new(usize::try_from(column).ok()?, usize::try_from(row).ok()?)
}

/// Cells of a line: bit 1 is its first point, so that every cell has neighbours.
type Cells = u32;

/// A line of the board as one side sees it.
#[derive(Clone)]
struct Line {
    side: Side,
    start: Point,
    direction: (i32, i32),
    own: Cells,
    /// Neither the opponent's stones nor what is off the board.
    empty: Cells,
    /// Whether six do not win.
    exact: bool,
}

/// A row as cells, before it becomes a [`Pattern`].
struct Row {
    kind: PatternKind,
    stones: Cells,
    next: Cells,
}

impl Line {
    fn from(position: &Gomoku, side: Side, start: Point, direction: (i32, i32)) -> Line {
        let (own, other): (&Rows, &Rows) = (position.stones(side), position.stones(!side));
        let exact = !position.rule().overline_wins(side);
        let mut line = Line { side, start, direction, own: 0, empty: 0, exact };
        let mut next = Some(start);
        for cell in 1.. {
            let Some(point) = next else { break };
            if own.contains(point) {
                line.own |= 1 << cell;
            } else if !other.contains(point) {
                line.empty |= 1 << cell;
            }
            next = step(point, direction, 1);
        }
        line
    }

    fn point(&self, cell: u32) -> Point {
        step(self.start, self.direction, cell as i32 - 1).expect("a cell of the line is on the board")
    }

    fn points(&self, set: Cells) -> Vec<Point> {
        cells(set).map(|cell| self.point(cell)).collect()
    }

    /// The line with one stone more.
    fn with(&self, cell: u32) -> Line {
        Line { own: self.own | 1 << cell, empty: self.empty & !(1 << cell), ..self.clone() }
    }

    fn patterns(&self, position: &Gomoku) -> Vec<Pattern> {
        if self.own.count_ones() < 2 {
            return Vec::new();
        }
        let mut rows = self.fives_and_fours();
        self.open_threes(position, &mut rows);
        self.threes(position, &mut rows);
        self.open_twos(position, &mut rows);
        let pattern = |row: &Row| Pattern {
            kind: row.kind,
            stones: self.points(row.stones),
            next: self.points(row.next),
        };
        rows.iter().map(pattern).collect()
    }

    fn wins(&self, row: Cells) -> bool {
        let length = row.count_ones();
        length == 5 || length > 5 && !self.exact
    }

    /// The empty cells where a stone makes five.
    fn holes(&self) -> Cells {
        cells(self.empty)
            .filter(|&cell| self.wins(run(self.own | 1 << cell, cell)))
            .fold(0, |all, cell| all | 1 << cell)
    }

    /// The ends of a run of stones that is a straight four.
    fn straight_ends(run: Cells, holes: Cells) -> Option<Cells> {
        let ends = (run << 1 | run >> 1) & !run;
        (run.count_ones() == 4 && holes & ends == ends).then_some(ends)
    }

    fn fives_and_fours(&self) -> Vec<Row> {
        let (mut rows, mut ends, holes) = (Vec::new(), 0, self.holes());
        let mut rest = self.own;
        while rest != 0 {
            let run = run(self.own, rest.trailing_zeros());
            rest &= !run;
            if self.wins(run) {
                rows.push(Row { kind: PatternKind::Five, stones: run, next: 0 });
            } else if let Some(both) = Self::straight_ends(run, holes) {
                ends |= both;
                rows.push(Row { kind: PatternKind::StraightFour, stones: run, next: both });
            }
        }
        let greater = rows.len();
        for cell in cells(holes & !ends) {
            let stones = run(self.own | 1 << cell, cell) & !(1 << cell);
            if !is_part(stones, &rows[..greater]) {
                rows.push(Row { kind: PatternKind::Four, stones, next: 1 << cell });
            }
        }
        rows
    }

    fn open_threes(&self, position: &Gomoku, rows: &mut Vec<Row>) {
        let mut found: Vec<Row> = Vec::new();
        for cell in cells(self.empty) {
            let four = run(self.own | 1 << cell, cell);
            if four.count_ones() != 4 || Self::straight_ends(four, self.with(cell).holes()).is_none() {
                continue;
            }
            let stones = four & !(1 << cell);
            if !is_part(stones, rows) && self.makes_open(position, self.point(cell)) {
                join(&mut found, Row { kind: PatternKind::OpenThree, stones, next: 1 << cell });
            }
        }
        rows.append(&mut found);
    }

    fn threes(&self, position: &Gomoku, rows: &mut Vec<Row>) {
        let mut found: Vec<Row> = Vec::new();
        for first in 1..=SIZE as u32 - 4 {
            let five = 0b11111 << first;
            let beside = 1 << (first - 1) | 1 << (first + 5);
            let (stones, room) = (self.own & five, self.empty & five);
            let long = self.exact && self.own & beside != 0;
            if stones.count_ones() != 3 || room.count_ones() != 2 || long || is_part(stones, rows) {
                continue;
            }
            let allowed = cells(room).filter(|&cell| self.may_play(position, self.point(cell)));
            let next = allowed.fold(0, |all, cell| all | 1 << cell);
            if next != 0 {
                join(&mut found, Row { kind: PatternKind::Three, stones, next });
            }
        }
        rows.append(&mut found);
    }

    fn open_twos(&self, position: &Gomoku, rows: &mut Vec<Row>) {
        let mut found: Vec<Row> = Vec::new();
        for cell in cells(self.empty) {
            // Three of a kind that one more makes four in a row are within four cells.
            let near = (0b111_1111 << cell) >> 3;
            if (self.own & near).count_ones() < 2 {
                continue;
            }
            let (line, point) = (self.with(cell), self.point(cell));
            let mut then = line.fives_and_fours();
            let greater = then.len();
            let after = with_stone(position, self.side, point);
            line.open_threes(&after, &mut then);
            for three in &then[greater..] {
                let stones = three.stones & !(1 << cell);
                if three.stones & 1 << cell != 0 && !is_part(stones, rows) && self.makes_open(position, point)
                {
                    join(&mut found, Row { kind: PatternKind::OpenTwo, stones, next: 1 << cell });
                }
            }
        }
        rows.append(&mut found);
    }

    /// Whether the rules let the side put a stone here.
    fn may_play(&self, position: &Gomoku, point: Point) -> bool {
        !position.rule().forbids(self.side) || position.forbidden_at(point).is_none()
    }

    /// Whether a stone that makes an open row may do so. In Renju a three is one only if the stone that makes it a four does not make five elsewhere.
    fn makes_open(&self, position: &Gomoku, point: Point) -> bool {
        self.may_play(position, point)
            && !(position.rule().forbids(self.side) && makes_five(position, self.side, point))
    }
}

/// Whether a stone of this side would make a row that wins.
fn makes_five(position: &Gomoku, side: Side, point: Point) -> bool {
    DIRECTIONS.into_iter().any(|direction| {
        let line = Line::from(position, side, start_of(point, direction), direction);
        line.points(line.holes()).contains(&point)
    })
}

/// The first point of a line through this one.
fn start_of(mut point: Point, direction: (i32, i32)) -> Point {
    while let Some(before) = step(point, direction, -1) {
        point = before;
    }
    point
}

/// Whether two of these stones belong to one of the rows already.
fn is_part(stones: Cells, rows: &[Row]) -> bool {
    rows.iter().any(|row| (stones & row.stones).count_ones() >= 2)
}

/// Adds a row, or its continuation where the same stones are a row already.
fn join(rows: &mut Vec<Row>, new: Row) {
    match rows.iter_mut().find(|row| row.stones == new.stones) {
        Some(row) => row.next |= new.next,
        None => rows.push(new),
    }
}

/// The unbroken run of cells through one of them.
fn run(set: Cells, cell: u32) -> Cells {
    let after = (set >> cell).trailing_ones();
    let before = (set << (Cells::BITS - 1 - cell)).leading_ones();
    ((1 << (before + after - 1)) - 1) << (cell + 1 - before)
}

fn cells(mut set: Cells) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let cell = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (cell < Cells::BITS).then_some(cell)
    })
}
