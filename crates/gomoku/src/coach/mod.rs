//! What Gomoku and Renju tell a coach: reasons for a mistake, rows on the board, named openings.

mod claims;
mod layers;
mod openings;
mod patterns;
mod scene;
mod threat;

use plyground_coach::{BoardMark, Claim, Coach, Layer, Mistake, OpeningBook, Phase};
use plyground_rules::Variant;

use crate::{Gomoku, Rule, point::POINTS};

/// From so many stones on the opening is over: rows meet.
const OPENING_STONES: usize = 10;
/// With fewer empty points than this, a third of the board, room for new rows runs out.
const ENDGAME_POINTS: usize = POINTS / 3;

impl Coach for Gomoku {
    const LAYERS: &'static [Layer] = layers::LAYERS;

    /// The evaluation's unit is fitted so that 650 are one logit: 0.00154. `calibrate gomoku 800 2026` gives 0.00169 ± 0.00037, `calibrate gomoku 600 7` 0.00164 ± 0.00043, the
    /// evaluation before gave 0.00144 ± 0.00014, which is within these errors.
    const WIN_SCALES: &'static [f64] = &[0.00144];

    fn phase(&self, _ply: usize) -> Phase {
        match self.empty_points() {
            ..ENDGAME_POINTS => Phase::End,
            empty if POINTS - empty < OPENING_STONES => Phase::Opening,
            _ => Phase::Middle,
        }
    }

    fn claims(mistake: &Mistake<Self>) -> Vec<Claim> {
        claims::claims(mistake)
    }

    fn layer(&self, id: &str) -> Vec<BoardMark> {
        match id {
            "threats" => layers::threats(self),
            "forbidden" => layers::forbidden(self),
            _ => Vec::new(),
        }
    }

    fn opening_book(variant: &'static Variant) -> Option<&'static OpeningBook> {
        Some(openings::opening_book(Rule::of(variant)))
    }
}
