//! The shapes that patterns are seen in, and how what stands in one becomes a number.
//!
//! A disc of the side to move counts 1, one of the other side -1, an empty square 0, and the squares of a shape are
//! the digits of a number to base 3. So the same shape from the other side is the number negated, and a board can
//! keep the numbers of all places on it, its *lanes*, up to date by additions alone.

/// Squares in the largest shape: with more, a lane would not fit into 16 bits.
const LONGEST: usize = 10;

/// A shape, given by the squares of one of its places on the board. It is seen in all places where the symmetries of
/// the board put it, and a pattern is worth the same in all of them.
struct Shape {
    squares: &'static [u8],
    /// Places.
    lanes: usize,
}

const SHAPES: [Shape; 12] = [
    // The edge and the X squares beside it.
    Shape { squares: &[0, 1, 2, 3, 4, 5, 6, 7, 9, 14], lanes: 4 },
    // Around a corner along both edges, with the X square.
    Shape { squares: &[32, 24, 16, 8, 0, 9, 1, 2, 3, 4], lanes: 4 },
    // The middle of an edge, what is above it, and the corners.
    Shape { squares: &[0, 2, 3, 10, 11, 12, 13, 4, 5, 7], lanes: 4 },
    // The nine squares in a corner.
    Shape { squares: &[0, 1, 2, 8, 9, 10, 16, 17, 18], lanes: 4 },
    // Lines along the board: next to the edge, and further in.
    Shape { squares: &[8, 9, 10, 11, 12, 13, 14, 15], lanes: 4 },
    Shape { squares: &[16, 17, 18, 19, 20, 21, 22, 23], lanes: 4 },
    Shape { squares: &[24, 25, 26, 27, 28, 29, 30, 31], lanes: 4 },
    // Lines across it.
    Shape { squares: &[0, 9, 18, 27, 36, 45, 54, 63], lanes: 2 },
    Shape { squares: &[1, 10, 19, 28, 37, 46, 55], lanes: 4 },
    Shape { squares: &[2, 11, 20, 29, 38, 47], lanes: 4 },
    Shape { squares: &[3, 12, 21, 30, 39], lanes: 4 },
    Shape { squares: &[4, 13, 22, 31], lanes: 4 },
];

/// How many shapes there are.
pub(crate) const COUNT: usize = SHAPES.len();
/// Four lanes of 16 bits share a word, so that they are added at once.
pub(crate) const WORDS: usize = 12;
/// A word of empty lanes. So far above 0 no lane is ever negative or leaves its bits, whatever stands there, and nothing
/// carries from one lane into the next.
pub(crate) const ZERO: u64 = 0x8000_8000_8000_8000;

/// Where each shape's lanes begin; the last entry is where the last one's end.
pub(crate) const FIRST: [usize; COUNT + 1] = {
    let mut first = [0; COUNT + 1];
    let mut shape = 0;
    while shape < COUNT {
        first[shape + 1] = first[shape] + SHAPES[shape].lanes;
        shape += 1;
    }
    assert!(first[COUNT] <= 4 * WORDS);
    first
};

/// How many entries the shape's table has: the next power of two, so that a lane cut down to so many bits, whatever it
/// was, is a place in the table.
pub(crate) const fn table_size(shape: usize) -> usize {
    3usize.pow(SHAPES[shape].squares.len() as u32).next_power_of_two()
}

/// Where each shape's table begins when all are laid end to end; the last entry is where the last one ends.
pub(crate) const TABLE: [usize; COUNT + 1] = {
    let mut table = [0; COUNT + 1];
    let mut shape = 0;
    while shape < COUNT {
        table[shape + 1] = table[shape] + table_size(shape);
        shape += 1;
    }
    table
};

/// What a disc of the side to move on each square adds to the lanes.
pub(crate) static DISCS: [[u64; WORDS]; 64] = discs();

/// A square under one of the eight symmetries of the board.
const fn image(square: u8, symmetry: u8) -> u8 {
    let (mut row, mut column) = (square / 8, square % 8);
    if symmetry & 1 != 0 {
        column = 7 - column;
    }
    if symmetry & 2 != 0 {
        row = 7 - row;
    }
    if symmetry & 4 != 0 { 8 * column + row } else { 8 * row + column }
}

const fn set(squares: &[u8], symmetry: u8) -> u64 {
    let mut set = 0;
    let mut i = 0;
    while i < squares.len() {
        set |= 1 << image(squares[i], symmetry);
        i += 1;
    }
    set
}

const fn discs() -> [[u64; WORDS]; 64] {
    let mut discs = [[0; WORDS]; 64];
    let mut shape = 0;
    while shape < COUNT {
        let squares = SHAPES[shape].squares;
        assert!(squares.len() <= LONGEST);
        let mut lane = FIRST[shape];
        let mut seen = [0; 8];
        let mut symmetry = 0;
        while symmetry < 8 {
            seen[symmetry as usize] = set(squares, symmetry);
            let mut earlier = 0;
            while seen[earlier] != seen[symmetry as usize] {
                earlier += 1;
            }
            if earlier == symmetry as usize {
                let mut i = 0;
                while i < squares.len() {
                    let square = image(squares[i], symmetry) as usize;
                    discs[square][lane / 4] |= 3u64.pow(i as u32) << (16 * (lane % 4));
                    i += 1;
                }
                lane += 1;
            }
            symmetry += 1;
        }
        assert!(lane == FIRST[shape + 1]);
        shape += 1;
    }
    discs
}

/// For each digit of a shape, the digit that the same pattern has there seen in a mirror.
fn mirror(shape: usize) -> Vec<usize> {
    let squares = SHAPES[shape].squares;
    let place = |square| squares.iter().position(|&other| other == square);
    let mirrors = (1..8).filter_map(|symmetry| {
        squares.iter().map(|&square| place(image(square, symmetry))).collect::<Option<Vec<usize>>>()
    });
    let unchanged: Vec<usize> = (0..squares.len()).collect();
    mirrors.into_iter().find(|mirror| *mirror != unchanged).unwrap_or(unchanged)
}

/// The patterns of a shape, those that are mirror images of each other counted once: for each its place in the shape's
/// table, and that of its mirror image.
pub(crate) fn patterns(shape: usize) -> Vec<[usize; 2]> {
    let mirror = mirror(shape);
    let powers: Vec<i32> = (0..mirror.len()).map(|digit| 3i32.pow(digit as u32)).collect();
    let place = |number: i32| (number + i32::from(ZERO as u16)) as usize & (table_size(shape) - 1);
    let half = powers.iter().sum::<i32>();
    (-half..=half)
        .filter_map(|number| {
            let digit = |i: usize| (number + half) / powers[i] % 3 - 1;
            let other: i32 = mirror.iter().enumerate().map(|(i, &j)| digit(j) * powers[i]).sum();
            (number <= other).then(|| [place(number), place(other)])
        })
        .collect()
}
