//! Stability: discs that can never be flipped again bound the result without searching.
//!
//! Not all of them are found, but each one found is certain. A disc is safe if, along each of its four lines,
//! the line is full, or the line ends at the disc, or the next disc on one side is a safe one of the same
//! colour. On the edges the first of these lines is all there is, and a table knows the truth about every
//! edge.

use std::sync::OnceLock;

use super::geometry::Geometry;

/// What is known about edges of one length: for every edge, the discs of one side that are safe.
type Edges = Vec<u8>;

static EDGES: [OnceLock<Edges>; 3] = [const { OnceLock::new() }; 3];

/// The place of an edge in the table: digits in base three, 1 for an own disc, 2 for the other side's.
static TERNARY: [u16; 256] = {
    let mut ternary = [0; 256];
    let mut set = 0;
    while set < 256 {
        let (mut power, mut bit) = (1, 0);
        while bit < 8 {
            if set >> bit & 1 != 0 {
                ternary[set] += power;
            }
            power *= 3;
            bit += 1;
        }
        set += 1;
    }
    ternary
};

#[inline]
fn place(own: u8, other: u8) -> usize {
    usize::from(TERNARY[usize::from(own)]) + 2 * usize::from(TERNARY[usize::from(other)])
}

/// Counts safe discs on one size of board.
#[derive(Clone, Copy)]
pub(super) struct Stability {
    geometry: &'static Geometry,
    edges: &'static [u8],
}

impl Stability {
    pub(super) fn of(geometry: &'static Geometry) -> Self {
        let length = geometry.last + 1;
        let edges = EDGES[(8 - length) as usize / 2].get_or_init(|| edges(length));
        Stability { geometry, edges }
    }

    /// Discs of `own` that can never be flipped, as many as are found.
    #[inline]
    pub(super) fn stable(&self, own: u64, other: u64) -> u64 {
        let geometry = self.geometry;
        let mut stable = self.on_edges(own, other);
        // Squares beyond a small board are filled for ever.
        let filled = own | other | !geometry.area;
        let full = [rows(filled), columns(filled), slanted::<9>(filled), slanted::<7>(filled)];
        let inner = own & geometry.central;
        stable |= inner & full[0] & full[1] & full[2] & full[3];
        if stable == 0 {
            return 0;
        }
        loop {
            let safe = (full[0] | stable << 1 | stable >> 1)
                & (full[1] | stable << 8 | stable >> 8)
                & (full[2] | stable << 9 | stable >> 9)
                & (full[3] | stable << 7 | stable >> 7);
            let next = stable | inner & safe;
            if next == stable {
                return stable;
            }
            stable = next;
        }
    }

    #[inline]
    fn on_edges(&self, own: u64, other: u64) -> u64 {
        let last = self.geometry.last;
        let top = self.edge(own as u8, other as u8);
        let bottom = self.edge((own >> (8 * last)) as u8, (other >> (8 * last)) as u8);
        let left = self.edge(column(own), column(other));
        let right = self.edge(column(own >> last), column(other >> last));
        top | bottom << (8 * last) | upright(left) | upright(right) << last
    }

    #[inline]
    fn edge(&self, own: u8, other: u8) -> u64 {
        u64::from(self.edges[place(own, other)])
    }
}

const COLUMN: u64 = 0x0101_0101_0101_0101;

