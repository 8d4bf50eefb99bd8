//! Berger's tables: everybody against everybody, as the FIDE handbook prints them (C.05, annex 1).

/// The pairs of a round (from 0) for an even number of players from 2 on: numbers from 0, who begins stands first. There is one round
/// fewer than players.
pub fn round(players: usize, round: usize) -> Vec<(usize, usize)> {
    assert!(players >= 2 && players % 2 == 0 && round + 1 < players, "a round of a table");
    let (last, others) = (players - 1, players - 1);
    // All but the last stand in a circle, and the sum of both numbers is the same for all pairs of a round. The one left over meets
    // the last, who begins in every other round.
    let middle = if round % 2 == 0 { round / 2 } else { players / 2 + round / 2 };
    let top = if round % 2 == 0 { (middle, last) } else { (last, middle) };
    let rest = (1..players / 2).map(|step| ((middle + step) % others, (middle + others - step) % others));
    std::iter::once(top).chain(rest).collect()
}

/// The number of rounds for so many players, odd or even, once or twice.
pub const fn rounds(players: usize, double: bool) -> usize {
    let once = match players {
        0 | 1 => 0,
        _ => players + players % 2 - 1,
    };
    if double { 2 * once } else { once }
}

/// The pairs of a round of a whole event. Twice means with the other side; the last two rounds of the first half change places then, so that
/// nobody has a side three times running, as the handbook recommends.
pub fn scheduled(players: usize, double: bool, at: usize) -> Vec<(usize, usize)> {
    let even = players + players % 2;
    let once = rounds(players, false);
    let (half, at) = (at / once, at % once);
    let at = match once - at {
        1 | 2 if double && half == 0 && once >= 3 => 2 * once - 3 - at,
        _ => at,
    };
    let pairs = round(even, at).into_iter();
    pairs.map(|(first, second)| if half == 0 { (first, second) } else { (second, first) }).collect()
}

/// How many games everybody has.
pub const fn games_each(players: usize, double: bool) -> usize {
    let once = players.saturating_sub(1);
    if double { 2 * once } else { once }
}
