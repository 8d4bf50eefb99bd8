//! How well a look ahead of less depth foretells a deeper one.

use plyground_search::Forecast;

/// Bands of numbers of discs that forecasts are made for.
pub const BANDS: usize = 6;

/// The band of a number of discs.
pub const fn band(discs: u32) -> usize {
    match discs {
        ..16 => 0,
        16..56 => discs as usize / 8 - 1,
        _ => BANDS - 1,
    }
}

/// The depth that foretells a depth: about half, and even or odd like it, for having the last move sways every judgement.
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
    [[87, 8, 281], [93, -4, 309], [94, -48, 345], [98, -25, 356], [99, 14, 375], [102, -90, 529]], // 3 by 1
    [[86, -13, 262], [95, -19, 286], [97, -14, 308], [98, -38, 264], [100, 5, 366], [102, -56, 449]], // 4 by 2
    [[93, -20, 227], [98, 23, 263], [98, 2, 246], [98, 9, 261], [101, -30, 297], [102, -91, 409]], // 5 by 3
    [[83, -50, 261], [94, -45, 361], [93, -24, 353], [101, -5, 339], [100, 31, 454], [102, -63, 583]], // 6 by 2
    [[87, 16, 262], [95, 35, 295], [98, 17, 327], [98, 15, 339], [100, -24, 414], [102, -125, 594]], // 7 by 3
    [[86, -58, 231], [95, -17, 225], [98, -11, 293], [103, 25, 293], [99, 55, 367], [100, -28, 516]], // 8 by 4
];
/// How many usual distances off a forecast is at most expected to be, in tenths.
const CONFIDENCE: i32 = 11;
/// By how many percent the distance grows where both depths are far greater than any measured, for every four moves.
const GROWTH: i32 = 5;

/// How a look of less depth foretells one of this depth at a number of discs; none where too little would be saved, or
/// where the deeper one would reach the end of the game.
pub const fn forecast(depth: u32, discs: u32) -> Option<Forecast> {
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
    Some(Forecast {
        depth: shallower(depth),
        slope,
        offset,
        margin: distance * percent / 100 * CONFIDENCE / 10,
    })
}
