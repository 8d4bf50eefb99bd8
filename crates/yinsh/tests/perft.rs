//! Published counts of move sequences, reproduced exactly.

use plyground_rules::{Game, Notation, perft};
use plyground_yinsh::Yinsh;

/// Counts above this take too long for a test run.
const MOST_NODES: u64 = 60_000_000;

#[test]
fn y1_y2_perft_counts() {
    let variant = &Yinsh::INFO.variants[0];
    let mut positions = 0;
    for line in include_str!("data/perft.txt").lines().filter(|line| !line.starts_with('#')) {
        let (text, counts) = line.split_once(" | ").expect("position | counts");
        let position = Yinsh::read_position(variant, text).expect("a legal position");
        for (depth, count) in (1..).zip(counts.split(' ')) {
            let count: u64 = count.parse().expect("a number");
            if count <= MOST_NODES {
                assert_eq!(perft(&position, depth), count, "perft {depth} of {text}");
            }
        }
        positions += 1;
    }
    assert_eq!(positions, 7);
}
