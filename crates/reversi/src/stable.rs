//! The canonical hash straight from the bits: a database of a hundred thousand games has eight million positions, and each has eight images.

use plyground_rules::{Position as _, Side, laws};

use crate::{Reversi, Size};

const OFFSET: u64 = 0xCBF2_9CE4_8422_2325;
const PRIME: u64 = 0x0100_0000_01B3;

/// What [`laws::canonical_hash`] gives, without texts.
pub(crate) fn canonical_hash(position: &Reversi) -> u64 {
    if position.size() != Size::Eight {
        return laws::canonical_hash(position);
    }
    const PREFIX: u64 = fnv(OFFSET, b"reversi\0");
    let (mut dark, mut light) = (images(position.discs(Side::First)), images(position.discs(Side::Second)));
    let mut hashes = [PREFIX; 8];
    // Eight chains of multiplications side by side: each has to wait for itself only.
    for _ in 0..64 {
        for i in 0..8 {
            let letter = b"-XO-"[(dark[i] & 1 | (light[i] & 1) << 1) as usize];
            hashes[i] = step(hashes[i], letter);
            dark[i] >>= 1;
            light[i] >>= 1;
        }
    }
    let mover = if position.to_move() == Side::First { b" X" } else { b" O" };
    hashes.into_iter().map(|hash| finish(fnv(hash, mover))).min().unwrap_or_default()
}

const fn step(hash: u64, byte: u8) -> u64 {
    (hash ^ byte as u64).wrapping_mul(PRIME)
}

const fn fnv(mut hash: u64, bytes: &[u8]) -> u64 {
    let mut i = 0;
    while i < bytes.len() {
        hash = step(hash, bytes[i]);
        i += 1;
    }
    hash
}

/// The end of [`stable_hash`](plyground_rules::stable_hash).
const fn finish(mut hash: u64) -> u64 {
    hash = (hash ^ (hash >> 33)).wrapping_mul(0xFF51_AFD7_ED55_8CCD);
    hash = (hash ^ (hash >> 33)).wrapping_mul(0xC4CE_B9FE_1A85_EC53);
    hash ^ (hash >> 33)
}

/// The eight images of a set of squares.
fn images(board: u64) -> [u64; 8] {
    let across = transposed(board);
    let upside_down = |board: u64| board.swap_bytes();
    let mirrored = |board: u64| board.reverse_bits().swap_bytes();
    [
        board,
        upside_down(board),
        mirrored(board),
        upside_down(mirrored(board)),
        across,
        upside_down(across),
        mirrored(across),
        upside_down(mirrored(across)),
    ]
}

/// Rows and columns exchanged, by three delta swaps.
const fn transposed(mut board: u64) -> u64 {
    let mut swap = 0x0F0F_0F0F_0000_0000 & (board ^ (board << 28));
    board ^= swap ^ (swap >> 28);
    swap = 0x3333_0000_3333_0000 & (board ^ (board << 14));
    board ^= swap ^ (swap >> 14);
    swap = 0x5500_5500_5500_5500 & (board ^ (board << 7));
    board ^ swap ^ (swap >> 7)
}
