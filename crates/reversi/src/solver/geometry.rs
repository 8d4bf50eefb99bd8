//! What the solver must know of each board's shape, worked out when the program is compiled.

use crate::Size;

/// One size of board.
pub(super) struct Geometry {
    /// Its squares.
    pub(super) area: u64,
    /// How many they are.
    pub(super) squares: i32,
    /// Its last row and column.
    pub(super) last: u32,
    /// The four corners.
    pub(super) corners: u64,
    /// The squares off the edge.
    pub(super) central: u64,
    /// The quadrant of each square, as one of four bits.
    pub(super) quadrants: [u8; 64],
    /// For every set of quadrants, their squares.
    pub(super) parts: [u64; 16],
    /// With this many empty squares, the least upper bound that counting discs nobody can ever flip is likely
    /// to prove. It costs too much to try where it mostly fails.
    pub(super) worth_counting: [i32; 65],
}

static GEOMETRIES: [Geometry; 3] = [geometry(Size::Eight), geometry(Size::Six), geometry(Size::Four)];

impl Geometry {
    pub(super) fn of(size: Size) -> &'static Geometry {
        &GEOMETRIES[size as usize]
    }

    /// The quadrants in which an odd number of these squares are.
    #[inline]
    pub(super) fn odd_quadrants(&self, empties: u64) -> u32 {
        let odd = |quadrant: u32| ((empties & self.parts[1 << quadrant]).count_ones() & 1) << quadrant;
        odd(0) | odd(1) | odd(2) | odd(3)
    }
}

const fn geometry(size: Size) -> Geometry {
    let (n, area) = (size.n(), size.area());
    let last = n - 1;
    let mut quadrants = [0; 64];
    let mut parts = [0; 16];
    let mut central = 0;
    let mut square = 0;
    while square < 64 {
        let (row, column) = (square / 8, square % 8);
        if area >> square & 1 != 0 {
            let quadrant = 1 << (2 * (2 * row / n) + 2 * column / n);
            quadrants[square] = quadrant;
            let mut set = 0;
            while set < 16 {
                if set & quadrant as usize != 0 {
                    parts[set] |= 1 << square;
                }
                set += 1;
            }
            if row > 0 && row < last && column > 0 && column < last {
                central |= 1 << square;
            }
        }
        square += 1;
    }
    let mut worth_counting = [0; 65];
    let mut empties = 0usize;
    while empties < 65 {
        // SearchResult by trying on the large board: near the end most discs are safe.
        let wanted = if empties < 10 { (2 * empties).saturating_sub(2) } else { 2 * empties };
        worth_counting[empties] = (wanted * n * n / 64) as i32;
        empties += 1;
    }
    let squares = (n * n) as i32;
    let corners = 1 | 1 << last | 1 << (8 * last) | 1 << (9 * last);
    Geometry { area, squares, last: last as u32, corners, central, quadrants, parts, worth_counting }
}

/// The squares next to each square of the large board.
pub(super) static NEIGHBOURS: [u64; 64] = {
    let mut neighbours = [0; 64];
    let mut square = 0;
    while square < 64 {
        neighbours[square] = around(1 << square) & !(1 << square);
        square += 1;
    }
    neighbours
};

/// A set of squares with the squares next to them, on the large board.
#[inline]
pub(super) const fn around(set: u64) -> u64 {
    const NOT_LEFT: u64 = 0xFEFE_FEFE_FEFE_FEFE;
    const NOT_RIGHT: u64 = 0x7F7F_7F7F_7F7F_7F7F;
    let row = set | (set << 1 & NOT_LEFT) | (set >> 1 & NOT_RIGHT);
    row | row << 8 | row >> 8
}
