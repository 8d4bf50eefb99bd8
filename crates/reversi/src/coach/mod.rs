//! What Reversi tells a coach.

mod corners;
mod edges;
mod ending;
mod layers;
mod lines;
mod mobility;
mod openings;
mod tendency;

use plyground_coach::{BoardMark, Claim, Coach, Layer, Mistake, OpeningBook, Phase};
use plyground_rules::Variant;

use self::lines::Lines;
use crate::{Reversi, Size};

impl Coach for Reversi {
    const LAYERS: &'static [Layer] = layers::LAYERS;

    /// By ten empty squares each; a unit is a hundredth of a disc. With fewer than ten the end is solved, and nothing is left to fit.
    ///
    /// `calibrate reversi 2400 2026` gives 0.00289 ± 0.00015, 0.00190 ± 0.00010, 0.00151 ± 0.00009, 0.00135 ± 0.00012, 0.0013 ± 0.0003 from ten on, and
    /// `calibrate reversi 1200 7` 0.00298 ± 0.00024, 0.00234 ± 0.00015, 0.00186 ± 0.00014, 0.00141 ± 0.00018, 0.0014 ± 0.0004.
    const WIN_SCALES: &'static [f64] = &[0.0029, 0.0029, 0.0019, 0.0015, 0.00135, 0.0013];

    /// By empty squares, ten at a time: near the end a disc ahead decides more often.
    fn win_class(&self) -> usize {
        self.empty().count_ones() as usize / 10
    }

    /// Thirds of the discs that are placed.
    fn phase(&self, _ply: usize) -> Phase {
        let all = self.size().area().count_ones() - 4;
        match 3 * self.empty().count_ones() {
            left if left > 2 * all => Phase::Opening,
            left if left > all => Phase::Middle,
            _ => Phase::End,
        }
    }

    fn claims(mistake: &Mistake<Self>) -> Vec<Claim> {
        let Some(lines) = Lines::of(mistake) else { return Vec::new() };
        // Among claims that are as telling and come true as soon, the first is said.
        let mut claims = ending::claims(&lines);
        claims.extend(corners::claims(&lines));
        claims.extend(mobility::claims(&lines));
        claims.extend(edges::claims(&lines));
        claims.extend(tendency::claims(&lines));
        claims
    }

    fn layer(&self, id: &str) -> Vec<BoardMark> {
        layers::layer(self, id)
    }

    fn opening_book(variant: &'static Variant) -> Option<&'static OpeningBook> {
        (variant.id == Size::Eight.variant().id).then(|| &*openings::BOOK)
    }
}
