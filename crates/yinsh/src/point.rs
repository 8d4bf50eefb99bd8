//! The 85 points, their names, and the three axes along which lines run.

use std::fmt;

use plyground_rules::PointId;

/// The lowest and the highest number of each column, a to k.
pub(crate) const COLUMNS: [(u8, u8); 11] =
    [(2, 5), (1, 7), (1, 8), (1, 9), (1, 10), (2, 10), (2, 11), (3, 11), (4, 11), (5, 11), (7, 10)];

/// How many points there are.
pub(crate) const POINTS: usize = 85;

/// Bits per column.
pub(crate) const HEIGHT: u8 = 11;

/// The bit of the last point in a board that is turned by half: the first one's place.
const LAST: u8 = HEIGHT * HEIGHT - 1;

/// A point of the board.
///
/// Ordered as players order the ends of a row: by column, then by number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

impl Point {
    /// The point in a column (0 for a) with a number, if there is one.
    pub const fn new(column: u8, number: u8) -> Option<Point> {
        if column >= HEIGHT {
            return None;
        }
        let (low, high) = COLUMNS[column as usize];
        if number < low || number > high { None } else { Some(Point(column * HEIGHT + number - 1)) }
    }

    /// The point with this name, in lower case.
    pub fn named(name: &str) -> Option<Point> {
        let (letter, number) = name.as_bytes().split_first()?;
        let number = match *number {
            [n @ b'1'..=b'9'] => n - b'0',
            [b'1', n @ b'0'..=b'1'] => 10 + n - b'0',
            _ => return None,
        };
        Point::new(letter.checked_sub(b'a')?, number)
    }

    /// All points, in order.
    pub fn all() -> impl Iterator<Item = Point> {
        (0..HEIGHT).flat_map(|c| (1..=HEIGHT).filter_map(move |n| Point::new(c, n)))
    }

    /// 0 for column a.
    pub const fn column(self) -> u8 {
        self.0 / HEIGHT
    }

    /// Its number within the column, as players count.
    pub const fn number(self) -> u8 {
        self.0 % HEIGHT + 1
    }

    /// Its place in the drawn board's list of points.
    pub fn id(self) -> PointId {
        let before =
            COLUMNS[..usize::from(self.column())].iter().map(|(low, high)| high - low + 1).sum::<u8>();
        PointId::from(before + self.number() - COLUMNS[usize::from(self.column())].0)
    }

    /// The point `steps` further along an axis, if it is on the board.
    pub fn along(self, axis: Axis, steps: i8) -> Option<Point> {
        let (columns, numbers) = axis.step();
        let column = self.column().checked_add_signed(columns * steps)?;
        Point::new(column, self.number().checked_add_signed(numbers * steps)?)
    }

    /// Appends its name. Much faster than formatting, and reading a move writes every legal one.
    pub(crate) fn push_name(self, out: &mut String) {
        out.push(char::from(b'a' + self.column()));
        if self.number() >= 10 {
            out.push('1');
        }
        out.push(char::from(b'0' + self.number() % 10));
    }

    pub(crate) const fn bit(self) -> u128 {
        1 << self.0
    }

    /// Below 128, so that tables of that size need no check.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize & 127
    }

    /// Where the point goes when the board is turned by half.
    #[must_use]
    pub(crate) const fn opposite(self) -> Point {
        Point(LAST.wrapping_sub(self.0))
    }

    /// The point of a set with the lowest bit.
    pub(crate) const fn lowest(set: u128) -> Point {
        Point(set.trailing_zeros() as u8)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut name = String::with_capacity(3);
        self.push_name(&mut name);
        f.write_str(&name)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A direction of lines, always with rising columns or numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Axis {
    /// Within a column: e5, e6.
    Up,
    /// Across the columns with the same number: e5, f5.
    Across,
    /// Both at once: e5, f6.
    Diagonal,
}

impl Axis {
    /// All three.
    pub const ALL: [Axis; 3] = [Axis::Up, Axis::Across, Axis::Diagonal];

    /// How column and number change from one point to the next.
    pub const fn step(self) -> (i8, i8) {
        match self {
            Axis::Up => (0, 1),
            Axis::Across => (1, 0),
            Axis::Diagonal => (1, 1),
        }
    }

    /// The axis on which two points lie, if they share a line.
    pub fn through(a: Point, b: Point) -> Option<Axis> {
        let columns = i16::from(b.column()) - i16::from(a.column());
        let numbers = i16::from(b.number()) - i16::from(a.number());
        match (columns, numbers) {
            (0, 0) => None,
            (0, _) => Some(Axis::Up),
            (_, 0) => Some(Axis::Across),
            _ => (columns == numbers).then_some(Axis::Diagonal),
        }
    }

    /// The distance of neighbours in bits.
    pub(crate) const fn stride(self) -> u8 {
        match self {
            Axis::Up => 1,
            Axis::Across => HEIGHT,
            Axis::Diagonal => HEIGHT + 1,
        }
    }
}
