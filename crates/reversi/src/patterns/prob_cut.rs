//! ProbCut's parameters: how well a search of less depth foretells a deeper one.

use plyground_search::ProbCut;

/// Bands of numbers of discs, each with its own parameters.
pub const BANDS: usize = 6;

/// The band of a number of discs.
pub const fn band(discs: u32) -> usize {
    match discs {
        ..16 => 0,
        16..56 => discs as usize / 8 - 1,
        _ => BANDS - 1,
    }
}

/// The depth that foretells a depth: about half, and even or odd like it, for having the last move sways every evaluation.
pub const fn shallower(depth: u32) -> u32 {
    2 * (depth / 4) + depth % 2
}

/// For depths from 3 on, by bands of discs: slope in hundredths, offset, and the usual distance of the deeper score from
/// that, in hundredths of a disc. Printed by `examples/fit`:
///
/// ```sh
/// cargo run --release -p plyground-reversi --example fit -- probcut --wthor DIR --positions 200 --depth 8 --seed 1
/// ```
#[rustfmt::skip]
const MEASURED: [[[i32; 3]; BANDS]; 6] = [
    [[88, 1, 234], [94, 2, 259], [96, -31, 315], [99, -20, 373], [99, 20, 363], [102, -99, 554]], // 3 by 1
    [[89, -15, 200], [99, -6, 274], [99, -16, 280], [98, -32, 279], [101, 25, 363], [102, -65, 454]], // 4 by 2
    [[95, -21, 170], [105, 1, 268], [99, -12, 243], [99, 7, 260], [101, -20, 305], [101, -93, 412]], // 5 by 3
    [[86, -37, 213], [100, -31, 384], [95, -12, 321], [100, -7, 340], [101, 42, 440], [102, -75, 601]], // 6 by 2
    [[89, 4, 202], [103, 4, 291], [99, 8, 302], [100, 10, 347], [102, -32, 425], [102, -101, 598]], // 7 by 3
    [[88, -41, 186], [99, -17, 211], [99, 6, 292], [105, 33, 303], [100, 60, 354], [100, -38, 519]], // 8 by 4
];
/// ProbCut's confidence: how many usual distances off a prediction is at most expected to be, in tenths.
const CONFIDENCE: i32 = 11;
/// By how many percent the distance grows where both depths are far greater than any measured, for every four moves.
const GROWTH: i32 = 5;

/// ProbCut's model for a depth at a number of discs; none where too little would be saved, or
/// where the deeper one would reach the end of the game.
pub const fn prob_cut(depth: u32, discs: u32) -> Option<ProbCut> {
    if depth < 3 || discs + depth > 60 {
        return None;
    }
    let mut row = depth as usize - 3;
    let mut percent = 100;
    while row >= MEASURED.len() {
        row -= 4;
        percent += GROWTH;
    }
    let [slope, offset, distance] = MEASURED[row][band(discs)];
    Some(ProbCut {
        depth: shallower(depth),
        slope,
        offset,
        margin: distance * percent / 100 * CONFIDENCE / 10,
    })
}
