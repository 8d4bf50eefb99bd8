//! Where a disc may be placed, and what it flips: the two questions everything in Reversi comes down to.
//!
//! Portable arithmetic on 64 bits. Also measured, and slower or no faster: filling step by step, carries for the
//! moves along rows, two lanes side by side, turning the whole board round, tables of lines.

/// Columns b to g: a flipped disc on a line that is not vertical is never on the left or right edge, and leaving
/// those out keeps shifted bits from wrapping around into the next row.
const INNER: u64 = 0x7E7E_7E7E_7E7E_7E7E;

/// The squares on which `own` may place a disc: empty, and closing a line over discs of `opponent`.
#[inline]
pub const fn moves_mask(own: u64, opponent: u64) -> u64 {
    let inner = opponent & INNER;
    let moves = both_ways::<1>(own, inner)
        | both_ways::<7>(own, inner)
        | both_ways::<8>(own, opponent)
        | both_ways::<9>(own, inner);
    moves & !(own | opponent)
}

/// The squares directly behind runs of `opponent` that begin next to `own`, both ways along one direction.
#[inline(always)]
const fn both_ways<const STEP: u32>(own: u64, opponent: u64) -> u64 {
    let mut rising = opponent & (own << STEP);
    let mut falling = opponent & (own >> STEP);
    rising |= opponent & (rising << STEP);
    falling |= opponent & (falling >> STEP);
    // Up to four more, by pairs of neighbouring opponents.
    let pairs_rising = opponent & (opponent << STEP);
    let pairs_falling = pairs_rising >> STEP;
    rising |= pairs_rising & (rising << (2 * STEP));
    falling |= pairs_falling & (falling >> (2 * STEP));
    rising |= pairs_rising & (rising << (2 * STEP));
    falling |= pairs_falling & (falling >> (2 * STEP));
    rising << STEP | falling >> STEP
}

/// The squares in a straight line from each square to the right, and down to the left, straight and to the right:
/// the four directions in which bits rise; then to the left.
static RAYS: [[u64; 5]; 64] = rays();

const fn rays() -> [[u64; 5]; 64] {
    const STEPS: [(i32, i32); 5] = [(0, 1), (1, -1), (1, 0), (1, 1), (0, -1)];
    let mut rays = [[0; 5]; 64];
    let mut square = 0;
    while square < 64 {
        let mut direction = 0;
        while direction < STEPS.len() {
            let (down, right) = STEPS[direction];
            let (mut row, mut column) = (square as i32 / 8 + down, square as i32 % 8 + right);
            while row < 8 && 0 <= column && column < 8 {
                rays[square][direction] |= 1 << (row * 8 + column);
                row += down;
                column += right;
            }
            direction += 1;
        }
        square += 1;
    }
    rays
}

/// The discs of `opponent` that a disc of `own` placed on `square` (a bit's number, below 64) flips.
///
/// Upwards is downwards on the board turned upside down, which is one instruction for each side.
#[inline]
pub const fn flips(square: u8, own: u64, opponent: u64) -> u64 {
    let rays = &RAYS[(square & 63) as usize];
    let mirrored = &RAYS[(square & 63 ^ 56) as usize];
    let (own_mirrored, opponent_mirrored) = (own.swap_bytes(), opponent.swap_bytes());
    let right_and_down = rising(rays[0], own, opponent)
        | rising(rays[1], own, opponent)
        | rising(rays[2], own, opponent)
        | rising(rays[3], own, opponent);
    let up = rising(mirrored[1], own_mirrored, opponent_mirrored)
        | rising(mirrored[2], own_mirrored, opponent_mirrored)
        | rising(mirrored[3], own_mirrored, opponent_mirrored);
    right_and_down | falling(rays[4], own, opponent) | up.swap_bytes()
}

/// What is flipped on a ray of rising bits. Adding 1 carries through every bit off the ray and every opponent on
/// it to the first square that is neither; one less than that square are the squares before it.
#[inline(always)]
const fn rising(ray: u64, own: u64, opponent: u64) -> u64 {
    let end = (opponent | !ray).wrapping_add(1) & own & ray;
    end.wrapping_sub((end != 0) as u64) & ray
}

/// The same on a ray of falling bits, where no carry runs: its first square that is not the opponent's is the
/// highest bit of those that are not.
#[inline(always)]
const fn falling(ray: u64, own: u64, opponent: u64) -> u64 {
    let first = 1 << (63 - (ray & !opponent | 1).leading_zeros());
    let end: u64 = first & own & ray;
    (end << 1).wrapping_neg() & ray
}

/// The squares next to a set, on a board of 8x8; those beyond a smaller one are never asked for.
pub(crate) const fn around(set: u64) -> u64 {
    const NOT_LEFT: u64 = 0xFEFE_FEFE_FEFE_FEFE;
    const NOT_RIGHT: u64 = 0x7F7F_7F7F_7F7F_7F7F;
    let row = set | (set << 1 & NOT_LEFT) | (set >> 1 & NOT_RIGHT);
    row | row << 8 | row >> 8
}

/// The numbers of the set bits, lowest first.
pub(crate) fn squares(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        lowest
    })
}