/// The leftmost column as a row.
#[inline]
fn column(set: u64) -> u8 {
    ((set & COLUMN).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

/// A row as the leftmost column.
#[inline]
const fn upright(row: u64) -> u64 {
    // Eight copies of the row, each with another bit kept, then that bit moved to the front of its copy.
    let bits = row.wrapping_mul(COLUMN) & 0x8040_2010_0804_0201;
    bits.wrapping_add(0x7F7F_7F7F_7F7F_7F7F) >> 7 & COLUMN
}

/// The squares of full rows.
#[inline]
const fn rows(mut filled: u64) -> u64 {
    filled &= filled >> 1;
    filled &= filled >> 2;
    filled &= filled >> 4;
    (filled & COLUMN) * 0xFF
}

/// The squares of full columns.
#[inline]
const fn columns(mut filled: u64) -> u64 {
    filled &= filled.rotate_right(8);
    filled &= filled.rotate_right(16);
    filled & filled.rotate_right(32)
}

/// The squares of full slanted lines; bits rise by `STEP` along them.
#[inline]
const fn slanted<const STEP: u32>(filled: u64) -> u64 {
    let (mut rising, mut falling) = (filled, filled);
    rising &= const { beyond(STEP, 1) } | rising >> STEP;
    falling &= const { before(STEP, 1) } | falling << STEP;
    rising &= const { beyond(STEP, 2) } | rising >> (2 * STEP);
    falling &= const { before(STEP, 2) } | falling << (2 * STEP);
    rising &= const { beyond(STEP, 4) } | rising >> (4 * STEP);
    falling &= const { before(STEP, 4) } | falling << (4 * STEP);
    rising & falling
}

/// The squares from which so many steps down a slanted line leave the board.
const fn beyond(step: u32, steps: u32) -> u64 {
    let mut set = 0;
    let mut square = 0;
    while square < 64 {
        let (row, column) = (square / 8, square % 8);
        let room = if step == 9 { 7 - column } else { column };
        if row + steps > 7 || steps > room {
            set |= 1 << square;
        }
        square += 1;
    }
    set
}

/// The same upwards.
const fn before(step: u32, steps: u32) -> u64 {
    beyond(step, steps).reverse_bits()
}

/// For every edge of a length, the own discs that no play on the edge can flip, with either side placing a disc on
/// any square of it: legality depends on the rest of the board, so every move is assumed legal.
fn edges(length: u32) -> Edges {
    let mut known = vec![0; 3usize.pow(length)];
    // Fullest first: what is safe depends on edges with one disc more.
    let all = (1u32 << length) - 1;
    let mut by_empties: Vec<(u32, u8, u8)> = Vec::new();
    for own in 0..=all {
        for other in (0..=all).filter(|other| own & other == 0) {
            by_empties.push(((all & !(own | other)).count_ones(), own as u8, other as u8));
        }
    }
    by_empties.sort_unstable();
    for (_, own, other) in by_empties {
        let mut safe = own;
        for square in (0..length).filter(|square| (own | other) >> square & 1 == 0) {
            let bit = 1u8 << square;
            let (mine, theirs) = (flipped(length, square, own, other), flipped(length, square, other, own));
            safe &= known[place(own | bit | mine, other & !mine)];
            safe &= known[place(own & !theirs, other | bit | theirs)];
        }
        known[place(own, other)] = safe;
    }
    known
}

/// What a disc placed on an edge flips along it.
fn flipped(length: u32, square: u32, own: u8, other: u8) -> u8 {
    let along = |step: i32| {
        let mut run = 0u8;
        let mut at = square as i32 + step;
        while (0..length as i32).contains(&at) && other >> at & 1 != 0 {
            run |= 1 << at;
            at += step;
        }
        let closed = (0..length as i32).contains(&at) && own >> at & 1 != 0;
        if closed { run } else { 0 }
    };
    along(1) | along(-1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Reversi, Setup, Size};
    use plyground_rules::{Position, Side};

    /// Safe discs stay, however a game goes on, on every board (R1).
    #[test]
    fn r1_safe_discs_are_never_flipped() {
        fastrand::seed(0x57AB);
        let mut found = 0;
        for size in Size::ALL {
            let stability = Stability::of(Geometry::of(size));
            for _ in 0..4000 {
                let mut position = Reversi::start(&Setup { size, start: None });
                let mut safe = [0; 2];
                loop {
                    for side in Side::BOTH {
                        let own = position.discs(side);
                        let now = stability.stable(own, position.discs(!side));
                        let before = &mut safe[side.index()];
                        assert_eq!(
                            *before & !own,
                            0,
                            "{size:?}: a safe disc was flipped before {position:?}"
                        );
                        assert_eq!(now & !own, 0, "{size:?}: only own discs are safe in {position:?}");
                        *before |= now;
                        found += now.count_ones();
                    }
                    let moves = position.moves();
                    if moves.is_empty() {
                        break;
                    }
                    position = position.child(moves[fastrand::usize(..moves.len())]);
                }
                if position.empty() == 0 {
                    let all = stability.stable(position.own(), position.opponent());
                    assert_eq!(all, position.own(), "on a full board everything is safe");
                }
            }
        }
        assert!(found > 100_000, "only {found} safe discs in all these games");
    }

    #[test]
    fn a_corner_holds_its_edge_and_nothing_else_is_safe_early() {
        let stability = Stability::of(Geometry::of(Size::Eight));
        assert_eq!(stability.stable(0b0111, 0b1000), 0b0111);
        assert_eq!(stability.stable(0b0110, 0b1000), 0);
        assert_eq!(stability.stable(0x0307, 0), 0x0307, "discs around a corner hold each other");
    }

    #[test]
    fn columns_and_rows_turn_into_each_other() {
        for row in 0..=255 {
            assert_eq!(column(upright(row)), row as u8);
            assert_eq!(upright(row) & !COLUMN, 0);
        }
    }
}
