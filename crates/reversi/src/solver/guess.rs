//! A guess at the result before it is found out.
//!
//! With the right guess the search needs little more than to prove that it is neither more nor less; and the
//! moves that seemed best are tried first then. A guess costs a small part of the proof: it is the same
//! search, but where looking ahead a little promises much more or much less than is asked for, that is
//! believed.

use super::{Search, judge::Sight, kernel::Kernel, many, table::CERTAIN};

/// Guesses are made with at least this many empty squares.
pub(super) const WORTHWHILE: u32 = 16;
/// With at least this many left, a look ahead may be believed; closer to the end everything is searched.
pub(super) const BELIEVED: u32 = 12;
/// By how many hundredths of a disc a look ahead must be beyond what is asked for, in one guess after the
/// other: each is better and dearer than the one before, and cheaper for it.
const MARGINS: [i32; 3] = [300, 600, 1000];

/// The result, or a bound beyond `alpha` and `beta`, and the square of the best move; after guessing it.
pub(super) fn first<K: Kernel>(search: &mut Search<K>, board: (u64, u64), window: (i32, i32)) -> (i32, u8) {
    let sight = Sight::new(search.size, board.0, board.1);
    let mut guess = K::look(search, board, &sight, 2, -i32::MAX, i32::MAX) / 100;
    for trust in 0..MARGINS.len() {
        search.trust = trust as u8;
        guess = around(search, board, window, guess).0;
    }
    search.trust = CERTAIN;
    around(search, board, window, guess)
}

/// An answer that is likely, if the position seems far better or worse than `alpha`.
#[inline(always)]
pub(super) fn beyond<K: Kernel>(
    search: &mut Search<K>,
    own: u64,
    other: u64,
    alpha: i32,
    left: u32,
) -> Option<i32> {
    let margin = MARGINS[usize::from(search.trust)];
    let depth = if left < 18 { 2 } else { 4 };
    let (low, high) = (100 * alpha - margin, 100 * (alpha + 1) + margin);
    let sight = Sight::new(search.size, own, other);
    let judged = K::look(search, (own, other), &sight, depth, low, high);
    if judged >= high {
        Some(alpha + 1)
    } else if judged <= low {
        Some(alpha)
    } else {
        None
    }
}

/// The same, first in a narrow window around a guess, then in wider ones as long as the result is not inside.
fn around<K: Kernel>(
    search: &mut Search<K>,
    (own, other): (u64, u64),
    (mut alpha, mut beta): (i32, i32),
    guess: i32,
) -> (i32, u8) {
    let mut width = 1;
    let (mut low, mut high) = (guess - 1, guess + 1);
    loop {
        (low, high) = (low.clamp(alpha, beta - 1), high.clamp(alpha + 1, beta));
        let found = many::wide_window(search, own, other, low, high);
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
