//! What Gomoku says about its computers.

use plyground_search::{BenchPosition, EngineProfile, Openings};

use crate::players::players;

pub(crate) static ENGINE: EngineProfile = EngineProfile {
    players,
    first_opponents: Some(["newcomer", "aggressive-2", "minimax-4"]),
    // By pattern weights.
    advantage: [200, 500, 1000, 2000],
    openings,
    bench: &BENCH,
    ..EngineProfile::DEFAULT
};

/// Beginnings of Gomoku: random stones there often leave one side well behind, and a short look does not see it. Written by
/// the example `openings` of `plyground-players`.
const KNOWN: &str = include_str!("../openings.txt");

fn openings(variant: &str) -> Openings {
    let known = if variant == "gomoku" { KNOWN } else { "" };
    // Renju has opening rules of its own.
    let swap2 = if variant == "renju" { "" } else { KNOWN };
    Openings { random: 3..=6, sensible: is_central, known, swap2 }
}

/// Whether a point is among the seven by seven in the middle.
fn is_central(point: &str) -> bool {
    let row = point.get(1..).and_then(|row| row.parse().ok()).unwrap_or(0);
    matches!(point.as_bytes().first(), Some(b'e'..=b'k')) && (5..=11).contains(&row)
}

static BENCH: [BenchPosition; 3] = [
    BenchPosition::new("gomoku", 9, "h8 h9 i9"),
    BenchPosition::new("gomoku", 8, "i7 f8 e5 j6 g7 f6 f5 g5 h7 f7"),
    BenchPosition::new("renju", 9, "h8 i9 g9 g7 i7"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_of_a_gomoku_board_is_around_h8() {
        assert!(["h8", "e5", "k11", "e11"].iter().all(|point| is_central(point)));
        assert!(["d8", "l8", "h4", "h12", "", "é8"].iter().all(|point| !is_central(point)));
    }
}
