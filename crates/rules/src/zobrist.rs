//! Random numbers for position keys, made at compile time.

/// The `index`-th number of the sequence that `seed` starts (SplitMix64: Steele, Lea and Flood 2014).
pub const fn number(seed: u64, index: u64) -> u64 {
    let mut z = seed.wrapping_add(index.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// `N` numbers of the sequence that `seed` starts. Give every table of a game a seed of its own.
pub const fn table<const N: usize>(seed: u64) -> [u64; N] {
    let mut out = [0; N];
    let mut i = 0;
    while i < N {
        out[i] = number(seed, i as u64);
        i += 1;
    }
    out
}
