//! Selective searches by ProbCut before the exact one, to guess its result.
//!
//! With the right guess the exact search needs little more than to prove that the result is neither more nor less; and the
//! moves that seemed best are the hash moves then. A guess costs a small part of the proof: it is the same search, but
//! where a shallow search promises much more or much less than is asked for, ProbCut believes it. Several levels of
//! selectivity, each with an aspiration window around the result of the last, lead to the exact search.

use super::{EndgameSearch, deep, evaluation::SolverFeatures, kernel::Kernel, solver_table::NO_SELECTIVITY};

/// Selective searches are made with at least this many empty squares.
pub(super) const SELECTIVE_EMPTIES: u32 = 16;
/// ProbCut is tried with at least this many left; closer to the end everything is searched.
pub(super) const PROB_CUT_EMPTIES: u32 = 12;
/// How many usual errors a shallow search must be beyond what is asked for, in tenths, by level of selectivity: each level is
/// better and dearer than the one before, and cheaper for it.
const CONFIDENCE: [i32; LEVELS] = [8, 13, 20];
/// Levels of selectivity below the exact search.
pub(super) const LEVELS: usize = 3;

/// How far a position's evaluation may be from where ProbCut begins, in hundredths of a disc, for a shallow search to be worth a try.
const PROMISING: i32 = 400;

/// How far off a search of so little depth usually is, in hundredths of a disc, whatever number of squares is empty. Printed by `examples/fit`,
/// and smoothed:
///
/// ```sh
/// cargo run --release -p plyground-reversi --example fit -- endcut --positions 60 --from 12 --to 20 --depth 6 --seed 1
/// ```
const USUAL_ERROR: [i32; 7] = [820, 740, 690, 620, 540, 510, 480];

/// The depths of the shallow searches with so many empty squares, cheapest first.
const fn depths(left: u32) -> &'static [u32] {
    match left {
        0..16 => &[2],
        16..20 => &[4],
        20..24 => &[4, 6],
        _ => &[6],
    }
}

/// The level of selectivity of a stage.
pub(super) const fn level(stage: u32) -> u8 {
    if (stage as usize) < LEVELS { stage as u8 } else { NO_SELECTIVITY }
}

/// The result, or a bound beyond `alpha` and `beta`, and the square of the best move; after guessing it by selective searches.
pub(super) fn solve<K: Kernel>(
    search: &mut EndgameSearch<K>,
    board: (u64, u64),
    window: (i32, i32),
) -> (i32, u8) {
    let evaluation = SolverFeatures::new(search.size, board.0, board.1);
    let mut guess = K::shallow_search(search, board, &evaluation, 2, -i32::MAX, i32::MAX) / 100;
    for selectivity in 0..LEVELS {
        search.selectivity = selectivity as u8;
        guess = aspiration_search(search, board, window, guess).0;
    }
    search.selectivity = NO_SELECTIVITY;
    aspiration_search(search, board, window, guess)
}

/// ProbCut: an answer that is likely, if a shallow search puts the position far above or below `alpha`.
#[inline(always)]
pub(super) fn prob_cut<K: Kernel>(
    search: &mut EndgameSearch<K>,
    own: u64,
    other: u64,
    alpha: i32,
    left: u32,
) -> Option<i32> {
    let confidence = CONFIDENCE[usize::from(search.selectivity) % LEVELS];
    let (board, evaluation) = ((own, other), SolverFeatures::new(search.size, own, other));
    let value = evaluation.value(own, other, search.geometry);
    for &depth in depths(left) {
        let margin = confidence * USUAL_ERROR[depth as usize] / 10;
        let (low, high) = (100 * alpha - margin, 100 * (alpha + 1) + margin);
        if value + PROMISING >= high
            && K::shallow_search(search, board, &evaluation, depth, high - 1, high) >= high
        {
            return Some(alpha + 1);
        }
        if value - PROMISING <= low
            && K::shallow_search(search, board, &evaluation, depth, low, low + 1) <= low
        {
            return Some(alpha);
        }
    }
    None
}

/// An aspiration window: first a narrow one around a guess, then wider ones as long as the result is not inside.
pub(super) fn aspiration_search<K: Kernel>(
    search: &mut EndgameSearch<K>,
    (own, other): (u64, u64),
    (mut alpha, mut beta): (i32, i32),
    guess: i32,
) -> (i32, u8) {
    let mut width = 1;
    // Nearly all games end with a full board, so with an even margin.
    let guess = guess / 2 * 2;
    let (mut low, mut high) = (guess - 1, guess + 1);
    loop {
        (low, high) = (low.clamp(alpha, beta - 1), high.clamp(alpha + 1, beta));
        let found = deep::full_window(search, own, other, low, high);
        if search.stopped {
            return found;
        }
        width *= 2;
        // Guesses may contradict each other; narrowing the bounds each time makes an end of it.
        if found.0 <= low && low > alpha {
            beta = (found.0 + 1).max(alpha + 1);
            (low, high) = (found.0 - width, beta);
        } else if found.0 >= high && high < beta {
            alpha = (found.0 - 1).min(beta - 1);
            (low, high) = (alpha, found.0 + width);
        } else {
            return found;
        }
    }
}
