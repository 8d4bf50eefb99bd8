//! 4x4 Reversi, solved by plain search over the public rules.

use plyground_reversi::{Reversi, Setup, Size};
use plyground_rules::{BySide, Position, Side};

fn lead(counts: BySide<u32>, side: Side) -> i32 {
    counts[side] as i32 - counts[!side] as i32
}

/// The final disc counts when both sides play for the largest lead, empty squares counted for nobody. Adds every
/// position looked at to `visited`.
fn perfect(position: &Reversi, visited: &mut u64) -> BySide<u32> {
    *visited += 1;
    let ends = position.moves().into_iter().map(|mv| perfect(&position.child(mv), visited));
    ends.max_by_key(|&end| lead(end, position.to_move())).unwrap_or(position.counts())
}

#[test]
fn r6_perfect_play_on_4x4_ends_11_3_for_light() {
    let mut visited = 0;
    let end = perfect(&Reversi::start(&Setup { size: Size::Four, start: None }), &mut visited);
    assert_eq!(end, BySide { first: 3, second: 11 }, "dark and light, {visited} positions");
    assert!(visited > 100_000, "the whole tree was searched, not {visited} positions");
}
