//! Sets of points as bits: rays, ring moves, rows of five, and the numbers for keys.

use plyground_rules::zobrist;

use crate::point::{Axis, COLUMNS, HEIGHT, Point};

/// All points.
pub(crate) const BOARD: u128 = {
    let (mut board, mut column) = (0, 0);
    while column < COLUMNS.len() {
        let (low, high) = COLUMNS[column];
        let numbers = (1u128 << high) - (1 << (low - 1));
        board |= numbers << (HEIGHT as usize * column);
        column += 1;
    }
    board
};

/// The points beyond a point along each axis, by the point's bit.
pub(crate) static RAYS: [[u128; 3]; 128] = {
    let mut rays = [[0; 3]; 128];
    let mut column = 0;
    while column < HEIGHT {
        let mut number = 1;
        while number <= HEIGHT {
            if let Some(from) = Point::new(column, number) {
                let mut axis = 0;
                while axis < 3 {
                    let (dc, dn) = Axis::ALL[axis].step();
                    let mut next = Point::new(column + dc as u8, number + dn as u8);
                    while let Some(point) = next {
                        rays[from.index()][axis] |= point.bit();
                        next = Point::new(point.column() + dc as u8, point.number() + dn as u8);
                    }
                    axis += 1;
                }
            }
            number += 1;
        }
        column += 1;
    }
    rays
};

/// The points of a set, in order.
pub(crate) fn points(mut set: u128) -> impl Iterator<Item = Point> {
    std::iter::from_fn(move || {
        let point = (set != 0).then(|| Point::lowest(set))?;
        set &= set - 1;
        Some(point)
    })
}

/// Half a turn of the board.
pub(crate) const fn turned(set: u128) -> u128 {
    // Point `n` goes to bit `127 - n` and from there to `120 - n`.
    set.reverse_bits() >> 7
}

/// The board as rings meet it, in both orientations: a ray against an axis is the ray along that axis after half a
/// turn, and only along an axis is the nearest point the lowest bit.
pub(crate) struct Occupancy {
    along: OrientedOccupancy,
    against: OrientedOccupancy,
}

/// One orientation. Bits that are no points may have any value: no ray has them.
#[derive(Clone, Copy)]
struct OrientedOccupancy {
    empty: u128,
    not_markers: u128,
}

impl OrientedOccupancy {
    /// Where a ring with these rays can go.
    #[inline]
    fn targets(self, rays: &[u128; 3]) -> u128 {
        rays.iter().fold(0, |all, &ray| {
            let empty = ray & self.empty;
            let met = ray ^ empty;
            // Below the first piece met; the whole ray if there is none.
            let free = empty & met.wrapping_sub(1);
            // The first point that is neither before the markers nor one of them. A ring met first is that point
            // itself, so that one test sees to all rings.
            let behind = (ray & self.not_markers) ^ free;
            let landing = behind & behind.wrapping_neg() & empty;
            all | free | landing
        })
    }
}

impl Occupancy {
    #[inline]
    pub(crate) fn new(rings: u128, markers: u128) -> Self {
        let along = OrientedOccupancy { empty: !(rings | markers), not_markers: !markers };
        let against =
            OrientedOccupancy { empty: turned(along.empty), not_markers: turned(along.not_markers) };
        Occupancy { along, against }
    }

    /// Where a ring can go: along the axes, and against them on the turned board.
    #[inline]
    fn targets(&self, ring: Point) -> (u128, u128) {
        let (there, back) = (ring.index(), ring.opposite().index());
        (self.along.targets(&RAYS[there]), self.against.targets(&RAYS[back]))
    }

    /// Calls `f` with every point a ring can go to.
    #[inline]
    pub(crate) fn for_each_target(&self, ring: Point, mut f: impl FnMut(Point)) {
        let (along, against) = self.targets(ring);
        points(along).for_each(&mut f);
        points(against).map(Point::opposite).for_each(f);
    }

    /// Whether a ring can go to a point.
    pub(crate) fn can_go(&self, ring: Point, to: Point) -> bool {
        let (along, against) = self.targets(ring);
        along & to.bit() != 0 || against & to.opposite().bit() != 0
    }

    /// In how many ways these rings can move.
    pub(crate) fn count(&self, rings: u128) -> usize {
        let ways = |ring| {
            let (along, against) = self.targets(ring);
            along.count_ones() + against.count_ones()
        };
        points(rings).map(ways).sum::<u32>() as usize
    }

    /// Whether any of these rings can move.
    pub(crate) fn any(&self, rings: u128) -> bool {
        points(rings).map(|ring| self.targets(ring)).any(|(along, against)| along | against != 0)
    }
}

/// The points strictly between two points of one line.
pub(crate) fn between(a: Point, b: Point) -> u128 {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    // Every line's distances are multiples of its stride, and below 11 of them no multiples coincide.
    let axis = match high.index() - low.index() {
        distance if distance < 11 => Axis::Up,
        distance if distance % 11 == 0 => Axis::Across,
        _ => Axis::Diagonal,
    };
    RAYS[low.index()][axis as usize] & (high.bit() - 1)
}

/// The lowest points of all fives in line along an axis.
pub(crate) const fn row_starts(markers: u128, axis: Axis) -> u128 {
    let stride = axis.stride();
    let twos = markers & markers >> stride;
    let fours = twos & twos >> (2 * stride);
    fours & markers >> (4 * stride)
}

/// Whether there are five in line.
pub(crate) fn has_row(markers: u128) -> bool {
    Axis::ALL.iter().fold(0, |all, &axis| all | row_starts(markers, axis)) != 0
}

/// The five points from `start` along an axis.
pub(crate) const fn row(start: Point, axis: Axis) -> u128 {
    let stride = axis.stride();
    let five = 1 | 1 << stride | 1 << (2 * stride) | 1 << (3 * stride) | 1 << (4 * stride);
    five << start.index()
}

/// Numbers for keys.
pub(crate) static RING_KEYS: [[u64; 128]; 2] = [zobrist::table(0x59_01), zobrist::table(0x59_02)];
pub(crate) static MARKER_KEYS: [[u64; 128]; 2] = [zobrist::table(0x59_03), zobrist::table(0x59_04)];
/// By side and number of rings taken off.
pub(crate) static TAKEN_KEYS: [[u64; 4]; 2] = [zobrist::table(0x59_05), zobrist::table(0x59_06)];
/// By phase, side to act and side whose turn it is.
pub(crate) static STATE_KEYS: [u64; 20] = zobrist::table(0x59_07);
