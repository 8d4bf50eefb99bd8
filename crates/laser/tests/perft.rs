//! Move sequences, counted, against published numbers.

use plyground_laser::Laser;
use plyground_rules::{Game, Notation, perft};

fn check(file: &str) {
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        let [id, text, counts] = line.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("three columns: {line}");
        };
        let variant = Laser::INFO.variants.iter().find(|v| v.id == id).expect("a variant of this game");
        let position = Laser::read_position(variant, text).unwrap_or_else(|e| panic!("{e}: {line}"));
        for (depth, count) in (1..).zip(counts.split(' ')) {
            let count: u64 = count.parse().expect("a number");
            assert_eq!(perft(&position, depth), count, "depth {depth} of {line}");
        }
    }
}

#[test]
fn l1_perft_counts_of_both_rulesets() {
    check(include_str!("data/perft.txt"));
}

#[test]
fn l1_perft_four_deep() {
    check(include_str!("data/perft-deep.txt"));
}
