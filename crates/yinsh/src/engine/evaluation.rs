//! The static evaluation by fitted weights: patterns of the windows of five, and the mobility of the rings.

use super::{
    mobility::RingRays,
    terms::around,
    weights::{FITTED, STAKES, WEIGHTS},
    window_board::WindowBoard,
    windows::{SHAPE, SHAPES, exchanged},
};

// What there is beside the windows of five, as indices of weights.

/// What is at stake for the side to move, times four, plus what is at stake for the other.
const SCORE: usize = 0;
/// Ways of the side to move to make a row at once: 1, 2, more; by what is at stake for it.
const FIVES: usize = SCORE + STAKES * STAKES;
/// The same for the other side.
const THEIR_FIVES: usize = FIVES + 3 * STAKES;

// From here on by stage.

/// Ways to move, more than the other.
const WAYS: usize = THEIR_FIVES + 3 * STAKES;
/// Rings that cannot move, more than the other.
const STUCK: usize = WAYS + 3;
/// Own markers that the other can flip.
const EXPOSED: usize = STUCK + 3;
/// The other's markers that can be flipped.
const THEIR_EXPOSED: usize = EXPOSED + 3;
/// Markers, more than the other.
const MARKERS: usize = THEIR_EXPOSED + 3;
/// Rings at each distance from the middle, more than the other.
const RINGS: usize = MARKERS + 3;
/// How many of these weights there are.
pub(super) const OTHERS: usize = RINGS + 3 * 6;

/// The points at each distance from the middle, up to five.
const DISTANCE: [u128; 6] = {
    let mut at = [0; 6];
    let mut steps = 0;
    while steps < 6 {
        at[steps] = around(steps as i32);
        if steps > 0 {
            at[steps] &= !around(steps as i32 - 1);
        }
        steps += 1;
    }
    at
};

/// Calls `add` with the index and the amount of everything there is beside the windows of five, from the side to move.
#[inline]
fn others(grid: &WindowBoard, mut add: impl FnMut(usize, i32)) {
    let position = &grid.position;
    let (me, other) = (position.actor.index(), (!position.actor).index());
    let [markers, rings] = [position.markers, position.rings];
    let (stake, their_stake) = (grid.stake(me), grid.stake(other));
    let count = |set: u128| set.count_ones() as i32;
    let stage = match position.markers_on_board() {
        0..=7 => 0,
        8..=19 => 1,
        _ => 2,
    };
    add(SCORE + STAKES * stake + their_stake, 1);
    let rays = RingRays::new(position);
    let [mine, theirs] = [me, other].map(|side| rays.mobility(rings[side], side));
    if mine.fives > 0 {
        add(FIVES + 3 * stake + mine.fives.min(3) as usize - 1, 1);
    }
    if theirs.fives > 0 {
        add(THEIR_FIVES + 3 * their_stake + theirs.fives.min(3) as usize - 1, 1);
    }
    add(WAYS + stage, mine.ways as i32 - theirs.ways as i32);
    add(STUCK + stage, mine.stuck as i32 - theirs.stuck as i32);
    add(EXPOSED + stage, count(markers[me] & theirs.flips));
    add(THEIR_EXPOSED + stage, count(markers[other] & mine.flips));
    add(MARKERS + stage, count(markers[me]) - count(markers[other]));
    for (steps, &at) in DISTANCE.iter().enumerate() {
        add(RINGS + 6 * stage + steps, count(rings[me] & at) - count(rings[other] & at));
    }
}

/// The static evaluation from the side to move.
pub(super) fn evaluate(grid: &WindowBoard) -> i32 {
    let (me, other) = (grid.position.actor.index(), (!grid.position.actor).index());
    let mut worth = grid.worth[me] - grid.worth[other];
    others(grid, |index, amount| worth += i32::from(WEIGHTS[index]) * amount);
    worth
}

/// How many features there are: the others, then the shapes, by what is at stake.
pub const FEATURES: usize = OTHERS + STAKES * SHAPES;

/// Everything a position has, as indices and amounts, from the side to move.
pub(super) fn features(grid: &WindowBoard) -> Vec<(usize, i32)> {
    let mut all = Vec::new();
    others(grid, |index, amount| {
        if amount != 0 {
            all.push((index, amount));
        }
    });
    let me = grid.position.actor.index();
    for &pattern in &grid.patterns {
        let white = usize::from(pattern);
        for (side, pattern) in [white, exchanged(white)].into_iter().enumerate() {
            let index = OTHERS + SHAPES * grid.stake(side) + usize::from(SHAPE[pattern]);
            all.push((index, if side == me { 1 } else { -1 }));
        }
    }
    all
}

/// What an evaluation is made of, in words that players use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Aspect {
    /// Markers in line.
    Lines,
    /// Rows that can be made at once.
    NextRows,
    /// How far rings can go.
    Mobility,
    /// Markers that the other side can flip.
    Exposed,
    /// How many markers there are.
    Markers,
    /// Rings near the middle.
    Centre,
}

impl Aspect {
    pub(crate) const ALL: [Aspect; 6] =
        [Aspect::Lines, Aspect::NextRows, Aspect::Mobility, Aspect::Exposed, Aspect::Markers, Aspect::Centre];

    /// Nothing for the score in rings.
    fn of(feature: usize) -> Option<Self> {
        match feature {
            ..FIVES => None,
            FIVES..WAYS => Some(Aspect::NextRows),
            WAYS..EXPOSED => Some(Aspect::Mobility),
            EXPOSED..MARKERS => Some(Aspect::Exposed),
            MARKERS..RINGS => Some(Aspect::Markers),
            RINGS..OTHERS => Some(Aspect::Centre),
            _ => Some(Aspect::Lines),
        }
    }
}

/// The evaluation from the side to move by its aspects, in the order of [`Aspect::ALL`].
pub(crate) fn by_aspect(board: &WindowBoard) -> [i32; Aspect::ALL.len()] {
    let mut worth = [0; Aspect::ALL.len()];
    let weights: &'static [i16; FEATURES] = &FITTED;
    for (feature, amount) in features(board) {
        if let Some(aspect) = Aspect::of(feature) {
            worth[aspect as usize] += i32::from(weights[feature]) * amount;
        }
    }
    worth
}

#[cfg(test)]
mod tests {
    use plyground_rules::{Game, Position};
    use plyground_search::Board;

    use super::*;
    use crate::{INFO, Phase, Yinsh};

    /// Y5: what a fit sees is what the engine judges by.
    #[test]
    fn the_evaluation_is_the_sum_of_its_features() {
        let mut rng = fastrand::Rng::with_seed(5);
        for game in 0..40 {
            let mut grid = WindowBoard::of(&Yinsh::start(&Yinsh::setup(&INFO.variants[game % 2])));
            while grid.position.outcome().is_none() {
                if matches!(grid.position.phase, Phase::Move | Phase::Place) {
                    let sum: i32 =
                        grid.features().iter().map(|&(i, amount)| i32::from(FITTED[i]) * amount).sum();
                    assert_eq!(evaluate(&grid), sum);
                }
                let moves = grid.position.moves();
                grid.make(moves[rng.usize(..moves.len())]);
            }
        }
    }
}
