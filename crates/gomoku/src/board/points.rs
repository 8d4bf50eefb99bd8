//! Sets of points as 225 bits.

use crate::{Point, point::SIZE};

/// A set of points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct PointSet([u64; 4]);

impl PointSet {
    pub(crate) const EMPTY: PointSet = PointSet([0; 4]);

    /// This set and one more point.
    pub(crate) const fn with(mut self, point: Point) -> PointSet {
        self.0[point.index() >> 6] |= 1 << (point.index() & 63);
        self
    }

    /// The points of a row whose bits are set.
    pub(crate) const fn of_row(row: usize, bits: u16) -> PointSet {
        let (first, mut set) = (row * SIZE, [0; 4]);
        let (word, shift) = (first >> 6, first & 63);
        set[word] = (bits as u64) << shift;
        if shift + SIZE > 64 {
            set[word + 1] = bits as u64 >> (64 - shift);
        }
        PointSet(set)
    }

    #[inline(always)]
    pub(crate) fn insert(&mut self, point: Point) {
        self.0[point.index() >> 6] |= 1 << (point.index() & 63);
    }

    /// Puts a point in where `here` is 1 and takes it out where it is 0.
    #[inline(always)]
    pub(crate) fn set(&mut self, point: Point, here: u64) {
        let (word, bit) = (&mut self.0[point.index() >> 6], point.index() & 63);
        *word = *word & !(1 << bit) | here << bit;
    }

    #[inline(always)]
    pub(crate) const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    #[inline(always)]
    pub(crate) const fn len(&self) -> u32 {
        let [a, b, c, d] = self.0;
        a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones()
    }

    #[inline(always)]
    pub(crate) fn first(&self) -> Option<Point> {
        self.iter().next()
    }

    #[inline(always)]
    pub(crate) fn or(&self, other: &PointSet) -> PointSet {
        PointSet(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    #[inline(always)]
    pub(crate) fn and(&self, other: &PointSet) -> PointSet {
        PointSet(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// What is in this set and not in the other.
    #[inline(always)]
    pub(crate) fn without(&self, other: &PointSet) -> PointSet {
        PointSet(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// The points in order.
    #[inline(always)]
    pub(crate) fn iter(self) -> impl Iterator<Item = Point> {
        let (mut words, mut at) = (self.0, 0);
        std::iter::from_fn(move || {
            while words[at] == 0 {
                at += 1;
                if at == words.len() {
                    at = words.len() - 1;
                    return None;
                }
            }
            let bit = words[at].trailing_zeros() as usize;
            words[at] &= words[at] - 1;
            Some(Point::of_index(at * 64 + bit))
        })
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        let mut set = PointSet::EMPTY;
        points.into_iter().for_each(|point| set.insert(point));
        set
    }
}
