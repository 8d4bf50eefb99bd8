//! Lexicographic priorities as one integer: a matching minimises them all at once, the first before the second.

/// Counts in the order of their priority as one number, so that sums of them compare as their counts do. `most` is more than any sum of a count can be;
/// the first needs no bound.
pub(crate) const fn pack<const N: usize>(counts: &[u32; N], most: &[u32; N]) -> i128 {
    let (mut packed, mut i) = (0, 0);
    while i < N {
        packed = packed * most[i] as i128 + counts[i] as i128;
        i += 1;
    }
    packed
}

/// Whether the search for a matching can calculate with such numbers: it doubles weights and adds four of them at most.
pub(crate) const fn fits<const N: usize>(most: &[u32; N]) -> bool {
    let (mut product, mut i): (i128, usize) = (1, 0);
    while i < N {
        match product.checked_mul(most[i] as i128) {
            Some(next) => product = next,
            None => return false,
        }
        i += 1;
    }
    product < i128::MAX / 16
}
