//! What a game tells a coach, so that reviews, hints, exercises and the analysis board need to know no game by name.
//!
//! A game implements [`Coach`]: how a score becomes a winning chance, which phase a position belongs to, why a move is a mistake, what can
//! be drawn over the board, and which openings have names. Everything has a default, so a game that says nothing can be reviewed too.
//!
//! The key decision: **a reason is a claim about two lines.** A [`Mistake`] holds the move that was played with the line that refutes it, and the best
//! move with the line that follows it. A game may claim only what it has replayed in those lines through its rules ([`Claim`]): "this lets X happen"
//! where X happens in the refutation and not in the better line up to the same ply. Where nothing can be claimed, nothing is said.

mod claim;
mod layer;
mod mark;
mod openings;
mod phase;
mod recorded;

use plyground_rules::{Game, Variant, laws::Symmetric};
use plyground_search::Searchable;

pub use claim::{About, Claim, Line, Mistake, ReplayedMove, Weight, choose};
pub use layer::Layer;
pub use mark::{BoardMark, Shape};
pub use openings::{OpeningBook, canonical_hash};
pub use phase::Phase;
pub use recorded::RecordedMistake;

/// What a game tells a coach.
pub trait Coach: Game + Searchable + Symmetric {
    /// The layers that can be drawn over its boards, in the order in which they are offered.
    const LAYERS: &'static [Layer] = &[];

    /// How steeply winning chances rise with the score: the `k` of `w = 1 / (1 + exp(-k * score))`, the score in the game's units, one for each
    /// [class](Self::win_class) of positions. They are fitted on self-play by `cargo run --release -p plyground-review --example calibrate`; a game that has none takes a
    /// clear advantage for three wins of four.
    const WIN_SCALES: &'static [f64] = &[];

    /// Positions in which a score means the same: where it means more towards the end, there is one class for each part of the game.
    fn win_class(&self) -> usize {
        0
    }

    /// The [scale](Self::WIN_SCALES) of a class; those beyond the last have the last one's.
    fn win_scale_of(class: usize) -> f64 /* FINAL */ {
        let class = class.min(Self::WIN_SCALES.len().saturating_sub(1));
        let usual = || 3.0_f64.ln() / f64::from(Self::ENGINE.advantage[1]);
        Self::WIN_SCALES.get(class).copied().unwrap_or_else(usual)
    }

    /// The scale of this position.
    fn win_scale(&self) -> f64 /* FINAL */ {
        Self::win_scale_of(self.win_class())
    }

    /// The phase of the game here, `ply` moves after its start.
    fn phase(&self, ply: usize) -> Phase {
        Phase::by_ply(ply)
    }

    /// Everything that can be said truthfully about a mistake, in no particular order: [`choose`] takes the most telling ones. Every claim was replayed
    /// in the lines of the mistake.
    fn claims(_mistake: &Mistake<Self>) -> Vec<Claim> {
        Vec::new()
    }

    /// What one of its [layers](Self::LAYERS) draws over this position.
    fn layer(&self, _id: &str) -> Vec<BoardMark> {
        Vec::new()
    }

    /// The named openings of a variant.
    fn opening_book(_variant: &'static Variant) -> Option<&'static OpeningBook> {
        None
    }
}
