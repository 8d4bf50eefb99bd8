//! A hash of positions that never changes.

/// A hash of a position by its variant and its text. It is the same on every machine and in every version, so it may be stored: changing it is a
/// breaking change, and a test vector fixes it. Collisions can be made on purpose, so what is found by it is compared where that matters.
///
/// FNV-1a over `variant`, a zero byte and `position`, and a finaliser (`MurmurHash3`'s) that spreads the last bytes over all bits.
pub fn stable_hash(variant: &str, position: &str) -> u64 {
    let bytes = variant.bytes().chain([0]).chain(position.bytes());
    let mut hash = bytes.fold(0xCBF2_9CE4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    });
    hash = (hash ^ (hash >> 33)).wrapping_mul(0xFF51_AFD7_ED55_8CCD);
    hash = (hash ^ (hash >> 33)).wrapping_mul(0xC4CE_B9FE_1A85_EC53);
    hash ^ (hash >> 33)
}

#[cfg(test)]
mod tests {
    use super::stable_hash;

    #[test]
    fn a16_the_hash_of_a_position_never_changes() {
        let reversi = "---------------------------OX------XO--------------------------- X";
        let laser = "sc3ncfcncpb2/2pc7/3Pd6/pa1Pc1rbra1pb1Pd/pb1Pd1RaRb1pa1Pc/6pb3/7Pa2/2PdNaFaNa3Sa b";
        assert_eq!(stable_hash("", ""), 0xB903_4AD3_7056_F5FB);
        assert_eq!(stable_hash("reversi", reversi), 0x6F07_4AB6_032A_3E32);
        assert_eq!(stable_hash("laser", laser), 0x754F_3CC6_7301_2EEF);
    }
}
